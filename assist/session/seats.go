package session

import (
	"cmp"
	"errors"
	"slices"
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// The type `hearing` records who speaks at a table with phones.
type hearing struct {
	from   string // the person who typed the present action
	ruled  string // the person who confirmed the action after a warning
	asked  string // the person who is asked about the action; if "", the awaited person is asked
	apart  string // the person who typed the line of the present action while another seat was asked
	step   int    // counts the changes of the table
	nth    int    // counts the questions in the present round of the loop
	seated []string
	said   []said // actions that were typed out of turn and are not recorded yet
}

// The type `said` is an action that a person typed while another seat was asked.
type said struct {
	name string
	did  any
}

func (p *play[U, S, A]) seats() {
	if p.options.Seats == nil {
		return
	}
	if names := personNames(p.People(p.state)); !slices.Equal(names, p.hears.seated) {
		p.hears.seated = names
		p.options.Seats(names)
	}
}

func personNames(people []talk.Person) []string {
	var names []string
	for _, one := range people {
		if one.Name != "" && !slices.Contains(names, one.Name) {
			names = append(names, one.Name)
		}
	}
	return names
}

// The method `whose` returns the people who may answer, or nil if everybody may. A question about a
// typed action is for the person who typed it.
func (p *play[U, S, A]) whose() []string {
	if p.options.Seats == nil || p.writer == nil {
		return nil
	}
	if p.hears.asked != "" {
		return []string{p.hears.asked}
	}
	if p.dialog.half && p.hears.apart != "" {
		return []string{p.hears.apart}
	}
	seat := p.Rules.Next(p.state)
	if seat == rules.Cardboard || p.automated(p.state, seat) {
		return nil
	}
	var own []talk.Person
	for _, one := range p.People(p.state) {
		if one.Seat == seat {
			own = append(own, one)
		}
	}
	return personNames(own)
}

// The method `moment` returns the id of a question. A question that is asked again after an
// interruption keeps its id.
func (p *play[U, S, A]) moment() string {
	p.hears.nth++
	return strconv.Itoa(p.hears.step) + "." + strconv.Itoa(p.hears.nth)
}

func (p *play[U, S, A]) heard(s desk.Speaker) {
	if p.options.Seats == nil {
		return
	}
	by := cmp.Or(s.By, desk.Table)
	if !p.dialog.half && by != p.hears.apart {
		p.hears.apart = ""
	}
	if len(p.here) > 0 {
		p.hears.ruled = by
	} else {
		p.hears.from = by
	}
}

// outOfTurn handles a line that a seat types while another seat is asked. Errors are shown only on
// the phone on which the line was typed.
func (p *play[U, S, A]) outOfTurn(name, typed string) (string, error) {
	refused := func(id string) error {
		return errors.New(p.talk.Words.Say(id, tables.Args{"names": p.whose()}))
	}
	if p.writer == nil || !p.brings(p.Speaking) {
		return "", refused("desk.not-asked")
	}
	if p.amending || p.mending {
		return "", refused("amend.finish")
	}
	seat := p.seatOf(name)
	did, line, err := p.Said(p.talk, p.state, seat, typed)
	if text, ok := talk.Sentence(p.talk.Words, err); ok {
		return "", errors.New(text)
	}
	switch {
	case err != nil:
		return "", err
	case line != "":
		p.hears.apart = name
		return line, desk.ErrElsewhere
	case any(did) == nil:
		return "", nil
	}
	if breaches, _ := rules.Judge(p.Rules, p.state, did); len(breaches) > 0 {
		return "", errors.New(p.breach(p.talk, p.state, did, breaches[0]) + " (" + string(breaches[0].Rule) + ")")
	}
	p.later(name, did)
	return "", desk.ErrElsewhere
}

func (p *play[U, S, A]) seatOf(name string) rules.Seat {
	for _, one := range p.People(p.state) {
		if one.Name == name {
			return one.Seat
		}
	}
	return rules.Nobody
}

func (p *play[U, S, A]) later(name string, did any) {
	p.hears.said = append(p.hears.said, said{name, did})
}

func (p *play[U, S, A]) recordSaid() (bool, error) {
	if len(p.hears.said) == 0 {
		return false, nil
	}
	next := p.hears.said[0]
	p.hears.said = p.hears.said[1:]
	r := p.newReport(p.Rules.Next(p.state), next.did.(A))
	r.from, r.apart = next.name, true
	return true, p.judge(r)
}

// reporter returns the person who is asked about an action: the person who typed it. If nobody at
// the table has the name `from`, it returns "", and the awaited person is asked.
func (p *play[U, S, A]) reporter(from string) string {
	if slices.Contains(p.hears.seated, from) {
		return from
	}
	return ""
}

func (p *play[U, S, A]) struckBy() journal.Line {
	l := journal.Line{At: p.options.Clock()}
	if p.writer.Record().Header.Version == journal.Seated {
		l.From = p.hears.from
	}
	return l
}

// If a person typed an action for another seat, toldBy names this person. If somebody else
// confirmed the action after a warning, toldBy names that person too.
func (p *past[U, S, A]) toldBy(l *journal.Line) string {
	var text string
	by := func(name string) bool {
		return slices.Contains(p.People(p.state), talk.Person{Name: name, Seat: l.By})
	}
	if l.From != "" && l.From != desk.Table && !by(l.From) {
		text += " · " + p.talk.Words.Say("session.log-from", tables.Args{"name": l.From})
	}
	if l.Ruled != "" && l.Ruled != l.From {
		said := tables.Args{"name": l.Ruled, "table": l.Ruled == desk.Table}
		text += " · " + p.talk.Words.Say("session.log-ruled", said)
	}
	return text
}
