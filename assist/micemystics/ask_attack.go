package micemystics

import (
	"slices"

	"tablemate/assist/desk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askAttack asks whom a mouse attacks, and with what. What is plain is not asked.
func (c mouseMenu) askAttack() (game.Action, error) { return c.attackWith(0) }

// askAttackDice asks for an attack to which a card adds dice, or from which it
// takes some.
func (c mouseMenu) askAttackDice() (game.Action, error) {
	dice, err := c.Desk.Number(desk.Question{Text: c.say("attack.dice"), Default: "1"}, -maxDice, maxDice)
	if err != nil {
		return nil, err
	}
	return c.attackWith(dice)
}

// maxDice bounds the dice that a card adds.
const maxDice = 9

// attackWith asks for target and weapon of an attack with so many dice more.
func (c mouseMenu) attackWith(dice int) (game.Action, error) {
	targets := c.targets()
	if len(targets) == 0 {
		targets = c.foesIn(c.mouse.At.Room)
	}
	if len(targets) == 0 {
		c.Desk.Say(c.say("attack.nobody"))
		return nil, desk.ErrBack
	}
	near := max(0, slices.IndexFunc(targets, func(f game.Name) bool { return c.state.At(f) == c.mouse.At }))
	q := desk.Question{Text: c.say("attack.whom", tables.Args{"name": c.figure(c.mouse.Name())}), Default: string(targets[near]), Help: c.aimHelp()}
	c.onlyAim(targets)
	target, err := c.chooseFigure(q, targets)
	if err != nil {
		return nil, err
	}
	weapon, err := c.askWeapon(target)
	return game.Attack{Mouse: c.mouse.Name(), Target: target, Weapon: weapon, Dice: dice}, err
}

// targets returns whom a mouse may attack.
func (c mouseMenu) targets() []game.Name {
	return among[game.Name](c.legal, game.Attack{Mouse: c.mouse.Name()}, "target")
}

// askWeapon asks which weapon is used where a mouse holds several; none is said
// where there is only one.
func (c mouseMenu) askWeapon(target game.Name) (parts.CardID, error) {
	weapons := among[parts.CardID](c.legal, game.Attack{Mouse: c.mouse.Name(), Target: target}, "weapon")
	if held := c.weaponsHeld(); !c.may(game.Attack{}) && len(held) > 1 {
		weapons = held
	}
	switch len(weapons) {
	case 0:
		return "", nil
	case 1:
		return weapons[0], nil
	}
	return c.chooseCard(desk.Question{Text: c.say("attack.weapon")}, weapons)
}

// weaponsHeld returns the weapons in a mouse's paws.
func (c mouseMenu) weaponsHeld() []parts.CardID {
	return slices.DeleteFunc(slices.Clone(c.mouse.Equipped), func(id parts.CardID) bool {
		return !slices.ContainsFunc(c.state.Cards, func(s parts.Search) bool { return s.ID == id && s.Type == parts.Weapon })
	})
}

// askWounds asks on which of its initiative cards a boss takes a wound (MM-WND-04).
func (a prompter) askWounds(w game.Wait) (game.Action, error) {
	kind, _ := splitName(w.Who)
	var cards []string
	var options []desk.Option
	for i := range a.state.Track {
		c := &a.state.Track[i]
		if c.Of != kind && c.Of != string(w.Who) {
			continue
		}
		cards = append(cards, c.ID)
		label := a.say("wounds.card", tables.Args{"card": a.initiative(c.ID), "slot": i + 1, "wounds": c.Wounds})
		options = append(options, desk.Option{Label: label})
	}
	switch len(cards) {
	case 0:
		return game.Assign{}, nil
	case 1:
		return game.Assign{Card: cards[0]}, nil
	}
	q := desk.Question{Text: a.say("wounds.text", tables.Args{"name": a.figure(w.Who), "left": w.Left}), Default: "1"}
	i, err := a.Desk.Choose(q, options)
	return game.Assign{Card: cards[i]}, err
}
