package infiltrators

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// The method `keeping` returns the step that seals a suspect, for a line such as "keep ann". For
// other lines, it returns nil.
func (a prompter) keeping(typed string) step {
	word, who, _ := strings.Cut(strings.TrimSpace(typed), " ")
	if !meansWord(word, "keep") {
		return nil
	}
	seat := a.named(strings.TrimSpace(who), a.keeper())
	if seat == rules.Nobody {
		return nil
	}
	return func() (game.Action, error) { return a.sealSuspect(seat) }
}

// keeper returns the seat that probably wants to seal a suspect. On a shared screen, this is the
// agent who has just detained a suspect and has not sealed it. In all other cases, it is the seat
// that `who` returns.
func (a prompter) keeper() rules.Seat {
	last := a.state.Turn.Before
	detained := a.speaker == rules.Nobody && last.Did == game.Detain{}.Kind()
	if detained && a.state.Agent(last.Seat).Seal == "" {
		return last.Seat
	}
	return a.who()
}

// sealSuspect asks for a suspect and seals it. Until somebody guesses the suspect, the record does
// not show the card, but only its hash (the seal) and its encrypted form.
func (a prompter) sealSuspect(seat rules.Seat) (game.Action, error) {
	g := a.state.Agent(seat)
	if !g.Suspect {
		return nil, a.noSuspect(seat, "keep")
	}
	did := game.Keep{By: seat, Anew: g.Seal != ""}
	err := a.behindScreen(seat, func(a prompter) error {
		if did.Anew {
			q := desk.Question{Text: a.say("private.keep-anew"), Default: "n", Fresh: true, Rest: true}
			if yes, err := a.Desk.Confirm(q); err != nil || !yes {
				return cmp.Or(err, desk.ErrBack)
			}
		}
		word, err := a.askKept(seat)
		if err == nil {
			did.Seal, did.Box, err = a.Secrets.Keep(word)
		}
		if err != nil {
			return cmp.Or(a.Warn(err), desk.ErrBack)
		}
		if a.speaker != rules.Nobody {
			a.Later(a.seat(seat), did)
		}
		return nil
	})
	return did, err
}

// askKept asks for an agent's suspect. It asks again until the card fits what everybody can see, or
// until the agent insists on the card. If the table must be corrected first, it returns
// desk.ErrBack.
func (a prompter) askKept(seat rules.Seat) (string, error) {
	for {
		q := a.cardQuestion("private.keep")
		card, err := talk.Written(a.UI, q, a.readPlayed)
		misfits := a.misfits(seat, card)
		if err != nil || len(misfits) == 0 {
			return sealWord(card, false), err
		}
		a.Desk.Say(misfits...)
		q = desk.Question{Text: a.say("private.misfit"), Fresh: true}
		ways := []string{"other", "table", "insist"}
		way, err := talk.ChooseOne(a.UI, q, ways, func(i int, way string) desk.Option {
			return desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: a.say("private.misfit-" + way)}
		})
		switch {
		case err != nil || way == "insist":
			return sealWord(card, true), err
		case way == "table":
			return "", desk.ErrBack
		}
	}
}

// misfits returns a warning for each visible fact that contradicts the suspect's card (IN-HINT-04,
// IN-HINT-05, IN-HINT-09).
func (a prompter) misfits(seat rules.Seat, suspect parts.Card) []string {
	var out []string
	add := func(id string, c parts.Card, lies string) {
		said := tables.Args{"card": tables.Capital(a.card(c)), "lies": lies}
		out = append(out, a.Paint.Warning("! "+a.say(id, said)))
	}
	g := a.state.Agent(seat)
	for _, h := range g.Hints {
		if should := game.LiesBy(h.Card, suspect); h.Lies != should {
			add("private.misfit-hint", h.Card, a.say("lies."+string(should)))
		}
	}
	if slices.Contains(g.Missed, suspect) {
		add("private.misfit-missed", suspect, "")
	}
	if slices.Contains(a.state.Seen(), suspect) {
		add("private.misfit-seen", suspect, "")
	}
	return out
}

// The constant `insisted` is added to the sealed text if the suspect contradicts the table, but the
// agent insists on it. The seals in old records depend on this text.
const insisted = " insisted"

