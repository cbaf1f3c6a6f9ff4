package chezguevara

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// asksRival returns a step that asks for a player. The help text lists all players except the one
// in the parameter `but`. The parameter `nobody` is "" or a keyword such as "gone". The keyword
// means that no player is chosen, and is the default answer.
func (a prompter) asksRival(
	again, text string, but rules.Seat, nobody string, did func(rules.Seat) parsed,
) func() (game.Action, error) {
	rivals := slices.DeleteFunc(a.seats().Each(), func(n rules.Noun) bool { return n == but.Noun() })
	q := desk.Question{Text: text, Help: strings.Join(a.seats().Keys(rivals...), " · ")}
	q.Example = strings.TrimPrefix(rivals[0].ID, "player_")
	if nobody != "" {
		q.Default = a.word(nobody)
	}
	return a.asksFollowUp(followUp{q, func(typed string) (parsed, error) {
		word, rest := firstWord(place(typed))
		seat := rules.Nobody
		if nobody == "" || !is(word, nobody) {
			n, err := a.reader().Noun(game.NounSeat, word)
			if err != nil {
				return parsed{}, unread("seat", tables.Args{"typed": word})
			}
			seat = rules.Seat(n.ID)
		}
		next := did(seat)
		next.ahead = joinAhead(rest, next.ahead)
		return next, nil
	}, again})
}

// askVerdict shows the result of an exposure, a card that accuses a player. People confirm the
// result. Instead, they may type the next step at once. This step is the accuser's choice of a
// card, or the accused player's revenge.
func (a prompter) askVerdict(w game.Wait) (game.Action, error) {
	p := a.state.Play(w.Line)
	said := tables.Args{"seat": a.seat(p.To), "by": a.whoever(p.Seat), "result": p.Result}
	q := desk.Question{Text: a.say("ask.cleared", said), Default: a.word("done")}
	choices := a.state.Choices(w)
	if p.Result < game.ClearedFrom {
		q.Text = a.say("ask.convicted", said)
		if len(choices) > 0 {
			q.Help = a.say("ask.action-help", tables.Args{"by": a.whoever(p.Seat), "keys": a.followUps(w, choices)})
		}
	}
	return a.ask(w, q, func(typed string) (parsed, bool) {
		word, rest := firstWord(typed)
		if is(word, "done") {
			return parsed{did: game.Resolve{On: w.Line}, ahead: rest}, true
		}
		if p.Result >= game.ClearedFrom && a.isRevenge(p, typed) {
			return parsed{did: game.Resolve{On: w.Line}, ahead: typed}, true
		}
		if _, _, ok := a.chosen(a.orLeader(choices, typed), typed); p.Result < game.ClearedFrom && ok {
			return parsed{did: game.Resolve{On: w.Line}, ahead: typed}, true
		}
		return parsed{}, false
	})
}

func (a prompter) isRevenge(p *game.Play, typed string) bool {
	l, err := a.cutLine(typed)
	if err != nil || len(l.items) == 0 || l.unnamed {
		return false
	}
	right := game.Right{Seat: p.To, Against: p.Seat}
	if is(l.items[0].word, "revenge") {
		return (l.by == p.To || l.by == rules.Nobody) && a.avenges(l, parts.Exposure, right)
	}
	if l.by != p.To && (l.by != rules.Nobody || p.To != a.state.Turn.Seat) {
		return false
	}
	id, ok := a.among([]parts.CardID{parts.Exposure, parts.Orderly}, l.items[0].word)
	return ok && a.avenges(l, id, right)
}

func (a prompter) askChoice(w game.Wait) (game.Action, error) {
	if w.For == game.ForAction && w.Seat == rules.Nobody {
		return a.askName(w.Line, "", parsed{did: game.Decline{On: w.Line}})
	}
	q, read := a.choiceQuestion(w)
	return a.ask(w, q, read)
}

