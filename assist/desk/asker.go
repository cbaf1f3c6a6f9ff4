package desk

import (
	"cmp"
	"errors"
	"io"
	"strings"
	"unicode"

	"tablemate/tables"
	"tablemate/tables/words"
)

// Asker keeps the desk's rules over any Frontend.
type Asker struct {
	*shared
	asides Asides
}

// shared is what all askers at one frontend share.
type shared struct {
	frontend   Frontend
	words      *words.Words
	typedAhead []token // typed, but not yet asked for
	size       func() (columns, lines int)
}

var _ Desk = (*Asker)(nil)

// New returns a desk at frontend that speaks the language of w.
func New(frontend Frontend, w *words.Words) *Asker {
	return &Asker{shared: &shared{frontend: frontend, words: w}}
}

// WithAsides returns the same desk, on which asides are answered.
func (a *Asker) WithAsides(asides Asides) Desk {
	return &Asker{shared: a.shared, asides: asides}
}

// Say tells lines. One that is wider than the screen is broken between words.
func (a *Asker) Say(lines ...string) {
	for _, line := range lines {
		a.frontend.Tell(a.wrapped(line, a.columns())...)
	}
}

// Ahead puts words before what was typed ahead.
func (a *Asker) Ahead(typed string) { a.typedAhead = append(split(typed), a.typedAhead...) }

// TypedAhead is how many words were typed that no question has taken yet.
func (a *Asker) TypedAhead() int { return len(a.typedAhead) }

// Show tells lines that stay in view.
func (a *Asker) Show(draw func() []string) { a.frontend.Show(a.drawing(draw)) }

// Retitle tells a new title of a table that people have seen.
func (a *Asker) Retitle(title string, draw func() []string) {
	a.frontend.Retitle(a.wrapped(title, a.columns()), a.drawing(draw))
}

// Close leaves the terminal as it was found. It may be called at any time.
func (a *Asker) Close() error { return a.frontend.Close() }

// parser reads what is typed as an answer to one kind of question.
type parser[T any] struct {
	parse    func(string) (T, error) // an error is a sentence for people
	isOption func(words string) bool // whether words are an option, whatever else they are
	row      func(row int) T         // what a row stands for; nil where there is no menu
	first    string                  // the first of what is on offer
	keys     string                  // of the options, "" where only the help tells them
	numbers  bool                    // numbers that stand together are one answer
	free     bool                    // whatever is typed is an answer
}

// answeredBy reports whether all of typed is an answer to q that not everything is.
func (r parser[T]) answeredBy(q Question, typed string) bool {
	line := split(typed)
	if len(line) == 0 || r.free || isAside(line) {
		return false
	}
	_, used, err := parsePrefix(line, q, r)
	return err == nil && used == len(line)
}

// example returns an answer to q that r reads, "" where none is known.
func (r parser[T]) example(q Question) string {
	for _, typed := range []string{q.Example, q.Default, r.first} {
		if r.answeredBy(q, typed) {
			return typed
		}
	}
	return ""
}

// wanted says what may be typed at q, "" where its keys or the question itself say it.
func (r parser[T]) wanted(q Question) string {
	if r.keys != "" {
		return ""
	}
	if _, err := r.parse(""); q.Help == "" && err != nil {
		return err.Error()
	}
	return q.Help
}

// askAgain is the error that asks once more; its sentence, if any, says why.
type askAgain string

func (a askAgain) Error() string { return string(a) }

// putQuestion shows the prompt until it is answered.
func putQuestion[T any](a *Asker, q Question, p Prompt, r parser[T]) (T, error) {
	p = a.fitted(q, p)
	p.Hint, p.Example = a.hint(q), r.example(q)
	answers := 0 // that would not do
	if a.asides.Asked != nil {
		a.asides.Asked(func(typed string) bool { return r.answeredBy(q, typed) })
	}
	if q.Fresh {
		p.Complaint = a.indented(a.dropTyped())
	}
	for {
		early := len(a.typedAhead) > 0
		if !early {
			var none T
			reply, err := a.listen(q, &p)
			if err != nil {
				return none, err
			}
			if reply.Row > 0 {
				return r.row(reply.Row - 1), nil
			}
		}
		aside := isAside(a.typedAhead) || a.asksRules(a.typedAhead)
		if !aside {
			answers++
		}
		answer, err := readAnswer(a, q, r, early)
		if why, once := err.(askAgain); once {
			if answers > 1 && !aside {
				why += a.exampleBeside(why, p.Example)
			}
			p.Complaint = a.indented(string(why))
			p.Listed = p.Listed && why != ""
			continue
		}
		return answer, err
	}
}

// exampleBeside returns what stands behind a complaint that lacks the example, "" where
// none is known.
func (a *Asker) exampleBeside(why askAgain, example string) askAgain {
	if example == "" || strings.Contains(string(why), example) {
		return ""
	}
	return askAgain(" " + a.words.Say("desk.example", tables.Args{"typed": example}))
}

