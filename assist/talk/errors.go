package talk

import (
	"errors"
	"strings"

	"tablemate/assist/schema"
	"tablemate/tables"
	"tablemate/tables/words"
)

// SentenceError is an error with a sentence in people's own language.
type SentenceError interface {
	error
	Message() (string, tables.Args)
}

// Sentence returns the sentence of an error, and whether it has one.
func Sentence(w *words.Words, err error) (string, bool) {
	var told SentenceError
	if !errors.As(err, &told) {
		return "", false
	}
	id, args := told.Message()
	if cause, ok := Sentence(w, schema.MisfitOf(errors.Unwrap(told))); ok {
		args["cause"] = strings.TrimSuffix(cause, ".") // the sentence around it ends it
	}
	return w.Say(id, args), true
}

// Warn says what is wrong, and returns an error that has no sentence.
func (t *UI) Warn(err error) error {
	text, ok := Sentence(t.Words, err)
	if !ok {
		return err
	}
	t.Desk.Say(t.Paint.Warning("! " + text))
	return nil
}
