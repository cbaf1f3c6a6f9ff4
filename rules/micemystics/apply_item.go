package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func (r *resolver) applyItems(a Action) {
	switch a := a.(type) {
	case Lay:
		r.applyLay(a)
	case TakeBack:
		if r.Turn.spendAction(ItemDeed); slices.Contains(parts.PartyItems, a.Item) {
			r.returnItem(a.Item, takenBackBy[a.Item])
		}
	case Catapult:
		r.applyCatapult(a)
	case Launch:
		r.Turn.spendAction(BattleDeed)
		r.Turn.noteAttack(a.Target)
		r.awaitFirst(Wait{For: ForToss, Who: a.Mouse, Against: a.Target, To: r.At(a.Target)})
	case Toss:
		r.applyToss(a)
	}
}

// applyLay puts a token on the board: the fork and one end of the hook on the
// mouse's space (MM-FORK-02, MM-HOOK-02), the other end and the grape where
// people say (MM-HOOK-03, MM-GRAPE-01).
func (r *resolver) applyLay(a Lay) {
	laid := Laid{Item: a.Item, At: r.At(a.Mouse)}
	if a.At != "" {
		laid.At.Space = a.At
	}
	if _, known := layingOf[a.Item]; !known || r.findRoom(laid.At.Room) == nil {
		return
	}
	if a.To != nil {
		switch to := r.resolvePlace(laid.At.Room, *a.To); a.Item {
		case parts.Hook:
			laid.To = to.Space
		case parts.Grape:
			laid.At = to
		}
	}
	r.layToken(laid)
}

// applyCatapult throws a mouse anywhere on the tile (MM-FORK-04). A mousetrap
// there is tested, unless a house rule says otherwise (MM-AMB-52, MM-AMB-56).
func (r *resolver) applyCatapult(a Catapult) {
	r.Turn.spendAction(ItemDeed)
	room := r.At(a.Mouse).Room
	if r.findMouse(a.Passenger) == nil || r.findRoom(room) == nil {
		return
	}
	to := r.resolvePlace(room, a.To)
	r.moveFigure(a.Passenger, to)
	r.testTrapPlaced(a.Passenger)
}

// applyToss applies how the grape fell: smashed, all figures where it was aimed at
// take a hit and defend (MM-GRAPE-07), and it is gone (MM-GRAPE-08); whole, they
// fall, and it lies there (MM-GRAPE-09, MM-GRAPE-10).
func (r *resolver) applyToss(a Toss) {
	if r.Wait().For != ForToss {
		return
	}
	w := r.takeWait()
	victims := r.splashed(w.To)
	if a.Side == Smashed {
		r.removeItem(parts.Grape, "MM-GRAPE-08")
		r.rollDefences(w.Who, 1, victims)
		return
	}
	for _, f := range victims {
		if !r.isLarge(f) && f != Brodie {
			r.setCondition(f, Down, true, "MM-GRAPE-09")
		}
	}
	if r.findRoom(w.To.Room) != nil {
		r.note("item-lies", "MM-GRAPE-10", r.located(rules.Args{"item": partyItem(parts.Grape)}, w.To))
		r.layToken(Laid{Item: parts.Grape, At: w.To, Thrown: true})
	}
}

// splashed returns everybody on the space that a grape hits (MM-GRAPE-06). It does
// nothing to large figures, unless a house rule says that they take its hit
// (MM-AMB-53).
func (s *State) splashed(at Spot) []Name {
	out := s.FiguresOn(at)
	if s.Cat != nil && *s.Cat == at && s.House.Is(BrodieAsMinion, "true") {
		out = append(out, Brodie)
	}
	if s.House.Is(GrapeHitsLarge, "true") {
		return out
	}
	return slices.DeleteFunc(out, s.isLarge)
}

// leaveItems takes the party items off a tile side that the mice left or turned
// over; their cards are shuffled into the search deck (MM-HOOK-07, MM-FORK-07,
// MM-AMB-67). So is a grape unless a house rule says that it stays (MM-AMB-74).
func (r *resolver) leaveItems(room string) {
	if r.House.Is(GrapeLeftBehind, "stays") {
		r.removeItems(room, parts.Grape)
	} else {
		r.removeItems(room)
	}
}

// removeItems takes the party items off a tile side, apart from some.
func (r *resolver) removeItems(room string, but ...parts.PartyItem) {
	for _, laid := range r.Laid {
		if laid.At.Room == room && !slices.Contains(but, laid.Item) {
			r.removeItem(laid.Item, "MM-AMB-67")
		}
	}
}
