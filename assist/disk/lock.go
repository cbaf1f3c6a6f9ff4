package disk

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"

	"github.com/gofrs/flock"
)

// NoLocks reports whether an error of locking means that the file system has no locks, like
// some shared folders.
func NoLocks(err error) bool {
	return errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.ENOLCK)
}

// Change creates the folder of a file and calls change under a lock, so that no other program
// changes the file meanwhile. If the file system has no locks, change is called without one.
func Change(path string, change func() error) error {
	folder := filepath.Dir(path)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	held := flock.New(filepath.Join(folder, ".lock"))
	if err := held.Lock(); err != nil && !NoLocks(err) {
		return err
	}
	defer held.Unlock()
	return change()
}
