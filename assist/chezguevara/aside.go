package chezguevara

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// The function `mended` returns a pattern for corrections of the acting player. The correction
// "2>3" means that player 3 acted, not player 2.
func mended() *regexp.Regexp { return regexp.MustCompile(`^(\d)\s*(?:→|->|>)\s*(\d)(?:\s+|$)`) }

// The function `shown` returns a pattern for the questions "!" (what may all players do?) and "!2"
// (what may player 2 do?).
func shown() *regexp.Regexp { return regexp.MustCompile(`^!\s*(\d?)(?:\s+|$)`) }

// The function `effects` returns a pattern for changes that a card's text causes: "+1" or "-2" for
// tokens, "w+1" for wounds.
func effects() *regexp.Regexp { return regexp.MustCompile(`^(\pL*)([-+]\d{1,2})$`) }

// readAside parses a line that is allowed at any question.
func (a prompter) readAside(typed string) (parsed, bool) {
	typed = strings.TrimSpace(typed)
	if m := shown().FindStringSubmatch(typed); m != nil {
		seat := rules.Nobody
		if m[1] != "" {
			seat = rules.Seat("player_" + m[1])
		}
		return a.told(func() { a.Desk.Say(a.whoMay(seat)...) }, typed[len(m[0]):]), true
	}
	if m := mended().FindStringSubmatch(typed); m != nil {
		next := a.mend(m[1], m[2])
		next.ahead = typed[len(m[0]):]
		return next, true
	}
	switch word, rest := firstWord(typed); {
	case is(word, "menu"):
		return parsed{then: func() (game.Action, error) {
			a.Desk.Ahead(rest)
			return a.askMenu()
		}}, true
	case rest != "" && is(word, "learn"):
		return parsed{then: func() (game.Action, error) { return a.askLearnt(splitWords(rest)) }}, true
	}
	return parsed{}, false
}

// The method `told` returns a step that calls `tell` and then repeats the question. The parameter
// `ahead` answers the repeated question, or is "".
func (a prompter) told(tell func(), ahead string) parsed {
	return parsed{then: func() (game.Action, error) {
		tell()
		a.Desk.Ahead(ahead)
		return nil, desk.ErrBack
	}}
}

// readWord parses lines that begin with a keyword or an effect such as "+1", and lines such as
// "beret gone". For any other line, it returns the zero value.
func (a prompter) readWord(l typedLine, by rules.Seat) (parsed, error) {
	first := l.items[0]
	count := append(slices.Clone(first.digits), 0)[0]
	ahead := l.rest(1)
	var did game.Action
	switch {
	case is(first.word, "end"), is(first.word, "end!"):
		return a.unlessDue(l, a.ending(by, ahead)), nil
	case is(first.word, "done"):
		return parsed{}, unread("done", tables.Args{"typed": first.word})
	case is(first.word, "asks"):
		did = game.Ask{Seat: by}
	case is(first.word, "revenge"):
		return a.revenge(l, by), nil
	case is(first.word, "heal"):
		did = game.Heal{Seat: by, Wounds: max(1, count)}
	case is(first.word, "draw"):
		did = game.Draw{Seat: by, Cards: count}
	case is(first.word, "drop"):
		drop := game.Discard{Seat: by, Cards: max(1, count)}
		if by != a.state.Turn.Seat || !a.mayGoOn() {
			return parsed{did: drop, ahead: ahead}, nil
		}
		return parsed{did: drop, ahead: ahead, then: func() (game.Action, error) {
			a.Desk.Say(a.say("remind.leave-over", tables.Args{"count": a.state.LeaveLeft()}))
			return drop, nil
		}}, nil
	case is(first.word, "gives") && len(l.items) > 1:
		return a.give(l, by)
	case effects().MatchString(first.word) && len(a.cardsMeant(first.word)) == 0:
		return a.effect(l, by)
	case len(l.items) > 1 && (is(l.items[1].word, "gone") || a.moves(l, by) || effects().MatchString(l.items[1].word)):
		return a.cardEffect(l, by)
	default:
		return parsed{}, nil
	}
	return parsed{did: did, ahead: ahead}, nil
}

