package picklerick

import (
	"errors"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Outcome is who won and by which rules; Nobody while the game goes on.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Result == nil {
		return rules.Nobody, nil
	}
	return s.Result.Winner, s.Result.By
}

// onRoof reports whether Rick has arrived (PR-WIN-01).
func (s *State) onRoof() bool {
	t := s.faceUp(s.Rick.Cell)
	return t != nil && t.Place == parts.Roof
}

// roof ends the game when Rick is on the Roof, at the moment that the table
// plays by (PR-AMB-04). It comes before every loss (PR-WIN-07, PR-AMB-49), and
// Parkour leads there like any step (PR-CLAR-17).
func (c *course) roof(moment string) {
	if c.Result == nil && c.onRoof() && (moment == "end_of_turn" || c.House.Is(RoofWin, moment)) {
		c.won(SeatRick, "PR-WIN-01")
	}
}

func (c *course) won(winner rules.Seat, by ...tables.RuleID) {
	c.Result = &Result{Winner: winner, By: by}
}

// losses are the Russian wins that hold now; one is enough and all are told
// (PR-WIN-02, PR-WIN-03, PR-WIN-04, PR-WIN-08, PR-WIN-11, PR-SOLO-12). An empty
// Russian deck is none (PR-CARD-09).
func (s *State) losses() []tables.RuleID {
	var out []tables.RuleID
	if s.Rick.Health == 0 {
		out = append(out, "PR-WIN-02")
	}
	if s.Cards.Deck == 0 {
		out = append(out, "PR-WIN-03")
	}
	if s.Stack == 0 {
		out = append(out, "PR-WIN-04")
	}
	if s.allOut() {
		out = append(out, "PR-SOLO-12")
	}
	return out
}

// allOut reports whether a lone Rick faces all ten operatives (PR-SOLO-12).
func (s *State) allOut() bool { return s.Mode.Alone() && s.Supply() == 0 }

// warn tells people what will lose the game if it still holds when the turn
// ends (PR-WIN-06, PR-WIN-09).
func (c *course) warn(before *State) {
	if c.Result != nil || c.onRoof() {
		return
	}
	warnings := []struct {
		rule     tables.RuleID
		was, now bool
	}{
		{"PR-WIN-02", before.Rick.Health == 0, c.Rick.Health == 0},
		{"PR-WIN-09", before.Cards.Deck == 0, c.Cards.Deck == 0},
		{"PR-WIN-04", before.Stack == 0, c.Stack == 0},
		{"PR-SOLO-12", before.allOut(), c.allOut()},
	}
	for _, w := range warnings {
		if w.now && !w.was {
			c.note("warned."+string(w.rule), w.rule, nil)
		}
	}
}

// atOnce ends the game where the table does not wait for the end of the turn
// (PR-AMB-04, PR-AMB-33, PR-AMB-45).
func (c *course) atOnce() {
	c.roof("immediate")
	switch {
	case c.Result != nil:
	case c.Rick.Health == 0 && c.House.Is(HealthZero, "immediate"):
		c.won(SeatRussians, "PR-WIN-11")
	case c.allOut() && c.House.Is(SoloTenOperatives, "immediate"):
		c.won(SeatRussians, "PR-SOLO-12")
	}
}

// Stuck reports whether turned tiles have locked Rick in: nowhere that he can
// walk is there a face-down tile or an empty cell across an open edge, a vent,
// or the Roof (PR-WIN-10, PR-AMB-29). Cards in hand are not counted.
func (s *State) Stuck() bool {
	reached := []Cell{s.Rick.Cell}
	seen := map[Cell]bool{s.Rick.Cell: true}
	for len(reached) > 0 {
		at := reached[0]
		reached = reached[1:]
		here := s.faceUp(at)
		if here == nil || here.Place == parts.Roof {
			return false
		}
		for _, d := range Dirs {
			next := at.To(d)
			open, unknown := here.Edges.At(d) == parts.Open, s.faceUp(next) == nil
			if here.Edges.At(d) == parts.Vent || open && unknown {
				return false
			}
			if s.border(at, d) == Passable && !seen[next] {
				seen[next] = true
				reached = append(reached, next)
			}
		}
	}
	return true
}

// Unsound says what no table can show, or that a deck is not 25 cards (PR-SET-13).
func (Game) Unsound(s State) error {
	s = s.Filled()
	if err := s.Verify(); err != nil {
		return err
	}
	for _, p := range []*Piles{&s.Cards, s.Russian} {
		if p != nil && p.All() != parts.DeckSize {
			return errors.New("a deck that is not 25 cards")
		}
	}
	return nil
}
