package micemystics

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func (a prompter) askTurn() (game.Action, error) {
	m := a.state.Mouse(game.Name(a.state.Turn.Card))
	if m == nil {
		return a.askOther()
	}
	c := mouseMenu{a, game.Game{}.Legal(a.state), m}
	q := desk.Question{Text: a.say("turn.text", c.turnArgs()), Help: c.reminder(), Default: c.likely()}
	return talk.Menu(a.UI, q, c.offers())
}

type mouseMenu struct {
	prompter
	legal []game.Action
	mouse *game.Mouse
}

// may reports whether an action of one of these kinds is legal.
func (c mouseMenu) may(some ...game.Action) bool {
	return slices.ContainsFunc(some, func(like game.Action) bool {
		return slices.ContainsFunc(c.legal, func(did game.Action) bool { return did.Kind() == like.Kind() })
	})
}

// A mouse may take one of these main actions in its turn.
var deeds = []game.Action{
	game.Scurry{}, game.Attack{}, game.Search{}, game.Recover{}, game.Explore{}, game.Flip{}, game.Catapult{},
	game.Launch{}, game.TakeBack{},
}

func (c mouseMenu) turnArgs() tables.Args {
	name := c.figure(c.mouse.Name())
	if player := c.playedBy(c.mouse); player != "" {
		name += " (" + player + ")"
	}
	points, free := c.pointsLeft(), c.state.Turn.Deed == game.NoDeed
	return tables.Args{"name": name, "points": points, "count": points, "action": free}
}

// pointsLeft returns the movement points that a mouse may still spend. If a rule has ended the
// move, it returns 0.
func (c mouseMenu) pointsLeft() int {
	if c.state.Turn.Halted {
		return 0
	}
	return c.state.Turn.Points
}

// reminder describes a condition that restricts the turn, such as stunned. If there is no such
// condition, reminder returns the mouse's ability text at the beginning of the turn.
func (c mouseMenu) reminder() string {
	switch m := c.mouse; {
	case m.Down:
		return c.say("turn.down")
	case m.Stunned:
		return c.say("turn.stunned")
	case m.Webbed:
		return c.say("turn.webbed")
	case !c.state.Turn.Moved && c.state.Turn.Deed == game.NoDeed:
		text := c.ability(m.Name(), m.Hero.Text)
		if c.typesSpaces() {
			text = strings.TrimSpace(c.say("turn.type-space") + "\n" + text)
		}
		return text
	}
	return ""
}

// likely returns the key of the most likely action.
func (c mouseMenu) likely() string {
	acted := c.state.Turn.Deed != game.NoDeed
	switch {
	case c.mouse.Down && c.may(game.Stand{}):
		return c.Letters(standLetters)[0]
	case (c.mouse.Stunned || c.mouse.Webbed) && c.may(game.Recover{}):
		return c.Letters(recoverLetters)[0]
	case acted:
		return c.Letters(endLetters)[0]
	case c.mayLeave() && c.bound():
		return c.Letters(exploreLetters)[0]
	case c.may(game.Attack{}) && c.targetInReach():
		return c.Letters(attackLetters)[0]
	case c.may(game.Move{}):
		return c.Letters(moveLetters)[0]
	case !c.may(deeds...):
		return c.Letters(endLetters)[0]
	case c.may(game.Attack{}) || c.mayBeArmed():
		return c.Letters(attackLetters)[0]
	case c.may(game.Search{}):
		return c.Letters(searchLetters)[0]
	}
	return ""
}

// On a tile without a map, only a target on the mouse's space is surely in reach.
func (c mouseMenu) targetInReach() bool {
	r := c.state.Room(c.mouse.At.Room)
	return r != nil && r.Mapped() ||
		slices.ContainsFunc(c.targets(), func(f game.Name) bool { return c.state.At(f) == c.mouse.At })
}