// revenge returns a Revenge action with the card Exposure. If the player's tent has Orderly,
// revenge returns a step that asks whether Exposure or Orderly is used.
func (a prompter) revenge(l typedLine, by rules.Seat) parsed {
	if right := a.state.Right; right != nil && l.by == rules.Nobody {
		by = right.Seat
	}
	did, rest := game.Revenge{Seat: by, Card: parts.Exposure}, l.rest(1)
	if !a.state.Player(by).Holds(parts.Orderly) {
		return parsed{did: did, ahead: rest}
	}
	choices := []rules.Noun{game.CardNoun(parts.Exposure), game.CardNoun(parts.Orderly)}
	keys := a.numbered(choices)
	q := desk.Question{Text: a.say("ask.revenge", tables.Args{"seat": a.seat(by)}), Help: keys}
	return parsed{then: a.asksFollowUp(followUp{q, func(typed string) (parsed, error) {
		n, ahead, ok := a.chosen(choices, typed)
		did.Card = parts.CardID(n.ID)
		if !ok {
			return parsed{}, unread("choice", tables.Args{"typed": typed, "keys": keys})
		}
		return parsed{did: did, ahead: joinAhead(ahead, rest)}, nil
	}, l.String()})}
}

// The method `moves` reports whether a line such as "beret >3" moves a card. A person or an event
// moves only under two conditions. The card must lie in front of the player `by`, and must not need
// a die roll now.
func (a prompter) moves(l typedLine, by rules.Seat) bool {
	if !strings.HasPrefix(l.items[1].word, ">") {
		return false
	}
	meant := a.cardsMeant(l.items[0].word)
	lies := slices.ContainsFunc(meant, func(id parts.CardID) bool { return a.state.Player(by).Holds(id) })
	played := slices.ContainsFunc(meant, func(id parts.CardID) bool {
		card := a.state.Card(id)
		return card.May(parts.Person) || card.May(parts.Event)
	})
	return lies && a.rollsPhase(l, by, meant[0]) == nil || len(meant) > 0 && !played
}

// ending returns the next step towards the end of the turn. If the player has rested in this turn,
// the first step heals a wound. The second step discards the cards above the hand limit. If it is
// unknown who played a card, the third step asks for that player.
func (a prompter) ending(by rules.Seat, ahead string) parsed {
	end, again := game.EndTurn{Seat: by}, joinAhead(a.word("end!"), ahead)
	if by != a.state.Turn.Seat {
		return parsed{did: end, ahead: ahead}
	}
	p := a.state.Player(by)
	over := p.Hand - parts.HandLimit
	heal, discard := game.Heal{Seat: by, Wounds: 1}, game.Discard{Seat: by, Cards: over}
	switch {
	case p.Wounds > 0 && a.state.Rested() && !a.state.Turn.Healed && a.allowed(heal):
		return parsed{did: heal, ahead: again}
	case over > 0 && a.allowed(discard):
		return parsed{ahead: again, then: func() (game.Action, error) {
			a.Desk.Say(a.say("remind.discards", tables.Args{"seat": a.seat(by), "count": over}))
			return discard, nil
		}}
	case len(a.state.Unnamed()) > 0 && a.allowed(end):
		return parsed{then: func() (game.Action, error) { return a.askWhoLaid(end, a.word("end!")) }, ahead: ahead}
	}
	return parsed{did: end, ahead: ahead}
}

func (a prompter) give(l typedLine, by rules.Seat) (parsed, error) {
	meant := a.cardsMeant(l.items[1].word)
	if len(meant) != 1 {
		return parsed{}, unread("card", tables.Args{"typed": l.items[1].word})
	}
	return parsed{did: game.Give{From: by, To: a.state.Turn.Seat, Card: meant[0]}, ahead: l.rest(2)}, nil
}

