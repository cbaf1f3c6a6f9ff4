package desk

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/AlecAivazis/survey/v2/terminal"
	"golang.org/x/term"

	"tablemate/assist/paint"
)

// menuFrontend is a Frontend on an interactive terminal: menus drawn by package survey, and input
// lines with editing keys.
type menuFrontend struct {
	in    keys
	out   Terminal
	paint paint.Paint
	found *term.State // the state of the terminal at the start
	view  view
	stays string // why Ctrl-Z cannot stop the program; "" if it can

	hints hints // the hints already shown above an input line; menus show all hints every time
}

func newMenus(in, out Terminal, p paint.Paint) *menuFrontend {
	found, _ := term.GetState(int(in.Fd()))
	return &menuFrontend{in: keysOf(in), out: out, paint: p, found: found, hints: hints{}}
}

func (m *menuFrontend) Ask(p Prompt) (Reply, error) {
	m.keepView(p)
	if p.Complaint != "" {
		m.print(m.paint.Warning("! " + p.Complaint))
	}
	if p.Help != "" && !p.Listed {
		m.print(m.paint.Muted("  " + p.Help))
	}
	m.in.begin(p.Alarm)
	reply, err := Reply{}, error(nil)
	if p.Shape == Menu || p.Shape == YesNo {
		m.print(p.Lead...)
		list := &rowMenu{Prompt: p, paint: m.paint}
		list.columns, list.room = m.roomFor(p)
		list.WithStdio(terminal.Stdio{In: m.in, Out: m.out, Err: m.out})
		reply, err = list.ask()
		m.view.below += list.left
	} else {
		reply.Typed, err = m.askLine(p)
	}
	switch {
	case errors.Is(err, terminal.InterruptErr), errors.Is(err, io.EOF) && m.in.over():
		err = ErrInterrupted // a closed terminal is like Ctrl-C
	case errors.Is(err, errStopped) && m.stays != "":
		err = errResized
		m.clear()
		m.Tell(m.stays)
	case errors.Is(err, errStopped):
		m.in.stop()
		err = errResized // the table is shown again, because the shell has written on the screen
		m.clear()
	case errors.Is(err, errLeft):
		m.print("")
	case errors.Is(err, errResized), errors.Is(err, errRang):
		m.clear()
	default:
		m.view.told, m.view.last = nil, 0
	}
	return reply, err
}

func (m *menuFrontend) askLine(p Prompt) (string, error) {
	if !p.Listed {
		m.print(p.lines()...)
		if m.hints.isNew(p.Hint) {
			for _, line := range m.broken("  " + p.Hint) {
				m.print(m.paint.Muted(line))
			}
		}
	}
	m.print(p.Lead...)
	prompt := m.broken(withEnter([]string{p.Text}, p) + strings.TrimSpace(mark))
	last := len(prompt) - 1
	m.print(prompt[:last]...)
	typed, err := m.readLine(prompt[last] + " ")
	m.view.below += m.height(prompt[last] + " " + typed)
	if errors.Is(err, ErrInterrupted) {
		m.print("") // the keys Ctrl-C and Ctrl-D leave the cursor on the prompt's line
	}
	return typed, err
}

// leaving returns a function that ends the present prompt with errLeft. If the input offers no such
// function, leaving returns nil.
func (m *menuFrontend) leaving() func() {
	if k, ok := m.in.(interface{ leaving() func() }); ok {
		return k.leaving()
	}
	return nil
}

func (m *menuFrontend) Forget() bool { return m.in.drain() }

// Close restores the terminal and its cursor. It may be called during any prompt.
func (m *menuFrontend) Close() error {
	if m.found == nil {
		return nil
	}
	fmt.Fprint(m.out, "\x1b[?25h")
	return term.Restore(int(m.in.Fd()), m.found)
}

// readLine reads a line, which people can edit with arrows, Home, End, Ctrl-U and Ctrl-W.
func (m *menuFrontend) readLine(prompt string) (string, error) {
	fd := int(m.in.Fd())
	before, err := term.MakeRaw(fd)
	if err != nil {
		return "", err
	}
	defer func() { _ = term.Restore(fd, before) }()
	line := term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{m.in, m.out}, prompt)
	if columns, lines := m.screenSize(); columns > 0 {
		_ = line.SetSize(columns, lines)
	}
	typed, err := line.ReadLine()
	if errors.Is(err, io.EOF) && !m.in.over() {
		err = ErrInterrupted // in raw mode Ctrl-C sends no signal
	}
	return typed, err
}
