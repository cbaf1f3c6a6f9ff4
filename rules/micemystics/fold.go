package micemystics

import (
	"slices"

	"tablemate/rules"
	box "tablemate/tables/micemystics"
)

// House is how this table settles what the rulebook leaves open.
func (Game) House(s State) rules.House { return s.House }

// Fold is the table after e. The state before it stays as it was.
func (Game) Fold(s State, e Event) State {
	switch e := e.(type) {
	case Began:
		return e.State
	case RoundBegan, TurnBegan, TurnOver, TurnEnded, Needs, Answered, PointsSet, MoveBegan, Halted, Spent, TookFree, Powered, Crossing:
		s.foldTurn(e)
	case Moved, Hurt, Healed, Afflicted, Relieved, Arrived, CatArrived, Defeated, Captured, Rescued, Greed:
		s.foldFigures(e)
	case Lined, Activated, Walked, Attacked, Acted, Ran, Missed:
		s.foldMinionTurn(e)
	case TrackLaid, CardLifted, CardRemoved:
		s.foldTrack(e)
	case Wheeled, Paged, EndMoved, SurgeBegan, SurgeEnded, Opened, Closed:
		s.foldBoard(e)
	case Entered, Flipped, PlaceNamed, Told, TrapsLaid, TrapGone, SpecialSurge, ItemLaid, ItemBack, ItemGone:
		s.foldRooms(e)
	case Searched, Drawn, CardMoved, Cheesed, Grew, Counted, Carried:
		s.foldCards(e)
	case Awarded:
		s.Tokens.Held = append(slices.Clone(s.Tokens.Held), Award(e))
	case Earned:
		s.Story = append(slices.Clone(s.Story), e.Story)
	case Learned:
		s.learn(e.Learn)
	case Won:
		s.Result, s.Waits = &Result{Winner: e.Winner, By: e.By}, nil
	case Corrected:
		return corrected(s, e.Correct)
	case Settled:
		s.House = s.House.With(e.Name, e.Value)
		if e.Value == rules.InForce {
			delete(s.House, e.Name)
		}
	case Rolled, Warned:
	default:
		panic("micemystics: unknown event " + e.Kind())
	}
	return s
}

func (s *State) foldTurn(e Event) {
	t := &s.Turn
	switch e := e.(type) {
	case RoundBegan:
		s.Round = e.Number
		s.Turn = Turn{}
	case TurnBegan:
		if s.Sprung == Name(e.Card) {
			s.Sprung = NoFigure
		}
		lifted := t.Lifted
		s.Turn = Turn{Card: e.Card, Slot: e.Slot, Step: e.Step, After: e.After}
		if e.After != "" {
			t.Lifted = without(lifted, e.Card)
		}
		s.changeMouse(Name(e.Card)).Powered = false // MM-AMB-60
	case TurnOver:
		t.Step = OverStep
		if e.Rule == "MM-TRAP-05" {
			s.Sprung = Name(t.Card)
		}
	case TurnEnded:
		t.Step = BetweenTurns
	case Needs:
		s.Waits = append([]Wait{e.Wait}, s.Waits...)
	case Answered:
		s.Waits = slices.Clone(s.Waits[min(1, len(s.Waits)):])
	case PointsSet:
		t.Points = e.Points
		if e.Die > 0 {
			t.Die = e.Die
		}
		if t.Step == RollStep {
			t.Step = MouseStep
		}
	case MoveBegan:
		t.Moved, t.Halted = true, false
	case Halted:
		t.Halted, t.HaltedBy, t.Points = true, e.Rule, 0
	case Spent:
		t.spend(e.Deed)
	case TookFree:
		t.Freed = append(slices.Clone(t.Freed), e.Free)
	case Powered:
		t.Powers = append(slices.Clone(t.Powers), e.Mouse)
		s.changeMouse(e.Mouse).Powered = true
	case Crossing:
		t.Crossing = true
	}
}

// spend notes the action. It ends a move that has begun (MM-TURN-02); a scurry
// is a new one.
func (t *Turn) spend(deed Deed) {
	if deed == ScurryDeed {
		t.Moved, t.Halted, t.HaltedBy, t.Points = false, false, "", 0
	} else if t.Moved && !t.Halted {
		t.Halted, t.HaltedBy = true, "MM-TURN-02"
	}
	t.Deed, t.Scurrying = deed, deed == ScurryDeed
}

