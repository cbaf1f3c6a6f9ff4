package chezguevara

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// answer reads what answers the question at hand; false where it is for the players' lines.
type answer func(typed string) (step, bool)

// askAwaited asks for what is awaited innermost. Whatever is asked, another player may
// speak: a seat in front and a card.
func (a prompter) askAwaited() (game.Action, error) {
	w := a.state.FirstWait()
	if did := a.goesWithoutSaying(w); did != nil && !a.Undone {
		return did, nil
	}
	switch w.For {
	case game.ForPhase:
		return a.ask(w, a.turnQuestion(), a.readEnd)
	case game.ForArrival, game.ForSlack, game.ForExposure, game.ForDice:
		return a.askDie(w)
	case game.ForVerdict:
		return a.askVerdict(w)
	case game.ForTrophies:
		return a.ask(w, a.trophiesQuestion(w), a.readTrophies)
	case game.ForSettle, game.ForClaim:
		return a.askObjection(w)
	}
	return a.askChoice(w)
}

// goesWithoutSaying returns what needs no key: the draw that begins a turn.
func (a prompter) goesWithoutSaying(w game.Wait) game.Action {
	t := &a.state.Turn
	if w.For != game.ForPhase || t.Phase != game.DrawPhase || t.Drawn || len(a.state.Lines) > 0 {
		return nil
	}
	if draw := (game.Draw{Seat: t.Seat}); a.allowed(draw) {
		return draw
	}
	return nil
}

// ask asks until a line can be read. It is indented as deep as the line that it is about.
func (a prompter) ask(w game.Wait, q desk.Question, own answer) (game.Action, error) {
	q.Text = strings.Repeat("  ", a.state.Level(w.Line)) + q.Text
	next, err := session.Written(a.UI, q, func(typed string) (step, error) {
		if next, ok := a.readAside(typed); ok {
			return next, nil
		}
		if next, ok := own(typed); ok {
			return next, nil
		}
		return a.readPlay(typed)
	})
	if err != nil {
		return nil, err
	}
	did := next.did
	if next.then != nil {
		if did, err = next.then(); err != nil {
			return nil, err
		}
	}
	if next.ahead != "" {
		a.Desk.Ahead(next.ahead)
	}
	return did, nil
}

// head parts the first word of a line from the rest.
func head(typed string) (word, rest string) {
	all := tokens(typed)
	if len(all) == 0 {
		return "", ""
	}
	return all[0], strings.Join(all[1:], " ")
}

// turnQuestion asks the active player for what he does. Enter ends the turn.
func (a prompter) turnQuestion() desk.Question {
	t := &a.state.Turn
	said := tables.Args{"name": a.seat(t.Seat), "pay": a.state.PayLeft(), "leave": a.state.LeaveLeft(), "hand": a.state.Player(t.Seat).Hand}
	return desk.Question{Text: a.say("ask.turn", said), Help: strings.Join(a.reminders(), " · "), Default: a.word("end")}
}

func (a prompter) readEnd(typed string) (step, bool) {
	word, rest := head(typed)
	if !is(word, "end") {
		return step{}, false
	}
	return a.before(said{items: []item{{word: word, raw: []string{word}}}}, a.ending(a.state.Turn.Seat, rest)), true
}

// reminders lists what tables forget at this moment: rolls that cards call for, meals, who
// may take revenge.
func (a prompter) reminders() []string {
	var out []string
	s := &a.state
	if s.Turn.Phase == game.DrawPhase || s.Turn.Phase == game.RollsPhase {
		for _, id := range s.RollsDue() {
			out = append(out, a.say("remind.roll", tables.Args{"card": a.card(id)}))
		}
	}
	if s.Right != nil {
		out = append(out, a.say("remind.revenge", tables.Args{"seat": a.seat(s.Right.Seat), "target": a.seat(s.Right.Against)}))
	}
	if s.Duty != rules.Nobody {
		out = append(out, a.say("remind.duty", tables.Args{"seat": a.seat(s.Duty)}))
	}
	if over := s.Player(s.Turn.Seat).Hand - parts.HandLimit; over > 0 && s.LeaveLeft() == 0 {
		out = append(out, a.say("remind.discard", tables.Args{"count": over}))
	}
	return append(out, a.shortages()...)
}

// shortages reminds that the box has fewer tokens than are in play; people use something
// else (CG-AMB-57).
func (a prompter) shortages() []string {
	slack, wounds := 0, 0
	for _, p := range a.state.Players {
		slack, wounds = slack+p.Tokens, wounds+p.Wounds
		for _, l := range p.Tent {
			slack += l.Tokens
		}
	}
	var out []string
	if slack > parts.SlackTokens {
		out = append(out, a.say("remind.tokens", tables.Args{"number": parts.SlackTokens}))
	}
	if wounds > parts.WoundTokens {
		out = append(out, a.say("remind.wounds", tables.Args{"number": parts.WoundTokens}))
	}
	return out
}

