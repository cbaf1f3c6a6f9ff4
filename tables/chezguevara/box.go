// Package chezguevara describes the printed material of Chez Guevara in its Russian edition: the
// ranks, the kinds of cards, the cards that the rulebook describes, and the rulebook in our own
// words. In this game, guerrillas collect slack, the points for doing nothing.
package chezguevara

import "slices"

// These constants are numbers from the rules. They include the numbers of cards and tokens
// (CG-COMP-01) and the possible numbers of players (CG-COMP-02).
const (
	RankCards    = 8
	LifeCards    = 104
	SlackTokens  = 30
	WoundTokens  = 15
	DieSides     = 6
	MinPlayers   = 2
	MaxPlayers   = 5
	Goal         = 20 // the slack that wins (CG-GOAL-01)
	GoalOfFive   = 18 // the slack that wins with five players (CG-WIN-02)
	StartingHand = 5
	FullHand     = 6 // cards in hand after the draw (CG-DRAW-01)
	HandLimit    = 5 // cards in hand after the discard phase (CG-DISC-01)
	NoisyFrom    = 5 // a sex card with this much slack or more is noisy (CG-NOISE-01)
)

// Rank is the rank of a player (CG-RANK-03).
type Rank string

// The ranks. NoRank stands for a rank that does not exist, such as the one above Sergeant.
const (
	NoRank   Rank = ""
	Private  Rank = "private"
	Corporal Rank = "corporal"
	Sergeant Rank = "sergeant"
)

// Ranks lists the ranks from the lowest.
var Ranks = []Rank{Private, Corporal, Sergeant}

// Order returns 1 for Private, 2 for Corporal, 3 for Sergeant, and 0 for NoRank.
func (r Rank) Order() int { return slices.Index(Ranks, r) + 1 }

// Above returns the next higher rank, or NoRank.
func (r Rank) Above() Rank { return rankAt(r.Order() + 1) }

// Below returns the next lower rank, or NoRank.
func (r Rank) Below() Rank { return rankAt(r.Order() - 1) }

func rankAt(order int) Rank {
	if order < 1 || order > len(Ranks) {
		return NoRank
	}
	return Ranks[order-1]
}

// RankCard holds the values of one rank (CG-RANK-04, CG-AMB-03).
type RankCard struct {
	Rank    Rank `json:"rank" jsonschema:"the rank"`
	Pay     int  `json:"pay" jsonschema:"money for each turn"`
	Leave   int  `json:"leave" jsonschema:"leave for each turn"`
	Slack   int  `json:"slack" jsonschema:"slack that the rank gives"`
	Penalty int  `json:"penalty,omitempty" jsonschema:"what is taken off the roll when its holder is exposed"`
	Copies  int  `json:"copies,omitempty" jsonschema:"cards of this rank in the box; left out: nobody has counted"`
}
