package chezguevara

import (
	"regexp"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func (a prompter) askDie(w game.Wait) (game.Action, error) {
	roll := func(die int) game.Action { return game.Roll{Seat: w.Seat, Die: die, On: w.Line} }
	rolled := func() (game.Action, error) { return roll(a.ownDie()), nil }
	q := desk.Question{Text: a.dieText(w)}
	if w.For == game.ForSlack { // people may object only before the die (CG-AMB-42)
		q.Help = strings.Join(a.objections(w), " · ")
	}
	byApp := a.Dice.Habit() == talk.AppDice
	switch {
	case byApp && w.For == game.ForSlack:
		said := tables.Args{"seat": a.seat(w.Seat), "cards": a.playNamed(a.state.Play(w.Line))}
		q.Text, q.Default = a.say("ask.settle", said), a.word("done")
	case byApp:
		return rolled()
	case a.Dice.Habit() == talk.AskDice:
		q.Default = a.word("roll")
	}
	return a.ask(w, q, func(typed string) (parsed, bool) {
		word, rest := firstWord(typed)
		dice, ahead := a.dice(typed)
		switch {
		case is(word, "roll"), byApp && (is(word, "done") || is(word, "no")):
			return parsed{then: rolled, ahead: rest}, true
		case byApp && is(word, "yes"):
			return parsed{wrong: unread("who-objects", nil)}, true
		case len(dice) > 0 && (dice[0] < 1 || dice[0] > parts.DieSides):
			return parsed{wrong: unread("die", tables.Args{"typed": strconv.Itoa(dice[0])})}, true
		case len(dice) > 0:
			return parsed{did: roll(dice[0]), ahead: ahead}, true
		}
		return parsed{}, false
	})
}

// The function `fallen` returns a pattern for dice at the beginning of a line: "5", "66" or "6 3".
func fallen() *regexp.Regexp { return regexp.MustCompile(`^\s*(\d+(?:\s+\d+)*)(?:([\s,;]+)(.*))?$`) }

// The method `dice` returns the dice at the beginning of a line. `ahead` is the text after the
// first die. A number before a card may be a seat. "2 lucky" is a card of player 2, but "2, lucky"
// is a die and a card.
func (a prompter) dice(typed string) (dice []int, ahead string) {
	m := fallen().FindStringSubmatch(typed)
	if m == nil || !strings.ContainsAny(m[2], ",;") && a.speaks(typed) {
		return nil, ""
	}
	dice = digitsOf(strings.Join(strings.Fields(m[1]), ""))
	return dice, joinAhead(spelled(dice[1:]), m[3])
}

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

// asksDie returns a step for the die roll of the action `did`. The step either asks for the result
// or rolls a virtual die.
func (a prompter) asksDie(l typedLine, ahead string, did game.Action) func() (game.Action, error) {
	fallen := func(die int, rest string) parsed {
		switch roll := did.(type) {
		case game.CardRoll:
			roll.Die = die
			did = roll
		case game.Evict:
			roll.Die = die
			if roll.Evicts() && roll.To == rules.Nobody {
				text := a.say("ask.new-tent", tables.Args{"card": a.card(roll.Card)}) // CG-EVICT-04, CG-REC-11
				sent := func(to rules.Seat) parsed { roll.To = to; return parsed{did: roll} }
				then := a.asksRival(l.String(), text, roll.Seat, "gone", sent)
				return parsed{then: then, ahead: joinAhead(rest, ahead)}
			}
			did = roll
		}
		return parsed{did: did, ahead: joinAhead(rest, ahead)}
	}
	rolled := func() (game.Action, error) { return a.perform(fallen(a.ownDie(), "")) }
	if a.Dice.Habit() == talk.AppDice {
		return rolled
	}
	q := desk.Question{Text: a.say("ask."+did.Kind(), voice.Spell(a.UI, a.state, game.Forms.Args(did)))}
	if a.Dice.Habit() == talk.AskDice {
		q.Default = a.word("roll")
	}
	ask := a.asksFollowUp(followUp{q, func(typed string) (parsed, error) {
		if is(typed, "roll") {
			return parsed{then: rolled}, nil
		}
		word, rest := firstWord(typed)
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > parts.DieSides {
			return parsed{}, unread("die", tables.Args{"typed": word})
		}
		return fallen(n, rest), nil
	}, l.String()})
	return func() (game.Action, error) {
		a.warnBefore(fallen(1, "").did)
		return ask()
	}
}

// warnBefore prints the rules that a roll breaks whatever falls, before the die is rolled.
func (a prompter) warnBefore(roll game.Action) {
	breaches, _ := rules.Judge(game.Game{}, a.state, roll)
	if v := firstViolation(breaches); v != nil {
		a.Desk.Say(a.Warning(*v, Flow{}.Breach(a.UI, a.state, roll, *v)))
	}
}

func (a prompter) ownDie() int { return a.Dice.Roll(1, parts.DieSides)[0] + 1 }
