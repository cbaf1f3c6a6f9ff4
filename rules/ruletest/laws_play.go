package ruletest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"tablemate/rules"
)

// brokenLaw is the error of a law that broke: in which game and after which
// action, so that it can be played again.
type brokenLaw struct {
	seed, action int
	last         string
	law          error
}

func (b *brokenLaw) Error() string {
	return fmt.Sprintf("seed %d, after action %d %s: %v", b.seed, b.action, b.last, b.law)
}

func (b *brokenLaw) Unwrap() error { return b.law }

// randomGame is one game played at random, with everything of it that must not
// change later.
type randomGame[U, S any, A rules.Kinded] struct {
	game    Playable[U, S, A]
	actions rules.Kinds[A]
	options Options[U, S, A]
	random  func(int) int
	reread  bool // read every state back and go on from it too

	state S
	past  []S      // the opening, and the state after each action
	looks [][]byte // each of past as JSON, as it was then
	done  []A      // every action so far
	last  string   // the last action as written
}

func (p *randomGame[U, S, A]) playOut(setup U) error {
	opening, notes, err := p.game.Start(setup)
	if err != nil {
		return fmt.Errorf("the setup is refused: %w", err)
	}
	if err := p.follow(opening, notes); err != nil {
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
			return fmt.Errorf("the game goes on after %d actions", n)
		}
		if err := p.turn(seat); err != nil {
			return err
		}
	}
}

// turn plays one action that the rules leave open.
func (p *randomGame[U, S, A]) turn(seat rules.Seat) error {
	before := p.state
	open, err := p.openMoves(seat)
	if err != nil {
		return err
	}
	for _, a := range open {
		if breaches, _ := rules.Judge(p.game, p.state, a); against(breaches) {
			return fmt.Errorf("%s is offered although it breaks %v", p.written(a), breaches)
		}
	}
	if then, now := p.looks[len(p.looks)-1], snapshot(before); !bytes.Equal(then, now) {
		return fmt.Errorf("judging changed the table:\n%s\n%s", then, now)
	}
	chosen := p.pick(open)
	p.last = p.written(chosen)
	after, notes, err := p.apply(chosen)
	if err != nil {
		return err
	}
	if err := p.follow(after, notes); err != nil {
		return err
	}
	if err := p.lookAside(before, open[p.random(len(open))]); err != nil {
		return err
	}
	p.done = append(p.done, chosen)
	return p.anywhere(p.done[p.random(len(p.done))])
}

// anywhere applies an action at a moment that it does not belong to: people may
// record actions against the rules.
func (p *randomGame[U, S, A]) anywhere(a A) (err error) {
	defer func() {
		if fell := recover(); fell != nil {
			err = fmt.Errorf("%s at another moment is more than the game can bear: %v", p.written(a), fell)
		}
	}()
	p.game.Check(p.state, a)
	after, _ := p.game.Apply(p.state, a)
	p.game.Legal(after)
	seat := p.game.Next(after)
	if automa, ok := p.game.(rules.Automa[S, A]); ok && automa.Automated(after, seat) {
		automa.Decide(after, seat)
	}
	return nil
}

// openMoves returns what may be done now: the open moves of an automated seat, or
// all that is legal.
func (p *randomGame[U, S, A]) openMoves(seat rules.Seat) ([]A, error) {
	automa, ok := p.game.(rules.Automa[S, A])
	if !ok || !automa.Automated(p.state, seat) {
		legal := p.game.Legal(p.state)
		if len(legal) == 0 {
			return nil, fmt.Errorf("a dead end: %s can do nothing", seat)
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
	return d.Open, readBack(d.Reasons)
}

func (p *randomGame[U, S, A]) pick(open []A) A {
	if p.options.Pick != nil {
		return p.options.Pick(p.state, open, p.random)
	}
	return open[p.random(len(open))]
}

// apply returns the state after a. It applies a, as read back from JSON, again: to
// the same state, and to one that was written and read.
func (p *randomGame[U, S, A]) apply(a A) (S, []rules.Note, error) {
	after, notes := p.game.Apply(p.state, a)
	back, err := p.actions.Decode([]byte(p.written(a)))
	if err != nil {
		return after, notes, fmt.Errorf("%s cannot be read back: %w", p.last, err)
	}
	over := []S{p.state}
	if p.reread {
		var read S
		if err := json.Unmarshal(p.looks[len(p.looks)-1], &read); err != nil {
			return after, notes, fmt.Errorf("the table cannot be read back: %w", err)
		}
		over = append(over, read)
	}
	outcome, told := snapshot(after), snapshot(notes)
	for _, s := range over {
		again, toldAgain := p.game.Apply(s, back)
		if two := snapshot(again); !bytes.Equal(outcome, two) {
			return after, notes, fmt.Errorf("%s has another outcome when told again:\n%s\n%s", p.last, outcome, two)
		}
		if two := snapshot(toldAgain); !bytes.Equal(told, two) {
			return after, notes, fmt.Errorf("%s has other notes when told again:\n%s\n%s", p.last, told, two)
		}
	}
	return after, notes, nil
}

// lookAside applies something else to the state before and forgets it: neither
// that state nor the current one may change.
func (p *randomGame[U, S, A]) lookAside(before S, a A) error {
	other, _ := p.game.Apply(before, a)
	for _, next := range p.game.Legal(other) {
		p.game.Check(other, next)
	}
	n := len(p.looks)
	if then, now := p.looks[n-2], snapshot(before); !bytes.Equal(then, now) {
		return fmt.Errorf("looking ahead at %s changed the table:\n%s\n%s", p.written(a), then, now)
	}
	if then, now := p.looks[n-1], snapshot(p.state); !bytes.Equal(then, now) {
		return fmt.Errorf("looking back at %s changed the table:\n%s\n%s", p.written(a), then, now)
	}
	return nil
}

// follow makes the state after an action the current one.
func (p *randomGame[U, S, A]) follow(after S, notes []rules.Note) error {
	p.state = after
	p.past = append(p.past, after)
	p.looks = append(p.looks, snapshot(after))
	return readBack(notes)
}

func (p *randomGame[U, S, A]) written(a A) string {
	text, err := p.actions.Encode(a)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

func against(breaches []rules.Violation) bool {
	return slices.ContainsFunc(breaches, func(v rules.Violation) bool { return v.Level != rules.Unusual })
}

// snapshot returns v as JSON, which is all that other programs see of it.
func snapshot(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		return []byte(err.Error())
	}
	return text
}
