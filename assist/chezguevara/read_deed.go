package chezguevara

import (
	"slices"

	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	parts "tablemate/tables/chezguevara"
)

// deed returns what a card is for, by its kind; none for a card that nobody knows who laid and
// that not anybody may lay.
func (a prompter) deed(l said, by rules.Seat, id parts.CardID) deed {
	c, first := a.state.Card(id), l.items[0]
	d := deed{card: id, ahead: l.rest(1)}
	if did := a.rollsPhase(first, by, id); did != nil {
		d.ahead = joinAhead(spelled(first.digits[min(2, len(first.digits)):]), d.ahead)
		d.did, d.asks = did, a.asksDie(l, d.ahead, did)
		return d
	}
	right := a.state.Right
	switch {
	case right != nil && right.Seat == by && (id == parts.Orderly || id == parts.Exposure && len(first.digits) == 0):
		d.did = game.Revenge{Seat: by, Card: id}
	case len(c.Cancels) > 0:
		return a.cancel(l, by, d)
	case l.unnamed && c.May("event"):
		return a.event(l, by, id)
	case l.unnamed:
	case c.Kind == parts.Person:
		d.did, d.ahead = a.recruit(by, id, first.digits, d.ahead)
	case c.Kind == parts.Thing:
		return a.loot(l, by, id)
	case c.Kind == parts.Activity && by == a.state.Turn.Seat:
		d.did, d.ahead = game.Do{Seat: by, Card: id}, joinAhead(spelled(first.digits), d.ahead)
	case c.Kind == parts.Activity:
		d.did, d.ahead = game.Order{Seat: by, Card: id}, joinAhead(spelled(first.digits), d.ahead)
	default:
		return a.event(l, by, id)
	}
	return d
}

// rollsPhase returns the roll that a card in the own tent is named for, in the phases
// before the recruiting; nil for none.
func (a prompter) rollsPhase(i item, by rules.Seat, id parts.CardID) game.Action {
	c, phase := a.state.Card(id), a.state.Turn.Phase
	if by != a.state.Turn.Seat || !a.state.Player(by).Holds(id) || phase != game.DrawPhase && phase != game.RollsPhase {
		return nil
	}
	die := append(slices.Clone(i.digits), 0)[0]
	switch {
	case c.Rolls && slices.Contains(a.state.RollsDue(), id):
		return game.CardRoll{Seat: by, Card: id, Die: die}
	case c.Kind == parts.Person && id != parts.GloriousLeader && !c.Is(parts.Cat):
		return game.Evict{Seat: by, Card: id, Die: die, To: a.seatAt(i.digits, 1)}
	}
	return nil
}

// seatAt returns the seat that a digit names, Nobody where none stands there.
func (a prompter) seatAt(digits []int, at int) rules.Seat {
	if at >= len(digits) {
		return rules.Nobody
	}
	return game.Seat(digits[at])
}

// recruit returns how a person is called. Of two digits the first is a tent; of one it is
// the die of a brother, and the tent of anybody else.
func (a prompter) recruit(by rules.Seat, id parts.CardID, digits []int, ahead string) (game.Action, string) {
	did := game.Recruit{Seat: by, Card: id, To: by}
	if len(digits) > 1 || len(digits) == 1 && !a.state.Card(id).Brother() {
		did.To, digits = game.Seat(digits[0]), digits[1:]
	}
	return did, joinAhead(spelled(digits), ahead)
}

// loot returns the looting of all things in a row.
func (a prompter) loot(l said, by rules.Seat, first parts.CardID) deed {
	did := game.Loot{Seat: by, Cards: []parts.CardID{first}}
	n := 1
	for ; n < len(l.items) && len(l.items[n].digits) == 0; n++ {
		id, ok := a.thing(l.items[n].word)
		if !ok {
			break
		}
		did.Cards = append(did.Cards, id)
	}
	return deed{did: did, card: first, ahead: joinAhead(spelled(l.items[0].digits), l.rest(n))}
}

// thing returns the one thing that a word may mean.
func (a prompter) thing(word string) (parts.CardID, bool) {
	meant := slices.DeleteFunc(a.cardsMeant(word), func(id parts.CardID) bool { return a.state.Card(id).Kind != parts.Thing })
	if len(meant) != 1 {
		return parts.NoCard, false
	}
	return meant[0], true
}

// event returns how an event is played. A rank card and an exposure need a rival, who is
// asked for unless there is only one.
func (a prompter) event(l said, by rules.Seat, id parts.CardID) deed {
	digits := l.items[0].digits
	d := deed{card: id, ahead: l.rest(1)}
	did := game.Event{Seat: by, Card: id, Target: by}
	if len(digits) > 0 {
		did.Target, digits = game.Seat(digits[0]), digits[1:]
	} else if id == parts.Exposure || id == parts.Demotion || by == rules.Nobody && id == parts.Promotion {
		did.Target = a.onlyRival(by)
		if did.Target == rules.Nobody {
			ahead := d.ahead
			d.asks = func() (game.Action, error) { return a.askTarget(l, ahead, did) }
			did.Target = by
		}
	}
	d.did, d.ahead = did, joinAhead(spelled(digits), d.ahead)
	if d.asks != nil {
		d.did = game.Event{Seat: by, Card: id, Target: a.anyRival(by)}
	}
	return d
}

// onlyRival returns the other one of two players, Nobody where there are more.
func (a prompter) onlyRival(by rules.Seat) rules.Seat {
	if len(a.state.Players) != parts.MinPlayers || by == rules.Nobody {
		return rules.Nobody
	}
	return a.anyRival(by)
}

// anyRival returns another player.
func (a prompter) anyRival(by rules.Seat) rules.Seat {
	for i := range a.state.Players {
		if seat := a.state.Players[i].Seat; seat != by {
			return seat
		}
	}
	return rules.Nobody
}
