package picklerick

import (
	"fmt"
	"strconv"
	"strings"

	parts "tablemate/tables/picklerick"
)

// Figure is one character on the board: Rick, Jaguar or a numbered operative.
// The operatives' tokens look alike; the numbers tell them apart so that what
// one has done this turn can be counted (PR-OPS-06).
type Figure int8

// The operatives are the figures 1 to 10.
const (
	NoFigure Figure = 0
	Rick     Figure = 11
	Jaguar   Figure = 12
)

// Operative is the figure with that number, 1 to 10; NoFigure with any other.
func Operative(number int) Figure {
	if number < 1 || number > parts.Operatives {
		return NoFigure
	}
	return Figure(number)
}

// IsOperative reports whether f is one of the ten tokens.
func (f Figure) IsOperative() bool { return f >= 1 && f <= parts.Operatives }

// Russian reports whether f belongs to the Russian side.
func (f Figure) Russian() bool { return f.IsOperative() || f == Jaguar }

const operativeWord = "operative "

// String is the figure's name in the journal: "rick", "jaguar", "operative 3".
func (f Figure) String() string {
	switch {
	case f == Rick:
		return "rick"
	case f == Jaguar:
		return "jaguar"
	case f.IsOperative():
		return operativeWord + strconv.Itoa(int(f))
	}
	return ""
}

// MarshalText writes the figure's name.
func (f Figure) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads a figure's name; any other word is an error.
func (f *Figure) UnmarshalText(text []byte) error {
	switch name := string(text); {
	case name == "":
		*f = NoFigure
	case name == "rick":
		*f = Rick
	case name == "jaguar":
		*f = Jaguar
	default:
		number, err := strconv.Atoi(strings.TrimPrefix(name, operativeWord))
		if err != nil || !strings.HasPrefix(name, operativeWord) || !Operative(number).IsOperative() {
			return fmt.Errorf("no figure %q: rick, jaguar, or operative 1 to operative 10", text)
		}
		*f = Operative(number)
	}
	return nil
}

// Runaway is Pickle Rick.
type Runaway struct {
	Cell   Cell `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	Health int  `json:"health" jsonschema:"0 to 10"`
}

// Status is where Jaguar is (PR-JAG-01).
type Status string

// A Jaguar who is gone never comes back (PR-JAG-07).
const (
	Away   Status = "away"
	InPlay Status = "in_play"
	Gone   Status = "gone"
)

// Hunter is Jaguar, with the symbols spent on him this turn.
type Hunter struct {
	Status  Status `json:"status" jsonschema:"whether Jaguar is on the board"`
	Cell    Cell   `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]; of no meaning unless in_play"`
	Health  int    `json:"health" jsonschema:"0 to 10"`
	Moved   int    `json:"moved,omitempty" jsonschema:"movement symbols spent on him this turn"`
	Shot    int    `json:"shot,omitempty" jsonschema:"gun symbols spent on him this turn"`
	Crossed bool   `json:"crossed,omitempty" jsonschema:"went through a wall this turn"` // went through a wall this turn (PR-RUS-08)
	Acted   bool   `json:"acted,omitempty" jsonschema:"solo: has had his turn"`
}

// Soldier is one operative on the board, with the symbols spent on it this turn.
type Soldier struct {
	Number int  `json:"number" jsonschema:"on its token, 1 to 10"`
	Cell   Cell `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	Moved  int  `json:"moved,omitempty" jsonschema:"movement symbols spent on it this turn"`
	Shot   int  `json:"shot,omitempty" jsonschema:"gun symbols spent on it this turn"`
	Hurt   int  `json:"hurt,omitempty" jsonschema:"damage survived, where a house rule makes operatives tougher"` // damage survived, where a house rule makes them tougher (PR-AMB-26)
	Acted  bool `json:"acted,omitempty" jsonschema:"solo: has had its turn"`
}

// findSoldier is the operative with that number, nil when it is in the supply.
func (s *State) findSoldier(f Figure) *Soldier {
	for i := range s.Operatives {
		if Operative(s.Operatives[i].Number) == f {
			return &s.Operatives[i]
		}
	}
	return nil
}

// Supply is how many operatives are off the board (PR-OPS-02).
func (s *State) Supply() int { return parts.Operatives - len(s.Operatives) }

// Where is the cell of a figure; false when it is not on the board.
func (s *State) Where(f Figure) (Cell, bool) {
	switch {
	case f == Rick:
		return s.Rick.Cell, true
	case f == Jaguar:
		return s.Jaguar.Cell, s.Jaguar.Status == InPlay
	}
	if o := s.findSoldier(f); o != nil {
		return o.Cell, true
	}
	return Cell{}, false
}

// Enemies lists the Russian figures on the board: operatives by number, then Jaguar.
func (s *State) Enemies() []Figure {
	var out []Figure
	for _, o := range s.Operatives {
		out = append(out, Operative(o.Number))
	}
	if s.Jaguar.Status == InPlay {
		out = append(out, Jaguar)
	}
	return out
}
