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

// askShare asks with whom a mouse shares, and what changes paws.
func (c mouseMenu) askShare() (game.Action, error) {
	did := game.Share{Mouse: c.mouse.Name()}
	with := among[game.Name](c.legal, did, "with")
	if len(with) == 0 {
		with = slices.DeleteFunc(c.miceIn(c.mouse.At.Room), func(f game.Name) bool { return f == did.Mouse })
	}
	if len(with) == 0 {
		c.Desk.Say(c.say("share.nobody"))
		return nil, desk.ErrBack
	}
	err := session.StepsWithin(
		func() (err error) { did.With, err = c.chooseFigureStep(c.say("share.whom"), with); return err },
		func() (err error) {
			did.Gives, err = c.chooseCards(c.say("share.gives", c.shareArgs(did)), tradable(c.mouse))
			return err
		},
		func() (err error) {
			did.Takes, err = c.chooseCards(c.say("share.takes", c.shareArgs(did)), tradable(c.prompter.mouse(did.With)))
			return err
		},
		func() (err error) { did.Cheese, err = c.askCheese(did); return err },
	)
	return did, err
}

// shareArgs returns the two mice of a share, for its sentences.
func (c mouseMenu) shareArgs(did game.Share) tables.Args {
	return tables.Args{"name": c.figure(did.Mouse), "with": c.figure(did.With)}
}

// tradable returns the cards of a mouse that may change paws.
func tradable(m *game.Mouse) []parts.CardID {
	return slices.Concat(m.Pack, m.Tricks, m.Equipped)
}

// askCheese asks how much is given, or taken below 0.
func (c mouseMenu) askCheese(did game.Share) (int, error) {
	gives, takes := c.mouse.Cheese, c.prompter.mouse(did.With).Cheese
	if gives == 0 && takes == 0 {
		return 0, session.ErrUnasked
	}
	return c.Desk.Number(desk.Question{Text: c.say("share.cheese", c.shareArgs(did)), Default: "0"}, -takes, gives)
}

// askEquip asks which cards are put on or taken off: a card that is worn comes off,
// one of the pack is put on.
func (c mouseMenu) askEquip() (game.Action, error) {
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

// askLevelUp asks which ability card a mouse buys: one that is known, or one that
// is read off now.
func (c mouseMenu) askLevelUp() (game.Action, error) {
	q := desk.Question{Text: c.say("level.which", tables.Args{"name": c.figure(c.mouse.Name())}), Help: c.say("level.help")}
	card, err := c.askAbility(q)
	return game.LevelUp{Mouse: c.mouse.Name(), Ability: card}, err
}

// askAbility asks for an ability card by its name.
func (c mouseMenu) askAbility(q desk.Question) (parts.Ability, error) {
	known := c.knownAbilities()
	name, err := c.askCardByName(q, func(typed string) (int, string) {
		return matchName(typed, known, abilityNames)
	})
	switch {
	case err != nil:
		return parts.Ability{}, err
	case name.new != "":
		return readOffNew[parts.Ability](c.phrases, name.new)
	}
	return known[name.at], nil
}

// knownAbilities returns those of the table and of the owner's box that the mouse
// does not have.
func (c mouseMenu) knownAbilities() []parts.Ability {
	out := slices.Clone(c.state.Abilities)
	for _, k := range box.All[parts.Ability](c.Box) {
		if !slices.ContainsFunc(out, func(o parts.Ability) bool { return o.ID == k.ID }) {
			out = append(out, k)
		}
	}
	return slices.DeleteFunc(out, func(k parts.Ability) bool { return slices.Contains(c.mouse.Abilities, k.ID) })
}

// askPower asks which ability is used.
func (c mouseMenu) askPower() (game.Action, error) {
	if c.mouse.Untold {
		return c.askFirstAbility()
	}
	cards := c.usablePowers()
	if len(cards) == 0 {
		cards = c.mouse.Abilities
	}
	if len(cards) == 0 {
		c.Desk.Say(c.say("power.none"))
		return nil, desk.ErrBack
	}
	card, err := c.chooseCardByWords(desk.Question{Text: c.say("power.which")}, cards)
	if err == nil {
		c.sayUsed(card)
	}
	return game.Power{Mouse: c.mouse.Name(), Ability: card}, err
}

// usablePowers returns the abilities that the mouse itself may use now.
func (c mouseMenu) usablePowers() []parts.CardID {
	return among[parts.CardID](c.legal, game.Power{Mouse: c.mouse.Name()}, "card")
}

// usableCards returns the search cards that the mouse itself may use now.
func (c mouseMenu) usableCards() []parts.CardID {
	return among[parts.CardID](c.legal, game.Use{Mouse: c.mouse.Name()}, "card")
}

// askUse asks which search card is used.
func (c mouseMenu) askUse() (game.Action, error) {
	cards := c.usableCards()
	if len(cards) == 0 {
		cards = tradable(c.mouse)
	}
	if len(cards) == 0 {
		c.Desk.Say(c.say("use.none"))
		return nil, desk.ErrBack
	}
	card, err := c.chooseCardByWords(desk.Question{Text: c.say("use.which")}, cards)
	if err == nil {
		c.sayUsed(card)
	}
	return game.Use{Mouse: c.mouse.Name(), Card: card}, err
}

// sayUsed says what people wrote down of a card, and that what it does is told
// besides.
func (c mouseMenu) sayUsed(card parts.CardID) {
	c.Desk.Say(c.say("use.then", tables.Args{"card": c.card(card), "text": c.wordsOf(card), "other": c.Letters(otherLetters)[0]}))
}

// askDrop asks which card of the mouse is discarded by its own text.
func (c mouseMenu) askDrop() (game.Action, error) {
	card, err := c.chooseCard(desk.Question{Text: c.say("drop.which")}, tradable(c.mouse))
	return game.Drop{Mouse: c.mouse.Name(), Card: card}, err
}

// askAnyDrop asks whose card is discarded, and which.
func (a prompter) askAnyDrop() (game.Action, error) {
	return a.askWhoseCard("drop", tradable, mouseMenu.askDrop)
}

// askAnyPower asks whose ability is used, whoever's turn it is, and which.
func (a prompter) askAnyPower() (game.Action, error) {
	return a.askWhoseCard("power", heldPowers, mouseMenu.askPower)
}

// heldPowers returns the ability cards of a mouse; of one whose first card nobody has
// told, that one too.
func heldPowers(m *game.Mouse) []parts.CardID {
	if m.Untold {
		return append(slices.Clip(m.Abilities), "")
	}
	return m.Abilities
}

// askAnyUse asks whose card is used, and which.
func (a prompter) askAnyUse() (game.Action, error) {
	return a.askWhoseCard("use", tradable, mouseMenu.askUse)
}

// askWhoseCard asks whose card of some kind it is.
func (a prompter) askWhoseCard(id string, cards func(*game.Mouse) []parts.CardID, take func(mouseMenu) (game.Action, error)) (game.Action, error) {
	who := slices.DeleteFunc(a.activeMice(), func(f game.Name) bool { return len(cards(a.mouse(f))) == 0 })
	if len(who) == 0 {
		a.Desk.Say(a.say(id + ".nobody"))
		return nil, desk.ErrBack
	}
	f, err := a.chooseFigure(desk.Question{Text: a.say(id + ".whose"), Default: a.state.Turn.Card}, who)
	if err != nil {
		return nil, err
	}
	return take(mouseMenu{a, game.Game{}.Legal(a.state), a.mouse(f)})
}
