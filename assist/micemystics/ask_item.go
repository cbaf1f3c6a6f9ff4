package micemystics

import (
	"slices"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askItems asks what a mouse does with a party item.
func (c mouseMenu) askItems() (game.Action, error) {
	var offers []offer
	for _, item := range []parts.PartyItem{parts.Hook, parts.Fork, parts.Grape} {
		said := tables.Args{"item": c.say("item." + string(item))}
		in, near := slices.Contains(c.state.Stash, item), c.mayTakeBack(item)
		offers = append(offers,
			offer{Option: desk.Option{Keys: c.Letters(itemLettersOf[item]), Label: c.say("items.lay", said), Hidden: !in}, Take: c.askLay(item)},
			offer{Option: desk.Option{Keys: c.takeBackKeys(item), Label: c.say("items.back", said), Hidden: !near}, Take: answerWith(game.TakeBack{Mouse: c.mouse.Name(), Item: item})},
		)
	}
	offers = append(offers,
		offer{Option: desk.Option{Keys: c.Letters("tб"), Label: c.say("items.catapult"), Hidden: !c.isLaid(parts.Fork)}, Take: c.askCatapult},
		offer{Option: desk.Option{Keys: c.Letters("lз"), Label: c.say("items.launch"), Hidden: !c.isLaid(parts.Fork)}, Take: c.askLaunch},
	)
	return session.Menu(c.UI, desk.Question{Text: c.say("items.which")}, offers)
}

// isLaid reports whether a party item lies on the board.
func (c mouseMenu) isLaid(item parts.PartyItem) bool {
	return slices.ContainsFunc(c.state.Laid, func(l game.Laid) bool { return l.Item == item })
}

// mayTakeBack reports whether the mouse stands where it can take an item back.
func (c mouseMenu) mayTakeBack(item parts.PartyItem) bool {
	return slices.Contains(c.legal, game.Action(game.TakeBack{Mouse: c.mouse.Name(), Item: item}))
}

// takeBackKeys returns the keys for taking an item back: b and the letter of the
// item.
func (c mouseMenu) takeBackKeys(item parts.PartyItem) []string {
	letters := []rune(itemLettersOf[item])
	return c.Own("b"+string(letters[0]), "о"+string(letters[1]))
}

// askLay asks where a token lies: the fork with the mouse, the hook's other end and
// the grape elsewhere.
func (c mouseMenu) askLay(item parts.PartyItem) func() (game.Action, error) {
	return func() (game.Action, error) {
		did := game.Lay{Mouse: c.mouse.Name(), Item: item}
		if item == parts.Fork {
			return did, nil
		}
		to, err := c.askPlace(c.say("items.where-" + string(item)))
		did.To = &to
		return did, err
	}
}

// askPlace asks for a place on the mouse's tile side.
func (c mouseMenu) askPlace(text string) (game.Place, error) {
	return c.askPlaceIn(c.mouse.At.Room, text, c.others(c.mouse.Name()))
}

// askPlaceIn asks for a place of a tile side.
func (a prompter) askPlaceIn(room, text string, who []game.Name) (game.Place, error) {
	q := desk.Question{Text: text, Help: a.say("place.help", a.placeArgs(who)), Rest: true}
	if r := a.roomOf(room); r != nil && r.Mapped() {
		q.Help = ""
	} else {
		q.Default = a.Own("own", "своя")[0]
	}
	t, err := session.Written(a.UI, q, func(typed string) (toldPlace, error) { return a.readPlace(typed, room, who) })
	return t.Place, err
}

// askCatapult asks who is catapulted, and where to.
func (c mouseMenu) askCatapult() (game.Action, error) {
	did := game.Catapult{Mouse: c.mouse.Name()}
	with := slices.DeleteFunc(c.state.MiceOn(c.mouse.At), func(f game.Name) bool { return f == did.Mouse })
	if len(with) == 0 {
		c.Desk.Say(c.say("items.nobody"))
		return nil, desk.ErrBack
	}
	err := session.StepsWithin(
		func() (err error) {
			did.Passenger, err = c.chooseFigureStep(c.say("items.passenger"), with)
			return err
		},
		func() (err error) { did.To, err = c.askPlace(c.say("items.landing")); return err },
	)
	return did, err
}

// askLaunch asks at whom the fork launches a piece.
func (c mouseMenu) askLaunch() (game.Action, error) {
	foes := c.foesIn(c.mouse.At.Room)
	if len(foes) == 0 {
		c.Desk.Say(c.say("attack.nobody"))
		return nil, desk.ErrBack
	}
	target, err := c.chooseFigure(desk.Question{Text: c.say("items.target")}, foes)
	return game.Launch{Mouse: c.mouse.Name(), Target: target}, err
}
