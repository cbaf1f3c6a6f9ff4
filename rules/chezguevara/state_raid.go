package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Raid is a raid under way.
type Raid struct {
	Line     int            `json:"line" jsonschema:"the line that announced it"`
	Leader   rules.Seat     `json:"leader" jsonschema:"who leads it"`
	Rank     parts.Rank     `json:"rank" jsonschema:"of the leader when it began"`
	Card     parts.CardID   `json:"card" jsonschema:"the raid card"`
	Held     bool           `json:"held,omitempty" jsonschema:"the raid card is discarded after the trophies"`
	First    []Die          `json:"first,omitempty" jsonschema:"everybody's first roll"`
	Tied     []rules.Seat   `json:"tied,omitempty" jsonschema:"who roll again"`
	Again    []Die          `json:"again,omitempty" jsonschema:"rolls after a tie"`
	Ranks    []parts.Rank   `json:"ranks,omitempty" jsonschema:"of the players before the promotion"`
	Trophies []parts.CardID `json:"trophies,omitempty" jsonschema:"cards that can still be picked"`
	Picked   []rules.Seat   `json:"picked,omitempty" jsonschema:"who has picked"`
	Second   rules.Seat     `json:"second,omitempty" jsonschema:"who picks second"`
}

// Die is somebody's roll.
type Die struct {
	Seat rules.Seat `json:"seat" jsonschema:"who rolled"`
	Die  int        `json:"die" jsonschema:"what fell, 1 to 6"`
}

func (r Raid) clone() Raid {
	r.First, r.Tied, r.Again = slices.Clone(r.First), slices.Clone(r.Tied), slices.Clone(r.Again)
	r.Trophies, r.Picked = slices.Clone(r.Trophies), slices.Clone(r.Picked)
	return r
}

func rolled(dice []Die, seat rules.Seat) bool {
	return slices.ContainsFunc(dice, func(d Die) bool { return d.Seat == seat })
}

// highest lists who rolled most.
func highest(dice []Die) []rules.Seat {
	var out []rules.Seat
	most := 0
	for _, d := range dice {
		if d.Die > most {
			most, out = d.Die, nil
		}
		if d.Die == most {
			out = append(out, d.Seat)
		}
	}
	return out
}

// raidWait returns whose die is awaited next, or who picks (CG-RAID-09, CG-RAID-11,
// CG-TROPHY-03, CG-TROPHY-06, CG-TROPHY-08).
func (s *State) raidWait() Wait {
	r := s.Raid
	w := Wait{Line: r.Line, For: s.play(r.Line).Waits}
	switch {
	case w.For == ForDice && len(r.Tied) > 0:
		for _, seat := range r.Tied {
			if !rolled(r.Again, seat) {
				w.Seat = seat
				return w
			}
		}
	case w.For == ForDice:
		for i := range s.Players {
			if seat := s.Players[i].Seat; !rolled(r.First, seat) {
				w.Seat = seat
				return w
			}
		}
	case w.For == ForSecond:
		w.Seat = r.Leader
	case w.For == ForPick:
		w.Seat = s.nextPicker()
	}
	return w
}

// rollsYet reports whether somebody has a die to throw in the raid: nobody has to wait for
// those before him (CG-RAID-09, CG-RAID-11).
func (s *State) rollsYet(seat rules.Seat) bool {
	switch r := s.Raid; {
	case r == nil || s.raidWait().For != ForDice:
		return false
	case len(r.Tied) > 0:
		return slices.Contains(r.Tied, seat) && !rolled(r.Again, seat)
	default:
		return s.player(seat) != nil && !rolled(r.First, seat)
	}
}

// nextPicker returns who takes the next trophy: the leader, the one whom he names,
// then the others by falling rank and, among equals, by slack (CG-TROPHY-08,
// CG-AMB-26, CG-AMB-27); Nobody when all have picked.
func (s *State) nextPicker() rules.Seat {
	r := s.Raid
	if len(r.Picked) == 0 {
		return r.Leader
	}
	if r.Second != rules.Nobody && !slices.Contains(r.Picked, r.Second) {
		return r.Second
	}
	best, next := [2]int{}, rules.Nobody
	for _, seat := range s.after(r.Leader) {
		if slices.Contains(r.Picked, seat) {
			continue
		}
		claim := [2]int{s.pickRank(seat).Order(), s.Total(seat)}
		if s.House.Is(PickTie, "less_slack_first") {
			claim[1] = -claim[1]
		}
		if next == rules.Nobody || claim[0] > best[0] || claim[0] == best[0] && claim[1] > best[1] {
			best, next = claim, seat
		}
	}
	return next
}

// pickRank returns the rank that counts for a pick (CG-AMB-26).
func (s *State) pickRank(seat rules.Seat) parts.Rank {
	if i := s.index(seat); s.House.Is(PickRanks, "before_promotion") && i < len(s.Raid.Ranks) {
		return s.Raid.Ranks[i]
	}
	return s.rank(seat)
}

// things returns how many trophies are things.
func (s *State) things() int {
	n := 0
	for _, id := range s.Raid.Trophies {
		if s.Card(id).Kind == parts.Thing {
			n++
		}
	}
	return n
}
