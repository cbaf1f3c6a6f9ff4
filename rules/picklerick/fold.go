package picklerick

import (
	"slices"

	"tablemate/rules"
	box "tablemate/tables/picklerick"
)

// House is how this table settles what the rulebook leaves open.
func (Game) House(s State) rules.House { return s.House }

// Fold is the table after e. The state before it stays as it was.
func (Game) Fold(s State, e Event) State {
	switch e := e.(type) {
	case Began:
		return e.State
	case TurnBegan, Rolled, Tossed, Rerolled, Kept, Spent, Gained, Granted:
		s.foldTurn(e)
	case Drew, Lost, Played, Reshuffled:
		s.foldCards(e)
	case Laid, Collapsed, Turned, Marked:
		s.foldTiles(e)
	case Moved, Summoned, Relocated, Killed, Entered, Departed, Wounded, Healed, Fired, Acted:
		s.foldFigures(e)
	case Awaits:
		s.Wait = &e.Wait
	case Answered:
		s.Wait = nil
	case Won:
		s.Result = &Result{Winner: e.Winner, By: e.By}
	case Corrected:
		s.correct(e.Correct)
	case Settled:
		s.House = s.House.With(e.Name, e.Value)
	case Warned, Blocked:
	default:
		panic("picklerick: unknown event " + e.Kind())
	}
	return s
}

func (s *State) foldTurn(e Event) {
	t := &s.Turn
	switch e := e.(type) {
	case TurnBegan:
		s.beginTurn(e.Side, e.Number)
	case Rolled:
		t.Dice, t.Step = fallen(e.Faces), Choose
	case Tossed:
		t.InAir, t.Step = e.Dice, Fall
	case Rerolled:
		t.Dice = slices.Clone(t.Dice)
		for i, n := range t.InAir {
			if i < len(e.Faces) && n >= 1 && n <= len(t.Dice) {
				t.Dice[n-1] = Die{Face: e.Faces[i], Rerolled: true}
			}
		}
		t.InAir, t.Rerolled, t.Step = nil, true, Spend
	case Kept:
		t.Step = Spend
	case Spent:
		t.Dice = slices.Clone(t.Dice)
		for _, n := range e.Dice {
			if n >= 1 && n <= len(t.Dice) {
				t.Dice[n-1].Spent = e.On
			}
		}
		t.Jokers -= e.Jokers
	case Gained:
		t.Jokers += e.Jokers
	case Granted:
		t.Grant = nil
		if e.Grant != (Grant{}) {
			t.Grant = &e.Grant
		}
	}
}

func fallen(faces []box.Symbol) []Die {
	dice := make([]Die, len(faces))
	for i, face := range faces {
		dice[i] = Die{Face: face}
	}
	return dice
}

// beginTurn hands over all dice; symbols do not carry over (PR-SPEND-10), and
// what was spent on each figure is forgotten.
func (s *State) beginTurn(side rules.Seat, number int) {
	s.Turn = Turn{Number: number, Side: side, Step: firstStep(s.Mode, side)}
	s.Jaguar.Moved, s.Jaguar.Shot, s.Jaguar.Crossed, s.Jaguar.Acted = 0, 0, false, false
	s.Operatives = slices.Clone(s.Operatives)
	for i, o := range s.Operatives {
		s.Operatives[i] = Soldier{Number: o.Number, Cell: o.Cell, Hurt: o.Hurt}
	}
}

func (s *State) foldCards(e Event) {
	switch e := e.(type) {
	case Drew:
		p := s.ownPiles(e.Side)
		n := min(e.Cards, p.Deck)
		p.Deck, p.Hand = p.Deck-n, p.Hand+n
	case Lost:
		p := s.ownPiles(e.Side)
		n := min(e.Cards, p.Deck)
		p.Deck, p.Discard = p.Deck-n, p.Discard+n
	case Played:
		p := s.ownPiles(e.Side)
		p.Hand, p.Discard = max(0, p.Hand-1), p.Discard+1 // PR-CARD-03
	case Reshuffled:
		p := s.ownPiles(e.Side)
		p.Deck, p.Discard = p.Deck+p.Discard, 0
	}
}

// ownPiles are a side's piles in a copy that may be changed.
func (s *State) ownPiles(side rules.Seat) *Piles {
	if side != SeatRussians {
		return &s.Cards
	}
	piles := Piles{}
	if s.Russian != nil {
		piles = *s.Russian
	}
	s.Russian = &piles
	return s.Russian
}

