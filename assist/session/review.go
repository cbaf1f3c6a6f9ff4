package session

import (
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
)

// Reviewer looks at each standing action of a game that is over, and tells afterwards
// what people may learn from it.
type Reviewer[S any, A rules.Kinded] struct {
	Look func(before, after S, did A)
	Tell func(t *talk.UI, end S) []string
}

// reviewed returns what there is to tell of a game from its end; nil for a game that
// has no review.
func (def *game[U, S, A]) reviewed(t *talk.UI, r *journal.Record) ([]string, error) {
	if !def.brings(def.Reviewing) {
		return nil, nil
	}
	review := def.Review()
	st, err := def.walk(r, func(before, after S, t turn[S, A]) error {
		review.Look(before, after, t.did)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return review.Tell(t, st.state), nil
}
