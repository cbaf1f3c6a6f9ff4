package picklerick

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// validate returns a *rules.Problem if a setup cannot be played.
func (u Setup) validate() error {
	if u.Position == nil && !slices.Contains(Modes, u.Mode) {
		return problem("mode", rules.Args{"mode": string(u.Mode)})
	}
	if most := u.seats(); u.Position == nil && len(u.Players) > most {
		return problem("players", rules.Args{"players": len(u.Players), "most": most})
	}
	if u.PostB != "" && u.PostB != ToTheRight && u.PostB != ToTheLeft {
		return problem("post_b", rules.Args{"side": string(u.PostB)})
	}
	if u.Stack < 0 || u.Stack > parts.Tiles {
		return problem("stack", rules.Args{"stack": u.Stack})
	}
	for place, colour := range u.Colours {
		if !slices.Contains(parts.Places, place) || !colour.Known() {
			return problem("colour", rules.Args{"place": string(place), "colour": string(colour)})
		}
	}
	return book.Verify(u.House)
}

func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "picklerick.problem." + id, Args: args}}
}
