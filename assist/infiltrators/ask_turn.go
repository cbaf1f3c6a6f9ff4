package infiltrators

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
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

func (a prompter) turnArgs() tables.Args {
	t := a.state.Turn
	hand := a.state.Agent(t.Seat).Hand
	return tables.Args{"name": a.seat(t.Seat), "at": a.seat(t.At), "card": a.card(t.Card), "count": hand}
}

func (a prompter) askTurn() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.turn", a.turnArgs()), Help: a.turnHelp(), Buttons: a.turnButtons()}
	q.Example = a.turnExample()
	return a.askWith(q, a.readAny)
}

// turnExample returns the line for an action that is possible: a hint, waiting, or any other.
func (a prompter) turnExample() string {
	said, kind := a.example(), game.Pass{}.Kind()
	can := a.state.Can(a.state.Turn.Seat)
	for _, likely := range slices.Concat([]string{game.Hint{}.Kind(), game.Wait{}.Kind()}, can) {
		if slices.Contains(can, likely) {
			kind = likely
			break
		}
	}
	card, who := said["card"].(string), said["who"].(string)
	switch kind {
	case game.Hint{}.Kind():
		return card + " " + said["way"].(string)
	case game.Exchange{}.Kind():
		return card + " " + who
	case game.Eliminate{}.Kind():
		return a.word("guess") + " " + who + " " + card
	}
	return a.word(kind)
}

func (a prompter) turnHelp() string {
	said := a.example()
	var help []string
	for _, kind := range a.state.Can(a.state.Turn.Seat) {
		help = append(help, a.say("ask.can-"+kind, said))
	}
	if len(help) == 0 {
		help = append(help, a.say("ask.can-pass", tables.Args{"pass": a.word("pass")}))
	}
	return strings.Join(append(help, a.alikeSuits()...), " · ")
}

// alikeSuits returns a text that says which letters to type for each suit. If all suits have
// different first letters, it returns nil.
func (a prompter) alikeSuits() []string {
	suits, begun := a.suitsOf(a.state.Suits), map[rune]bool{}
	for _, suit := range suits {
		first := []rune(suit.Name)[0]
		if begun[first] {
			return []string{strings.Join(a.suits().Keys(suits.Each()...), ", ")}
		}
		begun[first] = true
	}
	return nil
}

func (a prompter) askBegin() (game.Action, error) {
	q := desk.Question{
		Text:    a.say("ask.begin", tables.Args{"minutes": a.state.Mission.Minutes}),
		Default: a.word("begin"),
	}
	return a.ask(q, unread("begin", nil), line{Given: game.Begin{}, As: "*begin"})
}

// The method `begun` returns a step if people report an action before they start the clock. The
// step starts the clock, and keeps the report as the answer to the next question.
func (a prompter) begun(typed string) step {
	if a.state.Turn.Wait != game.ForBegin || a.state.Runs() {
		return nil
	}
	if _, err := a.readAny(a.lettersFirst(typed)); err != nil {
		return nil
	}
	return func() (game.Action, error) {
		a.Desk.Ahead(typed)
		return game.Begin{}, nil
	}
}

func (a prompter) askLies() (game.Action, error) {
	said := a.turnArgs()
	said["way"], said["side"] = a.orientationKey(game.Upright), a.orientationKey(game.Sideways)
	said["check"] = a.word("check")
	q := desk.Question{Text: a.say("ask.lies", said), Help: a.say("ask.check", said)}
	turned := line{Given: game.Turned{}, As: "lies"}
	q.Buttons = a.reader().Buttons(turned)
	q.Buttons.Plain = append(q.Buttons.Plain, a.privateButtons(a.state.Turn.At)...)
	return a.ask(q, nil, turned)
}

func (a prompter) askAnswer() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.answer", a.turnArgs())}
	return a.ask(q, nil, line{Given: game.Answer{}, As: "says"})
}

// askDraw asks for the number of drawn cards. The default is the highest number that the action,
// the draw pile and the hand limit allow.
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
	q.Buttons.Plain = talk.Numbers(0, most)
	return a.ask(q, nil, line{Given: game.Draw{}, As: "cards"})
}

func (a prompter) askReward() (game.Action, error) {
	said := a.turnArgs()
	said["cards"], said["count"] = a.codes(a.state.Up), a.state.Down
	none := a.Own(rewardWords[game.RewardNone]...)[0]
	said["down"] = a.Own(rewardWords[game.RewardDown]...)[0]
	q := desk.Question{Text: a.say("ask.reward", said), Help: a.say("ask.reward-help", said), Default: none}
	for _, c := range a.state.Up {
		q.Buttons.Plain = append(q.Buttons.Plain, desk.Row{Key: a.code(c), Label: a.card(c)})
	}
	if a.state.Down > 0 {
		label := a.say("card." + game.RewardDown)
		q.Buttons.Plain = append(q.Buttons.Plain, desk.Row{Key: said["down"].(string), Label: label})
	}
	r := a.reader()
	r.Nouns[game.NounCard] = a.rewards()
	return a.askWith(q, func(typed string) (game.Action, error) {
		return r.Read(typed, nil, line{Given: game.Reward{}, As: "card"})
	})
}

