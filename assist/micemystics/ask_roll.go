package micemystics

import (
	"errors"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// roll asks what dice show, or rolls them.
func (a prompter) roll(w game.Wait) (game.Action, error) {
	with := game.NoStat
	if w.Lore > 0 {
		var err error
		if with, err = a.stat(w); err != nil {
			return nil, err
		}
		if with == game.ByLore {
			w.Dice = w.Lore
		}
	}
	if w.Dice == game.UnknownDice {
		var err error
		q := desk.Question{Text: a.say("roll.unknown", a.rollArgs(w))}
		if w.Dice, err = a.Desk.Number(q, 0, mostDice); err != nil || w.Dice == 0 {
			return game.Fell{With: with}, err
		}
	}
	fell, err := a.cast(w)
	if f, ok := fell.(game.Fell); ok {
		f.With = with
		fell = f
	}
	return fell, err
}

// cast is what the dice show, or what happens before they are rolled.
func (a prompter) cast(w game.Wait) (game.Action, error) {
	q := desk.Question{Text: a.rollText(w), Help: a.rollHelp(w), Fresh: sudden(w.Purpose)}
	fell, by, err := chanced(a, q, func(typed string) (game.Fell, error) { return readRoll(typed, w) })
	switch by {
	case besides:
		return a.before()
	case byApp:
		return a.thrown(w.Dice), nil
	}
	return fell, err
}

// sudden rolls come in the middle of a move: what was typed for the move is no
// answer to them.
func sudden(p game.Purpose) bool {
	return p == game.TrapRoll || p == game.ClimbRoll || p == game.AmbushRoll
}

// how something that chance decides is answered.
type how int8

// People say what fell, leave it to the app, or report something else first: an
// ability or a trick may be used at any time (MM-ABIL-01).
const (
	byTable how = iota
	byApp
	besides
)

// chanced asks for something that dice, a deck or a token decide.
func chanced[T any](a prompter, q desk.Question, read func(string) (T, error)) (out T, by how, err error) {
	if a.Dice.Habit() == session.AppDice {
		return out, byApp, nil
	}
	if a.Dice.Habit() == session.AskDice && q.Default == "" {
		q.Default = a.Own("roll", "бросок")[0]
	}
	if a.Dice.Habit() != session.AskDice {
		q.Default = ""
	}
	out, err = session.Written(a.UI, q, func(typed string) (T, error) {
		var none T
		switch {
		case isOneOf(typed, rollWords...):
			by = byApp
			return none, nil
		case is(typed, otherLetters):
			by = besides
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

// before asks what happens before a roll. Back leads to the roll.
func (a prompter) before() (game.Action, error) {
	did, err := a.other()
	if errors.Is(err, desk.ErrBack) {
		return a.report()
	}
	return did, err
}

// thrown are the app's own dice.
func (a prompter) thrown(dice int) game.Fell {
	var out game.Fell
	for _, side := range a.Dice.Roll(dice, len(parts.Faces)) {
		out.Faces = append(out.Faces, side+1)
	}
	return out
}

// stat asks which value a mousetrap is tested with; Enter takes more dice.
func (a prompter) stat(w game.Wait) (game.Stat, error) {
	options := []desk.Option{
		{Keys: a.Letters("mд"), Label: a.say("roll.by-move", tables.Args{"dice": w.Dice})},
		{Keys: a.Letters("lп"), Label: a.say("roll.by-lore", tables.Args{"dice": w.Lore})},
	}
	likely := 0
	if w.Lore > w.Dice {
		likely = 1
	}
	q := desk.Question{Text: a.say("roll.with", a.rollArgs(w)), Default: options[likely].Keys[0], Fresh: true}
	i, err := a.Desk.Choose(q, options)
	return []game.Stat{game.ByMove, game.ByLore}[i], err
}

func (a prompter) rollArgs(w game.Wait) tables.Args {
	said := tables.Args{"dice": w.Dice, "name": a.figure(w.Who), "against": "", "hits": w.Hits, "card": ""}
	if w.Against != game.NoFigure {
		said["against"] = a.figure(w.Against)
	}
	if w.Call != "" {
		said["card"] = a.initiative(w.Call)
	}
	return said
}

func (a prompter) rollText(w game.Wait) string {
	return a.say("roll."+string(w.Purpose), a.rollArgs(w))
}

// rollHelp teaches how a roll is typed, where its question does not say it, for
// the first rounds.
func (a prompter) rollHelp(w game.Wait) string {
	if a.state.Round > taught {
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
		return a.say("roll.help-"+kindOf(w), said)
	}
	return ""
}

// taught is for how many rounds people are told how rolls are typed.
const taught = 2

// toss asks how the grape token fell.
func (a prompter) toss(game.Wait) (game.Action, error) {
	letters := map[game.Landing]string{game.Smashed: "sр", game.Whole: "wц"}
	q := desk.Question{Text: a.say("toss.text"), Default: a.Own("toss", "подбросить")[0], Help: a.say("toss.help", tables.Args{
		"smashed": a.Letters(letters[game.Smashed])[0], "whole": a.Letters(letters[game.Whole])[0],
	})}
	side, by, err := chanced(a, q, func(typed string) (game.Landing, error) {
		for _, l := range game.Landings {
			if is(typed, letters[l]) || strings.HasPrefix(folded(a.say("toss."+string(l))), folded(typed)) && len([]rune(typed)) > 1 {
				return l, nil
			}
		}
		return "", unread("toss", nil)
	})
	switch by {
	case besides:
		return a.before()
	case byApp:
		side = game.Landings[a.Dice.Roll(1, len(game.Landings))[0]]
	}
	return game.Toss{Side: side}, err
}
