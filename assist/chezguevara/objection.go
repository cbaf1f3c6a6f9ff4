package chezguevara

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/keyboard"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func (a prompter) askObjection(w game.Wait) (game.Action, error) {
	id, said := "ask.settle", tables.Args{"seat": a.seat(w.Seat)}
	if w.For == game.ForClaim {
		id = "ask.claim"
		c := a.state.Claims[0]
		said["slack"], said["cards"] = c.Slack, talk.NameAll(c.Rests, a.line)
	} else {
		said["cards"] = a.playNamed(a.state.Play(w.Line))
	}
	q := desk.Question{
		Text:    a.say(id, said),
		Default: a.word("done"),
		Help:    strings.Join(append(a.open(), a.objections(w)...), " · "),
		Fresh:   w.For == game.ForClaim, // for a claim, words that were typed before the question are dropped
	}
	return a.ask(w, q, func(typed string) (parsed, bool) {
		if die, ahead := a.dice(typed); len(die) > 0 && a.raidAnnounced(w) {
			return parsed{did: game.Roll{Seat: a.state.Players[0].Seat, Die: die[0], On: w.Line}, ahead: ahead}, true
		}
		word, rest := firstWord(typed)
		switch {
		case is(word, "yes"):
			return parsed{wrong: unread("who-objects", nil)}, true
		case a.short(w) && is(word, "none") && !is(word, "no"), !is(word, "done") && !is(word, "no"):
			return a.readKept(w, typed)
		}
		if next, ask := a.tooDear(w); ask {
			return next, true
		}
		return parsed{did: game.Resolve{On: w.Line}, ahead: rest}, true
	})
}

// raidAnnounced reports whether a raid awaits objections. If people type the first die roll of the
// raid instead, nobody objects.
func (a prompter) raidAnnounced(w game.Wait) bool {
	p := a.state.Play(w.Line)
	return w.For == game.ForSettle && a.state.Card(p.Card).Is(parts.Raid)
}

func (a prompter) readKept(w game.Wait, typed string) (parsed, bool) {
	p := a.state.Play(w.Line)
	if !a.short(w) {
		return parsed{}, false
	}
	if is(strings.TrimSpace(typed), "none") {
		return parsed{did: game.Resolve{On: w.Line, None: true}}, true
	}
	var keep []parts.CardID
	for _, word := range splitWords(typed) {
		if is(word, "and") && len(keep) > 0 {
			continue
		}
		id, ok := a.among(p.Cards, word)
		if !ok {
			return parsed{}, false
		}
		keep = append(keep, id)
	}
	return parsed{did: game.Resolve{On: w.Line, Keep: keep}}, len(keep) > 0
}

// The method `short` reports whether looted things cost more than the remaining pay.
func (a prompter) short(w game.Wait) bool {
	p := a.state.Play(w.Line)
	return w.For == game.ForSettle && p.As == (game.Loot{}).Kind() && a.state.Cost(p.Cards) > a.state.PayLeft()
}

func (a prompter) tooDear(w game.Wait) (parsed, bool) {
	p := a.state.Play(w.Line)
	if !a.short(w) || len(p.Cards) < 2 {
		return parsed{}, false
	}
	text := a.say("ask.keep", tables.Args{"pay": a.state.PayLeft(), "cards": a.cardsNamed(p.Cards)})
	return parsed{then: a.asksFollowUp(followUp{
		Question: desk.Question{Text: text, Help: a.say("ask.keep-help")},
		read: func(typed string) (parsed, error) {
			if next, ok := a.readKept(w, typed); ok {
				return next, nil
			}
			return parsed{}, unread("keep", tables.Args{"typed": typed})
		},
	})}, true
}

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

func (a prompter) fits(id parts.CardID, typed string) bool {
	c, other := a.known(id), keyboard.Other(strings.ToLower(typed))
	return typed != "" && (fits(c, tables.Fold(typed)) > 0 || fits(c, tables.Fold(other)) > 0)
}

func (a prompter) objections(w game.Wait) []string {
	var out, names []string
	if _, ask := a.tooDear(w); ask {
		missing := a.state.Cost(a.state.Play(w.Line).Cards) - a.state.PayLeft()
		out = append(out, a.say("remind.short", tables.Args{"count": missing}))
	}
	if w.For == game.ForClaim {
		for _, c := range a.state.Claims[1:] {
			out = append(out, a.say("remind.claim", tables.Args{"seat": a.seat(c.Seat), "slack": c.Slack}))
		}
		return out
	}
	for _, m := range a.state.Who() {
		if m.Deed == (game.Order{}).Kind() && m.Shut == nil {
			names = append(names, a.seat(m.Seat))
		}
	}
	if len(names) > 0 {
		out = append(out, a.say("remind.order", tables.Args{"seats": strings.Join(names, ", ")}))
	}
	return out
}
