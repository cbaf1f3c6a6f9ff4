//go:build unix

package desk

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
	"golang.org/x/term"

	"tablemate/assist/paint"
	"tablemate/tables"
	"tablemate/tables/words"
)

// The type `people` simulates users at a real terminal.
type people struct {
	t             *testing.T
	desk          *Asker
	master, slave *os.File
	screen        vt10x.Terminal
	pipe          *os.File      // a copy of the terminal's output; only a pipe supports read deadlines
	output        *bufio.Reader // reads the pipe; every byte read is also written to `screen`
}

func atTerminal(t *testing.T, lang tables.Lang, p paint.Paint) *people {
	t.Helper()
	master, slave, err := pty.Open()
	require.NoError(t, err)
	t.Cleanup(func() { _, _ = master.Close(), slave.Close() })
	require.NoError(t, pty.Setsize(slave, &pty.Winsize{Rows: 24, Cols: 80}))
	screen := vt10x.New(vt10x.WithWriter(master), vt10x.WithSize(80, 24))
	d := Open(slave, slave, Look{Words: words.In(lang), Paint: p})
	_, isTerminal := d.frontend.(fitted).Frontend.(*menuFrontend)
	require.True(t, isTerminal)
	pipe, copied, err := os.Pipe()
	require.NoError(t, err)
	go func() { _, _ = io.Copy(copied, master); copied.Close() }()
	t.Cleanup(func() { pipe.Close() })
	return &people{t, d, master, slave, screen, pipe, bufio.NewReader(io.TeeReader(pipe, screen))}
}

func (p *people) meanwhile(act func(), questions func(Desk)) {
	p.t.Helper()
	var wait sync.WaitGroup
	wait.Add(1)
	go func() {
		defer wait.Done()
		act()
		_, _ = io.Copy(io.Discard, p.output)
	}()
	questions(p.desk)
	require.NoError(p.t, p.desk.Close())
	require.NoError(p.t, p.slave.Close())
	wait.Wait()
}

func (p *people) waitFor(text string) {
	require.NoError(p.t, p.pipe.SetReadDeadline(time.Now().Add(time.Minute)))
	for read := []byte{}; !bytes.HasSuffix(read, []byte(text)); {
		b, err := p.output.ReadByte()
		if err != nil {
			p.t.Errorf("waiting for %q: %v\n%s", text, err, p.screen.String())
			return
		}
		read = append(read, b)
	}
}

