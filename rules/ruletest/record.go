package ruletest

import (
	"bytes"
	"fmt"

	"tablemate/rules"
)

// holds is what is true of the table at every moment.
func (p *play[U, S, A, E]) holds() error {
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

// ended is what is true of a finished record.
func (p *play[U, S, A, E]) ended() error {
	if scorer, ok := p.game.(rules.Scorer[S]); ok {
		if _, by := scorer.Outcome(p.state); len(by) == 0 {
			return errNoRule
		}
	}
	for i, m := range p.marks {
		if now := look(p.past[i]); !bytes.Equal(m.look, now) {
			return fmt.Errorf("the table after report %d was changed later:\n%s\n%s", i, m.look, now)
		}
	}
	if err := p.replays(); err != nil || !p.wholly {
		return err
	}
	for i := len(p.marks) - 1; i >= 0; i-- {
		if err := p.same(i, rules.FoldAll(p.game, *new(S), p.events[:p.marks[i].events])); err != nil {
			return err
		}
	}
	return nil
}

// replays folds the record once and compares the table on the way.
func (p *play[U, S, A, E]) replays() error {
	var s S
	from := 0
	for i, m := range p.marks {
		s = rules.FoldAll(p.game, s, p.events[from:m.events])
		from = m.events
		if err := p.same(i, s); err != nil {
			return err
		}
	}
	return nil
}

func (p *play[U, S, A, E]) same(i int, s S) error {
	if now := look(s); !bytes.Equal(p.marks[i].look, now) {
		return fmt.Errorf("the record does not give the table after report %d:\n%s\n%s", i, p.marks[i].look, now)
	}
	return nil
}
