//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package disk

import (
	"errors"
	"os"
	"syscall"
)

// lock waits until nobody else holds a folder.
func lock(folder string) (release func() error, err error) {
	dir, err := os.Open(folder)
	if err != nil {
		return nil, err
	}
	for err = syscall.EINTR; errors.Is(err, syscall.EINTR); {
		err = syscall.Flock(int(dir.Fd()), syscall.LOCK_EX)
	}
	if err != nil {
		dir.Close()
	}
	return dir.Close, err
}
