package raccoonheist

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// Game judges Raccoon Heist.
type Game struct{}

var (
	_ rules.Game[Setup, State, Action] = Game{}
	_ rules.Automa[State, Action]      = Game{}
	_ rules.Scorer[State]              = Game{}
	_ rules.Sound[State]               = Game{}
)

// Setup is what people decide before the first round. A Position replaces the
// opening altogether, for play from the middle of a game.
type Setup struct {
	Mode     Mode             `json:"mode"`
	Owner    Owner            `json:"owner"`
	Players  []Player         `json:"players" jsonschema:"those for the raccoons: one to four, one in the duel"`                                           // for the raccoons
	Row      []parts.Location `json:"row,omitempty" jsonschema:"the large cards from the left, as the raccoons see it; needed unless there is a position"` // from the left, as the raccoons see it (RH-AMB-01)
	House    rules.House      `json:"house_rules,omitempty"`
	Position *State           `json:"position,omitempty" jsonschema:"plays from the middle of a game instead of the opening"`
}

// Player is one person for the raccoons. Colours may stay untold; the duel
// takes two (RH-SETUP-06, RH-DUEL-02).
type Player struct {
	Name    string   `json:"name,omitempty"`
	Colours []string `json:"colours,omitempty" jsonschema:"of the heist card; two in the duel"`
}

// Start sets the table up. A *rules.Problem names what cannot be, under the
// argument "rule" where a printed rule says so.
func (Game) Start(u Setup) (State, []rules.Note, error) {
	if u.Position != nil {
		s := *u.Position
		if s.House == nil {
			s.House = u.House
		}
		s = s.filled()
		if err := sound.Verify(&s); err != nil {
			return State{}, nil, err
		}
		c := &course{State: s}
		c.goOn() // a Round-up may have nothing left to wait for
		return c.State, c.notes, nil
	}
	for _, check := range []func(Setup) *rules.Problem{sensibleMode, sensibleOwner, sensiblePlayers, sensibleCards, sensibleRow} {
		if p := check(u); p != nil {
			return State{}, nil, p
		}
	}
	if err := book.Verify(u.House); err != nil {
		return State{}, nil, err
	}
	return u.opening(), nil, nil
}

func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "raccoonheist.problem." + id, Args: args}}
}

// broken is a problem that a printed rule names.
func broken(rule tables.RuleID, id string, args rules.Args) *rules.Problem {
	p := problem(id, args)
	p.Rule = rule
	return p
}

func sensibleMode(u Setup) *rules.Problem {
	if !slices.Contains(Modes, u.Mode) {
		return problem("mode", rules.Args{"mode": string(u.Mode)})
	}
	return nil
}

// sensibleOwner: exactly one Owner, a person or the app (RH-SETUP-02).
func sensibleOwner(u Setup) *rules.Problem {
	o := u.Owner
	switch {
	case o.Keeper != Person && o.Keeper != App:
		return problem("keeper", rules.Args{"keeper": string(o.Keeper)})
	case o.Keeper == App && !slices.Contains(Levels, o.Level), o.Keeper == Person && o.Level != NoLevel:
		return problem("level", rules.Args{"level": string(o.Level)})
	}
	return nil
}

// sensiblePlayers: one to four for the raccoons (RH-SETUP-01, RH-COMP-05), one
// in the duel (RH-DUEL-01).
func sensiblePlayers(u Setup) *rules.Problem {
	n := len(u.Players)
	switch args := (rules.Args{"players": n}); {
	case n < 1:
		return broken("RH-SETUP-01", "players", args)
	case u.Mode.InGroups() && n > 1:
		return broken("RH-DUEL-01", "duel", args)
	case n > parts.Colours:
		return broken("RH-COMP-05", "players", args)
	}
	return nil
}

// sensibleCards: one heist card each, two in the duel, and no colour twice
// (RH-SETUP-06, RH-DUEL-02).
func sensibleCards(u Setup) *rules.Problem {
	most := 1
	if u.Mode.InGroups() {
		most = 2
	}
	var seen []string
	for _, p := range u.Players {
		if n := len(p.Colours); n > most || n == 1 && most == 2 {
			return broken("RH-SETUP-06", "cards", rules.Args{"name": p.Name, "cards": n, "most": most})
		}
		for _, colour := range p.Colours {
			if slices.Contains(seen, colour) {
				return broken("RH-SETUP-06", "colour_twice", rules.Args{"colour": colour})
			}
			seen = append(seen, colour)
		}
	}
	return nil
}

// sensibleRow: each of the five locations once (RH-SETUP-03).
func sensibleRow(u Setup) *rules.Problem {
	if len(u.Row) != len(parts.Locations) || !eachOnce(u.Row) {
		return broken("RH-SETUP-03", "row", rules.Args{"row": places(u.Row)})
	}
	return nil
}

func eachOnce(row []parts.Location) bool {
	for _, l := range parts.Locations {
		if !slices.Contains(row, l) {
			return false
		}
	}
	return true
}

// opening is the table before the first Ambush: the row in its order, nobody
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

func (u Setup) groupsEach() int {
	if u.Mode.InGroups() {
		return 2
	}
	return 1
}
