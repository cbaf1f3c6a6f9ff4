package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// A mouse counts poison wounds separately (MM-COND-12), unless it holds the poison expert token
// (MM-ACH-08). Poison wounds and other wounds can lead to capture (MM-CAPT-01, MM-CAPT-02,
// MM-CHAR-05).
func (r *resolver) woundFigure(figure Name, n int, poison bool, by Name) {
	m := r.Mouse(figure)
	if m == nil {
		r.woundMinion(figure, n, by)
		return
	}
	if n <= 0 || !m.OnBoard() {
		return
	}
	if poison && r.tokenHolder(parts.PoisonExpert) != figure {
		m.Poison += n
		r.note("poisoned", "MM-COND-12", r.woundArgs(figure, n))
	} else {
		m.Wounds += n
		r.note("hurt", "MM-CAPT-01", r.woundArgs(figure, n))
	}
	if m.outOfLife() {
		r.captureMouse(figure, "")
	}
}

// The mouse keeps its starting gear and its pack. It loses other gear and cheese (MM-CAPT-03),
// wounds and conditions (MM-CAPT-04). If the lockpicker token frees a mouse, the mouse keeps all
// its gear. The initiative card of the mouse stays on the track, and the hourglass moves
// (MM-CAPT-05). If a current carried the mouse off the tile, `rule` is MM-WATER-06. If not, `rule`
// is empty.
func (r *resolver) captureMouse(mouse Name, rule tables.RuleID) {
	m := r.Mouse(mouse)
	if m == nil || m.Captured {
		return
	}
	if m.Poison > 0 {
		r.awardToken(parts.PoisonExpert, mouse) // MM-ACH-07
	}
	from, picks := m.At, r.picksLock(m)
	keeps := r.keptWhenCaptured(m)
	if picks {
		keeps = m.Equipped
	}
	r.takeOffBoard(m, keeps, rule)
	if m.Captures == 2 {
		r.awardToken(parts.Lockpicker, mouse) // MM-ACH-09
	}
	if r.onTurn(mouse) && r.Turn.Step != BetweenTurns && r.Turn.Step != OverStep {
		r.Turn.end()
	}
	if r.movePages(1); r.Result != nil {
		return
	}
	if picks {
		r.pickLock(mouse, from)
		return
	}
	r.endIfAllCaptured()
}

// takeOffBoard discards the equipped cards that are not in `keeps` (MM-CAPT-03, MM-CAPT-04). If the
// rule is MM-WATER-06, a current carried the mouse off the tile.
func (r *resolver) takeOffBoard(m *Mouse, keeps []parts.CardID, rule tables.RuleID) {
	id := "captured"
	if rule == "MM-WATER-06" {
		id = "swept-off"
	}
	args := rules.Args{"mouse": m.Name().Noun()}
	if len(keeps) > 0 {
		args["keeps"] = nouns(keeps, searchCard)
	}
	r.note(id, rule, args)
	at := m.At
	m.Wounds, m.Poison, m.Cheese = 0, 0, 0
	m.Stunned, m.Webbed, m.Charmed, m.Down = false, false, false, false
	for _, card := range m.Equipped {
		if !slices.Contains(keeps, card) {
			r.Discard = added(r.Discard, card)
		}
	}
	m.Captured, m.Equipped, m.At = true, keeps, Nowhere
	m.Captures++
	r.forgetPlace(at)
}

// keptWhenCaptured returns the equipped cards that are starting gear of the captured mouse. Under a
// house rule, starting gear of other mice counts, too (MM-AMB-33).
func (s *State) keptWhenCaptured(m *Mouse) []parts.CardID {
	var out []parts.CardID
	for _, card := range m.Equipped {
		if slices.Contains(m.Hero.Starting, card) ||
			s.House.Is(CapturedKeeps, "any_starting") && s.isStartingGear(card) {
			out = append(out, card)
		}
	}
	return out
}

// picksLock reports whether the lockpicker token frees a mouse that is being captured. The token
// frees only its owner, at the third capture (MM-ACH-10). Under a house rule, it also works at
// later captures (MM-AMB-68).
func (s *State) picksLock(m *Mouse) bool {
	if s.tokenHolder(parts.Lockpicker) != m.Name() {
		return false
	}
	return m.Captures == 2 || m.Captures > 2 && s.House.Is(LockpickerThird, "from_third")
}

// The mouse returns like a rescued mouse (MM-ACH-10). Under a house rule, it returns to the space
// where it was captured (MM-AMB-68). Its next turn is an ordinary turn.
func (r *resolver) pickLock(mouse Name, from Spot) {
	if r.House.Is(LockpickerThird, "stays") && from != Nowhere {
		r.returnMouse(mouse, from, "MM-AMB-68")
		return
	}
	r.awaitFirst(Wait{For: ForRescue, Who: mouse})
}

// The text of some chapters says that the chapter is lost when all mice are captured (MM-BOOK-03).
// In other chapters, if foes are on the board, nobody can be rescued any more. By default, the
// chapter is then lost, too (MM-AMB-34).
func (r *resolver) endIfAllCaptured() {
	rescued := slices.ContainsFunc(r.Waits, func(w Wait) bool { return w.For == ForRescue })
	if rescued || find(r.Mice, (*Mouse).OnBoard) != nil {
		return
	}
	switch {
	case r.Chapter.AllCaptured:
		r.endChapter(SeatMinions, "MM-BOOK-03")
	case r.Foes() == 0:
	case r.House.Is(AllCaptured, "lost"):
		r.endChapter(SeatMinions, "MM-AMB-34")
	default:
		r.warn("MM-AMB-34", nil)
	}
}

