package micemystics

import (
	"slices"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// People name a known card, type in a new card, or type "-" if the deck is empty.
func (a prompter) askFound(w game.Wait) (game.Action, error) {
	q := desk.Question{Text: a.say("find.text", tables.Args{"name": a.figure(w.Who)})}
	q.Example = a.Own("Lantern item", "Фонарь предмет")[0]
	q.Help = a.say("find.help", tables.Args{"example": q.Example})
	card, err := askNamed(a.phrases, q, a.knownSearches())
	return game.Found{Card: card}, err
}

func (a prompter) knownSearches() []parts.Search {
	out := slices.Clone(a.state.Cards)
	for _, s := range box.All[parts.Search](a.Box) {
		if !slices.ContainsFunc(out, func(o parts.Search) bool { return o.ID == s.ID }) {
			out = append(out, s)
		}
	}
	return out
}

func (a prompter) askKeep(w game.Wait) (game.Action, error) {
	keep := desk.Option{Keys: a.Letters("kо"), Label: a.say("keep.keep")}
	trade := desk.Option{Keys: a.Letters("tс"), Label: a.say("keep.trade")}
	offers := []offer{
		{Option: keep, Take: answerWith(game.Keep{Mouse: w.Who})},
		{Option: trade, Take: answerWith(game.Trade{Mouse: w.Who})},
	}
	for _, l := range (game.Game{}).Legal(a.state) {
		if l.Kind() == (game.Equip{}).Kind() {
			worn := desk.Option{Keys: a.Letters(equipLetters), Label: a.say("keep.equip")}
			offers = append(offers, offer{Option: worn, Take: answerWith(l)})
		}
	}
	said := tables.Args{"name": a.figure(w.Who), "card": a.card(w.Card)}
	return talk.Menu(a.UI, desk.Question{Text: a.say("keep.text", said), Default: keep.Keys[0]}, offers)
}

func (a prompter) textOf(id parts.CardID) string {
	known := a.knownSearches()
	if i := slices.IndexFunc(known, func(s parts.Search) bool { return s.ID == id }); i >= 0 {
		return known[i].Text
	}
	return ""
}

// People may also report the event's effects.
func (a prompter) askEvent(w game.Wait) (game.Action, error) {
	return a.askDone(a.say("event.text", tables.Args{"card": a.card(w.Card)}), a.textOf(w.Card))
}

// askDone waits until people have carried out an instruction. The menu begins with `first`.
func (a prompter) askDone(text, help string, first ...offer) (game.Action, error) {
	done := desk.Option{Keys: a.Own("done", "готово"), Label: a.say("event.done")}
	other := desk.Option{Keys: a.Letters(otherLetters), Label: a.say("turn.other")}
	return talk.Menu(a.UI, desk.Question{Text: text, Help: help, Default: done.Keys[0]}, append(first,
		offer{Option: done, Take: answerWith(game.Done{})}, offer{Option: other, Take: a.askOther}))
}

func (a prompter) askPackDrop(w game.Wait) (game.Action, error) {
	q := desk.Question{Text: a.say("drop.text", tables.Args{"name": a.figure(w.Who)})}
	card, err := a.chooseCard(q, a.state.Mouse(w.Who).Pack, a.card)
	return game.Drop{Mouse: w.Who, Card: card}, err
}

// askCarry asks which card a mouse takes to the next chapter.
func (a prompter) askCarry(w game.Wait) (game.Action, error) {
	cards := among[parts.CardID](game.Game{}.Legal(a.state), game.Carry{Mouse: w.Who}, "card")
	if len(cards) == 0 {
		return game.Carry{Mouse: w.Who}, nil
	}
	options := append(talk.Options(cards, a.cardOption), desk.Option{Keys: a.Own("none", "ничего"),
		Label: a.say("carry.none")})
	won := a.state.Result != nil && a.state.Result.Winner == game.SeatMice
	q := desk.Question{
		Text:    a.say("carry.text", tables.Args{"name": a.figure(w.Who)}),
		Help:    a.say("carry.help", tables.Args{"won": won}),
		Default: options[0].Keys[0],
	}
	i, err := a.Desk.Choose(q, options)
	if err != nil || i == len(cards) {
		return game.Carry{Mouse: w.Who}, err
	}
	return game.Carry{Mouse: w.Who, Card: cards[i]}, nil
}

func (a prompter) askDisguise(w game.Wait) (game.Action, error) {
	said := talk.Spell(rules.Args{"who": game.Newcomers(w.Squads)}, a.nounForms)
	yes, err := a.Desk.Confirm(desk.Question{Text: a.say("disguise.text", said)})
	return game.Wear{Wear: yes}, err
}
