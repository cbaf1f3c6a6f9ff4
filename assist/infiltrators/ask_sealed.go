package infiltrators

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// keeping returns the step in which the holder of a suspect tells the app its card,
// behind the screen; nil where nothing of that kind was typed. A name says whose it
// is; without one it is that of who is awaited, or has just detained it.
func (a prompter) keeping(typed string) step {
	word, who, _ := strings.Cut(strings.TrimSpace(typed), " ")
	if !is(word, "keep") {
		return nil
	}
	seat := a.keeper()
	if who != "" {
		found, err := a.reader().Noun(game.NounSeat, who)
		if err != nil {
			return nil
		}
		seat = rules.Seat(found.ID)
	}
	return func() (game.Action, error) { return a.keep(seat) }
}

// keeper returns who likely wants to tell the app a suspect.
func (a prompter) keeper() rules.Seat {
	last := a.state.Turn.Before
	if g := a.agent(last.Seat); last.Did == (game.Detain{}).Kind() && g != nil && g.Seal == "" {
		return last.Seat
	}
	return game.Game{}.Next(a.state)
}

// keep asks for the suspect of a seat and seals it: from here on it stands nowhere
// before it is guessed.
func (a prompter) keep(seat rules.Seat) (game.Action, error) {
	if g := a.agent(seat); g == nil || !g.Suspect {
		return nil, a.noSuspect(seat)
	}
	did := game.Keep{By: seat}
	err := a.behindScreen(seat, func() error {
		card, err := a.askSuspect("private.keep")
		if err == nil {
			did.Seal, did.Box, err = a.Secrets.Keep(string(card))
		}
		if a.unsealable(err) {
			return desk.ErrBack
		}
		if err == nil {
			a.Desk.Say(a.say("private.kept"))
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return did, nil
}

// noSuspect tells that a seat has no suspect, and asks the question again.
func (a prompter) noSuspect(seat rules.Seat) error {
	a.Desk.Say(a.say("private.no-suspect", tables.Args{"name": a.seat(seat)}))
	return desk.ErrBack
}

// unsealable tells why nothing can be sealed or opened, where that is so.
func (a prompter) unsealable(err error) bool {
	why, told := session.Sentence(a.Words, err)
	if told {
		a.Desk.Say(a.Paint.Warning("! " + why))
	}
	return told
}

// askSuspect asks for the own suspect.
func (a prompter) askSuspect(id string) (parts.Card, error) {
	return session.Written(a.UI, desk.Question{Text: a.say(id), Fresh: true, Rest: true}, a.readSuspect)
}

// readSuspect reads a card that can be a suspect: it is in play and lies nowhere open.
func (a prompter) readSuspect(typed string) (parts.Card, error) {
	c, err := a.readCard(typed)
	if err == nil && (!slices.Contains(a.state.Deck(), c) || slices.Contains(a.state.Seen(), c)) {
		err = unread("not-suspect", tables.Args{"card": session.Capital(a.card(c))})
	}
	return c, err
}

// suspect returns the card of the own suspect: the one under seal, else as its
// holder types it now.
func (a prompter) suspect(seat rules.Seat) (parts.Card, error) {
	if card, _, ok := a.sealed(seat); ok {
		return card, nil
	}
	return a.askOwnSuspect(seat)
}

// sealed returns the card that the holder of a suspect told the app, and what opens
// its seal; false where none was told, or where the seal cannot be opened any more,
// which is told.
func (a prompter) sealed(seat rules.Seat) (card parts.Card, salt string, ok bool) {
	g := a.agent(seat)
	if g == nil || g.Box == "" || a.Secrets == nil {
		return "", "", false
	}
	word, salt, err := a.Secrets.Open(g.Seal, g.Box)
	a.unsealable(err)
	return parts.Card(word), salt, err == nil
}

// bySeal holds what was reported of a suspect against the card under seal: how a
// hint lies beside it, and whether a guess is right. Where they differ people say
// which it is: a hint turned wrongly is the slip that loses missions.
func (a prompter) bySeal(did game.Action) (game.Action, error) {
	switch d := did.(type) {
	case game.Eliminate:
		a.warnOfBullet(d)
	case game.Hint:
		by := d.By
		if by == rules.Nobody {
			by = a.state.Turn.Seat
		}
		lies, err := a.layBySeal(by, d.Card, d.Lies)
		d.Lies = lies
		return d, err
	case game.Turned:
		lies, err := a.layBySeal(a.state.Turn.At, a.state.Turn.Card, d.Lies)
		return game.Turned{Lies: lies}, err
	case game.Answer:
		return a.answerBySeal(d)
	}
	return did, nil
}

func (a prompter) layBySeal(seat rules.Seat, hint parts.Card, lies game.Lies) (game.Lies, error) {
	suspect, _, ok := a.sealed(seat)
	should := game.LiesBy(hint, suspect)
	if !ok || lies == should {
		return lies, nil
	}
	yes, err := a.believed("private.lies-otherwise", tables.Args{"card": a.card(hint), "lies": a.say("lies." + string(should))})
	if yes {
		lies = should
	}
	return lies, err
}

// answerBySeal opens the seal of a suspect that is guessed.
func (a prompter) answerBySeal(d game.Answer) (game.Action, error) {
	suspect, salt, ok := a.sealed(a.state.Turn.At)
	if !ok {
		return d, nil
	}
	should := game.SaysOf(a.state.Turn.Card, suspect)
	if d.Says != should {
		yes, err := a.believed("private.says-otherwise", tables.Args{"says": a.say("says." + string(should))})
		if err != nil || !yes {
			return d, err
		}
	}
	d.Says = should
	if should == game.Right {
		d.Salt = salt
	}
	return d, nil
}

// believed asks whether the card under seal is right.
func (a prompter) believed(id string, said tables.Args) (bool, error) {
	return a.Desk.Confirm(desk.Question{Text: a.say(id, said), Default: "y", Fresh: true, Rest: true})
}

// openingOf returns the seal that a right answer opens; false for all else.
func openingOf(s game.State, did game.Action) (session.Opening, bool) {
	answer, ok := did.(game.Answer)
	if !ok || answer.Says != game.Right || answer.Salt == "" {
		return session.Opening{}, false
	}
	g := prompter{state: s}.agent(s.Turn.At)
	if g == nil || g.Seal == "" {
		return session.Opening{}, false
	}
	label, _ := session.Unboxed(g.Box)
	return session.Opening{Label: label, Word: string(s.Turn.Card), Salt: answer.Salt, Seal: g.Seal}, true
}

// drawOf is for games whose opponent draws; people hold all cards here.
func drawOf(game.State, game.Action) (session.Draw, bool) { return session.Draw{}, false }

// reveals reports whether an action tells what had been hidden: whether a guess was right.
func reveals(did game.Action) bool {
	_, answer := did.(game.Answer)
	return answer
}
