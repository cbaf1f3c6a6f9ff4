package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// nextTurn gives the turn to the card that comes up: the next one down the track,
// after the last one slot 1 of a new round (MM-ROUND-01, MM-ROUND-02); a boss has
// one with each of its cards (MM-BINIT-02). It returns false if a whole round went
// by without anybody who could act.
func (r *resolver) nextTurn() bool {
	if len(r.Track) == 0 || r.ranFullRound() {
		return false
	}
	slot := r.nextSlot()
	if slot == 0 {
		r.Round, r.Turn, slot = r.Round+1, Turn{}, 1
		r.note("round", "MM-ROUND-02", rules.Args{"round": r.Round})
	}
	r.beginTurn(slot)
	return true
}

// ranFullRound reports whether applying this action has already run a full round,
// which would loop forever.
func (r *resolver) ranFullRound() bool { return r.turns > len(r.Track) }

// nextSlot returns the slot whose card comes up, 0 for a new round. A track that
// was laid anew starts one (MM-AMB-10); cards that an ambush lifted over the one
// on turn act first where a house rule says so (MM-AMB-80).
func (s *State) nextSlot() int {
	t := &s.Turn
	if s.Round == 0 || t.Card == "" || t.Anew {
		return 0
	}
	if s.House.Is(LiftedCard, "next") {
		for i := range s.Track {
			if slices.Contains(t.Lifted, s.Track[i].ID) {
				return i + 1
			}
		}
	}
	slot := t.Slot // a card that left the track has let the next one slide up (MM-INIT-06)
	for _, id := range []string{t.Card, t.After} {
		if at := s.slot(id); at > 0 {
			slot = at + 1
		}
	}
	if slot > len(s.Track) {
		return 0
	}
	return slot
}

// beginTurn starts the turn of the card in a slot. A charmed mouse acts as a minion
// does (MM-COND-09).
func (r *resolver) beginTurn(slot int) {
	card, lifted := r.Track[slot-1], r.Turn.Lifted
	r.turns++
	r.noteTurn(card.ID)
	if r.Sprung == Name(card.ID) {
		r.Sprung = NoFigure
	}
	r.Turn = Turn{Card: card.ID, Slot: slot, Step: FigureStep, After: r.resumeAfter(card.ID)}
	if m := r.findMouse(Name(card.Of)); card.Kind == MouseCard && (m == nil || !m.OnBoard() || !m.Charmed) {
		r.Turn.Step = RollStep
	}
	if r.Turn.After != "" {
		r.Turn.Lifted = without(lifted, card.ID)
	}
	r.changeMouse(Name(card.ID)).Powered = false // MM-AMB-60
}

// noteTurn adds the note of whose turn begins. That of a mouse that may act needs
// none: its die is asked for.
func (r *resolver) noteTurn(card string) {
	id, rule, m := "", tables.RuleID(""), r.findMouse(Name(card))
	switch {
	case m == nil:
		id, rule = "turn", "MM-ROUND-01"
	case m.Captured && r.Foes() > 0:
		id, rule = "turn-captive", "MM-RESC-03"
	case m.Captured:
		id, rule = "turn-rescue", "MM-RESC-01"
	case m.Charmed:
		id, rule = "turn-charmed", "MM-COND-09"
	default:
		return
	}
	r.note(id, rule, rules.Args{"card": initiativeCard(card)})
}

// openMouseTurn awaits the die of the mouse on turn (MM-MOVE-01); one that is not
// on the board has no turn of its own. It returns false if the mouse may act.
func (r *resolver) openMouseTurn() bool {
	m := r.mouseOnTurn()
	opening := r.Turn.Step == RollStep
	switch {
	case m != nil && m.Captured && opening:
		r.startCaptiveTurn()
	case m == nil || !m.OnBoard():
		r.Turn.end()
	case opening:
		r.awaitFirst(Wait{For: ForRoll, Purpose: MoveRoll, Who: m.Name(), Dice: 1})
	default:
		return false
	}
	return true
}

// resumeAfter returns the card below which play goes on after a lifted one.
func (s *State) resumeAfter(card string) string {
	switch {
	case !slices.Contains(s.Turn.Lifted, card) || !s.House.Is(LiftedCard, "next"):
		return ""
	case s.Turn.After != "":
		return s.Turn.After
	}
	return s.Turn.Card
}

// finishTurn applies what the end of a turn brings: the current carries a mouse
// on, and time does not wait (MM-TIME-01, MM-SURGE-02).
func (r *resolver) finishTurn() {
	lowest := r.onTurn(r.timekeeper())
	r.drift()
	r.Turn.Step = BetweenTurns
	if lowest && r.Result == nil && r.Foes() == 0 {
		r.feedWheel("wheel-time", "MM-TIME-01", 1)
	}
}

// timekeeper returns the mouse after whose turn lost time is counted: the lowest
// on the track, captured or not, unless a house rule says otherwise (MM-AMB-24).
func (s *State) timekeeper() Name {
	if s.House.Is(LostTimeMouse, "lowest") {
		return s.lowest()
	}
	for i := len(s.Track) - 1; i >= 0; i-- {
		if m := s.findMouse(Name(s.Track[i].Of)); m != nil && !m.Captured {
			return m.Name()
		}
	}
	return NoFigure
}
