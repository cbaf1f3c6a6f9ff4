package journal

import (
	"bytes"
	"errors"
	"io"

	"tablemate/assist/disk"
	"tablemate/rules/jsonscan"
)

// Extension ends the name of every table's file.
const Extension = ".jsonl"

// Read gives the record in the file at path. It takes no lock: a table may be
// looked at while it is being played. A *LineError names the first line that
// cannot be trusted; a *FileError says that the file is no table's record. An
// unfinished last line is left out and counted in Torn.
func Read(path string) (*Record, error) {
	file, size, err := openRecord(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	const usual = 200 // bytes a line
	return parseLines(path, file, int(min(size/usual, 1<<16)))
}

// Parse gives the record that from holds; name stands for it in errors, which
// are those of Read.
func Parse(name string, from io.Reader) (*Record, error) { return parseLines(name, from, 0) }

func parseLines(name string, from io.Reader, lines int) (*Record, error) {
	in := newLineReader(from)
	head, err := in.Peek(512)
	if err != nil && err != io.EOF {
		return nil, readError(name, err)
	}
	if what := notRecord(head); what != "" {
		return nil, &FileError{Path: name, What: what}
	}
	r := &Record{Lines: make([]Line, 0, lines), standing: make([]int, 0, lines)}
	if err := r.loadLines(name, in); err != nil {
		return nil, err
	}
	if r.size == 0 {
		return nil, &FileError{Path: name, What: Unfinished}
	}
	return r, nil
}

// loadLines loads all lines that end with a newline, and counts what is left.
func (r *Record) loadLines(name string, in *lineReader) error {
	for {
		text, err := in.next()
		switch {
		case err == io.EOF:
			if len(text) > 0 {
				r.Torn = Tail{Path: name, Bytes: len(text)}
			}
			return nil
		case errors.Is(err, disk.ErrTooBig):
			return &LineError{Path: name, Line: len(r.texts) + 1, What: TooMuch}
		case err != nil:
			return readError(name, err)
		}
		if err := r.loadLine(name, text); err != nil {
			return err
		}
	}
}

// loadLine loads one line, the header or a later one, of the file called name.
func (r *Record) loadLine(name string, text []byte) error {
	take := r.load
	if r.size == 0 {
		if what := checkVersion(text); what != "" {
			return &FileError{Path: name, What: what}
		}
		take = r.loadHeader
	}
	if wrong := take(text); wrong != nil {
		wrong.Path = name
		return wrong
	}
	return nil
}

// notRecord returns what shows in its first bytes that a file is no record, "" if
// nothing does.
func notRecord(head []byte) What {
	switch {
	case len(head) == 0:
		return Empty
	case bytes.HasPrefix(head, []byte("\xef\xbb\xbf")):
		return Mark
	case bytes.IndexByte(head, 0) >= 0:
		return Binary
	case head[0] != '{':
		return NotOurs
	}
	return ""
}

// checkVersion returns what shows in its first line that a file is no record, or
// one of a later version; "" if nothing does. A broken line of ours is left to
// become a LineError.
func checkVersion(text []byte) What {
	version, found := 0, false
	s := &jsonscan.Scanner{Text: text}
	s.Object(func(key []byte) bool {
		if string(key) == "tablemate" {
			found = s.IntValue(&version)
			return false
		}
		return s.Raw() != nil
	})
	switch {
	case found && version > newest:
		return Newer
	case found, bytes.HasPrefix(text, []byte(`{"tablemate":`)):
		return ""
	}
	return NotOurs
}
