package journal

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"iter"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"tablemate/assist/chance"
	"tablemate/rules"
	"tablemate/tables"
)

// Version is the usual format of records, and the oldest format that can be read.
const Version = 2

// The newer formats. Older programs reject asCopy, the format of a Copy. Seated is the format for
// tables with phones, whose lines name the people who sent them.
const (
	asCopy = 3
	Seated = 4
	newest = Seated
)

// Header is the first line: the game and the state at its start.
type Header struct {
	Version int             `json:"tablemate" jsonschema:"the format: 2, or 4 where lines say from whom they came"`
	Game    string          `json:"game" jsonschema:"names the game"`
	Edition string          `json:"edition,omitempty" jsonschema:"of the game"`
	Table   string          `json:"table,omitempty" jsonschema:"its name, as people call it"`
	Copy    *Copy           `json:"copy,omitempty" jsonschema:"that this is no record of a game"`
	Lang    tables.Lang     `json:"lang,omitempty" jsonschema:"in which the table is kept"`
	Setup   json.RawMessage `json:"setup,omitempty" jsonschema:"what people decide before the game, or a position; enough to play from"`
	Waived  []tables.RuleID `json:"waived,omitempty" jsonschema:"rules that the setup breaks and people set aside for this once"`
	Dice    string          `json:"dice,omitempty" jsonschema:"SHA-256 of the seed of the dice of the app"`
	State   json.RawMessage `json:"state,omitempty" jsonschema:"the opening that follows from setup; may be left out"`
	At      time.Time       `json:"at,omitzero" jsonschema:"when the record began"`
}

// Line is one line after the header: a turn (By, Auto, Did, Notes, Patch, Waived, Roll, Why), an
// undo, a redo, a revealed dice seed, a commitment to a new seed, or a note.
type Line struct {
	N      int             `json:"n" jsonschema:"the number of the line in the file; may be left out"`
	By     rules.Seat      `json:"by,omitempty" jsonschema:"the seat that reported; may be left out"`
	From   string          `json:"from,omitempty" jsonschema:"whose phone it came from, or table; left out where no phones were seated"`
	Ruled  string          `json:"ruled,omitempty" jsonschema:"likewise, who held to it against a warning"`
	Auto   bool            `json:"auto,omitempty" jsonschema:"an automated opponent moved by itself"`
	Did    json.RawMessage `json:"did,omitempty" jsonschema:"what was reported"`
	Notes  json.RawMessage `json:"notes,omitempty" jsonschema:"what of it is worth telling"`
	Patch  json.RawMessage `json:"patch,omitempty" jsonschema:"what changed on the table, as JSON Patch (RFC 6902) of the state; left out, what the rules give"`
	Waived []tables.RuleID `json:"waived,omitempty" jsonschema:"rules that people set aside for this once"`
	Roll   Roll            `json:"roll,omitzero" jsonschema:"where the chance in the report came from"`
	Why    json.RawMessage `json:"why,omitempty" jsonschema:"the reasons of an automated decision"`
	Undo   int             `json:"undo,omitempty" jsonschema:"the line that it strikes, with all standing ones after it"`
	Redo   int             `json:"redo,omitempty" jsonschema:"the line of the undo that it strikes"`
	Seed   string          `json:"seed,omitempty" jsonschema:"the seed of the dice, opened"`
	Dice   string          `json:"dice,omitempty" jsonschema:"SHA-256 of a new seed"`
	Note   string          `json:"note,omitempty" jsonschema:"words of people's own, beside the game"`
	At     time.Time       `json:"at,omitzero" jsonschema:"when it was recorded"`
	Prev   string          `json:"prev,omitempty" jsonschema:"SHA-256 of the line before without its newline; may be left out"`
	Struck int             `json:"-"` // the line that struck this line; 0 for none
}

// Roll says who rolled the dice of an action. The zero Roll means that the action had no dice.
type Roll struct {
	Source chance.Source `json:"source" jsonschema:"who rolled: the app, or people with real dice"`
	N      int           `json:"n,omitempty" jsonschema:"which roll of the app's dice it was, from 1; left out for real ones"`
	Again  bool          `json:"again,omitempty" jsonschema:"rolled anew after an undo, by agreement"`
}

