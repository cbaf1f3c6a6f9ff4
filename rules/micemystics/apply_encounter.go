package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// arrive is mice coming onto a tile side by exploring or flipping: what holds
// there, and on the first visit what the chapter says (MM-BOOK-04) and an
// encounter card unless the chapter has none (MM-ENC-03).
func (c *course) arrive(room string) {
	r := c.room(room)
	if r == nil {
		return
	}
	plan, visited := r.Plan, r.Visited
	c.remind(room, "here", plan.Here)
	if visited {
		return
	}
	c.enters(room, "MM-ENC-03")
	c.remind(room, "arrive", plan.Arrive)
	switch {
	case plan.NoEncounter:
	case c.deckOut():
		c.warn("MM-AMB-30", rules.Args{"room": tileSide(room)})
	default:
		c.need(Wait{For: ForCard, Room: room})
	}
}

// remind tells people what they wrote down of a room.
func (c *course) remind(room, note, text string) {
	if text != "" {
		c.warn("MM-BOOK-04", rules.Args{"room": tileSide(room), "note": note, "text": text})
	}
}

// open resolves an encounter card (MM-ENC-04): it takes the place of one that
// still lies open (MM-ENC-05) and is the next surge (MM-ENC-06); who comes is
// the row of the hourglass's page (MM-ENC-02).
func (c *course) open(a Open) {
	w := c.Wait()
	if c.answer(ForCard); w.For != ForCard {
		w.Room = c.here()
	}
	if c.Open != nil {
		c.discardEncounter("MM-ENC-05")
	}
	c.learned(a.Learn)
	c.openCard(a.Card)
	squads := a.Minions
	if len(squads) == 0 {
		squads, _ = rowOf(a.Card, c.Hourglass)
	}
	c.joins(ByEncounter)
	c.need(Wait{For: ForTraps, Room: w.Room})
	if slices.Contains(c.Stash, parts.Disguise) && slices.ContainsFunc(squads, c.fooled) {
		c.need(Wait{For: ForDisguise, Squads: squads, Source: ByEncounter, Room: w.Room})
		return
	}
	c.come(squads, ByEncounter, w.Room)
}

// openCard lays an encounter card face up. One that lies in the discard was
// shuffled into a new deck with it (MM-AMB-30), and roaches are counted anew
// (MM-AMB-66).
func (c *course) openCard(card parts.Encounter) {
	if slices.Contains(c.Drawn, card.ID) {
		c.Drawn = nil
	}
	c.Open = &card
	for i := range c.Mice {
		c.Mice[i].Roaches = 0
	}
	if card.ID != "" {
		args := encounterArgs(&card)
		args["ambush"], args["traps"] = card.Ambush, card.Mousetraps
		c.note("opened", "MM-ENC-04", args)
	}
}

// wear answers whether the disguise is used: its token goes, its card is
// shuffled into the search deck, and no rat warrior comes (MM-DISG-01, MM-DISG-03).
func (c *course) wear(a Wear) {
	w := c.Wait()
	c.answer(ForDisguise)
	if a.Wear {
		c.itemGone(parts.Disguise, "MM-DISG-03")
		w.Squads = slices.DeleteFunc(slices.Clone(w.Squads), c.fooled)
	}
	if w.For == ForDisguise {
		c.come(w.Squads, w.Source, w.Room)
	}
}

// layTraps puts a mousetrap on every red cross of the tile when the open
// encounter card says so (MM-TRAP-07). Where no map shows them, people lay them.
func (c *course) layTraps(room string) {
	r := c.room(room)
	if r == nil || c.Open == nil || !c.Open.Mousetraps {
		return
	}
	var crosses []parts.SpaceID
	for i := range r.Map.Spaces {
		if r.Map.Spaces[i].Cross {
			crosses = append(crosses, r.Map.Spaces[i].ID)
		}
	}
	if !r.Mapped() {
		c.warn("MM-TRAP-07", rules.Args{"room": tileSide(room)})
		return
	}
	if len(crosses) > 0 {
		c.setTraps(room, "MM-TRAP-07", crosses...)
	}
}
