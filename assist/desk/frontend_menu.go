package desk

import (
	"errors"
	"fmt"
	"os"

	"github.com/AlecAivazis/survey/v2/terminal"
	"golang.org/x/term"

	"tablemate/assist/paint"
)

// menuFrontend is a Frontend on a real terminal, drawn by survey: menus to walk
// through with the arrows or to answer by typing, and lines to edit.
type menuFrontend struct {
	in    terminal.FileReader
	out   terminal.FileWriter
	paint paint.Paint
	found *term.State // the terminal as it was

	hints hints // that a line told; a menu always tells them
}

func newMenus(in, out *os.File, p paint.Paint) *menuFrontend {
	found, _ := term.GetState(int(in.Fd()))
	m := &menuFrontend{paint: p, found: found}
	m.in, m.out = keysOf(in, out)
	return m
}

// Ask puts one question.
func (m *menuFrontend) Ask(p Prompt) (Reply, error) {
	if p.Complaint != "" {
		m.Tell(m.paint.Warning("! " + p.Complaint))
	}
	if p.Help != "" && !p.Listed {
		m.Tell(m.paint.Muted("  " + p.Help))
	}
	reply, err := Reply{}, error(nil)
	if p.Shape == Menu || p.Shape == YesNo {
		m.Tell(p.Lead...)
		list := &rowMenu{Prompt: p, paint: m.paint}
		list.WithStdio(m.stdio())
		reply, err = list.ask()
	} else {
		reply.Typed, err = m.askLine(p)
	}
	if errors.Is(err, terminal.InterruptErr) {
		err = ErrInterrupted
	}
	return reply, err
}

// askLine asks for a line. Rows, if any, stand above it.
func (m *menuFrontend) askLine(p Prompt) (string, error) {
	if !p.Listed {
		m.Tell(p.lines()...)
		if m.hints.news(p.Hint) {
			m.Tell(m.paint.Muted("  " + p.Hint))
		}
	}
	m.Tell(p.Lead...)
	line := &lineInput{message: withEnter([]string{p.Text}, p) + mark}
	line.WithStdio(m.stdio())
	return line.ask()
}

func (m *menuFrontend) stdio() terminal.Stdio {
	return terminal.Stdio{In: m.in, Out: m.out, Err: m.out}
}

// Tell prints lines as they are.
func (m *menuFrontend) Tell(lines ...string) {
	for _, text := range lines {
		fmt.Fprintln(m.out, text)
	}
}

// Forget drops the keys that were pressed before now.
func (m *menuFrontend) Forget() bool {
	k, ok := m.in.(interface{ drain() bool })
	return ok && k.drain()
}

// Close gives the terminal back as it was found, with its cursor, whatever
// prompt it is taken from.
func (m *menuFrontend) Close() error {
	if m.found == nil {
		return nil
	}
	fmt.Fprint(m.out, "\x1b[?25h")
	return term.Restore(int(m.in.Fd()), m.found)
}
