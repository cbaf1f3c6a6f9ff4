package micemystics

import (
	"slices"
	"strconv"

	"tablemate/assist/desk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// maxDice is the most dice that a card adds or removes, and the most dice that people may type for
// a roll.
const maxDice = 9

func (c mouseMenu) askAttack() (game.Action, error) { return c.attackWith(0) }

func (c mouseMenu) askAttackDice() (did game.Action, err error) {
	var dice int
	if err = c.numberStep(&dice, c.say("attack.dice"), "1", -maxDice, maxDice); err == nil {
		did, err = c.attackWith(dice)
	}
	return did, err
}

// On a tile without a map, people decide which figures an archer sees (MM-RNG-02). If the only
// possible target is a minion near the archer, a message says so (MM-RNG-03).
func (c mouseMenu) attackWith(dice int) (game.Action, error) {
	did, here, held := game.Attack{Mouse: c.mouse.Name(), Dice: dice}, c.foesIn(c.mouse.At.Room), c.weaponsHeld()
	who := c.targets()
	if len(who) == 0 {
		who = here
	}
	if len(who) == 0 {
		c.Desk.Say(c.say("attack.nobody"))
		return nil, desk.ErrBack
	}
	q := desk.Question{Text: c.say("attack.whom", tables.Args{"name": c.figure(did.Mouse)})}
	if c.may(game.Attack{}) { // if no attack is legal, the question has no default
		near := slices.IndexFunc(who, func(f game.Name) bool { return c.state.At(f) == c.mouse.At })
		q.Default = string(who[max(0, near)])
	}
	q.Help = c.aimHelp()
	if c.archer() && len(who) == 1 && len(here) > 1 {
		c.Desk.Say(c.say("attack.near-only", tables.Args{"target": c.figure(who[0])}))
	}
	var err error
	illegal := slices.DeleteFunc(slices.Clone(here), func(f game.Name) bool { return slices.Contains(who, f) })
	if did.Target, err = c.chooseFigure(q, who, illegal...); err != nil {
		return nil, err
	}
	weapons := among[parts.CardID](c.legal, did, "weapon")
	if len(weapons) == 0 && len(held) > 1 {
		weapons = held
	}
	if len(weapons) > 0 { // if the mouse has only one weapon, people need not name it
		did.Weapon, err = c.chooseCard(desk.Question{Text: c.say("attack.weapon")}, weapons, c.card)
	}
	return did, err
}

func (c mouseMenu) aimHelp() string {
	if r := c.state.Room(c.mouse.At.Room); c.archer() && r != nil && !r.Mapped() {
		return c.say("attack.aim-help")
	}
	return ""
}

func (c mouseMenu) archer() bool {
	held := c.weaponsHeld()
	melee := func(id parts.CardID) bool { return c.state.Search(id).Reach != parts.Ranged }
	return len(held) > 0 && !slices.ContainsFunc(held, melee)
}

func (c mouseMenu) targets() []game.Name {
	return among[game.Name](c.legal, game.Attack{Mouse: c.mouse.Name()}, "target")
}

func (c mouseMenu) weaponsHeld() []parts.CardID {
	other := func(id parts.CardID) bool { return c.state.Search(id).Type != parts.Weapon }
	return slices.DeleteFunc(slices.Clone(c.mouse.Equipped), other)
}

// MM-WND-04
func (a prompter) askWounds(w game.Wait) (game.Action, error) {
	kind, _ := splitName(w.Who)
	var cards []string
	var options []desk.Option
	for i, c := range a.state.Track {
		if c.Of == kind || c.Of == string(w.Who) {
			cards = append(cards, c.ID)
			said := tables.Args{"card": a.initiative(c.ID), "slot": i + 1, "wounds": c.Wounds}
			keys := a.initiativeKeys([]string{c.ID})[0]
			if _, n := splitName(game.Name(c.ID)); n > 0 { // people see the number on the card
				keys = append([]string{strconv.Itoa(n)}, keys...)
			}
			options = append(options, desk.Option{Keys: keys, Label: a.say("wounds.card", said)})
		}
	}
	if len(cards) < 2 {
		return game.Assign{Card: append(cards, "")[0]}, nil
	}
	said := tables.Args{"name": a.figure(w.Who), "left": w.Left}
	i, err := a.Desk.Choose(desk.Question{Text: a.say("wounds.text", said), Default: options[0].Keys[0]}, options)
	return game.Assign{Card: cards[i]}, err
}
