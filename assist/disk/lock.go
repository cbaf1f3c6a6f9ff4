package disk

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"

	"github.com/gofrs/flock"
)

// NoLocks reports whether an error of locking says that the file system has no locks, as
// some shared folders do.
func NoLocks(err error) bool {
	return errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.ENOLCK)
}

// Change makes the folder of a file that people keep, and changes the file while no other
// program changes one there in this way. Where the file system has no locks it does so all
// the same.
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
