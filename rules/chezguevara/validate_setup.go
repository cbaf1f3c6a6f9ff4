package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// validatePlayers: two to five (CG-COMP-02, CG-AMB-01).
func validatePlayers(u Setup) *rules.Problem {
	if n := len(u.Players); n < parts.MinPlayers || n > parts.MaxPlayers {
		return broken("CG-COMP-02", "players", rules.Args{"players": n})
	}
	return nil
}

// validateDealt: of two players each gets a Private (CG-SETUP-04); else each has the rank
// that he was dealt (CG-SETUP-03, CG-RANK-07).
func validateDealt(u Setup) *rules.Problem {
	two := len(u.Players) == parts.MinPlayers
	for i, g := range u.Players {
		args := rules.Args{"seat": Seat(i + 1).Noun(), "rank": RankNoun(g.Rank)}
		switch {
		case two && g.Rank != parts.NoRank && g.Rank != parts.Private:
			return broken("CG-SETUP-04", "two_privates", args)
		case !two && g.Rank.Order() == 0:
			return broken("CG-RANK-07", "rank", args)
		}
	}
	return nil
}

// validateDealer: who deals sits at the table (CG-TURN-01).
func validateDealer(u Setup) *rules.Problem {
	if u.Dealer == rules.Nobody {
		return nil
	}
	for i := range u.Players {
		if u.Dealer == Seat(i+1) {
			return nil
		}
	}
	return broken("CG-TURN-01", "dealer", rules.Args{"seat": u.Dealer.Noun()})
}

func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "chezguevara.problem." + id, Args: args}}
}

// broken is a problem that a printed rule names.
func broken(rule ruleID, id string, args rules.Args) *rules.Problem {
	p := problem(id, args)
	p.Rule = rule
	return p
}

// against is a problem that play against the rules can lead to.
func against(rule ruleID, id string, args rules.Args) *rules.Problem {
	p := broken(rule, id, args)
	p.Level = rules.Against
	return p
}
