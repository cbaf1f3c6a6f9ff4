package session

import (
	"errors"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/rules"
)

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
	if err := p.take(); err != nil {
		return err
	}
	return p.settleHeld()
}

// noteSeed records that a seed was given where something is to be secret: whoever
// gave it can foresee every card.
func (p *play[U, S, A]) noteSeed(seed chance.Seed) error {
	if !p.brings(p.Sealing) || seed != chance.SeedOf(p.options.SeedBy) || p.options.Seed == (chance.Seed{}) {
		return nil
	}
	return p.writer.Append(journal.Line{Note: journal.SeedNote(p.options.SeedBy), At: p.options.Clock()})
}

// setUp asks until people have a setup that can be and that they hold to. What was
// given on the command line is taken once: at the second try people are asked.
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
		refused := errors.As(err, &problem)
		if !refused && err == nil {
			err = p.holdTo(setup, opening)
		}
		if !refused && !errors.Is(err, desk.ErrBack) {
			p.told(opening, notes)
			return setup, opening, err
		}
		given = Given{House: given.House}
		if refused {
			fault := p.setupCannotBe(setup, problem)
			inNames(p.talk, fault)
			p.say(fault.Message())
			if problem.ID == "house" {
				given.House = nil
			}
		}
	}
}

// settleHeld records the rules that people waived for good when they set up.
func (p *play[U, S, A]) settleHeld() error {
	var breaches []rules.Violation
	for _, id := range p.talk.Settled {
		breaches = append(breaches, rules.Violation{Note: rules.Note{Rule: id}})
	}
	return p.settle(breaches)
}

func (p *play[U, S, A]) header(setup U, opening S) (journal.Header, error) {
	decided, err := compact(setup)
	if err != nil {
		return journal.Header{}, err
	}
	state, err := compact(opening)
	return journal.Header{
		Game: p.Book.Game, Edition: p.Book.Edition.En, Table: p.options.Table, Lang: p.options.Words.Lang(),
		Setup: decided, Waived: p.talk.Held, State: state, At: p.options.Clock(),
	}, err
}
