package chezguevara

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// answer reads what answers the question at hand; false where it is for the players' lines.
type answer func(typed string) (step, bool)

// askAwaited asks for what is awaited innermost. Whatever is asked, another player may
// speak: a seat in front and a card.
func (a prompter) askAwaited() (game.Action, error) {
	w := a.state.FirstWait()
	if did := a.goesWithoutSaying(w); did != nil && !a.Undone {
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

// goesWithoutSaying returns what needs no key: the draw that begins a turn.
func (a prompter) goesWithoutSaying(w game.Wait) game.Action {
	t := &a.state.Turn
	if w.For != game.ForPhase || t.Phase != game.DrawPhase || t.Drawn || len(a.state.Lines) > 0 {
		return nil
	}
	if draw := (game.Draw{Seat: t.Seat}); a.allowed(draw) {
		return draw
	}
	return nil
}

// ask asks until a line can be read. It is indented as deep as the line that it is about.
func (a prompter) ask(w game.Wait, q desk.Question, own answer) (game.Action, error) {
	indent := strings.Repeat("  ", a.state.Level(w.Line))
	q.Text = indent + q.Text
	if q.Help != "" {
		q.Help = indent + q.Help
	}
	next, err := a.askStep(q, func(typed string) (step, error) {
		if next, ok := a.readAside(typed); ok {
			return next, next.wrong
		}
		if next, ok := own(typed); ok {
			return next, next.wrong
		}
		return a.readPlay(typed)
	})
	if err != nil {
		return nil, err
	}
	return a.take(next)
}

// askStep asks for a line that read takes a step from, and perhaps leaves words of.
func (a prompter) askStep(q desk.Question, read func(string) (step, error)) (step, error) {
	q.Rest = true // a shorter line would mean something else: "2 soap" is a looting, "2 soap >3" is not
	read = talk.Once(read)
	q.Leaves = func(typed string) string {
		next, _ := read(typed)
		return next.ahead
	}
	return talk.Written(a.UI, q, read)
}

// head parts the first word of a line from the rest.
func head(typed string) (word, rest string) {
	all := tokens(typed)
	if len(all) == 0 {
		return "", ""
	}
	return all[0], strings.Join(all[1:], " ")
}

// turnQuestion asks the active player for what he does. Enter ends the turn, or draws
// where the draw was taken back.
func (a prompter) turnQuestion() desk.Question {
	t := &a.state.Turn
	said := tables.Args{"name": a.seat(t.Seat), "pay": a.state.PayLeft(), "leave": a.state.LeaveLeft(), "hand": a.state.Player(t.Seat).Hand}
	likely := "end"
	switch {
	case a.goesWithoutSaying(a.state.FirstWait()) != nil:
		likely = "draw"
	case a.mayGoOn():
		likely = "end?"
	}
	return desk.Question{Text: a.say("ask.turn", said), Help: strings.Join(a.reminders(), " · "), Default: a.word(likely)}
}

// mayGoOn reports whether the active player has leave left and cards to spend it on.
func (a prompter) mayGoOn() bool {
	t := &a.state.Turn
	over := t.Phase == game.DiscardPhase || t.Phase == game.HealingPhase
	return !over && a.state.LeaveLeft() > 0 && a.state.Player(t.Seat).Hand > 0
}

// readEnd reads that the turn ends. Enter alone, with leave left, reminds of that first.
func (a prompter) readEnd(typed string) (step, bool) {
	word, rest := head(typed)
	switch {
	case is(word, "end?") && a.mayGoOn():
		return step{then: a.askWhetherToEnd, ahead: rest}, true
	case !is(word, "end") && !is(word, "end?"):
		return step{}, false
	}
	end := item{word: a.word("end"), raw: []string{a.word("end")}}
	return a.unlessDue(said{items: []item{end}}, a.ending(a.state.Turn.Seat, rest)), true
}

// askWhetherToEnd asks what the active player does with the leave that is left; Enter ends
// the turn.
func (a prompter) askWhetherToEnd() (game.Action, error) {
	q := a.turnQuestion()
	q.Default = a.word("end")
	q.Help = strings.Join(append([]string{a.say("remind.leave", tables.Args{"count": a.state.LeaveLeft()})}, a.reminders()...), " · ")
	return a.ask(a.state.FirstWait(), q, a.readEnd)
}

// reminders lists what tables forget at this moment: rolls that cards call for, meals, who
// may take revenge.
func (a prompter) reminders() []string {
	var out []string
	s := &a.state
	if s.Turn.Phase == game.DrawPhase || s.Turn.Phase == game.RollsPhase {
		for _, id := range s.RollsDue() {
			out = append(out, a.say("remind.roll", tables.Args{"card": a.card(id)}))
		}
	}
	out = append(append(out, a.revengeOpen()...), a.unnamed()...)
	out = append(out, a.textOpen()...)
	if s.Duty != rules.Nobody {
		out = append(out, a.say("remind.duty", tables.Args{"seat": a.seat(s.Duty)}))
	}
	if over := s.Player(s.Turn.Seat).Hand - parts.HandLimit; over > 0 && s.LeaveLeft() == 0 {
		out = append(out, a.say("remind.discard", tables.Args{"count": over}))
	}
	return append(out, a.shortages()...)
}

// revengeOpen reminds of who may take revenge now.
func (a prompter) revengeOpen() []string {
	r := a.state.Right
	if r == nil {
		return nil
	}
	return []string{a.say("remind.revenge", tables.Args{"seat": a.seat(r.Seat), "target": a.seat(r.Against)})}
}

// textOpen reminds how to say what the text of a card does that was just laid, where only
// the card knows that.
func (a prompter) textOpen() []string {
	n := len(a.state.Lines)
	if n == 0 {
		return nil
	}
	laid, ok := a.state.Lines[n-1].Action.(game.Event)
	if c := a.state.Card(laid.Card); !ok || c.Pay != 0 || c.Leave != 0 || slices.Contains([]parts.CardID{parts.Promotion, parts.Demotion, parts.Exposure}, laid.Card) {
		return nil
	}
	return []string{a.say("remind.effect", tables.Args{"card": a.card(laid.Card)})}
}

// shortages reminds that the box has fewer tokens than are in play; people use something
// else (CG-AMB-57).
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
