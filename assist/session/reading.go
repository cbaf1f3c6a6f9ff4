package session

import (
	"bytes"
	"errors"
	"io"

	"tablemate/assist/disk"
	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/tables/words"
)

// Reading says which recorded game is read, and how it is presented.
type Reading struct {
	Path string    // the table's file
	From io.Reader // if set, the input to read instead of the file; error messages still name the file
	// Record is set if the file was already read, for example by journal.Follow.
	Record *journal.Record
	Words  *words.Words
	Paint  paint.Paint
	Width  int
	Box    talk.Box
	Format Format
	Review bool // whether the summary of a finished game includes the game's review
}

// Format is the output format of a recorded game.
type Format string

// Text is sentences for people, Raw is a list of lines, and JSON is for other programs.
const (
	Text Format = ""
	Raw  Format = "raw"
	JSON Format = "json"
)

func (r Reading) record() (*journal.Record, error) {
	if r.Record != nil {
		return r.Record, nil
	}
	if r.From != nil {
		return journal.Parse(r.Path, r.From)
	}
	return journal.Read(r.Path)
}

func (r Reading) talk() *talk.UI {
	return &talk.UI{Words: r.Words, Paint: r.Paint, Box: r.Box, Width: r.Width}
}

// The method `text` returns the input without a byte order mark, or a *FileError if it is too long
// or has too many values.
func (r Reading) text() (text []byte, err error) {
	if r.From != nil {
		text, err = disk.ReadAll(r.From, maxPosition)
	} else {
		text, err = disk.Read(r.Path, maxPosition)
	}
	if errors.Is(err, disk.ErrTooBig) || bytes.Count(text, []byte(",")) > journal.MaxValues {
		err = &journal.FileError{Path: r.Path, What: journal.TooBig}
	}
	return bytes.TrimPrefix(text, []byte("\xef\xbb\xbf")), err
}

// maxPosition is the largest size of the input, in bytes.
const maxPosition = 4 << 20
