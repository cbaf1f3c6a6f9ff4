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

// Reading is a recorded game and the way to tell it.
type Reading struct {
	Path string    // the table's file
	From io.Reader // read instead of the file, which Path then only names
	// Record is the record if it was read already, for example by journal.Follow; nil if it
	// must be read.
	Record *journal.Record
	Words  *words.Words
	Paint  paint.Paint
	Width  int
	Box    talk.Box
	Format Format
	Review bool // whether a summary tells what a game that is over looks like from its end
}

// Format is the output format of a recorded game.
type Format string

// JSON is for other programs, Raw lists a record line by line, Text tells it.
const (
	Text Format = ""
	Raw  Format = "raw"
	JSON Format = "json"
)

// record reads the journal.
func (r Reading) record() (*journal.Record, error) {
	if r.Record != nil {
		return r.Record, nil
	}
	if r.From != nil {
		return journal.Parse(r.Path, r.From)
	}
	return journal.Read(r.Path)
}

// talk returns a UI for a recorded game, without a desk.
func (r Reading) talk() *talk.UI {
	return &talk.UI{Words: r.Words, Paint: r.Paint, Box: r.Box, Width: r.Width}
}

// text returns the whole input without a byte order mark, or a *FileError of the journal if it
// is too long.
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

// maxPosition is the size up to which a position is read.
const maxPosition = 4 << 20
