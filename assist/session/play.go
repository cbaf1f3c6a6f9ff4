package session

import (
	"encoding/json"
	"errors"
	"io"
	"time"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/paint"
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
	Habit   Habit
	Box     Box
	Seed    chance.Seed // of the app's dice; the zero Seed is drawn from Entropy
	SeedBy  int64       // the number that Seed was made of
	Entropy io.Reader
	Clock   func() time.Time
	Resume  string // the command that goes on with this table, told at a pause
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

// play is one game at a sitting.
type play[U, S any, A rules.Kinded] struct {
	Definition[U, S, A]
	options  PlayOptions
	talk     *UI
	writer   *journal.Writer
	dice     *appRoller
	replayed replayed[S, A]
	text     json.RawMessage // the table as the record has it

	pending []rules.Note    // of an automated move that is being offered
	here    []tables.RuleID // what ? is about, where a warning stands
	titled  string
	moment  moment
}

// usualWidth is for output that has no columns.
const usualWidth = 80

// sit takes a place at the table: a new one is set up, an old one goes on.
func (def Definition[U, S, A]) sit(s PlayOptions) (*play[U, S, A], error) {
	p := &play[U, S, A]{Definition: def, options: s, dice: &appRoller{habit: s.Habit}}
	p.talk = &UI{
		Desk:  s.Desk.WithAsides(desk.Asides{Answer: p.aside, Offered: p.offered, Resized: p.resized}),
		Words: s.Words, Paint: s.Paint, Dice: p.dice, Box: s.Box, Secrets: seededSecrets{p.dice},
	}
	p.measure()
	path := s.path()
	if !journal.Begun(path) {
		return p, p.begin(path)
	}
	return p, p.goOn(path)
}

// measure takes the size of the screen as it is now.
func (p *play[U, S, A]) measure() {
	p.talk.Width, p.talk.Height = 0, 0
	if p.options.Size != nil {
		p.talk.Width, p.talk.Height = p.options.Size()
	}
	if p.talk.Width < 1 {
		p.talk.Width = usualWidth
	}
}

// begin sets up a new table. What is shuffled for the layout is shuffled with
// dice of its own, which tell nobody how those of the table will fall.
func (p *play[U, S, A]) begin(path string) error {
	seed, err := p.options.firstSeed()
	if err != nil {
		return err
	}
	if p.dice.seed, err = p.options.firstSeed(); err != nil {
		return err
	}
	setup, opening, err := p.setUp()
	if err != nil {
		return err
	}
	header, err := p.header(setup, opening)
	if err != nil {
		return err
	}
	if p.writer, err = journal.Create(path, header, seed); err != nil {
		return err
	}
	if err := p.noteSeed(seed); err != nil {
		return err
	}
	return p.take()
}

// noteSeed records that a seed was given where something is to be secret: whoever
// gave it can foresee every card.
func (p *play[U, S, A]) noteSeed(seed chance.Seed) error {
	if p.Opened == nil || seed != chance.SeedOf(p.options.SeedBy) || p.options.Seed == (chance.Seed{}) {
		return nil
	}
	return p.writer.Append(journal.Line{Note: journal.SeedNote(p.options.SeedBy), At: p.options.Clock()})
}

// setUp asks until the setup can be. What was given on the command line is
// taken once: at the second try people are asked.
func (p *play[U, S, A]) setUp() (U, S, error) {
	given := p.options.Given
	for {
		setup, err := p.Flow.Setup(p.talk, given)
		if err != nil {
			var none S
			return setup, none, err
		}
		opening, notes, err := p.Rules.Start(setup)
		var problem *rules.Problem
		if !errors.As(err, &problem) {
			p.told(opening, notes)
			return setup, opening, err
		}
		p.say(cannotBe(problem).Message())
		given = Given{House: given.House}
		if problem.ID == "house" {
			given.House = nil
		}
	}
}

func (p *play[U, S, A]) header(setup U, opening S) (journal.Header, error) {
	decided, err := compact(setup)
	if err != nil {
		return journal.Header{}, err
	}
	state, err := compact(opening)
	return journal.Header{
		Game: p.Book.Game, Edition: p.Book.Edition.En, Table: p.options.Table, Lang: p.options.Words.Lang(),
		Setup: decided, State: state, At: p.options.Clock(),
	}, err
}

// goOn opens a table that was begun before and says where it was.
func (p *play[U, S, A]) goOn(path string) (err error) {
	if p.writer, err = journal.Open(path); err != nil {
		return err
	}
	if err := p.take(); err != nil {
		return err
	}
	if torn := p.writer.Record().Torn; torn != (journal.Tail{}) {
		p.say(torn.Message())
	}
	p.tellWhereWeWere()
	return nil
}

// take reads the record and takes the dice up. Where the committed seed is lost,
// people who want a roll all the same get one that nobody can ever compare.
func (p *play[U, S, A]) take() error {
	if err := p.refold(); err != nil {
		return err
	}
	p.dice.writer = p.writer
	seed, err := p.writer.Seed()
	if err != nil {
		if err := p.tell(err); err != nil {
			return err
		}
		p.say("session.dice-lost")
		p.dice.habit = TableDice
	}
	if seed == (chance.Seed{}) {
		if seed, err = p.options.newSeed(); err != nil {
			return err
		}
	}
	p.dice.seed = seed
	return nil
}

// refold rebuilds the table from what stands in the record.
func (p *play[U, S, A]) refold() (err error) {
	defer refuse(&err)
	if p.replayed, err = p.replay(p.writer.Record()); err != nil {
		return err
	}
	p.talk.AppRolled = false
	for l := range p.writer.Record().Standing() {
		p.rememberRoll(l)
	}
	p.text, err = compact(p.replayed.state)
	return err
}

// leave gets up from the table, whatever the reason.
func (p *play[U, S, A]) leave(err error) error {
	if p.writer != nil {
		defer p.writer.Close()
	}
	switch {
	case errors.Is(err, errDone):
		return nil
	case errors.Is(err, desk.ErrInterrupted), errors.Is(err, desk.ErrQuit), errors.Is(err, errPause):
	default:
		return err
	}
	if errors.Is(err, desk.ErrEnd) {
		p.talk.Desk.Say(err.Error())
	}
	if p.writer != nil {
		if err := p.writer.Intact(); err != nil {
			return err
		}
	}
	if p.writer == nil {
		p.say("session.not-begun")
	} else {
		p.say("session.paused", tables.Args{"head": p.writer.Record().Head(), "resume": p.options.Resume})
	}
	if errors.Is(err, desk.ErrInterrupted) {
		return desk.ErrInterrupted
	}
	return nil
}
