package chezguevara

import (
	"cmp"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// cancelTarget: a card that was just played and is still open (CG-CANC-01, CG-CANC-04),
// of a kind that the cancel card names; not one that is in play (CG-CANC-07).
func cancelTarget(s *State, a Cancel) *rules.Violation {
	args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)}
	p := s.play(a.On)
	if a.On == 0 || p == nil {
		return s.cancelInPlay(a, args)
	}
	args["on"] = LineNoun(a.On)
	switch {
	case !p.Open():
		args["shut"] = LineNoun(cmp.Or(p.By, p.Shut))
		return s.sleepRule(p.Card, book.Against("CG-CANC-04", args))
	case !p.Cancellable():
		args["target"] = CardNoun(p.Card)
		return book.Against("CG-CANC-07", args)
	case !s.covers(a.Card, p):
		return book.Against("CG-CANC-01", args)
	}
	return nil
}

// cancelInPlay judges a cancel card on what lies in a tent: a trophy or whoever was
// moved there was never open to it (CG-CANC-07, CG-AMB-63); anything else was, once
// (CG-CANC-04).
func (s *State) cancelInPlay(a Cancel, args rules.Args) *rules.Violation {
	p := s.player(a.Of)
	args["target"] = CardNoun(a.Target)
	if p == nil || p.finds(a.Target) < 0 {
		return book.Against("CG-CANC-01", args).As("nothing")
	}
	if p.Tent[p.finds(a.Target)].Moved {
		return book.Against("CG-CANC-07", args)
	}
	return s.sleepRule(a.Target, book.Against("CG-CANC-04", args).As("in-play"))
}

// sleepRule adds the rule of Bomber Training where a sleep card is cancelled too late
// (CG-CANC-08).
func (s *State) sleepRule(card parts.CardID, v *rules.Violation) *rules.Violation {
	if s.Card(card).Is(parts.Sleep) {
		v.Also = append([]ruleID{"CG-CANC-08"}, v.Also...)
	}
	return v
}

// covers reports whether the text of a cancel card names what a play laid. A card of
// which nobody has told what it cancels may cancel anything.
func (s *State) covers(cancel parts.CardID, p *Play) bool {
	card := s.Card(cancel)
	if len(card.Cancels) == 0 {
		return card.Untold
	}
	if p.As == (Loot{}).Kind() {
		return card.CancelsCard(&parts.Card{Kind: parts.Thing, Categories: []parts.Category{parts.Looting}})
	}
	laid := *s.Card(p.Card)
	if laid.Kind == parts.AnyKind {
		laid.Kind = playedAs[p.As]
	}
	return card.CancelsCard(&laid)
}

// playedAs is the kind of a card that is laid so, where nobody has told its kind.
var playedAs = map[string]parts.Kind{
	Recruit{}.Kind(): parts.Person, Do{}.Kind(): parts.Activity, Order{}.Kind(): parts.Activity,
	Event{}.Kind():  parts.Event,
	Cancel{}.Kind(): parts.Event,
}