// Entry is the kind of a line.
type Entry string

// The kinds of lines.
const (
	Turn   Entry = "turn"
	Undo   Entry = "undo"
	Redo   Entry = "redo"
	Opened Entry = "opened" // a revealed dice seed
	Sealed Entry = "sealed" // a commitment to a new dice seed
	Note   Entry = "note"
	None   Entry = "" // the line has no kind, or more than one
)

// Entry returns the kind of the line.
func (l *Line) Entry() Entry {
	found, many := None, 0
	for _, is := range [...]struct {
		entry Entry
		holds bool
	}{
		{Turn, l.Did != nil},
		{Undo, l.Undo != 0},
		{Redo, l.Redo != 0},
		{Opened, l.Seed != ""},
		{Sealed, l.Dice != ""},
		{Note, l.Note != ""},
	} {
		if is.holds {
			found = is.entry
			many++
		}
	}
	if many != 1 || found != Turn && l.isPartOfTurn() {
		return None
	}
	return found
}

func (l *Line) isPartOfTurn() bool {
	return l.By != "" || l.Auto || l.Notes != nil || l.Patch != nil || l.Waived != nil || l.Why != nil ||
		l.Roll != Roll{}
}

// Record is the whole content of a table's file.
type Record struct {
	Header Header
	Lines  []Line // all lines after the header, including struck ones
	// Chained is the first line that contains the hash of its previous line. All later lines
	// contain such a hash too. If the file has no hashes, Chained is 0.
	Chained int
	// Torn describes an unfinished last line.
	Torn TornLine

	texts    [][]byte // all complete lines, without newlines
	size     int64    // the size of all complete lines in bytes
	head     string   // the hash of the last line
	standing []int    // the indexes in Lines of the turns that are not struck out
	strikes  []undone
}

// TornLine is a last line without a newline. Such a line was never confirmed. The zero TornLine
// means that the last line is complete.
type TornLine struct {
	Path  string
	Bytes int
}

// Message returns the id and the arguments of the notice about the line.
func (t TornLine) Message() (string, tables.Args) {
	return "journal.torn", tables.Args{"file": filepath.Base(t.Path)}
}

// undone is one undo. All fields are indexes in Lines. `latest` is the last turn before the struck
// turns, or -1.
type undone struct {
	by     int
	struck []int
	latest int
}

// Standing yields the turns that are not struck out.
func (r *Record) Standing() iter.Seq[*Line] {
	return func(yield func(*Line) bool) {
		for _, at := range r.standing {
			if !yield(&r.Lines[at]) {
				return
			}
		}
	}
}

// Turns returns the number of turns that are not struck out.
func (r *Record) Turns() int { return len(r.standing) }

// Last returns the number of the last line in the file.
func (r *Record) Last() int { return len(r.Lines) + 1 }

// Same reports whether two records of the same file have the same lines.
func (r *Record) Same(other *Record) bool { return r.head == other.head }

// Code returns the code that people write on paper at a pause. Its four words encode the first 44
// bits of the last line's hash. This hash depends on all earlier lines too. An accidental change
// stays undetected with a probability of one in 2^44. On a graphics card, an attacker can try 2^44
// texts in half an hour. If the attacker can also choose the original text, before its code is
// written down, 2^22 tries are enough. Therefore the code reveals manual edits, but does not
// protect against an attacker.
func (r *Record) Code(lang tables.Lang) string {
	return strings.Join(chance.SealWords(lang, r.head), " ")
}

// Noted returns the range of lines that a noted code protects, or zeros if the record never had
// this code.
func (r *Record) Noted(code chance.Noted) (from, to int) {
	for i, text := range slices.Backward(r.texts) {
		if !code.Is(hashOf(text)) {
			continue
		}
		if r.Chained == 0 {
			return i + 1, i + 1
		}
		return min(i+1, r.Chained-1), i + 1
	}
	return 0, 0
}

