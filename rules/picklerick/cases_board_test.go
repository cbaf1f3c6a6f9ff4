package picklerick

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/picklerick"
)

type trial = ruletest.Case[State, Action]

var allowed, refused, follows = ruletest.Constructors[State, Action]()

// noted returns a note. In the list `pairs`, the name of each argument is followed by its value.
func noted(id string, rule ruleID, pairs ...any) rules.Note {
	n := rules.Note{ID: id, Rule: rule}
	for i := 0; i < len(pairs); i += 2 {
		if n.Args == nil {
			n.Args = rules.Args{}
		}
		n.Args[pairs[i].(string)] = pairs[i+1]
	}
	return n
}

// quiet adds a check that the last action adds no notes.
func quiet(c trial) trial {
	then := c.Then
	c.Then = func(t *testing.T, after State, notes []rules.Note) {
		require.Empty(t, notes)
		then(t, after, notes)
	}
	return c
}

// The functions below return positions. Their parameter `rows` is a drawing for the function
// `drawn`.

// Each die is one letter: m, c, t, g or j.
func ricks(dice string, rows ...string) State { return spending(SeatRick, 3, dice, rows) }

func russians(dice string, rows ...string) State { return spending(SeatRussians, 4, dice, rows) }

func spending(side rules.Seat, number int, dice string, rows []string) State {
	s := drawn(rows...)
	s.Mode, s.Stack = TwoPlayers, 18
	s.Turn = Turn{Number: number, Side: side, Step: Spend, Dice: Fallen(faces(dice))}
	s.Cards, s.Russian = Piles{Deck: 20, Hand: 5}, &Piles{Deck: 20, Hand: 5}
	return s
}

func actTurn(rows ...string) State {
	s := drawn(rows...)
	s.Stack, s.Cards = 15, Piles{Deck: 20, Hand: 5}
	return s
}

func opening(mode Mode, hand Hand) State {
	s, _, err := Game{}.Start(Setup{Mode: mode, PostB: hand})
	if err != nil {
		panic(err)
	}
	return s
}

func did(s State, actions ...Action) State {
	for _, a := range actions {
		s, _ = Game{}.Apply(s, a)
	}
	return s
}

func faces(dice string) []parts.Symbol {
	var out []parts.Symbol
	for _, letter := range dice {
		out = append(out, parts.Symbols[strings.IndexRune("mctgj", letter)])
	}
	return out
}

func (s State) but(twists ...func(*State)) State {
	s.Tiles, s.Operatives = slices.Clone(s.Tiles), slices.Clone(s.Operatives)
	s.Turn.Dice, s.House = slices.Clone(s.Turn.Dice), maps.Clone(s.House)
	if s.Russian != nil {
		own := *s.Russian
		s.Russian = &own
	}
	for _, twist := range twists {
		twist(&s)
	}
	return s
}

func rolling(s *State)               { s.Turn.Step, s.Turn.Dice = Roll, nil }
func choosing(s *State)              { s.Turn.Step = Choose }
func firstTurn(s *State)             { s.Turn.Number = 1 }
func playsAlone(s *State)            { s.Mode, s.Russian = Solo, nil }
func crossed(s *State)               { s.Jaguar.Crossed, s.Jaguar.Moved = true, 2 }
func jaguarGone(s *State)            { s.Jaguar = Hunter{Status: Gone} }
func stack(n int) func(*State)       { return func(s *State) { s.Stack = n } }
func deck(n int) func(*State)        { return func(s *State) { s.Cards.Deck = n } }
func handOf(n int) func(*State)      { return func(s *State) { s.pilesOf(s.Turn.Side).Hand = n } }
func russianDeck(n int) func(*State) { return func(s *State) { s.Russian.Deck = n } }
func health(n int) func(*State)      { return func(s *State) { s.Rick.Health = n } }
func weak(n int) func(*State)        { return func(s *State) { s.Jaguar.Health = n } }
func gained(n int) func(*State)      { return func(s *State) { s.Turn.Jokers = n } }
func granted(g Grant) func(*State)   { return func(s *State) { s.Turn.Grant = &g } }

