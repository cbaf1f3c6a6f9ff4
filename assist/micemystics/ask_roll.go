package micemystics

import (
	"errors"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askRoll asks what dice show, or rolls them.
func (a prompter) askRoll(w game.Wait) (game.Action, error) {
	with := game.NoStat
	if w.Lore > 0 {
		var err error
		if with, err = a.askStat(w); err != nil {
			return nil, err
		}
		if with == game.ByLore {
			w.Dice = w.Lore
		}
	}
	if w.Dice == game.UnknownDice {
		var err error
		q := desk.Question{Text: a.say("roll.unknown", a.rollArgs(w))}
		if w.Dice, err = a.Desk.Number(q, 0, maxDice); err != nil || w.Dice == 0 {
			return game.Fell{With: with}, err
		}
	}
	fell, err := a.askDice(w)
	if f, ok := fell.(game.Fell); ok {
		f.With = with
		fell = f
	}
	return fell, err
}

// askDice asks what the dice show, or rolls them.
func (a prompter) askDice(w game.Wait) (game.Action, error) {
	q := desk.Question{Text: a.rollText(w), Help: a.rollHelp(w), Fresh: isMidMove(w.Purpose)}
	fell, by, err := askChance(a, q, func(typed string) (game.Fell, error) { return readRoll(typed, w) })
	switch by {
	case otherFirst:
		return a.askBeforeRoll()
	case byApp:
		a.tellAbility(w)
		return a.appRoll(w.Dice), nil
	}
	return fell, err
}

// isMidMove reports whether a roll comes in the middle of a move: what was typed for
// the move is no answer to it.
func isMidMove(p game.Purpose) bool {
	return p == game.TrapRoll || p == game.ClimbRoll || p == game.AmbushRoll
}

// rolledBy is who answers a question that chance decides.
type rolledBy int8

// People say what fell, leave it to the app, or say that something else happens
// first: an ability or a trick may be used at any time (MM-ABIL-01).
const (
	byTable rolledBy = iota
	byApp
	otherFirst
)

// askChance asks for something that dice, a deck or a token decide.
func askChance[T any](a prompter, q desk.Question, read func(string) (T, error)) (out T, by rolledBy, err error) {
	if a.Dice.Habit() == talk.AppDice {
		return out, byApp, nil
	}
	if a.Dice.Habit() == talk.AskDice && q.Default == "" {
		q.Default = a.Own("roll", "бросок")[0]
	}
	if a.Dice.Habit() != talk.AskDice {
		q.Default = ""
	}
	out, err = talk.Written(a.UI, q, func(typed string) (T, error) {
		var none T
		switch {
		case isOneOf(typed, rollWords...):
			by = byApp
			return none, nil
		case isLetterOf(typed, otherLetters):
			by = otherFirst
			return none, nil
		}
		by = byTable
		return read(typed)
	})
	if err != nil {
		by = byTable
	}
	return out, by, err
}

// askBeforeRoll asks what happens before a roll. Back leads to the roll.
func (a prompter) askBeforeRoll() (game.Action, error) {
	did, err := a.askOther()
	if errors.Is(err, desk.ErrBack) {
		return a.askAwaited()
	}
	return did, err
}

// appRoll returns what the app's own dice show.
func (a prompter) appRoll(dice int) game.Fell {
	var out game.Fell
	for _, side := range a.Dice.Roll(dice, len(parts.Faces)) {
		out.Faces = append(out.Faces, side+1)
	}
	return out
}

// askStat asks which value a mousetrap is tested with; Enter takes more dice.
func (a prompter) askStat(w game.Wait) (game.Stat, error) {
	options := []desk.Option{
		{Keys: a.Letters("mд"), Label: a.say("roll.by-move", tables.Args{"dice": w.Dice, "count": w.Dice})},
		{Keys: a.Letters("lп"), Label: a.say("roll.by-lore", tables.Args{"dice": w.Lore, "count": w.Lore})},
	}
	likely := 0
	if w.Lore > w.Dice {
		likely = 1
	}
	q := desk.Question{Text: a.say("roll.with", a.rollArgs(w)), Default: options[likely].Keys[0], Fresh: true}
	i, err := a.Desk.Choose(q, options)
	return []game.Stat{game.ByMove, game.ByLore}[i], err
}

// rollArgs returns what the sentences of a roll mention.
func (a prompter) rollArgs(w game.Wait) tables.Args {
	said := tables.Args{"dice": w.Dice, "count": w.Dice, "name": a.figure(w.Who), "against": "", "hits": w.Hits, "card": ""}
	if w.Against != game.NoFigure {
		said["against"] = a.figure(w.Against)
	}
	if w.Call != "" {
		said["card"] = a.initiative(w.Call)
	}
	return said
}

// rollText returns the question for a roll.
func (a prompter) rollText(w game.Wait) string {
	return a.say("roll."+string(w.Purpose), a.rollArgs(w))
}

// rollHelp returns the ability of the figure that rolls, and how a roll is typed.
func (a prompter) rollHelp(w game.Wait) string {
	return strings.TrimSpace(a.abilityAtRoll(w) + " " + a.rollTyped(w))
}

// rollTyped returns how a roll is typed, if its question does not say it, in the
// first rounds.
func (a prompter) rollTyped(w game.Wait) string {
	if a.state.Round > taughtRounds {
		return ""
	}
	said := tables.Args{"dice": w.Dice, "other": a.Letters(otherLetters)[0]}
	for symbol, letters := range symbolLetters {
		said[symbol] = a.Letters(letters)[0]
	}
	switch {
	case w.Purpose.Numbers() && w.Dice > 1:
		return a.say("roll.help-numbers", tables.Args{"count": w.Dice})
	case w.Purpose.Fight():
		return a.say("roll.help-"+fightKind(w), said)
	}
	return ""
}

// taughtRounds is how many rounds long people are shown how to type rolls.
const taughtRounds = 2

// askToss asks how the grape token fell.
func (a prompter) askToss(game.Wait) (game.Action, error) {
	letters := map[game.Landing]string{game.Smashed: "sр", game.Whole: "wц"}
	q := desk.Question{Text: a.say("toss.text"), Default: a.Own("toss", "подбросить")[0], Help: a.say("toss.help", tables.Args{
		"smashed": a.Letters(letters[game.Smashed])[0], "whole": a.Letters(letters[game.Whole])[0],
	})}
	side, by, err := askChance(a, q, func(typed string) (game.Landing, error) {
		for _, l := range game.Landings {
			if isLetterOf(typed, letters[l]) || strings.HasPrefix(foldCase(a.say("toss."+string(l))), foldCase(typed)) && len([]rune(typed)) > 1 {
				return l, nil
			}
		}
		return "", unread("toss", nil)
	})
	switch by {
	case otherFirst:
		return a.askBeforeRoll()
	case byApp:
		side = game.Landings[a.Dice.Roll(1, len(game.Landings))[0]]
	}
	return game.Toss{Side: side}, err
}
