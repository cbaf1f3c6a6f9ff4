package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// setupValidator tells what is wrong with a setup that is no position.
func setupValidator() rules.Validator[Setup] {
	return rules.Validator[Setup]{Book: &book, Nowhere: "CG-COMP-01"}.With(validatePlayers, validateDealt, validateDealer)
}

// CheckSetup lists the rules that a setup breaks: how many play, with which ranks, and
// what the table shows against the rules.
func (Game) CheckSetup(u Setup) []rules.Violation {
	s := u.table()
	if u.Position != nil {
		return validator.Breaches(&s)
	}
	found := setupValidator().Breaches(&u)
	for _, v := range validator.Breaches(&s) {
		if !slices.ContainsFunc(found, func(o rules.Violation) bool { return o.Rule == v.Rule }) {
			found = append(found, v)
		}
	}
	return found
}

// validatePlayers: two to five (CG-COMP-02, CG-AMB-01).
func validatePlayers(u *Setup) *rules.Problem {
	return countedPlayers(len(u.Players))
}

// countedPlayers returns what is wrong with so many players: nobody plays alone, and
// more than the box is for may well sit down.
func countedPlayers(n int) *rules.Problem {
	switch args := (rules.Args{"players": n}); {
	case n < parts.MinPlayers:
		return broken("CG-COMP-02", "players", args)
	case n > parts.MaxPlayers:
		return against("CG-COMP-02", "players", args)
	}
	return nil
}

// validateDealt: of two players each gets a Private (CG-SETUP-04); else each has the rank
// that he was dealt (CG-SETUP-03, CG-RANK-07).
func validateDealt(u *Setup) *rules.Problem {
	two := len(u.Players) == parts.MinPlayers
	for i, g := range u.Players {
		args := rules.Args{"seat": Seat(i + 1).Noun(), "rank": RankNoun(g.Rank)}
		switch {
		case two && g.Rank != parts.NoRank && g.Rank != parts.Private:
			return against("CG-SETUP-04", "two_privates", args)
		case !two && g.Rank.Order() == 0:
			return broken("CG-RANK-07", "rank", args)
		}
	}
	return nil
}

// validateDealer: who deals sits at the table (CG-TURN-01).
func validateDealer(u *Setup) *rules.Problem {
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
