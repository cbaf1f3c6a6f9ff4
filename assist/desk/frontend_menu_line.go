package desk

import (
	"errors"

	"github.com/AlecAivazis/survey/v2"
	"github.com/AlecAivazis/survey/v2/terminal"
)

// lineInput is a line to edit on the screen.
type lineInput struct {
	survey.Renderer
	message string
}

// errEdited ends the reading of a line that is to be read on with other letters in it.
var errEdited = errors.New("edited")

// ask reads a line.
func (l *lineInput) ask() (string, error) {
	keys := l.NewRuneReader()
	if err := keys.SetTermMode(); err != nil {
		return "", err
	}
	defer func() { _ = keys.RestoreTermMode() }()
	var line []rune
	err := errEdited
	for errors.Is(err, errEdited) {
		if err := l.Render("{{.}}", l.message); err != nil {
			return "", err
		}
		line, err = l.read(keys, line)
	}
	if err != nil {
		return "", err
	}
	l.NewCursor().Up(1) // the reader leaves the cursor a line below
	l.AppendRenderedText(string(line))
	return string(line), l.Render("{{.}}", l.message+string(line)+"\n")
}

// read reads on from a line that stands on the screen. It returns errEdited after
// Ctrl-U and Ctrl-W, which the reader does not know.
func (l *lineInput) read(keys *terminal.RuneReader, line []rune) ([]rune, error) {
	return keys.ReadLineWithDefault(0, line, func(key rune, typed []rune) ([]rune, bool, error) {
		if key != killLine && key != terminal.KeyDeleteLine && key != terminal.KeyDeleteWord {
			return typed, false, nil
		}
		l.AppendRenderedText(string(typed))
		return edited(typed, key), true, errEdited
	})
}