// waitForKeys waits until a prompt reads single keys. Before that, Ctrl-C would be a signal to the
// process.
func (p *people) waitForKeys() {
	found := p.desk.frontend.(fitted).Frontend.(*menuFrontend).found
	for range 12_000 {
		if now, err := term.GetState(int(p.slave.Fd())); err == nil && *now != *found {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	p.t.Error("no prompt reads")
}

func (p *people) press(keys string) {
	if _, err := p.master.WriteString(keys); err != nil {
		p.t.Error(err)
	}
}

var trees = []Option{{Keys: []string{"о"}, Label: "осина"}, {Keys: []string{"бр"}, Label: "берёза"}, {Keys: []string{"е"}, Label: "ель"}}

func TestABurstOfKeysOverThreePrompts(t *testing.T) {
	for _, p := range []paint.Paint{paint.New(true), {}} {
		person := atTerminal(t, tables.Russian, p)
		person.meanwhile(func() {
			person.waitFor("Дерево")
			person.press("берез\rИван Rook Петров\r\x1b[B\r")
		}, func(d Desk) {
			i := must(d.Choose(Question{Text: "Дерево"}, trees))
			require.Equal(t, 1, i)
			require.Equal(t, "Иван Rook Петров", must(d.Write(Question{Text: "Имя"})))
			i = must(d.Choose(Question{Text: "Ещё дерево"}, trees))
			require.Equal(t, 0, i)
		})
		require.Contains(t, person.screen.String(), "Дерево › [бр] берёза")
		require.Contains(t, person.screen.String(), "Имя › Иван Rook Петров")
	}
}

func TestEveryKindOfPromptOnATerminal(t *testing.T) {
	var asides []Aside
	person := atTerminal(t, tables.Russian, paint.Paint{})
	person.meanwhile(func() {
		person.waitFor("почему · показать")
		person.press("бр\r")               // an answer in Cyrillic letters
		person.press("zz\r\x1b[A\x1b[B\r") // an invalid answer, then arrow keys
		person.press("? ягуар стена\rе\r") // an aside, then an answer
		person.press("\r")                 // Enter takes the default row
		person.press("о е бр\r")           // three answers in one menu
		person.press("почему\r3 1\r")
		person.press("7\r4\r")
		person.press("показать\rд\r")
		person.press("отмена\rb l R 1\r")
	}, func(bare Desk) {
		d := bare.WithAsides(Asides{Answer: func(a Aside) error { asides = append(asides, a); return nil }})
		for i, want := range []int{1, 0, 2, 2, 0, 2, 1} {
			q := Question{Text: "Дерево"}
			if i == 3 {
				q.Default = "е"
			}
			require.Equal(t, want, must(d.Choose(q, trees)), i)
		}
		require.Equal(t, []int{0, 2}, must(d.Pick(Question{Text: "Перебросить"}, dice)))
		require.Equal(t, 4, must(d.Number(Question{Text: "Сколько"}, 1, 6)))
		require.True(t, must(d.Confirm(Question{Text: "Верно?"})))
		require.Equal(t, "b l R 1", must(d.Write(Question{Text: "Тайл", Parse: tile})))
	})
	require.Equal(t, []Aside{{AsideRules, "ягуар стена"}, {Word: AsideWhy}, {Word: AsideShow}, {Word: AsideUndo}}, asides)
	require.Contains(t, person.screen.String(), "Верно? › [д] да")
}

func TestCtrlCAndCtrlDInEveryKindOfPrompt(t *testing.T) {
	for _, way := range ways {
		for name, key := range map[string]string{"Ctrl-C": "\x03", "Ctrl-D": "\x04", "Ctrl-D where nothing matches": "zz\x04"} {
			t.Run(way.kind+" "+name, func(t *testing.T) {
				person := atTerminal(t, tables.English, paint.Paint{})
				before := must(term.GetState(int(person.slave.Fd())))
				person.meanwhile(func() {
					person.waitFor("What?")
					person.waitForKeys()
					person.press(key)
				}, func(d Desk) {
					_, err := way.ask(d, Question{Text: "What?", Default: way.good})
					require.ErrorIs(t, err, ErrInterrupted)
					after := must(term.GetState(int(person.slave.Fd())))
					require.Equal(t, before, after, "the terminal is as it was")
					d.Say("Saved.")
				})
				require.Regexp(t, `(?m)^Saved\.`, person.screen.String(), "not on the prompt's line")
			})
		}
	}
}

func TestKeysPressedBetweenPromptsAreNoAnswerToAFreshQuestion(t *testing.T) {
	person := atTerminal(t, tables.English, paint.Paint{})
	person.meanwhile(func() {
		person.waitFor("pressed before it")
		person.waitFor("Really? ›") // the rows "yes" and "no" are below this line
		person.press("n\r")
	}, func(d Desk) {
		person.press("y\ry\r")
		require.Eventually(t, func() bool { return waiting(person.slave.Fd()) }, time.Minute, time.Millisecond)
		require.False(t, must(d.Confirm(Question{Text: "Really?", Fresh: true})))
	})
}

func TestKeysPressedBeforeAFreshQuestionAreDropped(t *testing.T) {
	person := atTerminal(t, tables.English, paint.Paint{})
	person.meanwhile(func() {
		person.waitFor("Spend")
		person.press("e\ry\rn")
		person.waitFor("pressed before it")
		person.waitFor("Really? ›")
		person.press("\r") // ends the line that was begun before
		person.waitFor("Enter chooses nothing here")
		person.press("n\r")
	}, func(d Desk) {
		must(d.Choose(Question{Text: "Spend"}, spend))
		require.False(t, must(d.Confirm(Question{Text: "Really?", Fresh: true, Default: "y"})))
	})
}

func TestALongMenuScrolls(t *testing.T) {
	var rooms []Option
	for _, letter := range strings.Split("абвгдежзиклмнопрстуфхцчшщэюя", "") {
		rooms = append(rooms, Option{Keys: []string{letter}, Label: "комната " + strings.Repeat(letter, 90)})
	}
	person := atTerminal(t, tables.Russian, paint.New(true))
	person.meanwhile(func() {
		person.waitFor("Куда")
		person.press("\x1b[A\r") // if no row has the cursor, the key Up goes to the last row
		person.press("\x1b[1;5Dщ\r")
	}, func(d Desk) {
		for _, want := range []int{len(rooms) - 1, 24} {
			require.Equal(t, want, must(d.Choose(Question{Text: "Куда"}, rooms)))
		}
	})
}

func TestOpenIsPlainWithoutATerminal(t *testing.T) {
	in, feed, err := os.Pipe()
	require.NoError(t, err)
	must(feed.WriteString("c\n"))
	require.NoError(t, feed.Close())
	out := must(os.CreateTemp(t.TempDir(), "out"))
	d := Open(in, out, Look{Words: words.In(tables.English)})
	require.Equal(t, 1, must(d.Choose(Question{Text: "Spend"}, spend)))
	told := must(os.ReadFile(out.Name()))
	require.True(t, bytes.HasSuffix(told, []byte("  [end] end the turn\n› c\n")), string(told))
	require.NotContains(t, string(told), "\x1b")
}

func TestOpenIsPlainWhereAskedFor(t *testing.T) {
	ptm, pts, err := pty.Open()
	require.NoError(t, err)
	defer ptm.Close()
	defer pts.Close()
	d := Open(pts, pts, Look{Words: words.In(tables.English), Plain: true})
	require.IsType(t, &lineFrontend{}, d.frontend.(fitted).Frontend)
	require.False(t, d.frontend.(fitted).Frontend.(*lineFrontend).echo, "a terminal shows what is typed by itself")
}

func TestEditingWhatIsTyped(t *testing.T) {
	const up, down, home, end = "\x1b[A", "\x1b[B", "\x1b[1~", "\x1b[4~"
	menu := func(d Desk) (any, error) { return d.Choose(Question{Text: "Что?"}, trees) }
	rick := func(d Desk) (any, error) { return d.Choose(Question{Text: "Что?"}, rickRu) }
	line := func(d Desk) (any, error) { return d.Write(Question{Text: "Что?"}) }
	for _, c := range []struct {
		name, keys string
		ask        func(Desk) (any, error)
		want       any
	}{
		{"Enter takes the row that an arrow led to", down + "\r", menu, 0},
		{"Enter alone takes none", "\r" + down + down + "\r", menu, 1},
		{"End is the last row", end + "\r", menu, 2},
		{"Home is the first", up + home + "\r", menu, 0},
		{"Ctrl-U leaves what was typed in a menu", "бер\x15е\r", menu, 2},
		{"Ctrl-W leaves its last word", "о zz\x17\r", menu, 0},
		{"Backspace leaves a letter", "ел\x7f\r", menu, 2},
		{"an arrow leaves all of it", "zz" + down + "\r", menu, 0},
		{"an arrow goes on from the row that was typed", "е" + up + "\r", menu, 1},
		{"an arrow to the left means nothing in a menu", "е\x1b[D\r", menu, 2},
		{"an arrow goes to the first row that fits", "карту" + down + "\r", rick, 4},
		{"Ctrl-U leaves a line", "осина\x15ель\r", line, "ель"},
		{"Ctrl-W leaves the last word of a line", "старая осина\x17ель\r", line, "старая ель"},
		{"Ctrl-W on a line that is wider than the screen", strings.Repeat("слово ", 20) + "осина\x17ель\r", line, strings.Repeat("слово ", 20) + "ель"},
		{"Home in a line", "ель" + home + "старая " + "\r", line, "старая ель"},
		{"End in a line", "старая" + home + end + " ель\r", line, "старая ель"},
		{"Ctrl-U and Ctrl-W where nothing is typed", "\x15\x17ель\r", line, "ель"},
	} {
		person := atTerminal(t, tables.Russian, paint.New(true))
		person.meanwhile(func() { person.waitForKeys(); person.press(c.keys) }, func(d Desk) {
			require.Equal(t, c.want, must(c.ask(d)), c.name)
		})
		if answer, isText := c.want.(string); isText && len(answer) < 40 {
			require.Contains(t, person.screen.String(), "Что? › "+answer, c.name)
		}
	}
}

func TestWhatIsTypedIsNeverTakenForTheRowUnderTheCursor(t *testing.T) {
	person := atTerminal(t, tables.English, paint.Paint{})
	person.meanwhile(func() { person.press(strings.Repeat("d\r", 5) + "yes\r" + "\r" + "no\r") }, func(d Desk) {
		must(d.Write(Question{Text: "Name"}))
		i := must(d.Choose(Question{Text: "Spend", Default: "e"}, append(spend, Option{Keys: []string{"yes"}, Label: "yes"})))
		require.Equal(t, 4, i, "four times d, then yes")
		require.False(t, must(d.Confirm(Question{Text: "Really?"})), "Enter alone is neither yes nor no")
	})
	require.Contains(t, person.screen.String(), "! “d” is not one of the answers.")
	require.Contains(t, person.screen.String(), "! Please type an answer (y, n): Enter chooses nothing here.")
}

func TestTheCursorNeverStandsOnTheWordsAtHand(t *testing.T) {
	var shown string
	person := atTerminal(t, tables.English, paint.Paint{})
	person.meanwhile(func() {
		person.waitFor("pause")
		shown = person.screen.String()
		for _, up := range []int{4, 4, 3, 2} { // lines from the menu's end up to the cursor
			person.press("\x1b[B")
			person.waitFor("\x1b7" + strings.Repeat("\x1b[1A\x1b[0G", up) + "\x1b8") // the cursor moves up
		}
		person.press("\r")
	}, func(d Desk) {
		i := must(d.WithAsides(Asides{Answer: func(Aside) error { return nil }}).Choose(Question{Text: "Spend"}, spend))
		require.Equal(t, 0, i)
	})
	require.Contains(t, shown, "\n  [e] step east ")
	require.Contains(t, shown, "\n  ? the rules · why")
}

func TestLinesTypedBetweenPromptsAreNoAnswerToAFreshQuestion(t *testing.T) {
	person := atTerminal(t, tables.English, paint.Paint{})
	person.desk = Open(person.slave, person.slave, Look{Words: words.In(tables.English), Plain: true})
	person.meanwhile(func() {
		person.waitFor("pressed before it")
		person.waitFor("Really?")
		person.press("n\r")
	}, func(d Desk) {
		person.press("y\ry\r")
		require.Eventually(t, func() bool { return waiting(person.slave.Fd()) }, time.Minute, time.Millisecond)
		require.False(t, must(d.Confirm(Question{Text: "Really?", Fresh: true})))
	})
}

func TestWhatWasToldStandsOnceOnTheScreen(t *testing.T) {
	p := atTerminal(t, tables.English, paint.Paint{})
	p.meanwhile(func() {
		p.waitForKeys()
		p.press("ok\r")
		p.waitFor("Which?")
		p.press("c\r")
	}, func(d Desk) {
		d.Show(func() []string { return []string{"the table", "1", "2", "3", "4", "5", "6", "7", "8", "9"} })
		d.Say(strings.Split(strings.Repeat("long ago\n", 10), "\n")...)
		must(d.Write(Question{Text: "One"}))
		d.Say("told once", "and this")
		must(d.Choose(Question{Text: "Which?"}, spend))
	})
	screen := p.screen.String()
	require.Contains(t, screen, "9                                                                               \ntold once")
	require.Equal(t, 1, strings.Count(screen, "told once"), screen)
	require.Equal(t, 1, strings.Count(screen, "and this"), screen)
}

func TestATableThatDoesNotFitIsNotPrintedAgain(t *testing.T) {
	p := atTerminal(t, tables.English, paint.Paint{})
	var out bytes.Buffer
	p.desk = New(newMenus(p.slave, copying{p.slave, &out}, paint.Paint{}), words.In(tables.English))
	p.meanwhile(func() { p.waitFor("Which?"); p.press("c\r") }, func(d Desk) {
		d.Show(func() []string { return strings.Split("the table\n1\n2\n3\n4", "\n") })
		d.Say(strings.Split(strings.Repeat("told\n", 20), "\n")...)
		must(d.Choose(Question{Text: "Which?"}, spend))
	})
	require.Equal(t, 1, strings.Count(out.String(), "the table"))
}

type copying struct {
	Terminal
	to io.Writer
}

func (c copying) Write(p []byte) (int, error) { return io.MultiWriter(c.Terminal, c.to).Write(p) }

// The type `dying` is a terminal whose reads and writes fail, beginning with call number `dies`.
type dying struct {
	Terminal
	calls *int
	dies  int
	reads *int // counts the reads after the first failure
}

var errPulled = errors.New("cable pulled")

func (d dying) Write(p []byte) (int, error) {
	if *d.calls++; *d.calls >= d.dies {
		return 0, errPulled
	}
	return d.Terminal.Write(p)
}

func (d dying) Read(p []byte) (int, error) {
	if *d.calls++; *d.calls > d.dies {
		*d.reads++
	}
	if *d.calls >= d.dies {
		return 0, errPulled
	}
	return d.Terminal.Read(p)
}

func TestAtWhicheverCallATerminalFailsNothingMoreIsAsked(t *testing.T) {
	p := atTerminal(t, tables.English, paint.Paint{})
	p.meanwhile(func() {}, func(Desk) {
		for dies := 1; ; dies++ {
			calls, reads := 0, 0
			d := dying{p.slave, &calls, dies, &reads}
			p.press("c\r")
			menus := newMenus(d, d, paint.Paint{})
			_, err := New(menus, words.In(tables.English)).Choose(Question{Text: "Which?"}, spend)
			menus.Forget() // drops the pressed keys
			if err == nil {
				require.Greater(t, dies, 8, "calls until the answer")
				return
			}
			require.ErrorIs(t, err, errPulled, dies)
			require.LessOrEqual(t, reads, 1, "after call %d", dies)
		}
	})
}

func TestWhereTheTerminalIsNone(t *testing.T) {
	file := must(os.Create(filepath.Join(t.TempDir(), "file")))
	defer file.Close()
	menus := newMenus(file, file, paint.Paint{})
	d := New(menus, words.In(tables.English))
	for _, way := range ways {
		_, err := way.ask(d, Question{Text: "What?"})
		require.ErrorIs(t, err, unix.ENOTTY, way.kind)
	}
	columns, room := menus.roomFor(Prompt{})
	require.Equal(t, []int{usualColumns, usualLines}, []int{columns, room})
	require.NoError(t, d.Close())
	require.NotContains(t, string(must(os.ReadFile(file.Name()))), "\x1b[?25h\x1b[?25h")
}

func TestAScreenOfTwoColumnsIsUnknown(t *testing.T) {
	p := atTerminal(t, tables.English, paint.Paint{})
	menus := p.desk.frontend.(fitted).Frontend.(*menuFrontend)
	for width, want := range map[uint16]int{2: 0, 3: 3} {
		require.NoError(t, pty.Setsize(p.slave, &pty.Winsize{Rows: 24, Cols: width}))
		columns, _ := menus.screenSize()
		require.Equal(t, want, columns)
	}
}

// The type `stopping` only counts the calls of stop. The process is not stopped.
type stopping struct {
	keys
	stops *int
}

func (s stopping) stop() { *s.stops++ }

func TestCtrlZStopsTheProgramAndTheQuestionStands(t *testing.T) {
	stops := 0
	p := atTerminal(t, tables.English, paint.Paint{})
	menus := p.desk.frontend.(fitted).Frontend.(*menuFrontend)
	menus.in = stopping{menus.in, &stops}
	require.Nil(t, menus.leaving(), "no other input can be left")
	p.meanwhile(func() {
		p.waitFor("What?")
		p.waitForKeys()
		p.press("\x1a")
		p.waitFor("\x1b[H\x1b[2J")
		p.waitFor("What?")
		p.press("c\r")
	}, func(d Desk) {
		require.Equal(t, 1, must(d.Choose(Question{Text: "What?"}, spend)))
	})
	require.Equal(t, 1, stops)
}