func (s *State) foldMinionTurn(e Event) {
	t := &s.Turn
	switch e := e.(type) {
	case Lined:
		t.Lined, t.Figures, t.Away = true, e.Figures, e.Away
	case Activated:
		t.Acting, t.Walked, t.Stays, t.Armed, t.Points = e.Figure, false, "", e.Armed, 0
	case Walked:
		t.Walked, t.Stays = true, e.Stays
	case Missed:
		t.Unhit = e.Blocked == 0
	case Attacked:
		t.Unhit = false
		if t.Step == FigureStep && !slices.Contains(t.Attacked, e.Target) {
			t.Attacked = append(slices.Clone(t.Attacked), e.Target)
		}
	case Acted:
		t.drop(e.Figure)
		t.Acting, t.Walked, t.Stays, t.Armed, t.Points = NoFigure, false, "", false, 0
	case Ran:
		t.Passed = e.Spots
	}
}

// drop takes a figure out of those that are to act.
func (t *Turn) drop(figure Name) {
	i := slices.Index(t.Figures, figure)
	if i < 0 {
		return
	}
	t.Figures = without(t.Figures, figure)
	if i < len(t.Away) {
		t.Away = slices.Delete(slices.Clone(t.Away), i, i+1)
	}
}

func (s *State) foldTrack(e Event) {
	switch e := e.(type) {
	case TrackLaid:
		s.layTrack(e.Cards)
		s.Turn.Anew = s.Turn.Anew || e.Anew
	case CardLifted:
		s.lift(e)
	case CardRemoved:
		if at := s.slot(e.Card); at > 0 && at < s.Turn.Slot {
			s.Turn.Slot--
		}
		s.Track = slices.DeleteFunc(slices.Clone(s.Track), func(c Card) bool { return c.ID == e.Card })
	}
}

// layTrack lays these cards; the turn stays with the card that has it.
func (s *State) layTrack(cards []Card) {
	s.Track = cards
	if now := s.slot(s.Turn.Card); now > 0 {
		s.Turn.Slot = now
	}
}

// lift moves a card up the track. One that passes the card on turn is remembered.
func (s *State) lift(e CardLifted) {
	from := s.slot(e.Card)
	if from == 0 {
		return
	}
	to := min(max(e.To, 1), len(s.Track))
	card := s.Track[from-1]
	s.Track = slices.Insert(slices.Delete(slices.Clone(s.Track), from-1, from), to-1, card)
	if from > s.Turn.Slot && to <= s.Turn.Slot {
		s.Turn.Slot++
		s.Turn.Lifted = append(slices.Clone(s.Turn.Lifted), e.Card)
	}
}

func (s *State) foldBoard(e Event) {
	switch e := e.(type) {
	case Wheeled:
		s.Wheel = max(0, s.Wheel+e.Cheese)
	case Paged:
		s.Hourglass = e.Page
	case EndMoved:
		s.End = e.Page
	case SurgeBegan:
		s.Surging = true
	case SurgeEnded:
		s.Surging, s.Wheel = false, 0
	case Opened:
		if slices.Contains(s.Drawn, e.Card.ID) {
			s.Drawn = nil // the discards were shuffled into a new deck: MM-AMB-30
		}
		s.Open = &e.Card
		s.Mice = slices.Clone(s.Mice)
		for i := range s.Mice {
			s.Mice[i].Roaches = 0 // MM-AMB-66
		}
	case Closed:
		s.Open = nil
		s.Drawn = append(slices.Clone(s.Drawn), e.Card)
	}
}

func (s *State) foldRooms(e Event) {
	switch e := e.(type) {
	case Entered:
		s.change(e.Room).Visited = true
	case SpecialSurge:
		s.change(e.Room).Surged = true
	case Flipped:
		r := s.change(e.Room)
		for i := range s.Rooms {
			if s.Rooms[i].Tile == r.Tile {
				s.Rooms[i].Beneath = s.Rooms[i].ID != e.Room
			}
		}
	case PlaceNamed:
		r := s.change(e.Room)
		r.Places = append(slices.DeleteFunc(slices.Clone(r.Places), func(p box.Space) bool { return p.ID == e.Space.ID }), e.Space)
	case Told:
		r := s.change(e.Room)
		r.Facts = remembered(r.Facts, e.Facts)
	case TrapsLaid:
		r := s.change(e.Room)
		r.Traps = slices.Clone(r.Traps)
		for _, id := range e.Spaces {
			if !slices.Contains(r.Traps, id) {
				r.Traps = append(r.Traps, id)
			}
		}
	case TrapGone:
		r := s.change(e.Room)
		r.Traps = without(r.Traps, e.Space)
	case ItemLaid:
		s.Laid = append(slices.DeleteFunc(slices.Clone(s.Laid), func(l Laid) bool { return l.Item == e.Laid.Item }), e.Laid)
		s.Stash = without(s.Stash, e.Laid.Item)
	case ItemBack:
		s.Laid = slices.DeleteFunc(slices.Clone(s.Laid), func(l Laid) bool { return l.Item == e.Item })
		s.Stash = append(without(s.Stash, e.Item), e.Item)
	case ItemGone:
		s.Laid = slices.DeleteFunc(slices.Clone(s.Laid), func(l Laid) bool { return l.Item == e.Item })
		s.Stash = without(s.Stash, e.Item)
	}
}

