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

// token is one word of a typed line, or several words in quotes.
type token struct {
	text   string // without its quotes
	raw    string
	quoted bool
}

// split splits a line into tokens. A quote starts a quoted token only at a token's beginning,
// and only if it is closed later.
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

// twoEnds is the error for a line whose answer could end at two places. It has both possible
// answers.
type twoEnds struct{ short, long string }

func (e twoEnds) Error() string { return e.short + " or " + e.long }

// maxRun is the largest number of tokens tried as one answer, so that a pasted text is cheap.
const maxRun = 40

// unclear is the error for an answer that means several things. Its sentence names them.
type unclear string

func (u unclear) Error() string { return string(u) }

// parsePrefix finds the answer at the beginning of a line, and the number of its tokens. A run is
// one or more tokens from the beginning of the line. parsePrefix takes the run that is a key, else
// the whole line, else the only shorter run that is understood. A quoted token is an answer by
// itself, so a run ends before it, unless the question uses Leaves. If no run is understood and one
// is ambiguous, the error is about that run.
func parsePrefix[T any](line []token, q Question, r parser[T]) (answer T, used int, err error) {
	whole := unquoted(line)
	if q.Rest && (!line[0].quoted || q.Leaves != nil) {
		whole = len(line)
	}
	answer, err = r.parse(joined(line[:whole]))
	if q.Rest || r.isOption(joined(line[:whole])) {
		return answer, whole, err
	}
	if used, wrong := onlyRun(line, whole, r.key); used > 0 || errors.As(wrong, new(twoEnds)) {
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

// bothLayouts is the error for a line with two meanings. As typed, its beginning is an answer. In
// the other keyboard layout, the whole line is another answer.
type bothLayouts struct{ own, other string }

func (b bothLayouts) Error() string { return b.own + " or " + b.other }

// parseEither is parsePrefix for a line that may have been typed in the other layout.
func parseEither[T any](line []token, q Question, r parser[T]) (answer T, used int, err error) {
	answer, used, err = parsePrefix(line, q, r)
	swapped := inOtherLayout(line)
	if !q.Layouts || swapped == nil || err == nil && used == len(line) || meansSeveral(err) {
		return answer, used, err
	}
	other, most, wrong := parsePrefix(swapped, q, r)
	switch {
	case wrong != nil, err == nil && most < len(line), len([]rune(joined(swapped[:most]))) < 2:
		return answer, used, err
	case err == nil:
		return answer, 0, bothLayouts{joined(line[:used]), joined(swapped)}
	}
	return other, most, nil
}

// meansSeveral reports whether an answer was understood, but in several ways.
func meansSeveral(err error) bool {
	several, says := errors.AsType[interface {
		error
		Several() bool
	}](err)
	return errors.As(err, new(twoEnds)) || errors.As(err, new(unclear)) || says && several.Several()
}

// inOtherLayout returns a line as the same keys write it in the other layout; nil for a single key,
// or if a word would lose all its letters and digits.
func inOtherLayout(line []token) []token {
	var out []token
	said := func(text string) bool {
		return strings.ContainsFunc(text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
	}
	for _, w := range line {
		if !w.quoted {
			w = token{text: keyboard.Other(w.text), raw: keyboard.Other(w.raw)}
		}
		if !said(w.text) && said(line[len(out)].text) {
			return nil
		}
		out = append(out, w)
	}
	if len([]rune(joined(line))) < 2 {
		return nil
	}
	return out
}

// answerLength returns the number of tokens at the beginning of a line that are one answer, right
// or wrong: numbers with blanks between them, for a question about several numbered rows. So no
// number is used for a later question. It returns 0 if the first token is a complete answer, such
// as 34 or 3,4.
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

// errNoKey is the error for a run of tokens that is no key.
var errNoKey = errors.New("no key")

// key returns nil if a run is a key. If one row is asked for, a key is a complete answer, whatever
// words follow.
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

// onlyRun returns the length of the only run from the beginning, shorter than whole, that is
// understood. If there is no such run it returns 0, with the error of an ambiguous run, if any.
func onlyRun(line []token, whole int, understood func(run string) error) (used int, err error) {
	for n := min(whole-1, maxRun); n > 0; n-- {
		wrong := understood(joined(line[:n]))
		switch {
		case wrong == nil && used > 0:
			return 0, twoEnds{joined(line[:n]), joined(line[:used])}
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

// unquoted returns the number of tokens before the first quoted one, at least 1.
func unquoted(line []token) int {
	for i, w := range line {
		if w.quoted {
			return max(i, 1)
		}
	}
	return len(line)
}

// stripControl removes control characters, the codes of arrow keys and a byte order mark from a
// typed line.
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

// Word is one of the words that work at every prompt.
type Word string

// The asides, by what people want.
const (
	AsideRules Word = "?"     // look up a rule
	AsideWhy   Word = "why"   // the reasons for what just happened
	AsideShow  Word = "show"  // the table again
	AsideUndo  Word = "undo"  // strike the last report
	AsideRedo  Word = "redo"  // restore what was struck last
	AsideFix   Word = "fix"   // the real table differs
	AsidePause Word = "pause" // stop now and continue on another day
)

// The two words that leave a question, answered by ErrBack and ErrQuit.
const (
	AsideBack Word = "back"
	AsideQuit Word = "quit"
)

// Aside is what people ask instead of answering.
type Aside struct {
	Word Word
	Rest string // the rest of the line, as in "? jaguar wall"
}

// Asides has the functions that handle asides and other events at a question.
type Asides struct {
	// Answer handles an aside. It returns nil if the question is asked again, else the error
	// with which the prompt is left.
	Answer func(Aside) error
	// Offered returns the words that are useful at the coming question, to be shown with it. If
	// Offered is nil, all words are shown.
	Offered func(Question) []Word
	// First reports whether this is the first question, so that back leads nowhere. If First is
	// nil, there is always an earlier question.
	First func() bool
	// Asked receives a function that reports whether words would answer the coming question. It
	// may be nil.
	Asked func(answers func(typed string) bool)
	// Elsewhere is called with words that do not answer a question. It returns ErrElsewhere if
	// they answer another question, for example an interruption; nil if they are no answer at
	// all; else the sentence that says why they cannot be used now. It may be nil.
	Elsewhere func(typed string) error
	// Alarm returns how long a question may wait for a key before Rang is called; 0 for no limit.
	// It may be nil. It works with phones, and in menus on a terminal if the system can wait for
	// two inputs.
	Alarm func() time.Duration
	// Rang returns nil if the question stays open, else the error with which it is left.
	Rang func() error
	// Whose returns the seats that are asked, nil for all. Moment returns an id of the question to
	// come, so that it can be told from one with the same text. Both may be nil.
	Whose  func() []string
	Moment func() string
	// Heard is called with the speaker of an answer that was used.
	Heard func(Speaker)
	// OutOfTurn handles what a seat says on its phone while another seat is asked. It returns nil
	// if nothing else is to be done. It returns ErrElsewhere if the question must be left; then
	// said answers the next question. Any other error is a sentence that says what is wrong.
	OutOfTurn func(seat, typed string) (said string, err error)
	// Resized shows the table again after the screen has changed its size. It may be nil.
	Resized func()
}

// asideWord returns the aside that a word means in either language and either keyboard layout.
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

// asksRules reports whether a line is a question about the rules: it ends in a question mark, or
// begins with a question word.
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

// asking has the words with which questions begin, except those of asides.
const asking = " if who whose whom what when where which how can may must could should do does did is are am was will " +
	"кто кого кому чей чья чьи что чего когда где куда откуда как какой какая какое какие сколько скольким можно " +
	"может могу могут можем нужно надо обязан обязана обязаны обязательно если нельзя зачем разве "

// asideIn finds an aside at the front of a line. A query may follow ? without a blank. A quoted
// token is never an aside.
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
