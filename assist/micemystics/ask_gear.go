package micemystics

import (
	"slices"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// share asks with whom a mouse shares, and what changes paws.
func (c can) share() (game.Action, error) {
	did := game.Share{Mouse: c.mouse.Name()}
	with := among[game.Name](c.legal, did, "with")
	if len(with) == 0 {
		with = slices.DeleteFunc(c.miceIn(c.mouse.At.Room), func(f game.Name) bool { return f == did.Mouse })
	}
	if len(with) == 0 {
		c.Desk.Say(c.say("share.nobody"))
		return nil, desk.ErrBack
	}
	err := session.Steps(
		func() (err error) { did.With, err = c.figureStep(c.say("share.whom"), with); return err },
		func() (err error) {
			did.Gives, err = c.whichCards(c.say("share.gives", c.pair(did)), tradable(c.mouse))
			return err
		},
		func() (err error) {
			did.Takes, err = c.whichCards(c.say("share.takes", c.pair(did)), tradable(c.prompter.mouse(did.With)))
			return err
		},
		func() (err error) { did.Cheese, err = c.cheese(did); return err },
	)
	return did, err
}

func (c can) pair(did game.Share) tables.Args {
	return tables.Args{"name": c.figure(did.Mouse), "with": c.figure(did.With)}
}

// tradable are the cards of a mouse that may change paws.
func tradable(m *game.Mouse) []parts.CardID {
	return slices.Concat(m.Pack, m.Tricks, m.Equipped)
}

// cheese asks how much is given, or taken below 0.
func (c can) cheese(did game.Share) (int, error) {
	gives, takes := c.mouse.Cheese, c.prompter.mouse(did.With).Cheese
	if gives == 0 && takes == 0 {
		return 0, session.ErrUnasked
	}
	return c.Desk.Number(desk.Question{Text: c.say("share.cheese", c.pair(did)), Default: "0"}, -takes, gives)
}

// equip asks which cards are put on or taken off: a card that is worn comes off,
// one of the pack is put on.
func (c can) equip() (game.Action, error) {
	m := c.mouse
	cards := slices.Concat(m.Pack, m.Equipped)
	if len(cards) == 0 {
		c.Desk.Say(c.say("equip.nothing"))
		return nil, desk.ErrBack
	}
	picked, err := c.Desk.Pick(desk.Question{Text: c.say("equip.which")}, session.Options(cards, func(i int, id parts.CardID) desk.Option {
		where := "equip.on"
		if i >= len(m.Pack) {
			where = "equip.off"
		}
		return desk.Option{Keys: c.numberKeys(i, id), Label: c.say(where, tables.Args{"card": c.card(id)})}
	}))
	if err == nil && len(picked) == 0 {
		err = desk.ErrBack
	}
	did := game.Equip{Mouse: m.Name()}
	for _, i := range picked {
		if i < len(m.Pack) {
			did.On = append(did.On, cards[i])
		} else {
			did.Off = append(did.Off, cards[i])
		}
	}
	return did, err
}

// levelUp asks which ability card a mouse buys: one that is known, or one that
// is read off now.
func (c can) levelUp() (game.Action, error) {
	q := desk.Question{Text: c.say("level.which", tables.Args{"name": c.figure(c.mouse.Name())}), Help: c.say("level.help")}
	card, err := c.someAbility(q)
	return game.LevelUp{Mouse: c.mouse.Name(), Ability: card}, err
}

// someAbility asks for an ability card by its name.
func (c can) someAbility(q desk.Question) (parts.Ability, error) {
	known := c.knownAbilities()
	name, err := c.cardByName(q, func(typed string) (int, string) {
		return meant(typed, known, abilityNames)
	})
	switch {
	case err != nil:
		return parts.Ability{}, err
	case name.new != "":
		return learned[parts.Ability](c.phrases, name.new)
	}
	return known[name.at], nil
}

// knownAbilities are those of the table and of the owner's box that the mouse
// does not have.
func (c can) knownAbilities() []parts.Ability {
	out := slices.Clone(c.state.Abilities)
	for _, k := range box.All[parts.Ability](c.Box) {
		if !slices.ContainsFunc(out, func(o parts.Ability) bool { return o.ID == k.ID }) {
			out = append(out, k)
		}
	}
	return slices.DeleteFunc(out, func(k parts.Ability) bool { return slices.Contains(c.mouse.Abilities, k.ID) })
}

// power asks which ability is used.
func (c can) power() (game.Action, error) {
	cards := c.powers()
	if len(cards) == 0 {
		cards = c.mouse.Abilities
	}
	if len(cards) == 0 {
		c.Desk.Say(c.say("power.none"))
		return nil, desk.ErrBack
	}
	card, err := c.whichCard(desk.Question{Text: c.say("power.which")}, cards)
	if err == nil {
		c.used(card, c.textOfAbility(card))
	}
	return game.Power{Mouse: c.mouse.Name(), Ability: card}, err
}

// powers are the abilities that the mouse itself may use now, and uses its search
// cards.
func (c can) powers() []parts.CardID {
	return among[parts.CardID](c.legal, game.Power{Mouse: c.mouse.Name()}, "card")
}

func (c can) uses() []parts.CardID {
	return among[parts.CardID](c.legal, game.Use{Mouse: c.mouse.Name()}, "card")
}

// use asks which search card is used.
func (c can) use() (game.Action, error) {
	cards := c.uses()
	if len(cards) == 0 {
		cards = tradable(c.mouse)
	}
	if len(cards) == 0 {
		c.Desk.Say(c.say("use.none"))
		return nil, desk.ErrBack
	}
	card, err := c.whichCard(desk.Question{Text: c.say("use.which")}, cards)
	if err == nil {
		c.used(card, c.textOf(card))
	}
	return game.Use{Mouse: c.mouse.Name(), Card: card}, err
}

// used says what people wrote down of a card, and that what it does is told
// besides.
func (c can) used(card parts.CardID, text string) {
	c.Desk.Say(c.say("use.then", tables.Args{"card": c.card(card), "text": text, "other": c.Letters(otherLetters)[0]}))
}

func (c can) textOfAbility(id parts.CardID) string {
	for _, k := range c.state.Abilities {
		if k.ID == id {
			return k.Text
		}
	}
	return ""
}

// drop asks which card goes because it says so itself.
func (c can) drop() (game.Action, error) {
	card, err := c.whichCard(desk.Question{Text: c.say("drop.which")}, tradable(c.mouse))
	return game.Drop{Mouse: c.mouse.Name(), Card: card}, err
}

// anyDrop asks whose card is discarded, and which.
func (a prompter) anyDrop() (game.Action, error) { return a.ofSomebody("drop", tradable, can.drop) }

// anyPower asks whose ability is used, whoever's turn it is, and which.
func (a prompter) anyPower() (game.Action, error) {
	return a.ofSomebody("power", func(m *game.Mouse) []parts.CardID { return m.Abilities }, can.power)
}

// anyCard asks whose card is used, and which.
func (a prompter) anyCard() (game.Action, error) { return a.ofSomebody("use", tradable, can.use) }

// ofSomebody asks whose card of some kind it is.
func (a prompter) ofSomebody(id string, cards func(*game.Mouse) []parts.CardID, take func(can) (game.Action, error)) (game.Action, error) {
	who := slices.DeleteFunc(a.activeMice(), func(f game.Name) bool { return len(cards(a.mouse(f))) == 0 })
	if len(who) == 0 {
		a.Desk.Say(a.say(id + ".nobody"))
		return nil, desk.ErrBack
	}
	f, err := a.whichFigure(desk.Question{Text: a.say(id + ".whose")}, who)
	if err != nil {
		return nil, err
	}
	return take(can{a, game.Game{}.Legal(a.state), a.mouse(f)})
}
