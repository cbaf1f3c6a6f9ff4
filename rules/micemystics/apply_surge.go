package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// surgeDue reports whether the wheel is full (MM-BOARD-02, MM-SURGE-03). The
// attack that filled it is finished first, unless a house rule says otherwise
// (MM-AMB-21).
func (s *State) surgeDue() bool {
	atOnce := s.House.Is(SurgeInAttack, "at_once")
	return s.Wheel >= parts.FullWheel && !s.Surging && (len(s.Waits) == 0 || atOnce)
}

// startSurge moves the hourglass in any case (MM-SURGE-04); when that ends the
// chapter, nothing else happens (MM-AMB-22). Then comes the special surge of
// the tile (MM-SURGE-05), or that of the open encounter card, which is used up
// (MM-SURGE-06), or nobody (MM-SURGE-07).
func (r *resolver) startSurge() {
	r.Surging = true
	r.note("surge", "MM-SURGE-03", nil)
	if r.movePages(1); r.Result != nil {
		return
	}
	room := r.currentRoom()
	special, used := r.specialSurge(room)
	switch {
	case special && !used:
		r.awaitFirst(Wait{For: ForSurgeEnd})
		r.startSpecialSurge(room)
	case r.Open == nil || used && r.House.Is(SurgeAfterSpecial, "nothing"):
		r.endSurge(Wait{})
	default:
		r.awaitFirst(Wait{For: ForSurgeEnd, Closes: true})
		r.bringSurge(room, r.Open.Surge, r.Open.Text)
	}
}

// specialSurge reports whether the chapter gives the room a surge of its own,
// and whether it has happened (MM-AMB-23).
func (s *State) specialSurge(room string) (special, used bool) {
	r := s.findRoom(room)
	if r == nil || r.Plan.SpecialSurge == "" && len(r.Plan.SurgeMinions) == 0 {
		return false, false
	}
	return true, r.Surged
}

func (r *resolver) startSpecialSurge(room string) {
	plan := r.findRoom(room).Plan
	r.changeRoom(room).Surged = true
	r.note("surge-special", "MM-SURGE-05", rules.Args{"room": tileSide(room)})
	r.bringSurge(room, plan.SurgeMinions, plan.SpecialSurge)
}

// bringSurge places the minions of a surge (MM-SPAWN-09). What only its text knows,
// people resolve themselves.
func (r *resolver) bringSurge(room string, squads []parts.Squad, text string) {
	r.remind(room, "surge", text)
	if len(squads) == 0 {
		r.awaitFirst(Wait{For: ForSurge, Room: room, Source: BySurge})
		return
	}
	r.bringNewcomers(squads, BySurge, room)
}

// endSurge discards the used encounter card and all cheese of the wheel, more
// than six too (MM-SURGE-08).
func (r *resolver) endSurge(w Wait) {
	if w.Closes && r.Open != nil {
		r.discardEncounter("MM-SURGE-08")
	}
	r.Surging, r.Wheel = false, 0
	r.note("surge-over", "MM-SURGE-08", nil)
}

func isRoach(t parts.Minion) bool { return t.Family == parts.Roach }
