package infiltrators

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/schema"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// aside returns the step for a word that is no action of the table: the side check of a holder,
// the advice, and a suspect to be sealed. Nil for any other word.
func (a prompter) aside(typed string) step {
	switch words := strings.Fields(typed); {
	case len(words) == 1 && meansWord(words[0], "check"):
		return a.tellOnly(a.sideCheck)
	case len(words) == 1 && meansWord(words[0], "view"):
		return a.reshow
	case len(words) == 1 && meansWord(words[0], "advise"):
		return a.tellOnly(a.advisePublicly)
	case len(words) == 2 && meansWord(words[0], "advise") && meansWord(words[1], "mine"):
		return a.tellOnly(a.advisePrivately)
	}
	if begun := a.begun(typed); begun != nil {
		return begun
	}
	return a.keeping(typed)
}

// tellOnly returns a step that only prints; the same question follows.
func (a prompter) tellOnly(tell func() error) step {
	return func() (game.Action, error) {
		if err := tell(); err != nil {
			return nil, err
		}
		return nil, desk.ErrBack
	}
}

// sideCheck shows the holder of a suspect how a hint card lies beside it. The suspect is used
// for this sentence only.
func (a prompter) sideCheck() error {
	t, seat := a.state.Turn, game.Game{}.Next(a.state)
	if g := a.agent(seat); g == nil || !g.Suspect {
		return a.noSuspect(seat)
	}
	return a.behindScreen(seat, func() error {
		suspect, err := a.suspect(seat)
		if err != nil {
			return err
		}
		hint := t.Card
		if t.Wait != game.ForLies {
			if hint, err = a.askCard("private.card"); err != nil {
				return err
			}
		}
		lies := a.say("lies." + string(game.LiesBy(hint, suspect)))
		a.Desk.Say(talk.Capital(a.say("private.lies", tables.Args{"card": a.card(hint), "lies": lies})))
		return nil
	})
}

// behindScreen shows something to one agent alone, and then wipes it off the screen.
func (a prompter) behindScreen(seat rules.Seat, show func() error) error {
	said := tables.Args{"name": a.seat(seat)}
	if err := a.pause(a.say("private.away", said)); err != nil {
		return err
	}
	defer a.Wipe()
	defer a.Unveil()()
	if err := show(); err != nil {
		return err
	}
	return a.pause(a.say("private.seen", said))
}

// pause waits for Enter, and takes nothing that was typed before.
func (a prompter) pause(text string) error {
	_, err := a.Desk.Write(desk.Question{Text: text, Default: a.word("ready"), Fresh: true, Rest: true})
	return err
}

func (a prompter) askCard(id string) (parts.Card, error) {
	return talk.Written(a.UI, desk.Question{Text: a.say(id), Example: a.cardExample(), Fresh: true, Rest: true}, a.readCard)
}

// shown is the number of candidates or options printed.
const shown = 6

// advisePublicly prints what everybody can compute: the possible cards of each suspect.
func (a prompter) advisePublicly() error {
	a.Desk.Say(a.adviceForAll(advice.ForAll(a.state).Suspects)...)
	a.Desk.Say(a.say("advice.assumes"))
	return nil
}

// advisePrivately advises the awaited agent, with that agent's hand and suspect.
func (a prompter) advisePrivately() error {
	seat := game.Game{}.Next(a.state)
	return a.behindScreen(seat, func() error {
		own := advice.Own{Seat: seat}
		var err error
		if g := a.agent(seat); g != nil && g.Suspect {
			if own.Suspect, err = a.suspect(seat); err != nil {
				return err
			}
		}
		if own.Hand, err = a.askHand(seat); err != nil {
			return err
		}
		if p := wrongCards(a.state, ownCards(own)); p != nil {
			a.remember("hand", seat)
			a.Desk.Say(a.Paint.Warning("! " + a.Words.Say(p.ID, voice.Spell(a.UI, a.state, p.Args))))
			return nil
		}
		a.Desk.Say(a.options(advice.For(a.state, own))...)
		return nil
	})
}

