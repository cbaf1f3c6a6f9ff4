package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// Setup is what people decide before the first round. A Position replaces the
// opening altogether, for play from the middle of a game.
type Setup struct {
	Mode     Mode             `json:"mode" jsonschema:"which of the printed rules are played"`
	Owner    Owner            `json:"owner" jsonschema:"who hunts the raccoons"`
	Players  []Player         `json:"players" jsonschema:"those for the raccoons: one to four, one in the duel"`
	Row      []parts.Location `json:"row,omitempty" jsonschema:"the large cards from the left, as the raccoons see it; needed unless there is a position"` // from the left, as the raccoons see it (RH-AMB-01)
	House    rules.House      `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Position *State           `json:"position,omitempty" jsonschema:"plays from the middle of a game instead of the opening"`
}

// Player is one person for the raccoons. Colours may stay untold; the duel
// takes two (RH-SETUP-06, RH-DUEL-02).
type Player struct {
	Name    string   `json:"name,omitempty" jsonschema:"as people call the player"`
	Colours []string `json:"colours,omitempty" jsonschema:"of the heist card; two in the duel"`
}

// Start returns the state before the first round. The error is a *rules.Problem
// that says what in the setup no table can show, with the printed rule if there is one.
func (Game) Start(u Setup) (State, []rules.Note, error) {
	if u.Position != nil {
		s := *u.Position
		if s.House == nil {
			s.House = u.House
		}
		s = s.filled()
		if err := rules.Refused(validator.Verify(&s)); err != nil {
			return State{}, nil, err
		}
		r := &resolver{State: s}
		r.resolveLocations() // a Round-up may have nothing left to wait for
		return r.State, r.notes, nil
	}
	if err := rules.Refused(setupValidator().Verify(&u)); err != nil {
		return State{}, nil, err
	}
	return u.opening(), nil, nil
}

// opening returns the state before the first Ambush: the row in its order, nobody
// with food (RH-SETUP-05), the figures of their own colour (RH-SETUP-07) by the
// number of players (RH-SETUP-08, RH-SETUP-09, RH-SETUP-10, RH-SETUP-11) or for the
// duel (RH-DUEL-02), the popper on the Living room (RH-OWN-01), and the Owner with all
// five small cards in hand (RH-SETUP-12).
func (u Setup) opening() State {
	s := State{
		Mode:  u.Mode,
		House: u.House,
		Owner: u.Owner,
		Row:   [5]parts.Location(u.Row),
		Round: Round{Number: 1, Step: DogStep},
	}
	for _, p := range u.Players {
		for i := range u.groupsEach() {
			g := Group{Seat: Seat(len(s.Groups) + 1), Name: p.Name}
			if i < len(p.Colours) {
				g.Colour = p.Colours[i]
			}
			s.Groups = append(s.Groups, g)
		}
	}
	for i := range s.Groups {
		s.Groups[i].Reserve, s.Groups[i].Yard = s.Layout().Reserve, s.Layout().Backyard
	}
	return s
}

// groupsEach returns how many groups each person plays: in the duel both, where there
// is but one.
func (u Setup) groupsEach() int {
	if u.Mode.InGroups() && len(u.Players) == 1 {
		return 2
	}
	return 1
}
