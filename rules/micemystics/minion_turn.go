package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
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
			c.marches(a)
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
		c.follow(c.think())
	}
	if figure == NoFigure {
		figure = c.Turn.Acting
	}
	if c.At(figure) == Nowhere {
		return false
	}
	if figure != c.Turn.Acting {
		c.activate(figure)
	}
	return true
}

// follow is what comes next by itself in the turn of the card on play; false
// where nothing does.
func (c *course) follow(next thought) bool {
	if next.follows == nil {
		return false
	}
	next.follows(c)
	return true
}

// activate begins a figure's turn. One that lies gets up with all of its
// movement, whether it wants to move or not (MM-COND-05, MM-AMB-58); a webbed
// mouse stays, charmed or not (MM-AMB-36); so does a rat that begins on a grape
// that landed whole, and no mouse with it (MM-GRAPE-11, MM-GRAPE-13).
func (c *course) activate(figure Name) {
	armed := c.armed(figure)
	c.Turn.activate(figure, armed)
	if armed {
		c.note("armed", "MM-GRAPE-11", rules.Args{"figure": figure.Noun()})
	}
	down, webbed := false, false
	if m := c.mouse(figure); m != nil {
		down, webbed = m.Down, m.Webbed
	} else if m := c.minion(figure); m != nil {
		down = m.Down
	}
	switch {
	case webbed:
		c.stays("MM-COND-03")
	case down:
		c.condition(figure, Down, false, "MM-COND-05")
		c.stays("MM-COND-05")
	case armed:
		c.stays("MM-GRAPE-11")
	}
}

// stays ends the movement of the figure that acts before it began, by that rule.
// Why a figure stays where it is already well placed is seen on the board.
func (c *course) stays(by tables.RuleID) {
	c.Turn.Walked, c.Turn.Stays = true, by
	switch by {
	case "MM-AMB-17", "MM-COND-03", "MM-GRAPE-02", "MM-MMOV-04":
		c.note("stays-"+string(by), by, rules.Args{"figure": c.Turn.Acting.Noun()})
	}
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
	if next.need.For != NoWait {
		c.need(next.need)
		return true
	}
	return c.follow(next)
}

// cardOver ends the turn of a card when all its figures have acted: the grape is
// eaten, and a charmed mouse is itself again (MM-COND-11).
func (c *course) cardOver() {
	c.eat()
	if m := c.mouseOnTurn(); m != nil && m.Charmed {
		c.condition(m.Name(), Charmed, false, "MM-COND-11")
	}
	c.Turn.over()
}

// acted ends a figure's turn. Where the table settled so, the first roach on the
// grape eats it at once (MM-AMB-70).
func (c *course) acted() {
	c.spared()
	c.Turn.acted(c.Turn.Acting)
	if c.House.Is(BaitEaten, "first") {
		c.eat()
	}
}

// spared tells that the figure that acts attacks nobody: it eats the grape, or
// nobody is there to attack.
func (c *course) spared() {
	who := c.Turn.Acting
	if c.Wait().For != NoWait || c.Turn.Card == "" || who == Brodie {
		return
	}
	args := rules.Args{"figure": who.Noun()}
	if l := c.laid(box.Grape); l != nil && l.At == c.At(who) {
		c.note("eats", "MM-GRAPE-03", args)
		return
	}
	c.note("idle", "MM-MATK-02", args)
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
	c.itemGone(box.Grape, "MM-GRAPE-04")
	for _, f := range full {
		c.defeat(f, NoFigure)
	}
}

// marchRolled is how far the figure may go (MM-MMOV-02).
func (c *course) marchRolled(_ Wait, a Fell) { c.Turn.setPoints(a.Sum(), a.Sum()) }

// chaseRolled is how far Brodie runs: both numbers together (MM-CAT-08).
func (c *course) chaseRolled(_ Wait, a Fell) { c.Turn.setPoints(a.Sum(), a.Sum()) }

