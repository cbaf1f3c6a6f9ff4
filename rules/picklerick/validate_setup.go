package picklerick

import (
	"errors"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// setupValidator holds what is wrong with a setup.
var setupValidator = rules.Validator[Setup]{Book: &book, Nowhere: "PR-SET-01", Checks: []func(*Setup, func(*rules.Problem)){validateSetup}}

// CheckSetup lists the rules that a setup breaks: more people than sides, and what a
// position shows against the rules.
func (Game) CheckSetup(u Setup) []rules.Violation {
	found := setupValidator.Breaches(&u)
	if u.Position != nil {
		s := u.Position.Filled()
		found = append(found, validator.Breaches(&s)...)
	}
	return found
}

func validateSetup(u *Setup, found func(*rules.Problem)) {
	if u.Position == nil && !slices.Contains(Modes, u.Mode) {
		found(problem("mode", rules.Args{"mode": string(u.Mode)}))
	}
	if most := u.seats(); u.Position == nil && len(u.Players) > most {
		p := problem("players", rules.Args{"players": len(u.Players), "most": most})
		p.Rule, p.Level = "PR-SET-01", rules.Against
		found(p)
	}
	if u.PostB != "" && u.PostB != ToTheRight && u.PostB != ToTheLeft {
		found(problem("post_b", rules.Args{"side": string(u.PostB)}))
	}
	if u.Stack < 0 || u.Stack > parts.Tiles {
		found(problem("stack", rules.Args{"stack": u.Stack}))
	}
	for place, colour := range u.Colours {
		if !slices.Contains(parts.Places, place) || !colour.Known() {
			found(problem("colour", rules.Args{"place": string(place), "colour": string(colour)}))
		}
	}
	var p *rules.Problem
	if errors.As(book.Verify(u.House), &p) {
		found(p)
	}
}

func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "picklerick.problem." + id, Args: args}}
}