// askObjection asks whether anybody says something to what was announced, or to a claim of
// victory. Enter says that nobody does.
func (a prompter) askObjection(w game.Wait) (game.Action, error) {
	id, said := "ask.settle", tables.Args{"seat": a.seat(w.Seat)}
	if w.For == game.ForClaim {
		id = "ask.claim"
		c := a.state.Claims[0]
		said["slack"], said["cards"] = c.Slack, a.playsNamed(c.Rests)
	} else {
		said["cards"] = a.playNamed(a.state.Play(w.Line))
	}
	q := desk.Question{Text: a.say(id, said), Default: a.word("done"), Help: strings.Join(a.objectors(w), " · ")}
	return a.ask(w, q, func(typed string) (step, bool) {
		word, rest := head(typed)
		if die := digitsOf(word); len(die) > 0 && a.raidAnnounced(w) {
			first := a.state.Players[0].Seat
			return step{did: game.Roll{Seat: first, Die: die[0], On: w.Line}, ahead: joinAhead(spelled(die[1:]), rest)}, true
		}
		if !is(word, "done") {
			return a.readKept(w, typed)
		}
		if next, ask := a.tooDear(w); ask {
			return next, true
		}
		return step{did: game.Resolve{On: w.Line}, ahead: rest}, true
	})
}

// raidAnnounced reports whether it is a raid that nobody has objected to yet: its first die
// says that nobody does. A word in front of it would be a seat.
func (a prompter) raidAnnounced(w game.Wait) bool {
	p := a.state.Play(w.Line)
	return w.For == game.ForSettle && a.state.Card(p.Card).Is(parts.Raid)
}

// readKept reads which things of a looting are acquired, where the pay does not cover all.
func (a prompter) readKept(w game.Wait, typed string) (step, bool) {
	p := a.state.Play(w.Line)
	if w.For != game.ForSettle || p.As != (game.Loot{}).Kind() || !a.short(p) {
		return step{}, false
	}
	var keep []parts.CardID
	for _, word := range tokens(typed) {
		id, ok := a.among(p.Cards, word)
		if !ok {
			return step{}, false
		}
		keep = append(keep, id)
	}
	return step{did: game.Resolve{On: w.Line, Keep: keep}}, len(keep) > 0
}

// short reports whether a looting costs more than the pay.
func (a prompter) short(p *game.Play) bool {
	cost := 0
	for _, id := range p.Cards {
		cost += a.state.Card(id).Cost
	}
	return cost > a.state.PayLeft()
}

// tooDear asks which things are kept, where the pay does not cover a looting.
func (a prompter) tooDear(w game.Wait) (step, bool) {
	p := a.state.Play(w.Line)
	if w.For != game.ForSettle || p.As != (game.Loot{}).Kind() || len(p.Cards) < 2 || !a.short(p) {
		return step{}, false
	}
	return step{then: func() (game.Action, error) {
		q := desk.Question{Text: a.say("ask.keep", tables.Args{"pay": a.state.PayLeft(), "cards": a.cardsNamed(p.Cards)})}
		next, err := session.Written(a.UI, q, func(typed string) (step, error) {
			if next, ok := a.readKept(w, typed); ok {
				return next, nil
			}
			return step{}, unread("keep", tables.Args{"typed": typed})
		})
		return next.did, err
	}}, true
}

// among returns the one card of a list that a word means: by any word of its names.
func (a prompter) among(list []parts.CardID, typed string) (parts.CardID, bool) {
	var found []parts.CardID
	for _, id := range list {
		if !slices.Contains(found, id) && a.fits(id, typed) {
			found = append(found, id)
		}
	}
	if len(found) != 1 {
		return parts.NoCard, false
	}
	return found[0], true
}

// fits reports whether a name of a card, or a word of one, begins as typed.
func (a prompter) fits(id parts.CardID, typed string) bool {
	c, word := a.known(id), plain(typed)
	return slices.ContainsFunc([]string{plain(c.Name.En), plain(c.Name.Ru), string(id)}, func(name string) bool {
		return word != "" && (strings.HasPrefix(name, word) || strings.Contains(name, " "+word))
	})
}

// objectors reminds of whom an order is open to: the players who outrank whoever announced
// it.
func (a prompter) objectors(w game.Wait) []string {
	var out []string
	for _, m := range a.state.Who() {
		if m.Deed == (game.Order{}).Kind() && m.Shut == nil {
			out = append(out, a.seat(m.Seat))
		}
	}
	if len(out) == 0 || w.For == game.ForClaim {
		return nil
	}
	return []string{a.say("remind.order", tables.Args{"seats": strings.Join(out, ", ")})}
}
