package session

import (
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/lookup"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

func (p *play[U, S, A]) offered(q desk.Question) []desk.Word {
	p.dialog.asks(q.Text)
	words := p.answered()
	if p.dialog.half || p.amending {
		words = append(words, desk.AsideBack)
	}
	return words
}

func (p *play[U, S, A]) answered() []desk.Word {
	if p.writer == nil {
		return []desk.Word{desk.AsideRules, desk.AsideQuit}
	}
	words := []desk.Word{desk.AsideRules}
	if p.brings(p.Explaining) || len(p.pending) > 0 || len(p.lastDecisions(p.turns, nil)) > 0 {
		words = append(words, desk.AsideWhy)
	}
	words = append(words, desk.AsideShow)
	if p.dialog.half || p.lastReported(p.dice.habit) >= 0 {
		words = append(words, desk.AsideUndo)
	}
	return append(words, desk.AsideFix, desk.AsidePause)
}

func (p *play[U, S, A]) first() bool { return p.writer != nil && !p.dialog.half && !p.amending }

func (p *play[U, S, A]) aside(a desk.Aside) error {
	here := p.dialog
	defer func() { p.dialog = here }()
	if a.Word == desk.AsidePause {
		return errPause
	}
	if a.Word == desk.AsideRules {
		p.lookUp(a.Rest)
		return nil
	}
	if p.writer == nil {
		p.say("session.not-yet")
		return nil
	}
	if p.another(a) {
		p.say("amend.finish")
		return nil
	}
	switch a.Word {
	case desk.AsideWhy:
		p.why(a.Rest)
	case desk.AsideShow:
		p.redraw()
	case desk.AsideUndo:
		if p.dialog.half && strings.TrimSpace(a.Rest) == "" {
			p.say("session.one-back")
			return desk.ErrBack
		}
		return p.mend(func() error { return p.undo(a.Rest) })
	case desk.AsideRedo:
		return p.still(p.redo)
	case desk.AsideFix:
		if word := strings.ToLower(strings.TrimSpace(a.Rest)); word == "line" || word == "строка" {
			p.talk.Desk.Hold() // drops this word
			return p.mend(func() error { return p.amendAsked(false) })
		}
		if p.namesLine(a.Rest) {
			return p.mend(func() error { return p.amendAsked(true) })
		}
		if n := p.namesNobody(a.Rest); n > 0 {
			p.say("session.no-player", tables.Args{"number": n})
			return nil
		}
		return p.mend(p.fix)
	}
	return nil
}

// The method `another` reports whether a command starts a second correction during the first. If
// the first correction already has an answer, a bare "undo" only goes back one question.
func (p *play[U, S, A]) another(a desk.Aside) bool {
	switch a.Word {
	case desk.AsideRedo, desk.AsideFix:
		return p.mending || p.amending
	case desk.AsideUndo:
		return p.amending && !p.dialog.half || p.mending && strings.TrimSpace(a.Rest) != ""
	}
	return false
}

const maxAnswers = 3

func (p *play[U, S, A]) lookUp(query string) {
	house, here := rules.House(nil), p.here
	if p.writer != nil {
		house = p.Rules.House(p.state)
		if here == nil {
			here = p.talk.Topic
		}
		if here == nil {
			here = p.Flow.Here(p.state)
		}
	}
	book := lookup.New(p.About().Shelf...).At(p.Book.Game, house).With(p.Things(p.talk.Box)...)
	found := book.Find(query, here...)
	if as := book.ReadAs(p.talk.Words, query); as != "" && len(found) > 0 {
		p.talk.Desk.Say(as)
	}
	switch {
	case len(found) > 0:
	case strings.TrimSpace(query) == "":
		p.say("session.ask-words")
	default:
		p.talk.Desk.Say(book.Missing(p.talk.Words, query))
	}
	lines, _ := lookup.Answer(p.talk.Words, found[:min(maxAnswers, len(found))], p.talk.Width)
	p.talk.Desk.Say(lines...)
}

// The method `why` explains the number on the table that `about` names. If `about` is "", the game
// may choose a number. If there is no number to explain, the method prints the reasons for
// the automated move that `about` selects. If `about` is "", this is the move that people are asked
// to confirm, or else the last recorded automated move.
func (p *play[U, S, A]) why(about string) {
	if lines := p.Explain(p.talk, p.state, about); lines != nil {
		p.talk.Desk.Say(lines...)
		return
	}
	asked := p.readWhy(about)
	if len(p.pending) > 0 && strings.TrimSpace(about) == "" {
		p.talk.Desk.Say(p.reasonsTold(p.pending)...)
		return
	}
	found, err := p.decisions(asked)
	if err != nil {
		text, _ := talk.Sentence(p.talk.Words, err)
		p.talk.Desk.Say(text)
		return
	}
	p.talk.Desk.Say(p.tellWhy(asked, found)...)
}
