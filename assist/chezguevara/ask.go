package chezguevara

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"unicode"

	"tablemate/assist/desk"
	"tablemate/assist/keyboard"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// answerParser reads an answer to the present question, and returns false for any other line.
type answerParser func(typed string) (parsed, bool)

// askAwaited asks the question that must be answered first, such as the die for an interrupting
// card. At any question, people may instead type a seat number and the card that this player plays.
// The draw at the beginning of a turn needs no question, except after an undo.
func (a prompter) askAwaited() (game.Action, error) {
	w := a.state.FirstWait()
	if did := a.automaticAction(w); did != nil && !a.Undone {
		return did, nil
	}
	switch w.For {
	case game.ForPhase:
		return a.ask(w, a.turnQuestion(), a.readEnd)
	case game.ForArrival, game.ForSlack, game.ForExposure, game.ForDice:
		return a.askDie(w)
	case game.ForVerdict:
		return a.askVerdict(w)
	case game.ForTrophies:
		q := desk.Question{Help: a.say("ask.trophies-help")}
		q.Text = a.say("ask.trophies", tables.Args{"count": a.state.Spoils()})
		return a.ask(w, q, a.readTrophies)
	case game.ForSettle, game.ForClaim:
		return a.askObjection(w)
	}
	return a.askChoice(w)
}

// automaticAction returns the draw at the beginning of a turn, or nil. This draw needs no input.
func (a prompter) automaticAction(w game.Wait) game.Action {
	t := &a.state.Turn
	if w.For != game.ForPhase || t.Phase != game.DrawPhase || t.Drawn || len(a.state.Lines) > 0 {
		return nil
	}
	if draw := (game.Draw{Seat: t.Seat}); a.allowed(draw) {
		return draw
	}
	return nil
}

// The method `ask` repeats a question until an answer can be parsed. A question about an
// interrupting card is indented like the card.
func (a prompter) ask(w game.Wait, q desk.Question, own answerParser) (game.Action, error) {
	indent := strings.Repeat("  ", a.state.Level(w.Line))
	q.Text = indent + q.Text
	if q.Help != "" {
		q.Help = indent + q.Help
	}
	return a.askParsed(q, func(typed string) (parsed, error) {
		if next, ok := a.readAside(typed); ok {
			return next, next.wrong
		}
		if next, ok := own(typed); ok {
			return next, next.wrong
		}
		next, err := a.readPlay(typed)
		return a.winsFirst(next, typed), err
	})
}

// winsFirst handles a line that people type while an announced card awaits objections. If the card
// brings a player to the goal, winsFirst returns the step that carries out the card. Then the line
// is parsed again. In all other cases, winsFirst returns `next`, for example if `next` cancels the
// card.
func (a prompter) winsFirst(next parsed, typed string) parsed {
	w := a.state.FirstWait()
	if next.did == nil || w.For != game.ForSettle {
		return next
	}
	resolve := game.Resolve{On: w.Line}
	settled, _ := game.Game{}.Apply(a.state, resolve)
	after, _ := game.Game{}.Apply(a.state, next.did)
	p := after.Play(w.Line)
	open := p != nil && (p.By != 0 || p.Waits == game.ForSettle)
	if open || settled.Result == nil && len(settled.Claims) == 0 {
		return next
	}
	return parsed{did: resolve, ahead: typed}
}

// askParsed asks for a line that `read` understands. The rest of the line answers the next
// questions. If a line names an unknown card, the next line may give the card's values. A line with
// an unknown name or value is tried in the other keyboard layout.
func (a prompter) askParsed(q desk.Question, read func(string) (parsed, error)) (game.Action, error) {
	q.Rest = true // the end of a line matters: "2 soap" loots, but "2 soap >3" moves the card

	line, unknown := read, ""
	read = talk.Once(func(typed string) (parsed, error) {
		next, err := line(typed)
		if _, bad := readSpec(parts.Card{}, splitWords(typed)); err != nil && unknown != "" && bad == nil {
			next, err = line(joinAhead(unknown, typed))
		}
		unknown = ""
		bad := (*talk.Unread)(nil)
		word := errors.As(err, &bad) && (bad.ID == "chezguevara.unread.card" || bad.ID == "chezguevara.unread.spec")
		if word && len([]rune(typed)) > 1 {
			if other, wrong := line(keyboard.Other(typed)); wrong == nil {
				return other, a.seated(other.did)
			}
		}
		if bad != nil && bad.ID == "chezguevara.unread.card" {
			if card, kept := a.fromBox(bad); kept {
				learns := func() (game.Action, error) { return game.Learn{Card: card}, nil }
				return parsed{then: learns, ahead: joinAhead(typed, next.ahead)}, nil
			}
			unknown = typed
		}
		return next, cmp.Or(err, a.seated(next.did))
	})
	q.Leaves = func(typed string) string {
		next, _ := read(typed)
		return next.ahead
	}
	next, err := talk.Named(a.UI, q, read)
	if err != nil {
		return nil, err
	}
	return a.perform(next)
}

