package infiltrators

import (
	"strconv"
	"strings"

	"tablemate/assist/desk"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

func (a prompter) askAwaited() (game.Action, error) {
	switch a.state.Turn.Wait {
	case game.ForBegin:
		return a.askBegin()
	case game.ForLies:
		return a.askLies()
	case game.ForAnswer:
		return a.askAnswer()
	case game.ForExchangeDraw, game.ForWaitDraw:
		return a.askDraw()
	case game.ForReward:
		return a.askReward()
	case game.ForDiscard:
		return a.askDiscard()
	case game.ForVerdict:
		return a.askVerdict()
	}
	return a.askTurn()
}

// turnArgs returns what the questions of a turn mention.
func (a prompter) turnArgs() tables.Args {
	t := a.state.Turn
	out := tables.Args{"name": a.seat(t.Seat), "at": a.seat(t.At), "card": a.card(t.Card), "count": 0}
	if g := a.agent(t.Seat); g != nil {
		out["count"] = g.Hand
	}
	return out
}

// askTurn asks for one of the five actions. The help shows those that can be taken.
func (a prompter) askTurn() (game.Action, error) {
	said := a.example()
	var help []string
	for _, kind := range a.state.Can(a.state.Turn.Seat) {
		help = append(help, a.say("ask.can-"+kind, said))
	}
	if len(help) == 0 {
		help = append(help, a.say("ask.can-pass", tables.Args{"pass": a.word("pass")}))
	}
	q := desk.Question{Text: a.say("ask.turn", a.turnArgs()), Help: strings.Join(help, " · ")}
	return a.askWith(q, a.readAny)
}

// askBegin waits until the table is laid out: the time begins.
func (a prompter) askBegin() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.begin", tables.Args{"minutes": a.state.Mission.Minutes}), Default: a.word("begin")}
	return a.ask(q, unread("begin", nil), line{Given: game.Begin{}, As: "*begin"})
}

// begun returns the step of who says how much time has passed before the clock was begun: it
// begins, and what has passed answers the next question. Nil for anything else.
func (a prompter) begun(typed string) step {
	if _, told := readClock(typed); !told || a.state.Turn.Wait != game.ForBegin || a.state.Runs() {
		return nil
	}
	return func() (game.Action, error) {
		a.Desk.Ahead(typed)
		return game.Begin{}, nil
	}
}

// askLies asks the holder how the card of an exchange lies.
func (a prompter) askLies() (game.Action, error) {
	said := a.turnArgs()
	said["way"], said["side"] = a.orientationKey(game.Upright), a.orientationKey(game.Sideways)
	said["check"] = a.word("check")
	q := desk.Question{Text: a.say("ask.lies", said), Help: a.say("ask.check", said)}
	return a.ask(q, nil, line{Given: game.Turned{}, As: "lies"})
}

// askAnswer asks the holder whether the guess is right.
func (a prompter) askAnswer() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.answer", a.turnArgs())}
	return a.ask(q, nil, line{Given: game.Answer{}, As: "says"})
}

// askDraw asks how many cards are drawn. Enter takes as many as may be, without
// going over the hand limit.
func (a prompter) askDraw() (game.Action, error) {
	most, id := parts.WaitDraw, "ask.draw-wait"
	if a.state.Turn.Wait == game.ForExchangeDraw {
		most, id = parts.ExchangeDraw, "ask.draw-exchange"
	}
	most = min(most, a.state.HQ)
	said := a.turnArgs()
	said["most"] = most
	likely := max(0, min(most, a.state.Limit()-said["count"].(int)))
	q := desk.Question{Text: a.say(id, said), Default: strconv.Itoa(likely)}
	return a.ask(q, nil, line{Given: game.Draw{}, As: "cards"})
}

// askReward asks which card of the discard is taken. Enter takes none.
func (a prompter) askReward() (game.Action, error) {
	said := a.turnArgs()
	said["cards"], said["count"] = a.codes(a.state.Up), a.state.Down
	none := a.Own(rewardWords[game.RewardNone]...)[0]
	said["down"] = a.Own(rewardWords[game.RewardDown]...)[0]
	q := desk.Question{Text: a.say("ask.reward", said), Help: a.say("ask.reward-help", said), Default: none}
	r := a.reader()
	r.Nouns[game.NounCard] = a.rewards()
	return a.askWith(q, func(typed string) (game.Action, error) {
		return r.Read(typed, nil, line{Given: game.Reward{}, As: "card"})
	})
}

// askDiscard asks for the cards over the limit.
func (a prompter) askDiscard() (game.Action, error) {
	said := a.turnArgs()
	said["most"], said["count"] = a.state.Limit(), said["count"].(int)-a.state.Limit()
	q := desk.Question{Text: a.say("ask.discard", said)}
	return a.ask(q, unread("discard", said), line{Given: game.Discard{}, As: "cards.."})
}

// askVerdict asks whether the conditions of a mission's own are met.
func (a prompter) askVerdict() (game.Action, error) {
	won, err := a.Desk.Confirm(desk.Question{Text: a.say("ask.verdict")})
	did := game.Verdict{Won: won}
	if !won && len(a.state.Mission.Win) > 0 {
		did.Name = a.state.Mission.Win[0].ID
	}
	return did, err
}
