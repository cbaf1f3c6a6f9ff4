package journal

import (
	"fmt"
	"slices"

	"tablemate/assist/chance"
)

// Amendment is a report further back that was amended. Nothing is erased: a note names the
// amendment, an undo strikes the report with everything after it, and the amended report is
// recorded again, followed by the later reports that were kept.
type Amendment struct {
	Note int // the line of the note
	Line int // the report that was amended
	Kept int // how many reports after it were kept
}

// First returns the new line of the report. The kept reports follow it.
func (a Amendment) First() int { return a.Note + 2 }

// amendNote is the text of the note.
const amendNote = "--fix %d +%d"

// IsAmendNote reads the note of an amendment, whose Line and Kept it returns.
func IsAmendNote(note string) (a Amendment, ok bool) {
	_, err := fmt.Sscanf(note, amendNote, &a.Line, &a.Kept)
	return a, err == nil && a.Line > 1 && a.Kept >= 0
}

// Amendments lists the amendments. A note that is not followed by the lines it announces is
// none.
func (r *Record) Amendments() []Amendment {
	var all []Amendment
	for i := range r.Lines {
		a, ok := IsAmendNote(r.Lines[i].Note)
		a.Note = r.Lines[i].N
		if ok && i+2+a.Kept < len(r.Lines) && r.Lines[i+1].Undo == a.Line {
			all = append(all, a)
		}
	}
	return all
}

// InForce returns the notes of the amendments whose report stands, or was amended again; the
// other amendments were taken back.
func (r *Record) InForce() map[int]bool {
	notes := map[int]bool{}
	for _, a := range slices.Backward(r.Amendments()) {
		struck := r.Lines[a.First()-2].Struck
		notes[a.Note] = struck == 0 || notes[struck-1]
	}
	return notes
}

// amended maps each report of an amendment to its previous line; nil if nothing was amended.
func (r *Record) amended() map[int]int {
	var lines map[int]int
	for _, a := range r.Amendments() {
		if lines == nil {
			lines = map[int]int{}
		}
		for at, before := range r.undoneBy(a.Note + 1).struck {
			if at <= a.Kept {
				lines[a.First()+at] = r.Lines[before].N
			}
		}
	}
	return lines
}

// keptRolls maps each roll of the app that was recorded again, by an amendment or by an
// agreement after an end, to its first line. The dice fell there, by the seed of that time.
func (r *Record) keptRolls() map[int]int {
	return NewPlaces(func(l *Line) Class {
		if l.Roll.Source == chance.App {
			return Dice
		}
		return NoResult
	}, false).Follow(r).fell
}

// OldRolls returns a function that reports whether the dice of a line fell before the present
// seed, although an amendment recorded them since.
func (r *Record) OldRolls() func(line int) bool {
	kept, sealed := r.keptRolls(), 0
	for i := range r.Lines {
		if r.Lines[i].Dice != "" {
			sealed = r.Lines[i].N
		}
	}
	return func(line int) bool { return kept[line] > 0 && kept[line] < sealed }
}

// Exchange is an undo followed by the redo of an earlier undo: the turns that replaced others
// are struck, and those others stand again.
type Exchange struct{ Undo, Redo int }

// Amended returns the exchange that takes an amendment back, if the amendment stands whole and
// the report on a line belongs to it; else the zero Exchange.
func (r *Record) Amended(line int) Exchange {
	for _, a := range r.Amendments() {
		if last := a.First() + a.Kept; a.First() <= line && line <= last && r.Stands(last) {
			return Exchange{a.First(), r.Lines[a.Line-2].Struck}
		}
	}
	return Exchange{}
}

// Exchanged returns the exchange that takes back the one at the end of the record, or the zero
// Exchange.
func (r *Record) Exchanged() Exchange {
	if len(r.Lines) < 2 {
		return Exchange{}
	}
	undo, redo := r.Lines[len(r.Lines)-2], r.Lines[len(r.Lines)-1].Redo
	if undo.Undo == 0 || redo == 0 || redo == undo.N {
		return Exchange{}
	}
	return Exchange{r.Lines[redo-2].Undo, undo.N}
}

// Exchange records an exchange: all of it, or nothing. Errors are those of Append.
func (w *Writer) Exchange(x Exchange, at Line) error {
	undo, redo := at, at
	undo.Undo, redo.Redo = x.Undo, x.Redo
	return w.appendAll([]Line{undo, redo})
}

// Amend strikes everything from the report on line from, and records lines instead: the amended
// report, then those that were kept. It writes all of it or nothing. Agreed is what people
// agreed about the results shown on that line. Errors are those of Append.
func (w *Writer) Amend(from int, at Line, lines []Line, agreed Agreed) error {
	note, undo := at, at
	note.Note, undo.Undo = fmt.Sprintf(amendNote, from, len(lines)-1), from
	return w.appendAll(append(append(agreedAt(from, at, agreed), note, undo), lines...))
}

// Until returns the record as it was when only the turns before a line stood, without the means
// to restore the others. It is for reading only.
func (r *Record) Until(line int) *Record {
	before := *r
	from, _ := r.standingAt(line)
	before.standing, before.strikes = slices.Clone(r.standing[:from]), nil
	return &before
}

// compareKept checks a roll that an amendment kept, by the seed of the line where it fell. The
// time of the roll is judged on that line.
func (p *Verification) compareKept(b *diceBag, l *Line, fell int, agrees Agrees) {
	seed := b.seed
	if fell < b.line() {
		seed = p.Seed(fell)
	}
	if seed == (chance.Seed{}) || agrees == nil {
		p.Unproved++
		return
	}
	p.Compared++
	if !agrees(seed, l) {
		p.addDoubt(l.N, DiceDiffer)
	}
}

// Agreed is what people agreed when an undo crossed what fell or was turned up since.
type Agreed string

// Possible agreements; NotAsked if there was nothing to ask about.
const (
	NotAsked Agreed = ""
	AsBefore Agreed = "same"  // the same result stands
	Anew     Agreed = "again" // there will be a new one
)

// agreedNote is the text of the note before the undo.
const agreedNote = "--undo %d %s"

// IsAgreedNote reads the note of an agreement about everything shown from a line on.
func IsAgreedNote(note string) (line int, agreed Agreed, ok bool) {
	_, err := fmt.Sscanf(note, agreedNote, &line, &agreed)
	return line, agreed, err == nil && (agreed == AsBefore || agreed == Anew)
}

// Strike records an undo back to a line, and what was agreed about it. Errors are those of
// Append.
func (w *Writer) Strike(line int, at Line, agreed Agreed) error {
	undo := at
	undo.Undo = line
	return w.appendAll(append(agreedAt(line, at, agreed), undo))
}

// Agree records an agreement about a result that was shown on a line. Errors are those of
// Append.
func (w *Writer) Agree(line int, at Line, agreed Agreed) error {
	return w.appendAll(agreedAt(line, at, agreed))
}

// agreedAt returns the note of an agreement; none if nobody was asked.
func agreedAt(line int, at Line, agreed Agreed) []Line {
	if agreed == NotAsked {
		return nil
	}
	at.Note = fmt.Sprintf(agreedNote, line, agreed)
	return []Line{at}
}