func (a prompter) seated(did game.Action) error {
	if did == nil {
		return nil
	}
	for _, n := range game.Forms.Nouns(did, game.NounSeat) {
		if a.state.Player(rules.Seat(n.ID)) == nil {
			typed := strings.TrimPrefix(n.ID, "player_")
			return unread("seat", tables.Args{"typed": typed})
		}
	}
	return nil
}

func firstWord(typed string) (word, rest string) {
	all := splitWords(typed)
	if len(all) == 0 {
		return "", ""
	}
	at := strings.Index(typed, all[0]) + len(all[0])
	return all[0], strings.TrimLeft(typed[at:], " \t,;\"»”")
}

// turnQuestion returns the question for the next action of the turn. The default answer ends the
// turn, or repeats a draw that people undid.
func (a prompter) turnQuestion() desk.Question {
	t := &a.state.Turn
	likely := "end"
	switch {
	case a.automaticAction(a.state.FirstWait()) != nil:
		likely = "draw"
	case a.mayGoOn():
		likely = "end?"
	}
	return desk.Question{
		Text:    a.say("ask.turn", tables.Args{"name": a.seat(t.Seat)}),
		Help:    strings.Join(a.reminders(), " · "),
		Default: a.word(likely),
	}
}

func (a prompter) mayGoOn() bool {
	t := &a.state.Turn
	over := t.Phase == game.DiscardPhase || t.Phase == game.HealingPhase
	return !over && a.state.LeaveLeft() > 0 && a.state.Player(t.Seat).Hand > 0
}

func (a prompter) readEnd(typed string) (parsed, bool) {
	word, rest := firstWord(typed)
	if (is(word, "end") || is(word, "end?")) && a.mayGoOn() {
		return parsed{then: a.askWhetherToEnd, ahead: rest}, true
	}
	return a.readSureEnd(typed)
}

// readSureEnd parses a line that ends the turn. It does not remind people of activities that are
// still possible.
func (a prompter) readSureEnd(typed string) (parsed, bool) {
	word, rest := firstWord(typed)
	if !is(word, "end") && !is(word, "end?") && !is(word, "end!") {
		return parsed{}, false
	}
	end := token{word: a.word("end!"), raw: []string{a.word("end!")}}
	return a.unlessDue(typedLine{items: []token{end}}, a.ending(a.state.Turn.Seat, rest)), true
}

// askWhetherToEnd reminds people of activities that are still possible, and asks again.
func (a prompter) askWhetherToEnd() (game.Action, error) {
	q := a.turnQuestion()
	q.Default = a.word("end")
	q.Help = strings.Join(
		append([]string{a.say("remind.leave", tables.Args{"count": a.state.LeaveLeft()})}, a.reminders()...),
		" · ",
	)
	return a.ask(a.state.FirstWait(), q, a.readSureEnd)
}

// reminders returns sentences about steps that people often forget at this moment.
func (a prompter) reminders() []string {
	var out []string
	s := &a.state
	if s.Turn.Phase == game.DrawPhase || s.Turn.Phase == game.RollsPhase {
		for _, id := range s.RollsDue() {
			out = append(out, a.say("remind.roll", tables.Args{"card": a.card(id)}))
		}
	}
	out = append(out, a.open()...)
	if s.Duty != rules.Nobody {
		out = append(out, a.say("remind.duty", tables.Args{"seat": a.seat(s.Duty)}))
	}
	if over := s.Player(s.Turn.Seat).Hand - parts.HandLimit; over > 0 && s.LeaveLeft() == 0 {
		out = append(out, a.say("remind.discard", tables.Args{"count": over}))
	}
	return append(out, a.shortages()...)
}

