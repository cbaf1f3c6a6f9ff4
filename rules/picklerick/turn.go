package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Step is a part of a turn (PR-TURN-01).
type Step string

// A turn of the automated Russians has only the step Act.
const (
	Roll   Step = "roll"   // people must report the roll of the four dice
	Choose Step = "choose" // the side chooses dice to reroll
	Fall   Step = "fall"   // people must report the result of the reroll
	Spend  Step = "spend"
	Act    Step = "act" // the automated Russians move and shoot
)

// Turn is the turn of a side.
type Turn struct {
	Number   int        `json:"number,omitempty" jsonschema:"1 is the first turn of Rick, 2 that of the Russians"`
	Side     rules.Seat `json:"side,omitempty" jsonschema:"left out, rick; in a position for automa, russians"`
	Step     Step       `json:"step,omitempty" jsonschema:"left out, the first of the turn: act for automated Russians, else roll"`
	Dice     []Die      `json:"dice,omitempty" jsonschema:"in the order in which they were reported"`
	InAir    []int      `json:"in_air,omitempty" jsonschema:"dice being rerolled: their places in the roll, 1 to 4"`
	Rerolled bool       `json:"rerolled,omitempty" jsonschema:"the one reroll is used up"`
	Jokers   int        `json:"gained_jokers,omitempty" jsonschema:"unspent joker symbols from cards"`
	Grant    *Grant     `json:"grant,omitempty" jsonschema:"what a played card still lets figures do"`
}

// Die is one of the four action dice in this turn.
type Die struct {
	Face     parts.Symbol `json:"face" jsonschema:"the symbol that lies up"`
	Spent    Use          `json:"spent,omitempty" jsonschema:"left out: still at hand"`
	Rerolled bool         `json:"rerolled,omitempty" jsonschema:"was thrown again"`
}

// Use is the purpose for which a die was spent.
type Use string

// A die pays for only one purpose (PR-SPEND-09).
const (
	Unspent  Use = ""
	OnAction Use = "action" // a step, a draw or a shot
	OnCard   Use = "card"   // the cost of a card
	OnTalk   Use = "talk"   // persuading Jaguar
)

// Grant holds the steps and shots that a played card still allows.
type Grant struct {
	Card   string       `json:"card" jsonschema:"id of the card"`
	Effect parts.Effect `json:"effect" jsonschema:"what it does"`
	Steps  int          `json:"steps,omitempty" jsonschema:"steps left"`
	Shots  int          `json:"shots,omitempty" jsonschema:"shots left"`
	Ended  bool         `json:"ended,omitempty" jsonschema:"a flight cut short by a new tile"` // PR-CLAR-11
}

// Wait describes the tile or the answer that the game waits for.
type Wait struct {
	For   Awaited `json:"for" jsonschema:"what is awaited"`
	Cell  Cell    `json:"cell" jsonschema:"the tile being revealed, or the marked one"`
	From  Cell    `json:"from" jsonschema:"where Rick or the figure comes from"`
	Way   Way     `json:"way,omitempty" jsonschema:"how Rick goes there"`
	Card  string  `json:"card,omitempty" jsonschema:"the card by which Rick goes there"`
	Cards int     `json:"cards,omitempty" jsonschema:"what accepting the bribe costs"`
	// Rest is the remaining turn of a figure that a marker stopped.
	Rest *ActAlone `json:"rest,omitempty" jsonschema:"what the figure on the marked tile does next"`
}

// Awaited says what the game waits for.
type Awaited string

// ForTile means that the game waits for a new tile. The other values mean that the game waits for
// an answer from Rick's player.
const (
	ForTile  Awaited = "tile"
	ForBribe Awaited = "bribe"
	ForStuck Awaited = "stuck" // whether Rick is locked in (PR-WIN-10)
	ForTrap  Awaited = "trap"  // what a marker does, and whether the figure goes on (PR-AMB-43)
)

// Way is the manner in which a figure crosses a border.
type Way string

// Afoot is an ordinary step. ThroughWall is a step of Jaguar.
const (
	Afoot       Way = ""
	ByVent      Way = "vent"
	ByParkour   Way = "parkour"
	ThroughWall Way = "wall"
)

// Result tells how a game ended.
type Result struct {
	Winner rules.Seat      `json:"winner" jsonschema:"who won"`
	By     []tables.RuleID `json:"by" jsonschema:"every condition that held"` // PR-WIN-08
}

