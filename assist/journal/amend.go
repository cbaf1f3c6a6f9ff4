package journal

import (
	"fmt"
	"slices"

	"tablemate/assist/chance"
)

// Amendment is the correction of an earlier report. Nothing is erased. A note announces the
// correction, and an undo strikes the report and everything after it. Then the corrected report
// is recorded, followed by those later reports that were kept.
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

// Amendments lists the amendments. A note without the lines that it announces is ignored.
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

// InForce returns the lines of the notes whose amendments were not taken back: their report
// stands, or was amended again.
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

// keptRolls maps each line that repeats a roll of the app to the line where the dice first fell.
// An amendment repeats rolls, and so does an agreement after an end. The seed of the first line
// gives the dice.
func (r *Record) keptRolls() map[int]int {
	return NewPlaces(func(l *Line) Class {
		if l.Roll.Source == chance.App {
			return Dice
		}
		return NoResult
	}, false).Follow(r).fell
}

// OldRolls returns a function that reports whether the dice of a line first fell before the
// present seed, although a later line repeats them.
func (r *Record) OldRolls() func(line int) bool {
	kept, sealed := r.keptRolls(), 0
	for i := range r.Lines {
		if r.Lines[i].Dice != "" {
			sealed = r.Lines[i].N
		}
	}
	return func(line int) bool { return kept[line] > 0 && kept[line] < sealed }
}

// Exchange is an undo followed by the redo of an earlier undo. It strikes the turns that
// replaced others, and restores the replaced turns.
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

// Exchanged returns the exchange that takes back the exchange at the end of the record. It
// returns the zero Exchange if the record does not end with one.
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

// Amend strikes everything from line from on, and records lines instead: the corrected report,
// then the reports that were kept. It writes all lines or none. Agreed is what people agreed
// about the results shown from that line on. Errors are those of Append.
func (w *Writer) Amend(from int, at Line, lines []Line, agreed Agreed) error {
	note, undo := at, at
	note.Note, undo.Undo = fmt.Sprintf(amendNote, from, len(lines)-1), from
	return w.appendAll(append(append(agreedAt(from, at, agreed), note, undo), lines...))
}

// Until returns a copy of the record in which only the turns before a line stand. No redo is
// possible in the copy, which is for reading only.
func (r *Record) Until(line int) *Record {
	before := *r
	from, _ := r.standingAt(line)
	before.standing, before.strikes = slices.Clone(r.standing[:from]), nil
	return &before
}

// compareKept compares a repeated roll with the seed of the line where the dice first fell.
// Whether the seed was open at the time of the roll is checked on that first line.
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

// Agreed is what people agreed about results that an undo strikes: dice, cards or secrets.
type Agreed string

// Possible agreements; NotAsked if there was nothing to ask about.
const (
	NotAsked Agreed = ""
	AsBefore Agreed = "same"  // the same result will be used
	Anew     Agreed = "again" // there will be a new result
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
