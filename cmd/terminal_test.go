//go:build unix

package cmd

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	expect "github.com/Netflix/go-expect"
	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// rows are enough for a whole evening: nothing scrolls away.
const rows = 200

// window is a real terminal of 80 columns with tablemate running in it.
type window struct {
	*expect.Console
	t      *testing.T
	screen vt10x.Terminal
	run    *exec.Cmd
}

func inWindow(t *testing.T, s *sitting, args ...string) *window {
	ptm, pts, err := pty.Open()
	require.NoError(t, err)
	screen := vt10x.New(vt10x.WithWriter(pts), vt10x.WithSize(80, rows))
	c, err := expect.NewConsole(expect.WithStdin(ptm), expect.WithStdout(screen),
		expect.WithCloser(ptm, pts), expect.WithDefaultTimeout(30*time.Second))
	require.NoError(t, err)
	t.Cleanup(func() { c.Close() })
	require.NoError(t, pty.Setsize(c.Tty(), &pty.Winsize{Rows: rows, Cols: 80}))
	run := exec.Command(os.Args[0], args...)
	run.Env = []string{asProgram + "=1", "TABLEMATE_HOME=" + s.env["TABLEMATE_HOME"], "LC_ALL=ru_RU.UTF-8", "TERM=xterm"}
	run.Stdin, run.Stdout, run.Stderr = c.Tty(), c.Tty(), c.Tty()
	require.NoError(t, run.Start())
	t.Cleanup(func() { _ = run.Process.Kill() })
	return &window{c, t, screen, run}
}

// answer types keys once a prompt stands on the screen.
func (w *window) answer(prompt, keys string) {
	w.t.Helper()
	_, err := w.ExpectString(prompt)
	require.NoError(w.t, err, "waiting for %q:\n%s", prompt, w.screen.String())
	_, err = w.Send(keys)
	require.NoError(w.t, err)
}

// close waits until the program has left and reads the screen to its end.
func (w *window) close() string {
	w.t.Helper()
	left := make(chan error, 1)
	go func() { left <- w.run.Wait(); w.Tty().Close() }()
	_, _ = w.ExpectEOF()
	require.NoError(w.t, <-left)
	return w.screen.String()
}

// TestAFirstTurnThroughMenus plays a turn of Pickle Rick in Russian at a real
// terminal, with arrows, letters and answers typed ahead.
func TestAFirstTurnThroughMenus(t *testing.T) {
	s := newSitting(t)
	w := inWindow(t, s, "play", "picklerick", "--table", "Вечер", "--mode", "solo", "--players", "Аня")
	w.answer("[л] слева", "\x1b[B\r") // an arrow down: left
	w.answer("Сколько в ней", "\r")
	w.answer("Цвета", "к-сг\r")
	w.answer("[н] нет", "\r")
	w.answer("что выпало?", "ддкп\r")
	w.answer("Что перебросить?", "4\r")
	w.answer("Переброшен 1 кубик", "и\r")
	w.answer("[конец]", "с\r")
	w.answer("Что там?", "глП1\r")
	w.answer("вызван оперативник 5", "")
	w.answer("[конец]", "с к0\r") // two answers in one line
	w.answer("[конец]", "к\r")
	w.answer("Enter = закончить ход", "\r")
	w.answer("что выпало?", "пауза\r")
	screen := w.close()
	for _, line := range []string{
		"Глядя от Рика, «Пост Б» справа или слева от «Поста А»? › [л] слева",
		"Кубики Рика: что выпало? (Enter = бросок) › ддкп",
		"Что перебросить? (Enter = ничего) › 4",
		"У Рика: движение · движение · карта · инструменты › [с] север: закрытый квадрат",
		"На 0,1 вызван оперативник 5 (5/10).",
		"У Рика: карта · инструменты › [к] взять карту (в колоде 20)",
		"Ход русских.",
		"Всё записано.",
	} {
		require.Contains(t, screen, line)
	}

	record, err := journal.Read(journal.Path(s.env["TABLEMATE_HOME"], "Вечер"))
	require.NoError(t, err)
	var did []string
	for _, l := range record.Lines {
		if did = append(did, string(l.Did)); len(did) == 8 {
			break
		}
	}
	require.Equal(t, []string{
		`{"kind":"fell","faces":["movement","movement","card","gun"]}`,
		`{"kind":"reroll","dice":[4]}`,
		`{"kind":"fell","faces":["tools"]}`,
		`{"kind":"step","figure":"rick","to":[0,1]}`,
		`{"kind":"reveal","tile":{"colour":"blue","left":"wall","far":"open","right":"vent","summon":1}}`,
		`{"kind":"step","figure":"rick","to":[0,2]}`,
		`{"kind":"reveal","tile":{"colour":"red","left":"open","far":"open","right":"open"}}`,
		`{"kind":"draw"}`,
	}, did)
	require.Contains(t, string(record.Header.Setup), `"guard_post_b":"left"`)
	proof := s.ask("verify", "вечер")
	require.Equal(t, done, proof.code, strings.TrimSpace(proof.out+proof.err))
}