// Fallen returns unspent dice with the given faces.
func Fallen(faces []parts.Symbol) []Die {
	return tables.Each(faces, func(face parts.Symbol) Die { return Die{Face: face} })
}

// If the rolling side is not on turn, its turn begins.
func (r *resolver) applyFell(a Fell) {
	if side := sideOf(a); side != rules.Nobody && side != r.Turn.Side {
		r.passDice(side)
	}
	if r.Turn.Step == Fall {
		r.landDice(a.Faces)
		r.note("rerolled", "PR-REROLL-01", rules.Args{"dice": r.shownDice()})
		return
	}
	r.Turn.Dice, r.Turn.Step = Fallen(a.Faces), Choose
	r.note("rolled", "PR-ROLL-01", rules.Args{"dice": r.shownDice()})
}

// PR-ROLL-02, PR-REROLL-07
func (r *resolver) applyReroll(a Reroll) {
	if len(a.Dice) == 0 {
		r.Turn.Step = Spend
		return
	}
	r.Turn.InAir, r.Turn.Step = slices.Clone(a.Dice), Fall
}

func (r *resolver) landDice(faces []parts.Symbol) {
	t := &r.Turn
	for i, n := range t.InAir {
		if i < len(faces) && n >= 1 && n <= len(t.Dice) {
			t.Dice[n-1] = Die{Face: faces[i], Rerolled: true}
		}
	}
	t.InAir, t.Rerolled, t.Step = nil, true, Spend
}

func (s *State) shownDice() []rules.Noun {
	return tables.Each(s.Turn.Dice, func(d Die) rules.Noun { return symbolNoun(d.Face) })
}

// PR-SPEND-01, PR-DICE-09
func (r *resolver) pay(pay *Payment, p price, on Use) {
	paid := r.resolvePayment(pay, p)
	if len(paid.Dice)+paid.Jokers > 0 {
		r.handOver(paid.Dice, paid.Jokers, on)
	}
}

// PR-DICE-09
func (r *resolver) handOver(dice []int, gained int, on Use) {
	jokers := gained
	for _, n := range dice {
		if n < 1 || n > len(r.Turn.Dice) {
			continue
		}
		if r.Turn.Dice[n-1].Face == parts.Joker {
			jokers++
		}
		r.Turn.Dice[n-1].Spent = on
	}
	r.Turn.Jokers -= gained
	if jokers > 0 {
		r.note("joker-pays", "PR-DICE-09", rules.Args{"count": jokers})
	}
}

func (r *resolver) gain(jokers int, rule tables.RuleID) {
	r.Turn.Jokers += jokers
	r.note("gained", rule, rules.Args{"count": jokers})
}

// PR-WIN-05, PR-SPEND-08, PR-SPEND-10
func (r *resolver) applyEndTurn() {
	r.winOnRoof("end_of_turn")
	if losses := r.LosesAtEnd(); r.Result == nil && len(losses) > 0 {
		r.endGame(SeatRussians, losses...)
	}
	if r.Result != nil {
		return
	}
	if r.Turn.Side == SeatRick {
		r.passDice(SeatRussians)
	} else {
		r.passDice(SeatRick)
	}
}

// PR-TURN-02
func (r *resolver) passDice(side rules.Seat) {
	if r.trap() != nil {
		r.Wait = nil // the answer about the marker is no longer awaited
	}
	r.beginTurn(side, r.Turn.Number+1)
	switch {
	case side == SeatRick && r.Mode.Alone():
	case r.Turn.Step == Act && r.idle():
		r.note("turn-idle", "PR-TURN-02", nil)
	default:
		r.note("turn-"+string(side), "PR-TURN-02", nil)
	}
}

// Unspent symbols are lost (PR-SPEND-10).
func (s *State) beginTurn(side rules.Seat, number int) {
	s.Turn = Turn{Number: number, Side: side, Step: firstStep(s.Mode, side)}
	s.Jaguar.Moved, s.Jaguar.Shot, s.Jaguar.Crossed, s.Jaguar.Acted = 0, 0, false, false
	for i, o := range s.Operatives {
		s.Operatives[i] = Soldier{Number: o.Number, Cell: o.Cell, Hurt: o.Hurt}
	}
}
