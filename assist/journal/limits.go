package journal

import (
	"bufio"
	"bytes"
	"errors"
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
	maxValues = 1_000_000 // of JSON, in all lines
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
	return newLineReader(file).next()
}

// lineReader reads lines of a bounded length.
type lineReader struct {
	*bufio.Reader
	left int64 // bytes that may still come
}

func newLineReader(from io.Reader) *lineReader {
	return &lineReader{bufio.NewReaderSize(from, 64<<10), MaxBytes}
}

// next returns the next line without its newline; a last one without any comes
// with io.EOF. disk.ErrTooBig for one that is longer than a line may be.
func (r *lineReader) next() ([]byte, error) {
	var text []byte
	for {
		part, err := r.ReadSlice('\n')
		if r.left -= int64(len(part)); r.left < 0 || len(text)+len(part) > maxLine {
			return nil, disk.ErrTooBig
		}
		text = append(text, part...)
		if err == nil {
			return bytes.TrimSuffix(text, []byte("\n")), nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return text, err
		}
	}
}
