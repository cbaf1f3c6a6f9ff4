//go:build unix

package desk

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/tables"
)

func choosing(options []Option) func(Desk, Question) (any, error) {
	return func(d Desk, q Question) (any, error) { return d.Choose(q, options) }
}

func breaching(options []Option) func(Desk, Question) (any, error) {
	return func(d Desk, q Question) (any, error) {
		q.Fresh, q.Rest, q.Default = true, true, options[1].Keys[0]
		return d.Choose(q, options)
	}
}

var errStop = errors.New("stop")

// The constant `stop` is a command that ends a question that is still open.
const stop = "?stop"

// verdict returns an answer as text, or "" if the typed text had no effect.
func verdict(t *testing.T, bare Desk, text string, ask func(Desk, Question) (any, error)) string {
	t.Helper()
	d := bare.WithAsides(Asides{Answer: func(Aside) error { return errStop }})
	answer, err := ask(d, Question{Text: text})
	if errors.Is(err, errStop) {
		return ""
	}
	require.NoError(t, err)
	never := func(string) error { return errors.New("no answer") }
	_, err = d.Write(Question{Text: "and?", Parse: never})
	require.ErrorIs(t, err, errStop, "the next question")
	return fmt.Sprint(answer)
}

type probe struct {
	lang  tables.Lang
	ask   func(Desk, Question) (any, error)
	typed string
}

func atLines(t *testing.T, probes []probe) []string {
	var out []string
	for _, p := range probes {
		d, _ := typing(p.lang, p.typed, stop)
		out = append(out, verdict(t, d, "What?", p.ask))
	}
	return out
}

// atMenus types the probes at a terminal with menus, and returns their verdicts. Each question has
// its own text, so that atMenus can wait for the question before it types the answer.
func atMenus(t *testing.T, lang tables.Lang, probes []probe) []string {
	var out []string
	person := atTerminal(t, lang, paint.Paint{})
	person.meanwhile(func() {
		for i, p := range probes {
			person.waitFor(fmt.Sprintf("What%d?", i))
			person.press(p.typed + "\r" + stop + "\r")
		}
	}, func(d Desk) {
		for i, p := range probes {
			out = append(out, verdict(t, d, fmt.Sprintf("What%d?", i), p.ask))
		}
	})
	return out
}

func TestMenusAndLinesHearTheSame(t *testing.T) {
	for _, lang := range tables.Langs {
		var probes []probe
		for _, h := range theGrammar {
			if h.lang != lang || h.typed == "" {
				continue
			}
			ask := choosing(h.options)
			if h.shape == YesNo {
				ask = breaching(h.options)
			}
			for _, typed := range []string{h.typed, strings.ToUpper(h.typed), h.typed + " zz", `"` + h.typed + `"`} {
				probes = append(probes, probe{lang, ask, typed})
			}
		}
		require.Greater(t, len(probes), 150)
		if testing.Short() {
			probes = probes[:len(probes)/8]
		}
		require.Equal(t, atLines(t, probes), atMenus(t, lang, probes))
	}
}

type chunks struct{ left [][]byte }

func (c *chunks) Read(p []byte) (int, error) {
	if len(c.left) == 0 {
		return 0, io.EOF
	}
	n := copy(p, c.left[0])
	if c.left[0] = c.left[0][n:]; len(c.left[0]) == 0 {
		c.left = c.left[1:]
	}
	return n, nil
}

func pressed(sent ...string) *keyReader {
	c := &chunks{}
	for _, s := range sent {
		c.left = append(c.left, []byte(s))
	}
	return &keyReader{in: c}
}

func read(t *testing.T, k *keyReader) []string {
	t.Helper()
	var got []string
	for {
		p := make([]byte, 64)
		n, err := k.Read(p)
		if errors.Is(err, io.EOF) {
			return got
		}
		if errors.Is(err, errStopped) { // Ctrl-Z
			continue
		}
		require.NoError(t, err)
		require.Positive(t, n)
		got = append(got, string(p[:n]))
	}
}

