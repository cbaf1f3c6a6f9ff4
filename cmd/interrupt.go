package cmd

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"tablemate/assist/desk"
)

// endings are the signals that end a command. SIGHUP is sent when a window is closed.
var endings = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// interruptible runs a function that asks people questions. After a signal, it restores the
// terminal and returns an error. It does not wait for `sit` to end, because all confirmed actions
// are on the disk. If the table's file was moved or altered, the error says so. If a command asks
// nothing, a signal simply ends it.
func (a *app) interruptible(sit func() error) error {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, endings...)
	defer signal.Stop(stop)
	defer a.closeDesk()
	spoken := a.words // the function `sit` may change a.words to another language
	over := make(chan error, 1)
	go func() { over <- sit() }()
	select {
	case err := <-over:
		return err
	case <-stop:
		a.closeDesk()
		code := ""
		if played := a.played.Load(); played != nil {
			if err := played.Intact(); err != nil {
				return err
			}
			code = played.Code(spoken.Lang())
		}
		fmt.Fprintln(a.err, "\n"+spoken.Say("cmd.cut-off", oneArg("code", code)))
		return desk.ErrInterrupted
	}
}

// untilStopped runs `work`, and reports whether a signal came before `work` returned.
func (a *app) untilStopped(work func()) bool {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(stop)
	over := make(chan struct{})
	go func() { work(); close(over) }()
	select {
	case <-over:
		return false
	case <-stop:
		return true
	}
}

func (a *app) closeDesk() {
	if asker := a.asker.Load(); asker != nil {
		asker.Close()
	}
}
