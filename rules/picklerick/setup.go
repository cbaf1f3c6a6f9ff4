package picklerick

import (
	"errors"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// Hand is the side of Guard Post A on which Guard Post B lies (PR-AMB-03).
type Hand string

// Left and right are as seen by Rick's player, who sits in the south.
const (
	ToTheRight Hand = "right"
	ToTheLeft  Hand = "left"
)

// Setup holds the decisions made before the first turn. If Position is set, the game starts with
// this state. If the Position has no house rules, Start takes them from House.
type Setup struct {
	Mode     Mode                         `json:"mode,omitempty" jsonschema:"needed unless there is a position"`
	Players  []string                     `json:"players,omitempty" jsonschema:"names: of Rick, then of the Russians"`
	PostB    Hand                         `json:"guard_post_b,omitempty" jsonschema:"the side of Guard Post A, as Rick sees it; left out, right"`
	Stack    int                          `json:"stack,omitempty" jsonschema:"counted tiles of the corridor stack; left out or 0, all that the mode leaves"` // PR-AMB-01
	Colours  map[parts.Place]parts.Colour `json:"colours,omitempty" jsonschema:"of the starting tiles"`                                                      // PR-AMB-20
	House    rules.House                  `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Position *State                       `json:"position,omitempty" jsonschema:"plays from the middle of a game instead of the opening"`
}

// Start returns the state before the first turn (PR-SET), or a *rules.Problem for a setup that
// cannot exist on a real table.
func (Game) Start(u Setup) (State, []rules.Note, error) {
	if err := rules.Refused(setupValidator.Verify(&u)); err != nil {
		return State{}, nil, err
	}
	if u.Position != nil {
		s := *u.Position
		if s.House == nil {
			s.House = u.House
		}
		s = s.Filled()
		if err := rules.Refused(s.Verify()); err != nil {
			return State{}, nil, err
		}
		return s, nil, nil
	}
	return u.opening(), nil, nil
}

func (u Setup) opening() State {
	s := State{
		Mode:    u.Mode,
		House:   u.House,
		Players: u.Players,
		Turn:    Turn{Number: 1, Side: SeatRick, Step: Roll}, // PR-SET-14
		Tiles:   u.layout(),
		Stack:   u.Stack,
		Rick:    Runaway{Health: parts.FullHealth},              // PR-SET-09, PR-SET-10
		Jaguar:  Hunter{Status: Away, Health: parts.FullHealth}, // PR-SET-11
		Cards:   Piles{Deck: parts.DeckSize - parts.OpeningHand, Hand: parts.OpeningHand},
	}
	if u.Stack == 0 {
		s.Stack = parts.Tiles - len(s.Tiles) // PR-SET-07, PR-AMB-01
	}
	if !u.Mode.Alone() { // PR-SET-13, PR-SOLO-04
		s.Russian = &Piles{Deck: parts.DeckSize - parts.OpeningHand, Hand: parts.OpeningHand}
	}
	for _, t := range s.Tiles { // PR-SET-12
		for range parts.OperativesOnPost {
			if t.Place == parts.GuardPostA || t.Place == parts.GuardPostB {
				s.Operatives = append(s.Operatives, Soldier{Number: len(s.Operatives) + 1, Cell: t.Cell})
			}
		}
	}
	return s
}

// layout lays the tiles from the Bathroom to the Roof. Starting tiles are face up and without walls
// (PR-SET-03, PR-SET-15, PR-SET-16, PR-TILE-07). Three rows of face-down tiles connect the starting
// tiles. The first row goes north (PR-SET-04), the second to the side (PR-SET-05), and the third
// north again (PR-SET-06). In the solo game, the rows are longer (PR-SOLO-02, PR-SOLO-03).
func (u Setup) layout() []Tile {
	aside := East
	if u.PostB == ToTheLeft {
		aside = West
	}
	at := Cell{}
	tiles := []Tile{u.starting(parts.Bathroom, at)}
	for i, d := range [parts.Gaps]Dir{North, aside, North} {
		for range u.Mode.Gap() {
			at = at.To(d)
			tiles = append(tiles, Tile{Cell: at, Face: Down})
		}
		at = at.To(d)
		tiles = append(tiles, u.starting(parts.Places[i+1], at))
	}
	return tiles
}

func (u Setup) starting(p parts.Place, at Cell) Tile {
	open := OpenEdges
	return Tile{Cell: at, Face: Up, Place: p, Colour: u.Colours[p], Edges: &open}
}

var setupValidator = rules.Validator[Setup]{
	Book:    &book,
	Nowhere: "PR-SET-01",
	Checks:  []func(*Setup, func(*rules.Problem)){validateSetup},
}

// CheckSetup lists the printed rules that a setup breaks. It does not check the Position. Start
// refuses an impossible Position.
func (Game) CheckSetup(u Setup) []rules.Violation { return setupValidator.Breaches(&u) }

func validateSetup(u *Setup, found func(*rules.Problem)) {
	if u.Position == nil && !slices.Contains(Modes, u.Mode) {
		found(problem("mode", rules.Args{"mode": string(u.Mode)}))
	}
	if most := u.Mode.Seats(); u.Position == nil && len(u.Players) > most {
		p := problem("players", rules.Args{"players": len(u.Players), "most": most})
		p.Rule, p.Level = "PR-SET-01", rules.Against
		found(p)
	}
	if u.PostB != "" && u.PostB != ToTheRight && u.PostB != ToTheLeft {
		found(problem("post_b", rules.Args{"side": string(u.PostB)}))
	}
	if u.Stack < 0 || u.Stack > parts.Tiles {
		found(problem("stack", rules.Args{"stack": u.Stack}))
	}
	for place, colour := range u.Colours {
		if !slices.Contains(parts.Places, place) || !colour.Known() {
			found(problem("colour", rules.Args{"place": string(place), "colour": string(colour)}))
		}
	}
	var p *rules.Problem
	if errors.As(book.Verify(u.House), &p) {
		found(p)
	}
}

func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "picklerick.problem." + id, Args: args}}
}
