package session

import (
	"errors"
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Play implements [Game].
func (def *game[U, S, A]) Play(s PlayOptions) error {
	p, err := def.sit(s)
	if err == nil {
		err = p.runOrAmend()
	}
	return p.finish(err)
}

// sit sets up a new table or resumes an existing one.
func (def *game[U, S, A]) sit(s PlayOptions) (*play[U, S, A], error) {
	p := &play[U, S, A]{past: past[U, S, A]{game: def}, options: s, dice: &appRoller{habit: s.Habit}}
	p.talk = &talk.UI{
		Desk: s.Desk.WithAsides(desk.Asides{
			Answer: p.aside, Offered: p.offered, First: p.first, Asked: p.answerable,
			Elsewhere: p.elsewhere, Alarm: p.alarm, Rang: p.rang, Resized: p.resized,
			Whose: p.whose, Moment: p.moment, Heard: p.heard, OutOfTurn: p.outOfTurn,
		}),
		Words: s.Words, Paint: s.Paint, Dice: p.dice, Box: s.Box,
		Told: map[string]string{}, Loop: talk.Loop{Book: def.Book, Settles: def.brings(def.Settling)},
	}
	p.talk.Later = p.later
	p.talk.Secrets = seededSecrets{p.dice, s.Entropy, p.talk}
	p.measure()
	path := s.path()
	if !journal.Begun(path) {
		return p, p.begin(path)
	}
	return p, p.resume(path)
}

// begin sets up a new table. If the options have no seed, begin creates two seeds: one for rolls
// during the setup, and one for play. So the rolls of the setup reveal nothing about later dice.
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
	if err := p.take(); err != nil {
		return err
	}
	return p.settle(p.talk.Settled)
}

// setUp asks for the setup. It asks again if the setup is impossible, or if the setup breaks rules
// and people want to change it. When setUp asks again, it ignores the command line, except for the
// house rules. If the house rules are impossible, setUp ignores them too.
func (p *play[U, S, A]) setUp() (U, S, error) {
	given := p.options.Given
	for {
		setup, err := p.Flow.Setup(p.talk, given)
		if err != nil {
			var none S
			return setup, none, err
		}
		opening, notes, err := p.Rules.Start(setup)
		problem, refused := errors.AsType[*rules.Problem](err)
		if !refused && err == nil {
			err = p.holdTo(setup, opening)
		}
		if !refused && !errors.Is(err, desk.ErrBack) {
			p.tellNotes(opening, notes)
			return setup, opening, err
		}
		given = Given{House: given.House}
		if refused {
			fault := p.cannotBe(p.Named(setup), problem)
			localize(p.talk, fault)
			p.say(fault.Message())
			if problem.ID == "house" {
				given.House = nil
			}
		}
	}
}

// holdTo asks whether people keep a setup that breaks rules. People may have waived rules for an
// earlier attempt. If this setup does not break such a rule, holdTo discards the waiver.
func (p *play[U, S, A]) holdTo(setup U, opening S) error {
	breaches, _ := p.Rules.House(opening).Sort(p.setupBreaches(setup))
	broken := talk.Broken(breaches)
	err := p.talk.Hold(breaches, func(v rules.Violation) string {
		var none A
		return p.breach(p.talk, opening, none, v)
	}, false)
	if err != nil && !errors.Is(err, talk.ErrUnasked) {
		return err
	}
	moot := func(id tables.RuleID) bool { return !slices.Contains(broken, id) }
	p.talk.Held, p.talk.Settled = slices.DeleteFunc(p.talk.Held, moot), slices.DeleteFunc(p.talk.Settled, moot)
	return nil
}

func (p *play[U, S, A]) header(setup U, opening S) (journal.Header, error) {
	decided, err := compact(setup)
	if err != nil {
		return journal.Header{}, err
	}
	state, err := compact(opening)
	version := journal.Version
	if p.options.Seats != nil {
		version = journal.Seated
	}
	return journal.Header{
		Version: version,
		Game:    p.Book.Game, Edition: p.Book.Edition.En, Table: p.options.Table, Lang: p.options.Words.Lang(),
		Setup: decided, Waived: p.talk.Held, State: state, At: p.options.Clock(),
	}, err
}

func (p *play[U, S, A]) resume(path string) (err error) {
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

func (p *play[U, S, A]) tellWhereWeWere() {
	p.say("session.resumed", tables.Args{"count": len(p.turns)})
	p.look()
	turns := p.turns
	for len(turns) > 1 && p.ticks(turns[len(turns)-1]) {
		turns = turns[:len(turns)-1]
	}
	if n := len(turns); n > 0 {
		p.say("session.last-report", tables.Args{"report": p.turnSaid(turns[n-1])})
	}
	p.sayHouse()
}

// The method `take` prepares the sitting after the record was opened. If the seed is lost, people
// must roll their own dice from now on.
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

func (p *play[U, S, A]) refold() (err error) {
	defer recoverFault(p.talk, &err)
	p.catchUp()
	now, err := p.replay(p.talk, p.writer.Record())
	if err != nil {
		return err
	}
	p.past = *now
	p.talk.AppRolled = false
	for l := range p.writer.Record().Standing() {
		p.rememberRoll(l)
	}
	p.hears.step++
	p.seats()
	p.text, err = compact(p.state)
	return err
}

// noteSeed records that a seed is from the command line: a person knows such a seed. It does so only
// in a game with secrets.
func (p *play[U, S, A]) noteSeed(seed chance.Seed) error {
	if !p.brings(p.Sealing) || seed != chance.SeedOf(p.options.SeedBy) || p.options.Seed == (chance.Seed{}) {
		return nil
	}
	return p.writer.Append(journal.Line{Note: journal.SeedNote(p.options.SeedBy), At: p.options.Clock()})
}

// seal chooses a new dice seed and records its hash, unless the record already has a secret seed.
// At the end of a game the seed becomes public. If people play on, a new seed is needed.
func (p *play[U, S, A]) seal() error {
	sealed, open := p.writer.Record().Dice()
	if sealed != "" && !open {
		return nil
	}
	take := p.options.firstSeed
	if sealed != "" {
		take = p.options.newSeed
	}
	seed, err := take()
	if err != nil {
		return err
	}
	if err := p.writer.Seal(seed); err != nil {
		return err
	}
	if err := p.noteSeed(seed); err != nil {
		return err
	}
	p.dice.seed = seed
	p.say("session.sealed", tables.Args{"dice": p.brings(p.Rolling)})
	return nil
}

func (p *play[U, S, A]) rememberRoll(l *journal.Line) {
	if l.Roll.Source != "" {
		p.talk.AppRolled = l.Roll.Source == chance.App
	}
}
