package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// After the lowest card, a new round begins (MM-ROUND-01, MM-ROUND-02). A boss has a turn for each
// of its cards (MM-BINIT-02). If no card is on the track, nextTurn returns false. It also returns
// false after a whole round in which no figure could act.
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

// ranFullRound reports whether this action has begun more turns than the track has cards. This
// limit prevents an endless loop of turns if nobody can act.
func (r *resolver) ranFullRound() bool { return r.turns > len(r.Track) }

// nextSlot returns the slot of the next card, or 0 if a new round begins. If all cards were
// shuffled and laid again, a new round begins too (MM-AMB-10). An ambush can move a card up past
// the current card. Under a house rule, that card is next (MM-AMB-80).
func (s *State) nextSlot() int {
	t := &s.Turn
	if s.Round == 0 || t.Card == "" || t.Anew {
		return 0
	}
	if s.House.Is(LiftedCard, "next") {
		if i := slices.IndexFunc(s.Track, func(c Card) bool { return slices.Contains(t.Lifted, c.ID) }); i >= 0 {
			return i + 1
		}
	}
	slot := t.Slot // if the current card has left the track, this slot has the next card (MM-INIT-06)
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

// A charmed mouse acts as a minion (MM-COND-09).
func (r *resolver) beginTurn(slot int) {
	card, lifted := r.Track[slot-1], r.Turn.Lifted
	r.turns++
	r.noteTurn(card.ID)
	if r.Sprung == Name(card.ID) {
		r.Sprung = NoFigure
	}
	r.Turn = Turn{Card: card.ID, Slot: slot, Step: FigureStep, After: r.resumeAfter(card.ID)}
	if m := r.Mouse(Name(card.Of)); card.Kind == MouseCard && (m == nil || !m.OnBoard() || !m.Charmed) {
		r.Turn.Step = RollStep
	}
	if r.Turn.After != "" {
		r.Turn.Lifted = without(lifted, card.ID)
	}
	r.changeMouse(Name(card.ID)).Powered = false // MM-AMB-60
}

// A mouse that can act needs no note: people are asked for its roll.
func (r *resolver) noteTurn(card string) {
	id, rule, m := "", tables.RuleID(""), r.Mouse(Name(card))
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

// openMouseTurn asks for the movement roll (MM-MOVE-01). If the mouse has already rolled,
// openMouseTurn returns false.
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

// Under a house rule, a card that an ambush moved up acts next (MM-AMB-80). If `card` is such a
// card, resumeAfter returns the card that was on turn before. Later, play continues with the card
// below the returned card. For other cards, resumeAfter returns "".
func (s *State) resumeAfter(card string) string {
	switch {
	case !slices.Contains(s.Turn.Lifted, card) || !s.House.Is(LiftedCard, "next"):
		return ""
	case s.Turn.After != "":
		return s.Turn.After
	}
	return s.Turn.Card
}

// finishTurn lets a current carry the mouse. If no foe is on the board at the end of the turn of
// the lowest mouse on the track, the minions get cheese (MM-TIME-01, MM-SURGE-02).
func (r *resolver) finishTurn() {
	lowest := r.onTurn(r.timekeeper())
	r.drift()
	r.Turn.Step = BetweenTurns
	if lowest && r.Result == nil && r.Foes() == 0 {
		r.feedWheel("wheel-time", "MM-TIME-01", 1)
	}
}

// timekeeper returns the lowest mouse on the track. After the turn of this mouse, the minions may
// get cheese for lost time. Under a house rule, captured mice do not count (MM-AMB-24).
func (s *State) timekeeper() Name {
	for _, c := range slices.Backward(s.Track) {
		if m := s.Mouse(Name(c.Of)); m != nil && (!m.Captured || s.House.Is(LostTimeMouse, "lowest")) {
			return m.Name()
		}
	}
	return NoFigure
}

// `die` is the number rolled, or 0 without a roll.
func (t *Turn) setPoints(points, die int) {
	t.Points = points
	if die > 0 {
		t.Die = die
	}
	if t.Step == RollStep {
		t.Step = MouseStep
	}
}

// A scurry starts a new move. Any other action ends a move that has begun (MM-TURN-02).
func (t *Turn) spendAction(deed Deed) {
	if deed == ScurryDeed {
		t.Moved, t.Halted, t.HaltedBy, t.Points = false, false, "", 0
	} else if t.Moved && !t.Halted {
		t.Halted, t.HaltedBy = true, "MM-TURN-02"
	}
	t.Deed, t.Scurrying = deed, deed == ScurryDeed
}

// MM-MATK-03
func (t *Turn) noteAttack(target Name) {
	t.Unhit = false
	if t.Step == FigureStep && !slices.Contains(t.Attacked, target) {
		t.Attacked = added(t.Attacked, target)
	}
}

// `armed` means that the figure is a rat that may throw the grape.
func (t *Turn) startFigure(figure Name, armed bool) {
	t.Acting, t.Walked, t.Stays, t.Armed, t.Points = figure, false, "", armed, 0
}

func (t *Turn) endFigure(figure Name) {
	t.removeFigure(figure)
	t.startFigure(NoFigure, false)
}

func (t *Turn) removeFigure(figure Name) {
	i := slices.Index(t.Figures, figure)
	if i < 0 {
		return
	}
	t.Figures = without(t.Figures, figure)
	if i < len(t.Distances) {
		t.Distances = slices.Delete(slices.Clone(t.Distances), i, i+1)
	}
}

// The method `end` only marks the turn as over. Later, finishTurn applies the consequences.
func (t *Turn) end() { t.Step = OverStep }

func (r *resolver) cutTurn(rule tables.RuleID) {
	r.note("turn-over", rule, rules.Args{"card": initiativeCard(r.Turn.Card)})
	r.Turn.end()
}

// If the rule is waived, the move goes on.
func (r *resolver) haltMove(mouse Name, rule tables.RuleID) {
	if !r.onTurn(mouse) || r.House.Waives(rule) {
		return
	}
	t := &r.Turn
	if t.Points != 0 && (rule == "MM-CAP-03" || rule == "MM-WATER-01") {
		r.note("halted-"+string(rule), rule, rules.Args{"mouse": mouse.Noun()})
	}
	t.Halted, t.HaltedBy, t.Points = true, rule, 0
}

// MM-LINE-04
func (r *resolver) allowCrossing() {
	r.Turn.Crossing = true
	r.note("crossing", "MM-LINE-04", rules.Args{"card": initiativeCard(r.Turn.Card)})
}

// Legal lists actions that are legal now, and typical answers to the current [Wait].
func (Game) Legal(s State) []Action {
	switch w := s.Wait(); w.For {
	case NoWait:
		return s.legalTurn()
	case ForRoll:
		return w.legalRolls(s.Die)
	case ForToss:
		return []Action{Toss{Smashed}, Toss{Whole}}
	case ForFind:
		return s.legalFinds()
	case ForKeep:
		return s.addIfClean([]Action{Keep{w.Who}, Trade{w.Who}}, Equip{Mouse: w.Who, On: []parts.CardID{w.Card}})
	case ForDrop:
		return s.legalDrops(w.Who)
	case ForEvent, ForSurge:
		return []Action{Done{}}
	case ForRescue:
		return s.legalReturns(w.Who)
	case ForCarry:
		return s.legalCarries(w.Who)
	case ForWounds:
		return s.legalAssigns(w.Who)
	case ForFacts:
		return w.factAnswers()
	case ForOrder:
		return s.legalOrders(w)
	case ForCard:
		return s.legalCard()
	case ForSpawns:
		return []Action{Spawns{Room: w.Room, Spaces: s.likelySpawns(w.Room)}}
	case ForPlace:
		return s.decideSpawn().Open
	case ForDisguise:
		return []Action{Wear{Wear: true}, Wear{Wear: false}}
	}
	return nil
}

func (s *State) legalTurn() []Action {
	m := s.mouseOnTurn()
	switch {
	case s.Result != nil:
	case s.Turn.Step == FigureStep:
		_, next := s.settleCard(new(tileGraphs), nil)
		return next.decision.Open
	case s.Turn.Step == MouseStep && m != nil && m.OnBoard() && s.Room(m.At.Room) != nil:
		return slices.Concat(s.legalMouse(m), s.legalAttacks(m), s.legalItems(m), s.legalCards(m))
	}
	return nil
}

func (s *State) addIfClean(out []Action, a Action) []Action {
	if isClean(s, a) {
		out = append(out, a)
	}
	return out
}

// factAnswers returns typical answers to the awaited questions. In each answer, all distances are
// equal, and all yes-or-no facts are equal.
func (w Wait) factAnswers() []Action {
	var out []Action
	for steps := 1; steps <= 3; steps++ {
		var facts []Fact
		for _, q := range w.Ask {
			n := steps
			if q.Matter != Distance {
				n = steps % 2
			}
			facts = append(facts, Fact{Between: q.Between, Matter: q.Matter, Least: n, Most: n})
		}
		out = append(out, Tell{Room: w.Room, Facts: facts})
	}
	return out
}

// legalOrders returns the awaited cards in two orders: as listed, and reversed. If both orders are
// equal, it returns only one. If a boss has several cards, each order contains only two of these
// cards, after the cards of other figures.
func (s *State) legalOrders(w Wait) []Action {
	var others, bosses, drawn []string
	for _, id := range w.Lay {
		all := s.initiativeOf(s.cardOwner(id))
		switch {
		case len(all) == 1:
			others = append(others, id)
		case !slices.Contains(drawn, all[0]):
			drawn = append(drawn, all[0])
			bosses = append(bosses, all[:parts.BossCardsDrawn]...)
		}
	}
	one := slices.Concat(others, bosses)
	slices.Reverse(others)
	slices.Reverse(bosses)
	other := slices.Concat(others, bosses)
	if slices.Equal(one, other) {
		return []Action{Order{Cards: one}}
	}
	return []Action{Order{Cards: one}, Order{Cards: other}}
}

// legalCard returns two actions that open an encounter card. The first card has no keywords, the
// second card has all of them.
func (s *State) legalCard() []Action {
	card := parts.Encounter{ID: "encounter"}
	deck := s.Chapter.Encounters
	if len(deck) > 0 {
		card.ID = deck[max(0, slices.IndexFunc(deck, s.undrawn))]
	}
	var squads []parts.Squad
	for _, t := range s.Types[:min(2, len(s.Types))] {
		squads = append(squads, parts.Squad{Minion: t.ID, Count: 2})
	}
	card.Rows = []parts.Row{{From: s.Hourglass, To: s.Hourglass, Minions: squads}}
	card.Surge = squads
	harder := card
	harder.Mousetraps, harder.Ambush, harder.Difficult = true, true, true
	return []Action{Open{Card: card}, Open{Card: harder}}
}

func (s *State) likelySpawns(room string) []parts.SpaceID {
	var out []parts.SpaceID
	r := s.Room(room)
	if r == nil {
		return nil
	}
	for _, space := range slices.Concat(r.Map.Spaces, r.Places) {
		if space.Spawn {
			out = append(out, space.ID)
		}
	}
	if len(out) == 0 {
		return []parts.SpaceID{"spawn_1", "spawn_2"}
	}
	return out
}

func (s *State) legalCarries(mouse Name) []Action {
	out := []Action{Carry{Mouse: mouse}}
	m := s.Mouse(mouse)
	if m == nil {
		return out
	}
	for _, card := range slices.Concat(m.Equipped, m.Pack, m.Tricks) {
		out = s.addIfClean(out, Carry{Mouse: mouse, Card: card})
	}
	return out
}

func (s *State) legalReturns(mouse Name) []Action {
	var out []Action
	for _, m := range s.otherMice(mouse) {
		out = s.addIfClean(out, Return{mouse, Place{With: m.Name()}})
	}
	room := s.rescueRoom(Return{Mouse: mouse})
	if r := s.Room(room); r != nil {
		for i := range r.Map.Spaces {
			out = s.addIfClean(out, Return{mouse, Place{Space: r.Map.Spaces[i].ID}})
		}
	}
	if r := s.Room(room); r == nil || !r.Mapped() || len(out) == 0 {
		out = s.addIfClean(out, Return{Mouse: mouse})
	}
	return out
}