// asksDue returns a step that asks for the choice `w`. The step is used when people typed an action
// that is allowed only after this choice.
func (a prompter) asksDue(w game.Wait) func() (game.Action, error) {
	q, read := a.choiceQuestion(w)
	return a.asksFollowUp(followUp{Question: q, read: func(typed string) (parsed, error) {
		if next, ok := read(typed); ok {
			return next, nil
		}
		return parsed{}, unread("choice", tables.Args{"typed": typed, "keys": a.numbered(a.state.Choices(w))})
	}})
}

func (a prompter) choiceQuestion(w game.Wait) (desk.Question, answerParser) {
	choices := a.state.Choices(w)
	said := tables.Args{"seat": a.seat(w.Seat), "card": a.card(w.Card), "keys": a.numbered(choices)}
	q := desk.Question{Text: a.say("ask."+string(w.For), said), Help: a.numbered(choices)}
	bring := w.For == game.ForAction && len(choices) == 1 && choices[0].ID == string(parts.GloriousLeader)
	if len(choices) == 1 {
		q.Default = keyOf(0, choices[0])
	}
	if w.For == game.ForAction {
		said["target"] = a.seat(a.state.Play(w.Line).To)
		q.Text, q.Default, q.Help = a.say("ask.action", said), a.word("none"), a.followUps(w, choices)
		if bring {
			q.Text = a.say("ask.bring", said)
		}
	}
	return q, func(typed string) (parsed, bool) {
		word, rest := firstWord(typed)
		switch {
		case w.For == game.ForAction && is(word, "none"), bring && is(word, "no"):
			return parsed{did: game.Decline{Seat: w.Seat, On: w.Line}, ahead: rest}, true
		case bring && is(word, "yes"):
			return parsed{did: w.Answer(choices[0]), ahead: rest}, true
		}
		all := choices
		if w.For == game.ForAction {
			all = a.orLeader(choices, typed)
		}
		w, typed := a.choosing(w, all, typed)
		n, rest, ok := a.chosen(all, typed)
		if !ok {
			return parsed{}, false
		}
		next := a.choose(w, n, rest, typed)
		if card := a.known(parts.CardID(n.ID)); w.For == game.ForPick && card.Untold {
			return parsed{then: a.asksSpec(card, typed, next)}, true // ask for the card's values first
		}
		return next, true
	}
}

// choosing reads a seat joined to a choice, as in "2soap". It is the seat of the player who must choose.
// A trophy may also be picked out of order (CG-TROPHY-08).
func (a prompter) choosing(w game.Wait, choices []rules.Noun, typed string) (game.Wait, string) {
	digits, rest := cutFront(strings.TrimSpace(typed))
	seat := game.Seat(number(digits))
	if n, _, ok := a.chosen(choices, rest); !interrupts(typed) || !ok || n.Kind != game.NounCard ||
		seat != w.Seat && w.For != game.ForPick || a.state.Card(parts.CardID(n.ID)).May(parts.Event) {
		return w, typed
	}
	w.Seat = seat
	return w, rest
}

// orLeader adds Glorious Leader to the accuser's choices. People may name him although the rules do not
// offer him (CG-AMB-34), but he has no number then, and one letter is not enough.
func (a prompter) orLeader(choices []rules.Noun, typed string) []rules.Noun {
	word, _ := firstWord(place(typed))
	leader := game.CardNoun(parts.GloriousLeader)
	if len(choices) == 0 || len([]rune(word)) < 3 || len(digitsOf(word)) > 0 || slices.Contains(choices, leader) {
		return choices
	}
	return append(slices.Clip(choices), leader)
}

func keyOf(index int, choice rules.Noun) string {
	if choice.Kind == game.NounSeat {
		return strings.TrimPrefix(choice.ID, "player_")
	}
	return strconv.Itoa(index + 1)
}

func (a prompter) numbered(choices []rules.Noun) string {
	out := make([]string, len(choices))
	for i, n := range choices {
		out[i] = keyOf(i, n) + " " + call(a.UI, a.state, n)[""]
	}
	return strings.Join(out, " · ")
}

