//go:build unix

package cmd

import (
	"os"
	"os/signal"
	"syscall"
)

// redraws reports whether a terminal of this system can be drawn anew.
const redraws = true

// sizeChanges gives something whenever the screen changes its size, until stop.
func sizeChanges() (changes <-chan os.Signal, stop func()) {
	sizes := make(chan os.Signal, 1)
	signal.Notify(sizes, syscall.SIGWINCH, syscall.SIGCONT)
	return sizes, func() { signal.Stop(sizes) }
}
