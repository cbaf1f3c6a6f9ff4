//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package journal

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// hold locks a table's file against other writers. It locks a separate file beside it, because on
// these systems a lock on the file would exclude readers.
func hold(file *os.File) (release func() error, busy bool, err error) {
	real, _ := filepath.EvalSymlinks(file.Name())
	lock := flock.New(cmp.Or(real, file.Name()) + ".lock")
	held, err := lock.TryLock()
	return func() error { return errors.Join(lock.Unlock(), os.Remove(lock.Path())) }, !held && err == nil, err
}
