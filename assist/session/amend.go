package session

import (
	"bytes"
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// draft has the lines that will replace the end of a record.
type draft struct {
	lines  []journal.Line
	news   []news         // new breaches, and breaches that no longer exist
	asked  int            // the number of actions that people were asked for after the amended one
	agreed journal.Agreed // whether the old dice, cards or secrets are used again
	stop   string         // why a later action is not possible; "" if all are possible
}

// The type `news` is a sentence about an action that an amendment keeps. The new line number of the
// action is known only after the amendment.
type news struct {
	kept int // the index of the action in draft.lines
	id   string
	args tables.Args
}

// namesLine reports whether the text after "fix" begins with a line number. If players are called
// by numbers, a bare number up to 9 means a player.
func (p *play[U, S, A]) namesLine(typed string) bool {
	words := strings.Fields(typed)
	for n := min(2, len(words)); n > 0; n-- {
		if line, err := readLineNumber(strings.Join(words[:n], " ")); err == nil {
			bare := n == 1 && words[0] == strconv.Itoa(line)
			return !bare || !p.brings(p.Numbering) || line > 9
		}
	}
	return false
}

// namesNobody returns the number after "fix" if this number is too high for a player, or else 0. If
// players are not called by numbers, it always returns 0.
func (p *play[U, S, A]) namesNobody(typed string) int {
	words := strings.Fields(typed)
	if !p.brings(p.Numbering) || len(words) == 0 {
		return 0
	}
	if n, err := strconv.Atoi(words[0]); err == nil && n > p.Numbered(p.state) {
		return n
	}
	return 0
}

func readLineNumber(typed string) (int, error) {
	word, rest, said := strings.Cut(strings.ToLower(strings.TrimSpace(typed)), " ")
	if !said || word != "line" && word != "строка" {
		rest = strings.TrimPrefix(typed, "#")
	}
	n, err := strconv.Atoi(strings.TrimSpace(rest))
	if err != nil {
		return 0, &talk.Unread{ID: "amend.which-again"}
	}
	return n, nil
}

const mostListed = 9

func (p *play[U, S, A]) amendAsked(typed bool) error {
	turns := p.byPeople()
	if len(turns) == 0 {
		p.say("session.nothing-to-undo")
		return nil
	}
	if !typed {
		p.listLines(turns)
	}
	q := desk.Question{Text: p.talk.Words.Say("amend.which"), Example: strconv.Itoa(turns[len(turns)-1].line.N)}
	line, err := talk.Written(p.talk, q, readLineNumber)
	if err != nil {
		return err
	}
	return p.amend(line)
}

// byPeople returns the turns that the app did not make by itself.
func (p *play[U, S, A]) byPeople() []turn[S, A] {
	return slices.DeleteFunc(slices.Clone(p.turns), p.auto)
}

func (p *play[U, S, A]) listLines(turns []turn[S, A]) {
	for _, t := range turns[max(0, len(turns)-mostListed):] {
		p.say("amend.line", tables.Args{"line": t.line.N, "report": p.turnSaid(t)})
	}
}

// amend asks again for the action on a line. It also records the later actions, up to the first
// impossible one.
func (p *play[U, S, A]) amend(line int) error {
	from := p.on(line)
	if from < 0 {
		p.say("session.no-line", tables.Args{"line": line})
		return p.amendAsked(false)
	}
	turns, table := p.turns[from:], p.state
	if _, err := p.did(turns[0]); err != nil {
		return p.talk.Warn(err)
	}
	if p.auto(turns[0]) {
		p.say("amend.automated", tables.Args{"line": line, "report": p.turnSaid(turns[0])})
		return nil
	}
	before, err := p.replay(p.talk, p.writer.Record().Until(line))
	if err != nil {
		return p.talk.Warn(err)
	}
	d, err := p.drafted(*before, turns)
	if err != nil {
		return err
	}
	if len(d.lines) == 0 {
		p.say("amend.same", tables.Args{"line": line})
		return nil
	}
	if err := p.writer.Amend(line, journal.Line{At: p.options.Clock()}, d.lines, d.agreed); err != nil {
		return err
	}
	p.talk.Undone = true
	if err := p.reread(turns); err != nil {
		return err
	}
	return cmp.Or(p.tellAmended(turns, d, table), errAgain)
}

// drafted goes back to the state before the first of `turns`, and asks again for the action of
// this turn. Then it checks the later actions. At the end, drafted restores the present state of
// the sitting.
func (p *play[U, S, A]) drafted(before past[U, S, A], turns []turn[S, A]) (d draft, err error) {
	wrong, later := turns[0], turns[1:]
	p.say("amend.begins", tables.Args{"line": wrong.line.N, "report": p.turnSaid(wrong), "count": len(later)})
	p.catchUp()
	now, text, undone := p.past, p.text, p.talk.Undone
	defer func() {
		p.past, p.text, p.talk.Undone = now, text, undone
		p.dice.amends, p.dice.drafted, p.amending, p.talk.Settles = 0, 0, false, p.brings(p.Settling)
		p.dice.begin()
		if err == nil && len(d.lines) == 0 || errors.Is(err, desk.ErrBack) {
			p.look() // nothing changes, but people see the past table
		}
	}()
	p.past, p.talk.Undone, p.amending, p.talk.Settles, p.dialog = before, true, true, false, dialog{}
	if p.text, err = compact(before.state); err != nil {
		return d, err
	}
	p.dice.begin()
	p.dice.amends = wrong.line.N // dice that were already rolled keep their faces
	p.look()
	report, err := p.asked(func() (report[A], error) { return p.askedOnce(wrong) })
	if err != nil {
		return d, err
	}
	if same, err := p.isSame(wrong, report); err != nil || same {
		return d, err
	}
	if shown, wrongly := p.instead(report, wrong.line.N); wrongly == nil && shown.N >= wrong.line.N {
		if d.agreed, err = p.askShown(shown); err != nil || d.agreed == journal.AsBefore {
			return d, err
		}
	}
	err = p.follow(&d, report, wrong, later)
	return d, err
}

func (p *play[U, S, A]) asked(ask func() (report[A], error)) (report[A], error) {
	for {
		r, err := ask()
		if err != nil {
			return r, err
		}
		breaches, _ := rules.Judge(p.Rules, p.state, r.did)
		if len(breaches) == 0 {
			return r, nil
		}
		ruling, err := p.warn(r.did, breaches)
		if errors.Is(err, errInstead) {
			continue
		}
		if r.waived = talk.Broken(breaches); err != nil || ruling != talk.ChangeMind {
			return r, err
		}
	}
}

// askedOnce asks for one action in place of a recorded one. If the recorded action is a correction
// or a house rule, it asks for a correction. If the awaited seat is automated or rules.Nobody, it
// also asks for a correction.
func (p *play[U, S, A]) askedOnce(wrong turn[S, A]) (report[A], error) {
	old, err := p.did(wrong)
	if err != nil {
		return report[A]{}, err
	}
	s := p.state
	seat := p.Rules.Next(s)
	if aside(old) || seat == rules.Nobody || p.automated(s, seat) {
		did, err := p.Flow.Fix(p.talk, s)
		return report[A]{by: wrong.line.By, did: did}, err
	}
	return p.askedNext()
}

// askedNext asks for the next action of the awaited seat.
func (p *play[U, S, A]) askedNext() (report[A], error) {
	did, err := p.Flow.Ask(p.talk, p.state)
	if err != nil {
		return report[A]{}, err
	}
	r := p.newReport(p.Rules.Next(p.state), did)
	r.roll = p.rolled(r)
	return r, nil
}

func (p *play[U, S, A]) isSame(wrong turn[S, A], r report[A]) (bool, error) {
	text, err := p.Actions.Encode(p.held(r.did))
	return err == nil && bytes.Equal(text, wrong.line.Did) && r.by == wrong.line.By && r.roll == wrong.line.Roll, err
}
