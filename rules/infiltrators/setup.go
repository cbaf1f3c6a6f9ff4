package infiltrators

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// Setup is what people decide before the first turn. A Position replaces the
// opening altogether, for play from the middle of a mission.
type Setup struct {
	Mission  string         `json:"mission,omitempty" jsonschema:"T1, T2 or T3"`
	Own      *parts.Mission `json:"own_mission,omitempty" jsonschema:"the record of any other mission"`
	Players  []Player       `json:"players" jsonschema:"two to five agents, clockwise"`
	Suits    []parts.Suit   `json:"suits,omitempty" jsonschema:"where the mission leaves them open; left out: red, black, yellow"`
	First    int            `json:"first,omitempty" jsonschema:"who begins, from 1; left out: the first"` // IN-AMB-01
	NoBoards bool           `json:"no_boards,omitempty" jsonschema:"played without hint boards"`
	Shown    Shown          `json:"shown,omitempty" jsonschema:"what people see of what the hints tell; left out: the hint board"`
	Suspects int            `json:"suspects,omitempty" jsonschema:"training mission 1 with numbers of your own"`
	Bullets  int            `json:"bullets,omitempty" jsonschema:"likewise"`
	House    rules.House    `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Position *State         `json:"position,omitempty" jsonschema:"plays from the middle of a mission instead of the opening"`
}

// Player is one person at the table.
type Player struct {
	Name string `json:"name,omitempty" jsonschema:"as people call the player"`
}

// thin is the number of HQ cards below which a mission is warned of.
const thin = 3

// Start returns the state before the first turn. The error is a *rules.Problem
// that says what in the setup no table can show, with the printed rule if there is one.
func (Game) Start(u Setup) (State, []rules.Note, error) {
	if u.Position != nil {
		return u.fromPosition()
	}
	if err := rules.Refused(setupValidator.Verify(&u)); err != nil {
		return State{}, nil, err
	}
	m, _ := u.mission()
	s := u.opening(m)
	return s, s.openingNotes(), nil
}

// mission returns the record that is played: one of the training missions, or one
// that people bring. None is guessed (IN-GOAL-03).
func (u Setup) mission() (parts.Mission, *rules.Problem) {
	if u.Own != nil {
		return *u.Own, nil
	}
	i := slices.IndexFunc(parts.TrainingMissions, func(m parts.Mission) bool { return m.ID == u.Mission })
	if i < 0 {
		return parts.Mission{}, broken("IN-GOAL-03", "mission", rules.Args{"mission": u.Mission})
	}
	return parts.TrainingMissions[i], nil
}

func (u Setup) fromPosition() (State, []rules.Note, error) {
	s := *u.Position
	if s.House == nil {
		s.House = u.House
	}
	s = s.filled()
	if err := rules.Refused(validator.Verify(&s)); err != nil {
		return State{}, nil, err
	}
	r := &resolver{State: s.clone(), before: s}
	if r.Result == nil && r.Turn.Wait == ForAction && r.Turn.Did == "" {
		r.judgeStuck()
	}
	return r.State, r.notes, nil
}

// opening returns the table as laid out: bullets on the stand (IN-SETUP-04), the
// mission's cards in one deck (IN-SETUP-05), five to each agent (IN-SETUP-06), the
// suspects face down (IN-SETUP-07), the rest as HQ (IN-SETUP-08). Every mission
// is laid out alike (IN-SETUP-10); rules that it adds are in its record
// (IN-SETUP-13).
func (u Setup) opening(m parts.Mission) State {
	s := State{Mission: m, House: u.House, Suits: suitsOf(u, m), NoBoards: u.NoBoards, Shown: u.Shown}
	n := len(u.Players)
	for i, p := range u.Players {
		s.Agents = append(s.Agents, Agent{Seat: Seat(i + 1), Name: p.Name, Hand: startingHand(m)})
	}
	s.Suspects, s.Bullets = m.Suspects.For(n), m.Bullets.For(n)
	if u.Suspects > 0 {
		s.Suspects = u.Suspects
	}
	if u.Bullets > 0 {
		s.Bullets = u.Bullets
	}
	s.HQ = len(s.Deck()) - startingHand(m)*n - s.Suspects
	s.Turn = Turn{Number: 1, Seat: Seat(max(1, u.First))}
	if m.Minutes > 0 {
		s.Turn.Wait = ForBegin
	}
	return s
}

// openingNotes are what is worth knowing before the first turn: training mission 1
// is printed for three (IN-TM1-01), and a thin HQ is soon lost.
func (s *State) openingNotes() []rules.Note {
	var out []rules.Note
	if s.Mission.ID == parts.Training1 && len(s.Agents) != 3 {
		out = append(out, rules.Note{ID: "printed-for-three", Rule: "IN-TM1-01", Args: rules.Args{"agents": len(s.Agents)}})
	}
	if s.HQ < thin {
		out = append(out, rules.Note{ID: "thin-hq", Rule: "IN-SETUP-08", Args: rules.Args{"hq": s.HQ}})
	}
	return out
}

func startingHand(m parts.Mission) int {
	if m.Hand > 0 {
		return m.Hand
	}
	return parts.StartingHand
}

// suitsOf returns the suits in play: those that the mission names, else those that
// people chose, else the named ones from the first (IN-AMB-04).
func suitsOf(u Setup, m parts.Mission) []parts.Suit {
	switch {
	case len(m.Named) > 0 && len(u.Suits) == 0:
		return slices.Clone(m.Named)
	case len(u.Suits) > 0 || m.Suits > len(parts.NamedSuits):
		return slices.Clone(u.Suits)
	}
	return slices.Clone(parts.NamedSuits[:max(0, m.Suits)])
}

// filled completes a position that was written by hand with defaults.
func (s State) filled() State {
	s = s.clone()
	for i := range s.Agents {
		if s.Agents[i].Seat == rules.Nobody {
			s.Agents[i].Seat = Seat(i + 1)
		}
	}
	if len(s.Suits) == 0 {
		s.Suits = suitsOf(Setup{}, s.Mission)
	}
	if s.Turn.Number == 0 {
		s.Turn.Number = 1
	}
	if s.Turn.Seat == rules.Nobody && len(s.Agents) > 0 {
		s.Turn.Seat = s.Agents[0].Seat
	}
	return s
}
