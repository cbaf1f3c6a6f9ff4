package session

import (
	"encoding/json"
	"errors"
	"io"
	"strconv"

	"tablemate/rules"
)

// slipOf returns an error of reading JSON as a *Misfit, which people are told in their
// own language, and any other error as it is.
func slipOf(err error) error {
	var syntax *json.SyntaxError
	var twice rules.FieldTwice
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return &Misfit{ID: "session.slip-ends"}
	case errors.As(err, &syntax):
		return &Misfit{ID: "session.slip-syntax", Want: strconv.FormatInt(syntax.Offset, 10)}
	case errors.As(err, &twice):
		return &Misfit{ID: "session.slip-twice", Field: string(twice)}
	case errors.Is(err, rules.ErrSeveral):
		return &Misfit{ID: "session.slip-several"}
	case errors.Is(err, rules.ErrDeep):
		return &Misfit{ID: "session.slip-deep"}
	}
	return err
}

// maxField is how much of a field's path people are told.
const maxField = 80

// shortened returns the path of a field, cut where it is too long to be told.
func shortened(field string) string {
	path := []rune(field)
	if len(path) > maxField {
		return string(path[:maxField]) + "…"
	}
	return string(path)
}
