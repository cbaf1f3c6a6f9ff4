package session

import (
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
)

// Crossed is what fell or was turned up since a line that an undo goes back to.
type Crossed struct {
	Rolls    int // of the app's dice that nobody has seen opened: only those can fall again
	Table    int // what people typed after that line of their own dice and cards
	Revealed int // what had been hidden and was turned up, that line among it
}

// any reports whether people are asked about it.
func (c Crossed) any() bool { return c.Rolls+c.Table > 0 }

// Agree asks whether what was crossed shall stand again or come anew.
type Agree func(Crossed) (journal.Agreed, error)

// crossing returns what an undo to a line would cross. What is typed on that line
// itself is being mended and not kept; the app's dice cannot be mistyped.
func (def *Definition[U, S, A]) crossing(r *journal.Record, line int) (Crossed, error) {
	c, err := r.Crossing(line, def.reveals)
	if err != nil {
		return Crossed{}, err
	}
	crossed := Crossed{Rolls: closed(r, c.App), Revealed: len(c.Revealed)}
	for _, l := range c.Table {
		if l.N != line {
			crossed.Table++
		}
	}
	for _, l := range c.Revealed {
		if l.N != line && l.Roll.Source == "" {
			crossed.Table++
		}
	}
	return crossed, nil
}

// closed counts the rolls of dice that nobody has seen opened. Only those can
// fall again: open dice are never rolled.
func closed(record *journal.Record, rolls []*journal.Line) int {
	from, n := 0, 0
	if _, open := record.Dice(); open {
		return 0
	}
	for i := range record.Lines {
		if record.Lines[i].Entry() == journal.Sealed {
			from = record.Lines[i].N
		}
	}
	for _, l := range rolls {
		if l.N > from {
			n++
		}
	}
	return n
}

// askAgain asks once, when chance or something hidden lies on the way back, whether
// the same result shall stand.
func (p *play[U, S, A]) askAgain(line int) (journal.Agreed, error) {
	crossed, err := p.crossing(p.writer.Record(), line)
	if err != nil {
		return "", err
	}
	if crossed.Revealed > 0 {
		p.say("session.revealed", tables.Args{"count": crossed.Revealed})
	}
	if !crossed.any() {
		return journal.NotAsked, nil
	}
	return p.talk.AskAgreed(crossed)
}

// AskAgreed asks whether what an undo crosses shall stand again.
func (t *UI) AskAgreed(c Crossed) (journal.Agreed, error) {
	q := desk.Question{Text: t.Words.Say("session.crossing", tables.Args{"count": c.Rolls})}
	answers := []desk.Option{t.option("same-result"), t.option("roll-again")}
	if c.Table > 0 {
		q.Text = t.Words.Say("undo.crossing", tables.Args{"count": c.Rolls + c.Table})
		answers[0].Label, answers[1].Label = t.Words.Say("undo.same"), t.Words.Say("undo.again")
	}
	q.Default = answers[0].Keys[0]
	chosen, err := t.Desk.Choose(q, answers)
	if err != nil {
		return "", err
	}
	return []journal.Agreed{journal.AsBefore, journal.Anew}[chosen], nil
}

// asBefore offers what fell or was turned up before an undo, where people agreed that
// it stands and it can be what is awaited; false where they report by themselves. What
// is sealed is opened again without being asked for.
func (p *play[U, S, A]) asBefore(seat rules.Seat) (bool, error) {
	agreed, table := p.writer.Record().Agreement()
	if seat != rules.Cardboard || agreed != journal.AsBefore || len(table) == 0 {
		return false, nil
	}
	did, err := p.Actions.Decode(table[0].Did)
	if err != nil || p.isSealed(did) {
		return false, nil
	}
	if breaches := p.Rules.Check(p.replayed.state, did); len(breaches) > 0 {
		return false, nil
	}
	p.look()
	said := p.Definition.reported(p.talk, p.replayed.state, table[0].By, did)
	yes, err := p.talk.Desk.Confirm(desk.Question{Text: p.talk.Words.Say("undo.as-before", tables.Args{"report": said}), Default: "y"})
	if err != nil || !yes {
		return false, err
	}
	return true, p.record(report[A]{by: table[0].By, did: did, roll: table[0].Roll})
}

func (p *play[U, S, A]) isSealed(did A) bool {
	if p.Opened == nil {
		return false
	}
	_, sealed := p.Opened(p.replayed.state, did)
	return sealed
}
