package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// PlayOptions is one sitting at a table: who asks, where it is recorded, and all inputs from
// outside.
type PlayOptions struct {
	Folder string // where tables are kept
	Table  string // its name; an existing table is resumed
	Given  Given
	Desk   desk.Desk
	Words  *words.Words
	Paint  paint.Paint
	// Size returns the columns and lines of the screen, which may change between two questions.
	// It is nil, or returns no lines, if nothing scrolls away.
	Size    func() (columns, lines int)
	Habit   talk.Habit
	Box     talk.Box
	Seed    chance.Seed // of the app's dice; the zero Seed is drawn from Entropy
	SeedBy  int64       // the number that Seed was made of
	Entropy io.Reader
	Clock   func() time.Time
	// Amend begins with amending a report further back, which is typed as at fix; the
	// evening ends with it. Nil where people play.
	Amend  *string
	Resume string // the command that resumes this table, told at a pause; "" if it is not kept
	// Begun receives a function that verifies the file on disk; the signal handler calls it. It
	// may be nil.
	Begun func(*journal.Writer)
}

func (s *PlayOptions) path() string { return journal.Path(s.Folder, s.Table) }

// firstSeed returns the given seed, or an unpredictable one. Later seeds are never the given
// one, because that one is known.
func (s *PlayOptions) firstSeed() (chance.Seed, error) {
	if s.Seed != (chance.Seed{}) {
		return s.Seed, nil
	}
	return s.newSeed()
}

// newSeed returns an unpredictable seed, or a *Fault if the system has none.
func (s *PlayOptions) newSeed() (chance.Seed, error) {
	seed, err := chance.NewSeed(s.Entropy)
	if err != nil {
		return seed, &Fault{ID: "session.no-seed", Err: err}
	}
	return seed, nil
}

// Errors that end a step, besides those of the desk.
var (
	errAgain = errors.New("the table has changed: ask again")
	errPause = errors.New("pause")
	errDone  = errors.New("the game is over and people are content")
)

// errInstead leaves a warning because its report is replaced: the input answers the first
// question for the new one.
var errInstead = fmt.Errorf("a report in place of the one at hand: %w", desk.ErrElsewhere)

// play is one game at a sitting.
type play[U, S any, A rules.Kinded] struct {
	past[U, S, A]
	options PlayOptions
	writer  *journal.Writer
	dice    *appRoller
	text    json.RawMessage // the table as the record has it

	watch   stopwatch       // of a game that has to be finished in time
	pending []rules.Note    // of an automated move that is being offered
	here    []tables.RuleID // the rules that ? is about during a warning
	titled  string
	dialog  dialog
	// amending is set while an earlier report is asked for again. The present table is then the
	// one before it.
	amending bool
	mending  bool // an undo or a correction is being asked about
}

// report is an action about to be recorded.
type report[A any] struct {
	by     rules.Seat
	auto   bool // made by an automated opponent
	did    A
	waived []tables.RuleID
	why    []rules.Note
	roll   journal.Roll
	inTurn bool // asked for or decided in the course of play, and no correction
	warned bool // it breaks rules
}

// dialog is the progress of the questions for one action.
type dialog struct {
	first string // its first question
	half  bool   // a later one is being put
	// Functions that report whether words answer the first question, and the latest one before
	// a warning; nil if there was none.
	begun, latest func(typed string) bool
}

// asks notes that a question is about to be put.
func (m *dialog) asks(question string) {
	if m.first == "" {
		m.first = question
	}
	m.half = question != m.first
}

// stopwatch measures time that is not recorded yet.
type stopwatch struct {
	since time.Time // the zero Time while it is stopped
	gone  time.Duration
}

func (w *stopwatch) start(now time.Time) { w.since = now }

func (w *stopwatch) stop(now time.Time) {
	w.gone, w.since = w.at(now), time.Time{}
}

// at returns what has been measured by that time. A clock that was set back counts
// for nothing.
func (w *stopwatch) at(now time.Time) time.Duration {
	if w.since.IsZero() {
		return w.gone
	}
	return w.gone + max(0, now.Sub(w.since))
}

// say says one sentence.
func (p *play[U, S, A]) say(id string, args ...tables.Args) {
	p.talk.Desk.Say(p.talk.Words.Say(id, args...))
}
