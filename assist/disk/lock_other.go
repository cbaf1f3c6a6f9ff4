//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package disk

import (
	"path/filepath"

	"github.com/gofrs/flock"
)

// lock waits until nobody else holds a folder. The file by which it is held stays.
func lock(folder string) (release func() error, err error) {
	held := flock.New(filepath.Join(folder, ".lock"))
	return held.Unlock, held.Lock()
}
