package ruletest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"tablemate/rules"
)

// readBack checks that notes are the same when written and read, with their
// arguments' types.
func readBack(notes []rules.Note) error {
	for _, n := range notes {
		var back rules.Note
		if err := json.Unmarshal(snapshot(n), &back); err != nil {
			return fmt.Errorf("note %s cannot be read back: %w", snapshot(n), err)
		}
		if len(n.Args) == 0 {
			n.Args = nil
		}
		if !reflect.DeepEqual(n, back) {
			return fmt.Errorf("note %s reads back as another: %#v, was %#v", snapshot(n), back, n)
		}
	}
	return nil
}

// holds checks what must be true of every state.
func (p *randomGame[U, S, A]) holds() error {
	if counted, ok := p.game.(rules.Sound[S]); ok {
		if unsound := counted.Unsound(p.state); unsound != nil {
			return fmt.Errorf("the pieces do not add up: %w", unsound)
		}
	}
	scorer, ok := p.game.(rules.Scorer[S])
	if !ok || p.game.Next(p.state) == rules.Nobody {
		return nil
	}
	if seat, by := scorer.Outcome(p.state); seat != rules.Nobody {
		return fmt.Errorf("%s has won by %v while the game goes on", seat, by)
	}
	return nil
}

// ended checks what must be true of a finished game.
func (p *randomGame[U, S, A]) ended() error {
	if scorer, ok := p.game.(rules.Scorer[S]); ok {
		if _, by := scorer.Outcome(p.state); len(by) == 0 {
			return errNoRule
		}
	}
	for i, then := range p.looks {
		if now := snapshot(p.past[i]); !bytes.Equal(then, now) {
			return fmt.Errorf("the table after action %d was changed later:\n%s\n%s", i, then, now)
		}
	}
	return nil
}

var errNoRule = errors.New("the game is over and no rule says so")
