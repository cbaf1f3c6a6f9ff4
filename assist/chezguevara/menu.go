package chezguevara

import (
	"slices"
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func (a prompter) askMenu() (game.Action, error) {
	q := desk.Question{Text: a.say("menu.who")}
	var offers []talk.Offer[game.Action]
	for _, seat := range a.state.Clockwise() {
		offers = append(offers, talk.Offer[game.Action]{
			Option: desk.Option{Keys: []string{string(seat)[len("player_"):]}, Label: a.seat(seat)},
			Take:   func() (game.Action, error) { return a.askDeed(seat) },
		})
	}
	q.Default = offers[0].Keys[0]
	return talk.Menu(a.UI, q, offers)
}

func (a prompter) askDeed(seat rules.Seat) (game.Action, error) {
	byKind := map[string][]game.Action{}
	var kinds []string
	for _, did := range (game.Game{}).Legal(a.state) {
		by := game.Speaker(did)
		if e, ok := did.(game.Event); ok && e.Card == parts.Demotion && e.Target == by {
			continue // players seldom demote themselves (CG-DEMO-01)
		}
		if by != seat && (by != rules.Nobody || seat != a.state.Turn.Seat) {
			continue
		}
		if byKind[did.Kind()] == nil {
			kinds = append(kinds, did.Kind())
		}
		byKind[did.Kind()] = append(byKind[did.Kind()], did)
	}
	if len(kinds) == 0 {
		a.Desk.Say(a.say("menu.nothing", tables.Args{"seat": a.seat(seat)}))
		return nil, desk.ErrBack
	}
	var offers []talk.Offer[game.Action]
	for i, kind := range kinds {
		offers = append(offers, talk.Offer[game.Action]{
			Option: desk.Option{
				Keys:  []string{strconv.Itoa(i + 1)},
				Label: a.say("menu."+kind, tables.Args{"count": len(byKind[kind])}),
			},
			Take: func() (game.Action, error) { return a.askOne(byKind[kind]) },
		})
	}
	return talk.Menu(a.UI, desk.Question{Text: a.say("menu.what", tables.Args{"seat": a.seat(seat)})}, offers)
}

func (a prompter) askOne(list []game.Action) (game.Action, error) {
	if len(list) == 1 {
		return list[0], nil
	}
	return talk.ChooseOne(a.UI, desk.Question{Text: a.say("menu.which")}, list,
		func(i int, did game.Action) desk.Option {
			return desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: a.report(did), Also: a.namesIn(did)}
		})
}

// namesIn returns the names of the only card in an action, in both languages.
func (a prompter) namesIn(did game.Action) []string {
	cards := game.Forms.Nouns(did, game.NounCard)
	if len(cards) != 1 {
		return nil
	}
	c := a.known(parts.CardID(cards[0].ID))
	return slices.DeleteFunc([]string{c.Name.En, c.Name.Ru}, func(name string) bool { return name == "" })
}
