package advice

import (
	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

// Trial is a mission on which players are compared.
type Trial struct {
	Name  string
	Setup game.Setup
}

// Trials lists the training missions, and harder ones of our own: no spare bullet, two
// suits, five suits. On the printed missions any team wins that forgets nothing.
func Trials() []Trial {
	all := []parts.Suit{parts.Red, parts.Black, parts.Yellow, "green", "blue"}
	printed := func(id string, agents, suits int) game.Setup {
		return game.Setup{Mission: id, Players: make([]game.Player, agents), Suits: all[:suits]}
	}
	own := func(id string, agents, suits, spare int) game.Setup {
		none := 0
		m := parts.Mission{ID: id, Suits: suits, Suspects: parts.Count{Plus: &none}, Bullets: parts.Count{Plus: &spare}}
		return game.Setup{Own: &m, Players: make([]game.Player, agents), Suits: all[:suits]}
	}
	return []Trial{
		{"first", printed(parts.Training1, 3, 3)},
		{"second-two", printed(parts.Training2, 2, 3)}, {"second-five", printed(parts.Training2, 5, 3)},
		{"third-two", printed(parts.Training3, 2, 4)}, {"third-five", printed(parts.Training3, 5, 4)},
		{"no-spare", own("no spare", 2, 3, 0)}, {"two-suits", own("two suits", 4, 2, 3)}, {"five-suits", own("five suits", 5, 5, 3)},
	}
}
