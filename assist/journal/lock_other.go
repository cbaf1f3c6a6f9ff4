//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package journal

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// hold keeps other writers off a table's file until release is called; busy where
// one has it already. A lock on the file itself would keep readers out here, so it
// is a file of its own, beside the one that all names lead to.
func hold(file *os.File) (release func() error, busy bool, err error) {
	real, _ := filepath.EvalSymlinks(file.Name())
	lock := flock.New(cmp.Or(real, file.Name()) + ".lock")
	held, err := lock.TryLock()
	return func() error { return errors.Join(lock.Unlock(), os.Remove(lock.Path())) }, !held && err == nil, err
}
