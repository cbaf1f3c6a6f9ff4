package picklerick

import (
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// Decided returns the action of an automated figure and prints it. A house rule says whether the
// app or people break a tie (PR-AMB-34).
func (Flow) Decided(t *talk.UI, s game.State, d rules.Decision[game.Action]) (game.Action, error) {
	a := prompter{phrases{t}, s}
	did, err := a.breakTie(d)
	if act, ok := did.(game.ActAlone); ok && err == nil {
		if line := a.actLine(act); line != "" {
			t.Desk.Say(line)
		}
	}
	return did, err
}

func (a prompter) breakTie(d rules.Decision[game.Action]) (game.Action, error) {
	switch {
	case len(d.Open) < 2:
		return d.Action, nil
	case a.state.House.Is(game.SoloTies, "random"):
		return d.Open[a.Dice.Roll(1, len(d.Open))[0]], nil
	}
	act := d.Action.(game.ActAlone)
	from, _ := a.state.Where(act.Figure)
	q := desk.Question{Text: a.say("decided.tie", tables.Args{"count": len(d.Open), "whom": a.whom(act.Figure)})}
	q.Default = a.pathKeys(from, act.Path)[0]
	return talk.ChooseOne(a.UI, q, d.Open, func(_ int, o game.Action) desk.Option {
		path := o.(game.ActAlone).Path
		return desk.Option{Keys: a.pathKeys(from, path), Label: a.wayOf(from, path)}
	})
}

func (a prompter) pathKeys(from game.Cell, path []game.Cell) []string {
	keys := []string{"", ""}
	for _, d := range from.Way(path) {
		for i, letter := range a.Letters(dirLetters[d]) {
			keys[i] += letter
		}
	}
	return keys
}

func (a prompter) actLine(act game.ActAlone) string {
	from, _ := a.state.Where(act.Figure)
	act, _ = a.state.UpToTrap(act) // print the action only up to a trap; the rest is printed later
	said := tables.Args{
		"figure": a.figure(act.Figure), "way": a.wayOf(from, act.Path) + a.through(a.state, act.Figure, act.Path),
		"shoots": a.say("decided.shot", tables.Args{"count": act.Shots}),
		"health": max(0, a.state.Rick.Health-act.Shots),
	}
	switch {
	case len(act.Path) == 0 && act.Shots == 0:
		return ""
	case len(act.Path) == 0:
		return a.say("decided.shoots", said)
	case act.Shots == 0:
		return a.say("decided.moves", said)
	}
	return a.say("decided.moves-and-shoots", said)
}
