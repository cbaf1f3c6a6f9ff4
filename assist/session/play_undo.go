package session

import (
	"cmp"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/tables"
)

// undo strikes the given line and all later lines. If `line` is "", it begins with the last action
// that a person typed. If an amendment recorded this action, undo takes back the whole amendment.
func (p *play[U, S, A]) undo(line string) error {
	if line = strings.TrimSpace(line); line != "" {
		n, err := strconv.Atoi(line)
		if from := p.on(n); err == nil && from >= 0 {
			return p.strikeBack(p.turns[from:])
		}
		p.say("session.no-line", tables.Args{"line": line})
		p.listLines(p.byPeople())
		return nil
	}
	from, back := p.latest(p.dice.habit)
	switch {
	case from < 0:
		p.say("session.nothing-to-undo")
		return nil
	case back.Undo > 0:
		return p.exchange(back, p.turns[from:])
	}
	return p.strike(p.turns[from:])
}

// strikeBack asks before it strikes several turns. For example, the command "undo 2" strikes all
// turns from line 2 on, but people may have meant the last two turns.
func (p *play[U, S, A]) strikeBack(turns []turn[S, A]) error {
	if first := turns[0]; len(turns) > 1 {
		args := tables.Args{"report": p.turnSaid(first), "line": first.line.N, "count": len(turns) - 1}
		yes, err := p.talk.Desk.Confirm(desk.Question{Text: p.talk.Words.Say("session.undo-back", args)})
		if err != nil || !yes {
			return cmp.Or(err, errAgain)
		}
	}
	return p.strike(turns)
}

func (p *play[U, S, A]) strike(turns []turn[S, A]) error {
	first := turns[0].line.N
	agreed, err := p.askAgain(first)
	if err != nil {
		return err
	}
	if err := p.writer.Strike(first, p.struckBy(), agreed); err != nil {
		return err
	}
	p.sayStruck(turns)
	p.talk.Undone = true
	if err := p.reread(turns); err != nil {
		return err
	}
	if kept := p.kept(turns); kept != "" {
		p.say("session.kept", tables.Args{"things": kept})
	}
	return errAgain
}

func (p *play[U, S, A]) sayStruck(turns []turn[S, A]) {
	first := turns[0]
	p.say("session.undoing", tables.Args{"report": p.turnSaid(first), "line": first.line.N, "count": len(turns) - 1})
}

func (p *play[U, S, A]) reread(struck []turn[S, A]) error {
	before := p.state
	if err := p.refold(); err != nil {
		return err
	}
	p.goneOn(before, struck)
	return nil
}

// redo restores the lines that the last undo or amendment struck.
func (p *play[U, S, A]) redo() error {
	r := p.writer.Record()
	back, n := r.Exchanged(), r.Redoable()
	if back.Undo == 0 && n == 0 {
		_, back = p.latest(p.dice.habit)
	}
	switch {
	case back.Undo > 0:
		return p.exchange(back, nil)
	case n == 0:
		p.say("session.nothing-to-redo")
		return nil
	}
	l := p.struckBy()
	l.Redo = n
	if err := p.writer.Append(l); err != nil {
		return err
	}
	return p.redone()
}

func (p *play[U, S, A]) exchange(x journal.Exchange, struck []turn[S, A]) error {
	if err := p.writer.Exchange(x, p.struckBy()); err != nil {
		return err
	}
	if len(struck) > 0 {
		p.sayStruck(struck)
	}
	p.talk.Undone = true
	return p.redone()
}

func (p *play[U, S, A]) redone() error {
	if err := p.reread(nil); err != nil {
		return err
	}
	p.say("session.redone", tables.Args{"report": p.turnSaid(p.turns[len(p.turns)-1])})
	return errAgain
}