// The menu rows for illegal actions are hidden, but people may type the letters of these rows.
func (c mouseMenu) offers() []offer {
	m, name := c.mouse, c.mouse.Name()
	list := []offer{
		c.offered(moveLetters, "move", c.pointsLeft() > 0 && !m.Down && !m.Webbed, c.askMove),
		c.offered(attackLetters, "attack", c.may(game.Attack{}) || c.mayBeArmed(),
			c.knowing(attackLetters, parts.HeroGear, c.askAttack)),
		c.offered(searchLetters, "search", c.may(game.Search{}), answerWith(game.Search{Mouse: name})),
		c.offered(exploreLetters, "explore", c.may(game.Explore{}, game.Flip{}) || c.mayLeave(), c.askExplore),
		c.offered(recoverLetters, "recover", c.may(game.Recover{}), c.askRecover),
		c.offered(standLetters, "stand", c.may(game.Stand{}), answerWith(game.Stand{Mouse: name})),
		c.offered(scurryLetters, "scurry", c.may(game.Scurry{}), answerWith(game.Scurry{Mouse: name})),
		c.offered(shareLetters, "share", c.may(game.Share{}), c.askShare),
		c.offered(equipLetters, "equip", c.may(game.Equip{}) && len(m.Pack) > 0,
			c.knowing(equipLetters, parts.HeroClasses, c.askEquip)),
		c.offered(levelLetters, "level", c.may(game.LevelUp{}) || c.mayLevelUp(), c.askLevelUp),
		c.offered(powerLetters, "power", len(c.usable(usesPower)) > 0 || m.Untold, c.asks(usesPower)),
		c.offered(useLetters, "use", len(c.usable(usesCard)) > 0,
			c.knowing(useLetters, parts.HeroClasses, c.asks(usesCard))),
		c.offered(itemLetters, "items", c.mayUseItem(), c.askItems),
		c.offered(otherLetters, "other", true, c.askOther),
	}
	end := desk.Option{Keys: append(c.Letters(endLetters), c.Own("end", "конец")...), Label: c.say("turn.end")}
	list = append(list, offer{Option: end, Take: c.askEnd})
	more := desk.Option{Keys: c.Own("a+", "а+"), Label: c.say("turn.attack-dice"), Hidden: true}
	list = append(list, offer{Option: more, Take: c.askAttackDice})
	return append(list, c.spaceOffers(list)...)
}

// On a tile without a map, "2 own" means a move to an empty space for 2 movement points.
func (c mouseMenu) pointOffers() []offer {
	out := make([]offer, c.pointsLeft())
	for i := range out {
		points := strconv.Itoa(i + 1)
		out[i] = offer{
			Option: desk.Option{Keys: []string{points}, Label: points, Hidden: true, Whole: true},
			Take: func() (game.Action, error) {
				c.Desk.Ahead(points)
				return c.askStop()
			},
		}
	}
	return out
}

// typesSpaces reports whether the menu explains that people may move by typing only the number of a
// space.
func (c mouseMenu) typesSpaces() bool {
	r := c.state.Room(c.mouse.At.Room)
	return c.state.Round <= taughtRounds && r != nil && r.Mapped()
}

// MM-EXP-02
func (c mouseMenu) mayLeave() bool {
	return (c.moreTiles() || len(c.toTurn()) > 0) && c.state.Turn.Deed == game.NoDeed && !c.mouse.Stunned && c.state.FoesIn(c.mouse.At.Room) == 0
}

// mayBeArmed reports whether the mouse's gear is unknown and the mouse could use a weapon now.
func (c mouseMenu) mayBeArmed() bool {
	m := c.mouse
	return m.Hero.Lacks(parts.HeroGear) && c.state.Turn.Deed == game.NoDeed && !m.Stunned && !m.Down &&
		c.state.FoesIn(m.At.Room) > 0
}

// bound reports whether the mice may now enter a tile side that they have not visited.
func (c mouseMenu) bound() bool {
	return slices.ContainsFunc(c.state.Rooms, func(r game.Room) bool {
		return !r.Visited && !r.Beneath && !c.isOtherSide(r.ID) && c.mayExplore(r.ID)
	})
}

// MM-LVL-01
func (c mouseMenu) mayLevelUp() bool {
	return c.mouse.Cheese >= parts.LevelUpCost && !slices.Contains(c.state.Turn.Freed, game.LevelFree)
}

