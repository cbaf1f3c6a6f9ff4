package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func (c *course) items(a Action) {
	switch a := a.(type) {
	case Lay:
		c.layItem(a)
	case TakeBack:
		if c.Turn.spend(ItemDeed); slices.Contains(parts.PartyItems, a.Item) {
			c.itemBack(a.Item, takenBackBy[a.Item])
		}
	case Catapult:
		c.catapult(a)
	case Launch:
		c.Turn.spend(BattleDeed)
		c.Turn.attack(a.Target)
		c.need(Wait{For: ForToss, Who: a.Mouse, Against: a.Target, To: c.At(a.Target)})
	case Toss:
		c.toss(a)
	}
}

// layItem puts a token on the board: the fork and one end of the hook on the
// mouse's space (MM-FORK-02, MM-HOOK-02), the other end and the grape where
// people say (MM-HOOK-03, MM-GRAPE-01).
func (c *course) layItem(a Lay) {
	laid := Laid{Item: a.Item, At: c.At(a.Mouse)}
	if a.At != "" {
		laid.At.Space = a.At
	}
	if _, known := layingOf[a.Item]; !known || c.room(laid.At.Room) == nil {
		return
	}
	if a.To != nil {
		switch to := c.settle(laid.At.Room, *a.To); a.Item {
		case parts.Hook:
			laid.To = to.Space
		case parts.Grape:
			laid.At = to
		}
	}
	c.layToken(laid)
}

// catapult throws a mouse anywhere on the tile (MM-FORK-04). A mousetrap there
// is tested, unless the table settled otherwise (MM-AMB-52, MM-AMB-56).
func (c *course) catapult(a Catapult) {
	c.Turn.spend(ItemDeed)
	room := c.At(a.Mouse).Room
	if c.mouse(a.Passenger) == nil || c.room(room) == nil {
		return
	}
	to := c.settle(room, a.To)
	c.puts(a.Passenger, to)
	c.landed(a.Passenger)
}

// toss is how the grape fell: smashed, everybody where it was aimed at takes a
// hit and defends (MM-GRAPE-07), and it is gone (MM-GRAPE-08); whole, they fall,
// and it lies there (MM-GRAPE-09, MM-GRAPE-10).
func (c *course) toss(a Toss) {
	if c.Wait().For != ForToss {
		return
	}
	w := c.answered()
	victims := c.splashed(w.To)
	if a.Side == Smashed {
		c.itemGone(parts.Grape, "MM-GRAPE-08")
		c.defendAll(w.Who, 1, victims)
		return
	}
	for _, f := range victims {
		if !c.large(f) && f != Brodie {
			c.condition(f, Down, true, "MM-GRAPE-09")
		}
	}
	if c.room(w.To.Room) != nil {
		c.note("item-lies", "MM-GRAPE-10", c.located(rules.Args{"item": partyItem(parts.Grape)}, w.To))
		c.layToken(Laid{Item: parts.Grape, At: w.To, Thrown: true})
	}
}

// splashed is everybody on the space that a grape hits (MM-GRAPE-06). It does
// nothing to large figures, unless the table settled that they take its hit
// (MM-AMB-53).
func (s *State) splashed(at Spot) []Name {
	out := s.FiguresOn(at)
	if s.Cat != nil && *s.Cat == at && s.House.Is(BrodieAsMinion, "true") {
		out = append(out, Brodie)
	}
	if s.House.Is(GrapeHitsLarge, "true") {
		return out
	}
	return slices.DeleteFunc(out, s.large)
}

// leaveItems takes the party items off a tile side that the mice left or turned
// over; their cards are shuffled into the search deck (MM-HOOK-07, MM-FORK-07,
// MM-AMB-67). So is a grape unless the table settled that it stays (MM-AMB-74).
func (c *course) leaveItems(room string) {
	if c.House.Is(GrapeLeftBehind, "stays") {
		c.sweep(room, parts.Grape)
	} else {
		c.sweep(room)
	}
}

// sweep takes the party items off a tile side, apart from some.
func (c *course) sweep(room string, but ...parts.PartyItem) {
	for _, laid := range c.Laid {
		if laid.At.Room == room && !slices.Contains(but, laid.Item) {
			c.itemGone(laid.Item, "MM-AMB-67")
		}
	}
}
