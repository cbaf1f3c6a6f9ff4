package journal

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"

	"tablemate/assist/chance"
)

// hash is the SHA-256 of one line without its newline.
type hash [sha256.Size]byte

func (h hash) String() string { return hex.EncodeToString(h[:]) }

// begin takes the first line.
func (r *Record) begin(text []byte) *Damage {
	if wrong := object(text, &r.Header, headerFields); wrong != nil {
		return wrong.on(1)
	}
	if r.Header.Version < 1 {
		return (&Damage{What: WrongValue, Field: "tablemate"}).on(1)
	}
	if r.Header.Game == "" {
		return (&Damage{What: WrongValue, Field: "game"}).on(1)
	}
	r.grow(text)
	return nil
}

// read takes the next line as it stands in the file.
func (r *Record) read(text []byte) *Damage {
	r.Lines = append(r.Lines, Line{}) // decoded in place: lines are many
	end := len(r.Lines) - 1
	l := &r.Lines[end]
	r.Lines = r.Lines[:end]
	if wrong := r.check(text, l); wrong != nil {
		return wrong
	}
	r.Lines = r.Lines[:end+1]
	r.take(text)
	return nil
}

// check decodes the next line and says why it cannot follow what is recorded.
func (r *Record) check(text []byte, l *Line) *Damage {
	n := r.Last() + 1
	if wrong := object(text, l, lineFields); wrong != nil {
		return wrong.on(n)
	}
	if l.N != 0 && l.N != n {
		return (&Damage{What: WrongNumber}).on(n)
	}
	l.N = n
	if wrong := r.link(l); wrong != nil {
		return wrong
	}
	return r.fits(l)
}

// take carries out the last of Lines: turns stand, undo strikes, redo takes
// the last strike back.
func (r *Record) take(text []byte) {
	at := len(r.Lines) - 1
	l := &r.Lines[at]
	switch l.Entry() {
	case Turn:
		r.standing = append(r.standing, at)
		r.strikes = nil
	case Undo:
		from, _ := r.stands(l.Undo)
		struck := slices.Clone(r.standing[from:])
		r.mark(struck, l.N)
		r.standing = r.standing[:from]
		r.strikes = append(r.strikes, strike{at, struck})
	case Redo:
		last := r.strikes[len(r.strikes)-1]
		r.mark(last.struck, 0)
		r.Lines[last.by].Struck = l.N
		r.standing = append(r.standing, last.struck...)
		r.strikes = r.strikes[:len(r.strikes)-1]
	}
	if r.Chained == 0 && l.Prev != "" {
		r.Chained = l.N
	}
	r.grow(text)
}

func (r *Record) grow(text []byte) {
	r.size += int64(len(text)) + 1
	r.head = sha256.Sum256(text)
}

// link checks that l knows the line before it.
func (r *Record) link(l *Line) *Damage {
	if l.Prev == "" {
		if r.Chained == 0 {
			return nil
		}
		return (&Damage{What: NoLink}).on(l.N)
	}
	var is [2 * sha256.Size]byte
	hex.Encode(is[:], r.head[:])
	if l.Prev != string(is[:]) {
		return broken(l, is[:])
	}
	return nil
}

// broken says which of two lines to blame. Another text has quite another
// hash, so one that is nearly right was itself miswritten.
func broken(l *Line, is []byte) *Damage {
	alike := 0
	for i, c := range is {
		if l.Prev[i] == c {
			alike++
		}
	}
	if alike > len(is)/2 {
		return (&Damage{What: WrongLink}).on(l.N)
	}
	return (&Damage{What: Changed}).on(l.N - 1)
}

// fits checks that l can follow what is recorded.
func (r *Record) fits(l *Line) *Damage {
	var wrong *Damage
	switch l.Entry() {
	case None:
		wrong = &Damage{What: NoEntry}
	case Undo:
		if _, stands := r.stands(l.Undo); !stands {
			wrong = &Damage{What: NothingToUndo, Other: l.Undo}
		}
	case Redo:
		if last := len(r.strikes) - 1; last < 0 || r.Lines[r.strikes[last].by].N != l.Redo {
			wrong = &Damage{What: NothingToRedo, Other: l.Redo}
		}
	}
	return wrong.on(l.N)
}

// stands finds line n among the turns that stand.
func (r *Record) stands(n int) (int, bool) { return slices.BinarySearch(r.standing, n-2) }

func (r *Record) mark(places []int, by int) {
	for _, at := range places {
		r.Lines[at].Struck = by
	}
}

// Redoable is the undo that a redo may take back now, 0 when there is none: a
// turn recorded since has settled the matter.
func (r *Record) Redoable() int {
	if len(r.strikes) == 0 {
		return 0
	}
	return r.Lines[r.strikes[len(r.strikes)-1].by].N
}

// NextRoll is the number of the next roll of the app's dice. It counts struck
// rolls too, and begins at 1 again with each new seed.
func (r *Record) NextRoll() int {
	next := 1
	for i := range r.Lines {
		l := &r.Lines[i]
		switch {
		case l.Dice != "":
			next = 1
		case l.Roll.N >= next:
			next = l.Roll.N + 1
		}
	}
	return next
}

// Crossing is what an undo would strike.
type Crossing struct {
	Turns    []*Line // oldest first
	App      []*Line // those of them that the app rolled for
	Table    []*Line // those with people's own dice or cards
	Revealed []*Line // those that showed what had been hidden
}

// Crosses says whether chance or a secret lies on the way back: ask first
// whether the same result shall stand.
func (c Crossing) Crosses() bool { return len(c.App)+len(c.Table)+len(c.Revealed) > 0 }

// Crossing lists what an undo to line n would strike; nothing is recorded.
// Revealed says of an action whether it showed something hidden. A *Damage
// named NothingToUndo when line n is no turn that stands.
func (r *Record) Crossing(n int, revealed func(json.RawMessage) bool) (Crossing, error) {
	from, stands := r.stands(n)
	if !stands {
		return Crossing{}, (&Damage{What: NothingToUndo, Other: n}).on(r.Last() + 1)
	}
	var c Crossing
	for _, at := range r.standing[from:] {
		l := &r.Lines[at]
		c.Turns = append(c.Turns, l)
		switch l.Roll.Source {
		case chance.App:
			c.App = append(c.App, l)
		case chance.Table:
			c.Table = append(c.Table, l)
		}
		if revealed(l.Did) {
			c.Revealed = append(c.Revealed, l)
		}
	}
	return c, nil
}