// hashOf returns the SHA-256 of a text in hexadecimal digits. Lines are hashed without the newline.
func hashOf(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

func (r *Record) loadHeader(text []byte) *LineError {
	if wrong := decodeLine(text, &r.Header); wrong != nil {
		wrong.Line = 1
		return wrong
	}
	r.grow(text)
	return nil
}

func (r *Record) load(text []byte) *LineError {
	if r.size == 0 {
		return r.loadHeader(text)
	}
	l, wrong := r.validate(text)
	if wrong == nil {
		r.apply(text, l)
	}
	return wrong
}

func (r *Record) validate(text []byte) (l Line, wrong *LineError) {
	n := r.Last() + 1
	wrong = decodeLine(text, &l)
	switch {
	case wrong != nil:
	case n > maxLines:
		wrong = &LineError{What: TooMuch}
	case l.N != 0 && l.N != n:
		wrong = &LineError{What: WrongNumber}
	default:
		l.N = n
		wrong = cmp.Or(r.validateLink(&l), r.validateEntry(&l))
	}
	if wrong != nil {
		wrong.Line = cmp.Or(wrong.Line, n)
	}
	return l, wrong
}

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
	r.head = hashOf(text)
}

// validateLink compares the hash in a line with the hash of the previous line. If the two hashes
// are almost equal, the hash in the line is damaged. If they are very different, the previous line
// was changed.
func (r *Record) validateLink(l *Line) *LineError {
	switch {
	case l.Prev == r.head, l.Prev == "" && r.Chained == 0:
		return nil
	case l.Prev == "":
		return &LineError{What: NoLink}
	}
	alike := 0
	for i := range r.head {
		if l.Prev[i] == r.head[i] {
			alike++
		}
	}
	if alike > len(r.head)/2 {
		return &LineError{What: WrongLink}
	}
	return &LineError{What: Changed, Line: l.N - 1}
}

func (r *Record) validateEntry(l *Line) *LineError {
	switch entry := l.Entry(); {
	case entry == None:
		return &LineError{What: NoEntry}
	case entry == Undo && !r.Stands(l.Undo):
		return &LineError{What: NothingToUndo, Other: l.Undo}
	case entry == Redo && !r.redoable(r.undoneBy(l.Redo)):
		return &LineError{What: NothingToRedo, Other: l.Redo}
	}
	return nil
}

func (r *Record) standingAt(n int) (int, bool) { return slices.BinarySearch(r.standing, n-2) }

// Stands reports whether line n is a turn that is not struck out.
func (r *Record) Stands(n int) bool {
	_, stands := r.standingAt(n)
	return stands
}

func (r *Record) setStruck(lines []int, by int) {
	for _, at := range lines {
		r.Lines[at].Struck = by
	}
}

func (r *Record) latest() int {
	if len(r.standing) == 0 {
		return -1
	}
	return r.standing[len(r.standing)-1]
}

func (r *Record) undoneBy(n int) undone {
	at, found := slices.BinarySearchFunc(r.strikes, n-2, func(u undone, by int) int { return u.by - by })
	if !found {
		return undone{}
	}
	return r.strikes[at]
}

// redoable reports whether an undo can be taken back. A later turn prevents this.
func (r *Record) redoable(u undone) bool {
	return u.struck != nil && r.Lines[u.by].Struck == 0 && u.latest == r.latest()
}

// Redoable returns the line of the last undo that can be redone now, or 0.
func (r *Record) Redoable() int {
	for _, u := range slices.Backward(r.strikes) {
		if r.redoable(u) {
			return r.Lines[u.by].N
		}
	}
	return 0
}

// NextRoll returns the number of the next roll of the app's dice. Struck rolls count too. With each
// new seed, the numbers begin at 1 again. A repeated roll of an earlier seed does not count.
func (r *Record) NextRoll() int {
	next, sealed, kept := 1, 0, r.keptRolls()
	for i := range r.Lines {
		l := &r.Lines[i]
		switch {
		case l.Dice != "":
			next, sealed = 1, l.N
		case kept[l.N] > 0 && kept[l.N] < sealed:
		case l.Roll.N >= next:
			next = l.Roll.N + 1
		}
	}
	return next
}
