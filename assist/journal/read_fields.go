package journal

import (
	"bytes"
	"errors"
	"strings"

	"tablemate/assist/chance"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// decodeLine decodes a whole line, with every text in it made plain, so that no name in a
// file does anything to a terminal or pads every row; what is hashed is the line itself. It
// returns nil or what is wrong. A field that is not known is wrong: it may change what a
// line means.
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

// plain returns a text of a line as it is shown. A note may be a sentence, everything else
// is a name.
func plain(field, text string) string {
	if field == "note" {
		return tables.Plain(text, tables.MaxText)
	}
	return tables.Plain(text, tables.MaxName)
}

// isPlain reports whether every text in a line is plain without a closer look, as most are.
func isPlain(line []byte) bool {
	for text := range bytes.SplitSeq(line, []byte{'"'}) {
		if len(text) > tables.MaxName {
			return false
		}
	}
	return bytes.IndexByte(line, '\\') < 0 && tables.Plain(string(line), len(line)) == string(line)
}

// wrong returns the first field of a header whose value cannot be, "" for none.
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

// wrong returns the first field of a line whose value cannot be, "" for none.
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

// isHash reports whether a text is 64 hexadecimal digits, or left out.
func isHash(text string) bool {
	return text == "" || len(text) == 64 && strings.Trim(text, "0123456789abcdef") == ""
}

// UnmarshalJSON reads a roll that is numbered if it is the app's, and not if it is
// people's own.
func (r *Roll) UnmarshalJSON(text []byte) error {
	type plain Roll
	err := strictjson.Read(text, (*plain)(r))
	if err == nil && !(r.Source == chance.App && r.N > 0 || r.Source == chance.Table && r.N == 0) {
		err = WrongValue
	}
	return err
}
