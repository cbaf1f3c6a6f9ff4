package journal

import (
	"bufio"
	"bytes"
	"io"
	"os"

	"tablemate/assist/disk"
)

// What a record may hold at most. A long evening has a thousand lines of a
// thousand bytes; beyond these bounds a file is no record of a game, and reading
// it would only use up the memory.
const (
	MaxBytes  = 16 << 20
	maxLine   = 4 << 20
	maxLines  = 30_000
	MaxValues = 100_000 // of JSON in a line, by the commas between them
)

// openRecord opens a file that may be a record, and returns its size.
func openRecord(path string) (*os.File, int64, error) {
	file, about, err := disk.Open(path)
	if err != nil {
		return nil, 0, readError(path, err)
	}
	switch {
	case about.IsDir():
		err = &FileError{Path: path, What: IsFolder}
	case about.Size() > MaxBytes:
		err = &FileError{Path: path, What: TooBig}
	}
	if err != nil {
		file.Close()
		return nil, 0, err
	}
	return file, about.Size(), nil
}

// firstLine returns the first line of a file without its newline, and io.EOF with
// what there is where it has none.
func firstLine(path string) ([]byte, error) {
	file, _, err := openRecord(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := bufio.NewReader(io.LimitReader(file, maxLine+2)).ReadBytes('\n')
	if len(text) > maxLine+1 {
		err = disk.ErrTooBig
	}
	return bytes.TrimSuffix(text, []byte("\n")), err
}
