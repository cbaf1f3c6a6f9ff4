package picklerick

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Figure is Rick, Jaguar or a numbered operative. With the numbers, people can tell which
// operatives have already acted (PR-OPS-06).
type Figure int8

// The figures 1 to 10 are the operatives.
const (
	NoFigure Figure = 0
	Rick     Figure = 11
	Jaguar   Figure = 12
)

// Operative returns the operative with this number. If the number is not from 1 to 10, the result
// is NoFigure.
func Operative(number int) Figure {
	if number < 1 || number > parts.Operatives {
		return NoFigure
	}
	return Figure(number)
}

// IsOperative reports whether f is one of the ten operatives.
func (f Figure) IsOperative() bool { return f >= 1 && f <= parts.Operatives }

// Russian reports whether f belongs to the Russian side.
func (f Figure) Russian() bool { return f.IsOperative() || f == Jaguar }

const operativeWord = "operative "

// String returns the name that records use, such as "rick", "jaguar" or "operative 3".
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

// MarshalText returns the name of the figure.
func (f Figure) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads the name of a figure; any other word is an error.
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

// Runaway holds the cell and health of Rick.
type Runaway struct {
	Cell   Cell `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	Health int  `json:"health" jsonschema:"0 to 10"`
}

// Status says whether Jaguar is on the board (PR-JAG-01).
type Status string

// Away means that Jaguar has not entered yet. Gone means that he has left for good (PR-JAG-07).
const (
	Away   Status = "away"
	InPlay Status = "in_play"
	Gone   Status = "gone"
)

// Hunter is Jaguar, with the dice symbols spent on him in this turn.
type Hunter struct {
	Status  Status `json:"status" jsonschema:"whether Jaguar is on the board"`
	Cell    Cell   `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]; of no meaning unless in_play"`
	Health  int    `json:"health" jsonschema:"0 to 10"`
	Moved   int    `json:"moved,omitempty" jsonschema:"movement symbols spent on him this turn"`
	Shot    int    `json:"shot,omitempty" jsonschema:"gun symbols spent on him this turn"`
	Crossed bool   `json:"crossed,omitempty" jsonschema:"went through a wall this turn"` // PR-RUS-08
	Acted   bool   `json:"acted,omitempty" jsonschema:"solo: has had his turn"`
}

