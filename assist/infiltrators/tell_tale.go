package infiltrators

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
)

// tale is how a record reads as a tale: what was laid and guessed, without the aid that
// was shown beside it.
var tale = session.TaleSpec[game.State, game.Action]{
	Own:    ownWords,
	Quiet:  []string{"answer", "begin", "clock", "keep"},
	Joined: []string{"turned", "draw", "answer", "reward"},
	Silent: []string{"cross-out", "opened", "exact", "dear-wait", "time-left"},
}

// ownWords returns the sentences of an action whose notes do not say what was done.
func ownWords(t *talk.UI, d session.Transition[game.State, game.Action]) []string {
	a := prompter{phrases{t}, d.Before}
	switch did := d.Did.(type) {
	case game.Hint, game.Exchange, game.Eliminate:
		return []string{session.AsSentence(Flow{}.Report(t, d.Before, did))}
	case game.Turned:
		return []string{session.AsSentence(a.seat(d.By) + ": " + Flow{}.Report(t, d.Before, did))}
	}
	return nil
}
