package journal

import (
	"bytes"
	"errors"
	"io"

	"tablemate/assist/disk"
	"tablemate/tables/strictjson"
)

// Extension ends the name of every table's file.
const Extension = ".jsonl"

// Read gives the record in the file at path. It takes no lock: a table may be
// looked at while it is being played. A *LineError names the first line that
// cannot be trusted; a *FileError says that the file is no table's record. An
// unfinished last line is left out and counted in Torn.
func Read(path string) (*Record, error) {
	file, _, err := openRecord(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return Parse(path, file)
}

// Parse gives the record that from holds; name stands for it in errors, which
// are those of Read.
func Parse(name string, from io.Reader) (*Record, error) {
	text, err := disk.ReadAll(from, MaxBytes)
	tooBig := errors.Is(err, disk.ErrTooBig)
	if err != nil && !tooBig {
		return nil, readError(name, err)
	}
	if what := notRecord(text[:min(len(text), 512)]); what != "" {
		return nil, &FileError{Path: name, What: what}
	}
	lines := min(bytes.Count(text, []byte("\n")), maxLines)
	r := &Record{Lines: make([]Line, 0, lines), standing: make([]int, 0, lines), texts: make([][]byte, 0, lines)}
	rest, err := r.loadLines(name, text)
	switch {
	case err != nil:
		return nil, err
	case tooBig || len(rest) > maxLine:
		return nil, &LineError{Path: name, Line: len(r.texts) + 1, What: TooMuch}
	case r.size == 0:
		return nil, &FileError{Path: name, What: Unfinished}
	case len(rest) > 0:
		r.Torn = TornLine{Path: name, Bytes: len(rest)}
	}
	return r, nil
}

// loadLines loads all lines that end with a newline, and returns what is left.
func (r *Record) loadLines(name string, text []byte) (rest []byte, err error) {
	for {
		end := bytes.IndexByte(text, '\n')
		switch {
		case end < 0:
			return text, nil
		case end > maxLine:
			return nil, &LineError{Path: name, Line: len(r.texts) + 1, What: TooMuch}
		}
		if err := r.loadLine(name, text[:end:end]); err != nil {
			return nil, err
		}
		text = text[end+1:]
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
// one of another format; "" if nothing does. A broken line of ours is left to
// become a LineError.
func checkVersion(text []byte) What {
	var head struct {
		Version *int `json:"tablemate"`
	}
	_ = strictjson.ReadKnown(text, &head) // what is read before a slip will do
	switch v := head.Version; {
	case v == nil && !bytes.HasPrefix(text, []byte(`{"tablemate":`)):
		return NotOurs
	case v != nil && *v > newest:
		return Newer
	case v != nil && *v > 0 && *v < Version:
		return Older
	}
	return ""
}