func (a prompter) askDiscard() (game.Action, error) {
	said := a.turnArgs()
	said["most"], said["count"] = a.state.Limit(), said["count"].(int)-a.state.Limit()
	q := desk.Question{Text: a.say("ask.discard", said), Buttons: a.cardGrid()}
	q.Buttons.Many = true
	return a.ask(q, unread("discard", said), line{Given: game.Discard{}, As: "cards.."})
}

func (a prompter) askVerdict() (game.Action, error) {
	won, err := a.Desk.Confirm(desk.Question{Text: a.say("ask.verdict")})
	did := game.Verdict{Won: won}
	if !won && len(a.state.Mission.Win) > 0 {
		did.Name = a.state.Mission.Win[0].ID
	}
	return did, err
}

// warnOfBullet warns of a guess if everybody can see that it is wrong.
func (a prompter) warnOfBullet(did game.Action) {
	if guess, ok := did.(game.Eliminate); ok && a.wasted(guess) {
		args := tables.Args{"card": a.card(guess.Card), "at": a.seat(guess.At)}
		a.Desk.Say(a.Paint.Warning("! " + a.say("ask.crossed", args)))
	}
}

// The method `wasted` reports whether the list of a suspect's possible cards excludes a guess. If
// people do not see this list, a guess is only the agent's concern (IN-ELIM-04). If the card is not
// in play, the rules warn.
func (a prompter) wasted(did game.Eliminate) bool {
	i := slices.Index(a.state.Held(), did.At)
	if shownAs(a.state) != game.ShownCandidates || i < 0 || !slices.Contains(a.state.Deck(), did.Card) {
		return false
	}
	cards := a.state.Public().Deals().Candidates(i)
	is := func(c deals.Candidate) bool { return c.Card == did.Card }
	return len(cards) > 0 && !slices.ContainsFunc(cards, is)
}

// Fix asks for a correction, such as "ann hand 5", "bullets 4", "up 6r 4b".
func (Flow) Fix(t *talk.UI, s game.State) (game.Action, error) {
	a := prompter{phrases: phrases{t}, state: s}
	cards := session.TypedValue{Example: a.cardExample(), Parse: func(typed string) (any, error) {
		if slices.Contains(rewardWords[game.RewardNone], strings.ToLower(strings.TrimSpace(typed))) {
			return []parts.Card{}, nil
		}
		return a.readCards(typed)
	}}
	return session.Fixing[game.State, game.Action]{
		Reader: a.reader(), Voice: voice, State: s, Places: game.Correctables, Dealt: "IN-SETUP-06",
		Read: map[string]session.TypedValue{"missed": cards, "known": cards, "up": cards},
		Take: map[string]func() (game.Action, error){"house": a.askHouse, "hint": a.askHint},
		Made: func(c rules.Correction) game.Action { return game.Correct{Correction: c} },
	}.Fix()
}

func (a prompter) askHouse() (game.Action, error) {
	name, value, err := a.customOf(a.state.House).Settling(a.UI)
	return game.Settle{Name: name, Value: value}, err
}

func (t phrases) customOf(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}

func (a prompter) askHint() (game.Action, error) {
	said := a.example()
	said["off"] = a.word("off")
	q := desk.Question{Text: a.say("fix.hint-ask", said)}
	q.Example = said["who"].(string) + " " + a.cardExample() + " " + said["way"].(string)
	laid, err := talk.Written(a.UI, q, func(typed string) (game.Action, error) {
		return a.reader().Read(a.lettersFirst(typed), unread("hint", said),
			line{Given: game.Hint{}, As: "at card lies"}, line{Given: game.Hint{}, As: "at card *off"})
	})
	if err != nil {
		return nil, err
	}
	hint := laid.(game.Hint)
	path := "/agents/seat=" + string(hint.At) + "/hints"
	change := rules.To(path, a.hintsWith(hint))
	return game.Correct{Correction: rules.Correction{Changes: []rules.Change{change}}}, nil
}

func (a prompter) hintsWith(hint game.Hint) []game.LaidHint {
	g := a.state.Agent(hint.At)
	same := func(h game.LaidHint) bool { return h.Card == hint.Card }
	out, at := slices.Clone(g.Hints), slices.IndexFunc(g.Hints, same)
	switch {
	case hint.Lies == "":
		return slices.DeleteFunc(out, same)
	case at < 0:
		return append(out, game.LaidHint{Card: hint.Card, Lies: hint.Lies})
	}
	out[at].Lies = hint.Lies
	return out
}
