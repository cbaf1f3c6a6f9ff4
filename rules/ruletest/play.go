package ruletest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"tablemate/rules"
)

// broken names the game in which a law broke, for playing it again.
type broken struct {
	seed, report int
	last         string
	law          error
}

func (b *broken) Error() string {
	return fmt.Sprintf("seed %d, after report %d %s: %v", b.seed, b.report, b.last, b.law)
}

func (b *broken) Unwrap() error { return b.law }

// play is one random game and what of it must not change any more.
type play[U, S any, A, E rules.Kinded] struct {
	game    rules.Game[U, S, A, E]
	kinds   Kinds[A, E]
	options Options[U, S, A]
	random  func(int) int
	wholly  bool // roll back to every report, not only replay once

	state  S
	events []E    // as read back from what was written
	marks  []mark // the table after the layout and after each report
	past   []S    // the live states of the marks
	told   []A    // every report so far
	last   string // the last report as written
}

// mark is how the table looked after so many events.
type mark struct {
	events int
	look   []byte
}

func (p *play[U, S, A, E]) run(setup U) error {
	layout, err := p.game.Start(setup)
	if err != nil {
		return fmt.Errorf("the setup is refused: %w", err)
	}
	if err := p.follow(layout); err != nil {
		return err
	}
	for n := 0; ; n++ {
		if err := p.holds(); err != nil {
			return err
		}
		seat := p.game.Next(p.state)
		if seat == rules.Nobody {
			return p.ended()
		}
		if n >= p.options.Bound {
			return fmt.Errorf("the game goes on after %d reports", n)
		}
		if err := p.turn(seat); err != nil {
			return err
		}
	}
}

// turn reports one thing that the rules leave open.
func (p *play[U, S, A, E]) turn(seat rules.Seat) error {
	before, shown := p.state, look(p.state)
	open, err := p.open(seat)
	if err != nil {
		return err
	}
	for _, a := range open {
		if breaches, _ := rules.Judge(p.game, p.state, a); against(breaches) {
			return fmt.Errorf("%s is offered although it breaks %v", p.written(a), breaches)
		}
	}
	chosen := p.pick(open)
	events, err := p.apply(chosen)
	if err != nil {
		return err
	}
	p.last = p.written(chosen)
	if err := p.follow(events); err != nil {
		return err
	}
	if err := p.aside(before, shown, open[p.random(len(open))]); err != nil {
		return err
	}
	p.told = append(p.told, chosen)
	return p.anywhere(p.told[p.random(len(p.told))])
}

// anywhere reports something at a moment that it does not belong to, as people
// may who record against the rules; and a consequence over no table at all.
func (p *play[U, S, A, E]) anywhere(a A) (err error) {
	defer func() {
		if fell := recover(); fell != nil {
			err = fmt.Errorf("%s at another moment is more than the game can bear: %v", p.written(a), fell)
		}
	}()
	p.game.Check(p.state, a)
	after := rules.FoldAll(p.game, p.state, p.game.Apply(p.state, a))
	p.game.Legal(after)
	seat := p.game.Next(after)
	if automa, ok := p.game.(rules.Automa[S, A]); ok && automa.Automated(after, seat) {
		automa.Decide(after, seat)
	}
	p.game.Fold(p.state, p.events[p.random(len(p.events))])
	p.game.Fold(*new(S), p.events[p.random(len(p.events))])
	return nil
}

// open is what may be reported now: the moves of an automated seat, or all.
func (p *play[U, S, A, E]) open(seat rules.Seat) ([]A, error) {
	automa, ok := p.game.(rules.Automa[S, A])
	if !ok || !automa.Automated(p.state, seat) {
		legal := p.game.Legal(p.state)
		if len(legal) == 0 {
			return nil, fmt.Errorf("a dead end: %s has nothing to report", seat)
		}
		return legal, nil
	}
	d := automa.Decide(p.state, seat)
	among := slices.ContainsFunc(d.Open, func(a A) bool { return p.written(a) == p.written(d.Action) })
	if !among {
		return nil, fmt.Errorf("%s decides %s, which is not among its open moves", seat, p.written(d.Action))
	}
	if len(d.Reasons) == 0 && len(p.game.Legal(p.state)) > 1 {
		return nil, fmt.Errorf("%s decides %s without a reason", seat, p.written(d.Action))
	}
	return d.Open, nil
}

func (p *play[U, S, A, E]) pick(open []A) A {
	if p.options.Pick != nil {
		return p.options.Pick(p.state, open, p.random)
	}
	return open[p.random(len(open))]
}

// apply is what follows from a, the same from a as read back.
func (p *play[U, S, A, E]) apply(a A) ([]E, error) {
	written, err := p.kinds.Actions.Encode(a)
	if err != nil {
		return nil, err
	}
	back, err := p.kinds.Actions.Decode(written)
	if err != nil {
		return nil, fmt.Errorf("report %s cannot be read back: %w", written, err)
	}
	events := p.game.Apply(p.state, a)
	one, two := p.consequences(events), p.consequences(p.game.Apply(p.state, back))
	if one != two {
		return nil, fmt.Errorf("%s has other consequences when told again:\n%s\n%s", written, one, two)
	}
	return events, nil
}

func (p *play[U, S, A, E]) consequences(events []E) string {
	var all strings.Builder
	for _, e := range events {
		text, err := p.kinds.Events.Encode(e)
		if err != nil {
			return err.Error()
		}
		all.Write(text)
	}
	return all.String()
}

// aside follows another report from the table before and forgets it: neither
// that table nor the one that play went on with may change.
func (p *play[U, S, A, E]) aside(before S, shown []byte, a A) error {
	other := rules.FoldAll(p.game, before, p.game.Apply(before, a))
	for _, next := range p.game.Legal(other) {
		p.game.Check(other, next)
	}
	if now := look(before); !bytes.Equal(shown, now) {
		return fmt.Errorf("looking ahead at %s changed the table:\n%s\n%s", p.written(a), shown, now)
	}
	if then, now := p.marks[len(p.marks)-1].look, look(p.state); !bytes.Equal(then, now) {
		return fmt.Errorf("looking back at %s changed the table:\n%s\n%s", p.written(a), then, now)
	}
	return nil
}

// follow folds events as they are read back.
func (p *play[U, S, A, E]) follow(events []E) error {
	live := rules.FoldAll(p.game, p.state, events)
	for _, e := range events {
		written, err := p.kinds.Events.Encode(e)
		if err != nil {
			return err
		}
		back, err := p.kinds.Events.Decode(written)
		if err != nil {
			return fmt.Errorf("consequence %s cannot be read back: %w", written, err)
		}
		p.events = append(p.events, back)
	}
	p.state = live
	p.past = append(p.past, live)
	p.marks = append(p.marks, mark{len(p.events), look(live)})
	return nil
}

func (p *play[U, S, A, E]) written(a A) string {
	text, err := p.kinds.Actions.Encode(a)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

func against(breaches []rules.Violation) bool {
	return slices.ContainsFunc(breaches, func(v rules.Violation) bool { return v.Level != rules.Unusual })
}

// look is everything that the table shows, as other programs read it.
func look(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		return []byte(err.Error())
	}
	return text
}

var errNoRule = errors.New("the game is over and no rule says so")
