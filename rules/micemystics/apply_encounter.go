package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// arriveOn applies that mice come onto a tile side by exploring or flipping: what
// holds there, and on the first visit what the chapter says (MM-BOOK-04) and an
// encounter card unless the chapter has none (MM-ENC-03).
func (r *resolver) arriveOn(room string) {
	side := r.findRoom(room)
	if side == nil {
		return
	}
	plan, visited := side.Plan, side.Visited
	r.remind(room, "here", plan.Here)
	if visited {
		return
	}
	r.visitRoom(room, "MM-ENC-03")
	r.remind(room, "arrive", plan.Arrive)
	switch {
	case plan.NoEncounter:
	case r.deckEmpty():
		r.warn("MM-AMB-30", rules.Args{"room": tileSide(room)})
	default:
		r.awaitFirst(Wait{For: ForCard, Room: room})
	}
}

// remind adds a note of what people wrote down of a room.
func (r *resolver) remind(room, note, text string) {
	if text != "" {
		r.warn("MM-BOOK-04", rules.Args{"room": tileSide(room), "note": note, "text": text})
	}
}

// applyOpen resolves an encounter card (MM-ENC-04): it takes the place of one that
// still lies open (MM-ENC-05) and is the next surge (MM-ENC-06); who comes is
// the row of the hourglass's page (MM-ENC-02).
func (r *resolver) applyOpen(a Open) {
	w := r.Wait()
	if r.answerWait(ForCard); w.For != ForCard {
		w.Room = r.currentRoom()
	}
	if r.Open != nil {
		r.discardEncounter("MM-ENC-05")
	}
	r.rememberAll(a.Learn)
	r.layOpenCard(a.Card)
	squads := a.Minions
	if len(squads) == 0 {
		squads, _ = rowOf(a.Card, r.Hourglass)
	}
	r.awaitJoin(ByEncounter)
	r.awaitFirst(Wait{For: ForTraps, Room: w.Room})
	if slices.Contains(r.Stash, parts.Disguise) && slices.ContainsFunc(squads, r.disguiseHolds) {
		r.awaitFirst(Wait{For: ForDisguise, Squads: squads, Source: ByEncounter, Room: w.Room})
		return
	}
	r.bringNewcomers(squads, ByEncounter, w.Room)
}

// layOpenCard lays an encounter card face up. One that lies in the discard was
// shuffled into a new deck with it (MM-AMB-30), and roaches are counted anew
// (MM-AMB-66).
func (r *resolver) layOpenCard(card parts.Encounter) {
	if slices.Contains(r.Drawn, card.ID) {
		r.Drawn = nil
	}
	r.Open = &card
	for i := range r.Mice {
		r.Mice[i].Roaches = 0
	}
	if card.ID != "" {
		args := encounterArgs(&card)
		args["ambush"], args["traps"] = card.Ambush, card.Mousetraps
		r.note("opened", "MM-ENC-04", args)
	}
}

// applyWear answers whether the disguise is used: its token goes, its card is
// shuffled into the search deck, and no rat warrior comes (MM-DISG-01, MM-DISG-03).
func (r *resolver) applyWear(a Wear) {
	w := r.Wait()
	r.answerWait(ForDisguise)
	if a.Wear {
		r.removeItem(parts.Disguise, "MM-DISG-03")
		w.Squads = slices.DeleteFunc(slices.Clone(w.Squads), r.disguiseHolds)
	}
	if w.For == ForDisguise {
		r.bringNewcomers(w.Squads, w.Source, w.Room)
	}
}

// layTraps puts a mousetrap on every red cross of the tile when the open
// encounter card says so (MM-TRAP-07). Where no map shows them, people lay them.
func (r *resolver) layTraps(room string) {
	side := r.findRoom(room)
	if side == nil || r.Open == nil || !r.Open.Mousetraps {
		return
	}
	var crosses []parts.SpaceID
	for i := range side.Map.Spaces {
		if side.Map.Spaces[i].Cross {
			crosses = append(crosses, side.Map.Spaces[i].ID)
		}
	}
	if !side.Mapped() {
		r.warn("MM-TRAP-07", rules.Args{"room": tileSide(room)})
		return
	}
	if len(crosses) > 0 {
		r.setTraps(room, "MM-TRAP-07", crosses...)
	}
}
