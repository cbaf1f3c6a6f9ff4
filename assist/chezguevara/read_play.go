package chezguevara

import (
	"slices"
	"strings"

	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// deed is one thing that a card could be for, and what is left of the line behind it.
type deed struct {
	did   game.Action
	ahead string
	asks  func() (game.Action, error) // for what the line does not say, with what is left of it
	card  parts.CardID
	// breaks are the rules that it breaks, as far as can be seen.
	breaks []rules.Violation
}

// step returns what follows from what a card is for.
func (d deed) step() step {
	if d.asks != nil {
		return step{did: d.did, then: d.asks}
	}
	return step{did: d.did, ahead: d.ahead}
}

// readPlay reads what somebody says with cards: whose turn it is, unless another seat stands
// in front.
func (a prompter) readPlay(typed string) (step, error) {
	l, err := a.cutLine(typed)
	if err != nil {
		return step{}, err
	}
	if l.unnamed {
		return a.readCards(l, rules.Nobody)
	}
	by := l.by
	if by == rules.Nobody {
		by = a.state.Turn.Seat
	}
	if did, err := a.readWord(l, by); did.did != nil || did.then != nil || err != nil {
		return did, err
	}
	return a.readCards(l, by)
}

// readCards finds what the first cards of a line are for in the hand of whoever speaks.
func (a prompter) readCards(l said, by rules.Seat) (step, error) {
	for at, i := range l.items {
		if at > 0 && len(i.spec) == 0 {
			continue
		}
		if next, err := a.learnFirst(l, at); next.then != nil || err != nil {
			return next, err
		}
	}
	var open []deed
	for _, id := range a.cardsMeant(l.items[0].word) {
		if d := a.deed(l, by, id); d.did != nil {
			open = append(open, d)
		}
	}
	for i := range open {
		open[i].breaks = game.Game{}.Check(a.state, open[i].did)
	}
	legal := slices.DeleteFunc(slices.Clone(open), func(d deed) bool { return shutBy(d.breaks) != nil })
	if len(legal) == 0 {
		legal = open
	}
	switch len(legal) {
	case 0:
		return step{}, unread("unnamed", tables.Args{"typed": l.items[0].word})
	case 1:
		if next, err := a.untold(l, legal[0]); next.then != nil || err != nil {
			return next, err
		}
		return a.before(l, legal[0].step(), legal[0].breaks), nil
	}
	return step{}, a.several(l.items[0].word, tables.Each(legal, func(p deed) parts.CardID { return p.card }))
}

// before returns the step that must come before another one, and then it is said again: a
// verdict that nobody objects to takes effect, whoever goes on to recruiting lets his
// moochers choose, and what is due is asked for.
func (a prompter) before(l said, next step, breaks []rules.Violation) step {
	again := l.whole()
	for _, v := range breaks {
		switch w := a.state.FirstWait(); {
		case !comesAfter(v):
		case v.ID == "left":
			return step{did: game.Go{Phase: game.Recruiting}, ahead: again}
		case v.ID == "first":
			return step{did: game.Resolve{On: w.Line}, ahead: again}
		default:
			return step{then: func() (game.Action, error) { return a.askDue(w) }, ahead: again}
		}
	}
	return next
}

// unlessDue is before where nobody has asked yet what a step breaks.
func (a prompter) unlessDue(l said, next step) step {
	if next.did == nil {
		return next
	}
	return a.before(l, next, game.Game{}.Check(a.state, next.did))
}

// comesAfter reports whether a breach is only that something else comes first which nobody
// has to decide against the rules: a verdict, a meal, an exchange of ranks.
func comesAfter(v rules.Violation) bool {
	return v.Rule == "CG-MOOCH-03" && v.ID == "left" || v.Rule == "CG-EXPO-06" && v.ID == "first" || v.ID == "due"
}

// allowed reports whether an action breaks no rule, as far as can be seen.
func (a prompter) allowed(did game.Action) bool { return a.shut(did) == nil }

// several returns that a word could be several cards, which are named once each.
func (a prompter) several(typed string, cards []parts.CardID) error {
	var names []string
	for _, id := range cards {
		if name := a.card(id); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return unread("card-several", tables.Args{"typed": typed, "keys": strings.Join(names, ", ")})
}
