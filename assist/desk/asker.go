package desk

import (
	"errors"
	"io"
	"strings"

	"tablemate/assist/paint"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Asker keeps the desk's rules over any Face.
type Asker struct {
	*sitting
	aside func(Aside) error
}

// sitting is what all askers at one face share.
type sitting struct {
	face  Face
	words *words.Words
	ahead []word // typed, but not yet asked for
	width int    // columns of the screen, 0 where they do not matter
}

var _ Desk = (*Asker)(nil)

// New is a desk at face that speaks the language of w.
func New(face Face, w *words.Words) *Asker {
	return &Asker{sitting: &sitting{face: face, words: w}}
}

// WithAsides is the same desk, on which handler answers the asides.
func (a *Asker) WithAsides(handler func(Aside) error) Desk {
	return &Asker{sitting: a.sitting, aside: handler}
}

func (a *Asker) within(columns int) *Asker {
	a.width = columns
	return a
}

// Say tells lines. One that is wider than the screen is broken between words.
func (a *Asker) Say(lines ...string) {
	for _, line := range lines {
		a.face.Tell(a.fitting(line, a.width)...)
	}
}

// fitting is text in lines that fit. Lines that do are left as they are: the
// blanks in a drawing hold it together.
func (a *Asker) fitting(text string, columns int) []string {
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
func (a *Asker) Close() error { return a.face.Close() }

// reading is how one kind of question understands what is typed.
type reading[T any] struct {
	read func(string) (T, error)          // an error is a sentence for people
	owns func(words string) bool          // whether words are an option, whatever else they are
	near func(string) (answer T, ok bool) // a second try at a line typed at this very prompt
}

// helpIndent is how far every face sets the help below a question in.
const helpIndent = 2

// again asks once more; its sentence, if any, says why.
type again string

func (a again) Error() string { return string(a) }

// ask puts the prompt until it is answered.
func ask[T any](a *Asker, q Question, p Prompt, r reading[T]) (T, error) {
	p.Lead, p.Text = a.lastLine(q.Text, p.Enter)
	p.Columns = a.width
	p.Help = strings.Join(a.fitting(q.Help, a.width-helpIndent), "\n"+strings.Repeat(" ", helpIndent))
	if a.aside != nil {
		p.Hint = a.words.Say("desk.hint") + " · " + a.words.Say("desk.back")
	}
	if q.Fresh {
		p.Complaint = a.forget()
	}
	for {
		early := len(a.ahead) > 0
		if !early {
			if err := a.listen(q, &p); err != nil {
				var none T
				return none, err
			}
		}
		answer, err := settle(a, q, r, early)
		if why, once := err.(again); once {
			p.Complaint = strings.Join(a.fitting(string(why), a.width-helpIndent), "\n"+strings.Repeat(" ", helpIndent))
			p.Listed = p.Listed && why != ""
			continue
		}
		return answer, err
	}
}

// lastLine parts a question that is wider than the screen with what Enter
// takes: a prompt is one line, and its beginning stands above it.
func (a *Asker) lastLine(text, enter string) (lead []string, last string) {
	if a.width == 0 {
		return nil, text
	}
	room := paint.Width(mark)
	if enter != "" {
		room += paint.Width(enter) + len(" () ")
	}
	lines := a.fitting(text, max(a.width-room, a.width/2))
	return lines[:len(lines)-1], lines[len(lines)-1]
}

// listen lets the face ask, and leaves what was answered in a.ahead: nothing
// where Enter was pressed and takes nothing.
func (a *Asker) listen(q Question, p *Prompt) error {
	reply, err := a.face.Ask(*p)
	p.Listed = true
	switch {
	case errors.Is(err, io.EOF):
		return ended{a.words.Say("desk.end", tables.Args{"question": q.Text})}
	case err != nil:
		return err
	case reply.Row != "":
		a.ahead = []word{{reply.Row, reply.Row, true}}
	default:
		a.ahead = split(reply.Typed)
	}
	if len(a.ahead) == 0 && q.Default != "" {
		a.ahead = []word{{q.Default, q.Default, true}}
	}
	return nil
}

// settle reads the words at hand as the answer to q. Early words were typed
// before q was asked.
func settle[T any](a *Asker, q Question, r reading[T], early bool) (T, error) {
	var none T
	line := a.ahead
	if len(line) == 0 {
		return none, again(a.words.Say("desk.empty"))
	}
	a.ahead = nil
	if !r.owns(text(line)) && !r.owns(line[0].text) {
		if aside, ok := asideIn(line); ok {
			return none, a.turnTo(aside, line[0].raw)
		}
	}
	answer, used, err := take(line, q.Rest, r.read)
	if err == nil {
		a.ahead = line[used:]
		if early {
			a.Say(q.Text + " › " + text(line[:used]))
		}
		return answer, nil
	}
	if early {
		return none, a.misfit(line, err)
	}
	if near, ok := r.near(text(line)); ok {
		return near, nil
	}
	return none, again(a.sentence(line, err))
}

// turnTo leaves the question for an aside. It returns again when the question
// stands as before.
func (a *Asker) turnTo(aside Aside, typed string) error {
	switch {
	case aside.Word == wordBack:
		return ErrBack
	case aside.Word == wordQuit:
		return ErrQuit
	case a.aside == nil:
		return again(a.words.Say("desk.noAside", tables.Args{"word": typed}))
	}
	if aside.Word == AsideFix {
		a.ahead = split(aside.Rest) // "fix rick 5" answers the first question of fix
	}
	err := a.aside(aside)
	a.ahead = nil
	if err != nil {
		return err
	}
	return again("")
}

// misfit drops what was typed ahead because its first word answers nothing.
func (a *Asker) misfit(line []word, err error) error {
	if errors.Is(err, errTwoEnds) {
		return again(a.sentence(line, err) + " " + a.words.Say("desk.dropped", tables.Args{"rest": text(line)}))
	}
	return again(a.words.Say("desk.misfit", tables.Args{"word": line[0].raw, "rest": text(line)}))
}

func (a *Asker) sentence(line []word, err error) string {
	if errors.Is(err, errTwoEnds) {
		return a.words.Say("desk.twoEnds", tables.Args{"typed": text(line)})
	}
	return err.Error()
}

// forget drops what was typed before a fresh question, and says so.
func (a *Asker) forget() string {
	rest := a.ahead
	a.ahead = nil
	pressed := a.face.Forget()
	switch {
	case len(rest) > 0:
		return a.words.Say("desk.fresh", tables.Args{"rest": text(rest)})
	case pressed:
		return a.words.Say("desk.freshKeys")
	}
	return ""
}
