package journal

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"tablemate/assist/chance"
)

// Class is what kind of result a turn holds: of dice, the app's or those that people rolled
// instead, of the table's own cards, or of what somebody had kept hidden.
type Class int

// The classes of results.
const (
	NoResult Class = iota
	Dice
	Cards
	Revealed
)

// Known is a choice made with knowledge: a line that holds another result than the one that
// was shown in its place, or the same one after something else was done.
type Known struct {
	Shown, Line int
	Other       bool // another result
	Agreed      bool // the record says that people agreed
}

// Shown is a result that stood in some place and was struck out, the commitment to its dice,
// and what was agreed of it.
type Shown struct {
	Line
	Sealed string
	Agreed Agreed
}

// Places follows the results of a record, struck ones too. Results of a class stand in the
// same place when the same ones stand before them.
type Places struct {
	class  func(*Line) Class
	opens  bool // the end of a game tells what was hidden
	opened int  // the line of such an end, while nothing was reported behind it; 0 for none
	read   int
	sealed string // the commitment to the present dice
	last   *place
	turns  map[int]*place   // by their lines; of an undo the last one before it
	shown  map[where]*place // the latest result; of dice those of the app, where any fell
	latest map[where]*place // typed dice too
	first  map[where]*place
	agreed []agreement
	fell   map[int]int // the line on which each roll fell that was recorded once more
}

// place is a turn that stood once, behind the one before it.
type place struct {
	Shown
	class  Class
	before *place
	is     *place // the same result where it was shown first, or itself
	known  *Known // nil for no choice made with knowledge; its line is set where it is listed
}

// where is the place of a result: its class, and the one before it; what tells it from
// others there. People's own dice and cards are all one, as they are theirs to mend.
type where struct {
	class  Class
	before *place
	what   string
}

// agreement is what people agreed of all that had been shown from a line on.
type agreement struct {
	at, from int
	agreed   Agreed
	amends   bool
}

// NewPlaces returns places of which nothing is known yet. Opens says that the end of a
// game tells what was hidden.
func NewPlaces(class func(*Line) Class, opens bool) *Places {
	return &Places{
		class: class, opens: opens, turns: map[int]*place{}, fell: map[int]int{},
		shown: map[where]*place{}, latest: map[where]*place{}, first: map[where]*place{},
	}
}

// Follow reads the lines of a record that are new.
func (p *Places) Follow(r *Record) *Places {
	if p.read == len(r.Lines) {
		return p
	}
	if p.read == 0 {
		p.sealed = r.Header.Dice
	}
	kept := r.amended()
	for ; p.read < len(r.Lines); p.read++ {
		l := r.Lines[p.read]
		switch l.Entry() {
		case Turn:
			p.turn(l, p.turns[kept[l.N]])
		case Undo:
			p.turns[l.N] = p.last
			p.last = p.last.until(l.Undo)
		case Redo:
			p.last = p.turns[l.Redo]
		case Sealed:
			p.sealed = l.Dice
		case Opened:
			if p.opens {
				p.opened = l.N
			}
		case Note:
			if line, agreed, ok := IsAgreedNote(l.Note); ok {
				p.agreed = append(p.agreed, agreement{at: l.N, from: line, agreed: agreed})
			} else if a, ok := IsAmendNote(l.Note); ok && p.Agreed(a.Line) != Anew {
				p.agreed = append(p.agreed, agreement{at: l.N, from: a.Line, agreed: AsBefore, amends: true})
			}
		}
	}
	return p
}

// turn takes a turn in. An amendment recorded the one on the line kept once more.
func (p *Places) turn(l Line, kept *place) {
	now := &place{Shown: Shown{Line: l, Sealed: p.sealed}, class: p.class(&l), before: p.last}
	if p.opened > 0 {
		p.noteKnown(now, Known{Shown: p.opened})
	}
	p.opened, p.last, p.turns[l.N], now.is = 0, now, now, now
	if now.class != NoResult {
		p.result(now, kept)
	}
	if kept != nil && now.known == nil {
		now.known = kept.known
	}
}

// result takes a result in, and compares it with what was shown in its place.
func (p *Places) result(now, kept *place) {
	at := now.where("")
	shown, last := p.shown[at], p.latest[at]
	same := kept != nil && kept.Roll == now.Roll && bytes.Equal(kept.Did, now.Did)
	switch {
	case same:
		now.is = kept.is
	case shown != nil && shown.same(now, p.Agreed(shown.N) == AsBefore):
		now.is = shown.is
	default:
		now.is = cmp.Or(p.first[now.where(now.what())], now)
	}
	if now.Roll.N > 0 && now.is != now && (kept != nil || now.is.Sealed != p.sealed) {
		now.Sealed, p.fell[now.N] = now.is.Sealed, now.is.N
	}
	p.latest[at], p.first[now.where(now.what())] = now, now.is
	if now.class != Dice || now.Roll.Source == chance.App {
		p.shown[at] = now
	}
	if shown == nil || now.class == Cards {
		return
	}
	k := Known{Shown: shown.N, Other: now.is != shown.is, Agreed: now.Roll.Again}
	switch {
	case same && kept.known != nil: // it goes over to this line
	case now.is == last.is && last.known != nil && (last.known.Other || last.actionsBefore() == now.actionsBefore()):
		now.known = last.known
	case k.Other || shown.actionsBefore() != now.actionsBefore():
		p.noteKnown(now, k)
	}
}

