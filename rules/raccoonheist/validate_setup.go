package raccoonheist

import (
	"errors"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// setupValidator tells what is wrong with a setup that is no position.
func setupValidator() rules.Validator[Setup] {
	return rules.Validator[Setup]{Book: &book, Nowhere: "RH-COMP-05"}.With(
		validateMode, validateOwner, validatePlayers, validateCards, validateRow, validateHouse)
}

// CheckSetup lists the rules that a setup breaks: who plays with which cards, or what
// a position shows against the rules.
func (Game) CheckSetup(u Setup) []rules.Violation {
	if u.Position == nil {
		return setupValidator().Breaches(&u)
	}
	s := u.Position.filled()
	return validator.Breaches(&s)
}

func validateHouse(u *Setup) *rules.Problem {
	var p *rules.Problem
	errors.As(book.Verify(u.House), &p)
	return p
}

func validateMode(u *Setup) *rules.Problem {
	if !slices.Contains(Modes, u.Mode) {
		return problem("mode", rules.Args{"mode": string(u.Mode)})
	}
	return nil
}

// validateOwner: exactly one Owner, a person or the app (RH-SETUP-02).
func validateOwner(u *Setup) *rules.Problem {
	o := u.Owner
	switch {
	case o.Keeper != Person && o.Keeper != App:
		return problem("keeper", rules.Args{"keeper": string(o.Keeper)})
	case o.Keeper == App && !slices.Contains(Levels, o.Level), o.Keeper == Person && o.Level != NoLevel:
		return problem("level", rules.Args{"level": string(o.Level)})
	}
	return nil
}

// validatePlayers: one to four for the raccoons (RH-SETUP-01, RH-COMP-05), one
// in the duel (RH-DUEL-01), where two may share the groups against the rules.
func validatePlayers(u *Setup) *rules.Problem {
	n := len(u.Players)
	switch args := (rules.Args{"players": n}); {
	case n < 1:
		return broken("RH-SETUP-01", "players", args)
	case u.Mode.InGroups() && n == 2: // a group each
		return possibleProblem("RH-DUEL-01", "duel", args)
	case u.Mode.InGroups() && n > 2:
		return broken("RH-DUEL-01", "duel", args)
	case n > parts.Colours:
		return broken("RH-COMP-05", "players", args)
	}
	return nil
}

// validateCards: one heist card each, one for each group in the duel, and no colour
// twice (RH-SETUP-06, RH-DUEL-02). Of more cards the first count.
func validateCards(u *Setup) *rules.Problem {
	var seen []string
	for _, p := range u.Players {
		for _, colour := range p.Colours {
			if slices.Contains(seen, colour) {
				return broken("RH-SETUP-06", "colour_twice", rules.Args{"colour": colour})
			}
			seen = append(seen, colour)
		}
	}
	most := u.groupsEach()
	for _, p := range u.Players {
		if n := len(p.Colours); n > most || n == 1 && most == 2 {
			return possibleProblem("RH-SETUP-06", "cards", rules.Args{"name": p.Name, "cards": n, "most": most})
		}
	}
	return nil
}

// validateRow: each of the five locations once (RH-SETUP-03).
func validateRow(u *Setup) *rules.Problem {
	if len(u.Row) != len(parts.Locations) || !eachOnce(u.Row) {
		return broken("RH-SETUP-03", "row", rules.Args{"row": placeNouns(u.Row)})
	}
	return nil
}

func eachOnce(row []parts.Location) bool {
	for _, l := range parts.Locations {
		if !slices.Contains(row, l) {
			return false
		}
	}
	return true
}

func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "raccoonheist.problem." + id, Args: args}}
}

// broken is a problem that a printed rule names.
func broken(rule tables.RuleID, id string, args rules.Args) *rules.Problem {
	p := problem(id, args)
	p.Rule = rule
	return p
}
