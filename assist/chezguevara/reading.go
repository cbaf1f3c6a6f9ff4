package chezguevara

import (
	"slices"

	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// reading returns what a card does, by its kind. It returns nothing if the player is unknown
// and not every player may lay the card.
func (a prompter) reading(l typedLine, by rules.Seat, id parts.CardID) reading {
	c, first, right := a.state.Card(id), l.items[0], a.state.Right
	d := reading{card: id}
	d.ahead = joinAhead(spelled(first.digits), l.rest(1))
	roll := a.rollsPhase(first, by, id)
	switch {
	case roll != nil:
		d.ahead = joinAhead(spelled(first.digits[min(2, len(first.digits)):]), l.rest(1))
		if d.did = roll; len(first.digits) == 0 {
			d.then, d.ahead = a.asksDie(l, d.ahead, roll), ""
		}
	case right != nil && right.Seat == by && (id == parts.Orderly || id == parts.Exposure && len(first.digits) == 0):
		d.did, d.ahead = game.Revenge{Seat: by, Card: id}, l.rest(1)
	case len(c.Cancels) > 0:
		return a.cancel(l, by, id)
	case l.unnamed && !c.May(parts.Event):
	case !l.unnamed && c.Kind == parts.Person:
		d.did, d.ahead = a.recruit(by, id, first.digits, l.rest(1))
	case !l.unnamed && c.Kind == parts.Thing:
		return a.loot(l, by, id)
	case !l.unnamed && c.Kind == parts.Activity && by == a.state.Turn.Seat:
		d.did = game.Do{Seat: by, Card: id}
	case !l.unnamed && c.Kind == parts.Activity:
		d.did = game.Order{Seat: by, Card: id}
	default:
		return a.event(l, by, id)
	}
	return d
}

// rollsPhase returns the roll that a card in the own tent is named for, in the phases
// before the recruiting; nil for none.
func (a prompter) rollsPhase(i token, by rules.Seat, id parts.CardID) game.Action {
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

// seatAt returns the seat that a digit names, Nobody if there is none.
func (a prompter) seatAt(digits []int, at int) rules.Seat {
	if at >= len(digits) {
		return rules.Nobody
	}
	return game.Seat(digits[at])
}

// recruit returns how a person is called. The first of two digits is a tent. A single digit is
// the brother's die, and a tent for any other person.
func (a prompter) recruit(by rules.Seat, id parts.CardID, digits []int, ahead string) (game.Action, string) {
	did := game.Recruit{Seat: by, Card: id, To: by}
	if len(digits) > 1 || len(digits) == 1 && !a.state.Card(id).Brother() {
		did.To, digits = game.Seat(digits[0]), digits[1:]
	}
	return did, joinAhead(spelled(digits), ahead)
}

// loot returns the looting of all things in a row.
func (a prompter) loot(l typedLine, by rules.Seat, first parts.CardID) reading {
	did := game.Loot{Seat: by, Cards: []parts.CardID{first}}
	n := 1
	for ; n < len(l.items) && len(l.items[n].digits) == 0; n++ {
		id, ok := a.thing(l.items[n].word)
		if !ok {
			break
		}
		did.Cards = append(did.Cards, id)
	}
	return reading{card: first, parsed: parsed{did: did, ahead: joinAhead(spelled(l.items[0].digits), l.rest(n))}}
}

// thing returns the one thing that a word may mean.
func (a prompter) thing(word string) (parts.CardID, bool) {
	meant := slices.DeleteFunc(
		a.cardsMeant(word),
		func(id parts.CardID) bool { return a.state.Card(id).Kind != parts.Thing },
	)
	if len(meant) != 1 {
		return parts.NoCard, false
	}
	return meant[0], true
}

// event returns how an event is played. A rank card and an exposure need a rival, who is
// asked for unless there is only one.
func (a prompter) event(l typedLine, by rules.Seat, id parts.CardID) reading {
	digits, did := l.items[0].digits, game.Event{Seat: by, Card: id, Target: by}
	needsRival := id == parts.Exposure || id == parts.Demotion || by == rules.Nobody && id == parts.Promotion
	only := len(a.state.Players) == parts.MinPlayers && by != rules.Nobody
	d := reading{card: id, parsed: parsed{ahead: l.rest(1)}}
	switch {
	case len(digits) > 0:
		did.Target, d.ahead = game.Seat(digits[0]), joinAhead(spelled(digits[1:]), d.ahead)
	case needsRival:
		did.Target = a.anyRival(by)
		if ahead := d.ahead; !only {
			text := a.say("ask.target", tables.Args{"card": a.card(id)})
			d.then = a.asksRival(l.String(), text, by, func(seat rules.Seat) parsed {
				did.Target = seat
				return parsed{did: did, ahead: ahead}
			})
			d.ahead = ""
		}
	}
	d.did = did
	return d
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
