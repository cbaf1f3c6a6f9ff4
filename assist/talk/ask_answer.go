package talk

import (
	"errors"
	"strings"

	"tablemate/assist/desk"
	"tablemate/tables"
)

// Unread is the error that a written answer cannot be read.
type Unread = tables.Sentence

// Written asks for a written answer until it can be read. What stands against
// an answer is told in its sentence, an *Unread's for one.
func Written[T any](t *UI, q desk.Question, read func(string) (T, error)) (T, error) {
	var none T
	read = Once(read)
	q.Parse = func(typed string) error {
		_, err := read(typed)
		if text, ok := Sentence(t.Words, err); ok {
			return errors.New(text)
		}
		return err
	}
	typed, err := t.Desk.Write(q)
	if err != nil {
		return none, err
	}
	return read(typed)
}

// Once returns read, which reads the same text only once if it is asked twice in a row.
func Once[T any](read func(string) (T, error)) func(string) (T, error) {
	var (
		before string
		value  T
		err    error
		known  bool
	)
	return func(typed string) (T, error) {
		if !known || typed != before {
			value, err = read(typed)
			before, known = typed, true
		}
		return value, err
	}
}

// Offer is one answer of a menu and the action that it leads to.
type Offer[A any] struct {
	desk.Option
	Take func() (A, error)
}

// Menu asks for one of offers. Back from what an offer asks leads here again.
func Menu[A any](t *UI, q desk.Question, offers []Offer[A]) (A, error) {
	var none A
	for {
		chosen, err := ChooseOne(t, q, offers, func(_ int, o Offer[A]) desk.Option { return o.Option })
		if err != nil {
			return none, err
		}
		did, err := chosen.Take()
		if !errors.Is(err, desk.ErrBack) {
			return did, err
		}
	}
}

// Listed returns the names in a typed list, parted by commas or semicolons.
func Listed(typed string) []string {
	var out []string
	for _, name := range strings.FieldsFunc(typed, func(r rune) bool { return r == ',' || r == ';' }) {
		if name = strings.TrimSpace(name); name != "" {
			out = append(out, name)
		}
	}
	return out
}
