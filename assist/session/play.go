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

// PlayOptions are the inputs of one sitting.
type PlayOptions struct {
	Folder string // the folder of the recorded tables
	Table  string // the table's name; an existing table is resumed
	Given  Given
	Desk   desk.Desk
	Words  *words.Words
	Paint  paint.Paint
	// Size returns the columns and lines of the screen, which may change. It is nil, or returns 0
	// lines, if the output is no screen.
	Size    func() (columns, lines int)
	Habit   talk.Habit
	Box     talk.Box
	Seed    chance.Seed // the first seed of the app's dice; if zero, it is read from Entropy
	SeedBy  int64       // the command-line number from which Seed was computed
	Entropy io.Reader
	Clock   func() time.Time
	// If Amend is set, the sitting only amends one earlier action. The value of Amend is the text
	// after "fix". If this text is "", people are asked which line to amend.
	Amend  *string
	Resume string // the command that resumes this table; "" if the record is deleted at the end
	// Seats is called whenever the players' names change. It is nil at a table without phones.
	Seats func(names []string)
	// Begun is called when the record is open. It may be nil.
	Begun func(*journal.Writer)
}

func (s *PlayOptions) path() string { return journal.Path(s.Folder, s.Table) }

// firstSeed returns the seed from the options, or a new one. Any later seed is new, because people
// may know the seed in the options.
func (s *PlayOptions) firstSeed() (chance.Seed, error) {
	if s.Seed != (chance.Seed{}) {
		return s.Seed, nil
	}
	return s.newSeed()
}

func (s *PlayOptions) newSeed() (chance.Seed, error) {
	seed, err := chance.NewSeed(s.Entropy)
	if err != nil {
		return seed, &Fault{ID: "session.no-seed", Err: err}
	}
	return seed, nil
}

// These errors end a step of the loop, as desk.ErrBack does.
var (
	errAgain = errors.New("the table has changed: ask again")
	errPause = errors.New("pause")
	errDone  = errors.New("the game is over and people are content")
)

// errInstead means that people answered a warning with another action. The app then asks for an
// action again, and uses the typed line as the answer to the first question.
var errInstead = fmt.Errorf("a report in place of the one at hand: %w", desk.ErrElsewhere)

type play[U, S any, A rules.Kinded] struct {
	past[U, S, A]
	options PlayOptions
	writer  *journal.Writer
	dice    *appRoller
	text    json.RawMessage // the JSON of the present state, exactly as recorded

	watch   stopwatch       // only for a game with a time limit
	pending []rules.Note    // while people are asked about an automated move: its reasons
	here    []tables.RuleID // during a warning: the broken rules, which "?" shows
	titled  string
	dialog  dialog
	// amending is set while people are asked again for an earlier action. Meanwhile, `state` is the
	// state before that action.
	amending bool
	hears    hearing
	mending  bool // whether people are being asked about an undo or a correction
}

// report is an action that is about to be recorded.
type report[A any] struct {
	by     rules.Seat
	auto   bool // whether an automated opponent or the clock made the action
	did    A
	waived []tables.RuleID
	why    []rules.Note
	roll   journal.Roll
	inTurn bool // whether the action is part of normal play, unlike a correction or a house rule
	warned bool // whether people were warned about a breach

	from, ruled string // who typed the action, and who confirmed it after a warning
	apart       bool   // whether the action was typed out of turn
}

// dialog has the progress of the questions about one action.
type dialog struct {
	first string // the first question
	half  bool   // whether a question after the first is being asked
	// `begun` reports whether a typed line answers the first question. `latest` reports whether
	// the line answers the last question before a warning. Both may be nil.
	begun, latest func(typed string) bool
}

func (m *dialog) asks(question string) {
	if m.first == "" {
		m.first = question
	}
	m.half = question != m.first
}

// stopwatch measures time that is not recorded yet.
type stopwatch struct {
	since time.Time // the start of the running measurement; the zero Time if stopped
	gone  time.Duration
}

func (w *stopwatch) start(now time.Time) { w.since = now }

func (w *stopwatch) stop(now time.Time) {
	w.gone, w.since = w.at(now), time.Time{}
}

// The method `at` returns the measured time. If the system clock was set back, the time does not
// decrease.
func (w *stopwatch) at(now time.Time) time.Duration {
	if w.since.IsZero() {
		return w.gone
	}
	return w.gone + max(0, now.Sub(w.since))
}

func (p *play[U, S, A]) say(id string, args ...tables.Args) {
	p.talk.Desk.Say(p.talk.Words.Say(id, args...))
}
