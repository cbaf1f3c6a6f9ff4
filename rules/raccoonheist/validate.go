package raccoonheist

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

var validator = rules.Validator[State]{
	Book: &book,
	Checks: []func(*State, func(*rules.Problem)){
		validateWords, validateSeats, validateNames, validateFigures, validateFood, validateRound,
	},
	Nowhere: "RH-COMP-05",
}

// Unsound returns a *rules.Problem if a state cannot occur on a real table, or breaks a rule.
func (Game) Unsound(s State) error {
	s = s.filled()
	return validator.Verify(&s)
}

func validateWords(s *State, found func(*rules.Problem)) {
	u := Setup{Mode: s.Mode, Owner: s.Owner, Row: s.Row[:], House: s.House}
	if s.Round.Order != nil {
		found(validateRow(&Setup{Row: s.Round.Order}))
	}
	for _, check := range []func(*Setup) *rules.Problem{validateMode, validateOwner, validateRow, validateHouse} {
		found(check(&u))
	}
}

// RH-SETUP-06
func validateSeats(s *State, found func(*rules.Problem)) {
	n := len(s.Groups)
	switch args := (rules.Args{"players": n}); {
	case n < 1:
		found(broken("RH-SETUP-01", "players", args))
	case n > parts.Colours:
		found(broken("RH-COMP-05", "players", args))
	case s.Mode.InGroups() && n != 2:
		found(broken("RH-DUEL-02", "groups", args))
	}
	var colours []string
	for i := range s.Groups {
		g := &s.Groups[i]
		if s.GroupOf(g.Seat) != g {
			found(problem("seat_twice", bySeat(g.Seat)))
		}
		if g.Colour != "" && slices.Contains(colours, g.Colour) {
			found(broken("RH-SETUP-06", "colour_twice", rules.Args{"colour": g.Colour}))
		}
		colours = append(colours, g.Colour)
	}
}

// validateNames finds unknown seats (RH-POP-01, RH-RAID-11) and unknown locations (RH-COMP-04).
func validateNames(s *State, found func(*rules.Problem)) {
	if s.Popper.Holder != rules.Nobody && s.GroupOf(s.Popper.Holder) == nil {
		found(broken("RH-POP-01", "seat", bySeat(s.Popper.Holder)))
	}
	for _, seat := range s.Round.Choices {
		if s.GroupOf(seat) == nil {
			found(broken("RH-RAID-11", "seat", bySeat(seat)))
		}
	}
	r := &s.Round
	named := []parts.Location{r.Dog, r.Trap, r.LastTrap, r.Card}
	for i := range s.Groups {
		named = append(named, s.Groups[i].Raid.Location)
	}
	for _, l := range named {
		if l != parts.Nowhere && !isLocation(l) {
			found(broken("RH-COMP-04", "location", rules.Args{"place": Place(l), "typed": string(l)}))
		}
	}
}

// RH-YARD-05, RH-COMP-01
func validateFigures(s *State, found func(*rules.Problem)) {
	if n := len(s.Groups); n < 1 || n > parts.Colours {
		return
	}
	for i := range s.Groups {
		g := &s.Groups[i]
		args := rules.Args{"seat": g.Seat.Noun(), "total": g.Total(), "want": s.figuresEach()}
		switch {
		case g.Uncaught() > parts.FiguresPerColour:
			found(broken(s.capRule(), "total", args))
		case min(g.Reserve, g.Yard, g.Raid.Left, g.Raid.Count) < 0:
			found(broken("RH-COMP-01", "negative", args))
		case g.Total() > parts.FiguresPerColour:
			found(broken("RH-COMP-01", "total", args))
		case g.Uncaught() > s.figuresEach():
			found(possibleProblem(s.capRule(), "total", args))
		case g.Total() != s.figuresEach():
			found(possibleProblem("RH-YARD-05", "total", args))
		}
	}
}

// RH-COMP-03
func validateFood(s *State, found func(*rules.Problem)) {
	for i := range s.Groups {
		if g := &s.Groups[i]; g.Food < 0 {
			found(broken("RH-COMP-03", "negative_food", rules.Args{"seat": g.Seat.Noun(), "food": g.Food}))
		}
	}
	if s.Supply() < 0 {
		found(broken("RH-COMP-03", "food", rules.Args{"food": parts.FoodTokens - s.Supply()}))
	}
}

// possibleProblem describes a state that can occur on a real table, but breaks a rule.
func possibleProblem(rule tables.RuleID, id string, args rules.Args) *rules.Problem {
	p := broken(rule, id, args)
	p.Level = rules.Against
	return p
}

// figuresEach returns the number of figures that each group starts with. A group may not have more
// figures outside the Backyard (RH-YARD-06 to RH-YARD-08).
func (s *State) figuresEach() int { return s.Layout().Reserve + s.Layout().Backyard }

func (s *State) capRule() tables.RuleID {
	switch {
	case len(s.Groups) == 1:
		return "RH-YARD-06"
	case len(s.Groups) == parts.Colours:
		return "RH-YARD-08"
	}
	return "RH-YARD-07" // this rule also holds for the groups of the duel (RH-AMB-19)
}

func validateRound(s *State, found func(*rules.Problem)) {
	r := &s.Round
	switch {
	case !slices.Contains([]Step{DogStep, TrapStep, HideStep, Heist, RoundUp}, r.Step):
		found(problem("step", rules.Args{"step": string(r.Step)}))
	case r.Number < 1 || s.Popper.Taken > r.Number:
		found(problem("round", rules.Args{"round": r.Number}))
	case r.Step == RoundUp && (r.Card == parts.Nowhere || r.At < 1 || r.At > len(s.Row) && s.Result == nil):
		found(broken("RH-OWN-07", "card", rules.Args{}))
	}
}

func isLocation(l parts.Location) bool { return slices.Contains(parts.Locations, l) }
