package journal

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"tablemate/assist/chance"
)

// Class is the kind of result of a turn: dice (the app's, or those that people rolled instead),
// the table's own cards, or something that a player had kept hidden.
type Class int

// The classes of results.
const (
	NoResult Class = iota
	Dice
	Cards
	Revealed
)

// Known is a choice that people made although they knew a result. Its Line has another result
// than the one on line Shown, or the same result after other actions.
type Known struct {
	Shown, Line int
	Other       bool // another result
	Agreed      bool // the record says that people agreed
}

// Shown is a result that was shown and then struck, the commitment to its dice, and what was
// agreed about it.
type Shown struct {
	Line
	Sealed string
	Agreed Agreed
}

// Places compares the results of a record, including struck ones. Two results of a class have
// the same place if the same results precede them.
type Places struct {
	class  func(*Line) Class
	opens  bool // whether the end of a game reveals what was hidden
	opened int  // the line of such an end if nothing was reported after it, or 0
	read   int
	sealed string // the commitment to the present dice
	last   *place
	turns  map[int]*place   // the turn of each line; for an undo the last turn before it
	shown  map[where]*place // the latest result at each place, without typed dice
	latest map[where]*place // the latest result at each place
	first  map[where]*place // the first result with the same value at each place
	agreed []agreement
	fell   map[int]int // the first line of each roll that was recorded again
}

// place is a turn, with the turn before it.
type place struct {
	Shown
	class  Class
	before *place
	is     *place // the first turn with the same result, or itself
	known  *Known // nil for an ordinary choice; its line is set when it is listed
}

// where is the place of a result: its class and the previous result. Its third field
// distinguishes results at one place. Typed dice and cards count as one result, because people
// may correct them.
type where struct {
	class  Class
	before *place
	what   string
}

// agreement is what people agreed about all results shown from a line on.
type agreement struct {
	at, from int
	agreed   Agreed
	amends   bool
}

// NewPlaces returns empty places. Opens says whether the end of a game reveals what was hidden.
func NewPlaces(class func(*Line) Class, opens bool) *Places {
	return &Places{
		class: class, opens: opens, turns: map[int]*place{}, fell: map[int]int{},
		shown: map[where]*place{}, latest: map[where]*place{}, first: map[where]*place{},
	}
}

// Follow reads the lines of a record that it has not read before.
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

// turn adds a turn. If an amendment recorded it again, kept is the original.
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

// result adds a result, and compares it with the one shown before at the same place.
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
	case same && kept.known != nil: // the choice moves to this line
	case now.is == last.is && last.known != nil && (last.known.Other || last.actionsBefore() == now.actionsBefore()):
		now.known = last.known
	case k.Other || shown.actionsBefore() != now.actionsBefore():
		p.noteKnown(now, k)
	}
}

// noteKnown marks a turn as chosen with knowledge, and notes whether people agreed.
func (p *Places) noteKnown(at *place, k Known) {
	a := p.agreement(k.Shown)
	k.Agreed = k.Agreed || a.agreed == Anew || a.agreed == AsBefore && (!k.Other || a.amends && a.from == k.Shown)
	at.known = &k
}

// Known lists the standing turns that were chosen with knowledge.
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

// what returns the value that distinguishes a result from others at the same place.
func (at *place) what() string {
	switch {
	case at.class == Revealed:
		return string(at.Did)
	case at.Roll.Source == chance.App:
		return fmt.Sprint(at.Sealed, " ", at.Roll.N)
	}
	return ""
}

// same reports whether now repeats the result at, which was shown at the same place. A roll from
// an earlier seed is repeated only if people agreed.
func (at *place) same(now *place, agreed bool) bool {
	again := agreed && now.Roll.N > 0 && at.Roll.N == now.Roll.N && !now.Roll.Again
	return again || at.what() == now.what()
}

// agreement returns the last agreement about a result that was shown on a line.
func (p *Places) agreement(shown int) agreement {
	for _, a := range slices.Backward(p.agreed) {
		if a.at > shown && a.from <= shown {
			return a
		}
	}
	return agreement{}
}

// Agreed returns what was agreed last about the result shown on a line.
func (p *Places) Agreed(shown int) Agreed { return p.agreement(shown).agreed }

// Opened returns the line of an end that revealed what was hidden. It returns 0 if there is none
// or if something was reported after that end.
func (p *Places) Opened() int { return p.opened }

// Next returns what was shown before at the place of the next result of a class. If amends is
// not 0, the next result is the one that replaces line amends. Without such a result it returns
// the zero Shown.
func (p *Places) Next(class Class, amends int) Shown {
	return p.withAgreement(p.shown[where{class, p.last.until(amends).result(class), ""}])
}

// Typed returns the dice or cards that people typed last at the place of the next result.
func (p *Places) Typed(class Class) Shown {
	at := p.latest[where{class, p.last.result(class), ""}]
	if at != nil && at.Roll.Source != chance.Table {
		return Shown{}
	}
	return p.withAgreement(at)
}

// withAgreement returns a result with the last agreement about it.
func (p *Places) withAgreement(at *place) Shown {
	if at == nil {
		return Shown{}
	}
	return Shown{at.Line, at.Sealed, p.Agreed(at.N)}
}

// Other returns what was shown before at the place of line l. It returns the zero Shown if nothing
// was shown, if l has no dice and reveals nothing, or if people agreed and l has the same result.
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

// Led returns the automated turn that led to the result revealed at the next place, and that
// result. It returns nil if there is no such turn.
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

// until returns the last turn before a line; for line 0 it returns at itself.
func (at *place) until(line int) *place {
	for line > 0 && at != nil && at.N >= line {
		at = at.before
	}
	return at
}

// result returns the first occurrence of the last result of a class up to a turn, or nil.
func (at *place) result(class Class) *place {
	for ; at != nil; at = at.before {
		if at.class == class {
			return at.is
		}
	}
	return nil
}

// actionsBefore returns the actions between a result and the previous one of its class.
func (at *place) actionsBefore() string {
	var done strings.Builder
	for before := at.before; before != nil && before.class != at.class; before = before.before {
		fmt.Fprintf(&done, "%s %s\n", before.By, before.Did)
	}
	return done.String()
}
