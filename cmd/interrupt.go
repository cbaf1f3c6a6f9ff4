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

// interruptible runs a function that asks people questions. If a signal comes, it restores the
// terminal and returns without waiting for the function. All confirmed actions are then on the
// disk. If the table's file was moved in the meantime, interruptible returns an error. Commands
// that ask nothing need no such handling: a signal simply ends them.
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

// untilStopped calls `work`, and waits until it returns or a signal comes, such as Ctrl-C. It
// reports whether a signal came.
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
