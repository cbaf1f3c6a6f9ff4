package micemystics

import (
	"slices"

	"tablemate/rules"
)

// applyEffects applies what cards, chapters and people say.
func (r *resolver) applyEffects(a Action) {
	switch a := a.(type) {
	case Return:
		r.applyReturn(a)
	case Affect:
		r.applyAffect(a)
	case Put:
		r.applyPut(a)
	case Trap:
		r.applyTrap(a)
	case Declare:
		r.applyDeclare(a)
	case Earn:
		if a.Story != "" && !slices.Contains(r.Story, a.Story) {
			r.Story = added(r.Story, a.Story)
			r.note("earned", "MM-ACH-01", rules.Args{"story": a.Story})
		}
	case Learn:
		r.remember(a)
		r.learnMouse(a)
	case Carry:
		r.applyCarry(a)
	}
}

// applyPut moves a figure as a card or a chapter says.
func (r *resolver) applyPut(a Put) {
	if !r.knownFigure(a.Figure) {
		return
	}
	if a.Room == "" {
		a.Room = r.At(a.Figure).Room
	}
	at := r.resolvePlace(a.Room, a.To)
	m := r.findMouse(a.Figure)
	if at == Nowhere {
		return
	}
	if m != nil && m.Captured {
		r.returnMouse(a.Figure, at, "")
	} else {
		r.moveFigure(a.Figure, at)
	}
	if m != nil && !r.findRoom(at.Room).Visited {
		r.visitRoom(at.Room, "")
	}
	r.testTrapPlaced(a.Figure)
}

// applyTrap lays a mousetrap or takes one away (MM-TILE-03).
func (r *resolver) applyTrap(a Trap) {
	if a.Room == "" {
		a.Room = r.Entry.Room
	}
	side := r.findRoom(a.Room)
	if side == nil || a.Space == "" || slices.Contains(side.Traps, a.Space) != a.Gone {
		return
	}
	if a.Gone {
		r.clearTrap(Spot{a.Room, a.Space}, "MM-TILE-03")
		return
	}
	r.setTraps(a.Room, "MM-TILE-03", a.Space)
}

// applyDeclare ends the chapter by its own conditions (MM-WIN-01, MM-BOOK-03).
func (r *resolver) applyDeclare(a Declare) {
	if a.Won {
		r.endChapter(SeatMice, "MM-WIN-01")
	} else {
		r.endChapter(SeatMinions, "MM-BOOK-03")
	}
}

// applyCarry notes the card that a mouse keeps for the next chapter (MM-CAMP-02).
func (r *resolver) applyCarry(a Carry) {
	if w := r.Wait(); w.For == ForCarry && w.Who == a.Mouse {
		r.takeWait()
	}
	m := r.findMouse(a.Mouse)
	if m == nil {
		return
	}
	if m.Kept = a.Card; a.Card != "" {
		r.note("carried", "MM-CAMP-02", rules.Args{"mouse": a.Mouse.Noun(), "card": searchCard(a.Card)})
	}
}