func spent(on Use, dice ...int) func(*State) {
	return func(s *State) {
		for _, n := range dice {
			s.Turn.Dice[n-1].Spent = on
		}
	}
}

func houseRule(sw *rules.Switch, value string) func(*State) {
	return func(s *State) { s.House = s.House.With(sw.Name, value) }
}

func roof(x, y int) func(*State) { return place(parts.Roof, x, y) }

func place(p parts.Place, x, y int) func(*State) {
	return func(s *State) { s.TileOn(Cell{x, y}).Place = p }
}

func colour(c parts.Colour, cells ...Cell) func(*State) {
	return func(s *State) {
		for _, cell := range cells {
			s.TileOn(cell).Colour = c
		}
	}
}

func posted(x, y int, numbers ...int) func(*State) {
	return func(s *State) { s.deploy(numbers, Cell{x, y}) }
}

func hasMoved(f Figure, n int) func(*State) {
	return func(s *State) {
		if f == Jaguar {
			s.Jaguar.Moved = n
			return
		}
		s.findSoldier(f).Moved = n
	}
}

func hasShot(f Figure, n int) func(*State) {
	return func(s *State) {
		if f == Jaguar {
			s.Jaguar.Shot = n
			return
		}
		s.findSoldier(f).Shot = n
	}
}

func fellDice(dice string) Action    { return Fell{Faces: faces(dice)} }
func rickTo(x, y int) StepTo         { return StepTo{Figure: Rick, To: Cell{x, y}} }
func walk(f Figure, x, y int) StepTo { return StepTo{Figure: f, To: Cell{x, y}} }
func pay(dice ...int) *Payment       { return &Payment{Dice: dice} }
func card(id string) Play            { return Play{Card: id} }
func razor(targets ...Figure) Play   { return Play{Card: "razor-throwers", Targets: targets} }
func screw(targets ...Figure) Play   { return Play{Card: "screw-shooter", Targets: targets} }
func laser(d Dir) Play               { return Play{Card: "shoulder-laser", Toward: d} }
func parkour(d Dir) Play             { return Play{Card: "parkour", Toward: d} }
func jetpack(cells int) Play {
	return facts(parts.Card{ID: "jetpack", Effect: parts.Flight, Amount: cells})
}
func fires(f Figure) Shoot { return Shoot{Figure: f} }

func facts(c parts.Card) Play {
	if c.Cost == nil {
		c.Cost = &parts.Cost{}
	}
	return Play{Card: c.ID, Facts: &c}
}

func (a StepTo) by(dice ...int) StepTo { a.Pay = pay(dice...); return a }
func (a StepTo) card() StepTo          { a.ByCard = true; return a }
func (a StepTo) through(w Way) StepTo  { a.Way = w; return a }
func (a Play) by(dice ...int) Play     { a.Pay = pay(dice...); return a }
func (a Play) on(x, y int) Play        { a.Cell = &Cell{x, y}; return a }

// The letters of `sides` stand for the left, far and right edge: o for open, w for wall, v for
// vent.
func shows(c parts.Colour, sides string, summon int) Reveal {
	side := func(i int) parts.Edge {
		return map[byte]parts.Edge{'o': parts.Open, 'w': parts.Wall, 'v': parts.Vent}[sides[i]]
	}
	return Reveal{Tile: Seen{Colour: c, Left: side(0), Far: side(1), Right: side(2), Summon: summon}}
}

func (a Reveal) arrow(d Dir) Reveal        { a.Arrow = d; return a }
func (a Reveal) vent(p Part) Reveal        { a.Vent = p; return a }
func (a Reveal) moving(f ...Figure) Reveal { a.Relocate = f; return a }
