package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func checkOrder(s *State, a Order) []rules.Violation {
	for _, rule := range []rules.Rule[State, Order]{orderTwice, orderStrange, orderWhole, orderBoss, orderBossLast} {
		if v := rule(s, a); v != nil {
			return []rules.Violation{*v}
		}
	}
	return nil
}

func cardArgs(id string) rules.Args { return rules.Args{"card": initiativeCard(id)} }

func orderTwice(s *State, a Order) *rules.Violation {
	for i, id := range a.Cards {
		if slices.Contains(a.Cards[:i], id) {
			return impossible("MM-CARD-01", "order-twice", cardArgs(id))
		}
	}
	return nil
}

// orderStrange allows only cards that the game waits for (MM-INIT-03). Any other card on the track
// keeps its position (MM-INIT-04).
func orderStrange(s *State, a Order) *rules.Violation {
	w := s.Wait()
	for _, id := range a.Cards {
		switch {
		case slices.Contains(w.Lay, id):
		case s.findCard(id) != nil:
			return against("MM-INIT-04", "on-track", cardArgs(id))
		default:
			return impossible("MM-INIT-03", "order-strange", cardArgs(id))
		}
	}
	return nil
}

// If all cards are shuffled, orderWhole requires the cards of all mice and minions (MM-INIT-02).
// Otherwise, it requires only the cards of new minions (MM-INIT-03).
func orderWhole(s *State, a Order) *rules.Violation {
	w := s.Wait()
	for _, id := range w.Lay {
		if slices.Contains(a.Cards, id) || len(s.initiativeOf(s.cardOwner(id))) > 1 {
			continue
		}
		if w.Whole {
			return against("MM-INIT-02", "order-missing", cardArgs(id))
		}
		return against("MM-INIT-03", "order-missing-new", cardArgs(id))
	}
	return nil
}

// If a boss has several initiative cards, orderBoss requires exactly two of them (MM-BINIT-01).
func orderBoss(s *State, a Order) *rules.Violation {
	for _, id := range s.Wait().Lay {
		of := s.cardOwner(id)
		all := s.initiativeOf(of)
		if len(all) < parts.BossCardsDrawn {
			continue
		}
		drawn := 0
		for _, told := range a.Cards {
			if slices.Contains(all, told) {
				drawn++
			}
		}
		if drawn != parts.BossCardsDrawn {
			return against("MM-BINIT-01", "boss-cards", rules.Args{"minion": minionKind(of), "cards": drawn})
		}
	}
	return nil
}

// If new cards are laid below the cards on the track, orderBossLast requires that a boss's cards
// come last (MM-BINIT-03).
func orderBossLast(s *State, a Order) *rules.Violation {
	if s.Wait().Whole {
		return nil
	}
	boss := false
	for _, id := range a.Cards {
		mine := len(s.initiativeOf(s.cardOwner(id))) > 1
		if boss && !mine {
			return against("MM-BINIT-03", "boss-last", cardArgs(id))
		}
		boss = mine
	}
	return nil
}

// openDeck requires an undrawn card of the chapter's deck (MM-ENC-01). After all cards were drawn,
// each may come again (MM-AMB-30).
func openDeck(s *State, a Open) *rules.Violation {
	deck := s.Chapter.Encounters
	known := slices.Contains(deck, a.Card.ID)
	if len(deck) == 0 || a.Card.ID == "" || known && (s.undrawn(a.Card.ID) || !slices.ContainsFunc(deck, s.undrawn)) {
		return nil
	}
	args := rules.Args{"encounter": encounterCard(a.Card.ID), "drawn": known}
	if known {
		return against("MM-ENC-01", "encounter-drawn", args)
	}
	return against("MM-ENC-01", "encounter-foreign", args)
}

// MM-ENC-02
func openRow(s *State, a Open) *rules.Violation {
	row, printed := rowOf(a.Card, s.Hourglass)
	args := rules.Args{"encounter": encounterCard(a.Card.ID), "page": s.Hourglass}
	switch {
	case printed && len(row) == 0 && len(a.Minions) > 0:
		return against("MM-ENC-02", "empty-row", args)
	case printed && len(a.Minions) > 0 && !slices.Equal(row, a.Minions):
		return against("MM-ENC-02", "other-row", withArgs(args, "who", Newcomers(row)))
	case !printed && len(a.Minions) == 0 && a.Card.ID != "":
		return unusual("MM-ENC-02", "no-row", args)
	}
	return nil
}

