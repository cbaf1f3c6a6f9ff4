package session

import (
	"cmp"
	"errors"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/lookup"
	"tablemate/rules"
	"tablemate/tables"
)

// moment is where people are in what the table asks before an action is known.
type moment struct {
	first string // its first question
	half  bool   // a later one is being put
	// Whether words answer the first question, and the latest of those before a
	// warning; nil where none was put.
	begun, latest func(typed string) bool
}

// asks notes that a question is about to be put.
func (m *moment) asks(question string) {
	if m.first == "" {
		m.first = question
	}
	m.half = question != m.first
}

// offered are the words that do something at a question.
func (p *play[U, S, A]) offered(q desk.Question) []desk.Word {
	p.moment.asks(q.Text)
	words := p.answered()
	if p.moment.half || p.amending {
		words = append(words, desk.AsideBack)
	}
	return words
}

// answered are the asides that are answered at a question.
func (p *play[U, S, A]) answered() []desk.Word {
	if p.writer == nil {
		return []desk.Word{desk.AsideRules, desk.AsideQuit}
	}
	words := []desk.Word{desk.AsideRules}
	if p.brings(p.Explaining) || len(p.pending) > 0 || len(p.lastDecisions(p.replayed.turns, nil)) > 0 {
		words = append(words, desk.AsideWhy)
	}
	words = append(words, desk.AsideShow)
	if p.moment.half || p.lastReported(p.replayed, p.dice.habit) >= 0 {
		words = append(words, desk.AsideUndo)
	}
	return append(words, desk.AsideFix, desk.AsidePause)
}

// first reports whether the question of the moment is the first of what is asked for
// one action.
func (p *play[U, S, A]) first() bool { return p.writer != nil && !p.moment.half && !p.amending }

// aside answers what people ask in the middle of a question. Nil lets the same
// question stand again.
func (p *play[U, S, A]) aside(a desk.Aside) error {
	here := p.moment
	defer func() { p.moment = here }()
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
		p.whole()
	case desk.AsideUndo:
		if p.moment.half && strings.TrimSpace(a.Rest) == "" {
			p.say("session.one-back")
			return desk.ErrBack
		}
		return p.mend(func() error { return p.undo(a.Rest) })
	case desk.AsideRedo:
		return p.still(p.redo)
	case desk.AsideFix:
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

// another reports whether an aside would mend something else while one thing is being
// mended. An undo that names no line goes a question back.
func (p *play[U, S, A]) another(a desk.Aside) bool {
	switch a.Word {
	case desk.AsideRedo, desk.AsideFix:
		return p.mending || p.amending
	case desk.AsideUndo:
		return p.amending && !p.moment.half || p.mending && strings.TrimSpace(a.Rest) != ""
	}
	return false
}

// whole shows all of the table, however much of it scrolls away, and by which house
// rules it is played.
func (p *play[U, S, A]) whole() {
	height := p.talk.Height
	p.talk.Height, p.talk.Familiar = 0, false
	p.talk.Desk.Say(append([]string{""}, p.drawn()...)...)
	p.talk.Height, p.titled = height, p.title()
	p.familiar()
	p.sayHouse()
}

// resized shows the table anew on a screen of another size.
func (p *play[U, S, A]) resized() {
	p.measure()
	if p.writer != nil {
		p.talk.Desk.Show(p.drawn)
	}
}

// custom is how this table settles what the rulebook leaves open.
func (p *play[U, S, A]) custom() Custom {
	return Custom{Book: p.Book, Switches: p.Switches, House: p.Rules.House(p.replayed.state)}
}

// sayHouse names the house rules that differ from the usual reading.
func (p *play[U, S, A]) sayHouse() {
	if house := p.custom().differing(p.talk); len(house) > 0 {
		p.say("session.house-in-force", tables.Args{"rules": strings.Join(house, "; ")})
	}
}

// maxAnswers is how many rules are told at once: more is reading, not looking up.
const maxAnswers = 3

// lookUp tells what the rulebook says of the words, or of this moment.
func (p *play[U, S, A]) lookUp(query string) {
	if p.Book == nil {
		return
	}
	book := lookup.New(p.About().Shelf...).At(p.Book.Game, nil)
	here := p.here
	if p.writer != nil {
		book = book.At(p.Book.Game, p.Rules.House(p.replayed.state))
		if here == nil {
			here = p.talk.Topic
		}
		if here == nil {
			here = p.Flow.Here(p.replayed.state)
		}
	}
	book = book.With(p.Things(p.talk.Box)...)
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

// fix records what the table really shows, whoever's turn it is.
func (p *play[U, S, A]) fix() error {
	for {
		did, err := p.Flow.Fix(p.talk, p.replayed.state)
		if err != nil {
			return err
		}
		p.dice.begin()
		if err = p.judge(report[A]{by: p.people(), did: did}); errors.Is(err, errInstead) {
			continue
		}
		return cmp.Or(err, errAgain)
	}
}

// people are who corrects: the seat that is awaited, unless that is the
// cardboard or plays by itself.
func (p *play[U, S, A]) people() rules.Seat {
	seat := p.Rules.Next(p.replayed.state)
	if seat == rules.Cardboard || p.automated(p.replayed.state, seat) {
		return rules.Nobody
	}
	return seat
}

func (def *game[U, S, A]) automated(s S, seat rules.Seat) bool {
	automa, ok := def.Rules.(rules.Automa[S, A])
	return ok && automa.Automated(s, seat)
}
