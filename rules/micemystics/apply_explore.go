package micemystics

import (
	"slices"

	"tablemate/rules"
)

// applyExploring applies the action of the same name.
func (r *resolver) applyExploring(a Action) {
	switch a := a.(type) {
	case Explore:
		r.applyExplore(a)
	case Flip:
		r.applyFlip(a)
	}
}

// applyExplore leads all mice of the tile to the other one (MM-EXP-07), which is
// turned over first when it shows the other colour (MM-EXP-06). Those who lie,
// are stunned or webbed come along (MM-AMB-38).
func (r *resolver) applyExplore(a Explore) {
	if a.Learn != nil {
		r.remember(*a.Learn)
	}
	m := r.findMouse(a.Mouse)
	if m == nil || !m.OnBoard() || r.findRoom(a.Into) == nil {
		return
	}
	old := m.At.Room
	r.Turn.spendAction(ExploreDeed)
	if r.findRoom(a.Into).Beneath {
		r.turnOver(a.Into)
	}
	to := a.To
	if to == "" {
		to = r.onlyDoorway(a)
	}
	at := r.resolvePlace(a.Into, Place{Space: to})
	r.moveParty(a.Mouse, old, at, a.Spread)
}

// moveParty puts all mice of the old tile on a spot, by the one that explores, and
// those that people name elsewhere beside it. What they left lying there is lost,
// the new tile is entered, and mousetraps that already lie under them are tested
// (MM-AMB-56).
func (r *resolver) moveParty(by Name, old string, at Spot, spread []Standing) {
	var trapped []Name
	for _, mouse := range r.miceIn(old) {
		to := at
		if i := slices.IndexFunc(spread, func(s Standing) bool { return s.Figure == mouse }); i >= 0 {
			to = r.resolvePlace(at.Room, Place{Space: spread[i].Space})
		}
		if mouse == by { // the others come along
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

// enterRoom applies what the mice find where they came. The other side of their tile is
// a place of its own, unless a house rule says that a flip is no first visit
// (MM-AMB-39).
func (r *resolver) enterRoom(old, room string) {
	other := r.otherSide(old)
	switch {
	case other == nil || other.ID != room || r.House.Is(FlipIsFirstVisit, "true"):
		r.arriveOn(room)
	case !other.Visited:
		r.visitRoom(room, "MM-AMB-39")
	}
}

// turnOver turns a piece over, so that this side lies up. Mousetraps and party items
// on the side that goes under come off (MM-AMB-74), a grape too.
func (r *resolver) turnOver(up string) {
	for _, side := range r.Rooms {
		if side.Tile != r.findRoom(up).Tile || side.ID == up {
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

// applyFlip turns the tile over under the mice, who then stand on the flip space
// of the new side (MM-FLIP-01).
func (r *resolver) applyFlip(a Flip) {
	m := r.findMouse(a.Mouse)
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
