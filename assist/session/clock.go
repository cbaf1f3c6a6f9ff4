package session

import (
	"slices"
	"time"

	"tablemate/rules"
)

func (p *play[U, S, A]) timing(ask func() error) error {
	if !p.Runs(p.state) {
		return ask()
	}
	p.watch.start(p.options.Clock())
	defer func() { p.watch.stop(p.options.Clock()) }()
	return ask()
}

// The method `still` stops the clock during an undo or a correction.
func (p *play[U, S, A]) still(mend func() error) error {
	if p.watch.since.IsZero() {
		return mend()
	}
	p.watch.stop(p.options.Clock())
	defer func() { p.watch.start(p.options.Clock()) }()
	return mend()
}

func (p *play[U, S, A]) tick() error {
	s := p.state
	seconds := int(p.watch.gone / time.Second)
	if seconds == 0 || !p.Runs(s) {
		return nil
	}
	p.watch.gone -= time.Duration(seconds) * time.Second
	return p.record(report[A]{auto: true, did: p.Tick(p.Gone(s) + seconds)})
}

// alarm returns the time until a timed event interrupts the question. If no such event will come,
// it returns 0.
func (p *play[U, S, A]) alarm() time.Duration {
	if p.writer == nil || p.watch.since.IsZero() || !p.Runs(p.state) {
		return 0
	}
	next := p.Next(p.state)
	if next == 0 {
		return 0
	}
	return max(1, time.Duration(next)*time.Second-p.watch.at(p.options.Clock()))
}

func (p *play[U, S, A]) rang() error {
	if err := p.still(p.tick); err != nil {
		return err
	}
	if p.Rules.Next(p.state) == rules.Nobody {
		return errAgain
	}
	p.talk.Desk.Show(p.drawn)
	return nil
}

func (p *play[U, S, A]) ticked() S {
	s := p.state
	if !p.Runs(s) {
		return s
	}
	after, _ := p.Rules.Apply(s, p.Tick(p.Gone(s)+int(p.watch.at(p.options.Clock())/time.Second)))
	return after
}

// After an undo, goneOn adds the time of the struck turns to the stopwatch, because people have
// really spent this time. After a redo, it subtracts the time of the restored turns. If a person
// set the clock or made a correction in a struck turn, goneOn does nothing.
func (p *play[U, S, A]) goneOn(before S, struck []turn[S, A]) {
	byHand := func(t turn[S, A]) bool {
		return !t.line.Auto && (p.setsClock(t) || p.isOneOf([]string{correcting}, t))
	}
	if !p.brings(p.Timed) || slices.ContainsFunc(struck, byHand) {
		return
	}
	back := p.Gone(before) - p.Gone(p.state)
	p.watch.gone = max(0, p.watch.gone+time.Duration(back)*time.Second)
}

func (p *past[U, S, A]) setsClock(t turn[S, A]) bool {
	return p.brings(p.Timed) && p.isOneOf([]string{p.Tick(0).Kind()}, t)
}

// ticks reports whether the clock, and not a person, recorded a turn.
func (p *past[U, S, A]) ticks(t turn[S, A]) bool {
	return t.line.Auto && p.setsClock(t)
}
