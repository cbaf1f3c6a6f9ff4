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

// Logged is one line of a recorded game as Log writes it for other programs.
type Logged struct {
	journal.Line
	Struck int      `json:"struck,omitempty" jsonschema:"the line that struck it out"`
	Text   string   `json:"text" jsonschema:"the line in words"`
	Told   []string `json:"told,omitempty" jsonschema:"what followed, in sentences"`
	// Turn to Tale are for standing actions: the turn in which each was done, and how
	// the tale tells it.
	Turn    int        `json:"turn,omitempty" jsonschema:"in which a standing action was done, from 1"`
	Whose   rules.Seat `json:"whose,omitempty" jsonschema:"the seat whose turn it was"`
	Heading string     `json:"heading,omitempty" jsonschema:"of that turn in the tale"`
	Tale    []string   `json:"tale,omitempty" jsonschema:"how the tale tells a standing action, in sentences"`
	Ending  *Ended     `json:"ending,omitempty" jsonschema:"on the last line of a game that is over"`
}

// Log implements [Game]: it tells a record as a tale, or writes every line of it, struck ones too.
func (def *game[U, S, A]) Log(r Reading, to io.Writer) (err error) {
	defer refuse(r.talk(), &err)
	record, st, err := def.read(r)
	if err != nil {
		return err
	}
	t := r.talk()
	if r.Format != JSON {
		if _, err := fmt.Fprintln(to, def.heading(t, record, st.state)); err != nil {
			return err
		}
	}
	if r.Format == Raw {
		return def.logRaw(t, record, st, to)
	}
	told, err := def.tale(t, record)
	if err != nil {
		return err
	}
	if r.Format == Text {
		return told.print(t, to)
	}
	lines, err := def.told(t, record, st)
	if err != nil {
		return err
	}
	for i := range lines {
		one := told.told[lines[i].N]
		lines[i].Turn, lines[i].Whose, lines[i].Heading, lines[i].Tale = one.turn.Number, one.turn.Whose, one.turn.Heading, one.sentences
	}
	if len(lines) > 0 {
		lines[len(lines)-1].Ending = def.endedFor(t, st.state)
	}
	return writeEach(to, lines)
}

// logRaw writes the lines of a record as they stand in the file, in words.
func (def *game[U, S, A]) logRaw(t *talk.UI, record *journal.Record, st replayed[S, A], to io.Writer) error {
	lines, err := def.told(t, record, st)
	if err != nil {
		return err
	}
	for _, l := range lines {
		if err := l.print(t, to); err != nil {
			return err
		}
	}
	return nil
}

// told returns each line in words. The sentences of notes are only for standing
// turns.
func (def *game[U, S, A]) told(t *talk.UI, record *journal.Record, st replayed[S, A]) ([]Logged, error) {
	standing := make(map[int]turn[S, A], len(st.turns))
	for _, turn := range st.turns {
		standing[turn.line.N] = turn
	}
	out := make([]Logged, 0, len(record.Lines))
	for _, line := range record.Lines {
		l := Logged{Line: line, Struck: line.Struck, Text: entryText(t, &line)}
		if line.Entry() == journal.Turn {
			did, err := def.Actions.Decode(line.Did)
			if err != nil {
				return nil, unreadable(line.N, "report", err)
			}
			if turn, stands := standing[line.N]; stands {
				if l.Told, err = def.notesTold(t, st.state, turn); err != nil {
					return nil, err
				}
				did, _ = def.happened(turn, did)
			}
			l.Text = def.reported(t, st.state, line.By, did) + agreedText(t, &line)
		}
		out = append(out, l)
	}
	return out, nil
}

// print writes one line for people. A struck one bears a cross, so that it can
// be told from the others without colour.
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

// entryText returns a line that is no turn, in words.
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

// agreedText returns what people agreed to beside an action: rules waived, and
// the app's roll.
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
