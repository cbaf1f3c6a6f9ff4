package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Card returns the known facts about a card. If the card is unknown, only the fields ID and Untold
// are set. The caller must not change the card.
func (s *State) Card(id parts.CardID) *parts.Card {
	for i := range s.Cards {
		if s.Cards[i].ID == id {
			return &s.Cards[i]
		}
	}
	if known := parts.Known(id); known != nil {
		return known
	}
	return &parts.Card{ID: id, Untold: true}
}

// CG-RANK-04
func (s *State) rankCard(r parts.Rank) parts.RankCard {
	for _, card := range s.Ranks {
		if card.Rank == r {
			return card
		}
	}
	return parts.RankCard{Rank: r}
}

// Part is the slack that a player gets from one source, such as a card.
type Part struct {
	What  rules.Noun `json:"what"` // a rank, a card, or a noun of the kind "tokens" or "wounds"
	Slack int        `json:"slack"`
	Asked bool       `json:"asked,omitempty"` // the slack is not known yet
}

// Parts lists the sources of a player's slack (CG-RANK-05, CG-SLACK-01, CG-WOUND-02).
func (s *State) Parts(seat rules.Seat) []Part {
	p := s.Player(seat)
	if p == nil {
		return nil
	}
	out := []Part{{What: RankNoun(p.Rank), Slack: s.rankCard(p.Rank).Slack}}
	for _, l := range p.Tent {
		card := s.Card(l.Card)
		out = append(out, Part{What: CardNoun(l.Card), Slack: slackOf(card, l), Asked: card.Untold})
	}
	if p.Tokens != 0 {
		out = append(out, Part{What: rules.Noun{Kind: "tokens"}, Slack: p.Tokens})
	}
	if p.Wounds != 0 {
		out = append(out, Part{What: rules.Noun{Kind: "wounds"}, Slack: -p.Wounds})
	}
	return out
}

// Total returns a player's slack, which may be negative (CG-AMB-52).
func (s *State) Total(seat rules.Seat) int {
	p := s.Player(seat)
	if p == nil {
		return 0
	}
	n := s.rankCard(p.Rank).Slack + p.Tokens - p.Wounds
	for _, l := range p.Tent {
		n += slackOf(s.Card(l.Card), l)
	}
	return n
}

// If a die decided the slack of the card, only the tokens count (CG-SLACK-02).
func slackOf(c *parts.Card, l Laid) int {
	if c.Die {
		return l.Tokens
	}
	return c.Slack + l.Tokens
}

// Goal returns the slack needed to win (CG-GOAL-01, CG-WIN-02).
func (s *State) Goal() int {
	if len(s.Players) == parts.MaxPlayers {
		return parts.GoalOfFive
	}
	return parts.Goal
}

// turnRank returns the rank card that gives the pay and leave of this turn (CG-AMB-04).
func (s *State) turnRank() parts.RankCard {
	if s.House.Is(RankChange, "next_turn") {
		return s.rankCard(s.Turn.Rank)
	}
	return s.rankCard(s.rank(s.Turn.Seat))
}

// PayLeft returns the active player's remaining pay, at least 0 (CG-PAY-01, CG-PAY-02, CG-PAY-04,
// CG-TURN-05).
func (s *State) PayLeft() int { return max(0, s.turnRank().Pay+s.Turn.Pay-s.Turn.Spent) }

// LeaveLeft returns the active player's remaining units of leave, at least 0 (CG-LEAVE-02,
// CG-LEAVE-03).
func (s *State) LeaveLeft() int { return max(0, s.turnRank().Leave+s.Turn.Leave-s.Turn.Used) }
