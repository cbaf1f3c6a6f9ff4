//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package journal

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// hold locks a table's file against other writers until release is called. It returns busy if
// another writer has the file. A lock on the file itself would keep readers out on these
// systems, so hold locks a separate file beside it. Links are followed first.
func hold(file *os.File) (release func() error, busy bool, err error) {
	real, _ := filepath.EvalSymlinks(file.Name())
	lock := flock.New(cmp.Or(real, file.Name()) + ".lock")
	held, err := lock.TryLock()
	return func() error { return errors.Join(lock.Unlock(), os.Remove(lock.Path())) }, !held && err == nil, err
}
