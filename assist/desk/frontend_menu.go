package desk

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/AlecAivazis/survey/v2"
	"github.com/AlecAivazis/survey/v2/terminal"
	"golang.org/x/term"

	"tablemate/assist/paint"
)

// menuFrontend is a Frontend on a real terminal, by survey: menus to walk through
// with the arrows or to answer by typing, and lines to edit.
type menuFrontend struct {
	in    terminal.FileReader
	out   terminal.FileWriter
	paint paint.Paint
	found *term.State // the terminal as it was

	hinted bool // a line once told which words are at hand; a menu always does
}

func newMenus(in, out *os.File, p paint.Paint) *menuFrontend {
	found, _ := term.GetState(int(in.Fd()))
	m := &menuFrontend{paint: p, found: found}
	m.in, m.out = keyboard(in, out)
	ownTemplates()
	return m
}

// ownTemplates replaces survey's templates, which belong to the whole process,
// by ones without a word in them. Every text comes from the menu itself: survey
// leaves no other way to learn what is typed in a menu's filter line.
func ownTemplates() {
	const option = `{{define "option"}}{{call .Description .CurrentOpt.Value .CurrentOpt.Index}}
{{end}}`
	survey.SelectQuestionTemplate = option + `
{{- if .ShowAnswer}}{{call .Description .Answer -2}}
{{else}}{{call .Description .FilterMessage -1}}
{{range $at, $row := .PageEntries}}{{if eq $at $.SelectedIndex}}> {{else}}  {{end}}{{template "option" $.IterateOption $at $row}}{{end}}
{{- end}}`
	// Survey measures a menu's wrapped rows by the template of its other menu.
	survey.MultiSelectQuestionTemplate = `{{define "option"}}  {{call .Description .CurrentOpt.Value .CurrentOpt.Index}}
{{end}}`
	survey.InputQuestionTemplate = `{{.Message}}{{if .ShowAnswer}}{{.Answer}}
{{end}}`
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
		reply, err = m.askMenu(p)
	} else {
		reply, err = m.askLine(p)
	}
	if errors.Is(err, terminal.InterruptErr) {
		err = ErrInterrupted
	}
	return reply, err
}

// askLine asks for a line. Rows, if any, stand above it.
func (m *menuFrontend) askLine(p Prompt) (Reply, error) {
	if !p.Listed {
		m.Tell(p.lines()...)
		if p.Hint != "" && !m.hinted {
			m.hinted = true
			m.Tell(m.paint.Muted("  " + p.Hint))
		}
	}
	m.Tell(p.Lead...)
	typed := ""
	prompt := &survey.Input{Message: withEnter([]string{p.Text}, p) + mark}
	err := survey.AskOne(prompt, &typed, survey.WithStdio(m.in, m.out, m.out), survey.WithShowCursor(true))
	return Reply{Typed: typed}, err
}

// askMenu asks for one row, by arrows or by typing.
func (m *menuFrontend) askMenu(p Prompt) (Reply, error) {
	list := &selectMenu{Prompt: p, paint: m.paint}
	prompt := &survey.Select{
		Message:     p.Text,
		Options:     list.options(),
		Default:     p.Focus + 1,
		PageSize:    m.pageSize(p),
		Filter:      list.filter,
		Description: list.describe,
	}
	at := 0
	if err := survey.AskOne(prompt, &at, survey.WithStdio(m.in, m.out, m.out)); err != nil {
		return Reply{}, err
	}
	return list.replyFor(at), nil
}

// pageSize is how many of rows fit on the screen below the question, those that
// take several lines too. The words at hand are a row.
func (m *menuFrontend) pageSize(p Prompt) int {
	rows := len(p.Rows) + 1
	columns, height, err := term.GetSize(int(m.out.Fd()))
	if err != nil || height < 6 || columns < 3 {
		return min(rows, 7)
	}
	more := paint.Width(p.Hint) / (columns - 2)
	for _, r := range p.Rows {
		more += paint.Width(rowText(r)) / (columns - 2)
	}
	return max(min(rows, height-3-more), min(rows, 3))
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

// selectMenu is one survey.Select. Its row 0 is no option: it names the words that
// are at hand, or shows the typed line while that is not exactly one option.
type selectMenu struct {
	Prompt
	paint paint.Paint
	typed string
}

// The places that a template asks about beside those of the rows.
const (
	inFilter = -1
	inAnswer = -2
)

func (m *selectMenu) options() []string {
	options := []string{""}
	for _, r := range m.Rows {
		options = append(options, rowText(r))
	}
	return options
}

// filter is survey's filter: it reports whether the row may still be meant.
func (m *selectMenu) filter(filter, _ string, at int) bool {
	rows := m.Match(strings.TrimSpace(filter))
	if at == 0 {
		return len(rows) == 0
	}
	return slices.Contains(rows, at-1)
}

// describe returns the text at one place of the menu, and remembers what is typed
// there.
func (m *selectMenu) describe(text string, at int) string {
	switch at {
	case inFilter:
		m.typed = strings.TrimSpace(text)
		return m.heading() + text
	case inAnswer:
		if text == "" {
			text = m.typed
		}
		return m.Text + " " + mark + text
	case 0:
		if m.typed != "" {
			return m.typed + " ⏎"
		}
		return m.paint.Muted(cmp.Or(m.Hint, "…"))
	}
	return text
}

func (m *selectMenu) heading() string {
	p := m.Prompt
	p.Shape = Menu // its rows stand below, not in the line
	return withEnter([]string{p.Text}, p) + strings.TrimSpace(mark)
}

// replyFor returns what the chosen row stands for.
func (m *selectMenu) replyFor(at int) Reply {
	switch {
	case at > 0:
		return Reply{Row: m.Rows[at-1].Key}
	case m.typed == "" && m.Focus >= 0 && m.Hint != "":
		return Reply{Typed: string(AsideRules)} // people walked to the hint
	}
	return Reply{Typed: m.typed}
}
