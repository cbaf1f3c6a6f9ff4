package micemystics

import (
	"slices"

	"tablemate/rules"
)

// explore plays out the action of the same name.
func (c *course) explore(a Action) {
	switch a := a.(type) {
	case Explore:
		c.throughExit(a)
	case Flip:
		c.flipOver(a)
	}
}

// throughExit leads all mice of the tile to the other one (MM-EXP-07), which is
// turned over first when it shows the other colour (MM-EXP-06). Those who lie,
// are stunned or webbed come along (MM-AMB-38).
func (c *course) throughExit(a Explore) {
	m := c.mouse(a.Mouse)
	if m == nil || !m.OnBoard() || c.room(a.Into) == nil {
		return
	}
	old := m.At.Room
	c.Turn.spend(ExploreDeed)
	if c.room(a.Into).Beneath {
		c.flip(a.Into)
	}
	to := a.To
	if to == "" {
		to = c.doorway(a)
	}
	at := c.settle(a.Into, Place{Space: to})
	c.arriveAt(a.Mouse, old, at, a.Spread)
}

// arriveAt puts all mice of the old tile on a spot, by the one that explores, and
// those that people name elsewhere beside it. What they left lying there is lost,
// the new tile is entered, and mousetraps that already lie under them are tested
// (MM-AMB-56).
func (c *course) arriveAt(by Name, old string, at Spot, spread []Standing) {
	var trapped []Name
	for _, mouse := range c.miceIn(old) {
		to := at
		if i := slices.IndexFunc(spread, func(s Standing) bool { return s.Figure == mouse }); i >= 0 {
			to = c.settle(at.Room, Place{Space: spread[i].Space})
		}
		if mouse == by { // the others come along
			c.note("explored", "MM-EXP-07", c.located(rules.Args{"mouse": mouse.Noun(), "room": tileSide(to.Room)}, to))
		}
		c.stand(mouse, to)
		if c.trapped(to) {
			trapped = append(trapped, mouse)
		}
	}
	c.leaveItems(old)
	c.enter(old, at.Room)
	for _, mouse := range slices.Backward(trapped) {
		c.landed(mouse)
	}
	if c.Result == nil && c.Turn.Step == MouseStep && c.House.Is(MoveAfterExploring, "turn_ends") {
		c.cutShort("MM-AMB-26")
	}
}

// enter is what the mice find where they came. The other side of their tile is a
// place of its own, unless the table settled that a flip is no first visit
// (MM-AMB-39).
func (c *course) enter(old, room string) {
	other := c.otherSide(old)
	switch {
	case other == nil || other.ID != room || c.House.Is(FlipIsFirstVisit, "true"):
		c.arrive(room)
	case !other.Visited:
		c.enters(room, "MM-AMB-39")
	}
}

// flip turns a piece over, so that this side lies up. Mousetraps and party items
// on the side that goes under come off (MM-AMB-74), a grape too.
func (c *course) flip(up string) {
	for _, r := range c.Rooms {
		if r.Tile != c.room(up).Tile || r.ID == up {
			continue
		}
		for _, space := range r.Traps {
			c.clearTrap(Spot{r.ID, space}, "MM-AMB-74")
		}
		c.sweep(r.ID)
	}
	c.turnUp(up)
	c.note("flipped", "MM-FLIP-01", rules.Args{"room": tileSide(up)})
}

// flipOver turns the tile over under the mice, who then stand on the flip space
// of the new side (MM-FLIP-01).
func (c *course) flipOver(a Flip) {
	m := c.mouse(a.Mouse)
	if m == nil || !m.OnBoard() {
		return
	}
	old := m.At.Room
	kind := c.flipAt(m.At)
	c.Turn.spend(ExploreDeed)
	other := c.otherSide(old)
	if other == nil {
		return
	}
	c.flip(other.ID)
	at := c.settle(other.ID, Place{Space: other.flipSpace(kind, a.To)})
	c.arriveAt(a.Mouse, old, at, a.Spread)
}
