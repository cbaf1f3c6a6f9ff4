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

// hearing is who speaks at a table where phones are seated.
type hearing struct {
	from   string // through whom the report at hand came
	ruled  string // through whom it was held to against a warning
	asked  string // who is asked about it, "" for who is awaited
	step   int    // how many times the table has changed
	nth    int    // how many questions were put since
	seated []string
	said   []said // out of turn, and not yet recorded
}

// said is what a seat has said on its own phone while another was asked.
type said struct {
	name string
	did  any
}

// seats tells the phones who sits at the table, where that has changed.
func (p *play[U, S, A]) seats() {
	if p.options.Seats == nil {
		return
	}
	if names := personNames(p.People(p.state)); !slices.Equal(names, p.hears.seated) {
		p.hears.seated = names
		p.options.Seats(names)
	}
}

// personNames lists people who have a name, each once.
func personNames(people []talk.Person) []string {
	var names []string
	for _, one := range people {
		if one.Name != "" && !slices.Contains(names, one.Name) {
			names = append(names, one.Name)
		}
	}
	return names
}

// whose returns the names of who is asked: who is awaited, or who reported what is asked
// about. Nil where all may answer.
func (p *play[U, S, A]) whose() []string {
	if p.options.Seats == nil || p.writer == nil {
		return nil
	}
	if p.hears.asked != "" {
		return []string{p.hears.asked}
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

// moment tells a question from one that reads the same: it changes with the table, not with
// what somebody says out of turn.
func (p *play[U, S, A]) moment() string {
	p.hears.nth++
	return strconv.Itoa(p.hears.step) + "." + strconv.Itoa(p.hears.nth)
}

// heard notes through whom an answer came.
func (p *play[U, S, A]) heard(s desk.Speaker) {
	if p.options.Seats == nil {
		return
	}
	by := cmp.Or(s.By, desk.Table)
	if len(p.here) > 0 {
		p.hears.ruled = by
	} else {
		p.hears.from = by
	}
}

// outOfTurn takes what a seat says while another is asked. What breaks a rule is told to
// that seat alone.
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
	case err != nil, line != "":
		return line, cmp.Or(err, desk.ErrElsewhere)
	case any(did) == nil:
		return "", nil
	}
	if breaches, _ := rules.Judge(p.Rules, p.state, did); len(breaches) > 0 {
		return "", errors.New(p.breach(p.talk, p.state, did, breaches[0]) + " (" + string(breaches[0].Rule) + ")")
	}
	p.hears.said = append(p.hears.said, said{name, did})
	return "", desk.ErrElsewhere
}

// seatOf returns the seat of a person.
func (p *play[U, S, A]) seatOf(name string) rules.Seat {
	for _, one := range p.People(p.state) {
		if one.Name == name {
			return one.Seat
		}
	}
	return rules.Nobody
}

// later takes what somebody reports from a dialog on the own phone.
func (p *play[U, S, A]) later(name string, did any) {
	p.hears.said = append(p.hears.said, said{name, did})
}

// recordSaid records what was said out of turn first; false where nothing was.
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

// reporter returns the name under which a phone that reported is asked about it; "" at the
// terminal.
func (p *play[U, S, A]) reporter(from string) string {
	if slices.Contains(p.hears.seated, from) {
		return from
	}
	return ""
}

// struckBy is a line that strikes or restores, with who did so.
func (p *play[U, S, A]) struckBy() journal.Line {
	l := journal.Line{At: p.options.Clock()}
	if p.writer.Record().Header.Version == journal.Seated {
		l.From = p.hears.from
	}
	return l
}

// toldBy returns through whom a line came where that is not the seat whose report it is, and
// who held to it.
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