func TestKeys(t *testing.T) {
	cases := []struct {
		name string
		sent []string
		want string // keys, separated by blanks
	}{
		{"letters come one by one", []string{"ёR1"}, "ё R 1"},
		{"a letter may arrive in halves", []string{"\xd1", "\x91а"}, "ё а"},
		{"arrows pass", []string{"\x1b[A\x1bOB"}, "\x1b[A \x1bOB"},
		{"Home and End are rewritten", []string{"\x1b[1~\x1b[4~\x1b[7~\x1b[8~\x1b[H"}, "\x1b[H \x1b[F \x1b[H \x1b[F \x1b[H"},
		{"Delete passes", []string{"\x1b[3~"}, "\x1b[3~"},
		{"Ctrl-Left and F5 mean nothing", []string{"a\x1b[1;5D\x1b[15~b"}, "a b"},
		{"F1 of a Linux console means nothing", []string{"a\x1b[[Ab"}, "a b"},
		{"F1 elsewhere means nothing", []string{"a\x1bOPb"}, "a b"},
		{"a letter with Alt means nothing", []string{"a\x1bёb"}, "a b"},
		{"a lone Esc means nothing, and eats nothing", []string{"a\x1b", "b\x1b"}, "a b"},
		{"Esc and Enter is Enter", []string{"\x1b\r"}, "\r"},
		{"a sequence may arrive in pieces", []string{"\x1b", "[", "1;5", "Da\x1b[", "A"}, "a \x1b[A"},
		{"a sequence broken off by Ctrl-C lets it through", []string{"\x1b[1\x03"}, "\x03"},
		{"Ctrl-D is Ctrl-C", []string{"\x04"}, "\x03"},
		{"a broken byte is no key", []string{"a\xffb\xd1"}, "a b"},
		{"a letter with Alt may arrive in halves", []string{"a\x1b\xd1", "\x91b"}, "a b"},
		{"a sequence of three that Enter breaks off", []string{"\x1bO\r\x1bO\x7fa"}, "\r \x7f a"},
		{"a sequence that never ends", []string{"a\x1b[1;5"}, "a"},
		{"Alt with an arrow is the arrow", []string{"\x1b\x1b[A"}, "\x1b[A"},
	}
	for _, c := range cases {
		k := pressed(c.sent...)
		require.Equal(t, strings.Split(c.want, " "), read(t, k), c.name)
		require.True(t, k.over(), c.name)
	}
}

func TestAShortReadLosesNothing(t *testing.T) {
	k := pressed("\x1b[Aё")
	var got []byte
	for p := make([]byte, 1); ; {
		n, err := k.Read(p)
		got = append(got, p[:n]...)
		if err != nil {
			break
		}
	}
	require.Equal(t, "\x1b[Aё", string(got))
}

func FuzzKeys(f *testing.F) {
	f.Add([]byte("ёR\x1b[A\x1bx\x04"), "Иван Rook", byte(3))
	f.Add([]byte("a\x1a"), "\x1ab", byte(0))
	f.Add([]byte("\x1b[[\x1bO\x1b[1;5D\xff"), "мышь", byte(1))
	f.Fuzz(func(t *testing.T, sent []byte, name string, step byte) {
		size := int(step%7) + 1
		var pieces []string
		for rest := string(sent); rest != ""; {
			n := min(size, len(rest))
			pieces, rest = append(pieces, rest[:n]), rest[n:]
		}
		for _, key := range read(t, pressed(pieces...)) {
			require.True(t, key[0] == escape || utf8.RuneCountInString(key) == 1, "more than one key: %q", key)
		}
		keepsEveryLetter(t, name, size)
	})
}

// keepsEveryLetter types a name with meaningless keys between the letters, and requires that all
// letters arrive.
func keepsEveryLetter(t *testing.T, name string, size int) {
	t.Helper()
	var want []string
	var sent bytes.Buffer
	for i, r := range name {
		if r == utf8.RuneError || r == escape || r == ctrlD || r == ctrlC || r == ctrlZ {
			continue
		}
		want = append(want, string(r))
		sent.WriteRune(r)
		sent.WriteString([]string{"", "\x1b[1;5D", "\x1b[15~", "\x1b[200~"}[i%4])
	}
	var pieces []string
	for rest := sent.Bytes(); len(rest) > 0; {
		n := min(size, len(rest))
		pieces, rest = append(pieces, string(rest[:n])), rest[n:]
	}
	require.Equal(t, want, read(t, pressed(pieces...)))
}
