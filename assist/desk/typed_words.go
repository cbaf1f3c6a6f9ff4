package desk

import (
	"errors"
	"slices"
	"strings"
	"time"
	"unicode"

	"tablemate/assist/keyboard"
	"tablemate/tables"
)

// token is one word of a typed line, or several in quotes.
type token struct {
	text   string // without its quotes
	raw    string
	quoted bool
}

// split cuts a line into tokens. A quote opens a token only at the token's
// beginning, and only where it is closed later.
func split(line string) []token {
	var tokens []token
	for {
		line = strings.TrimLeftFunc(line, unicode.IsSpace)
		if line == "" {
			return tokens
		}
		w := firstToken(line)
		tokens, line = append(tokens, w), line[len(w.raw):]
	}
}

func firstToken(line string) token {
	for open, closed := range map[string]string{`"`: `"`, "«": "»", "“": "”"} {
		after, opened := strings.CutPrefix(line, open)
		inner, _, shut := strings.Cut(after, closed)
		if opened && shut && strings.TrimSpace(inner) != "" {
			return token{strings.TrimSpace(inner), open + inner + closed, true}
		}
	}
	end := strings.IndexFunc(line, unicode.IsSpace)
	if end < 0 {
		end = len(line)
	}
	return token{line[:end], line[:end], false}
}

// joined returns a run of tokens as one answer.
func joined(line []token) string {
	if len(line) == 1 {
		return line[0].text
	}
	return strings.Join(tables.Each(line, func(w token) string { return w.raw }), " ")
}

// errAmbiguous is a line in which the answer could end at more than one place.
var errAmbiguous = errors.New("ambiguous")

// maxRun is how many tokens of a line are tried as one answer, so that a pasted text
// stays cheap.
const maxRun = 40

// unclear is an answer that means several things; its sentence names them.
type unclear string

func (u unclear) Error() string { return string(u) }

// parsePrefix finds the answer at the front of line, and how many tokens it used: the
// run of tokens that is a key, else the whole line, else the only shorter run that is
// understood. A run never crosses a quoted token, which is an answer in itself, unless the
// question itself leaves what it does not take. Where none is understood and one means
// several things, it is that which is wrong.
func parsePrefix[T any](line []token, q Question, r parser[T]) (answer T, used int, err error) {
	whole := unquoted(line)
	if q.Rest && (!line[0].quoted || q.Leaves != nil) {
		whole = len(line)
	}
	answer, err = r.parse(joined(line[:whole]))
	if q.Rest || r.isOption(joined(line[:whole])) {
		return answer, whole, err
	}
	if used, wrong := onlyRun(line, whole, r.key); used > 0 || errors.Is(wrong, errAmbiguous) {
		return parseRun(line, used, r, wrong)
	}
	if err == nil {
		return answer, whole, nil
	}
	if n := r.answerLength(line[:whole]); n > 0 {
		if answer, err = r.parse(joined(line[:n])); err != nil {
			n, err = 0, unclear(err.Error())
		}
		return answer, n, err
	}
	used, wrong := onlyRun(line, whole, func(run string) error { _, err := r.parse(run); return err })
	if used == 0 && wrong == nil {
		wrong = err
	}
	return parseRun(line, used, r, wrong)
}

// answerLength returns how many tokens at the front of a line are one answer, right or
// wrong: numbers with blanks between them, where several rows are asked for that are
// known by numbers. So none of them is kept for a later question. 0 where the first
// token is a whole answer: 34, or 3,4.
func (r parser[T]) answerLength(line []token) int {
	number := func(t token) string { return strings.Trim(t.text, ",") }
	if !r.numbers || !r.isOption(number(line[0])) {
		return 0
	}
	if n := slices.IndexFunc(line, func(t token) bool { return !isNumber(number(t)) }); n >= 0 {
		return n
	}
	return len(line)
}

// errNoKey is a run of tokens that is no key.
var errNoKey = errors.New("no key")

// key returns nil for a run that answers by being a key: where one row is asked for,
// a key is all of an answer, whatever words follow.
func (r parser[T]) key(run string) error {
	if r.row != nil && r.isOption(run) {
		return nil
	}
	return errNoKey
}

func parseRun[T any](line []token, used int, r parser[T], wrong error) (answer T, n int, err error) {
	if wrong != nil {
		return answer, 0, wrong
	}
	answer, err = r.parse(joined(line[:used]))
	return answer, used, err
}

// onlyRun returns how many tokens there are in the only run from the front, shorter
// than whole, that is understood; 0 where none is, with the error of one that means
// several things.
func onlyRun(line []token, whole int, understood func(run string) error) (used int, err error) {
	for n := min(whole-1, maxRun); n > 0; n-- {
		wrong := understood(joined(line[:n]))
		switch {
		case wrong == nil && used > 0:
			return 0, errAmbiguous
		case wrong == nil:
			used = n
		case errors.As(wrong, new(unclear)):
			err = wrong
		}
	}
	if used > 0 {
		err = nil
	}
	return used, err
}

// unquoted returns how many tokens stand before the first quoted one, at least 1.
func unquoted(line []token) int {
	for i, w := range line {
		if w.quoted {
			return max(i, 1)
		}
	}
	return len(line)
}

