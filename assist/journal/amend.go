package journal

import (
	"bytes"
	"fmt"
	"slices"

	"tablemate/assist/chance"
)

// Amendment is the correction of one report. No line is erased. A note announces the correction,
// and an undo strikes the report and all later reports. Then the corrected report is recorded.
// Finally, the later reports that are still valid are recorded again.
type Amendment struct {
	Note int // the number of the line with the note
	Line int // the number of the line with the wrong report
	Kept int // the number of later reports that were recorded again
}

// First returns the number of the line with the corrected report.
func (a Amendment) First() int { return a.Note + 2 }

const amendNote = "--fix %d +%d"

// IsAmendNote parses the note of an amendment into the fields Line and Kept.
func IsAmendNote(note string) (a Amendment, ok bool) {
	_, err := fmt.Sscanf(note, amendNote, &a.Line, &a.Kept)
	return a, err == nil && a.Line > 1 && a.Kept >= 0
}

// Amendments returns the complete amendments of the record.
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

// InForce returns whether each amendment is still valid. The keys are the line numbers of the
// notes.
func (r *Record) InForce() map[int]bool {
	notes := map[int]bool{}
	for _, a := range slices.Backward(r.Amendments()) {
		struck := r.Lines[a.First()-2].Struck
		notes[a.Note] = struck == 0 || notes[struck-1]
	}
	return notes
}

// amended returns the reports that amendments recorded. Each key is the line of a new report. Its
// value is the line of the struck report that the new report replaced. This is the first struck
// report for the corrected one. A later report has the next struck report that is the same, or none
// if people were asked for it during the amendment.
func (r *Record) amended() map[int]int {
	lines := map[int]int{}
	for _, a := range r.Amendments() {
		struck := r.undoneBy(a.Note + 1).struck
		for n := a.First(); n <= a.First()+a.Kept; n++ {
			now := r.Lines[n-2]
			at := slices.IndexFunc(struck, func(before int) bool {
				l := r.Lines[before]
				return n == a.First() || l.By == now.By && l.Roll == now.Roll && bytes.Equal(l.Did, now.Did)
			})
			if at >= 0 {
				lines[n], struck = r.Lines[struck[at]].N, struck[at+1:]
			}
		}
	}
	return lines
}

// keptRolls returns the lines that repeat an earlier roll of the app. Each key is such a line. Its
// value is the line of the original roll. An amendment repeats the rolls of the struck reports.
// After an undo, people may also agree to repeat a roll that was made with an earlier seed.
func (r *Record) keptRolls() map[int]int {
	return NewPlaces(func(l *Line) Class {
		if l.Roll.Source == chance.App {
			return Dice
		}
		return NoResult
	}, false).Follow(r).fell
}

// Exchange swaps two versions of the last turns. The fields are line numbers. The turns from line
// `Undo` on are struck. Then the earlier undo on line `Redo` is taken back.
type Exchange struct{ Undo, Redo int }

// Amended finds the amendment that recorded the report on the given line. It returns the Exchange
// that takes the amendment back. If there is no such amendment, or if a part of the amendment is
// struck out, it returns the zero Exchange.
func (r *Record) Amended(line int) Exchange {
	for _, a := range r.Amendments() {
		if last := a.First() + a.Kept; a.First() <= line && line <= last && r.Stands(last) {
			return Exchange{a.First(), r.Lines[a.Line-2].Struck}
		}
	}
	return Exchange{}
}

// Exchanged returns the Exchange that reverses the last exchange. If the record does not end with
// an exchange, it returns the zero Exchange.
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

// Exchange records both lines of an exchange or neither of them. The errors are those of Append.
func (w *Writer) Exchange(x Exchange, at Line) error {
	undo, redo := at, at
	undo.Undo, redo.Redo = x.Undo, x.Redo
	return w.appendAll([]Line{undo, redo})
}

// Amend strikes the line `from` and all later lines, and records `lines` instead: the corrected
// report, and the later reports that are still valid. Amend writes all of them or none. `agreed`
// says whether the struck dice and cards stay valid. The errors are those of Append.
func (w *Writer) Amend(from int, at Line, lines []Line, agreed Agreed) error {
	note, undo := at, at
	note.Note, undo.Undo = fmt.Sprintf(amendNote, from, len(lines)-1), from
	return w.appendAll(append(append(agreedAt(from, at, agreed), note, undo), lines...))
}

// Until returns a read-only copy of the record. In the copy, Standing yields only turns before the
// given line. Turns that are struck now are struck in the copy too. No undo in the copy can be
// taken back.
func (r *Record) Until(line int) *Record {
	before := *r
	from, _ := r.standingAt(line)
	before.standing, before.strikes = slices.Clone(r.standing[:from]), nil
	return &before
}

// Agreed says whether people reuse the results on struck lines: dice, cards or secrets.
type Agreed string

// The values of Agreed. NotAsked means that there was nothing to agree on.
const (
	NotAsked Agreed = ""
	AsBefore Agreed = "same"  // the struck result is used again
	Anew     Agreed = "again" // a new result replaces the struck result
)

const agreedNote = "--undo %d %s"

// IsAgreedNote parses the note of an agreement. The agreement is about the results on `line` and on
// later lines.
func IsAgreedNote(note string) (line int, agreed Agreed, ok bool) {
	_, err := fmt.Sscanf(note, agreedNote, &line, &agreed)
	return line, agreed, err == nil && (agreed == AsBefore || agreed == Anew)
}

// Strike records an undo. It strikes the given line and all later turns. It also records whether
// people reuse the struck results. The errors are those of Append.
func (w *Writer) Strike(line int, at Line, agreed Agreed) error {
	undo := at
	undo.Undo = line
	return w.appendAll(append(agreedAt(line, at, agreed), undo))
}

// Agree records whether people reuse the result on the given line. The errors are those of Append.
func (w *Writer) Agree(line int, at Line, agreed Agreed) error {
	return w.appendAll(agreedAt(line, at, agreed))
}

func agreedAt(line int, at Line, agreed Agreed) []Line {
	if agreed == NotAsked {
		return nil
	}
	at.Note = fmt.Sprintf(agreedNote, line, agreed)
	return []Line{at}
}
