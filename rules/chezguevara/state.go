package chezguevara

import (
	"slices"
	"strconv"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// State is the state of a game. The field Before holds the table at the beginning of the turn.
// Lines are the actions of this turn. The embedded Table is the present table.
type State struct {
	House rules.House      `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Ranks []parts.RankCard `json:"ranks" jsonschema:"what the cards of each rank give"`
	Cards []parts.Card     `json:"cards,omitempty" jsonschema:"what was learned from the real cards"`
	Table
	Before Table  `json:"before,omitzero" jsonschema:"the table at the beginning of the turn"`
	Knew   *Known `json:"knew,omitempty" jsonschema:"what was known and agreed when the turn began, if that has changed"`
	Lines  []Line `json:"lines,omitempty" jsonschema:"what was said since then, in order"`
}

// Known holds the house rules and the known cards at the beginning of the turn.
type Known struct {
	House rules.House      `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Ranks []parts.RankCard `json:"ranks" jsonschema:"what the cards of each rank give"`
	Cards []parts.Card     `json:"cards,omitempty" jsonschema:"what people have read off the real cards"`
}

// Table is the part of the state that changes during play.
type Table struct {
	Players []Player     `json:"players" jsonschema:"the players in the order of turns"`
	Middle  []parts.Rank `json:"middle,omitempty" jsonschema:"free rank cards in the middle"` // CG-SETUP-05
	Deck    int          `json:"deck" jsonschema:"cards in the deck"`
	Discard int          `json:"discard" jsonschema:"cards in the discard pile"`
	Turn    Turn         `json:"turn" jsonschema:"whose turn it is, and what was done in it"`
	Plays   []Play       `json:"plays,omitempty" jsonschema:"cards that were laid this turn"`
	Owed    []Owed       `json:"owed,omitempty" jsonschema:"what is due at once; all but a cancel card waits for it"`
	Raid    *Raid        `json:"raid,omitempty" jsonschema:"the one under way"`
	Right   *Right       `json:"right,omitempty" jsonschema:"the right to sweet revenge"`
	Duty    rules.Seat   `json:"duty,omitempty" jsonschema:"who must play the raid card that he was given"`
	Claims  []Claim      `json:"claims,omitempty" jsonschema:"players who have reached the goal"`
	Result  *Result      `json:"result,omitempty" jsonschema:"of a finished game"`
}

// Player holds the visible cards and tokens of one player (CG-SLACK-03). Hand is the number of
// cards in the player's hand (CG-RANK-02).
type Player struct {
	Seat   rules.Seat `json:"seat" jsonschema:"the player's seat"`
	Name   string     `json:"name,omitempty" jsonschema:"as people call the player"`
	Rank   parts.Rank `json:"rank" jsonschema:"the player's rank"`
	Hand   int        `json:"hand" jsonschema:"cards in the hand"`
	Tent   []Laid     `json:"tent,omitempty" jsonschema:"cards in the tent"`
	Tokens int        `json:"tokens,omitempty" jsonschema:"loose slack, as of an abuse of rank"`
	Wounds int        `json:"wounds,omitempty" jsonschema:"wounds before the player"`
}

// Laid is a card in a tent, with its tokens (CG-SLACK-02).
type Laid struct {
	Card   parts.CardID `json:"card" jsonschema:"the card"`
	Tokens int          `json:"tokens,omitempty" jsonschema:"slack tokens on it"`
	Line   int          `json:"line,omitempty" jsonschema:"the line that laid it this turn; left out: it lay there before"`
	Moved  bool         `json:"moved,omitempty" jsonschema:"a trophy, or moved here: never open to a cancel card"`
}

// Phase is a part of a turn (CG-TURN-03).
type Phase string

// The six phases of a turn.
const (
	DrawPhase    Phase = "draw"
	RollsPhase   Phase = "rolls"
	Recruiting   Phase = "recruiting"
	LeavePhase   Phase = "leave"
	DiscardPhase Phase = "discard"
	HealingPhase Phase = "healing"
)

// Phases lists the phases in the order of a turn.
var Phases = []Phase{DrawPhase, RollsPhase, Recruiting, LeavePhase, DiscardPhase, HealingPhase}

func (p Phase) order() int { return slices.Index(Phases, p) }

// Turn holds the state of a turn.
type Turn struct {
	Number  int            `json:"number" jsonschema:"from 1"`
	Seat    rules.Seat     `json:"seat" jsonschema:"whose turn it is"`
	Phase   Phase          `json:"phase" jsonschema:"the part of the turn"`
	Rank    parts.Rank     `json:"rank" jsonschema:"the rank with which it began"`
	Spent   int            `json:"spent,omitempty" jsonschema:"pay spent"`
	Pay     int            `json:"pay,omitempty" jsonschema:"more pay by cards"`
	Used    int            `json:"used,omitempty" jsonschema:"units of leave"`
	Leave   int            `json:"leave,omitempty" jsonschema:"more leave by cards"`
	Drawn   bool           `json:"drawn,omitempty" jsonschema:"the hand was filled up"`
	Evicted []parts.CardID `json:"evicted,omitempty" jsonschema:"who was rolled for"`
	Rolled  []parts.CardID `json:"rolled,omitempty" jsonschema:"cards whose rolls were made"`
	Acted   bool           `json:"acted,omitempty" jsonschema:"recruited or used leave"`
	Busy    bool           `json:"busy,omitempty" jsonschema:"did something else of his own will"`
	Healed  bool           `json:"healed,omitempty" jsonschema:"wounds were taken off by rest"`
}

// Claim is a player's claim of victory. The field Rests lists the lines of the cards on which the
// claim depends. If these cards were cancelled, the victory would fail (CG-AMB-37, CG-AMB-69).
type Claim struct {
	Seat  rules.Seat `json:"seat" jsonschema:"who has reached the goal"`
	Line  int        `json:"line" jsonschema:"the line that brought it"`
	Slack int        `json:"slack" jsonschema:"how much slack that player has"`
	Rests []int      `json:"rests,omitempty" jsonschema:"lines of the open cards without which the goal is not reached"`
}

// Result is the result of a finished game.
type Result struct {
	Winner rules.Seat `json:"winner" jsonschema:"who won"`
	By     []ruleID   `json:"by" jsonschema:"the rules that decided"`
}

// Right is a cleared player's right to take revenge. Most other actions end this right: see
// endRight (CG-REV-01).
type Right struct {
	Seat    rules.Seat `json:"seat" jsonschema:"who may take revenge"`
	Against rules.Seat `json:"against" jsonschema:"on whom"`
	Line    int        `json:"line" jsonschema:"the exposure"`
}

// Seat returns the seat of player n. The first player has the number 1.
func Seat(n int) rules.Seat { return rules.Seat("player_" + strconv.Itoa(n)) }

// Player returns the player on a seat, or nil. Other packages must not change the player.
func (t *Table) Player(seat rules.Seat) *Player {
	if i := t.index(seat); i >= 0 {
		return &t.Players[i]
	}
	return nil
}

func (t *Table) index(seat rules.Seat) int {
	return slices.IndexFunc(t.Players, func(p Player) bool { return p.Seat == seat })
}

// Seats lists the seats of the players.
func (t *Table) Seats() []rules.Seat {
	return tables.Each(t.Players, func(p Player) rules.Seat { return p.Seat })
}

func (t *Table) rank(seat rules.Seat) parts.Rank {
	if p := t.Player(seat); p != nil {
		return p.Rank
	}
	return parts.NoRank
}

// The method `after` lists all players clockwise, with the given player last (CG-TURN-02).
func (t *Table) after(seat rules.Seat) []rules.Seat {
	var out []rules.Seat
	at := t.index(seat)
	for i := range t.Players {
		out = append(out, t.Players[(at+1+i)%len(t.Players)].Seat)
	}
	return out
}

// Clockwise lists all players clockwise, starting with the active player.
func (t *Table) Clockwise() []rules.Seat {
	all := t.after(t.Turn.Seat)
	return slices.Concat(all[len(all)-1:], all[:len(all)-1])
}

// The method `finds` returns the index of a card in the tent, or -1. p may be nil.
func (p *Player) finds(card parts.CardID) int {
	if p == nil {
		return -1
	}
	return slices.IndexFunc(p.Tent, func(l Laid) bool { return l.Card == card })
}

// Holds reports whether a card is in the player's tent.
func (p *Player) Holds(card parts.CardID) bool { return p.finds(card) >= 0 }

func (t Table) clone() Table {
	t.Players = slices.Clone(t.Players)
	for i := range t.Players {
		t.Players[i].Tent = slices.Clone(t.Players[i].Tent)
	}
	t.Middle, t.Plays, t.Owed = slices.Clone(t.Middle), slices.Clone(t.Plays), slices.Clone(t.Owed)
	t.Turn.Evicted, t.Turn.Rolled = slices.Clone(t.Turn.Evicted), slices.Clone(t.Turn.Rolled)
	t.Claims = slices.Clone(t.Claims)
	if t.Raid != nil {
		r := *t.Raid
		r.First, r.Tied, r.Again = slices.Clone(r.First), slices.Clone(r.Tied), slices.Clone(r.Again)
		r.Trophies, r.Picked = slices.Clone(r.Trophies), slices.Clone(r.Picked)
		t.Raid = &r
	}
	return t
}
