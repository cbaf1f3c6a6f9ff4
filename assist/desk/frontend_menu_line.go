package desk

import (
	"errors"
	"io"

	"golang.org/x/term"
)

// readLine asks for a line, which may be edited: arrows, Home, End, Ctrl-U, Ctrl-W.
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
		err = ErrInterrupted // Ctrl-C is no signal here
	}
	return typed, err
}
