package session

import (
	"cmp"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Ending is how a game ended.
type Ending struct {
	Winner rules.Seat      // rules.Nobody where nobody won
	By     []tables.RuleID // the rules that decided
}

// ended returns how a game ended; false while somebody is still awaited.
func (def *game[U, S, A]) ended(s S) (Ending, bool) {
	if def.Rules.Next(s) != rules.Nobody {
		return Ending{}, false
	}
	scorer, ok := def.Rules.(rules.Scorer[S])
	if !ok {
		return Ending{}, true
	}
	winner, by := scorer.Outcome(s)
	return Ending{winner, by}, true
}

// endedFor returns how a game ended for other programs, nil while it goes on.
func (def *game[U, S, A]) endedFor(t *talk.UI, s S) *Ended {
	how, over := def.ended(s)
	if !over {
		return nil
	}
	out := &Ended{Winner: how.Winner, By: how.By, Text: def.outcome(t, s)}
	if how.Winner != rules.Nobody {
		out.Name = def.Flow.Name(t, s, how.Winner)
	}
	return out
}

// outcome returns who won and by which rules, in words: a line for the winner and one
// for each rule.
func (def *game[U, S, A]) outcome(t *talk.UI, s S) string {
	how, _ := def.ended(s)
	lines := []string{t.Words.Say("session.ended")}
	if how.Winner != rules.Nobody {
		lines[0] = t.Words.Say("session.won", tables.Args{"name": tables.Verbatim(t.Paint.Seat(def.Flow.Name(t, s, how.Winner)))})
	}
	for _, id := range how.By {
		lines = append(lines, "  "+def.ending(t, s, id)+" "+t.Paint.Citation("("+string(id)+")"))
	}
	return strings.Join(lines, "\n")
}

// ending returns the sentence of a rule by which a game ended: the flow's own, if it
// has one, else the rule's text.
func (def *game[U, S, A]) ending(t *talk.UI, s S, by tables.RuleID) string {
	return cmp.Or(def.Ending(t, s, by), talk.RuleText(def.Book, by, t.Words.Lang()))
}
