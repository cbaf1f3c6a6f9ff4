package session

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

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

// writeEach writes a list as one line of JSON, as write does, but one value after
// another: the longest record fills no memory a second time.
func writeEach[T any](to io.Writer, list []T) error {
	out := bufio.NewWriter(to)
	sign := "["
	for i := range list {
		var text bytes.Buffer
		if err := write(&text, list[i]); err != nil {
			return err
		}
		out.WriteString(sign)
		out.Write(bytes.TrimSuffix(text.Bytes(), []byte("\n")))
		sign = ","
	}
	if len(list) == 0 {
		out.WriteString(sign)
	}
	out.WriteString("]\n")
	return out.Flush()
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

// notesTold returns the sentences of the notes of a turn.
func (def *game[U, S, A]) notesTold(t *talk.UI, s S, turn turn[S, A]) ([]string, error) {
	notes, err := def.notes(turn)
	if err != nil {
		return nil, err
	}
	var told []string
	for _, n := range notes {
		if text := def.Flow.Tell(t, s, n); text != "" {
			told = append(told, text)
		}
	}
	return told, nil
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

// joined returns rule ids in one line.
func joined(ids []tables.RuleID) string {
	return talk.NameAll(ids, func(id tables.RuleID) string { return string(id) })
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

// turnSaid returns a turn in words, or as it is recorded if this game cannot read
// it.
func (def *game[U, S, A]) turnSaid(t *talk.UI, s S, one turn[S, A]) string {
	did, err := def.did(one)
	if err != nil {
		return string(one.line.Did)
	}
	return def.reported(t, s, one.line.By, did)
}

// reported returns who did what, in words.
func (def *game[U, S, A]) reported(t *talk.UI, s S, by rules.Seat, did A) string {
	text := def.Flow.Report(t, s, did)
	if by == rules.Nobody || by == rules.Cardboard {
		return text
	}
	return def.Flow.Name(t, s, by) + ": " + text
}