func (c mouseMenu) mayUseItem() bool {
	return slices.ContainsFunc(c.items(), func(o offer) bool { return !o.Option.Hidden })
}

func (c mouseMenu) offered(letters, id string, listed bool, take func() (game.Action, error)) offer {
	o := desk.Option{
		Keys:   c.Letters(letters),
		Label:  c.say("turn."+id, tables.Args{"cheese": c.mouse.Cheese}),
		Hidden: !listed,
	}
	return offer{Option: o, Take: talk.OnTopic(c.UI, topics[id], take)}
}

// spaceOffers returns hidden rows that move the mouse to a space. A space gets no row if its name
// is already a key in `list`.
func (c mouseMenu) spaceOffers(list []offer) []offer {
	r := c.state.Room(c.mouse.At.Room)
	if r == nil || !r.Mapped() {
		return c.pointOffers()
	}
	var out []offer
	for i := range r.Map.Spaces {
		id := r.Map.Spaces[i].ID
		taken := func(o offer) bool { return slices.Contains(o.Keys, foldCase(string(id))) }
		if slices.ContainsFunc(list, taken) {
			continue
		}
		o := desk.Option{Keys: []string{string(id)}, Label: c.place(game.Spot{Room: r.ID, Space: id}), Hidden: true}
		out = append(out, offer{Option: o, Take: func() (game.Action, error) { return c.walkTo(id) }})
	}
	return out
}

func (c mouseMenu) askRecover() (game.Action, error) {
	did := game.Recover{Mouse: c.mouse.Name()}
	switch m := c.mouse; {
	case m.Stunned && m.Webbed:
		q := desk.Question{Text: c.say("turn.recover-from"), Default: c.Letters(conditionLetters[game.Stunned])[0]}
		from, err := talk.ChooseOne(c.UI, q, []game.Condition{game.Stunned, game.Webbed}, c.conditionOption)
		did.From = from
		return did, err
	case m.Webbed:
		did.From = game.Webbed
	case m.Stunned:
		did.From = game.Stunned
	}
	return did, nil
}

// If the current of the water is unknown, people say where it carries the mouse (MM-WATER-05).
func (c mouseMenu) askEnd() (game.Action, error) {
	did := game.EndTurn{Mouse: c.mouse.Name()}
	if !c.inUnknownWater() {
		return did, nil
	}
	return talk.OnTopic(c.UI, topics["current"], func() (game.Action, error) {
		to, err := c.askCurrent()
		did.Drift = &to
		return did, err
	})()
}

func (c mouseMenu) inUnknownWater() bool {
	r := c.state.Room(c.mouse.At.Room)
	if r == nil || r.Mapped() {
		return false
	}
	for i := range r.Places {
		if r.Places[i].ID == c.mouse.At.Space {
			return r.Places[i].Water && r.Places[i].Current == "" && !r.Still
		}
	}
	return false
}

func (c mouseMenu) askCurrent() (game.Place, error) {
	places := []game.Place{{Space: c.mouse.At.Space}, {Water: true}, {}, {Space: parts.Off}}
	options := []desk.Option{
		{Keys: c.Own("none", "нет"), Label: c.say("current.none")},
		{Keys: c.Own("water", "вода"), Label: c.say("current.water")},
		{Keys: c.Own("ashore", "берег"), Label: c.say("current.dry")},
		{Keys: c.Own("off", "край"), Label: c.say("current.off")},
	}
	for _, f := range c.others(c.mouse.Name()) {
		at := c.state.At(f)
		there := slices.DeleteFunc(c.onBoard(), func(o game.Name) bool { return c.state.At(o) != at })
		if at != c.mouse.At && there[0] == f {
			options = append(options, desk.Option{Keys: slices.Concat(c.keysOf(there)...), Label: c.place(at)})
			places = append(places, game.Place{With: f})
		}
	}
	q := desk.Question{Text: c.say("current.text", c.turnArgs()), Default: options[0].Keys[0]}
	i, err := c.Desk.Choose(q, options)
	return places[i], err
}
