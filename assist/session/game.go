package session

import (
	"encoding/json"
	"io"
	"slices"
	"time"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/lookup"
	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/card"
	"tablemate/tables/words"
)

// Game is one game ready to be played, with its types hidden. New makes one.
//
// Errors for people have a Message method, which names their sentence: a
// *Fault of this package, or a *LineError or *FileError of the journal.
type Game interface {
	// About is what there is to know of the game, whoever plays.
	About() *About
	// Modes are the ways in which it can be played with what the owner's box holds.
	Modes(talk.Box) []Mode
	// Read asks for one thing of the real box that the rulebook does not name, and
	// keeps it in the talk's box. It gives the thing's name, "" for a game whose
	// box holds nothing to be read off.
	Read(*talk.UI) (string, error)
	// Things are what lies in the box and bears a name, for the lookup.
	Things(talk.Box) []lookup.Thing
	// Play runs a sitting until the game is over or people pause, which is no
	// error. desk.ErrInterrupted after Ctrl-C.
	Play(PlayOptions) error
	// Show draws the standing state of a recorded game, or writes it as JSON.
	Show(Reading, io.Writer) error
	// Standing tells how a recorded game stands: its turn, and how it ended.
	Standing(Reading) (Standing, error)
	// Log tells a recorded game turn by turn, or lists its lines, struck ones struck
	// through.
	Log(Reading, io.Writer) error
	// Story tells a recorded game turn by turn, as Log prints it.
	Story(Reading) (Story, error)
	// Evening tells what a recorded game came to, over or not.
	Evening(Reading) (Evening, error)
	// Follow returns what tells a record as Log does, while it grows: at each call what is
	// new, all of it at first, and whether the game is over.
	Follow(Reading, io.Writer) func(*journal.Record) (over bool, err error)
	// Why tells the reasons of a decision of the automated opponent in a recorded game:
	// of the last one, of that in a line, of a figure, or of a figure up to a line. A
	// *Fault where nothing was decided there.
	Why(r Reading, asked string, to io.Writer) error
	// Page shows a recorded game in a browser: the table, what may be done now, and the
	// tale of so many turns that were played last.
	Page(r Reading, turns int) (Page, error)
	// Undo strikes out of a recorded game what a person reported last, or
	// everything back to a line other than 0, at the time given. The zero Undone
	// when no action stands there. Agree is asked where chance lies on the way back.
	Undo(r Reading, line int, at time.Time, agree Agree) (Undone, error)
	// Check judges a recorded game again.
	Check(Reading) ([]Finding, error)
	// Verify proves a recorded game: its chain, its replay and its dice.
	Verify(Reading) (Proof, error)
	// Automa decides for the automated opponent in the position read, and tells
	// it with its reasons, or writes it as JSON.
	Automa(Reading, io.Writer) error
	// Schema is the JSON Schema of setup, actions, notes, state and journal.
	Schema() ([]byte, error)
}

// About is what there is to know of a game, whoever plays.
type About struct {
	Game     string // its name on the command line and in the journal
	Rulebook *tables.Rulebook
	Shelf    []tables.Rulebook // of all games that people may ask about at its table
	Switches []*rules.Switch   // its open questions
	Dice     OwnDice           // that lie in its box
	Shape    card.Shape        // what may be read off the real box
	Contests []Contest         // what can be simulated, where the strength of an opponent is measured
}

// Mode is one way of playing a game.
type Mode struct {
	Name    string   // on the command line
	Also    []string // what else people may call it
	Players int      // how many people may sit at the table
}

// Reading is a recorded game to be looked at, and how to speak of it.
type Reading struct {
	Path string    // the table's file
	From io.Reader // read instead of the file, which Path then only names
	// Record is what was read already, as journal.Follow gives it; nil where it is to
	// be read.
	Record *journal.Record
	Words  *words.Words
	Paint  paint.Paint
	Width  int
	Box    talk.Box
	Format Format
}

// Format is what a recorded game is written as.
type Format string

// JSON is for other programs, Raw lists a record line by line where Text tells it.
const (
	Text Format = ""
	Raw  Format = "raw"
	JSON Format = "json"
)

// Shown is a table as Show writes it for other programs.
type Shown struct {
	Table string          `json:"table"`
	Copy  *journal.Copy   `json:"copy,omitempty"` // that it is no record of a game
	Game  string          `json:"game"`
	Line  int             `json:"line"` // the last one in the file
	Seat  rules.Seat      `json:"seat"` // whose action is awaited; empty when the game is over
	State json.RawMessage `json:"state"`
}

