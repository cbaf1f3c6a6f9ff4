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

// interruptible runs a function that asks people questions. A signal ends the function while it
// waits, and the terminal is restored. All confirmed actions are on the disk at that time. If the
// table's file was moved in the meantime, interruptible returns an error. Other commands do not
// need interruptible, because signals simply end them.
func (a *app) interruptible(sit func() error) error {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, endings...)
	defer signal.Stop(stop)
	defer a.closeDesk()
	spoken := a.words // sit may change a.words to another language
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

// untilStopped calls `work`, and waits until it returns or until a signal comes: Ctrl-C or SIGTERM.
// If a signal came, untilStopped returns true.
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
