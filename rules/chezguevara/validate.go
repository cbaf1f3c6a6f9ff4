package chezguevara

import (
	"errors"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

var validator = rules.Validator[State]{
	Book: &book,
	Checks: []func(*State, func(*rules.Problem)){
		validateSeats,
		validateRanks,
		validateRankData,
		validateCards,
		validateTokens,
		validateTurn,
		validateHouse,
	},
	After:   corrected,
	Nowhere: "CG-COMP-01",
}

// Unsound returns a *rules.Problem if a state is impossible on a real table or breaks a printed
// rule.
func (Game) Unsound(s State) error {
	s = s.filled()
	return validator.Verify(&s)
}

// CG-COMP-02
func validateSeats(s *State, found func(*rules.Problem)) {
	found(countedPlayers(len(s.Players)))
	for i := range s.Players {
		if s.Player(s.Players[i].Seat) != &s.Players[i] {
			found(broken("", "seat_twice", "seat", s.Players[i].Seat))
		}
	}
}

// CG-RANK-01, CG-RANK-07. If people have entered how many copies of a rank card exist, the players
// and the middle together must have exactly this number (CG-COMP-01, CG-SETUP-03, CG-SETUP-05).
func validateRanks(s *State, found func(*rules.Problem)) {
	count := map[parts.Rank]int{}
	for i := range s.Players {
		p := &s.Players[i]
		if p.Rank.Order() == 0 {
			found(broken("CG-RANK-07", "rank", "seat", p.Seat, "rank", p.Rank))
		}
		count[p.Rank]++
	}
	for _, rank := range s.Middle {
		if rank.Order() == 0 {
			found(broken("CG-RANK-03", "middle", "rank", rank))
		}
		count[rank]++
	}
	if n := len(s.Players) + len(s.Middle); n != parts.RankCards {
		found(broken("CG-COMP-01", "rank_cards", "cards", n))
	}
	for _, card := range s.Ranks {
		if card.Copies > 0 && count[card.Rank] != card.Copies {
			found(broken("CG-SETUP-03", "copies", "rank", card.Rank, "cards", count[card.Rank]))
		}
	}
}

// CG-RANK-04, CG-RANK-06, CG-RANK-09
func validateRankData(s *State, found func(*rules.Problem)) {
	for i, rank := range parts.Ranks {
		card := s.rankCard(rank)
		switch {
		case !slices.ContainsFunc(s.Ranks, func(c parts.RankCard) bool { return c.Rank == rank }):
			found(broken("CG-RANK-04", "rank_data", "rank", rank))
		case min(card.Pay, card.Leave, card.Penalty) < 0:
			found(broken("CG-RANK-04", "negative", "rank", rank))
		case i == 0 && card.Penalty != 0:
			found(broken("CG-RANK-06", "penalty", "rank", rank))
		case i > 0 && card.Slack <= s.rankCard(parts.Ranks[i-1]).Slack:
			found(broken("CG-RANK-09", "rank_slack", "rank", rank))
		}
	}
}

// lifeCards counts all cards except rank cards (CG-COMP-01).
func (s *State) lifeCards() int {
	n := s.Deck + s.Discard
	for i := range s.Players {
		n += s.Players[i].Hand + len(s.Players[i].Tent)
	}
	for i := range s.Plays {
		n += s.Plays[i].lying()
	}
	if s.Raid != nil {
		n += len(s.Raid.Trophies)
		if s.Raid.Held {
			n++
		}
	}
	return n
}

// CG-COMP-01, CG-CARD-01
func validateCards(s *State, found func(*rules.Problem)) {
	if n := s.lifeCards(); n != parts.LifeCards {
		found(against("CG-COMP-01", "life_cards", "cards", n))
	}
	if min(s.Deck, s.Discard) < 0 {
		found(broken("CG-COMP-01", "negative"))
	}
	for _, c := range s.Cards {
		if c.Kind != parts.AnyKind && !slices.Contains(parts.Kinds, c.Kind) {
			found(broken("CG-CARD-01", "kind", "card", c.ID))
		}
	}
}

// CG-WOUND-03. Players may have more tokens than the box holds (CG-AMB-57).
func validateTokens(s *State, found func(*rules.Problem)) {
	for i := range s.Players {
		p := &s.Players[i]
		if min(p.Hand, p.Wounds, p.Tokens) < 0 {
			found(broken("CG-WOUND-03", "negative", "seat", p.Seat))
		}
	}
}

func validateTurn(s *State, found func(*rules.Problem)) {
	switch {
	case s.Player(s.Turn.Seat) == nil:
		found(broken("CG-TURN-01", "turn", "seat", s.Turn.Seat))
	case s.Turn.Phase.order() < 0:
		found(broken("CG-TURN-03", "phase", "phase", s.Turn.Phase))
	case s.Turn.Number < 1:
		found(broken("", "turn_number", "turn", s.Turn.Number))
	}
}

func validateHouse(s *State, found func(*rules.Problem)) {
	var p *rules.Problem
	if errors.As(book.Verify(s.House), &p) {
		found(p)
	}
}

var setupValidator = rules.Validator[Setup]{Book: &book, Nowhere: "CG-COMP-01"}.With(
	func(u *Setup) *rules.Problem { return countedPlayers(len(u.Players)) }, validateDealt, validateDealer,
)

// CheckSetup lists the printed rules that a setup breaks.
func (Game) CheckSetup(u Setup) []rules.Violation {
	s := u.table()
	if u.Position != nil {
		return validator.Breaches(&s)
	}
	found := setupValidator.Breaches(&u)
	for _, v := range validator.Breaches(&s) {
		if !slices.ContainsFunc(found, func(o rules.Violation) bool { return o.Rule == v.Rule }) {
			found = append(found, v)
		}
	}
	return found
}

// CG-COMP-02, CG-AMB-01
func countedPlayers(n int) *rules.Problem {
	switch {
	case n < parts.MinPlayers:
		return broken("CG-COMP-02", "players", "players", n)
	case n > parts.MaxPlayers:
		return against("CG-COMP-02", "players", "players", n)
	}
	return nil
}

// CG-SETUP-03, CG-SETUP-04, CG-RANK-07
func validateDealt(u *Setup) *rules.Problem {
	two := len(u.Players) == parts.MinPlayers
	for i, g := range u.Players {
		switch {
		case two && g.Rank != parts.NoRank && g.Rank != parts.Private:
			return against("CG-SETUP-04", "two_privates", "seat", Seat(i+1), "rank", g.Rank)
		case !two && g.Rank.Order() == 0:
			return broken("CG-RANK-07", "rank", "seat", Seat(i+1), "rank", g.Rank)
		}
	}
	return nil
}

func validateDealer(u *Setup) *rules.Problem {
	if u.Dealer == rules.Nobody {
		return nil
	}
	for i := range u.Players {
		if u.Dealer == Seat(i+1) {
			return nil
		}
	}
	return broken("CG-TURN-01", "dealer", "seat", u.Dealer)
}

func broken(rule ruleID, id string, mentioned ...any) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "chezguevara.problem." + id, Rule: rule, Args: mention(mentioned...)}}
}

// `against` returns a problem of the level [rules.Against]. The state is possible on a real table,
// but breaks a printed rule.
func against(rule ruleID, id string, mentioned ...any) *rules.Problem {
	p := broken(rule, id, mentioned...)
	p.Level = rules.Against
	return p
}
