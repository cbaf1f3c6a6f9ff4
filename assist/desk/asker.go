package desk

import (
	"errors"
	"io"
	"strings"

	"tablemate/assist/paint"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Asker keeps the desk's rules over any Frontend.
type Asker struct {
	*shared
	aside func(Aside) error
}

// shared is what all askers at one frontend share.
type shared struct {
	frontend   Frontend
	words      *words.Words
	typedAhead []token // typed, but not yet asked for
	width      int     // columns of the screen, 0 where they do not matter
}

var _ Desk = (*Asker)(nil)

// New returns a desk at frontend that speaks the language of w.
func New(frontend Frontend, w *words.Words) *Asker {
	return &Asker{shared: &shared{frontend: frontend, words: w}}
}

// WithAsides returns the same desk, on which handler answers the asides.
func (a *Asker) WithAsides(handler func(Aside) error) Desk {
	return &Asker{shared: a.shared, aside: handler}
}

func (a *Asker) withWidth(columns int) *Asker {
	a.width = columns
	return a
}

// Say tells lines. One that is wider than the screen is broken between words.
func (a *Asker) Say(lines ...string) {
	for _, line := range lines {
		a.frontend.Tell(a.wrapped(line, a.width)...)
	}
}

// wrapped breaks text into lines that fit. Lines that fit are left as they are: the
// blanks in a drawing hold it together.
func (a *Asker) wrapped(text string, columns int) []string {
	if a.width == 0 {
		return []string{text}
	}
	var lines []string
	for _, line := range strings.Split(text, "\n") {
		if paint.Width(line) <= columns {
			lines = append(lines, line)
			continue
		}
		lines = append(lines, paint.Wrap(line, columns)...)
	}
	return lines
}

// Close leaves the terminal as it was found. It may be called at any time.
func (a *Asker) Close() error { return a.frontend.Close() }

// parser reads what is typed as an answer to one kind of question.
type parser[T any] struct {
	parse    func(string) (T, error)          // an error is a sentence for people
	isOption func(words string) bool          // whether words are an option, whatever else they are
	guess    func(string) (answer T, ok bool) // a second try at a line typed at this very prompt
}

// helpIndent is by how many columns every frontend indents the help of a question.
const helpIndent = 2

// askAgain is the error that asks once more; its sentence, if any, says why.
type askAgain string

func (a askAgain) Error() string { return string(a) }

// putQuestion shows the prompt until it is answered.
func putQuestion[T any](a *Asker, q Question, p Prompt, r parser[T]) (T, error) {
	p.Lead, p.Text = a.lastLine(q.Text, p.Enter)
	p.Columns = a.width
	p.Help = strings.Join(a.wrapped(q.Help, a.width-helpIndent), "\n"+strings.Repeat(" ", helpIndent))
	if a.aside != nil {
		p.Hint = a.words.Say("desk.hint") + " · " + a.words.Say("desk.back")
	}
	if q.Fresh {
		p.Complaint = a.dropTyped()
	}
	for {
		early := len(a.typedAhead) > 0
		if !early {
			if err := a.listen(q, &p); err != nil {
				var none T
				return none, err
			}
		}
		answer, err := readAnswer(a, q, r, early)
		if why, once := err.(askAgain); once {
			p.Complaint = strings.Join(a.wrapped(string(why), a.width-helpIndent), "\n"+strings.Repeat(" ", helpIndent))
			p.Listed = p.Listed && why != ""
			continue
		}
		return answer, err
	}
}

// lastLine cuts a question that does not fit on one line beside what Enter takes:
// lead stands above the prompt, last is the prompt's own line.
func (a *Asker) lastLine(text, enter string) (lead []string, last string) {
	if a.width == 0 {
		return nil, text
	}
	room := paint.Width(mark)
	if enter != "" {
		room += paint.Width(enter) + len(" () ")
	}
	lines := a.wrapped(text, max(a.width-room, a.width/2))
	return lines[:len(lines)-1], lines[len(lines)-1]
}

// listen lets the frontend ask, and leaves the tokens of the reply in typedAhead:
// none where Enter was pressed and takes nothing.
func (a *Asker) listen(q Question, p *Prompt) error {
	reply, err := a.frontend.Ask(*p)
	p.Listed = true
	switch {
	case errors.Is(err, io.EOF):
		return ended{a.words.Say("desk.end", tables.Args{"question": q.Text})}
	case err != nil:
		return err
	case reply.Row != "":
		a.typedAhead = []token{{reply.Row, reply.Row, true}}
	default:
		a.typedAhead = split(tables.Plain(reply.Typed, tables.MaxText))
	}
	if len(a.typedAhead) == 0 && q.Default != "" {
		a.typedAhead = []token{{q.Default, q.Default, true}}
	}
	return nil
}

// readAnswer reads the tokens in typedAhead as the answer to q. Early ones were
// typed before q was asked.
func readAnswer[T any](a *Asker, q Question, r parser[T], early bool) (T, error) {
	var none T
	line := a.typedAhead
	if len(line) == 0 {
		return none, askAgain(a.words.Say("desk.empty"))
	}
	a.typedAhead = nil
	if !r.isOption(joined(line)) && !r.isOption(line[0].text) {
		if aside, ok := asideIn(line); ok {
			return none, a.handleAside(aside, line[0].raw)
		}
	}
	answer, used, err := parsePrefix(line, q.Rest, r.parse)
	if err == nil {
		a.typedAhead = line[used:]
		if early {
			a.Say(q.Text + " › " + joined(line[:used]))
		}
		return answer, nil
	}
	if early {
		return none, a.rejectTypedAhead(line, err)
	}
	if near, ok := r.guess(joined(line)); ok {
		return near, nil
	}
	return none, askAgain(a.sentence(line, err))
}

// handleAside leaves the question for an aside. It returns askAgain when the
// question stands as before.
func (a *Asker) handleAside(aside Aside, typed string) error {
	switch {
	case aside.Word == wordBack:
		return ErrBack
	case aside.Word == wordQuit:
		return ErrQuit
	case a.aside == nil:
		return askAgain(a.words.Say("desk.noAside", tables.Args{"word": typed}))
	}
	if aside.Word == AsideFix {
		a.typedAhead = split(aside.Rest) // "fix rick 5" answers the first question of fix
	}
	err := a.aside(aside)
	a.typedAhead = nil
	if err != nil {
		return err
	}
	return askAgain("")
}

// rejectTypedAhead says that what was typed ahead was dropped, because its first
// word answers nothing.
func (a *Asker) rejectTypedAhead(line []token, err error) error {
	if errors.Is(err, errAmbiguous) {
		return askAgain(a.sentence(line, err) + " " + a.words.Say("desk.dropped", tables.Args{"rest": joined(line)}))
	}
	return askAgain(a.words.Say("desk.misfit", tables.Args{"word": line[0].raw, "rest": joined(line)}))
}

func (a *Asker) sentence(line []token, err error) string {
	if errors.Is(err, errAmbiguous) {
		return a.words.Say("desk.twoEnds", tables.Args{"typed": joined(line)})
	}
	return err.Error()
}

// dropTyped drops what was typed before a fresh question, and returns the sentence
// that says so, "" where nothing was.
func (a *Asker) dropTyped() string {
	rest := a.typedAhead
	a.typedAhead = nil
	pressed := a.frontend.Forget()
	switch {
	case len(rest) > 0:
		return a.words.Say("desk.fresh", tables.Args{"rest": joined(rest)})
	case pressed:
		return a.words.Say("desk.freshKeys")
	}
	return ""
}
