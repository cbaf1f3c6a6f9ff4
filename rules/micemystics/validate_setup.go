package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// problems is what the id of every problem begins with.
const problems = "micemystics.problem."

// problem returns a problem of that id.
func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: problems + id, Args: dropUnnamed(args)}}
}

// broken returns a problem that a printed rule names.
func broken(rule tables.RuleID, id string, args rules.Args) *rules.Problem {
	p := problem(id, args)
	p.Rule = rule
	return p
}

// possibleProblem returns a problem that a table may show although the rules speak against it.
func possibleProblem(rule tables.RuleID, id string, args rules.Args) *rules.Problem {
	p := broken(rule, id, args)
	p.Level = rules.Against
	return p
}

// setupValidator holds what is wrong with a setup before anything is laid out.
var setupValidator = rules.Validator[Setup]{Book: &book, Nowhere: "MM-GEN-03", Checks: []func(*Setup, func(*rules.Problem)){
	validatePlayers, validateParty, validateHeroes, validateAbilities, validateKept, validateBoard,
}}

// CheckSetup lists the rules that a setup breaks: how many play, who and with which
// cards, and how the tiles are filled.
func (Game) CheckSetup(u Setup) []rules.Violation {
	var found []rules.Violation
	if u.Position == nil {
		found = setupValidator.Breaches(&u)
		if rules.Refused(setupValidator.Verify(&u)) != nil {
			return caused("", found)
		}
	}
	if s := u.table(); rules.Refused(s.Verify()) == nil {
		found = append(found, positionValidator().Breaches(&s)...)
	}
	return caused("", found)
}

// validatePlayers: 1 to 4 people play the mice together (MM-GEN-01), and each
// has at least one mouse (MM-SETUP-04). Names may stay untold.
func validatePlayers(u *Setup, found func(*rules.Problem)) {
	args := rules.Args{"players": u.Players, "mice": len(u.Mice)}
	var names []string
	for _, m := range u.Mice {
		if m.Player != "" && !slices.Contains(names, m.Player) {
			names = append(names, m.Player)
		}
	}
	switch {
	case u.Players < 1:
		found(broken("MM-GEN-01", "players", args))
	case u.Players > maxPlayers:
		found(possibleProblem("MM-GEN-01", "players", args))
	case len(names) > maxPlayers:
		found(possibleProblem("MM-GEN-01", "players", withArgs(args, "players", len(names))))
	case u.Players > len(u.Mice) && len(u.Mice) > 0:
		found(possibleProblem("MM-SETUP-04", "idle", args))
	}
}

const maxPlayers = 4 // MM-GEN-01

// validateParty: as many mice as the chapter asks for (MM-SETUP-03), those that
// it prescribes among them; a chapter that does not say takes any number.
func validateParty(u *Setup, found func(*rules.Problem)) {
	if n := len(u.Mice); n > 0 && u.Chapter.Party > 0 && n != u.Chapter.Party {
		found(possibleProblem("MM-SETUP-03", "party", rules.Args{"mice": n, "party": u.Chapter.Party}))
	}
	for _, hero := range u.Chapter.Heroes {
		if !slices.ContainsFunc(u.Mice, func(m Seated) bool { return m.Hero.ID == hero }) {
			found(possibleProblem("MM-SETUP-03", "prescribed", rules.Args{"mouse": Name(hero).Noun()}))
		}
	}
}

// validateHeroes: the mice are those that a game can have, one at least.
func validateHeroes(u *Setup, found func(*rules.Problem)) {
	s := State{Chapter: u.Chapter}
	for _, m := range u.Mice {
		s.Mice = append(s.Mice, Mouse{Hero: m.Hero})
	}
	found(validateMice(&s))
}

// validateAbilities: one ability card for each new mouse (MM-SETUP-05), of one
// of its classes, and no card for two mice (MM-SETUP-06).
func validateAbilities(u *Setup, found func(*rules.Problem)) {
	var given []parts.CardID
	for _, m := range u.Mice {
		mouse := Name(m.Hero.ID).Noun()
		if n := len(m.Abilities); n != 1 && !(m.Untold && n == 0) && !(u.Campaign && m.Veteran) {
			found(possibleProblem("MM-SETUP-05", "abilities", rules.Args{"mouse": mouse, "abilities": n}))
		}
		for _, a := range m.Abilities {
			args := rules.Args{"mouse": mouse, "ability": abilityCard(a.ID)}
			switch {
			case slices.Contains(given, a.ID):
				found(possibleProblem("MM-SETUP-06", "ability_twice", args))
			case !(&Mouse{Hero: m.Hero}).isAnyOf(a.Classes):
				found(possibleProblem("MM-SETUP-06", "ability_class", args))
			}
			given = append(given, a.ID)
		}
	}
}

// validateKept: a card of the chapter before only in a campaign, one that is no
// party item, and no starting gear (MM-CAMP-02). No two mice have the same card.
func validateKept(u *Setup, found func(*rules.Problem)) {
	s := State{Cards: u.Cards}
	for i, m := range u.Mice {
		gear := slices.ContainsFunc(u.Mice, func(o Seated) bool { return slices.Contains(o.Hero.Starting, m.Kept) })
		switch {
		case m.Kept == "":
		case slices.ContainsFunc(u.Mice[:i], func(o Seated) bool { return o.Kept == m.Kept }):
			found(broken("MM-CAMP-02", "card_twice", rules.Args{"card": searchCard(m.Kept)}))
		case !u.Campaign || !m.Veteran || gear || s.findSearch(m.Kept).Type == parts.Party:
			found(possibleProblem("MM-CAMP-02", "kept", rules.Args{"mouse": Name(m.Hero.ID).Noun(), "card": searchCard(m.Kept)}))
		}
	}
}

// validateBoard: the end of the chapter lies ahead (MM-SETUP-11), and every
// tile side that it names is there (MM-SETUP-08).
func validateBoard(u *Setup, found func(*rules.Problem)) {
	switch end := (rules.Args{"end": u.Chapter.End}); {
	case u.Chapter.End < 1:
		found(broken("MM-SETUP-11", "end", end))
	case u.Chapter.End == 1:
		found(possibleProblem("MM-SETUP-11", "end", end))
	}
	tiles := chapterTiles(u.Chapter)
	for _, plan := range u.Chapter.Rooms {
		tiles = append(tiles, plan.Tile)
	}
	for _, tile := range tiles {
		if !slices.ContainsFunc(u.Rooms, func(r Room) bool { return r.ID == tile }) {
			found(broken("MM-SETUP-08", "room", rules.Args{"room": tileSide(tile)}))
		}
	}
}

// chapterTiles returns the tile sides that a chapter names beside its list of
// them.
func chapterTiles(c parts.Chapter) []string {
	var out []string
	for _, p := range c.Minions {
		out = append(out, p.Tile)
	}
	for _, j := range c.Joins {
		out = append(out, j.A, j.B)
	}
	return out
}
