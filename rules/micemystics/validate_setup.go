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

// validate returns the first problem of a setup. Where the table plays without the
// rule of a problem about who plays with which cards, there is none.
func (u Setup) validate() error {
	for _, check := range []func(Setup) *rules.Problem{
		validatePlayers, validateParty, validateHeroes, validateAbilities, validateKept, validateBoard,
	} {
		if p := check(u); p != nil && !(Waivable(p) && u.House.Waives(p.Rule)) {
			return p
		}
	}
	s := u.opening()
	return s.Verify()
}

// Waivable reports whether a table may play on with a problem of its setup: it is
// about who plays with which cards, and its rule is waived in the house rules. There
// is no game without any mouse.
func Waivable(p *rules.Problem) bool {
	mice, counted := p.Args["mice"].(int)
	return p.ID == "micemystics.problem.idle" || slices.Contains([]tables.RuleID{"MM-SETUP-03", "MM-SETUP-05", "MM-SETUP-06", "MM-CAMP-02"}, p.Rule) && (!counted || mice > 0)
}

// validatePlayers: 1 to 4 people play the mice together (MM-GEN-01), and each
// has at least one mouse (MM-SETUP-04). Names may stay untold.
func validatePlayers(u Setup) *rules.Problem {
	args := rules.Args{"players": u.Players, "mice": len(u.Mice)}
	var names []string
	for _, m := range u.Mice {
		if m.Player != "" && !slices.Contains(names, m.Player) {
			names = append(names, m.Player)
		}
	}
	switch {
	case u.Players < 1 || u.Players > maxPlayers || len(names) > maxPlayers:
		return broken("MM-GEN-01", "players", args)
	case u.Players > len(u.Mice) && len(u.Mice) > 0:
		return broken("MM-SETUP-04", "idle", args)
	}
	return nil
}

const maxPlayers = 4 // MM-GEN-01

// validateParty: as many mice as the chapter asks for (MM-SETUP-03), those that
// it prescribes among them; a chapter that does not say takes any number.
func validateParty(u Setup) *rules.Problem {
	switch n := len(u.Mice); {
	case n == 0, u.Chapter.Party > 0 && n != u.Chapter.Party:
		return broken("MM-SETUP-03", "party", rules.Args{"mice": n, "party": u.Chapter.Party})
	}
	for _, hero := range u.Chapter.Heroes {
		if !slices.ContainsFunc(u.Mice, func(m Seated) bool { return m.Hero.ID == hero }) {
			return broken("MM-SETUP-03", "prescribed", rules.Args{"mouse": Name(hero).Noun()})
		}
	}
	return nil
}

// validateHeroes: the mice are those that a game can have.
func validateHeroes(u Setup) *rules.Problem {
	var s State
	for _, m := range u.Mice {
		s.Mice = append(s.Mice, Mouse{Hero: m.Hero})
	}
	return validateMice(&s)
}

// validateAbilities: one ability card for each new mouse (MM-SETUP-05), of one
// of its classes, and no card for two mice (MM-SETUP-06).
func validateAbilities(u Setup) *rules.Problem {
	var given []parts.CardID
	for _, m := range u.Mice {
		args := rules.Args{"mouse": Name(m.Hero.ID).Noun(), "abilities": len(m.Abilities)}
		if len(m.Abilities) != 1 && !(m.Untold && len(m.Abilities) == 0) && !(u.Campaign && m.Veteran) && !u.House.Waives("MM-SETUP-05") {
			return broken("MM-SETUP-05", "abilities", args)
		}
		for _, a := range m.Abilities {
			args["ability"] = abilityCard(a.ID)
			switch {
			case slices.Contains(given, a.ID):
				return broken("MM-SETUP-06", "ability_twice", args)
			case !(&Mouse{Hero: m.Hero}).isAnyOf(a.Classes):
				return broken("MM-SETUP-06", "ability_class", args)
			}
			given = append(given, a.ID)
		}
	}
	return nil
}

// validateKept: a card of the chapter before only in a campaign, one that is no
// party item, and no starting gear (MM-CAMP-02).
func validateKept(u Setup) *rules.Problem {
	s := State{Cards: u.Cards}
	for _, m := range u.Mice {
		own := slices.ContainsFunc(u.Mice, func(o Seated) bool { return slices.Contains(o.Hero.Starting, m.Kept) })
		if m.Kept != "" && (!u.Campaign || !m.Veteran || own || s.findSearch(m.Kept).Type == parts.Party) {
			return broken("MM-CAMP-02", "kept", rules.Args{"mouse": Name(m.Hero.ID).Noun(), "card": searchCard(m.Kept)})
		}
	}
	return nil
}

// validateBoard: the end of the chapter lies ahead (MM-SETUP-11), and every
// tile side that it names is there (MM-SETUP-08).
func validateBoard(u Setup) *rules.Problem {
	if u.Chapter.End < 2 {
		return broken("MM-SETUP-11", "end", rules.Args{"end": u.Chapter.End})
	}
	for _, plan := range u.Chapter.Rooms {
		if !slices.ContainsFunc(u.Rooms, func(r Room) bool { return r.ID == plan.Tile }) {
			return broken("MM-SETUP-08", "room", rules.Args{"room": tileSide(plan.Tile)})
		}
	}
	for _, tile := range chapterTiles(u.Chapter) {
		if !slices.ContainsFunc(u.Rooms, func(r Room) bool { return r.ID == tile }) {
			return broken("MM-SETUP-08", "room", rules.Args{"room": tileSide(tile)})
		}
	}
	return nil
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
