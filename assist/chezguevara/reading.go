package chezguevara

import (
	"cmp"
	"slices"

	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// The method `reading` returns the action that a typed card means. An unknown player can play only
// an event or a card that cancels.
func (a prompter) reading(l typedLine, by rules.Seat, id parts.CardID) reading {
	c, first, right := a.state.Card(id), l.items[0], a.state.Right
	d := reading{card: id}
	d.ahead = joinAhead(spelled(first.digits), l.rest(1))
	roll := a.rollsPhase(l, by, id)
	switch {
	case roll != nil:
		_, rest := l.place()
		d.ahead = joinAhead(spelled(first.digits[min(2, len(first.digits)):]), rest)
		if d.did = roll; len(first.digits) == 0 {
			d.then, d.ahead = a.asksDie(l, d.ahead, roll), ""
		}
	case right != nil && right.Seat == by && a.avenges(l, id, *right):
		_, rest := l.place()
		d.ahead = joinAhead(spelled(first.digits[min(1, len(first.digits)):]), rest)
		d.did = game.Revenge{Seat: by, Card: id}
	case len(c.Cancels) > 0:
		return a.cancel(l, by, id)
	case l.unnamed && !c.May(parts.Event):
	case !l.unnamed && c.Kind == parts.Person:
		return a.recruit(l, by, id)
	case !l.unnamed && c.Kind == parts.Thing:
		return a.loot(l, by, id)
	case !l.unnamed && c.Kind == parts.Activity && by == a.state.Turn.Seat:
		d.did = game.Do{Seat: by, Card: id}
	case !l.unnamed && c.Is(parts.Raid) && a.asked():
		d.did = game.Give{From: by, To: a.state.Turn.Seat, Card: id}
	case !l.unnamed && c.Kind == parts.Activity:
		d.did = game.Order{Seat: by, Card: id}
	default:
		return a.event(l, by, id)
	}
	return d
}

// avenges reports whether a cleared player takes revenge with a card: with Orderly in the tent, or with
// Exposure, on the accuser or on nobody in particular.
func (a prompter) avenges(l typedLine, id parts.CardID, right game.Right) bool {
	to, _ := l.place()
	to = cmp.Or(to, a.seatAt(l.items[0].digits, 0), right.Against)
	return id == parts.Exposure && to == right.Against || id == parts.Orderly && a.state.Player(right.Seat).Holds(id)
}

// The method `asked` reports whether the player on turn has just asked the others for a raid card. The
// values of that card may be told in between.
func (a prompter) asked() bool {
	for _, l := range slices.Backward(a.state.Lines) {
		switch l.Action.(type) {
		case game.Learn:
			continue
		case game.Ask:
			return true
		}
		return false
	}
	return false
}

// rollsPhase returns the action for a card that rolls a die before the recruiting, or nil. Without a
// die, a cat means another cat, and “leader >2” means an effect: neither can be evicted (CG-EVICT-05).
func (a prompter) rollsPhase(l typedLine, by rules.Seat, id parts.CardID) game.Action {
	i := l.items[0]
	c, phase := a.state.Card(id), a.state.Turn.Phase
	if by != a.state.Turn.Seat || !a.state.Player(by).Holds(id) || phase != game.DrawPhase && phase != game.RollsPhase {
		return nil
	}
	die := append(slices.Clone(i.digits), 0)[0]
	to, _ := l.place()
	stays := c.Is(parts.Cat) || id == parts.GloriousLeader && to != rules.Nobody
	switch {
	case c.Rolls && slices.Contains(a.state.RollsDue(), id):
		return game.CardRoll{Seat: by, Card: id, Die: die}
	case c.Kind == parts.Person && (!stays || len(i.digits) > 0):
		return game.Evict{Seat: by, Card: id, Die: die, To: cmp.Or(to, a.seatAt(i.digits, 1))}
	}
	return nil
}

func (a prompter) seatAt(digits []int, at int) rules.Seat {
	if at >= len(digits) {
		return rules.Nobody
	}
	return game.Seat(digits[at])
}

// recruit parses the receiver of a person card: the number after ">", or the first of two digits.
// For a brother, a single digit is his die roll. For any other person, a single digit is the
// receiver. If the receiver is missing, brothers, cats and persons with unknown values join the
// player `by`. Any other person (a moocher) does harm, so people are asked for the receiver.
func (a prompter) recruit(l typedLine, by rules.Seat, id parts.CardID) reading {
	card, digits := a.state.Card(id), l.items[0].digits
	did, d := game.Recruit{Seat: by, Card: id, To: by}, reading{card: id}
	to, rest := l.place()
	switch {
	case to != rules.Nobody:
		did.To = to
	case len(digits) > 1 || len(digits) == 1 && !card.Brother():
		did.To, digits = game.Seat(digits[0]), digits[1:]
	case !card.Brother() && !card.Is(parts.Cat) && !card.Untold:
		text := a.say("ask.tent", tables.Args{"card": a.card(id)})
		d.then = a.asksRival(l.String(), text, rules.Nobody, "", func(seat rules.Seat) parsed {
			did.To = seat
			return parsed{did: did, ahead: rest}
		})
	}
	if d.then == nil {
		d.ahead = joinAhead(spelled(digits), rest)
	}
	d.did = did
	return d
}

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

// The method `thing` finds a thing, or a card of which nobody has told the kind.
func (a prompter) thing(word string) (parts.CardID, bool) {
	other := func(id parts.CardID) bool {
		c := a.state.Card(id)
		return c.Kind != parts.Thing && (c.Kind != parts.AnyKind || !c.Untold)
	}
	meant := slices.DeleteFunc(a.cardsMeant(word), other)
	if len(meant) != 1 {
		return parts.NoCard, false
	}
	return meant[0], true
}

// event parses an event and its target. Exposures, demotions, and cards whose text names a rival
// need a rival as target. If an unknown player plays a promotion, and the line has no target,
// people are asked for the target.
func (a prompter) event(l typedLine, by rules.Seat, id parts.CardID) reading {
	digits, did := l.items[0].digits, game.Event{Seat: by, Card: id, Target: by}
	needsRival := id == parts.Exposure || id == parts.Demotion || a.state.Card(id).Target == parts.Rival ||
		by == rules.Nobody && id == parts.Promotion
	only := len(a.state.Players) == parts.MinPlayers && by != rules.Nobody
	to, rest := l.place()
	d := reading{card: id, parsed: parsed{ahead: rest}}
	switch {
	case to != rules.Nobody:
		did.Target, d.ahead = to, joinAhead(spelled(digits), d.ahead)
	case len(digits) > 0:
		did.Target, d.ahead = game.Seat(digits[0]), joinAhead(spelled(digits[1:]), d.ahead)
	case needsRival:
		did.Target = a.anyRival(by)
		if ahead := d.ahead; !only {
			text := a.say("ask.target", tables.Args{"card": a.card(id)})
			d.then = a.asksRival(l.String(), text, by, "", func(seat rules.Seat) parsed {
				did.Target = seat
				return parsed{did: did, ahead: ahead}
			})
			d.ahead = ""
		}
	}
	d.did = did
	return d
}

func (a prompter) anyRival(by rules.Seat) rules.Seat {
	seats := a.state.Seats()
	return seats[slices.IndexFunc(seats, func(seat rules.Seat) bool { return seat != by })]
}