// resized lets the table be drawn again for a screen of another size.
func (a *Asker) resized() {
	if a.asides.Resized != nil {
		a.asides.Resized()
	}
}

// alarmed returns the prompt with how long it may wait from now on.
func (a *Asker) alarmed(p Prompt) Prompt {
	if a.asides.Alarm != nil {
		p.Alarm = a.asides.Alarm()
	}
	return p
}

// listen lets the frontend ask, and leaves the tokens of the reply in typedAhead:
// none where Enter was pressed and takes nothing.
func (a *Asker) listen(q Question, p *Prompt) (Reply, error) {
	reply, err := a.frontend.Ask(a.alarmed(*p))
	for errors.Is(err, errResized) || errors.Is(err, errRang) {
		if errors.Is(err, errRang) {
			err = a.asides.Rang()
		} else {
			err = nil
			a.resized()
		}
		if err != nil {
			return Reply{}, err
		}
		*p = a.fitted(q, *p)
		p.Listed = false
		reply, err = a.frontend.Ask(a.alarmed(*p))
	}
	p.Listed = true
	switch {
	case errors.Is(err, io.EOF):
		return reply, ended{a.words.Say("desk.end", tables.Args{"question": q.Text})}
	case err != nil || reply.Row > 0:
		return reply, err
	}
	a.typedAhead = split(tables.Plain(reply.Typed, tables.MaxText))
	if len(a.typedAhead) == 0 && q.Default != "" {
		a.typedAhead = []token{{q.Default, q.Default, true}}
	}
	return reply, nil
}

// readAnswer reads the tokens in typedAhead as the answer to q. Early ones were
// typed before q was asked.
func readAnswer[T any](a *Asker, q Question, r parser[T], early bool) (T, error) {
	var none T
	line := a.typedAhead
	if len(line) == 0 {
		return none, askAgain(a.words.Say("desk.empty", tables.Args{"keys": r.keys, "wanted": r.wanted(q)}))
	}
	a.typedAhead = nil
	if !r.isOption(joined(line)) && !r.isOption(line[0].text) {
		if aside, ok := asideIn(line); ok {
			return none, a.handleAside(aside, line[0].raw)
		}
	}
	answer, used, err := parsePrefix(line, q, r)
	if !early && used < len(line) && endsAsking(line) && a.asksRules(line) {
		return none, a.handleAside(Aside{AsideRules, joined(line)}, joined(line))
	}
	if err == nil {
		a.typedAhead = line[used:]
		if early {
			a.Say(q.Text + " › " + q.own(joined(line[:used])))
		}
		return answer, nil
	}
	if early {
		return none, a.rejectTypedAhead(line, err)
	}
	return none, a.misfit(line, err)
}

// misfit leaves a question for the one that line answers, looks up what it asks, or returns
// askAgain with what is wrong with it.
func (a *Asker) misfit(line []token, wrong error) error {
	if a.asides.Elsewhere != nil {
		switch err := a.asides.Elsewhere(joined(line)); {
		case errors.Is(err, ErrElsewhere):
			a.typedAhead = line
			return err
		case err != nil:
			return askAgain(err.Error())
		}
	}
	if a.asksRules(line) {
		return a.handleAside(Aside{AsideRules, joined(line)}, joined(line))
	}
	return askAgain(a.sentence(line, wrong))
}

// own returns an answer without what it leaves for the next questions, with or without
// the blanks between: of 566 that is 5 where 6 6 is left.
func (q Question) own(answer string) string {
	if q.Leaves == nil {
		return answer
	}
	own, left := []rune(answer), []rune(strings.Join(strings.Fields(q.Leaves(answer)), ""))
	for i := len(left) - 1; i >= 0; i-- {
		own = []rune(strings.TrimRightFunc(string(own), unicode.IsSpace))
		if len(own) == 0 || own[len(own)-1] != left[i] {
			return answer
		}
		own = own[:len(own)-1]
	}
	return cmp.Or(strings.TrimSpace(string(own)), answer)
}

// handleAside leaves the question for an aside. It returns askAgain when the
// question stands as before.
func (a *Asker) handleAside(aside Aside, typed string) error {
	switch {
	case aside.Word == AsideBack && a.asides.First != nil && a.asides.First():
		return askAgain(a.words.Say("desk.no-back"))
	case aside.Word == AsideBack:
		return ErrBack
	case aside.Word == AsideQuit:
		return ErrQuit
	case a.asides.Answer == nil:
		return askAgain(a.words.Say("desk.noAside", tables.Args{"word": typed}))
	}
	if aside.Word == AsideFix {
		a.typedAhead = split(aside.Rest) // "fix rick 5" answers the first question of fix
	}
	err := a.asides.Answer(aside)
	if !errors.Is(err, ErrElsewhere) {
		a.typedAhead = nil
	}
	if err != nil {
		return err
	}
	return askAgain("")
}

// rejectTypedAhead says that what was typed ahead was dropped, because its first
// word answers nothing.
func (a *Asker) rejectTypedAhead(line []token, err error) error {
	if errors.Is(err, errAmbiguous) || errors.As(err, new(unclear)) {
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
