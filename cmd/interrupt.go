package cmd

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"tablemate/assist/desk"
)

// interruptible does what asks people things. Ctrl-C and SIGTERM end it wherever it
// waits, and the terminal is left as it was found; every confirmed report is on
// the disk by then. Commands that ask nothing need no such care.
func (a *app) interruptible(sit func() error) error {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(stop)
	defer a.closeDesk()
	spoken := a.words // a table may go on in another language meanwhile
	over := make(chan error, 1)
	go func() { over <- sit() }()
	select {
	case err := <-over:
		return err
	case <-stop:
		a.closeDesk()
		fmt.Fprintln(a.err, "\n"+spoken.Say("cmd.cut-off"))
		return desk.ErrInterrupted
	}
}

// closeDesk leaves the desk.
func (a *app) closeDesk() {
	if asker := a.asker.Load(); asker != nil {
		asker.Close()
	}
}
