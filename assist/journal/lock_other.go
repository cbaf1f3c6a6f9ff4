//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package journal

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// hold locks a table's file against other writers. On these systems, a lock on the table's file
// would exclude readers too. Therefore hold locks a separate file in the same folder.
func hold(file *os.File) (release func() error, busy bool, err error) {
	real, _ := filepath.EvalSymlinks(file.Name())
	lock := flock.New(cmp.Or(real, file.Name()) + ".lock")
	held, err := lock.TryLock()
	return func() error { return errors.Join(lock.Unlock(), os.Remove(lock.Path())) }, !held && err == nil, err
}
