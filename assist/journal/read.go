package journal

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/disk"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Extension is the extension of every table's file.
const Extension = ".jsonl"

// Read reads the record in the file at path. It takes no lock, so a table may be read during play.
// A *LineError names the first invalid line. A *FileError means that the file cannot be read or is
// not a supported record. An unfinished last line is not an error: the record's field Torn
// describes it.
func Read(path string) (*Record, error) {
	file, err := openRecord(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return Parse(path, file)
}

// Parse reads a record. Its errors are those of Read, with `name` as the path.
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

func (r *Record) loadLine(name string, text []byte) error {
	if r.size == 0 {
		if what := checkVersion(text); what != "" {
			return &FileError{Path: name, What: what}
		}
	}
	if wrong := r.load(text); wrong != nil {
		wrong.Path = name
		return wrong
	}
	return nil
}

// notRecord checks the first bytes of a file. If a record cannot begin with these bytes, notRecord
// returns the reason. Otherwise it returns "".
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

// checkVersion returns NotOurs, Newer or Older if the header has no supported format, else "". It
// ignores a damaged header, because loadHeader finds the damage.
func checkVersion(text []byte) What {
	var head struct {
		Version *int `json:"tablemate"`
	}
	_ = strictjson.ReadKnown(text, &head) // after an error, `head` has the fields before the error
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

// decodeLine decodes a line and removes control characters, which could control a terminal. An
// unknown field is an error, because it may change the meaning of the line.
func decodeLine(text []byte, into interface{ wrong() string }) *LineError {
	if bytes.Count(text, []byte(",")) > MaxValues {
		return &LineError{What: TooMuch}
	}
	if !isPlain(text) {
		text = strictjson.Texts(text, plain)
	}
	slip, is := errors.AsType[*strictjson.Slip](strictjson.Read(text, into))
	if !is {
		if field := into.wrong(); field != "" {
			return &LineError{What: WrongValue, Field: field}
		}
		return nil
	}
	switch {
	case slip.What == strictjson.NotText:
		return &LineError{What: NotText}
	case slip.What == strictjson.Twice:
		return &LineError{What: FieldTwice, Field: slip.Path[len(slip.Path)-1]}
	case slip.OfText() || len(slip.Path) == 0:
		return &LineError{What: NotJSON}
	case slip.What == strictjson.Unknown && len(slip.Path) == 1:
		return &LineError{What: UnknownField, Field: slip.Path[0]}
	}
	return &LineError{What: WrongValue, Field: slip.Path[0]}
}

func plain(field, text string) string {
	if field == "note" {
		return tables.Plain(text, tables.MaxText)
	}
	return tables.Plain(text, tables.MaxName)
}

// isPlain is a quick check of a line. If it returns true, the function `plain` would leave all
// texts of the line unchanged.
func isPlain(line []byte) bool {
	for text := range bytes.SplitSeq(line, []byte{'"'}) {
		if len(text) > tables.MaxName {
			return false
		}
	}
	return bytes.IndexByte(line, '\\') < 0 && tables.Plain(string(line), len(line)) == string(line)
}

// wrong returns the name of the first field that has an impossible value, or "".
func (h *Header) wrong() string {
	switch {
	case h.Version < 1:
		return "tablemate"
	case h.Game == "":
		return "game"
	case h.Copy != nil && h.Copy.Lines < 1:
		return "copy"
	case !isHash(h.Dice):
		return "dice"
	}
	return ""
}

// wrong returns the name of the first field that has an impossible value, or "".
func (l *Line) wrong() string {
	switch {
	case l.N < 0:
		return "n"
	case l.Did != nil && l.Did[0] != '{':
		return "did"
	case l.Undo < 0:
		return "undo"
	case l.Redo < 0:
		return "redo"
	case !isHash(l.Seed):
		return "seed"
	case !isHash(l.Dice):
		return "dice"
	case !isHash(l.Prev):
		return "prev"
	}
	return ""
}

func isHash(text string) bool {
	return text == "" || len(text) == 64 && strings.Trim(text, "0123456789abcdef") == ""
}

// UnmarshalJSON decodes a roll. A roll of the app needs a number. A roll of real dice must have
// none.
func (r *Roll) UnmarshalJSON(text []byte) error {
	type plain Roll
	err := strictjson.Read(text, (*plain)(r))
	if err == nil && !(r.Source == chance.App && r.N > 0 || r.Source == chance.Table && r.N == 0) {
		err = WrongValue
	}
	return err
}
