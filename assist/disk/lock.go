package disk

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"

	"github.com/gofrs/flock"
)

// NoLocks reports whether an error means that the file system does not support locks.
func NoLocks(err error) bool {
	return errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.ENOLCK)
}

// Change creates the folder of a file, and calls `change` while it holds the folder's lock. It does
// not lock on a file system without locks.
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
