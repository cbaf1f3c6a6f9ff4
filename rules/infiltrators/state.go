package infiltrators

import (
	"cmp"
	"slices"
	"strconv"

	"tablemate/rules"
	"tablemate/rules/infiltrators/deals"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// All agents win or lose together (IN-GOAL-01).
const (
	SeatAgents   rules.Seat = "agents"
	SeatTraitors rules.Seat = "traitors"
)

// Seat returns the seat of an agent. The first agent has the number 1.
func Seat(number int) rules.Seat { return rules.Seat("agent_" + strconv.Itoa(number)) }

// State holds everything that is visible at the table. For hidden cards, it holds only their number
// (IN-COMM-02, IN-COMM-03). If the holder of a suspect typed the suspect's card, the state also
// holds an encrypted copy of this card.
type State struct {
	Mission  parts.Mission `json:"mission" jsonschema:"the scenario that is played"`
	House    rules.House   `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Suits    []parts.Suit  `json:"suits" jsonschema:"of the cards in play"`
	NoBoards bool          `json:"no_boards,omitempty" jsonschema:"played without hint boards"`                                   // IN-BOARD-06
	Shown    Shown         `json:"shown,omitempty" jsonschema:"what people see of what the hints tell; left out: the hint board"` // IN-BOARD-05
	Agents   []Agent       `json:"agents" jsonschema:"clockwise"`
	Suspects int           `json:"suspects_deck" jsonschema:"cards in the deck of suspects"`
	HQ       int           `json:"hq" jsonschema:"cards in HQ"`
	Up       []parts.Card  `json:"discard_up,omitempty" jsonschema:"discarded face up"`
	Down     int           `json:"discard_down,omitempty" jsonschema:"discarded face down"`
	Bullets  int           `json:"bullets" jsonschema:"bullets left"`
	Returned []Returned    `json:"returned,omitempty" jsonschema:"cards that all saw and that were shuffled into HQ"`
	Turn     Turn          `json:"turn" jsonschema:"whose turn it is, and what was done in it"`
	Elapsed  int           `json:"elapsed,omitempty" jsonschema:"seconds, as told"`
	Result   *Result       `json:"result,omitempty" jsonschema:"of a finished mission"`
}

// Shown is the kind of hint summary that people see.
type Shown string

// The values of Shown.
const (
	ShownBoard      Shown = ""           // the printed hint board, if people play with boards
	ShownGrid       Shown = "grid"       // all cards that are not publicly known
	ShownCandidates Shown = "candidates" // the possible cards of each suspect
)

// Agent holds the visible facts about one agent's hand and suspect.
type Agent struct {
	Seat    rules.Seat   `json:"seat" jsonschema:"agent_1 to agent_5"`
	Name    string       `json:"name,omitempty" jsonschema:"as people call the agent"`
	Hand    int          `json:"hand" jsonschema:"cards in hand"`
	Known   []parts.Card `json:"known,omitempty" jsonschema:"cards that all saw going into this hand"` // IN-AMB-35
	Suspect bool         `json:"suspect,omitempty" jsonschema:"holds a suspect"`                       // IN-DET-03
	Hints   []LaidHint   `json:"hints,omitempty" jsonschema:"beside the suspect"`                      // IN-HINT-07
	Missed  []parts.Card `json:"missed,omitempty" jsonschema:"guesses that were answered no"`          // IN-ELIM-14
	Seal    string       `json:"seal,omitempty" jsonschema:"commits to the card of the suspect, where its holder told it to the app"`
	Box     string       `json:"box,omitempty" jsonschema:"that card, locked until it is guessed"`
	Drew    int          `json:"drew,omitempty" jsonschema:"the last turn in which an unseen card was taken"`
}

// Lies is the orientation of a hint (IN-HINT-03).
type Lies string

// Upright means that the card has something in common with the suspect's card. Sideways means that
// the cards have nothing in common.
const (
	Upright  Lies = "upright"
	Sideways Lies = "sideways"
)

// LaidHint is a hint card beside a suspect. It stays until the suspect is guessed (IN-HINT-07).
type LaidHint struct {
	Card parts.Card `json:"card" jsonschema:"the card beside the suspect"`
	Lies Lies       `json:"lies" jsonschema:"upright, or sideways"`
	By   rules.Seat `json:"by,omitempty" jsonschema:"who played it"`
}

// Returned is a card that was shuffled into HQ after all agents had seen it.
type Returned struct {
	Card parts.Card `json:"card" jsonschema:"the card"`
	Turn int        `json:"turn" jsonschema:"when"`
}

// Awaited says what a turn waits for, such as the answer to a guess.
type Awaited string

// What a turn may wait for. ForAction stands for one of the five actions.
const (
	ForAction       Awaited = ""
	ForBegin        Awaited = "begin"         // the report that the setup is finished (IN-AMB-25)
	ForLies         Awaited = "lies"          // the orientation of an exchanged card (IN-INFO-03)
	ForExchangeDraw Awaited = "exchange_draw" // the number of cards drawn after an exchange (IN-INFO-05)
	ForWaitDraw     Awaited = "wait_draw"     // the number of cards drawn after a Wait (IN-WAIT-02)
	ForAnswer       Awaited = "answer"        // the answer to a guess (IN-ELIM-06)
	ForReward       Awaited = "reward"        // the card taken as a reward (IN-ELIM-11)
	ForDiscard      Awaited = "discard"       // the discard of the cards above the hand limit (IN-HAND-03)
	ForVerdict      Awaited = "verdict"       // whether the mission's own conditions are met (IN-END-08)
)

// Turn holds the state of one agent's turn.
type Turn struct {
	Number int        `json:"number" jsonschema:"from 1"`
	Seat   rules.Seat `json:"seat" jsonschema:"whose turn it is"`
	Wait   Awaited    `json:"wait,omitempty" jsonschema:"what must be told before the turn goes on; left out: an action"`
	Did    string     `json:"did,omitempty" jsonschema:"the action of this turn"`
	At     rules.Seat `json:"at,omitempty" jsonschema:"whose suspect it is about"`
	Card   parts.Card `json:"card,omitempty" jsonschema:"played or guessed"`
	Done   int        `json:"done,omitempty" jsonschema:"actions done before, where a mission gives several"`
	Before Past       `json:"before,omitzero" jsonschema:"the turn before"`
}

// Past holds the agent and the action of the previous turn.
type Past struct {
	Seat rules.Seat `json:"seat,omitempty" jsonschema:"whose turn it was"`
	Did  string     `json:"did,omitempty" jsonschema:"what was done in it"`
}

// Result is the result of a finished mission.
type Result struct {
	Winner rules.Seat      `json:"winner" jsonschema:"who won"`
	By     []tables.RuleID `json:"by" jsonschema:"the rules that decided"`
}

// Agent returns the agent on a seat, or nil. The caller must not change the agent.
func (s *State) Agent(seat rules.Seat) *Agent {
	if i := s.place(seat); i >= 0 {
		return &s.Agents[i]
	}
	return nil
}

func (s *State) place(seat rules.Seat) int {
	return slices.IndexFunc(s.Agents, func(a Agent) bool { return a.Seat == seat })
}

// IN-TURN-01
func (s *State) after(seat rules.Seat) rules.Seat {
	step := 1
	if s.Mission.Order == parts.Counterclockwise {
		step = len(s.Agents) - 1
	}
	return s.Agents[(s.place(seat)+step)%len(s.Agents)].Seat
}

// Gun returns the agent who holds the gun during a guess (IN-ELIM-03). At other times, the gun is
// on the stand (IN-ELIM-08), and Gun returns Nobody.
func (s *State) Gun() rules.Seat {
	if s.Turn.Wait != ForAnswer {
		return rules.Nobody
	}
	return s.Turn.Seat
}

func (s *State) holder(seat rules.Seat) bool {
	a := s.Agent(seat)
	return a != nil && a.Suspect
}

// Limit returns the hand limit (IN-HAND-01).
func (s *State) Limit() int { return cmp.Or(s.Mission.Limit, parts.HandLimit) }

func (s *State) excess(seat rules.Seat) int { return max(0, s.Agent(seat).Hand-s.Limit()) }

// Board lists the crossed-out suits and numbers on the hint board of a suspect.
type Board struct {
	Suits   []parts.Suit
	Numbers []int
}

// Board returns the suits and numbers that are excluded by the hints beside an agent's suspect
// (IN-BOARD-02, IN-AMB-21). Wrong guesses and cards seen elsewhere exclude nothing on the board.
// Board returns false if the agent has no suspect (IN-BOARD-01) or people play without boards
// (IN-BOARD-06).
func (s *State) Board(seat rules.Seat) (Board, bool) {
	if s.NoBoards || !s.holder(seat) {
		return Board{}, false
	}
	if s.House.Is(BoardLogic, "direct") {
		return s.directBoard(s.Agent(seat).Hints), true
	}
	return s.combinedBoard(seat), true
}

func (s *State) combinedBoard(seat rules.Seat) Board {
	left := s.hintSet(seat)
	suits, numbers := tables.Each(left, parts.Card.Suit), tables.Each(left, parts.Card.Number)
	return s.board(
		func(suit parts.Suit) bool { return slices.Contains(suits, suit) },
		func(n int) bool { return slices.Contains(numbers, n) },
	)
}

// board crosses out the suits and numbers for which the functions return false.
func (s *State) board(suit func(parts.Suit) bool, number func(int) bool) Board {
	var out Board
	for _, x := range s.Suits {
		if !suit(x) {
			out.Suits = append(out.Suits, x)
		}
	}
	for n := s.Mission.Range().Min; n <= s.Mission.Range().Max; n++ {
		if !number(n) {
			out.Numbers = append(out.Numbers, n)
		}
	}
	return out
}

// hintSet lists the cards that agree with all hints beside a suspect. It omits the hint cards
// themselves, and special cards if they cannot be suspects.
func (s *State) hintSet(seat rules.Seat) []parts.Card {
	var out []parts.Card
	hints := s.Agent(seat).Hints
	for _, c := range s.Deck() {
		differs := func(h LaidHint) bool { return h.Card == c || deals.Common(h.Card, c) != (h.Lies == Upright) }
		if !slices.ContainsFunc(hints, differs) && (!c.Special() || s.specialSuspects()) {
			out = append(out, c)
		}
	}
	return out
}

// directBoard crosses out what each single hint excludes. It does not combine hints. A sideways
// hint excludes its suit and all numbers related to its number. An upright special card excludes
// the other suits.
func (s *State) directBoard(hints []LaidHint) Board {
	excludes := func(f func(LaidHint) bool) bool { return slices.ContainsFunc(hints, f) }
	return s.board(
		func(suit parts.Suit) bool {
			return !excludes(func(h LaidHint) bool {
				return h.Lies == Sideways && h.Card.Suit() == suit ||
					h.Lies == Upright && h.Card.Special() && h.Card.Suit() != suit
			})
		},
		func(n int) bool {
			return !excludes(func(h LaidHint) bool {
				return h.Lies == Sideways && slices.Contains(deals.Corner(h.Card.Number(), n, n), n)
			})
		},
	)
}
