package infiltrators

import (
	"errors"
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

// aside returns the step for a request that is allowed at any question, or nil.
func (a prompter) aside(typed string) step {
	switch words := strings.Fields(typed); {
	case len(words) > 0 && meansWord(words[0], "check"):
		if seat := a.named(strings.Join(words[1:], " "), a.who()); seat != rules.Nobody {
			return a.tellOnly(func() error { return a.sideCheck(seat) })
		}
	case len(words) == 1 && meansWord(words[0], "view"):
		return a.reshow
	case len(words) == 1 && meansWord(words[0], "advise"):
		return a.tellOnly(a.advisePublicly)
	case len(words) > 1 && meansWord(words[0], "advise"):
		name := words[1:]
		if meansWord(name[0], "mine") {
			name = name[1:]
		}
		if seat := a.named(strings.Join(name, " "), a.who()); seat != rules.Nobody {
			return a.tellOnly(func() error { return a.advisePrivately(seat) })
		}
	}
	if begun := a.begun(typed); begun != nil {
		return begun
	}
	return a.keeping(typed)
}

// tellOnly returns a step after which the question is asked again.
func (a prompter) tellOnly(tell func() error) step {
	return func() (game.Action, error) {
		if err := tell(); err != nil {
			return nil, err
		}
		return nil, desk.ErrBack
	}
}

// sideCheck tells an agent in private how a hint must lie next to the agent's suspect.
func (a prompter) sideCheck(seat rules.Seat) error {
	t := a.state.Turn
	if !a.state.Agent(seat).Suspect {
		return a.noSuspect(seat, "check")
	}
	return a.behindScreen(seat, func(a prompter) error {
		suspect, err := a.suspect(seat)
		if err != nil {
			return err
		}
		hint := t.Card
		if t.Wait != game.ForLies || seat != t.At {
			if hint, err = a.askCard("private.card"); err != nil {
				return err
			}
		}
		lies := a.say("lies." + string(game.LiesBy(hint, suspect)))
		a.Desk.Say(tables.Capital(a.say("private.lies", tables.Args{"card": a.card(hint), "lies": lies})))
		return nil
	})
}

// The method `who` returns the seat that typed on its own phone. If people typed on a shared
// screen, it returns the seat that must act.
func (a prompter) who() rules.Seat {
	if a.speaker != rules.Nobody {
		return a.speaker
	}
	return game.Game{}.Next(a.state)
}

// The method `named` returns the agent with this name. If no agent or several agents match, it
// returns Nobody. For "", it returns `usual`.
func (a prompter) named(name string, usual rules.Seat) rules.Seat {
	if name == "" {
		return usual
	}
	found, _ := a.reader().Noun(game.NounSeat, name)
	return rules.Seat(found.ID)
}

// alone runs `show` on the agent's own phone. Without a connected phone, it returns false.
func (a prompter) alone(seat rules.Seat, show func(prompter) error) bool {
	said := tables.Args{"name": a.seat(seat)}
	return a.Alone(a.seat(seat), func(own *talk.UI) error {
		reported, later := false, own.Later
		own.Later = func(name string, did any) { reported = true; later(name, did) }
		err := show(prompter{phrases: phrases{own}, state: a.state, speaker: seat})
		switch {
		case reported: // the action is recorded at once, and only then told
			return desk.ErrElsewhere
		case err != nil:
			return err
		}
		return confirmed(own, desk.Question{Text: a.say("private.read", said), Default: a.word("ready"), Rest: true})
	})
}

// behindScreen runs `show` for one agent. Without the agent's own phone, the others look away from
// the shared screen, which is wiped afterwards.
func (a prompter) behindScreen(seat rules.Seat, show func(prompter) error) error {
	said := tables.Args{"name": a.seat(seat)}
	if a.alone(seat, show) {
		return desk.ErrBack
	}
	return a.Desk.Privately(a.seat(seat), func() error {
		if err := a.pause(a.say("private.away", said)); err != nil {
			return err
		}
		defer a.Wipe()
		defer a.Unveil()()
		if err := show(a); err != nil {
			return err
		}
		for {
			err := a.pause(a.say("private.seen", said))
			if !errors.Is(err, desk.ErrBack) { // the command `back` cannot undo a private action
				return err
			}
		}
	})
}

// pause waits for people to confirm. It ignores input that was typed ahead.
func (a prompter) pause(text string) error {
	return confirmed(a.UI, desk.Question{Text: text, Default: a.word("ready"), Fresh: true, Rest: true})
}

// confirmed waits for a yes. After a no, it returns desk.ErrBack.
func confirmed(t *talk.UI, q desk.Question) error {
	q.Example = q.Default
	ready, err := talk.Written(t, q, phrases{t}.readReady)
	if err == nil && !ready {
		return desk.ErrBack
	}
	return err
}

// readReady returns true for yes, and false for no. It rejects a letter that could mean both: "н"
// means no, but the same key types "y" for yes.
func (t phrases) readReady(typed string) (bool, error) {
	yes, no := meansWord(typed, "ready"), meansWord(typed, "unready")
	if key := t.OwnKey(typed); key != "" {
		yes, no = yes || meansWord(key, "ready"), no || meansWord(key, "unready")
	}
	if yes == no {
		return false, unread("ready", tables.Args{"ready": t.word("ready"), "no": t.word("unready")})
	}
	return yes, nil
}

func (a prompter) askCard(id string) (parts.Card, error) {
	return talk.Written(a.UI, a.cardQuestion(id), a.readCard)
}

func (a prompter) cardQuestion(id string) desk.Question {
	cards := slices.Concat(a.exampleHand(advice.Own{}, 1), a.state.Deck()) // if no hand is possible, any card will do
	example := a.codes(cards[:min(1, len(cards))])
	return desk.Question{Text: a.say(id), Example: example, Fresh: true, Rest: true, Buttons: a.cardGrid()}
}

// The constant `shown` limits the number of proposed actions that are printed.
const shown = 6

func (a prompter) advisePublicly() error {
	a.Desk.Say(a.adviceForAll(advice.ForAll(a.state).Suspects)...)
	a.Desk.Say(a.say("advice.assumes"))
	return nil
}

func (a prompter) advisePrivately(seat rules.Seat) error {
	if !advice.Decides(a.state, seat) {
		a.Desk.Say(a.say("unread.no-advice", tables.Args{"name": a.seat(seat)}))
		return desk.ErrBack
	}
	return a.behindScreen(seat, func(a prompter) error {
		own := advice.Own{Seat: seat}
		var err error
		if a.state.Agent(seat).Suspect {
			if own.Suspect, err = a.suspect(seat); err != nil {
				return err
			}
		}
		if slices.Contains(a.state.Seen(), own.Suspect) { // no hand is possible with this suspect
			p := ownProblem("own_card", rules.Args{"seat": seat.Noun(), "card": game.CardNoun(own.Suspect)})
			a.Desk.Say(a.Words.Say(p.ID, voice.Spell(a.UI, a.state, p.Args)))
			return nil
		}
		want := a.state.Agent(seat).Hand
		example := a.exampleHand(own, want)
		if len(example) < want { // IN-CARD-01: too few cards are left for this hand
			a.Desk.Say(a.say("breach.IN-CARD-01"))
			return nil
		}
		if own.Hand, err = a.askHand(own, example); err != nil {
			return err
		}
		list := advice.For(a.state, own)
		a.Desk.Say(a.options(list, shown/2)...)
		if len(list) > 0 {
			a.Desk.Say(a.say("advice.assumes"))
		}
		return nil
	})
}

// askHand asks for an agent's hand. It asks again if the agent cannot have these cards. If the
// whole hand was typed before, Enter takes the same hand again, and the cards are not shown. After
// a draw, only the new cards must be typed.
func (a prompter) askHand(own advice.Own, example []parts.Card) ([]parts.Card, error) {
	seat, told, want := own.Seat, a.toldHand(own.Seat), len(example)
	if want == 0 {
		return nil, nil
	}
	q := a.cardQuestion("private.hand")
	q.Example, q.Buttons.Many = a.codes(example), true
	switch more := want - len(told); {
	case len(told) > 0 && more == 0:
		q.Default = a.word("same")
	case len(told) > 0 && more > 0:
		q.Help = a.say("private.hand-more", tables.Args{"count": more})
	}
	hand, err := talk.Written(a.UI, q, func(typed string) (_ []parts.Card, err error) {
		cards := told
		if q.Default == "" || !meansWord(typed, "same") {
			cards, err = a.readCards(typed)
		}
		if err != nil {
			return nil, err
		}
		if len(told) > 0 && len(cards)+len(told) == want {
			cards = slices.Concat(told, cards)
		}
		if p := wrongCards(a.state, advice.Own{Seat: seat, Hand: cards, Suspect: own.Suspect}); p != nil {
			return nil, &talk.Unread{ID: p.ID, Args: voice.Spell(a.UI, a.state, p.Args)}
		}
		return cards, nil
	})
	if err == nil {
		a.remember("hand", seat, hand...)
	}
	return hand, err
}

func (a prompter) exampleHand(own advice.Own, size int) (hand []parts.Card) {
	for _, c := range a.state.Deck() {
		if len(hand) < size && c != own.Suspect && mayHold(a.state, own.Seat, c) {
			hand = append(hand, c)
		}
	}
	return hand
}

// toldHand returns the hand that was typed before. It omits the cards that have left the hand face
// up.
func (a prompter) toldHand(seat rules.Seat) []parts.Card {
	seen, g := a.state.Seen(), a.state.Agent(seat)
	return slices.DeleteFunc(a.remembered("hand", seat), func(c parts.Card) bool {
		return slices.Contains(seen, c) && !slices.Contains(g.Known, c)
	})
}

func (a prompter) askOwnSuspect(seat rules.Seat) (parts.Card, error) {
	q := a.cardQuestion("private.suspect")
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

// remember stores cards until the program ends. `what` is "hand" or "suspect".
func (a prompter) remember(what string, seat rules.Seat, cards ...parts.Card) {
	if told := a.Private(); told != nil {
		told[what+" "+string(seat)] = strings.Join(schema.Spelled(cards), " ")
	}
}

func (a prompter) remembered(what string, seat rules.Seat) []parts.Card {
	var out []parts.Card
	for _, card := range strings.Fields(a.Private()[what+" "+string(seat)]) {
		out = append(out, parts.Card(card))
	}
	return out
}