// noteKnown notes that a turn was chosen with knowledge, and whether people agreed to it.
func (p *Places) noteKnown(at *place, k Known) {
	a := p.agreement(k.Shown)
	k.Agreed = k.Agreed || a.agreed == Anew || a.agreed == AsBefore && (!k.Other || a.amends && a.from == k.Shown)
	at.known = &k
}

// Known lists the choices that stand.
func (p *Places) Known(r *Record) []Known {
	var all []Known
	for l := range r.Standing() {
		if k := p.turns[l.N].known; k != nil {
			all = append(all, Known{k.Shown, l.N, k.Other, k.Agreed})
		}
	}
	return all
}

func (at *place) where(what string) where { return where{at.class, at.before.result(at.class), what} }

// what returns what a result is in its place.
func (at *place) what() string {
	switch {
	case at.class == Revealed:
		return string(at.Did)
	case at.Roll.Source == chance.App:
		return fmt.Sprint(at.Sealed, " ", at.Roll.N)
	}
	return ""
}

// same reports whether a result is the one that was shown in its place. Of earlier dice only
// what people agreed to falls again.
func (at *place) same(now *place, agreed bool) bool {
	again := agreed && now.Roll.N > 0 && at.Roll.N == now.Roll.N && !now.Roll.Again
	return again || at.what() == now.what()
}

// agreement returns what was agreed last of a result that was shown on a line.
func (p *Places) agreement(shown int) agreement {
	for _, a := range slices.Backward(p.agreed) {
		if a.at > shown && a.from <= shown {
			return a
		}
	}
	return agreement{}
}

// Agreed returns what was agreed last of what was shown on a line.
func (p *Places) Agreed(shown int) Agreed { return p.agreement(shown).agreed }

// Opened returns the line of an end that told what was hidden, 0 for none behind which
// nothing was reported.
func (p *Places) Opened() int { return p.opened }

// Next returns what was shown in the place of the next result of a class, or of that on the
// line that is amended; the zero Shown where nothing was.
func (p *Places) Next(class Class, amends int) Shown {
	return p.withAgreement(p.shown[where{class, p.last.until(amends).result(class), ""}])
}

// Typed returns the dice or cards that people typed last in the place of the next.
func (p *Places) Typed(class Class) Shown {
	at := p.latest[where{class, p.last.result(class), ""}]
	if at != nil && at.Roll.Source != chance.Table {
		return Shown{}
	}
	return p.withAgreement(at)
}

// withAgreement returns a result with what was agreed of it since.
func (p *Places) withAgreement(at *place) Shown {
	if at == nil {
		return Shown{}
	}
	return Shown{at.Line, at.Sealed, p.Agreed(at.N)}
}

// Other returns what was shown where a line would put another result, or any while nobody
// was asked; the zero Shown where nothing was.
func (p *Places) Other(l Line, amends int) Shown {
	now := &place{Shown: Shown{Line: l, Sealed: p.sealed}, class: p.class(&l)}
	shown := p.Next(now.class, amends)
	at := place{Shown: shown, class: now.class}
	same := shown.Agreed != NotAsked && at.same(now, shown.Agreed == AsBefore)
	if now.class == NoResult || now.class == Cards || same {
		return Shown{}
	}
	return shown
}

// Led returns the turn of an automated opponent that led to what was revealed in the place of
// the next, and that; none where nothing was.
func (p *Places) Led(is func(*Line) bool) (led *Line, shown Shown) {
	before := p.last.result(Revealed)
	at := p.shown[where{Revealed, before, ""}]
	for shown = p.withAgreement(at); at != nil && at.is != before; at = at.before {
		if at.Auto && is(&at.Line) {
			return &at.Line, shown
		}
	}
	return nil, Shown{}
}

// until returns the last turn before a line; of 0 the last one.
func (at *place) until(line int) *place {
	for line > 0 && at != nil && at.N >= line {
		at = at.before
	}
	return at
}

// result returns the last result of a class up to a turn, where it was first; nil where
// there is none.
func (at *place) result(class Class) *place {
	for ; at != nil; at = at.before {
		if at.class == class {
			return at.is
		}
	}
	return nil
}

// actionsBefore returns what was done before a result since the one of its class before it.
func (at *place) actionsBefore() string {
	var done strings.Builder
	for before := at.before; before != nil && before.class != at.class; before = before.before {
		fmt.Fprintf(&done, "%s %s\n", before.By, before.Did)
	}
	return done.String()
}
