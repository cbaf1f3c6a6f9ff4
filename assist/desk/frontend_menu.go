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

// menus is a Face on a real terminal, by survey: menus to walk through with
// the arrows or to answer by typing, and lines to edit.
type menus struct {
	in    terminal.FileReader
	out   terminal.FileWriter
	paint paint.Paint
	found *term.State // the terminal as it was

	hinted bool // a line once told which words are at hand; a menu always does
}

func newMenus(in, out *os.File, p paint.Paint) *menus {
	found, _ := term.GetState(int(in.Fd()))
	m := &menus{paint: p, found: found}
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
func (m *menus) Ask(p Prompt) (Reply, error) {
	if p.Complaint != "" {
		m.Tell(m.paint.Warning("! " + p.Complaint))
	}
	if p.Help != "" && !p.Listed {
		m.Tell(m.paint.Muted("  " + p.Help))
	}
	reply, err := Reply{}, error(nil)
	if p.Shape == Menu || p.Shape == YesNo {
		m.Tell(p.Lead...)
		reply, err = m.menu(p)
	} else {
		reply, err = m.input(p)
	}
	if errors.Is(err, terminal.InterruptErr) {
		err = ErrInterrupted
	}
	return reply, err
}

// input asks for a line. Rows, if any, stand above it.
func (m *menus) input(p Prompt) (Reply, error) {
	if !p.Listed {
		m.Tell(p.lines()...)
		if p.Hint != "" && !m.hinted {
			m.hinted = true
			m.Tell(m.paint.Muted("  " + p.Hint))
		}
	}
	m.Tell(p.Lead...)
	typed := ""
	prompt := &survey.Input{Message: sentence([]string{p.Text}, p) + mark}
	err := survey.AskOne(prompt, &typed, survey.WithStdio(m.in, m.out, m.out), survey.WithShowCursor(true))
	return Reply{Typed: typed}, err
}

// menu asks for one row, by arrows or by typing.
func (m *menus) menu(p Prompt) (Reply, error) {
	list := &menu{Prompt: p, paint: m.paint}
	prompt := &survey.Select{
		Message:     p.Text,
		Options:     list.options(),
		Default:     p.Focus + 1,
		PageSize:    m.page(p),
		Filter:      list.fits,
		Description: list.says,
	}
	at := 0
	if err := survey.AskOne(prompt, &at, survey.WithStdio(m.in, m.out, m.out)); err != nil {
		return Reply{}, err
	}
	return list.reply(at), nil
}

// page is how many of rows fit on the screen below the question, those that
// take several lines too. The words at hand are a row.
func (m *menus) page(p Prompt) int {
	rows := len(p.Rows) + 1
	columns, height, err := term.GetSize(int(m.out.Fd()))
	if err != nil || height < 6 || columns < 3 {
		return min(rows, 7)
	}
	more := paint.Width(p.Hint) / (columns - 2)
	for _, r := range p.Rows {
		more += paint.Width(shown(r)) / (columns - 2)
	}
	return max(min(rows, height-3-more), min(rows, 3))
}

// Tell prints lines as they are.
func (m *menus) Tell(lines ...string) {
	for _, text := range lines {
		fmt.Fprintln(m.out, text)
	}
}

// Forget drops the keys that were pressed before now.
func (m *menus) Forget() bool {
	k, ok := m.in.(interface{ forget() bool })
	return ok && k.forget()
}

// Close gives the terminal back as it was found, with its cursor, whatever
// prompt it is taken from.
func (m *menus) Close() error {
	if m.found == nil {
		return nil
	}
	fmt.Fprint(m.out, "\x1b[?25h")
	return term.Restore(int(m.in.Fd()), m.found)
}

// menu is one survey.Select. Its row 0 is no option: untouched it names the
// words that are at hand, and while something else than one option is typed it
// stands for the typed line.
type menu struct {
	Prompt
	paint paint.Paint
	typed string
}

// The places that a template asks about beside those of the rows.
const (
	inFilter = -1
	inAnswer = -2
)

func (m *menu) options() []string {
	options := []string{""}
	for _, r := range m.Rows {
		options = append(options, shown(r))
	}
	return options
}

// fits is survey's filter: whether the row may still be meant.
func (m *menu) fits(filter, _ string, at int) bool {
	rows := m.Match(strings.TrimSpace(filter))
	if at == 0 {
		return len(rows) == 0
	}
	return slices.Contains(rows, at-1)
}

// says is the text at one place of the menu.
func (m *menu) says(text string, at int) string {
	switch at {
	case inFilter:
		m.typed = strings.TrimSpace(text)
		return m.question() + text
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

func (m *menu) question() string {
	p := m.Prompt
	p.Shape = Menu // its rows stand below, not in the line
	return sentence([]string{p.Text}, p) + strings.TrimSpace(mark)
}

// reply is what the chosen row stands for.
func (m *menu) reply(at int) Reply {
	switch {
	case at > 0:
		return Reply{Row: m.Rows[at-1].Key}
	case m.typed == "" && m.Focus >= 0 && m.Hint != "":
		return Reply{Typed: string(AsideRules)} // people walked to the hint
	}
	return Reply{Typed: m.typed}
}
