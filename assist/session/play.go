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
	// Begun is given the record's writer, for whoever ends the evening from outside;
	// nil where nobody does.
	Begun func(*journal.Writer)
}

func (s *PlayOptions) path() string { return journal.Path(s.Folder, s.Table) }

// What the loop is left with besides an error of the desk.
var (
	errAgain = errors.New("the table has changed: ask again")
	errPause = errors.New("pause")
	errDone  = errors.New("the game is over and people are content")
)

// play is one game at a sitting.
type play[U, S any, A rules.Kinded] struct {
	*game[U, S, A]
	options  PlayOptions
	talk     *talk.UI
	writer   *journal.Writer
	dice     *appRoller
	replayed replayed[S, A]
	text     json.RawMessage // the table as the record has it

	watch   stopwatch       // of a game that has to be finished in time
	pending []rules.Note    // of an automated move that is being offered
	here    []tables.RuleID // what ? is about, where a warning stands
	titled  string
	moment  moment
	// amending is set while a report further back is asked for again: the table at
	// hand is the one before it.
	amending bool
	mending  bool // an undo or a correction is being asked about
}

// usualWidth is for output that has no columns.
const usualWidth = 80

// Play implements [Game].
func (def *game[U, S, A]) Play(s PlayOptions) error {
	p, err := def.sit(s)
	if err == nil {
		err = p.evening()
	}
	return p.leave(err)
}

// sit takes a place at the table: a new one is set up, an old one goes on.
func (def *game[U, S, A]) sit(s PlayOptions) (*play[U, S, A], error) {
	p := &play[U, S, A]{game: def, options: s, dice: &appRoller{habit: s.Habit}}
	p.talk = &talk.UI{
		Desk:  s.Desk.WithAsides(desk.Asides{Answer: p.aside, Offered: p.offered, First: p.first, Asked: p.answerable, Elsewhere: p.elsewhere, Alarm: p.alarm, Rang: p.rang, Resized: p.resized}),
		Words: s.Words, Paint: s.Paint, Dice: p.dice, Box: s.Box,
		Told: map[string]string{}, Loop: talk.Loop{Book: def.Book, Settles: def.brings(def.Settling)},
	}
	p.talk.Secrets = seededSecrets{p.dice, s.Entropy, p.talk}
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

// goOn opens a table that was begun before and says where it was.
func (p *play[U, S, A]) goOn(path string) (err error) {
	if p.writer, err = journal.Open(path); err != nil {
		return err
	}
	if err := p.take(); err != nil {
		return err
	}
	if torn := p.writer.Record().Torn; torn != (journal.TornLine{}) {
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
	if p.writer.Unlocked {
		p.say("session.unlocked")
	}
	p.dice.writer = p.writer
	places := p.newPlaces()
	p.dice.die = p.fallen
	p.dice.places = func() *journal.Places { return places.Follow(p.writer.Record()) }
	if p.options.Begun != nil {
		p.options.Begun(p.writer)
	}
	seed, err := p.writer.Seed()
	if err != nil {
		if err := p.talk.Warn(err); err != nil {
			return err
		}
		p.say("session.dice-lost")
		p.dice.habit = talk.TableDice
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
	defer refuse(p.talk, &err)
	p.catchUp()
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
		return p.writer.Intact()
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
		if err := p.tick(); err != nil {
			return err
		}
	}
	switch {
	case p.writer == nil:
		p.say("session.not-begun")
	case p.options.Resume == "" && p.writer.Record().Header.IsCopy(): // it is not kept
	default:
		code := p.writer.Record().Code(p.talk.Words.Lang())
		p.say("session.paused", tables.Args{"resume": p.options.Resume, "code": code})
	}
	if errors.Is(err, desk.ErrInterrupted) {
		return desk.ErrInterrupted
	}
	return nil
}
