//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package journal

import (
	"errors"
	"os"
	"syscall"
)

// hold locks a table's file against other writers, but not readers. The lock also excludes a writer
// that opens the file by another name, such as a link.
func hold(file *os.File) (release func() error, busy bool, err error) {
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return nil, true, nil
	}
	os.Remove(file.Name() + ".lock") // older versions left this file behind
	return func() error { return syscall.Flock(int(file.Fd()), syscall.LOCK_UN) }, false, err
}