// Soldier is an operative on the board, with the dice symbols spent on it in this turn.
type Soldier struct {
	Number int  `json:"number" jsonschema:"on its token, 1 to 10"`
	Cell   Cell `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	Moved  int  `json:"moved,omitempty" jsonschema:"movement symbols spent on it this turn"`
	Shot   int  `json:"shot,omitempty" jsonschema:"gun symbols spent on it this turn"`
	Hurt   int  `json:"hurt,omitempty" jsonschema:"damage survived, where a house rule makes operatives tougher"` // PR-AMB-26
	Acted  bool `json:"acted,omitempty" jsonschema:"solo: has had its turn"`
}

func (s *State) findSoldier(f Figure) *Soldier {
	for i := range s.Operatives {
		if Operative(s.Operatives[i].Number) == f {
			return &s.Operatives[i]
		}
	}
	return nil
}

// Supply returns the number of operatives that are not on the board (PR-OPS-02).
func (s *State) Supply() int { return parts.Operatives - len(s.Operatives) }

// Where returns the cell of a figure. If the figure is not on the board, the second result is
// false.
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

// `symbols` counts the movement symbols spent on the step.
func (s *State) moveFigure(f Figure, to Cell, symbols int) {
	switch o := s.findSoldier(f); {
	case f == Rick:
		s.Rick.Cell = to
	case f == Jaguar:
		s.Jaguar.Cell, s.Jaguar.Moved = to, s.Jaguar.Moved+symbols
	case o != nil:
		o.Cell, o.Moved = to, o.Moved+symbols
	}
}

// PR-OPS-03, PR-SOLO-14, PR-AMB-28. The operatives in `relocate` are already on the board and move
// to the cell too (PR-OPS-04).
func (r *resolver) summon(n int, at Cell, relocate []Figure) {
	var fresh, moved []int
	for number := 1; number <= parts.Operatives && len(fresh) < n; number++ {
		if r.findSoldier(Operative(number)) == nil {
			fresh = append(fresh, number)
		}
	}
	if len(fresh) > 0 {
		r.deploy(fresh, at)
		r.note("summoned", "PR-OPS-03", rules.Args{
			"count": len(fresh), "operatives": operatives(fresh), "cell": at.noun(),
			"on": len(r.Operatives), "all": parts.Operatives,
		})
	}
	for _, f := range relocate {
		if f.IsOperative() && !slices.Contains(fresh, int(f)) {
			moved = append(moved, int(f))
		}
	}
	if len(moved) > 0 {
		r.relocate(moved, at)
	}
}

// deploy keeps State.Operatives sorted by number.
func (s *State) deploy(numbers []int, at Cell) {
	for _, n := range numbers {
		if s.findSoldier(Operative(n)) == nil {
			s.Operatives = append(s.Operatives, Soldier{Number: n, Cell: at})
		}
	}
	slices.SortFunc(s.Operatives, func(a, b Soldier) int { return a.Number - b.Number })
}

// relocate moves operatives that are already on the board (PR-OPS-04). Under a house rule, the
// symbols already spent on these operatives no longer count (PR-AMB-27).
func (r *resolver) relocate(numbers []int, at Cell) {
	for _, n := range numbers {
		o := r.findSoldier(Operative(n))
		if o == nil {
			continue
		}
		o.Cell = at
		if r.House.Is(RelocatedFresh, "true") {
			*o = Soldier{Number: n, Cell: at, Hurt: o.Hurt}
		}
	}
	args := rules.Args{"count": len(numbers), "operatives": operatives(numbers), "cell": at.noun()}
	r.note("relocated", "PR-OPS-04", args)
}

// PR-JAG-02
func bringsJaguar(colour parts.Colour) bool { return colour == parts.Red || colour == parts.Blue }

// PR-JAG-02, PR-JAG-03, PR-JAG-04, PR-SOLO-05
func (r *resolver) jaguarByColour(colour parts.Colour, at Cell) {
	if bringsJaguar(colour) && r.Jaguar.Status == Away && r.Count(colour) == parts.EntryCount {
		r.enter(at, "PR-JAG-02")
	}
}

func (r *resolver) enter(at Cell, rule tables.RuleID) {
	r.Jaguar.Status, r.Jaguar.Cell = InPlay, at
	r.note("entered", rule, rules.Args{"cell": at.noun()})
}

func (r *resolver) depart(why tables.RuleID) {
	r.Jaguar = Hunter{Status: Gone, Health: r.Jaguar.Health}
	r.note("departed."+string(why), why, nil)
}

// PR-SHOOT-04
func (r *resolver) applyShoot(a Shoot) {
	symbols := 1
	if a.ByCard {
		if g := r.Turn.Grant; g != nil {
			g.Shots = max(0, g.Shots-1)
		}
		if a.Figure != Jaguar || r.House.Is(JaguarCardsExtra, "true") {
			symbols = 0 // PR-OPS-07, PR-AMB-25
		}
	} else {
		r.pay(a.Pay, priceIn(parts.Gun, 1), OnAction)
	}
	if a.Figure == Jaguar {
		r.Jaguar.Shot += symbols
	} else if o := r.findSoldier(a.Figure); o != nil {
		o.Shot += symbols
	}
	r.woundRick(1)
}

// PR-SHOOT-04
func (r *resolver) woundRick(damage int) {
	r.Rick.Health = bounded(r.Rick.Health - damage)
	r.note("wounded-rick", "PR-SHOOT-04", rules.Args{"figure": Rick.noun(), "damage": damage, "health": r.Rick.Health})
}

// PR-CLAR-06, PR-CLAR-23
func bounded(health int) int { return min(parts.FullHealth, max(0, health)) }

// An operative leaves the board after 1 damage (PR-OPS-01), or under a house rule after 2 or 3
// (PR-AMB-26). Jaguar leaves at 0 health (PR-JAG-06).
func (r *resolver) hit(f Figure, damage int) {
	o := r.findSoldier(f)
	switch {
	case f == Jaguar && r.Jaguar.Status == InPlay:
		r.hitJaguar(max(0, damage))
	case o == nil:
	case damage == parts.Unread || o.Hurt+damage >= toughness(r.House):
		r.Operatives = slices.DeleteFunc(r.Operatives, func(o Soldier) bool { return Operative(o.Number) == f })
		args := rules.Args{"operative": f.noun(), "on": len(r.Operatives), "all": parts.Operatives}
		r.note("killed", "PR-OPS-01", args)
	default:
		o.Hurt += max(0, damage)
		r.note("hurt", "PR-AMB-26", rules.Args{"figure": f.noun(), "damage": damage})
	}
}

func (r *resolver) hitJaguar(damage int) {
	r.Jaguar.Health = bounded(r.Jaguar.Health - damage)
	args := rules.Args{"figure": Jaguar.noun(), "damage": damage, "health": r.Jaguar.Health}
	r.note("wounded-jaguar", "PR-SHOOT-02", args)
	if r.Jaguar.Health == 0 {
		r.depart("PR-JAG-06")
	}
}

func toughness(h rules.House) int {
	return slices.Index(OperativeHealth.Values, h.Value(OperativeHealth)) + 1
}

// PR-CLAR-06, PR-CLAR-23
func (r *resolver) heal(f Figure, by int) {
	health, rule := &r.Rick.Health, tables.RuleID("PR-CLAR-06")
	if f == Jaguar {
		health, rule = &r.Jaguar.Health, "PR-CLAR-23"
	}
	*health = bounded(*health + by)
	r.note("healed", rule, rules.Args{"figure": f.noun(), "health": *health})
}
