package session

import (
	"errors"

	"tablemate/assist/desk"
)

// ErrUnasked is the answer of a step that has nothing to ask, because it is
// known or because it does not matter at this table.
var ErrUnasked = errors.New("nothing to ask")

// Steps asks one question after another. Back leads to the last one before that
// was asked; before the first there is none, and it is asked again.
func Steps(steps ...func() error) error {
	back := false
	for i := 0; i < len(steps); {
		err := steps[i]()
		switch {
		case errors.Is(err, desk.ErrBack):
			back = true
		case errors.Is(err, ErrUnasked):
			back = back && i > 0
		case err != nil:
			return err
		default:
			back = false
		}
		if back {
			i = max(0, i-1)
		} else {
			i++
		}
	}
	return nil
}

// Ready asks whether everything lies ready, as the last step; no leads back.
func Ready(t *UI, text string) error {
	ready, err := t.Desk.Confirm(desk.Question{Text: text, Default: "y"})
	if err == nil && !ready {
		return desk.ErrBack
	}
	return err
}
