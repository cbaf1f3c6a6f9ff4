package micemystics

import (
	"slices"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// turn asks what the mouse on turn does next. Enter takes what is likely.
func (a prompter) turn() (game.Action, error) {
	m := a.mouse(game.Name(a.state.Turn.Card))
	if m == nil {
		return a.other()
	}
	can := can{a, game.Game{}.Legal(a.state), m}
	q := desk.Question{Text: a.say("turn.text", can.standing()), Help: can.reminder(), Default: can.likely()}
	return session.Menu(a.UI, q, can.offers())
}

// can is what a mouse may do now.
type can struct {
	prompter
	legal []game.Action
	mouse *game.Mouse
}

// may reports whether a report of the kind of one of these breaks nothing.
func (c can) may(some ...game.Action) bool {
	return slices.ContainsFunc(some, func(like game.Action) bool {
		return slices.ContainsFunc(c.legal, func(did game.Action) bool { return did.Kind() == like.Kind() })
	})
}

// deeds are the actions, one of which a mouse takes in its turn.
var deeds = []game.Action{
	game.Scurry{}, game.Attack{}, game.Search{}, game.Recover{}, game.Explore{}, game.Flip{}, game.Catapult{}, game.Launch{}, game.TakeBack{},
}

func (c can) standing() tables.Args {
	return tables.Args{"name": c.figure(c.mouse.Name()), "points": c.pointsLeft(), "action": c.state.Turn.Deed == game.NoDeed}
}

// pointsLeft is how many points there are still to move with.
func (c can) pointsLeft() int {
	if c.state.Turn.Halted {
		return 0
	}
	return c.state.Turn.Points
}

// reminder says what keeps the mouse from its usual turn.
func (c can) reminder() string {
	switch m := c.mouse; {
	case m.Down:
		return c.say("turn.down")
	case m.Stunned:
		return c.say("turn.stunned")
	case m.Webbed:
		return c.say("turn.webbed")
	}
	return ""
}

// likely is the key of what comes next as a rule: what must be, then a fight
// where there is somebody to fight, a move, a search where the mouse has come to
// a halt, the end when all is done.
func (c can) likely() string {
	acted := c.state.Turn.Deed != game.NoDeed
	switch {
	case c.mouse.Down && c.may(game.Stand{}):
		return c.Letters(standLetters)[0]
	case (c.mouse.Stunned || c.mouse.Webbed) && c.may(game.Recover{}):
		return c.Letters(recoverLetters)[0]
	case acted:
		return c.Letters(endLetters)[0]
	case c.may(game.Attack{}) && c.within():
		return c.Letters(attackLetters)[0]
	case c.pointsLeft() > 0 && c.may(game.Move{}):
		return c.Letters(moveLetters)[0]
	case !c.may(deeds...):
		return c.Letters(endLetters)[0]
	case c.may(game.Attack{}):
		return c.Letters(attackLetters)[0]
	case c.may(game.Search{}):
		return c.Letters(searchLetters)[0]
	}
	return ""
}

// within reports whether somebody to attack is certain to be in reach: a map shows
// it, or both stand on one space.
func (c can) within() bool {
	r := c.roomOf(c.mouse.At.Room)
	return r != nil && r.Mapped() || slices.ContainsFunc(c.targets(), func(f game.Name) bool { return c.state.At(f) == c.mouse.At })
}

// offers are what a mouse may do. What the rules forbid is understood when
// typed, but not listed.
func (c can) offers() []offer {
	m, name := c.mouse, c.mouse.Name()
	list := []offer{
		c.offered(moveLetters, c.moving(), c.pointsLeft() > 0 && !m.Down && !m.Webbed, c.move),
		c.offered(attackLetters, "attack", c.may(game.Attack{}), c.attack),
		c.offered(searchLetters, "search", c.may(game.Search{}), just(game.Search{Mouse: name})),
		c.offered(exploreLetters, "explore", c.may(game.Explore{}, game.Flip{}) || c.leaves(), c.explore),
		c.offered(recoverLetters, "recover", c.may(game.Recover{}), c.recover),
		c.offered(standLetters, "stand", c.may(game.Stand{}), just(game.Stand{Mouse: name})),
		c.offered(scurryLetters, "scurry", c.may(game.Scurry{}), just(game.Scurry{Mouse: name})),
		c.offered(shareLetters, "share", c.may(game.Share{}), c.share),
		c.offered(equipLetters, "equip", c.may(game.Equip{}) && len(m.Pack) > 0, c.equip),
		c.offered(levelLetters, "level", c.may(game.LevelUp{}) || c.rich(), c.levelUp),
		c.offered(powerLetters, "power", len(c.powers()) > 0, c.power),
		c.offered(useLetters, "use", len(c.uses()) > 0, c.use),
		c.offered(itemLetters, "items", c.useful(), c.items),
		c.offered(otherLetters, "other", true, c.other),
	}
	end := desk.Option{Keys: append(c.Letters(endLetters), c.Own("end", "конец")...), Label: c.say("turn.end")}
	list = append(list, offer{Option: end, Take: just(game.EndTurn{Mouse: name})})
	more := desk.Option{Keys: c.Own("a+", "а+"), Label: c.say("turn.attack-dice"), Hidden: true}
	list = append(list, offer{Option: more, Take: c.attackWithDice})
	return append(list, c.goals(list)...)
}

// moving is the sentence that says how a move is told: on a map by a space.
func (c can) moving() string {
	if r := c.roomOf(c.mouse.At.Room); r != nil && r.Mapped() {
		return "move-map"
	}
	return "move"
}

// leaves reports whether a mouse may lead the others to a tile side that nobody
// has told of yet (MM-EXP-02).
func (c can) leaves() bool {
	return c.more() && c.state.Turn.Deed == game.NoDeed && !c.mouse.Stunned && c.state.FoesIn(c.mouse.At.Room) == 0
}

// rich reports whether a mouse can pay for an ability card that may not have been
// read off yet (MM-LVL-01).
func (c can) rich() bool {
	return c.mouse.Cheese >= parts.LevelUpCost && !slices.Contains(c.state.Turn.Freed, game.LevelFree)
}

// useful reports whether a mouse can do something with a party item in its turn.
func (c can) useful() bool {
	lies := func(item parts.PartyItem) bool { return item != parts.Disguise }
	return slices.ContainsFunc(c.state.Stash, lies) || len(c.state.Laid) > 0
}

func (c can) offered(letters, id string, listed bool, take func() (game.Action, error)) offer {
	o := desk.Option{Keys: c.Letters(letters), Label: c.say("turn."+id, tables.Args{"cheese": c.mouse.Cheese}), Hidden: !listed}
	return offer{Option: o, Take: take}
}

// goals are the spaces of a mapped tile: a space typed is where the mouse goes.
// Spaces that are called like another answer are moved to by the longer way.
func (c can) goals(list []offer) []offer {
	r := c.roomOf(c.mouse.At.Room)
	if r == nil {
		return nil
	}
	var out []offer
	for i := range r.Map.Spaces {
		id := r.Map.Spaces[i].ID
		taken := func(o offer) bool { return slices.Contains(o.Keys, folded(string(id))) }
		if slices.ContainsFunc(list, taken) {
			continue
		}
		o := desk.Option{Keys: []string{string(id)}, Label: c.place(game.Spot{Room: r.ID, Space: id}), Hidden: true}
		out = append(out, offer{Option: o, Take: func() (game.Action, error) { return c.goTo(id) }})
	}
	return out
}

// recover asks which effect a mouse gets rid of where there are two.
func (c can) recover() (game.Action, error) {
	did := game.Recover{Mouse: c.mouse.Name()}
	switch m := c.mouse; {
	case m.Stunned && m.Webbed:
		q := desk.Question{Text: c.say("turn.recover-from"), Default: c.Letters(conditionLetters[game.Stunned])[0]}
		from, err := session.ChooseOne(c.UI, q, []game.Condition{game.Stunned, game.Webbed}, c.conditionOption)
		did.From = from
		return did, err
	case m.Webbed:
		did.From = game.Webbed
	case m.Stunned:
		did.From = game.Stunned
	}
	return did, nil
}
