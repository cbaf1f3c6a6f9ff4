// Package desktest simulates people at a desk. A script contains their answers. Any unexpected
// question fails the test.
package desktest

import (
	"io"
	"strings"
	"testing"

	"tablemate/assist/desk"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Keys that people press instead of typing words.
const (
	Enter = ""
	CtrlC = "\x03"
	End   = "\x04" // the end of the input
)

// Script is a desk that gets its answers from a list. An answer is what people would type: a key, a
// label, a number, words, "? jaguar", "undo", "r e c" for three questions, or a key such as CtrlC.
type Script struct {
	*desk.Asker
	frontend *frontend
}

// New returns a script in English. The test fails if an answer is invalid, or if an answer is still
// unused when the test ends.
func New(t testing.TB, answers ...string) *Script {
	return In(t, tables.English, answers...)
}

// The function `In` returns a script in the given language. Otherwise it is like New.
func In(t testing.TB, lang tables.Lang, answers ...string) *Script {
	f := &frontend{t: t, answers: answers}
	t.Cleanup(f.unused)
	return &Script{Asker: desk.New(f, words.In(lang)), frontend: f}
}

// Left counts the unused answers and the words typed ahead.
func (s *Script) Left() int { return len(s.frontend.answers) + s.TypedAhead() }

// Asked lists the questions so far. If words typed ahead have answered a question, it is not in the
// list.
func (s *Script) Asked() []string { return s.frontend.asked }

// Said returns all printed lines so far.
func (s *Script) Said() []string { return s.frontend.said }

type frontend struct {
	t       testing.TB
	answers []string
	asked   []string
	said    []string
}

func (f *frontend) Ask(p desk.Prompt) (desk.Reply, error) {
	f.t.Helper()
	f.asked = append(f.asked, p.Text)
	if p.Complaint != "" {
		f.t.Fatalf("at %q the script was told: %s", p.Text, p.Complaint)
	}
	if len(f.answers) == 0 {
		f.t.Fatalf("nobody answers %q%s", p.Text, offer(p.Rows))
	}
	answer := f.answers[0]
	f.answers = f.answers[1:]
	switch answer {
	case CtrlC:
		return desk.Reply{}, desk.ErrInterrupted
	case End:
		return desk.Reply{}, io.EOF
	}
	return desk.Reply{Typed: answer}, nil
}

func offer(rows []desk.Row) string {
	var out strings.Builder
	for _, r := range rows {
		out.WriteString("\n  [" + r.Key + "] " + r.Label)
	}
	return out.String()
}

func (f *frontend) Tell(lines ...string) { f.said = append(f.said, lines...) }

func (f *frontend) Show(draw func() []string) { f.Tell(draw()...) }

func (f *frontend) Retitle(title []string, _ func() []string) { f.Tell(title...) }

func (f *frontend) Forget() bool { return false }

func (f *frontend) Close() error { return nil }

func (f *frontend) unused() {
	if len(f.answers) > 0 && !f.t.Failed() {
		f.t.Errorf("answers left over: %q; asked were %q", f.answers, f.asked)
	}
}