// effect parses "3+1" (a token for player 3) or "3 w+1" (a wound for player 3).
func (a prompter) effect(l typedLine, by rules.Seat) (parsed, error) {
	m := effects().FindStringSubmatch(l.items[0].word)
	n, _ := strconv.Atoi(m[2])
	did := game.Effect{Seat: by, Tokens: n}
	if m[1] != "" {
		if !is(m[1], "wound") {
			l.items = append([]token{{word: m[1]}, {word: m[2]}}, l.items[1:]...)
			return a.cardEffect(l, by)
		}
		did = game.Effect{Seat: by, Wounds: n}
	}
	return parsed{did: did, ahead: l.rest(1)}, nil
}

// cardEffect parses an effect on a card in a tent, such as "beret gone", "beret >3" or "beret +1".
func (a prompter) cardEffect(l typedLine, by rules.Seat) (parsed, error) {
	elsewhere := func(id parts.CardID) bool { return !a.state.Player(by).Holds(id) }
	lying := slices.DeleteFunc(a.cardsMeant(l.items[0].word), elsewhere)
	if len(lying) != 1 {
		return parsed{}, unread("not-lying", tables.Args{"typed": l.items[0].word, "seat": a.seat(by)})
	}
	did, word := game.Effect{Seat: by, Card: lying[0]}, l.items[1].word
	switch m := effects().FindStringSubmatch(word); {
	case m != nil:
		did.Stays = true
		did.Tokens, _ = strconv.Atoi(m[2])
	case strings.HasPrefix(word, ">"):
		did.To = a.seatAt(append(digitsOf(word[1:]), l.items[1].digits...), 0)
	}
	return parsed{did: did, ahead: l.rest(2)}, nil
}

// mend parses a correction of the player who acted. "2>3" means that player 3 acted, not player 2.
// "0>3" means that player 3 played the latest card whose player is unknown.
func (a prompter) mend(from, to string) parsed {
	seats := [2]rules.Seat{}
	for i, digit := range []string{from, to} {
		n, _ := strconv.Atoi(digit)
		if seats[i] = game.Seat(n); n == 0 && i == 0 {
			seats[i] = rules.Nobody
		} else if a.state.Player(seats[i]) == nil {
			return parsed{wrong: unread("seat", tables.Args{"typed": digit})}
		}
	}
	did := game.Mend{From: seats[0], To: seats[1]}
	for _, v := range (game.Game{}).Check(a.state, did) {
		if v.ID == "said-nothing" {
			return parsed{wrong: unread("mend", tables.Args{"seat": a.seat(did.From)})}
		}
	}
	return parsed{did: did}
}

// laidAt returns the names of the cards that action number `line` of this turn played. If the
// action played no card, laidAt returns the number.
func (a prompter) laidAt(line int) string {
	if p := a.state.Play(line); p != nil {
		return a.playNamed(p)
	}
	return strconv.Itoa(line)
}

// askWhoLaid asks who played the latest card whose player is unknown. If people name a player,
// askWhoLaid returns a Mend action, and the text `again` is parsed next. Otherwise it returns
// `did`.
func (a prompter) askWhoLaid(did game.Action, again string) (game.Action, error) {
	lines := a.state.Unnamed()
	return a.askName(lines[len(lines)-1], again, parsed{did: did})
}

func (a prompter) askName(line int, again string, otherwise parsed) (game.Action, error) {
	q := desk.Question{Text: a.say("ask.who-laid", tables.Args{"card": a.laidAt(line)})}
	q.Default, q.Help = a.word("unknown"), a.numbered(a.seats().Each())
	return a.ask(game.Wait{Line: line}, q, func(typed string) (parsed, bool) {
		word, rest := firstWord(typed)
		if is(word, "unknown") {
			otherwise.ahead = joinAhead(otherwise.ahead, rest)
			return otherwise, true
		}
		meant := a.seats().Meant(word)
		if len(meant) != 1 {
			return parsed{}, false
		}
		return parsed{did: game.Mend{To: rules.Seat(meant[0].ID)}, ahead: joinAhead(again, rest)}, true
	})
}
