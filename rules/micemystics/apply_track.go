package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// joinTrack brings the newcomers' initiative cards to the track (MM-SPAWN-08):
// with none of a minion there, all cards are shuffled and laid anew (MM-INIT-02),
// after an encounter card even if nobody came by it (MM-INIT-01), in a surge too
// unless a house rule says otherwise (MM-AMB-79); otherwise only the new ones,
// below (MM-INIT-03).
func (r *resolver) joinTrack(w Wait) {
	fresh := r.newCards()
	r.awaitFirst(Wait{For: ForAmbush, Lay: fresh, Source: w.Source})
	added := r.minionCards() || w.Source == BySurge && r.House.Is(SurgeOnEmptyTrack, "below") && len(r.Track) > 0
	switch {
	case len(fresh) == 0 && len(r.Track) > 0 && (added || w.Source != ByEncounter):
	case !added:
		r.awaitFirst(Wait{For: ForOrder, Lay: append(r.mouseCards(), fresh...), Whole: true, Source: w.Source})
	case len(fresh) > 1:
		r.awaitFirst(Wait{For: ForOrder, Lay: fresh, Source: w.Source})
	default:
		r.layCards(Wait{Lay: fresh, Source: w.Source}, fresh)
	}
}

// applyOrder lays the initiative cards as they were shuffled.
func (r *resolver) applyOrder(a Order) {
	w := r.Wait()
	if w.For != ForOrder {
		w = Wait{Whole: true, Lay: r.mouseCards()}
	} else {
		r.takeWait()
	}
	told := slices.Clone(a.Cards)
	for _, id := range w.Lay { // a card that was not told is no card that is gone
		if of := r.cardOwner(id); !slices.Contains(told, id) && len(r.initiativeOf(of)) == 1 {
			told = append(told, id)
		}
	}
	r.layCards(w, told)
}

// layCards puts cards on the track from slot 1, or below the others; no end of
// printed slots stops it (MM-INIT-05).
func (r *resolver) layCards(w Wait, ids []string) {
	late := !w.Whole && r.minionCards()
	var cards []Card
	if !w.Whole {
		cards = slices.Clone(r.Track)
	}
	for _, id := range ids {
		if !slices.ContainsFunc(cards, func(o Card) bool { return o.ID == id }) {
			cards = append(cards, r.cardFor(id))
		}
	}
	anew := w.Whole && r.Round > 0 && r.House.Is(TrackRebuilt, "new_round")
	r.setTrack(cards)
	if anew {
		r.Turn.Anew = true
		r.note("track-anew", "MM-INIT-02", nil)
	}
	if late {
		r.liftLateBoss(w, ids)
	}
}

// liftLateBoss: the first of a boss's two cards that come below those of other
// minions is lifted as in an ambush (MM-BINIT-03), once only where an ambush
// follows anyway (MM-AMB-12).
func (r *resolver) liftLateBoss(w Wait, ids []string) {
	if w.Source == ByEncounter && r.hasAmbush() && r.House.Is(LateBossInAmbush, "once") {
		return
	}
	seen := ""
	for _, id := range ids {
		of := r.cardOwner(id)
		if len(r.initiativeOf(of)) > 1 && of != seen {
			seen = of
			r.awaitFirst(ambushWait(id))
		}
	}
}

// rollAmbush has every minion card on the track rolled for, from the top
// (MM-AMBUSH-01, MM-AMB-11), when an encounter with that word brought minions;
// its surge does not (MM-AMBUSH-03).
func (r *resolver) rollAmbush(w Wait) {
	if w.Source != ByEncounter || !r.hasAmbush() {
		return
	}
	var cards []string
	for _, card := range r.Track {
		newcomer := slices.Contains(w.Lay, card.ID)
		if card.Kind != MouseCard && (newcomer || !r.House.Is(AmbushCards, "newcomers")) {
			cards = append(cards, card.ID)
		}
	}
	if r.House.Is(AmbushCards, "bottom_up") {
		slices.Reverse(cards)
	}
	for _, id := range slices.Backward(cards) {
		r.awaitFirst(ambushWait(id))
	}
}

func ambushWait(card string) Wait {
	return Wait{For: ForRoll, Purpose: AmbushRoll, Dice: 1, Call: card}
}

// ambushRolled lifts a card up the track by the number, at most to slot 1; the
// cards that it passes slide down (MM-AMBUSH-02). One that passes the card on
// turn is remembered (MM-AMB-80).
func (r *resolver) ambushRolled(w Wait, a Fell) {
	from, by := r.slot(w.Call), a.Sum()
	if from == 0 {
		return
	}
	to := max(1, from-by)
	r.note("lifted", "MM-AMBUSH-02", rules.Args{"card": initiativeCard(w.Call), "slot": to, "count": by})
	to = min(to, len(r.Track))
	card := r.Track[from-1]
	r.Track = slices.Insert(slices.Delete(r.Track, from-1, from), to-1, card)
	if from > r.Turn.Slot && to <= r.Turn.Slot {
		r.Turn.Slot++
		r.Turn.Lifted = added(r.Turn.Lifted, w.Call)
	}
}

// firstOrder brings the starting minions that the chapter gives no spaces for
// by the placement rules, which lead to the initiative rules; otherwise the
// first turn order is set at once (MM-SETUP-10, MM-INIT-01).
func (r *resolver) firstOrder() {
	var tiles []string
	squads := map[string][]parts.Squad{}
	for _, p := range r.Chapter.Minions {
		if p.Space != "" {
			continue
		}
		if squads[p.Tile] == nil {
			tiles = append(tiles, p.Tile)
		}
		squads[p.Tile] = append(squads[p.Tile], parts.Squad{Minion: p.Minion, Count: p.Count})
	}
	for _, tile := range tiles {
		r.bringNewcomers(squads[tile], ByChapter, tile)
	}
	if r.Wait().For == NoWait {
		r.awaitFirst(Wait{For: ForOrder, Lay: append(r.mouseCards(), r.newCards()...), Whole: true})
	}
}
