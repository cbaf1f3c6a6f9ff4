package journal

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
)

// hash is the SHA-256 of one line without its newline.
type hash [sha256.Size]byte

func (h hash) String() string { return hex.EncodeToString(h[:]) }

// loadHeader decodes the first line.
func (r *Record) loadHeader(text []byte) *LineError {
	if wrong := decodeLine(text, &r.Header); wrong != nil {
		return wrong.on(1)
	}
	r.grow(text)
	return nil
}

// load decodes, validates and applies the next line as it stands in the file.
func (r *Record) load(text []byte) *LineError {
	l, wrong := r.validate(text)
	if wrong == nil {
		r.apply(text, l)
	}
	return wrong
}

// validate decodes the next line and returns why it cannot follow what is recorded, nil
// if it can.
func (r *Record) validate(text []byte) (l Line, wrong *LineError) {
	n := r.Last() + 1
	wrong = decodeLine(text, &l)
	switch {
	case wrong != nil:
		return l, wrong.on(n)
	case n > maxLines:
		return l, (&LineError{What: TooMuch}).on(n)
	case l.N != 0 && l.N != n:
		return l, (&LineError{What: WrongNumber}).on(n)
	}
	l.N = n
	if wrong := r.validateLink(&l); wrong != nil {
		return l, wrong
	}
	return l, r.validateEntry(&l)
}

// apply carries out a line, whose bytes are text: a turn stands, an undo strikes turns, a
// redo takes an undo back.
func (r *Record) apply(text []byte, l Line) {
	at := len(r.Lines)
	r.Lines = append(r.Lines, l)
	switch l.Entry() {
	case Turn:
		r.standing = append(r.standing, at)
	case Undo:
		from, _ := r.standingAt(l.Undo)
		struck := slices.Clone(r.standing[from:])
		r.setStruck(struck, l.N)
		r.standing = r.standing[:from]
		r.strikes = append(r.strikes, undone{at, struck, r.latest()})
	case Redo:
		u := r.undoneBy(l.Redo)
		r.setStruck(u.struck, 0)
		r.Lines[u.by].Struck = l.N
		r.standing = append(r.standing, u.struck...)
	}
	if r.Chained == 0 && l.Prev != "" {
		r.Chained = l.N
	}
	r.grow(text)
}

func (r *Record) grow(text []byte) {
	r.texts = append(r.texts, text)
	r.size += int64(len(text)) + 1
	r.head = sha256.Sum256(text)
}

// validateLink checks the hash that l holds of the line before it.
func (r *Record) validateLink(l *Line) *LineError {
	if l.Prev == "" {
		if r.Chained == 0 {
			return nil
		}
		return (&LineError{What: NoLink}).on(l.N)
	}
	var is [2 * sha256.Size]byte
	hex.Encode(is[:], r.head[:])
	if l.Prev != string(is[:]) {
		return faultyLine(l, is[:])
	}
	return nil
}

// faultyLine returns which of two lines is at fault. A changed text has quite another
// hash, so a hash that is nearly right was itself miswritten.
func faultyLine(l *Line, is []byte) *LineError {
	alike := 0
	for i, c := range is {
		if l.Prev[i] == c {
			alike++
		}
	}
	if alike > len(is)/2 {
		return (&LineError{What: WrongLink}).on(l.N)
	}
	return (&LineError{What: Changed}).on(l.N - 1)
}

// validateEntry checks that l is one thing, and that what it undoes or redoes is
// there.
func (r *Record) validateEntry(l *Line) *LineError {
	var wrong *LineError
	switch l.Entry() {
	case None:
		wrong = &LineError{What: NoEntry}
	case Undo:
		if !r.Stands(l.Undo) {
			wrong = &LineError{What: NothingToUndo, Other: l.Undo}
		}
	case Redo:
		if !r.redoable(r.undoneBy(l.Redo)) {
			wrong = &LineError{What: NothingToRedo, Other: l.Redo}
		}
	}
	return wrong.on(l.N)
}

// standingAt returns the index of line n in standing, and whether it is there.
func (r *Record) standingAt(n int) (int, bool) { return slices.BinarySearch(r.standing, n-2) }

// Stands reports whether a turn stands on line n.
func (r *Record) Stands(n int) bool {
	_, stands := r.standingAt(n)
	return stands
}

func (r *Record) setStruck(lines []int, by int) {
	for _, at := range lines {
		r.Lines[at].Struck = by
	}
}

// latest returns the index in Lines of the last turn that stands, -1 when there is none.
func (r *Record) latest() int {
	if len(r.standing) == 0 {
		return -1
	}
	return r.standing[len(r.standing)-1]
}

// undoneBy returns the undo on line n, the zero undone when none is there.
func (r *Record) undoneBy(n int) undone {
	at, found := slices.BinarySearchFunc(r.strikes, n-2, func(u undone, by int) int { return u.by - by })
	if !found {
		return undone{}
	}
	return r.strikes[at]
}

// redoable reports whether a redo may take an undo back now: none has, and the turns
// stand as they stood right behind it.
func (r *Record) redoable(u undone) bool {
	return u.struck != nil && r.Lines[u.by].Struck == 0 && u.latest == r.latest()
}

// Redoable returns the line of the last undo that a redo may take back now, 0 when there
// is none. A turn recorded since ends that possibility while it stands.
func (r *Record) Redoable() int {
	for _, u := range slices.Backward(r.strikes) {
		if r.redoable(u) {
			return r.Lines[u.by].N
		}
	}
	return 0
}

// NextRoll is the number of the next roll of the app's dice. It counts struck
// rolls too, and begins at 1 again with each new seed.
func (r *Record) NextRoll() int {
	next, old := 1, r.OldRolls()
	for i := range r.Lines {
		l := &r.Lines[i]
		switch {
		case l.Dice != "":
			next = 1
		case old(l.N):
		case l.Roll.N >= next:
			next = l.Roll.N + 1
		}
	}
	return next
}
