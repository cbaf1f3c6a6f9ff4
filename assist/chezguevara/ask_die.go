package chezguevara

import (
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// askDie asks for one die, or rolls it where the app rolls at this table.
func (a prompter) askDie(w game.Wait) (game.Action, error) {
	if a.Dice.Habit() == talk.AppDice {
		return a.appRoll(w), nil
	}
	q := desk.Question{Text: a.dieText(w)}
	if a.Dice.Habit() == talk.AskDice {
		q.Default = a.word("roll")
	}
	return a.ask(w, q, func(typed string) (step, bool) {
		word, rest := head(typed)
		digits := digitsOf(word)
		switch {
		case is(word, "roll"):
			return step{then: func() (game.Action, error) { return a.appRoll(w), nil }, ahead: rest}, true
		case len(digits) > 0 && (digits[0] < 1 || digits[0] > parts.DieSides):
			return step{wrong: unread("die", tables.Args{"typed": strconv.Itoa(digits[0])})}, true
		case len(digits) > 0:
			return step{did: game.Roll{Seat: w.Seat, Die: digits[0], On: w.Line}, ahead: joinAhead(spelled(digits[1:]), rest)}, true
		}
		return step{}, false
	})
}

// appRoll is the app's own die.
func (a prompter) appRoll(w game.Wait) game.Action {
	return game.Roll{Seat: w.Seat, Die: a.Dice.Roll(1, parts.DieSides)[0] + 1, On: w.Line}
}

// dieText says whose die it is and what it is for.
func (a prompter) dieText(w game.Wait) string {
	said := tables.Args{"seat": a.seat(w.Seat), "needs": 0, "card": "", "slack": ""}
	if p := a.state.Play(w.Line); p != nil {
		said["card"] = a.card(p.Card)
		said["slack"] = signed(a.state.Card(p.Card).Slack)
	}
	if w.For == game.ForExposure {
		said["needs"] = a.state.Clears(w.Seat)
	}
	return a.say("ask."+string(w.For), said)
}

// asksDie returns what asks for the die of a roll in the rolls phase, nil where the line
// says it.
func (a prompter) asksDie(l said, ahead string, did game.Action) func() (game.Action, error) {
	if len(l.items[0].digits) > 0 {
		return nil
	}
	return func() (game.Action, error) {
		return a.anyDie(l, a.say("ask.rolls", voice.Spell(a.UI, a.state, game.Forms.Args(did))), func(die int) step {
			switch roll := did.(type) {
			case game.CardRoll:
				roll.Die = die
				return step{did: roll, ahead: ahead}
			case game.Evict:
				roll.Die = die
				return step{did: roll, ahead: ahead}
			}
			return step{did: did, ahead: ahead}
		})
	}
}

// anyDie asks for a die, or rolls it.
func (a prompter) anyDie(l said, text string, did func(die int) step) (game.Action, error) {
	rolled := step{then: func() (game.Action, error) { return a.take(did(a.Dice.Roll(1, parts.DieSides)[0] + 1)) }}
	if a.Dice.Habit() == talk.AppDice {
		return a.take(rolled)
	}
	q := desk.Question{Text: text}
	if a.Dice.Habit() == talk.AskDice {
		q.Default = a.word("roll")
	}
	return a.askShort(short{q, func(typed string) (step, error) {
		if is(typed, "roll") {
			return rolled, nil
		}
		word, rest := head(typed)
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > parts.DieSides {
			return step{}, unread("die", tables.Args{"typed": word})
		}
		next := did(n)
		next.ahead = joinAhead(rest, next.ahead)
		return next, nil
	}, l.whole()})
}
