package journal

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"tablemate/assist/chance"
)

// Class is the kind of a turn's result.
type Class int

// The classes of results. Dice means a roll, by the app or with real dice. Revealed means a secret
// that the turn reveals.
const (
	NoResult Class = iota
	Dice
	Cards
	Revealed
)

// Known describes a turn that people chose after they had already seen a result. An example is a
// move after an undone roll. Shown is the line of the result, and Line is the line of the turn.
type Known struct {
	Shown, Line int
	Other       bool // whether the turn's result differs from the result that people saw
	Agreed      bool // whether people agreed to this turn
}

// Shown is a result that people have seen. Sealed is a hash of the seed of the app's dice. This
// hash fixes the dice without revealing them.
type Shown struct {
	Line
	Sealed string
	Agreed Agreed
}

// Places compares results at the same place in the game, such as a roll before and after an undo.
// Two dice rolls are at the same place if the previous dice roll is the same for both. The same
// applies to cards and to secrets.
type Places struct {
	class  func(*Line) Class
	opens  bool // whether the end of a game reveals secrets
	opened int  // the line that revealed secrets at the end of the game; a later turn resets it to 0
	read   int
	sealed string // the commitment to the present dice seed
	last   *place
	turns  map[int]*place   // the turn on each line; for the line of an undo, the last turn that it struck
	shown  map[where]*place // the latest result at each place, not counting typed dice
	latest map[where]*place // the latest result at each place
	first  map[where]*place // for each place and value, the first result
	agreed []agreement
	fell   map[int]int // maps a line that repeats a roll to the line of the original roll
}

type place struct {
	Shown
	class  Class
	before *place
	is     *place // the first turn with the same result, or else this turn itself
	known  *Known // known.Line is not set
}

// where identifies a place. Only the map `first` uses the field `what`.
type where struct {
	class  Class
	before *place
	what   string
}

// agreement is what people agreed about results. It applies to the line `from` and all later lines.
// Its note is on the line `at`.
type agreement struct {
	at, from int
	agreed   Agreed
	amends   bool
}

// NewPlaces returns an empty Places. If `opens` is true, the end of a game reveals secrets.
func NewPlaces(class func(*Line) Class, opens bool) *Places {
	return &Places{
		class: class, opens: opens, turns: map[int]*place{}, fell: map[int]int{},
		shown: map[where]*place{}, latest: map[where]*place{}, first: map[where]*place{},
	}
}

// Follow adds the lines of a record. If it is called again, it adds only the new lines.
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

// The method `turn` adds a turn. If this turn was recorded by an amendment, `kept` is the struck
// turn that was replaced.
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
	case same && kept.known != nil: // nothing to do here, because the method `turn` copies kept.known
	case now.is == last.is && last.known != nil && (last.known.Other || last.actionsBefore() == now.actionsBefore()):
		now.known = last.known
	case k.Other || shown.actionsBefore() != now.actionsBefore():
		p.noteKnown(now, k)
	}
}

func (p *Places) noteKnown(at *place, k Known) {
	a := p.agreement(k.Shown)
	k.Agreed = k.Agreed || a.agreed == Anew || a.agreed == AsBefore && (!k.Other || a.amends && a.from == k.Shown)
	at.known = &k
}

// Known returns the turns that people chose after they had seen a result. It leaves out struck
// turns.
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

// The method `what` returns a text that identifies the result. It returns "" for typed dice and
// cards, because people may correct them.
func (at *place) what() string {
	switch {
	case at.class == Revealed:
		return string(at.Did)
	case at.Roll.Source == chance.App:
		return fmt.Sprint(at.Sealed, " ", at.Roll.N)
	}
	return ""
}

// The method `same` reports whether `now` repeats the result of `at`. If people agreed to a
// repeated roll, the roll numbers must be equal, but the seeds may differ.
func (at *place) same(now *place, agreed bool) bool {
	again := agreed && now.Roll.N > 0 && at.Roll.N == now.Roll.N && !now.Roll.Again
	return again || at.what() == now.what()
}

func (p *Places) agreement(shown int) agreement {
	for _, a := range slices.Backward(p.agreed) {
		if a.at > shown && a.from <= shown {
			return a
		}
	}
	return agreement{}
}

// Agreed returns what people last agreed about the result on a line.
func (p *Places) Agreed(shown int) Agreed { return p.agreement(shown).agreed }

// Opened returns the line that revealed secrets at the end of the game. If there is no such line,
// or if a turn follows this line, it returns 0.
func (p *Places) Opened() int { return p.opened }

// Next looks at the place where the next result of a class will be. If people already saw a result
// at this place, such as an undone roll of the app, Next returns the old result. Otherwise it
// returns the zero Shown. Next ignores typed dice. If `amends` is not 0, the next result will
// replace the line with this number.
func (p *Places) Next(class Class, amends int) Shown {
	return p.withAgreement(p.shown[where{class, p.last.until(amends).result(class), ""}])
}

// Typed is like Next, but finds only dice or cards that people typed.
func (p *Places) Typed(class Class) Shown {
	at := p.latest[where{class, p.last.result(class), ""}]
	if at != nil && at.Roll.Source != chance.Table {
		return Shown{}
	}
	return p.withAgreement(at)
}

func (p *Places) withAgreement(at *place) Shown {
	if at == nil {
		return Shown{}
	}
	return Shown{at.Line, at.Sealed, p.Agreed(at.N)}
}

// Other returns the earlier result that the new line `l` would replace, for example an undone roll
// of the app. It returns the zero Shown if there is no earlier result, or if `l` has neither dice
// nor a secret. If people agreed about the earlier result, and `l` repeats this result, Other
// returns the zero Shown too.
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

// Led looks for an undone secret at the place of the next secret, and returns it as `shown`. Then
// it searches backwards, from the turn of the undone secret to the previous secret. It returns as
// `led` the first turn that is automated and for which `is` returns true. If there is no undone
// secret or no such turn, Led returns nil and the zero Shown.
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

func (at *place) until(line int) *place {
	for line > 0 && at != nil && at.N >= line {
		at = at.before
	}
	return at
}

// result returns the last result of a class up to this turn. For a repeated result, it returns the
// first occurrence.
func (at *place) result(class Class) *place {
	for ; at != nil; at = at.before {
		if at.class == class {
			return at.is
		}
	}
	return nil
}

func (at *place) actionsBefore() string {
	var done strings.Builder
	for before := at.before; before != nil && before.class != at.class; before = before.before {
		fmt.Fprintf(&done, "%s %s\n", before.By, before.Did)
	}
	return done.String()
}
