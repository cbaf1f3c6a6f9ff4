package talk

import (
	"errors"

	"tablemate/assist/desk"
)

// ErrUnasked is the answer of a step that has nothing to ask, because it is
// known or because it does not matter at this table.
var ErrUnasked = errors.New("nothing to ask")

// Steps asks one question after another. Back leads to the last one before that
// was asked; before the first there is none, and it is asked again.
func Steps(steps ...func() error) error { return askSteps(steps, false) }

// StepsWithin is Steps below another question: back at the first question that was
// asked returns desk.ErrBack, which leads to that other one.
func StepsWithin(steps ...func() error) error { return askSteps(steps, true) }

// askSteps asks the questions; leaves reports whether there is one before the first.
func askSteps(steps []func() error, leaves bool) error {
	back := false
	for i := 0; i < len(steps); {
		err := steps[i]()
		switch {
		case errors.Is(err, desk.ErrBack):
			back = true
		case errors.Is(err, ErrUnasked):
		case err != nil:
			return err
		default:
			back = false
		}
		switch {
		case back && i == 0 && leaves:
			return desk.ErrBack
		case back && i > 0:
			i--
		case back && !errors.Is(err, ErrUnasked):
		default:
			back = false
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
