//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package journal

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// hold locks a table's file against other writers until `release` is called. The result `busy`
// reports whether another writer has the lock. hold locks a separate file beside the table's file,
// because on these systems a lock on the file would exclude readers. Symbolic links are resolved
// first.
func hold(file *os.File) (release func() error, busy bool, err error) {
	real, _ := filepath.EvalSymlinks(file.Name())
	lock := flock.New(cmp.Or(real, file.Name()) + ".lock")
	held, err := lock.TryLock()
	return func() error { return errors.Join(lock.Unlock(), os.Remove(lock.Path())) }, !held && err == nil, err
}
