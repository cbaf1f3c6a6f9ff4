package chezguevara

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

type reading struct {
	parsed
	card   parts.CardID
	breaks []rules.Violation // the rules that the action breaks
}

func (a prompter) readPlay(typed string) (parsed, error) {
	l, err := a.cutLine(typed)
	if err != nil {
		return parsed{}, err
	}
	if l.unnamed {
		return a.readCards(l, rules.Nobody)
	}
	by := cmp.Or(l.by, a.state.Turn.Seat)
	if did, err := a.readWord(l, by); did.did != nil || did.then != nil || err != nil {
		return did, err
	}
	return a.readCards(l, by)
}

func (a prompter) readCards(l typedLine, by rules.Seat) (parsed, error) {
	for at, i := range l.items {
		if at > 0 && len(i.spec) == 0 {
			continue
		}
		if next, err := a.learnFirst(l, at); next.then != nil || err != nil {
			return next, err
		}
	}
	var open []reading
	var nowhere error // set if the action names a seat that no player has
	for _, id := range a.cardsMeant(l.items[0].word) {
		d := a.reading(l, by, id)
		if err := a.seated(d.did); err != nil {
			nowhere = err
		} else if d.did != nil {
			d.breaks = game.Game{}.Check(a.state, d.did)
			open = append(open, d)
		}
	}
	if len(open) == 0 && nowhere != nil {
		return parsed{}, nowhere
	}
	legal := slices.DeleteFunc(slices.Clone(open), func(d reading) bool { return firstViolation(d.breaks) != nil })
	if len(legal) == 0 {
		legal = open
	}
	switch len(legal) {
	case 0:
		return parsed{}, unread("unnamed", tables.Args{"typed": l.items[0].word})
	case 1:
		next := a.unknownFields(l, legal[0])
		if next.then == nil {
			next = a.prerequisite(l, legal[0].parsed, legal[0].breaks)
		}
		next.against = firstViolation(legal[0].breaks) != nil
		return next, nil
	}
	cards := tables.Each(legal, func(d reading) parts.CardID { return d.card })
	return parsed{}, a.ambiguousCard(l.items[0].word, cards)
}

// prerequisite returns the step that must come before `next`, or `next` itself. After such a step,
// the line is parsed again. The step ends the rolls phase, confirms a verdict, or asks for a
// choice. Moochers (persons with 0 or less slack) eat when the rolls phase ends.
func (a prompter) prerequisite(l typedLine, next parsed, breaks []rules.Violation) parsed {
	again := l.String()
	for _, v := range breaks {
		switch w := a.state.FirstWait(); {
		case !isPrerequisite(v):
		case v.ID == "left":
			return parsed{did: game.Go{Phase: game.Recruiting}, ahead: again}
		case v.ID == "first":
			return parsed{did: game.Resolve{On: w.Line}, ahead: again}
		default:
			return parsed{then: a.asksDue(w), ahead: again}
		}
	}
	return next
}

func (a prompter) unlessDue(l typedLine, next parsed) parsed {
	if next.did == nil {
		return next
	}
	return a.prerequisite(l, next, game.Game{}.Check(a.state, next.did))
}

func isPrerequisite(v rules.Violation) bool {
	return v.Rule == "CG-MOOCH-03" && v.ID == "left" || v.Rule == "CG-EXPO-06" && v.ID == "first" || v.ID == "due"
}

func (a prompter) allowed(did game.Action) bool { return a.violation(did) == nil }

func (a prompter) ambiguousCard(typed string, cards []parts.CardID) error {
	var names []string
	for _, id := range cards {
		if name := a.card(id); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return unread("card-several", tables.Args{"typed": typed, "keys": strings.Join(names, ", ")})
}

// cancel parses a card that cancels another, such as "veto 3" or "veto guitar". Players do not
// cancel their own cards. If the line names no player, and the player `by` played the card to be
// cancelled, a rival must have played the cancel card. If there are several rivals, people are
// asked which one.
func (a prompter) cancel(l typedLine, by rules.Seat, id parts.CardID) reading {
	first, ahead := l.items[0], l.rest(1)
	did := game.Cancel{Seat: by, Card: id, On: a.cancelled(id, first.digits)}
	if len(first.digits) == 0 && len(l.items) > 1 {
		if line := a.laidAs(id, l.items[1].word); line > 0 {
			did.On, ahead = line, joinAhead(spelled(l.items[1].digits), l.rest(2))
		}
	}
	d := reading{card: id, parsed: parsed{ahead: ahead}}
	if p := a.state.Play(did.On); p != nil && p.Seat == by && l.by == rules.Nobody && !l.unnamed {
		did.Seat = a.anyRival(by)
		if len(a.state.Players) > parts.MinPlayers {
			again := l.String()
			if len(first.digits) == 0 {
				first.raw = append(slices.Clone(first.raw), strconv.Itoa(did.On)) // adds the number of the target
				again = joinAhead(typedLine{items: []token{first}}.String(), ahead)
			}
			text := a.say("ask.who-laid", tables.Args{"card": a.card(id)})
			d.ahead, d.then = "", a.asksRival(again, text, by, "", func(seat rules.Seat) parsed {
				did.Seat = seat
				return parsed{did: did, ahead: ahead}
			})
		}
	}
	d.did = did
	return d
}

// laidAs returns the number of the last action in this turn that played the typed card, or 0. It
// prefers actions that the card `cancel` may target.
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

// The method `cancelled` returns the number of the action that the card `id` cancels. If people
// typed no number, this is the last action that the card may cancel. If there is none, it is the
// last action that is not cancelled yet, or 0.
func (a prompter) cancelled(id parts.CardID, digits []int) int {
	if len(digits) > 0 {
		return number(strings.Join(tables.Each(digits, strconv.Itoa), ""))
	}
	open := 0
	for _, p := range slices.Backward(a.state.Plays) {
		if a.allowed(game.Cancel{Seat: a.anyRival(p.Seat), Card: id, On: p.Line}) {
			return p.Line
		}
		if open == 0 && p.By == 0 {
			open = p.Line
		}
	}
	return open
}
