package raccoonheist

import (
	"errors"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// Setup holds the decisions made before the first round. If Position is set, the game starts from
// this position and ignores all other fields except House. If the position has no house rules, the
// rules in House are used.
type Setup struct {
	Mode     Mode             `json:"mode" jsonschema:"which of the printed rules are played"`
	Owner    Owner            `json:"owner" jsonschema:"who hunts the raccoons"`
	Players  []Player         `json:"players" jsonschema:"those for the raccoons: one to four, one in the duel"`
	Row      []parts.Location `json:"row,omitempty" jsonschema:"the large cards from the left, as the raccoons see it; needed unless there is a position"` // RH-AMB-01
	House    rules.House      `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Position *State           `json:"position,omitempty" jsonschema:"plays from the middle of a game instead of the opening"`
}

// Player is a person who plays raccoons. In the duel, a player has two colours (RH-SETUP-06,
// RH-DUEL-02).
type Player struct {
	Name    string   `json:"name,omitempty" jsonschema:"as people call the player"`
	Colours []string `json:"colours,omitempty" jsonschema:"of the heist card; two in the duel"`
}

// Start returns the state at the beginning of the game, or a *rules.Problem if the setup cannot
// exist on a real table.
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
		r.resolveLocations() // until a die or decision is needed; does nothing before the Round-up
		return r.State, r.notes, nil
	}
	if err := rules.Refused(setupValidator.Verify(&u)); err != nil {
		return State{}, nil, err
	}
	return u.opening(), nil, nil
}

// opening returns the state at the start of the first round. Nobody has food (RH-SETUP-05). The
// number of figures (RH-SETUP-07) depends on the number of players (RH-SETUP-08, RH-SETUP-09,
// RH-SETUP-10, RH-SETUP-11) or on the duel (RH-DUEL-02). The popper is in the Living room
// (RH-OWN-01). The Owner has all five small cards (RH-SETUP-12).
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
	if u.Mode.InGroups() && len(u.Players) == 1 {
		return 2
	}
	return 1
}

var setupValidator = rules.Validator[Setup]{Book: &book, Nowhere: "RH-COMP-05"}.With(
	validateMode, validateOwner, validatePlayers, validateCards, validateRow, validateHouse)

// CheckSetup lists the printed rules that a setup or its position breaks.
func (Game) CheckSetup(u Setup) []rules.Violation {
	if u.Position == nil {
		return setupValidator.Breaches(&u)
	}
	s := u.Position.filled()
	return validator.Breaches(&s)
}

func validateHouse(u *Setup) *rules.Problem {
	var p *rules.Problem
	errors.As(book.Verify(u.House), &p)
	return p
}

func validateMode(u *Setup) *rules.Problem {
	if !slices.Contains(Modes, u.Mode) {
		return problem("mode", rules.Args{"mode": string(u.Mode)})
	}
	return nil
}

// RH-SETUP-02
func validateOwner(u *Setup) *rules.Problem {
	o := u.Owner
	switch {
	case o.Keeper != Person && o.Keeper != App:
		return problem("keeper", rules.Args{"keeper": string(o.Keeper)})
	case o.Keeper == App && !slices.Contains(Levels, o.Level), o.Keeper == Person && o.Level != NoLevel:
		return problem("level", rules.Args{"level": string(o.Level)})
	}
	return nil
}

// One to four persons play the raccoons (RH-SETUP-01, RH-COMP-05). In the duel, one person plays
// both groups (RH-DUEL-01). Two persons can play the duel on a real table, but this breaks
// RH-DUEL-01.
func validatePlayers(u *Setup) *rules.Problem {
	n := len(u.Players)
	switch args := (rules.Args{"players": n}); {
	case n < 1:
		return broken("RH-SETUP-01", "players", args)
	case u.Mode.InGroups() && n == 2: // on a real table, each person can play one group
		return possibleProblem("RH-DUEL-01", "duel", args)
	case u.Mode.InGroups() && n > 2:
		return broken("RH-DUEL-01", "duel", args)
	case n > parts.Colours:
		return broken("RH-COMP-05", "players", args)
	}
	return nil
}

// Each person has one heist card (RH-SETUP-06), or two in the duel (RH-DUEL-02). A wrong number of
// cards breaks a rule, but the game can start.
func validateCards(u *Setup) *rules.Problem {
	var seen []string
	for _, p := range u.Players {
		for _, colour := range p.Colours {
			if slices.Contains(seen, colour) {
				return broken("RH-SETUP-06", "colour_twice", rules.Args{"colour": colour})
			}
			seen = append(seen, colour)
		}
	}
	most := u.groupsEach()
	for _, p := range u.Players {
		if n := len(p.Colours); n > most || n == 1 && most == 2 {
			return possibleProblem("RH-SETUP-06", "cards", rules.Args{"name": p.Name, "cards": n, "most": most})
		}
	}
	return nil
}

// RH-SETUP-03
func validateRow(u *Setup) *rules.Problem {
	missing := func(l parts.Location) bool { return !slices.Contains(u.Row, l) }
	if len(u.Row) != len(parts.Locations) || slices.ContainsFunc(parts.Locations, missing) {
		return broken("RH-SETUP-03", "row", rules.Args{"row": tables.Each(u.Row, Place)})
	}
	return nil
}

func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "raccoonheist.problem." + id, Args: args}}
}

func broken(rule tables.RuleID, id string, args rules.Args) *rules.Problem {
	p := problem(id, args)
	p.Rule = rule
	return p
}
