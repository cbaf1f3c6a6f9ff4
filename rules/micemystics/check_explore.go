package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// explore: by an action (MM-TURN-01, MM-COND-02) a mouse on the board goes to another piece
// that is in play, with no minion on its tile, from a space at the exit.
func (c *mouseJudge) explore(a Explore) {
	if a.Learn != nil {
		known := c.clone()
		known.remember(*a.Learn)
		c.State, c.me = &known, known.findMouse(a.Mouse)
	}
	into, side := c.findRoom(a.Into), tileSide(a.Into)
	switch {
	case !c.me.OnBoard():
		c.judge(c.absentMouse("MM-EXP-04", a.Mouse), nil)
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

// foes: no minion on the mouse's tile, bosses and Brodie included (MM-EXP-02).
func (c *mouseJudge) foes() {
	room := c.me.At.Room
	if n := c.FoesIn(room); n > 0 {
		c.against("MM-EXP-02", "foes-here", "room", tileSide(room), "minions", n)
	}
}

// exit: from a space at the exit (MM-EXP-03). It reports whether that may be.
func (c *mouseJudge) exit(a Explore) bool {
	at := c.me.At
	r := c.findRoom(at.Room)
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

// join: the two tiles lie the same colour up (MM-EXP-04), after the one that is
// entered was turned over (MM-EXP-06), and their exits continue each other
// (MM-EXP-05). It reports whether that may be.
func (c *mouseJudge) join(a Explore, into *Room) bool {
	said := []any{"into", tileSide(a.Into), "exit", exitArea(a.Exit)}
	switch from := c.findRoom(c.me.At.Room); {
	case from == nil:
		return true
	case from.Tile == into.Tile:
		c.against("MM-EXP-04", "other-side", said...)
	case from.Side != "" && into.Side != "" && from.Side != into.Side:
		c.against("MM-EXP-04", "other-colour", append(said, "room", tileSide(from.ID))...)
	case len(c.Chapter.Joins) > 0 && len(c.possibleJoins(a)) == 0:
		c.against("MM-EXP-05", "exits-apart", said...)
	default:
		return true
	}
	return false
}

// entry: the mice come to a space at the exit of the new tile (MM-EXP-07), which
// people choose where there are several. All come to one space, and only who finds no
// room there (MM-CAP-01) stands at the exit or on a neighbouring space instead.
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

// flip: by an action a mouse on the board turns its piece over, whose other side is in play.
// All mice stand on the flip space, and only those for whom it has no room beside it
// (MM-FLIP-02).
func (c *mouseJudge) flip(a Flip) {
	at := c.me.At
	switch other := c.otherSide(at.Room); {
	case !c.me.OnBoard():
		c.judge(c.absentMouse("MM-FLIP-01", a.Mouse), nil)
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

// flipFrom: from a flip space (MM-EXP-03), which a map shows and elsewhere people see. One
// special kind needs the hook and line in the stash, where it stays (MM-FLIP-03), the
// other a tinkerer or a scamp (MM-FLIP-04).
func (c *mouseJudge) flipFrom(at Spot) {
	if r := c.findRoom(at.Room); r != nil && r.onMap(at.Space) && r.findSpace(at.Space).Flip == parts.NoFlip {
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

// flipTo: the mice come to the flip space of the new side (MM-FLIP-01), which
// people name where there are several.
func (c *mouseJudge) flipTo(a Flip, other *Room) {
	spaces, space := other.flipSpaces(c.flipAt(c.me.At)), Spot{other.ID, a.To}.Noun()
	switch {
	case a.To == "" && len(spaces) > 1:
		c.impossible("MM-FLIP-01", "flip-unsaid", "space", space, "spaces", spacesOf(other.ID, spaces))
	case a.To != "" && other.Mapped() && other.findSpace(a.To).Flip == parts.NoFlip:
		c.against("MM-FLIP-01", "flip-elsewhere", "space", space)
	}
}

// add adds a breach as it is, where there is one.
func (c *mouseJudge) add(v *rules.Violation) {
	if v != nil {
		c.found = append(c.found, *v)
	}
}