// When the hourglass reaches the end token, the chapter is lost immediately (MM-WIN-02, MM-AMB-22).
func (r *resolver) movePages(pages int) {
	was := r.Hourglass
	r.Hourglass = max(1, was+pages)
	r.note("page", "MM-BOARD-01", rules.Args{"page": r.Hourglass, "end": r.End, "turned": r.Hourglass - was})
	r.endIfOutOfTime()
}

func (r *resolver) endIfOutOfTime() {
	if r.Result == nil && r.Hourglass >= r.End {
		r.endChapter(SeatMinions, "MM-WIN-02")
	}
}

// The chapter ends for all players (MM-GEN-01). In a campaign, each mouse may keep a card
// (MM-CAMP-02). By default, this is allowed even after a defeat (MM-AMB-61).
func (r *resolver) endChapter(winner rules.Seat, by ...tables.RuleID) {
	r.Result, r.Waits = &Result{Winner: winner, By: by}, nil
	if !r.Campaign || winner != SeatMice && r.House.Is(CampaignCard, "after_victory") {
		return
	}
	for i := len(r.Mice) - 1; i >= 0; i-- {
		r.awaitFirst(Wait{For: ForCarry, Who: r.Mice[i].Name()})
	}
}

func backKnown(s *State, a Return) *rules.Violation {
	if s.Mouse(a.Mouse) == nil {
		return unknownFigure(a.Mouse)
	}
	return nil
}

// A rescued mouse must return on or beside another mouse (MM-RESC-02). If no other mouse is on the
// board, the rescued mouse returns where the party came onto the tile. Under a house rule, the
// players choose (MM-AMB-35).
func backBeside(s *State, a Return) *rules.Violation {
	at := s.placeSpot(s.rescueRoom(a), a.To)
	if at.Space == "" || s.Room(at.Room) == nil {
		return nil
	}
	others := s.otherMice(a.Mouse)
	found := No
	if len(others) == 0 {
		found = s.atEntrance(at)
	}
	for _, m := range others {
		switch s.adjacent(at, m.At) {
		case Yes:
			return nil
		case Unknown:
			found = Unknown
		}
	}
	if found != No {
		return nil
	}
	if len(others) == 0 {
		return against("MM-RESC-02", "return-alone", withArgs(placeArgs(a.Mouse, at), "right", s.Entry.Noun()))
	}
	names := nouns(others, func(m *Mouse) rules.Noun { return m.Name().Noun() })
	return against("MM-RESC-02", "return-far", withArgs(placeArgs(a.Mouse, at), "others", names))
}

// The entrance is the entry space and every other space at the same exit (MM-AMB-35).
func (s *State) atEntrance(at Spot) Answer {
	switch r := s.Room(at.Room); {
	case s.House.Is(RescueAlone, "players"), at == s.Entry:
		return Yes
	case !r.onMap(at.Space) || !r.onMap(s.Entry.Space):
		return Unknown
	default:
		in := r.findSpace(s.Entry.Space).Exits
		same := func(exit string) bool { return slices.Contains(in, exit) }
		return answerOf(slices.ContainsFunc(r.findSpace(at.Space).Exits, same))
	}
}

// MM-CAP-01
func backWithRoom(s *State, a Return) *rules.Violation {
	return s.checkRoomFor(a.Mouse, s.placeSpot(s.rescueRoom(a), a.To), a.To.Wide)
}

// checkRoomFor requires room for the figure on a space (MM-CAP-01). If `wide` is true, people
// reported a wide space, which always has room.
func (s *State) checkRoomFor(figure Name, at Spot, wide bool) *rules.Violation {
	r := s.Room(at.Room)
	if r == nil || wide || at.Space == "" || r.Mapped() && !r.onMap(at.Space) || figure == Brodie ||
		s.At(figure) == at || s.fits(at, s.isLarge(figure)) {
		return nil
	}
	return against("MM-CAP-01", "space-full", placeArgs(figure, at))
}

func placeArgs(figure Name, at Spot) rules.Args {
	return rules.Args{"figure": figure.Noun(), "room": tileSide(at.Room), "space": at.Noun()}
}

// If no foe is on the board, the mouse is rescued (MM-RESC-01) and does nothing else (MM-RESC-04).
// Otherwise, the mouse skips the turn (MM-RESC-03). If all mice are captured, nobody can be rescued
// while foes are on the board. By default, the chapter then ends (MM-AMB-34).
func (r *resolver) startCaptiveTurn() {
	r.Turn.end()
	switch {
	case r.Foes() == 0:
		r.awaitFirst(Wait{For: ForRescue, Who: Name(r.Turn.Card)})
	case r.House.Is(AllCaptured, "lost"):
		r.endIfAllCaptured()
	}
}

// MM-RESC-02
func (r *resolver) applyReturn(a Return) {
	m := r.Mouse(a.Mouse)
	if m == nil || !m.Captured {
		return
	}
	at := r.resolvePlace(r.rescueRoom(a), a.To)
	if at == Nowhere {
		return
	}
	if w := r.Wait(); w.For == ForRescue && w.Who == a.Mouse {
		r.takeWait()
	}
	r.returnMouse(a.Mouse, at, "MM-RESC-02")
	r.testTrapPlaced(a.Mouse)
}
