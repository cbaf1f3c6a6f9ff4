package micemystics

import (
	"slices"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// itemLettersOf are the letters of the party items that lie on the board.
var itemLettersOf = map[parts.PartyItem]string{parts.Hook: "hк", parts.Fork: "fв", parts.Grape: "gг", parts.Disguise: "dм"}

// items asks what a mouse does with a party item.
func (c can) items() (game.Action, error) {
	var offers []offer
	for _, item := range []parts.PartyItem{parts.Hook, parts.Fork, parts.Grape} {
		said := tables.Args{"item": c.say("item." + string(item))}
		in, on := slices.Contains(c.state.Stash, item), c.lying(item)
		offers = append(offers,
			offer{Option: desk.Option{Keys: c.Letters(itemLettersOf[item]), Label: c.say("items.lay", said), Hidden: !in}, Take: c.lay(item)},
			offer{Option: desk.Option{Keys: c.back(item), Label: c.say("items.back", said), Hidden: !on}, Take: just(game.TakeBack{Mouse: c.mouse.Name(), Item: item})},
		)
	}
	offers = append(offers,
		offer{Option: desk.Option{Keys: c.Letters("tб"), Label: c.say("items.catapult"), Hidden: !c.lying(parts.Fork)}, Take: c.catapult},
		offer{Option: desk.Option{Keys: c.Letters("lз"), Label: c.say("items.launch"), Hidden: !c.lying(parts.Fork)}, Take: c.launch},
	)
	return session.Menu(c.UI, desk.Question{Text: c.say("items.which")}, offers)
}

func (c can) lying(item parts.PartyItem) bool {
	return slices.ContainsFunc(c.state.Laid, func(l game.Laid) bool { return l.Item == item })
}

// back are the keys of taking an item back: b and its letter.
func (c can) back(item parts.PartyItem) []string {
	letters := []rune(itemLettersOf[item])
	return c.Own("b"+string(letters[0]), "о"+string(letters[1]))
}

// lay asks where a token lies: the fork with the mouse, the hook's other end and
// the grape elsewhere.
func (c can) lay(item parts.PartyItem) func() (game.Action, error) {
	return func() (game.Action, error) {
		did := game.Lay{Mouse: c.mouse.Name(), Item: item}
		if item == parts.Fork {
			return did, nil
		}
		to, err := c.somewhere(c.say("items.where-" + string(item)))
		did.To = &to
		return did, err
	}
}

// somewhere asks for a place on the mouse's tile side.
func (c can) somewhere(text string) (game.Place, error) {
	return c.placeIn(c.mouse.At.Room, text, c.others(c.mouse.Name()))
}

// placeIn asks for a place of a tile side.
func (a prompter) placeIn(room, text string, who []game.Name) (game.Place, error) {
	q := desk.Question{Text: text, Help: a.say("place.help", a.placeArgs(who)), Rest: true}
	if r := a.roomOf(room); r != nil && r.Mapped() {
		q.Help = ""
	} else {
		q.Default = a.Own("own", "своя")[0]
	}
	t, err := session.Written(a.UI, q, func(typed string) (told, error) { return a.readPlace(typed, room, who) })
	return t.Place, err
}

func (c can) catapult() (game.Action, error) {
	did := game.Catapult{Mouse: c.mouse.Name()}
	with := slices.DeleteFunc(c.state.MiceOn(c.mouse.At), func(f game.Name) bool { return f == did.Mouse })
	if len(with) == 0 {
		c.Desk.Say(c.say("items.nobody"))
		return nil, desk.ErrBack
	}
	err := session.Steps(
		func() (err error) { did.Passenger, err = c.figureStep(c.say("items.passenger"), with); return err },
		func() (err error) { did.To, err = c.somewhere(c.say("items.landing")); return err },
	)
	return did, err
}

func (c can) launch() (game.Action, error) {
	foes := c.foesIn(c.mouse.At.Room)
	if len(foes) == 0 {
		c.Desk.Say(c.say("attack.nobody"))
		return nil, desk.ErrBack
	}
	target, err := c.whichFigure(desk.Question{Text: c.say("items.target")}, foes)
	return game.Launch{Mouse: c.mouse.Name(), Target: target}, err
}