// marches moves the figure that acts, and tells where it goes: towards its goal,
// where it goes as its rules have it.
func (c *course) marches(a March) {
	who := c.Turn.Acting
	from, to := c.At(who), c.marchesTo(a)
	if goal, steps := c.heading(a, to); from != to && steps > 0 {
		c.marchTold(goal, steps, to)
		c.stand(who, to)
	} else if from != to {
		c.puts(who, to)
	}
	c.Turn.Walked, c.Turn.Stays = true, ""
}

// march is the same untold.
func (s *State) march(a March) {
	who := s.Turn.Acting
	if to := s.marchesTo(a); to != s.At(who) {
		s.stand(who, to)
	}
	s.Turn.Walked, s.Turn.Stays = true, ""
}

// marchesTo is where a march leads.
func (s *State) marchesTo(a March) Spot {
	at := s.At(s.Turn.Acting)
	switch {
	case len(a.Path) > 0:
		at.Space = a.Path[len(a.Path)-1]
	case a.Steps > 0:
		at = s.stepOut(at, s.headingFor(a.Toward), a.Steps)
	}
	return at
}

// heading is whom the figure goes for, nobody where it is the grape, and in how
// many steps; none where it does not go as its rules have it.
func (s *State) heading(a March, to Spot) (goal Name, steps int) {
	if s.Turn.Step != FigureStep || s.Turn.Walked || s.Wait().For != NoWait || to == s.At(s.Turn.Acting) {
		return NoFigure, 0
	}
	next := s.think()
	for _, o := range next.decision.Open {
		switch o, ok := o.(March); {
		case !ok:
		case len(o.Path) > 0 && o.Path[len(o.Path)-1] == to.Space:
			return next.goal, len(o.Path)
		case len(o.Path) == 0 && o.Toward == a.Toward && o.Steps == a.Steps:
			return next.goal, o.Steps
		}
	}
	return NoFigure, 0
}

// marchTold tells of so many steps towards a goal (MM-MMOV-03).
func (c *course) marchTold(goal Name, steps int, to Spot) {
	id, who := "marched", c.Turn.Acting
	args := rules.Args{"figure": who.Noun(), "count": steps, "from": c.At(who).Noun(), "to": to.Noun(), "goal": partyItem(box.Grape)}
	if goal != NoFigure {
		args["goal"] = goal.Noun()
		if c.At(goal) == to {
			id = "reached"
		}
	}
	c.note(id, "MM-MMOV-03", args)
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
func (s *State) stepOut(from, to Spot, steps int) Spot {
	least, most := s.steps(from, to)
	if least == most && steps >= least && to.Room == from.Room {
		return to
	}
	if s.room(from.Room) == nil {
		return from
	}
	at := Spot{from.Room, s.newPlace(from.Room)}
	s.namePlace(at.Room, box.Space{ID: at.Space})
	s.told(at.Room, s.farther(from, at, to, steps))
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
		c.catMoves(to, "MM-CAT-04")
	}
	c.pounces([]Spot{to}, to != at || c.House.Is(PounceWithoutLeap, "attacks"), "MM-CAT-06")
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
		c.catMoves(at, "MM-CAT-09")
	}
	c.pounces(spots, true, "MM-CAT-14")
}

// pounces has everybody on these spots defend against one attack, with the
// battle value of the card on play.
func (c *course) pounces(spots []Spot, attacks bool, rule tables.RuleID) {
	c.Turn.Passed = spots
	struck, card := c.overrun(Brodie), c.card(c.Turn.Card)
	if attacks && card != nil && len(struck) > 0 {
		c.note("cat-strikes", rule, rules.Args{"figures": nouns(struck, Name.Noun)})
		c.attack(Brodie, NoFigure, box.Melee, c.catValues(*card).Battle, false)
	} else {
		c.note("cat-nobody", "", nil)
	}
	c.acted()
}