// Finding is one violation in a recorded game.
type Finding struct {
	Line int `json:"line"`
	rules.Violation
	Waived bool   `json:"waived,omitempty"` // people saw it and recorded it anyway
	House  bool   `json:"house,omitempty"`  // a house rule of this table allows it
	Text   string `json:"text"`
}

// Logged is one line of a recorded game as Log writes it for other programs.
type Logged struct {
	journal.Line
	Struck int      `json:"struck,omitempty" jsonschema:"the line that struck it out"`
	Text   string   `json:"text" jsonschema:"the line in words"`
	Told   []string `json:"told,omitempty" jsonschema:"what followed, in sentences"`
	// Turn to Tale are for standing actions: the turn in which each was done, and how
	// the tale tells it.
	Turn    int        `json:"turn,omitempty" jsonschema:"in which a standing action was done, from 1"`
	Whose   rules.Seat `json:"whose,omitempty" jsonschema:"the seat whose turn it was"`
	Heading string     `json:"heading,omitempty" jsonschema:"of that turn in the tale"`
	Tale    []string   `json:"tale,omitempty" jsonschema:"how the tale tells a standing action, in sentences"`
	Ending  *Ended     `json:"ending,omitempty" jsonschema:"on the last line of a game that is over"`
}

// Ended is how a game ended, for other programs.
type Ended struct {
	Winner rules.Seat      `json:"winner,omitempty" jsonschema:"who won; left out: nobody"`      // left out: nobody
	Name   string          `json:"name,omitempty" jsonschema:"of the winner, as people call it"` // of the winner, as people call it
	By     []tables.RuleID `json:"by,omitempty" jsonschema:"the rules that decided"`             // the rules that decided
	Text   string          `json:"text" jsonschema:"the sentence that people read"`
}

// Proof is what can be said for a recorded game.
type Proof struct {
	Version     int             `json:"version"` // of what stands here
	Table       string          `json:"table"`
	Copy        *journal.Copy   `json:"copy,omitempty"` // that it is no record of a game
	Game        string          `json:"game"`
	Lines       int             `json:"lines"`
	Turns       int             `json:"turns"`          // standing ones
	Chained     int             `json:"chained"`        // the first line bound to the one before; 0 when none is
	Torn        int             `json:"torn,omitempty"` // bytes of an unfinished last line
	Code        string          `json:"code"`           // as it is noted on paper at a pause
	Noted       *Noted          `json:"noted,omitempty"`
	Same        int             `json:"same"`        // standing turns that the rules give as they are recorded
	Unrecorded  int             `json:"unrecorded"`  // those that record no table to compare
	Differences []Difference    `json:"differences"` // where the rules give another table, or other notes, now
	Rolls       int             `json:"rolls"`       // of the app's dice, compared with their seed
	Unproved    int             `json:"unproved"`    // rolls for which no seed is open
	Seals       Seals           `json:"seals"`
	Doubts      []Doubt         `json:"doubts"`
	Seat        rules.Seat      `json:"seat"`
	State       json.RawMessage `json:"state"`

	journal *journal.Proof
	luck    []chance.Luck
}

// proofVersion is the version of what Proof is for other programs.
const proofVersion = 2

// Noted is the lines that a code vouches for which somebody noted: they are what they were
// then. Zeros where the record never had it.
type Noted struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Hold holds a noted code against the record.
func (p *Proof) Hold(code chance.Noted) {
	from, to := p.journal.Record.Noted(code)
	p.Noted = &Noted{from, to}
}

// Whole reports whether nothing speaks against the record. A seed that was given
// does not, nor a choice made with knowledge, or a sealed word that was kept or replaced,
// where the record says so itself.
func (p Proof) Whole() bool {
	told := []journal.What{journal.SeedGiven, sealKept, keptAnew, chosenKnown}
	grave := func(d Doubt) bool { return !slices.Contains(told, d.What) }
	return len(p.Differences) == 0 && !slices.ContainsFunc(p.Doubts, grave) && (p.Noted == nil || p.Noted.To > 0)
}

// Difference is a line after which the rules give another table now, or other
// notes, than were recorded.
type Difference struct {
	Line     int      `json:"line"`
	Recorded Followed `json:"recorded"`
	Now      Followed `json:"now"`
	Text     string   `json:"text"`
}

// Followed is what a line tells of what followed.
type Followed struct {
	Notes json.RawMessage `json:"notes,omitempty"`
	Patch json.RawMessage `json:"patch"`
}

// Doubt is one thing about the dice that does not look right.
type Doubt struct {
	Line int          `json:"line"`
	What journal.What `json:"what"`
	// Shown is the line in whose place it stands, where what it held had been shown.
	Shown int    `json:"shown,omitempty"`
	Text  string `json:"text"`
}
