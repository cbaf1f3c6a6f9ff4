//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package journal

import (
	"errors"
	"os"
	"syscall"
)

// hold locks a table's file against other writers until release is called. It returns busy if
// another writer has the file. It locks the file itself, by whatever name the file was opened.
// Readers are not affected.
func hold(file *os.File) (release func() error, busy bool, err error) {
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return nil, true, nil
	}
	os.Remove(file.Name() + ".lock") // written by versions that locked a separate file
	return func() error { return syscall.Flock(int(file.Fd()), syscall.LOCK_UN) }, false, err
}