func sealWord(c parts.Card, against bool) string {
	if against {
		return string(c) + insisted
	}
	return string(c)
}

func readSealWord(word string) (c parts.Card, against bool) {
	card, against := strings.CutSuffix(word, insisted)
	return parts.Card(card), against
}

// noSuspect says that an agent has no suspect. It also says how another agent adds a name to the
// word `typed`.
func (a prompter) noSuspect(seat rules.Seat, typed string) error {
	said := tables.Args{"name": a.seat(seat), "word": a.word(typed)}
	if held := a.state.Held(); len(held) > 0 {
		said["who"] = a.key(held[0])
	}
	a.Desk.Say(a.say("private.no-suspect", said))
	return desk.ErrBack
}

// readSuspect accepts only a card in play that can still be a suspect.
func (a prompter) readSuspect(typed string) (parts.Card, error) {
	c, err := a.readPlayed(typed)
	if err == nil && slices.Contains(a.state.Seen(), c) {
		err = a.notSuspect(c)
	}
	return c, err
}

func (a prompter) readPlayed(typed string) (parts.Card, error) {
	c, err := a.readCard(typed)
	if err == nil && !slices.Contains(a.state.Deck(), c) {
		err = a.notSuspect(c)
	}
	return c, err
}

func (a prompter) notSuspect(c parts.Card) error {
	return unread("not-suspect", tables.Args{"card": tables.Capital(a.card(c))})
}

func (a prompter) suspect(seat rules.Seat) (parts.Card, error) {
	if card, ok := a.underSeal(a.state.Agent(seat)); ok {
		return card, nil
	}
	return a.askOwnSuspect(seat)
}

func (a prompter) underSeal(g *game.Agent) (parts.Card, bool) {
	if g.Box == "" || a.Secrets == nil {
		return "", false
	}
	word, _, err := a.Secrets.Open(g.Seal, g.Box)
	_ = a.Warn(err) // the caller goes on without the sealed card
	card, _ := readSealWord(word)
	return card, err == nil
}

// Claimed returns what an answer to a guess claims about a sealed suspect.
func (Flow) Claimed(s game.State, did game.Action) (session.Claim[game.Action], bool) {
	answer, ok := did.(game.Answer)
	g := s.Agent(s.Turn.At)
	if !ok || s.Turn.Wait != game.ForAnswer || g == nil || g.Seal == "" {
		return session.Claim[game.Action]{}, false
	}
	held := func(word, salt string) (game.Action, bool) {
		card, insisted := readSealWord(word)
		out := game.Answer{Says: answer.Says, Denied: answer.Says != game.SaysOf(s.Turn.Card, card)}
		if out.Says == game.Right && !out.Denied {
			out.Salt, out.Insisted = salt, insisted
		}
		return out, out.Denied
	}
	return session.Claim[game.Action]{
		Seal: g.Seal, Box: g.Box, Found: answer.Says == game.Right, Denied: answer.Denied, Held: held,
	}, true
}

// Opened returns the seal that a right guess opens.
func (Flow) Opened(s game.State, did game.Action) (session.Opening, bool) {
	answer, ok := did.(game.Answer)
	g := s.Agent(s.Turn.At)
	if !ok || answer.Says != game.Right || answer.Salt == "" || g == nil || g.Seal == "" {
		return session.Opening{}, false
	}
	label, _ := session.Unboxed(g.Box)
	word := sealWord(s.Turn.Card, answer.Insisted)
	return session.Opening{Label: label, Word: word, Salt: answer.Salt, Seal: g.Seal}, true
}

// Drawn returns the seal that an action adds. The field Words stays empty, because the app does not
// choose the card.
func (Flow) Drawn(s game.State, did game.Action) (session.Draw, bool) {
	keep, ok := did.(game.Keep)
	g := s.Agent(keep.By)
	if !ok || g == nil {
		return session.Draw{}, false
	}
	return session.Draw{Label: string(keep.By), Was: g.Seal, Seal: keep.Seal, Box: keep.Box}, true
}

// Reveals reports whether an action is the answer to a guess. No other action reveals a hidden
// card.
func (Flow) Reveals(did game.Action) bool {
	_, answer := did.(game.Answer)
	return answer
}