func (s *State) foldTiles(e Event) {
	switch e := e.(type) {
	case Laid:
		s.put(e.Tile)
		if e.FromStack { // PR-SET-07, PR-RICK-06
			s.Stack = max(0, s.Stack-1)
		}
	case Collapsed:
		s.Stack = max(0, s.Stack-e.Tiles)
	case Turned:
		if t := s.faceUp(e.Cell); t != nil {
			turned, edges := *t, t.Edges.turned(e.Quarters)
			turned.Edges = &edges
			s.put(turned)
		}
	case Marked:
		if t := s.tile(e.Cell); t != nil {
			s.put(t.marked(e.Marker, e.Gone))
		}
	}
}

// put lays a tile on its cell in place of what lay there.
func (s *State) put(t Tile) {
	s.Tiles = slices.Clone(s.Tiles)
	if old := s.tile(t.Cell); old != nil {
		*old = t
		return
	}
	s.Tiles = append(s.Tiles, t)
}

func (t Tile) marked(marker string, gone bool) Tile {
	t.Markers = slices.Clone(t.Markers)
	if !gone {
		t.Markers = append(t.Markers, marker)
	} else if i := slices.Index(t.Markers, marker); i >= 0 {
		t.Markers = slices.Delete(t.Markers, i, i+1)
	}
	return t
}

func (s *State) foldFigures(e Event) {
	switch e := e.(type) {
	case Moved:
		s.move(e)
	case Summoned:
		s.post(e.Operatives, e.Cell)
	case Relocated:
		s.relocate(e)
	case Killed:
		s.Operatives = slices.DeleteFunc(slices.Clone(s.Operatives), func(o Soldier) bool { return o.Number == e.Operative })
	case Entered:
		s.Jaguar.Status, s.Jaguar.Cell = InPlay, e.Cell
	case Departed:
		s.Jaguar = Hunter{Status: Gone, Health: s.Jaguar.Health}
	case Wounded:
		s.wound(e.Figure, e.Damage)
	case Healed:
		s.wound(e.Figure, -e.Health)
	case Fired:
		if e.Figure == Jaguar {
			s.Jaguar.Shot += e.Symbols
		} else if o := s.ownSoldier(e.Figure); o != nil {
			o.Shot += e.Symbols
		}
	case Acted:
		if e.Figure == Jaguar {
			s.Jaguar.Acted = true
		} else if o := s.ownSoldier(e.Figure); o != nil {
			o.Acted = true
		}
	}
}

func (s *State) move(e Moved) {
	switch {
	case e.Figure == Rick:
		s.Rick.Cell = e.To
	case e.Figure == Jaguar:
		s.Jaguar.Cell = e.To
		s.Jaguar.Moved += e.Symbols
		s.Jaguar.Crossed = s.Jaguar.Crossed || e.Wall
	default:
		if o := s.ownSoldier(e.Figure); o != nil {
			o.Cell = e.To
			o.Moved += e.Symbols
		}
	}
}

// ownSoldier is an operative in a copy that may be changed.
func (s *State) ownSoldier(f Figure) *Soldier {
	s.Operatives = slices.Clone(s.Operatives)
	return s.soldier(f)
}

// post puts operatives from the supply on a cell, in the order of their numbers.
func (s *State) post(numbers []int, at Cell) {
	s.Operatives = slices.Clone(s.Operatives)
	for _, n := range numbers {
		if s.soldier(Operative(n)) == nil {
			s.Operatives = append(s.Operatives, Soldier{Number: n, Cell: at})
		}
	}
	slices.SortFunc(s.Operatives, func(a, b Soldier) int { return a.Number - b.Number })
}

func (s *State) relocate(e Relocated) {
	for _, n := range e.Operatives {
		o := s.ownSoldier(Operative(n))
		if o == nil {
			continue
		}
		o.Cell = e.Cell
		if e.Fresh {
			*o = Soldier{Number: n, Cell: e.Cell, Hurt: o.Hurt}
		}
	}
}

// wound takes health, never below 0 nor above 10 (PR-CLAR-06, PR-CLAR-23).
func (s *State) wound(f Figure, damage int) {
	switch {
	case f == Rick:
		s.Rick.Health = min(box.FullHealth, max(0, s.Rick.Health-damage))
	case f == Jaguar:
		s.Jaguar.Health = min(box.FullHealth, max(0, s.Jaguar.Health-damage))
	default:
		if o := s.ownSoldier(f); o != nil {
			o.Hurt += damage
		}
	}
}
