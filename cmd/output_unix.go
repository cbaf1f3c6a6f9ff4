//go:build unix

package cmd

import (
	"io"
	"io/fs"
	"os"

	"golang.org/x/sys/unix"
)

// closedOutput returns fs.ErrClosed if the program was started without an output. In this case, Go
// opens the null device for reading and writing as the output. People who discard the output may
// open the null device in the same way. Because of them, only the command `play` calls
// closedOutput.
func closedOutput(out io.Writer) error {
	file, ok := out.(*os.File)
	if !ok {
		return nil
	}
	flags, err := unix.FcntlInt(file.Fd(), unix.F_GETFL, 0)
	about, lost := file.Stat()
	null, none := os.Stat(os.DevNull)
	if err == nil && lost == nil && none == nil && flags&unix.O_ACCMODE == unix.O_RDWR && os.SameFile(about, null) {
		return fs.ErrClosed
	}
	return nil
}
