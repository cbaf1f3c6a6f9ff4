package session

import (
	"errors"
	"slices"
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
	if _, explains := p.Flow.(explainer[S]); explains || len(p.pending) > 0 || len(p.lastMoves("")) > 0 {
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
	if p.amending && (a.Word == desk.AsideRedo || a.Word == desk.AsideFix || a.Word == desk.AsideUndo && !p.moment.half) {
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
		return stay(p.still(func() error { return p.undo(a.Rest) }))
	case desk.AsideRedo:
		return p.still(p.redo)
	case desk.AsideFix:
		if p.namesLine(a.Rest) {
			return stay(p.still(func() error { return p.amendAsked(true) }))
		}
		return stay(p.still(p.fix))
	}
	return nil
}

// whole shows all of the table, however much of it scrolls away, and by which house
// rules it is played.
func (p *play[U, S, A]) whole() {
	height := p.talk.Height
	p.talk.Height, p.talk.Seen = 0, ""
	p.talk.Desk.Say(append([]string{""}, p.drawn()...)...)
	p.talk.Height = height
	p.talk.Seen, p.titled = p.Flow.View(p.talk, p.replayed.state), p.title()
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

// stay makes going back from an aside return to the question it was asked in.
func stay(err error) error {
	if errors.Is(err, desk.ErrBack) {
		return nil
	}
	return err
}

// maxAnswers is how many rules are told at once: more is reading, not looking up.
const maxAnswers = 3

// lookUp tells what the rulebook says of the words, or of this moment.
func (p *play[U, S, A]) lookUp(query string) {
	if p.Book == nil {
		return
	}
	book := lookup.AtTable(*p.Book)
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
	book = book.With(p.things(p.talk.Box)...)
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

// explainer is a flow that can say what a number on the table is made of.
type explainer[S any] interface {
	// Explain tells it of whatever the words name, or of what matters now; nil for
	// nothing.
	Explain(t *UI, s S, about string) []string
}

// why tells what a number is made of, or the reasons of the move that is being
// offered, or of the last automated one with those that belong together with it; of a
// figure that was named, those of its own last move.
func (p *play[U, S, A]) why(about string) {
	if own, explains := p.Flow.(explainer[S]); explains {
		if lines := own.Explain(p.talk, p.replayed.state, about); lines != nil {
			p.talk.Desk.Say(lines...)
			return
		}
	}
	figure := p.figureNamed(about)
	if len(p.pending) > 0 && about == "" {
		p.sayReasons(p.pending)
		return
	}
	moves := p.lastMoves(figure)
	switch {
	case figure == unknownFigure || figure != "" && len(moves) == 0:
		p.say("session.no-reasons-of", tables.Args{"figure": about})
	case len(moves) == 0:
		p.say("session.no-reasons")
	}
	for _, m := range moves {
		p.talk.Desk.Say(p.reported(m.turn))
		p.sayReasons(m.reasons)
	}
}

// unknownFigure stands for a name that no figure bears.
const unknownFigure = "?"

// figureNamed returns the figure that people named, as Actor calls it; "" if they
// named none or the game's figures cannot be told apart.
func (p *play[U, S, A]) figureNamed(typed string) string {
	typed = strings.TrimSpace(typed)
	if p.Figure == nil || typed == "" {
		return ""
	}
	if figure := p.Figure(p.talk, typed); figure != "" {
		return figure
	}
	return unknownFigure
}

func (p *play[U, S, A]) sayReasons(reasons []rules.Note) {
	for i, r := range reasons {
		p.talk.Desk.Say(p.reason(p.talk, i+1, r))
	}
}

// automatedMove is a recorded move of an automated opponent with its reasons.
type automatedMove[S, A any] struct {
	turn    turn[S, A]
	reasons []rules.Note
}

// lastMoves are the last automated move that has reasons, of a figure unless it is "",
// and before it those that belong together with it; the dice between them are nobody's
// move.
func (p *play[U, S, A]) lastMoves(figure string) []automatedMove[S, A] {
	var moves []automatedMove[S, A]
	for _, t := range slices.Backward(p.replayed.turns) {
		reasons, err := p.reasons(t)
		if err != nil || reasons == nil {
			if len(moves) > 0 && t.line.By != rules.Cardboard {
				break
			}
			continue
		}
		if len(moves) > 0 && !p.together(t, moves[0].turn) {
			break
		}
		if figure != "" && p.actor(t) != figure {
			continue
		}
		if len(reasons) > 0 {
			moves = slices.Insert(moves, 0, automatedMove[S, A]{t, reasons})
		}
	}
	return moves
}

// together reports whether two automated moves are of one figure.
func (p *play[U, S, A]) together(a, b turn[S, A]) bool {
	return p.actor(a) != "" && p.actor(a) == p.actor(b)
}

// actor returns whose part of an automated turn a recorded action is, "" where each
// action stands for itself.
func (p *play[U, S, A]) actor(t turn[S, A]) string {
	if p.Actor == nil {
		return ""
	}
	did, err := p.did(t)
	if err != nil {
		return ""
	}
	return p.Actor(did)
}

// fix records what the table really shows, whoever's turn it is.
func (p *play[U, S, A]) fix() error {
	did, err := p.Flow.Fix(p.talk, p.replayed.state)
	if err != nil {
		return err
	}
	p.dice.begin()
	if err := p.judge(report[A]{by: p.people(), did: did}); err != nil {
		return err
	}
	return errAgain
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

func (def Definition[U, S, A]) automated(s S, seat rules.Seat) bool {
	automa, ok := def.Rules.(rules.Automa[S, A])
	return ok && automa.Automated(s, seat)
}
