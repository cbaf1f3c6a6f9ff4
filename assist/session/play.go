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

// PlayOptions is one evening at one table: who asks, where it is recorded, and
// everything that comes in from outside.
type PlayOptions struct {
	Folder string // where tables are kept
	Table  string // its name as people call it; a new one begins, an old one goes on
	Given  Given
	Desk   desk.Desk
	Words  *words.Words
	Paint  paint.Paint
	// Size returns the columns and lines of the screen, which may change between two
	// questions; nil, or no lines, where nothing scrolls away.
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
	Resume string // the command that goes on with this table, told at a pause
	// Seats is told who sits at the table, whenever that changes; nil where no phones are.
	Seats func(names []string)
	// Begun is given the record's writer, for whoever ends the evening from outside;
	// nil where nobody does.
	Begun func(*journal.Writer)
}

func (s *PlayOptions) path() string { return journal.Path(s.Folder, s.Table) }

// firstSeed is the seed given, or one that nobody can foresee. Dice taken later
// are never the ones given: those lie open.
func (s *PlayOptions) firstSeed() (chance.Seed, error) {
	if s.Seed != (chance.Seed{}) {
		return s.Seed, nil
	}
	return s.newSeed()
}

// newSeed is one that nobody can foresee. A *Fault where the computer gives none.
func (s *PlayOptions) newSeed() (chance.Seed, error) {
	seed, err := chance.NewSeed(s.Entropy)
	if err != nil {
		return seed, &Fault{ID: "session.no-seed", Err: err}
	}
	return seed, nil
}

// What the loop is left with besides an error of the desk.
var (
	errAgain = errors.New("the table has changed: ask again")
	errPause = errors.New("pause")
	errDone  = errors.New("the game is over and people are content")
)

// errInstead leaves a warning whose report is to be made anew: what was typed there
// answers the first question of it.
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
	here    []tables.RuleID // what ? is about, where a warning stands
	titled  string
	dialog  dialog
	// amending is set while a report further back is asked for again: the table at
	// hand is the one before it.
	amending bool
	hears    hearing
	mending  bool // an undo or a correction is being asked about
}

// report is what is about to be recorded.
type report[A any] struct {
	by     rules.Seat
	auto   bool // an automated opponent made it by itself
	did    A
	waived []tables.RuleID
	why    []rules.Note
	roll   journal.Roll
	inTurn bool // asked for or decided in the course of play, and no correction
	warned bool // it breaks rules

	from, ruled string // through whom it came, and was held to
	apart       bool   // it was said out of turn
}

// dialog is where people are in what the table asks before an action is known.
type dialog struct {
	first string // its first question
	half  bool   // a later one is being put
	// Whether words answer the first question, and the latest of those before a
	// warning; nil where none was put.
	begun, latest func(typed string) bool
}

// asks notes that a question is about to be put.
func (m *dialog) asks(question string) {
	if m.first == "" {
		m.first = question
	}
	m.half = question != m.first
}

// stopwatch measures what is not recorded yet.
type stopwatch struct {
	since time.Time // the zero Time while it stands still
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
