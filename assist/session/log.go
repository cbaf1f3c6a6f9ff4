package session

import (
	"fmt"
	"io"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Logged is one line of a recorded game in the JSON of Log.
type Logged struct {
	journal.Line
	Struck int      `json:"struck,omitempty" jsonschema:"the line that struck it out"`
	Text   string   `json:"text" jsonschema:"the line in words"`
	Told   []string `json:"told,omitempty" jsonschema:"what followed, in sentences"`
	// Turn, Whose, Heading and Tale are set only for an action that is not struck out.
	Turn    int         `json:"turn,omitempty" jsonschema:"in which a standing action was done, from 1"`
	Whose   rules.Seat  `json:"whose,omitempty" jsonschema:"the seat whose turn it was"`
	Heading string      `json:"heading,omitempty" jsonschema:"of that turn in the tale"`
	Tale    []string    `json:"tale,omitempty" jsonschema:"how the tale tells a standing action, in sentences"`
	Ending  *EndingTold `json:"ending,omitempty" jsonschema:"on the last line of a game that is over"`
}

func (p *past[U, S, A]) log(as Format, to io.Writer) error {
	if as == Raw {
		return p.logRaw(to)
	}
	told, err := p.buildTale()
	if err != nil {
		return err
	}
	if as == Text {
		if _, err := fmt.Fprintln(to, p.heading(p.state)); err != nil {
			return err
		}
		return told.print(p.talk, to)
	}
	lines, err := p.lines()
	if err != nil {
		return err
	}
	for i := range lines {
		one := told.told[lines[i].N]
		lines[i].Turn, lines[i].Whose = one.turn.Number, one.turn.Whose
		lines[i].Heading, lines[i].Tale = one.turn.Heading, one.sentences
	}
	if len(lines) > 0 {
		lines[len(lines)-1].Ending = p.endedFor()
	}
	return writeEach(to, lines)
}

func (p *past[U, S, A]) logRaw(to io.Writer) error {
	if err := p.walk(nil, true); err != nil {
		return err
	}
	if _, err := fmt.Fprintln(to, p.heading(p.state)); err != nil {
		return err
	}
	lines, err := p.lines()
	if err != nil {
		return err
	}
	for _, l := range lines {
		if err := l.print(p.talk, to); err != nil {
			return err
		}
	}
	return nil
}

func (p *past[U, S, A]) lines() ([]Logged, error) {
	standing := make(map[int]turn[S, A], len(p.turns))
	for _, turn := range p.turns {
		standing[turn.line.N] = turn
	}
	out := make([]Logged, 0, len(p.journal.Lines))
	for _, line := range p.journal.Lines {
		l := Logged{Line: line, Struck: line.Struck, Text: entryText(p.talk, &line)}
		if line.Entry() == journal.Turn {
			did, err := p.Actions.Decode(line.Did)
			if err != nil {
				return nil, unreadable(line.N, "report", err)
			}
			if turn, stands := standing[line.N]; stands {
				notes, err := p.notes(turn)
				if err != nil {
					return nil, err
				}
				l.Told = p.toldNotes(p.talk, p.state, notes)
				did, _ = p.happened(turn, did)
			}
			l.Text = p.reported(p.talk, p.state, line.By, did) + agreedText(p.talk, &line) + p.toldBy(&line)
		}
		out = append(out, l)
	}
	return out, nil
}

// print puts a cross before a struck line. The muted colour alone is not enough, because the output
// may have no colours.
func (l Logged) print(t *talk.UI, to io.Writer) error {
	text := fmt.Sprintf("  %3d  %s", l.N, l.Text)
	if l.Struck > 0 {
		by := t.Words.Say("session.log-struck", tables.Args{"line": l.Struck})
		text = t.Paint.Muted(fmt.Sprintf("✗ %3d  %s (%s)", l.N, l.Text, by))
	}
	for _, told := range l.Told {
		text += "\n       " + strings.ReplaceAll(told, "\n", "\n       ")
	}
	_, err := fmt.Fprintln(to, text)
	return err
}

func entryText(t *talk.UI, l *journal.Line) string {
	switch l.Entry() {
	case journal.Undo:
		return t.Words.Say("session.log-undo", tables.Args{"line": l.Undo})
	case journal.Redo:
		return t.Words.Say("session.log-redo", tables.Args{"line": l.Redo})
	case journal.Opened:
		return t.Words.Say("session.log-opened", tables.Args{"seed": l.Seed})
	case journal.Sealed:
		seal := strings.Join(chance.SealWords(t.Words.Lang(), l.Dice), " ")
		return t.Words.Say("session.log-sealed", tables.Args{"seal": seal})
	}
	return noteText(t, l.Note)
}

func agreedText(t *talk.UI, l *journal.Line) string {
	var text strings.Builder
	if len(l.Waived) > 0 {
		text.WriteString(" · " + t.Words.Say("session.log-waived", tables.Args{"rules": joined(l.Waived)}))
	}
	if l.Roll.Source == chance.App {
		text.WriteString(" · " + t.Words.Say("session.log-app", tables.Args{"n": l.Roll.N}))
	}
	if l.Roll.Again {
		text.WriteString(" · " + t.Words.Say("session.log-again"))
	}
	return text.String()
}
