package micemystics

import (
	"slices"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// MM-TURN-01, MM-COND-02
func (c *mouseJudge) explore(a Explore) {
	if a.Learn != nil {
		known := c.clone()
		known.remember(*a.Learn)
		c.State, c.me = &known, known.Mouse(a.Mouse)
	}
	into, side := c.Room(a.Into), tileSide(a.Into)
	switch {
	case !c.me.OnBoard():
		c.offBoard("MM-EXP-04")
	case into == nil:
		c.impossible("MM-EXP-04", "no-room", "into", side, "room", side)
	case a.Into == c.me.At.Room:
		c.impossible("MM-EXP-04", "same-tile", "into", side)
	case into.Mapped() && a.To != "" && !into.onMap(a.To):
		c.impossible("MM-EXP-07", "no-space", "room", side, "space", Spot{a.Into, a.To}.Noun())
	default:
		c.hasAction()
		c.foes()
		if (!c.exit(a) || c.join(a, into)) && into.Mapped() {
			c.entry(a)
		}
		arrival := c.exploreArrival(a)
		c.add(c.checkOverfull(arrival))
		c.add(c.checkSpread(arrival, "MM-EXP-07", c.House.Is(Arrival, "spread"))) // MM-AMB-38
	}
}

// The method `foes` requires that no foe is on the tile (MM-EXP-02). A boss counts as a foe. By
// default, Brodie counts too.
func (c *mouseJudge) foes() {
	room := c.me.At.Room
	if n := c.FoesIn(room); n > 0 {
		c.against("MM-EXP-02", "foes-here", "room", tileSide(room), "minions", n)
	}
}

// The method `exit` returns false if the mouse is not on a space at the exit (MM-EXP-03).
func (c *mouseJudge) exit(a Explore) bool {
	at := c.me.At
	r := c.Room(at.Room)
	if r == nil || !r.onMap(at.Space) {
		return true
	}
	said := []any{"space", at.Noun(), "exit", exitArea(a.Exit)}
	switch exits := r.findSpace(at.Space).Exits; {
	case len(exits) == 0:
		c.against("MM-EXP-03", "not-at-exit", said...)
	case a.Exit != "" && !slices.Contains(exits, a.Exit):
		c.against("MM-EXP-03", "other-exit", append(said, "exits", nouns(exits, exitArea))...)
	default:
		return true
	}
	return false
}

// The mouse's tile side and the new side must have the same colour (MM-EXP-04). The exits of both
// sides must connect (MM-EXP-05). The new side may lie face down, because it will be turned up
// (MM-EXP-06).
func (c *mouseJudge) join(a Explore, into *Room) bool {
	said := []any{"into", tileSide(a.Into), "exit", exitArea(a.Exit)}
	switch from := c.Room(c.me.At.Room); {
	case from == nil:
		return true
	case from.Tile == into.Tile:
		c.against("MM-EXP-04", "other-side", said...)
	case from.Side != "" && into.Side != "" && from.Side != into.Side:
		c.against("MM-EXP-04", "other-colour", append(said, "room", tileSide(from.ID))...)
	case c.isJoined(c.me.At.Room) && c.isJoined(a.Into) && len(c.possibleJoins(a)) == 0:
		c.against("MM-EXP-05", "exits-apart", said...)
	default:
		return true
	}
	return false
}

func (s *State) isJoined(side string) bool {
	return slices.ContainsFunc(s.Chapter.Joins, func(j parts.Join) bool { return j.A == side || j.B == side })
}

// The method `entry` requires that all mice go to one space at the exit of the new tile
// (MM-EXP-07). Mice that do not fit there (MM-CAP-01) go to another space at the exit or to a
// neighbouring space.
func (c *mouseJudge) entry(a Explore) {
	doors := c.doorways(a)
	said := []any{"into", tileSide(a.Into), "space", Spot{a.Into, a.To}.Noun()}
	switch several := append(said, "spaces", spacesOf(a.Into, doors)); {
	case a.To == "" && len(doors) > 1:
		c.impossible("MM-EXP-07", "entry-unsaid", several...)
	case len(doors) == 0 && a.To != "":
		c.against("MM-EXP-07", "no-entry", said...)
	case a.To != "" && !slices.Contains(doors, a.To):
		c.against("MM-EXP-07", "entry-elsewhere", several...)
	}
}

// All mice must go on the flip space. Mice that do not fit there go on neighbouring spaces
// (MM-FLIP-02).
func (c *mouseJudge) flip(a Flip) {
	at := c.me.At
	switch other := c.otherSide(at.Room); {
	case !c.me.OnBoard():
		c.offBoard("MM-FLIP-01")
	case other == nil:
		c.impossible("MM-FLIP-01", "no-other-side", "room", tileSide(at.Room))
	case other.Mapped() && a.To != "" && !other.onMap(a.To):
		c.impossible("MM-FLIP-01", "no-space", "room", tileSide(other.ID), "space", Spot{other.ID, a.To}.Noun())
	default:
		c.hasAction()
		c.foes()
		c.flipFrom(at)
		c.flipTo(a, other)
		arrival := c.flipArrival(a)
		if v := c.checkSpread(arrival, "MM-FLIP-02", false); v != nil {
			c.add(v)
		} else {
			c.add(c.checkOverfull(arrival))
		}
	}
}

// flipFrom requires that the mouse is on a flip space (MM-EXP-03). On some flip spaces, the hook
// and line must be in the stash (MM-FLIP-03). On others, the mouse must be a tinkerer or a scamp
// (MM-FLIP-04).
func (c *mouseJudge) flipFrom(at Spot) {
	if r := c.Room(at.Room); r != nil && r.onMap(at.Space) && r.findSpace(at.Space).Flip == parts.NoFlip {
		c.against("MM-EXP-03", "no-flip-space", "space", at.Noun())
	}
	switch kind := c.flipAt(at); {
	case kind == parts.HookFlip && c.findToken(parts.Hook) != nil:
		c.against("MM-FLIP-03", "hook-laid", "laid", true)
	case kind == parts.HookFlip && !slices.Contains(c.Stash, parts.Hook):
		c.against("MM-FLIP-03", "hook-missing", "laid", false)
	case kind == parts.ClassFlip && !c.me.isAnyOf([]parts.Class{parts.Tinkerer, parts.Scamp}):
		c.against("MM-FLIP-04", "flip-class")
	}
}

// If the new side has several flip spaces, people must choose one (MM-FLIP-01).
func (c *mouseJudge) flipTo(a Flip, other *Room) {
	spaces, space := other.flipSpaces(c.flipAt(c.me.At)), Spot{other.ID, a.To}.Noun()
	switch {
	case a.To == "" && len(spaces) > 1:
		c.impossible("MM-FLIP-01", "flip-unsaid", "space", space, "spaces", spacesOf(other.ID, spaces))
	case a.To != "" && other.Mapped() && other.findSpace(a.To).Flip == parts.NoFlip:
		c.against("MM-FLIP-01", "flip-elsewhere", "space", space)
	}
}

func (c *mouseJudge) add(v *rules.Violation) {
	if v != nil {
		c.found = append(c.found, *v)
	}
}

// applyExplore moves all mice of the tile (MM-EXP-07). Mice that are down, stunned or webbed move
// too (MM-AMB-38). A tile side that lies face down is turned up first (MM-EXP-06).
func (r *resolver) applyExplore(a Explore) {
	if a.Learn != nil {
		r.remember(*a.Learn)
	}
	m := r.Mouse(a.Mouse)
	if m == nil || !m.OnBoard() || r.Room(a.Into) == nil {
		return
	}
	old := m.At.Room
	r.Turn.spendAction(ExploreDeed)
	if r.Room(a.Into).Beneath {
		r.turnOver(a.Into)
	}
	at := r.resolvePlace(a.Into, Place{Space: r.arrivalSpace(a)})
	r.moveParty(a.Mouse, old, at, a.Spread)
}

// moveParty puts all mice of the old tile on `at`, except those in `spread`. By default, mice on a
// mousetrap must roll (MM-AMB-56).
func (r *resolver) moveParty(by Name, old string, at Spot, spread []Standing) {
	var trapped []Name
	for _, mouse := range r.MiceIn(old) {
		to := at
		if i := slices.IndexFunc(spread, func(s Standing) bool { return s.Figure == mouse }); i >= 0 {
			to = r.resolvePlace(at.Room, Place{Space: spread[i].Space})
		}
		if mouse == by { // the notes name only the leader
			r.note("explored", "MM-EXP-07", r.located(rules.Args{"mouse": mouse.Noun(), "room": tileSide(to.Room)}, to))
		}
		r.setSpot(mouse, to)
		if r.hasTrap(to) {
			trapped = append(trapped, mouse)
		}
	}
	r.leaveItems(old)
	r.enterRoom(old, at.Room)
	for _, mouse := range slices.Backward(trapped) {
		r.testTrapPlaced(mouse)
	}
	if r.Result == nil && r.Turn.Step == MouseStep && r.House.Is(MoveAfterExploring, "turn_ends") {
		r.cutTurn("MM-AMB-26")
	}
}

// By default, turning the tile over also counts as an arrival (MM-AMB-39).
func (r *resolver) enterRoom(old, room string) {
	other := r.otherSide(old)
	switch {
	case other == nil || other.ID != room || r.House.Is(FlipIsFirstVisit, "true"):
		r.arriveOn(room)
	case !other.Visited:
		r.visitRoom(room, "MM-AMB-39")
	}
}

// turnOver removes mousetraps and items from the old side, even a grape (MM-AMB-74).
func (r *resolver) turnOver(up string) {
	for _, side := range r.Rooms {
		if side.Tile != r.Room(up).Tile || side.ID == up {
			continue
		}
		for _, space := range side.Traps {
			r.clearTrap(Spot{side.ID, space}, "MM-AMB-74")
		}
		r.removeItems(side.ID)
	}
	r.turnUp(up)
	r.note("flipped", "MM-FLIP-01", rules.Args{"room": tileSide(up)})
}

// MM-FLIP-01
func (r *resolver) applyFlip(a Flip) {
	m := r.Mouse(a.Mouse)
	if m == nil || !m.OnBoard() {
		return
	}
	old := m.At.Room
	kind := r.flipAt(m.At)
	r.Turn.spendAction(ExploreDeed)
	other := r.otherSide(old)
	if other == nil {
		return
	}
	r.turnOver(other.ID)
	at := r.resolvePlace(other.ID, Place{Space: other.flipSpace(kind, a.To)})
	r.moveParty(a.Mouse, old, at, a.Spread)
}

// changeRoom returns a room that the caller may change without changing other states. For an
// unknown id, it returns a new room that belongs to no state.
func (s *State) changeRoom(id string) *Room {
	s.Rooms = slices.Clone(s.Rooms)
	if r := s.Room(id); r != nil {
		return r
	}
	return &Room{}
}

func (r *resolver) visitRoom(room string, rule tables.RuleID) {
	r.changeRoom(room).Visited = true
	r.note("entered", rule, rules.Args{"room": tileSide(room)})
}

func (s *State) turnUp(room string) {
	r := s.changeRoom(room)
	for i := range s.Rooms {
		if s.Rooms[i].Tile == r.Tile {
			s.Rooms[i].Beneath = s.Rooms[i].ID != room
		}
	}
}

func (s *State) savePlace(room string, space parts.Space) {
	r := s.changeRoom(room)
	r.Places = replaced(r.Places, space, func(p parts.Space) bool { return p.ID == space.ID })
}

// New answers replace old ones.
func (s *State) saveFacts(room string, facts []Fact) {
	r := s.changeRoom(room)
	out := slices.Clone(r.Facts)
	for _, f := range facts {
		out = slices.DeleteFunc(out, func(o Fact) bool {
			return o.Matter == f.Matter &&
				(o.Between == f.Between || o.Between == parts.Pair{f.Between[1], f.Between[0]})
		})
		out = append(out, f)
	}
	r.Facts = out
}

func (r *resolver) setTraps(room string, rule tables.RuleID, spaces ...parts.SpaceID) {
	side, args := r.changeRoom(room), rules.Args{"spaces": spacesOf(room, spaces)}
	for _, id := range spaces {
		r.meeting(args, Spot{room, id})
		if !slices.Contains(side.Traps, id) {
			side.Traps = added(side.Traps, id)
		}
	}
	r.note("traps", rule, args)
}

// clearTrap removes a mousetrap that has not sprung.
func (r *resolver) clearTrap(at Spot, rule tables.RuleID) {
	if len(r.MiceOn(at)) == 0 {
		r.note("trap-gone", rule, r.located(rules.Args{}, at))
	}
	r.removeTrap(at)
}

func (s *State) removeTrap(at Spot) {
	r := s.changeRoom(at.Room)
	r.Traps = without(r.Traps, at.Space)
}

func (s *State) layToken(l Laid) {
	s.Laid = append(s.tokensWithout(l.Item), l)
	s.Stash = without(s.Stash, l.Item)
}

func (s *State) tokensWithout(item parts.PartyItem) []Laid {
	return slices.DeleteFunc(slices.Clone(s.Laid), func(l Laid) bool { return l.Item == item })
}

func (r *resolver) returnItem(item parts.PartyItem, rule tables.RuleID) {
	r.Laid = r.tokensWithout(item)
	r.Stash = added(without(r.Stash, item), item)
	r.note("item-back", rule, rules.Args{"item": partyItem(item)})
}

// If a party item leaves play, people shuffle its card into the search deck.
func (r *resolver) removeItem(item parts.PartyItem, rule tables.RuleID) {
	r.Laid = r.tokensWithout(item)
	r.Stash = without(r.Stash, item)
	r.note("item-gone", rule, rules.Args{"item": partyItem(item)})
}

// A spot that is not on a map gets a name, and its properties are stored.
func (r *resolver) resolvePlace(room string, p Place) Spot {
	at := r.placeSpot(room, p)
	side := r.Room(at.Room)
	if side == nil {
		return Nowhere
	}
	if at.Space == "" {
		at.Space = r.newPlace(at.Room)
	}
	if told := p.mergedWith(side.findSpace(at.Space)); !side.onMap(at.Space) && !side.noted(told) {
		r.savePlace(at.Room, told)
	}
	if p.Trap && !slices.Contains(side.Traps, at.Space) {
		r.setTraps(at.Room, "MM-TILE-03", at.Space)
	}
	return at
}

func (s *State) notePlace(at Spot) {
	if r := s.Room(at.Room); r != nil && !r.knows(at.Space) &&
		(!r.Mapped() || strings.HasPrefix(string(at.Space), "?")) {
		r = s.changeRoom(at.Room)
		r.Places = append(slices.Clone(r.Places), parts.Space{ID: at.Space})
	}
}