// remembered are facts with newer ones in the place of older.
func remembered(facts, newer []Fact) []Fact {
	out := slices.Clone(facts)
	for _, f := range newer {
		out = slices.DeleteFunc(out, func(o Fact) bool {
			return o.Matter == f.Matter && (o.Between == f.Between || o.Between == box.Pair{f.Between[1], f.Between[0]})
		})
		out = append(out, f)
	}
	return out
}

func (s *State) foldCards(e Event) {
	switch e := e.(type) {
	case Searched:
		m := s.changeMouse(e.Mouse)
		m.Searched = append(slices.Clone(m.Searched), e.Room)
	case Drawn:
		s.keepCard(e.Card)
		s.outOfDiscard(e.Card.ID)
	case CardMoved:
		s.changeMouse(e.Mouse).take(e.Card, e.From)
		to := s.changeMouse(e.Mouse)
		if e.With != NoFigure {
			to = s.changeMouse(e.With)
		}
		to.put(e.Card, e.To)
		if e.To == DiscardPile {
			s.Discard = append(slices.Clone(s.Discard), e.Card)
		}
	case Cheesed:
		m := s.changeMouse(e.Mouse)
		m.Cheese = max(0, m.Cheese+e.Cheese)
	case Grew:
		m := s.changeMouse(e.Mouse)
		m.Abilities = append(slices.Clone(m.Abilities), e.Ability.ID)
		s.Abilities = append(slices.DeleteFunc(slices.Clone(s.Abilities), func(a box.Ability) bool { return a.ID == e.Ability.ID }), e.Ability)
	case Counted:
		s.changeMouse(e.Mouse).Roaches++
	case Carried:
		s.changeMouse(e.Mouse).Kept = e.Card
	}
}

// outOfDiscard takes a card that was drawn out of the discards: they have all been
// shuffled into a new deck, unless the table settled otherwise (MM-AMB-30).
func (s *State) outOfDiscard(card box.CardID) {
	if slices.Contains(s.Discard, card) && s.House.Is(DeckRunsOut, "reshuffle") {
		s.Discard = nil
	}
	s.Discard = without(s.Discard, card)
}

// keepCard remembers what a search card says.
func (s *State) keepCard(card box.Search) {
	s.Cards = append(slices.DeleteFunc(slices.Clone(s.Cards), func(c box.Search) bool { return c.ID == card.ID }), card)
}

// pile is one of a mouse's piles.
func (m *Mouse) pile(p Pile) *[]box.CardID {
	switch p {
	case OnMouse:
		return &m.Equipped
	case InPack:
		return &m.Pack
	case Tricks:
		return &m.Tricks
	}
	return nil
}

func (m *Mouse) take(card box.CardID, from Pile) {
	if p := m.pile(from); p != nil {
		*p = without(*p, card)
	}
}

func (m *Mouse) put(card box.CardID, to Pile) {
	if p := m.pile(to); p != nil {
		*p = append(slices.Clone(*p), card)
	}
}

func (s *State) learn(l Learn) {
	if l.Minion != nil {
		s.Types = append(slices.DeleteFunc(slices.Clone(s.Types), func(t box.Minion) bool { return t.ID == l.Minion.ID }), *l.Minion)
	}
	if l.Cat != nil {
		s.CatCards = l.Cat
	}
	if l.Search != nil {
		s.keepCard(*l.Search)
	}
	if l.Tile != nil && l.Tile.ID != "" && s.room(l.Tile.ID) == nil {
		s.Rooms = append(slices.Clone(s.Rooms), *l.Tile)
	}
	if l.Map != nil {
		s.change(l.Room).Map = *l.Map
	}
	if l.Die != nil {
		s.Die = l.Die
	}
}

// without is list less the first x, so that what is added to it leaves list as
// it was.
func without[T comparable](list []T, x T) []T {
	i := slices.Index(list, x)
	if i < 0 {
		return slices.Clip(list)
	}
	return slices.Delete(slices.Clone(list), i, i+1)
}