// followUps lists the cards that an accuser may choose, with numbers. A remark says that Glorious
// Leader goes to the accused player.
func (a prompter) followUps(w game.Wait, choices []rules.Noun) string {
	out := a.numbered(choices)
	if n := len(choices); n > 0 && choices[n-1].ID == string(parts.GloriousLeader) {
		out += " (" + a.say("ask.into", tables.Args{"target": a.seat(a.state.Play(w.Line).To)}) + ")"
	}
	return out
}

// chosen returns the typed choice and the rest of the line. If no choice or more than one choice
// fits, it returns false.
func (a prompter) chosen(choices []rules.Noun, typed string) (rules.Noun, string, bool) {
	word, rest := firstWord(place(typed))
	if n, err := strconv.Atoi(word); err == nil {
		for i, c := range choices {
			if keyOf(i, c) == strconv.Itoa(n) {
				return c, rest, true
			}
		}
		return rules.Noun{}, "", false
	}
	name := strings.TrimRight(word, ">0123456789")
	rest = joinAhead(word[len(name):], rest)
	players := a.seats().Meant(name)
	var found []rules.Noun
	for _, c := range choices {
		if c.Kind == game.NounCard && a.fits(parts.CardID(c.ID), name) || name != "" && slices.Contains(players, c) {
			found = append(found, c)
		}
	}
	if len(found) != 1 {
		return rules.Noun{}, "", false
	}
	return found[0], rest, true
}

// choose returns the step for the choice n. If a card moves, the line may name its receiver.
func (a prompter) choose(w game.Wait, n rules.Noun, rest, typed string) parsed {
	did := w.Answer(n)
	moved, ok := did.(game.Transfer)
	if !ok {
		return parsed{did: did, ahead: rest}
	}
	to := func(seat rules.Seat, rest string) parsed {
		moved.To = seat
		return parsed{did: moved, ahead: rest}
	}
	word, more := firstWord(place(rest))
	if is(word, "to") {
		word, more = firstWord(more)
	}
	switch n := a.playerNamed(word); {
	case n > 0:
		return to(game.Seat(n), more)
	case len(a.state.Players) == 2: // the accuser is the only possible receiver
		return to(w.Seat, rest)
	case len(digitsOf(word)) > 0:
		return parsed{wrong: unread("seat", tables.Args{"typed": word})}
	}
	text := a.say("ask.tent", tables.Args{"card": a.card(moved.Card)})
	chosen := func(seat rules.Seat) parsed { return to(seat, rest) }
	return parsed{then: a.asksRival(typed, text, a.state.Play(w.Line).To, "", chosen)}
}

func (a prompter) readTrophies(typed string) (parsed, bool) {
	l, err := a.cutLine(typed)
	if err != nil || l.by != rules.Nobody || l.unnamed {
		return parsed{}, false
	}
	var up []parts.CardID
	for at, i := range l.items {
		next, err := a.learnFirst(l, at)
		meant := a.cardsMeant(i.word)
		if err == nil && next.then == nil && len(meant) > 1 {
			err = a.ambiguousCard(i.word, meant)
		}
		if err == nil && len(i.digits) > 0 && len(meant) == 1 {
			number := strings.Join(tables.Each(i.digits, strconv.Itoa), " ")
			return parsed{wrong: unread("done", tables.Args{"typed": number})}, true
		}
		if err != nil && at > 0 {
			return parsed{wrong: err}, true
		}
		if err != nil || next.then != nil || len(meant) != 1 {
			return next, next.then != nil
		}
		if card := a.known(meant[0]); card.Kind == parts.AnyKind && card.Untold {
			return parsed{then: a.asksSpec(card, l.String(), parsed{})}, true
		}
		up = append(up, meant[0])
	}
	return parsed{did: game.Trophies{Cards: up}}, true
}