// stripControl returns a typed line without what a terminal puts between letters:
// arrow keys typed at a plain prompt, control characters, a byte-order mark.
func stripControl(line string) string {
	var out strings.Builder
	for rest := []byte(line); len(rest) > 0; {
		k, n := cutKey(rest, true)
		rest = rest[n:]
		if r := []rune(string(k)); len(r) == 1 && (unicode.IsGraphic(r[0]) || r[0] == '\t') {
			out.WriteRune(r[0])
		}
	}
	return strings.TrimFunc(out.String(), unicode.IsSpace)
}

// Word is one of the words that are at hand in every prompt.
type Word string

// The asides, by what people want.
const (
	AsideRules Word = "?"     // a rule, looked up from this moment
	AsideWhy   Word = "why"   // the reasons for what just happened
	AsideShow  Word = "show"  // the table again
	AsideUndo  Word = "undo"  // strike out the last turn
	AsideRedo  Word = "redo"  // take the last strike back
	AsideFix   Word = "fix"   // the real table says otherwise
	AsidePause Word = "pause" // stop here and go on another day
)

// The two words that leave a question, answered by ErrBack and ErrQuit.
const (
	AsideBack Word = "back"
	AsideQuit Word = "quit"
)

// Aside is what people ask instead of answering.
type Aside struct {
	Word Word
	Rest string // what followed on the same line, as in "? jaguar wall"
}

// Asides answers what people ask instead of answering.
type Asides struct {
	// Answer returns nil when it has answered, and an error that the prompt is left
	// with otherwise.
	Answer func(Aside) error
	// Offered returns the words that do something at a question, which is about to
	// be put; they are shown with it. All are shown where it is nil.
	Offered func(Question) []Word
	// First reports whether no question stands before this one, so that back leads
	// nowhere; nil where one always does.
	First func() bool
	// Asked is given what reports whether words would answer a question, which is about
	// to be put; nil where nobody wants to know.
	Asked func(answers func(typed string) bool)
	// Elsewhere returns ErrElsewhere where words that do not answer a question belong to
	// another one, as what somebody else says does, nil where they are no answer at all,
	// and else the sentence that says why they cannot be taken now. It is nil where
	// words never belong to another question.
	Elsewhere func(typed string) error
	// Alarm returns how long a question may wait for a key before Rang is called, 0 for as
	// long as it takes; nil where none ever rings. Only the menus of a terminal are
	// interrupted, and only where the system can wait for two things at once.
	Alarm func() time.Duration
	// Rang returns nil where the question still stands, and an error that it is left with
	// otherwise.
	Rang func() error
	// Resized shows the table again after the screen has changed its size; nil where
	// there is none.
	Resized func()
}

// asideWord returns the aside that a word stands for in either language, in the right
// layout of the keyboard or in the other one.
func asideWord(w string) (Word, bool) {
	w = normalized(w)
	if known, ok := asideNamed(w); ok {
		return known, true
	}
	return asideNamed(keyboard.Other(w))
}

func asideNamed(w string) (Word, bool) {
	switch w {
	case "?":
		return AsideRules, true
	case "why", "почему":
		return AsideWhy, true
	case "show", "показать":
		return AsideShow, true
	case "undo", "отмена":
		return AsideUndo, true
	case "redo", "вернуть":
		return AsideRedo, true
	case "fix", "правка":
		return AsideFix, true
	case "pause", "пауза":
		return AsidePause, true
	case "back", "назад":
		return AsideBack, true
	case "quit", "выход":
		return AsideQuit, true
	}
	return "", false
}

func isAside(line []token) bool {
	if len(line) == 0 {
		return false
	}
	_, found := asideIn(line)
	return found
}

// asksRules reports whether a line that is no answer reads as a question: it ends in a
// question mark, or begins as questions do.
func (a *Asker) asksRules(line []token) bool {
	if a.asides.Answer == nil || len(line) == 0 || line[0].quoted {
		return false
	}
	return endsAsking(line) || len(line) > 1 && strings.Contains(asking, " "+normalized(line[0].text)+" ")
}

func endsAsking(line []token) bool {
	last := line[len(line)-1]
	return !last.quoted && len(last.text) > 1 && strings.HasSuffix(last.text, "?")
}

// asking are the words that questions begin with, but for those of asides.
const asking = " if who whose whom what when where which how can may must could should do does did is are am was will " +
	"кто кого кому чей чья чьи что чего когда где куда откуда как какой какая какое какие сколько скольким можно " +
	"может могу могут можем нужно надо обязан обязана обязаны обязательно если нельзя зачем разве "

// asideIn finds an aside at the front of a line. A query may stick to its
// question mark, and a quoted token is never an aside.
func asideIn(line []token) (Aside, bool) {
	first := line[0]
	if first.quoted {
		return Aside{}, false
	}
	if query, ok := strings.CutPrefix(first.text, "?"); ok {
		return Aside{AsideRules, strings.TrimSpace(query + " " + joined(line[1:]))}, true
	}
	w, ok := asideWord(first.text)
	return Aside{w, joined(line[1:])}, ok
}
