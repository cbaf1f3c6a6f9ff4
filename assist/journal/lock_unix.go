//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package journal

import (
	"errors"
	"os"
	"syscall"
)

// hold keeps other writers off a table's file until release is called; busy where
// one has it already. The file itself is locked, whatever name leads to it, and
// readers are let in.
func hold(file *os.File) (release func() error, busy bool, err error) {
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return nil, true, nil
	}
	os.Remove(file.Name() + ".lock") // of a version that locked a file of its own
	return func() error { return syscall.Flock(int(file.Fd()), syscall.LOCK_UN) }, false, err
}
