package micemystics

import (
	"slices"

	box "tablemate/tables/micemystics"
)

// minionTurn plays out what a figure of the card on play did.
func (c *course) minionTurn(a Action) {
	c.answer(ForFacts) // who reports what happened need not tell why
	switch a := a.(type) {
	case Activate:
		c.acts(a.Figure)
	case March:
		if c.acts(a.Figure) {
			c.march(a)
		}
	case Strike:
		if c.acts(a.Figure) {
			c.strikes(a)
		}
	case Hold:
		if c.acts(a.Figure) {
			c.acted()
		}
	case Leap:
		if c.acts(Brodie) {
			c.leap(a)
		}
	case Chase:
		if c.acts(Brodie) {
			c.run(a)
		}
	}
}

// acts makes a figure the one that acts, the one on play where none is named;
// false where there is none on the board.
func (c *course) acts(figure Name) bool {
	if !c.Turn.Lined {
		for _, e := range c.think().follows {
			c.then(e)
		}
	}
	if figure == NoFigure {
		figure = c.Turn.Acting
	}
	if c.At(figure) == Nowhere {
		return false
	}
	if figure != c.Turn.Acting {
		c.then(c.activation(figure)...)
	}
	return true
}

// nextFigure is the next thing in the turn of the card on play that needs no
// report; false when one is awaited.
func (c *course) nextFigure() bool {
	t := &c.Turn
	if t.Lined && t.Acting == NoFigure && len(t.Figures) == 0 {
		c.cardOver()
		return true
	}
	next := c.think()
	c.then(next.follows...)
	if next.need.For != NoWait {
		c.need(next.need)
		return true
	}
	return len(next.follows) > 0
}

// cardOver ends the turn of a card when all its figures have acted: the grape is
// eaten, and a charmed mouse is itself again (MM-COND-11).
func (c *course) cardOver() {
	c.eat()
	if m := c.mouseOnTurn(); m != nil && m.Charmed {
		c.then(Relieved{Figure: m.Name(), Condition: Charmed})
	}
	c.then(TurnOver{})
}

// acted ends a figure's turn. Where the table settled so, the first roach on the
// grape eats it at once (MM-AMB-70).
func (c *course) acted() {
	c.then(Acted{Figure: c.Turn.Acting})
	if c.House.Is(BaitEaten, "first") {
		c.eat()
	}
}

// eat takes the grape off the board, and all roaches of the card that ended
// their turn on it (MM-GRAPE-04). No mouse has defeated them (MM-AMB-66).
func (c *course) eat() {
	grape, card := c.laid(box.Grape), c.card(c.Turn.Card)
	if grape == nil || card == nil {
		return
	}
	at := grape.At
	var full []Name
	for i := range c.Minions {
		m := &c.Minions[i]
		if m.At == at && m.Type == card.Of && c.fighter(m.Name).roach && !slices.Contains(c.Turn.Figures, m.Name) {
			full = append(full, m.Name)
		}
	}
	if len(full) == 0 {
		return
	}
	c.then(ItemGone{Item: box.Grape})
	for _, f := range full {
		c.defeat(f, NoFigure)
	}
}

// marchRolled is how far the figure may go (MM-MMOV-02).
func (c *course) marchRolled(_ Wait, a Fell) {
	c.then(PointsSet{Points: a.Sum(), Die: a.Sum()})
}

// chaseRolled is how far Brodie runs: both numbers together (MM-CAT-08).
func (c *course) chaseRolled(_ Wait, a Fell) {
	c.then(PointsSet{Points: a.Sum(), Die: a.Sum()})
}

// march moves the figure.
func (c *course) march(a March) {
	who := c.Turn.Acting
	at := c.At(who)
	switch {
	case len(a.Path) > 0:
		at.Space = a.Path[len(a.Path)-1]
	case a.Steps > 0:
		at = c.stepOut(at, c.headingFor(a.Toward), a.Steps)
	}
	if at != c.At(who) {
		c.then(Moved{Figure: who, To: at})
	}
	c.then(Walked{})
}

// headingFor is where a mouse stands, or the grape lies where none is named.
func (s *State) headingFor(mouse Name) Spot {
	if mouse != NoFigure {
		return s.At(mouse)
	}
	if l := s.laid(box.Grape); l != nil {
		return l.At
	}
	return Nowhere
}