// The method `open` returns sentences about what people may have forgotten to type.
func (a prompter) open() []string {
	var out []string
	if r := a.state.Right; r != nil {
		out = append(out, a.say("remind.revenge", tables.Args{"seat": a.seat(r.Seat), "target": a.seat(r.Against)}))
	}
	if a.asked() {
		other := a.anyRival(a.state.Turn.Seat)
		out = append(out, a.say("remind.asked", tables.Args{
			"seat": a.seat(a.state.Turn.Seat), "other": a.seat(other), "number": keyOf(0, other.Noun()),
		}))
	}
	for _, n := range a.state.Unnamed() {
		out = append(out, a.say("remind.unnamed", tables.Args{"card": a.laidAt(n)}))
	}
	if n := len(a.state.Lines); n > 0 {
		laid, event := a.state.Lines[n-1].Action.(game.Event)
		known := slices.Contains([]parts.CardID{parts.Promotion, parts.Demotion, parts.Exposure}, laid.Card)
		if c := a.state.Card(laid.Card); event && c.Pay == 0 && c.Leave == 0 && !known {
			out = append(out, a.say("remind.effect", tables.Args{"card": a.card(laid.Card)}))
		}
	}
	return out
}

// shortages returns reminders to use substitutes for tokens. A reminder appears if more tokens are
// in use than the game contains (CG-AMB-57).
func (a prompter) shortages() []string {
	slack, wounds := 0, 0
	for _, p := range a.state.Players {
		slack, wounds = slack+p.Tokens, wounds+p.Wounds
		for _, l := range p.Tent {
			slack += l.Tokens
		}
	}
	var out []string
	if slack > parts.SlackTokens {
		out = append(out, a.say("remind.tokens", tables.Args{"number": parts.SlackTokens}))
	}
	if wounds > parts.WoundTokens {
		out = append(out, a.say("remind.wounds", tables.Args{"number": parts.WoundTokens}))
	}
	return out
}

// followUp is a question about an incomplete line. Instead of an answer, people may type another
// player's action. After that action, the text in the field `again` is parsed.
type followUp struct {
	desk.Question
	read  func(typed string) (parsed, error)
	again string
}

// asksFollowUp returns a step that asks the question. A line with a seat and a card is an action of
// another player. A line with only a seat is an answer.
func (a prompter) asksFollowUp(q followUp) func() (game.Action, error) {
	return func() (game.Action, error) {
		return a.askParsed(q.Question, func(typed string) (parsed, error) {
			if !interrupts(typed) && !a.speaks(typed) {
				return q.read(typed)
			}
			next, err := a.readPlay(typed)
			next.ahead = joinAhead(next.ahead, q.again)
			return next, err
		})
	}
}

// The function `interrupts` reports whether a line begins with a seat joined to a word ("3prom").
func interrupts(typed string) bool {
	word, _ := firstWord(typed)
	digits, rest := cutFront(word)
	return digits != "" && rest != "" && unicode.IsLetter([]rune(rest)[0])
}

// The method `Speaks` reports whether a line interrupts the question with a seat and a card.
func (Flow) Speaks(t *talk.UI, s game.State, typed string) bool {
	return prompter{phrases{t}, s}.speaks(typed)
}

// speaks reports whether a line interrupts the question. If there is a blank between seat and card,
// the line interrupts only if the player may play the card now.
func (a prompter) speaks(typed string) bool {
	l, err := a.cutLine(typed)
	if err != nil || l.by == rules.Nobody && !l.unnamed {
		return false
	}
	next, err := a.readPlay(typed)
	return err == nil && (interrupts(typed) || !next.against && (next.did == nil || a.allowed(next.did)))
}

func (a prompter) perform(next parsed) (game.Action, error) {
	did := next.did
	if next.then != nil {
		var err error
		if did, err = next.then(); err != nil {
			return nil, err
		}
	}
	if next.ahead != "" {
		a.Desk.Ahead(next.ahead)
	}
	return did, nil
}
