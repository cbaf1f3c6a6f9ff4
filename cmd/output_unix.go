//go:build unix

package cmd

import (
	"io"
	"io/fs"
	"os"

	"golang.org/x/sys/unix"
)

// closedOutput returns fs.ErrClosed if the program was started without an output. In this case, the
// output is the null device, which Go has opened for reading and writing. People who discard the
// output on purpose may open the null device in the same way, and closedOutput then returns
// fs.ErrClosed too. Therefore only the command `play` calls closedOutput.
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