// joinTrack adds the cards of new minions at the bottom of the track (MM-SPAWN-08, MM-INIT-03). If
// the track has no minion card, the new cards and all mouse cards are shuffled together
// (MM-INIT-02). An encounter causes this shuffle even if it brings no minions (MM-INIT-01). Under a
// house rule, a surge does not cause this shuffle (MM-AMB-79).
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

func (r *resolver) applyOrder(a Order) {
	w := r.Wait()
	if w.For != ForOrder {
		w = Wait{Whole: true, Lay: r.mouseCards()}
	} else {
		r.takeWait()
	}
	told := slices.Clone(a.Cards)
	for _, id := range w.Lay { // cards that people left out come last
		if of := r.cardOwner(id); !slices.Contains(told, id) && len(r.initiativeOf(of)) == 1 {
			told = append(told, id)
		}
	}
	r.layCards(w, told)
}

// layCards can lay more cards than there are printed slots (MM-INIT-05).
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

// If a boss appears when minion cards are already on the track, liftLateBoss awaits a roll for the
// first card of the boss. This card then moves up (MM-BINIT-03). Before an ambush, this roll is
// omitted by default, because the ambush has a roll for each minion card (MM-AMB-12).
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

// By default, rollAmbush awaits a roll for each minion card, from the top of the track to the
// bottom (MM-AMBUSH-01, MM-AMB-11). In a surge, there are no such rolls (MM-AMBUSH-03).
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

// ambushRolled moves a card up the track (MM-AMBUSH-02). If the moved card passes the card on turn,
// the id of the moved card is added to Turn.Lifted (MM-AMB-80).
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

// MM-SETUP-10, MM-INIT-01. Before the first round, firstOrder awaits the sequence of all shuffled
// initiative cards. People first place the minions for which the chapter names no space.
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

// surgeDue reports whether a full wheel causes a surge now (MM-BOARD-02, MM-SURGE-03). By default,
// the surge waits for the end of the attack that filled the wheel (MM-AMB-21).
func (s *State) surgeDue() bool {
	atOnce := s.House.Is(SurgeInAttack, "at_once")
	return s.Wheel >= parts.FullWheel && !s.Surging && (len(s.Waits) == 0 || atOnce)
}

// startSurge moves the hourglass (MM-SURGE-04), which may end the chapter (MM-AMB-22). If the tile
// has a special surge that was not used yet, the special surge happens (MM-SURGE-05). Otherwise,
// the surge of the open encounter card happens, and the card is discarded (MM-SURGE-06). Without an
// open card, no minions appear (MM-SURGE-07). If the special surge was already used, a house rule
// can cancel the card's surge.
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

// MM-AMB-23
func (s *State) specialSurge(room string) (special, used bool) {
	r := s.Room(room)
	if r == nil || r.Plan.SpecialSurge == "" && len(r.Plan.SurgeMinions) == 0 {
		return false, false
	}
	return true, r.Surged
}

func (r *resolver) startSpecialSurge(room string) {
	plan := r.Room(room).Plan
	r.changeRoom(room).Surged = true
	r.note("surge-special", "MM-SURGE-05", rules.Args{"room": tileSide(room)})
	r.bringSurge(room, plan.SurgeMinions, plan.SpecialSurge)
}

// MM-SPAWN-09. If only a text describes the surge, people carry it out themselves.
func (r *resolver) bringSurge(room string, squads []parts.Squad, text string) {
	r.remind(room, "surge", text)
	if len(squads) == 0 {
		r.awaitFirst(Wait{For: ForSurge, Room: room, Source: BySurge})
		return
	}
	r.bringNewcomers(squads, BySurge, room)
}

// endSurge removes all cheese from the wheel, even if there are more than six pieces (MM-SURGE-08).
func (r *resolver) endSurge(w Wait) {
	if w.Closes && r.Open != nil {
		r.discardEncounter("MM-SURGE-08")
	}
	r.Surging, r.Wheel = false, 0
	r.note("surge-over", "MM-SURGE-08", nil)
}

func isRoach(t parts.Minion) bool { return t.Family == parts.Roach }
