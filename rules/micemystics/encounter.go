package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// arriveOn adds the chapter's reminders (MM-BOOK-04). The reminder `Here` comes on every visit, and
// `Arrive` only on the first visit. If the chapter has an encounter in this room, the first visit
// also brings an encounter card (MM-ENC-03).
func (r *resolver) arriveOn(room string) {
	side := r.Room(room)
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

// remind adds the reminder that people wrote about a room.
func (r *resolver) remind(room, note, text string) {
	if text != "" {
		r.warn("MM-BOOK-04", rules.Args{"room": tileSide(room), "note": note, "text": text})
	}
}

// A new encounter card (MM-ENC-04) replaces the previous one (MM-ENC-05) and decides the next surge
// (MM-ENC-06). The card lists the minions for each page of the hourglass (MM-ENC-02).
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

// If the opened card is in the state's discard pile, people must have shuffled this pile into a new
// deck. layOpenCard then empties the pile (MM-AMB-30). Every mouse counts defeated roaches from 0
// again (MM-AMB-66).
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

// If the disguise is used, no rat warriors appear (MM-DISG-01), and the disguise leaves play
// (MM-DISG-03).
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

// MM-TRAP-07. If the tile has no map, a note asks people to lay the mousetraps.
func (r *resolver) layTraps(room string) {
	side := r.Room(room)
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

func (r *resolver) feedWheel(id string, rule tables.RuleID, cheese int) {
	r.Wheel = max(0, r.Wheel+cheese)
	r.note(id, rule, rules.Args{"cheese": r.Wheel, "added": cheese, "full": parts.FullWheel})
}

// setTrack replaces the cards of the track. The card on turn stays on turn, even if it is now in
// another slot.
func (s *State) setTrack(cards []Card) {
	s.Track = cards
	if now := s.slot(s.Turn.Card); now > 0 {
		s.Turn.Slot = now
	}
}

// The cards below a removed card move up (MM-INIT-06).
func (r *resolver) removeCard(id string, rule tables.RuleID) {
	at := r.slot(id)
	if at > 0 && at < r.Turn.Slot {
		r.Turn.Slot--
	}
	r.Track = slices.DeleteFunc(r.Track, func(o Card) bool { return o.ID == id })
	r.note("card-removed", rule, rules.Args{"card": initiativeCard(id)})
}

func (r *resolver) discardEncounter(rule tables.RuleID) {
	if r.Open.ID != "" {
		r.note("closed", rule, encounterArgs(r.Open))
	}
	r.Drawn = added(r.Drawn, r.Open.ID)
	r.Open = nil
}

// encounterArgs includes the card's name, because the state keeps only the ids of discarded cards.
func encounterArgs(card *parts.Encounter) rules.Args {
	args := rules.Args{"card": encounterCard(card.ID)}
	if card.Name.En != "" {
		args["en"] = card.Name.En
	}
	if card.Name.Ru != "" {
		args["ru"] = card.Name.Ru
	}
	return args
}

func (r *resolver) applySettle(a Settle) {
	r.House = r.House.With(a.Name, a.Value)
	switch a.Value {
	case rules.Waived:
	case rules.InForce:
		r.note("in-force", tables.RuleID(a.Name), nil)
	default:
		r.note("settled", "", rules.Args{"name": a.Name, "value": a.Value})
	}
}

// Personal achievements are optional (MM-ACH-02). Each has only one holder (MM-ACH-13).
func (r *resolver) awardToken(token parts.Achievement, mouse Name) {
	if !r.Tokens.On || r.tokenHolder(token) != NoFigure || r.Mouse(mouse) == nil {
		return
	}
	r.Tokens.Held = added(r.Tokens.Held, Award{token, mouse})
	r.note("awarded", "MM-ACH-13", rules.Args{"token": achievement(token), "mouse": mouse.Noun()})
	r.note("awarded-"+string(token), "", rules.Args{"mouse": mouse.Noun()})
	switch token {
	case parts.LordOfCheeseToken, parts.RoachRipperToken, parts.Lockpicker: // MM-ACH-04, MM-ACH-06, MM-ACH-10
		if r.Chapter.LastPage == 0 || r.End < r.Chapter.LastPage { // MM-AMB-62
			r.moveEnd(1)
		}
	}
}

// Three cheese symbols in one roll win the token (MM-ACH-03). When the holder of this token rolls
// cheese in defence, every mouse on the board gets 1 cheese (MM-ACH-04).
func (r *resolver) lordOfCheese(w Wait, a Fell) {
	held := r.tokenHolder(parts.LordOfCheeseToken) == w.Who
	if a.Cheese >= parts.LordOfCheese {
		r.awardToken(parts.LordOfCheeseToken, w.Who)
	}
	if !held || w.Purpose != DefenceRoll {
		return
	}
	for i := range r.Mice {
		if m := &r.Mice[i]; m.OnBoard() {
			r.changeCheese(m.Name(), 1, "MM-ACH-04")
		}
	}
}

// MM-ACH-05
func (r *resolver) countRoach(by Name) {
	m := r.changeMouse(by)
	m.Roaches++
	if r.Tokens.On && r.tokenHolder(parts.RoachRipperToken) == NoFigure {
		r.note("roaches", "MM-ACH-05", rules.Args{"mouse": by.Noun(), "number": m.Roaches, "of": parts.RoachRipper})
	}
	if m.Roaches >= parts.RoachRipper {
		r.awardToken(parts.RoachRipperToken, by)
	}
}