// stepOut is where so many steps towards a spot lead: to it when it is known to
// be so near, else to a place that the record names. What is known of the old
// place bounds what is known of the new one.
func (c *course) stepOut(from, to Spot, steps int) Spot {
	least, most := c.steps(from, to)
	if least == most && steps >= least && to.Room == from.Room {
		return to
	}
	if c.room(from.Room) == nil {
		return from
	}
	at := Spot{from.Room, c.newPlace(from.Room)}
	c.then(PlaceNamed{Room: at.Room, Space: box.Space{ID: at.Space}})
	if facts := c.farther(from, at, to, steps); len(facts) > 0 {
		c.then(Told{Room: at.Room, Facts: facts})
	}
	return at
}

// farther is what is known of the distances from a place that lies so many steps
// from another, on a shortest way to a goal.
func (s *State) farther(from, at, to Spot, steps int) []Fact {
	out := []Fact{{Between: box.Pair{at.Space, from.Space}, Matter: Distance, Least: steps, Most: steps}}
	seen := []Spot{from, at}
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() {
			seen, out = s.within(seen, out, m.At, to, steps)
		}
	}
	if l := s.laid(box.Grape); l != nil {
		_, out = s.within(seen, out, l.At, to, steps)
	}
	return out
}

// within adds what is known of the distance from the new place seen[1] to one
// spot: the goal is exactly so much nearer, others by so much at most.
func (s *State) within(seen []Spot, out []Fact, spot, to Spot, steps int) ([]Spot, []Fact) {
	if spot.Room != seen[1].Room || slices.Contains(seen, spot) {
		return seen, out
	}
	least, most := s.steps(seen[0], spot)
	f := Fact{Between: box.Pair{seen[1].Space, spot.Space}, Matter: Distance, Least: max(1, least-steps), Most: min(NoWay, most+steps)}
	switch {
	case least == NoWay:
		f.Least = NoWay
	case spot == to && most < NoWay:
		f.Most = max(1, most-steps)
	}
	if f.Least > 1 || f.Most < NoWay {
		out = append(out, f)
	}
	return append(seen, spot), out
}

// strikes is the figure's attack, which ends its turn (MM-MATK-01). A charmed
// mouse fights with the value of its initiative card alone (MM-COND-10).
func (c *course) strikes(a Strike) {
	who := c.fighter(c.Turn.Acting)
	switch {
	case a.Space != "":
		c.need(Wait{For: ForToss, Who: who.name, To: Spot{who.at.Room, a.Space}})
	case c.At(a.Target) != Nowhere:
		c.attack(who.name, a.Target, who.reach(), who.battle, who.poison)
	}
	c.acted()
}

// leap is Brodie's pounce: whoever stands where he lands, or where he stays,
// defends against one roll (MM-CAT-06). Without a leap he attacks all the same,
// unless the table settled otherwise (MM-AMB-42).
func (c *course) leap(a Leap) {
	at := c.At(Brodie)
	to := at
	if a.To != "" {
		to.Space = a.To
	}
	if to != at {
		c.then(Moved{Figure: Brodie, To: to})
	}
	c.pounces([]Spot{to}, to != at || c.House.Is(PounceWithoutLeap, "attacks"))
}

// run is Brodie's chase: everybody on the way defends against one roll, first
// and last space included (MM-CAT-14).
func (c *course) run(a Chase) {
	at := c.At(Brodie)
	spots := []Spot{at}
	pass := func(to Spot) {
		if at = to; !slices.Contains(spots, to) {
			spots = append(spots, to)
		}
	}
	for _, id := range a.Path {
		pass(Spot{at.Room, id})
	}
	for _, f := range a.Others {
		if to := c.At(f); to.Room == at.Room && !slices.Contains(spots, to) {
			spots = append(spots, to)
		}
	}
	for _, f := range a.Reached {
		if to := c.At(f); to.Room == at.Room {
			pass(to)
		}
	}
	if a.Steps > 0 {
		pass(c.stepOut(at, c.At(a.Toward), a.Steps))
	}
	if at != c.At(Brodie) {
		c.then(Moved{Figure: Brodie, To: at})
	}
	c.pounces(spots, true)
}

// pounces has everybody on these spots defend against one attack, with the
// battle value of the card on play.
func (c *course) pounces(spots []Spot, attacks bool) {
	c.then(Ran{Spots: spots})
	if card := c.card(c.Turn.Card); attacks && card != nil && len(c.overrun(Brodie)) > 0 {
		c.attack(Brodie, NoFigure, box.Melee, c.catValues(*card).Battle, false)
	}
	c.acted()
}
