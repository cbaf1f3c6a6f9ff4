package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// join brings the newcomers' initiative cards to the track (MM-SPAWN-08): with
// none of a minion there, all cards are shuffled and laid anew (MM-INIT-02), after
// an encounter card even if nobody came by it (MM-INIT-01),
// in a surge too unless the table settled otherwise (MM-AMB-79); otherwise only
// the new ones, below (MM-INIT-03).
func (c *course) join(w Wait) {
	fresh := c.newCards()
	c.need(Wait{For: ForAmbush, Lay: fresh, Source: w.Source})
	added := c.minionCards() || w.Source == BySurge && c.House.Is(SurgeOnEmptyTrack, "below") && len(c.Track) > 0
	switch {
	case len(fresh) == 0 && len(c.Track) > 0 && (added || w.Source != ByEncounter):
	case !added:
		c.need(Wait{For: ForOrder, Lay: append(c.mouseCards(), fresh...), Whole: true, Source: w.Source})
	case len(fresh) > 1:
		c.need(Wait{For: ForOrder, Lay: fresh, Source: w.Source})
	default:
		c.lay(Wait{Lay: fresh, Source: w.Source}, fresh)
	}
}

// order lays the initiative cards as they were shuffled.
func (c *course) order(a Order) {
	w := c.Wait()
	if w.For != ForOrder {
		w = Wait{Whole: true, Lay: c.mouseCards()}
	} else {
		c.answered()
	}
	told := slices.Clone(a.Cards)
	for _, id := range w.Lay { // a card that was not told is no card that is gone
		if of := c.owner(id); !slices.Contains(told, id) && len(c.initiativeOf(of)) == 1 {
			told = append(told, id)
		}
	}
	c.lay(w, told)
}

// lay puts cards on the track from slot 1, or below the others; no end of
// printed slots stops it (MM-INIT-05).
func (c *course) lay(w Wait, ids []string) {
	late := !w.Whole && c.minionCards()
	var cards []Card
	if !w.Whole {
		cards = slices.Clone(c.Track)
	}
	for _, id := range ids {
		if !slices.ContainsFunc(cards, func(o Card) bool { return o.ID == id }) {
			cards = append(cards, c.cardFor(id))
		}
	}
	anew := w.Whole && c.Round > 0 && c.House.Is(TrackRebuilt, "new_round")
	c.layTrack(cards)
	if anew {
		c.Turn.Anew = true
		c.note("track-anew", "MM-INIT-02", nil)
	}
	if late {
		c.bossBelow(w, ids)
	}
}

// bossBelow: the first of a boss's two cards that come below those of other
// minions is lifted as in an ambush (MM-BINIT-03), once only where an ambush
// follows anyway (MM-AMB-12).
func (c *course) bossBelow(w Wait, ids []string) {
	if w.Source == ByEncounter && c.ambushes() && c.House.Is(LateBossInAmbush, "once") {
		return
	}
	seen := ""
	for _, id := range ids {
		of := c.owner(id)
		if len(c.initiativeOf(of)) > 1 && of != seen {
			seen = of
			c.need(ambushRoll(id))
		}
	}
}

// ambush has every minion card on the track rolled for, from the top
// (MM-AMBUSH-01, MM-AMB-11), when an encounter with that word brought minions;
// its surge does not (MM-AMBUSH-03).
func (c *course) ambush(w Wait) {
	if w.Source != ByEncounter || !c.ambushes() {
		return
	}
	var cards []string
	for _, card := range c.Track {
		newcomer := slices.Contains(w.Lay, card.ID)
		if card.Kind != MouseCard && (newcomer || !c.House.Is(AmbushCards, "newcomers")) {
			cards = append(cards, card.ID)
		}
	}
	if c.House.Is(AmbushCards, "bottom_up") {
		slices.Reverse(cards)
	}
	for _, id := range slices.Backward(cards) {
		c.need(ambushRoll(id))
	}
}

func ambushRoll(card string) Wait {
	return Wait{For: ForRoll, Purpose: AmbushRoll, Dice: 1, Call: card}
}

// ambushRolled lifts a card up the track by the number, at most to slot 1; the
// cards that it passes slide down (MM-AMBUSH-02). One that passes the card on
// turn is remembered (MM-AMB-80).
func (c *course) ambushRolled(w Wait, a Fell) {
	from, by := c.slot(w.Call), a.Sum()
	if from == 0 {
		return
	}
	to := max(1, from-by)
	c.note("lifted", "MM-AMBUSH-02", rules.Args{"card": initiativeCard(w.Call), "slot": to, "count": by})
	to = min(to, len(c.Track))
	card := c.Track[from-1]
	c.Track = slices.Insert(slices.Delete(c.Track, from-1, from), to-1, card)
	if from > c.Turn.Slot && to <= c.Turn.Slot {
		c.Turn.Slot++
		c.Turn.Lifted = added(c.Turn.Lifted, w.Call)
	}
}

// firstOrder brings the starting minions that the chapter gives no spaces for
// by the placement rules, which lead to the initiative rules; otherwise the
// first turn order is set at once (MM-SETUP-10, MM-INIT-01).
func (c *course) firstOrder() {
	var tiles []string
	squads := map[string][]parts.Squad{}
	for _, p := range c.Chapter.Minions {
		if p.Space != "" {
			continue
		}
		if squads[p.Tile] == nil {
			tiles = append(tiles, p.Tile)
		}
		squads[p.Tile] = append(squads[p.Tile], parts.Squad{Minion: p.Minion, Count: p.Count})
	}
	for _, tile := range tiles {
		c.come(squads[tile], ByChapter, tile)
	}
	if c.Wait().For == NoWait {
		c.need(Wait{For: ForOrder, Lay: append(c.mouseCards(), c.newCards()...), Whole: true})
	}
}