// options returns a line for each of the best options, with its reasons.
func (a prompter) options(p advice.Private) []string {
	if len(p.Options) == 0 {
		return []string{a.say("advice.none")}
	}
	var out []string
	for _, o := range p.Options[:min(shown/2, len(p.Options))] {
		out = append(out, "  "+a.optionLine(o.Action, o.Reasons))
	}
	return append(out, a.say("advice.assumes"))
}

// withNames replaces the seats in a reason by names, because a reason has no table.
func (a prompter) withNames(n rules.Note) rules.Note {
	if seat, ok := n.Args["seat"].(rules.Noun); ok {
		args := rules.Args{}
		for k, v := range n.Args {
			args[k] = v
		}
		args["seat"] = a.seat(rules.Seat(seat.ID))
		n.Args = args
	}
	return n
}

// askHand asks for a seat's hand behind the screen. Cards typed before are not shown. Enter
// takes them, and after new cards were drawn, typing the new ones is enough.
func (a prompter) askHand(seat rules.Seat) ([]parts.Card, error) {
	told, want := a.toldHand(seat), 0
	if g := a.agent(seat); g != nil {
		want = g.Hand
	}
	q := desk.Question{Text: a.say("private.hand"), Example: a.cardExample(), Fresh: true, Rest: true}
	switch more := want - len(told); {
	case len(told) > 0 && more == 0:
		q.Default = a.word("same")
	case len(told) > 0 && more > 0:
		q.Help = a.say("private.hand-more", tables.Args{"count": more})
	}
	hand, err := talk.Written(a.UI, q, func(typed string) ([]parts.Card, error) {
		if q.Default != "" && meansWord(typed, "same") {
			return told, nil
		}
		cards, err := a.readCards(typed)
		if err == nil && len(told) > 0 && len(cards)+len(told) == want {
			cards = slices.Concat(told, cards)
		}
		return cards, err
	})
	if err == nil {
		a.remember("hand", seat, hand...)
	}
	return hand, err
}

// toldHand returns the cards of a hand that were typed before and were not seen leaving it.
func (a prompter) toldHand(seat rules.Seat) []parts.Card {
	seen := a.state.Seen()
	return slices.DeleteFunc(a.remembered("hand", seat), func(c parts.Card) bool {
		g := a.agent(seat)
		return slices.Contains(seen, c) && (g == nil || !slices.Contains(g.Known, c))
	})
}

// askOwnSuspect asks for a seat's suspect that is not sealed. Enter takes the one typed before.
func (a prompter) askOwnSuspect(seat rules.Seat) (parts.Card, error) {
	q := desk.Question{Text: a.say("private.suspect"), Example: a.cardExample(), Fresh: true, Rest: true}
	told := a.remembered("suspect", seat)
	if len(told) == 1 && !slices.Contains(a.state.Seen(), told[0]) {
		q.Default = a.word("same")
	}
	card, err := talk.Written(a.UI, q, func(typed string) (parts.Card, error) {
		if q.Default != "" && meansWord(typed, "same") {
			return told[0], nil
		}
		return a.readSuspect(typed)
	})
	if err == nil {
		a.remember("suspect", seat, card)
	}
	return card, err
}

// remember keeps cards typed behind the screen until the sitting ends. Without cards it forgets
// them.
func (a prompter) remember(what string, seat rules.Seat, cards ...parts.Card) {
	if told := a.Private(); told != nil {
		told[what+" "+string(seat)] = strings.Join(schema.Spelled(cards), " ")
	}
}

// remembered returns the cards typed before, nil for none.
func (a prompter) remembered(what string, seat rules.Seat) []parts.Card {
	var out []parts.Card
	for _, card := range strings.Fields(a.Private()[what+" "+string(seat)]) {
		out = append(out, parts.Card(card))
	}
	return out
}
