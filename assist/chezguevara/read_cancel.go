package chezguevara

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// cancel returns what a cancel card hits: the line with the number behind it, or that of the
// card behind it, as in "veto guitar".
func (a prompter) cancel(l said, by rules.Seat, d deed) deed {
	digits := l.items[0].digits
	did := game.Cancel{Seat: by, Card: d.card, On: a.cancelled(d.card, digits)}
	if len(digits) == 0 && len(l.items) > 1 {
		if line := a.laidAs(d.card, l.items[1].word); line > 0 {
			did.On, d.ahead = line, joinAhead(spelled(l.items[1].digits), l.rest(2))
		}
	}
	if p := a.state.Play(did.On); p != nil && p.Seat == by && l.by == rules.Nobody && !l.unnamed {
		did.Seat = a.anyRival(by) // nobody cancels what he has just laid himself
		if len(a.state.Players) > parts.MinPlayers {
			ahead := d.ahead
			d.asks = func() (game.Action, error) { return a.askWhoCancels(l, ahead, did, by) }
		}
	}
	d.did = did
	return d
}

// askWhoCancels asks which rival lays a cancel card that was named without a seat.
func (a prompter) askWhoCancels(l said, ahead string, did game.Cancel, own rules.Seat) (game.Action, error) {
	again := l.whole()
	if first := l.items[0]; len(first.digits) == 0 {
		first.raw = append(slices.Clone(first.raw), strconv.Itoa(did.On)) // what is played meanwhile is not meant
		again = joinAhead(said{items: []item{first}}.whole(), ahead)
	}
	return a.askRival(again, a.say("ask.who-laid", tables.Args{"card": a.card(did.Card)}), own, func(seat rules.Seat) step {
		did.Seat = seat
		return step{did: did, ahead: ahead}
	})
}

// laidAs returns the line of this turn that laid a card: the latest that a cancel card may
// hit, else the latest; 0 where none did.
func (a prompter) laidAs(cancel parts.CardID, typed string) int {
	found := 0
	for i := range a.state.Plays {
		p := &a.state.Plays[i]
		if _, ok := a.among(append([]parts.CardID{p.Card}, p.Cards...), typed); !ok {
			continue
		}
		open := func(line int) bool { return a.allowed(game.Cancel{Seat: a.anyRival(p.Seat), Card: cancel, On: line}) }
		if found == 0 || open(p.Line) || !open(found) {
			found = p.Line
		}
	}
	return found
}

// cancelled returns the line that a cancel card hits: the one that is named, else the last
// one that it may hit, else the last that is open.
func (a prompter) cancelled(id parts.CardID, digits []int) int {
	if len(digits) > 0 {
		return number(strings.ReplaceAll(spelled(digits), " ", ""))
	}
	open := 0
	for i := len(a.state.Plays) - 1; i >= 0; i-- {
		p := &a.state.Plays[i]
		if a.allowed(game.Cancel{Seat: a.anyRival(p.Seat), Card: id, On: p.Line}) {
			return p.Line
		}
		if open == 0 && p.By == 0 {
			open = p.Line
		}
	}
	return open
}
