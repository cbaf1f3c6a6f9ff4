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

type token struct {
	text   string // without quotes
	raw    string
	quoted bool
}

// split splits a line into tokens. A quote begins a token only at the start of a word, and only if
// it is closed later.
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

func joined(line []token) string {
	if len(line) == 1 {
		return line[0].text
	}
	return strings.Join(tables.Each(line, func(w token) string { return w.raw }), " ")
}

// twoEnds is the error for a line with two possible answers: a short beginning, and a longer one.
type twoEnds struct{ short, long string }

func (e twoEnds) Error() string { return e.short + " or " + e.long }

// maxRun is the length, in tokens, of the longest beginning that onlyRun tries. A pasted text may
// be much longer.
const maxRun = 40

// The type `unclear` is the error for an ambiguous answer, or for several numbers if one of them is
// invalid. Its text is a sentence for people.
type unclear string

func (u unclear) Error() string { return string(u) }

// parsePrefix returns the answer at the beginning of a line, and `used`, the number of tokens in
// this answer. It first looks for a key or label, then tries the whole line, and then all shorter
// beginnings. If two beginnings are different answers, it returns the error twoEnds. A quoted token
// is an answer of its own. With q.Rest, the whole line is one answer. But if the line begins with a
// quoted token and q.Leaves is nil, this token is the answer. If no answer is found, but a
// beginning is ambiguous, the error says so.
func parsePrefix[T any](line []token, q Question, r parser[T]) (answer T, used int, err error) {
	whole := unquoted(line)
	if q.Rest && (!line[0].quoted || q.Leaves != nil) {
		whole = len(line)
	}
	answer, err = r.parse(joined(line[:whole]))
	if q.Rest || r.isOption(joined(line[:whole])) {
		return answer, whole, err
	}
	if used, wrong := onlyRun(line, whole, r.key, nil); used > 0 || errors.As(wrong, new(twoEnds)) {
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
	understood := func(run string) error {
		_, wrong := r.parse(run)
		if wrong == nil && q.Alone != nil && q.Alone(run) {
			return err
		}
		return wrong
	}
	used, wrong := onlyRun(line, whole, understood, q.Same)
	if used == 0 && wrong == nil {
		wrong = err
	}
	return parseRun(line, used, r, wrong)
}

// bothLayouts is the error for a line with two possible answers: its beginning as typed, and the
// whole line in the other keyboard layout.
type bothLayouts struct{ own, other string }

func (b bothLayouts) Error() string { return b.own + " or " + b.other }

// parseEither is like parsePrefix, but with q.Layouts it also accepts the other keyboard layout.
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

func meansSeveral(err error) bool {
	several, says := errors.AsType[interface {
		error
		Several() bool
	}](err)
	return errors.As(err, new(twoEnds)) || errors.As(err, new(unclear)) || says && several.Several()
}

// inOtherLayout converts a line to the other keyboard layout. It returns nil for a single letter,
// or if a word would become only punctuation, as "бю" becomes ",.".
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

// answerLength counts the numbers at the beginning of a line. It also counts numbers that match no
// option: in "3 99", 99 must not answer a later question. If the question takes only one number, or
// the first token is not an option, answerLength returns 0.
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

var errNoKey = errors.New("no key")

// The method `key` accepts only a key or label of a menu. A key or label is a complete answer, even
// if more words follow.
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

// onlyRun tries all beginnings shorter than `whole`. If one is understood, it returns the length of
// this beginning. If several beginnings mean the same, it returns the longest. If they mean
// different answers, it returns the error twoEnds. If no beginning is understood, it returns 0. If
// one of the beginnings was ambiguous, it also returns the error of this beginning. `same` may be
// nil.
func onlyRun(
	line []token, whole int, understood func(run string) error, same func(short, long string) bool,
) (used int, err error) {
	for n := min(whole-1, maxRun); n > 0; n-- {
		wrong := understood(joined(line[:n]))
		switch {
		case wrong == nil && used > 0 && same != nil && same(joined(line[:n]), joined(line[:used])):
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

func unquoted(line []token) int {
	for i, w := range line {
		if w.quoted {
			return max(i, 1)
		}
	}
	return len(line)
}

// stripControl removes control characters, arrow keys and a byte order mark, but keeps tabs.
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

// Word is a command that works at every prompt.
type Word string

// The aside commands.
const (
	AsideRules Word = "?"     // look up a rule
	AsideWhy   Word = "why"   // the reasons for the last event
	AsideShow  Word = "show"  // the table
	AsideUndo  Word = "undo"  // strike out the last action
	AsideRedo  Word = "redo"  // restore what undo struck out
	AsideFix   Word = "fix"   // correct a difference from the real table
	AsidePause Word = "pause" // continue on another day
)

// AsideBack ends a question with ErrBack, and AsideQuit ends it with ErrQuit.
const (
	AsideBack Word = "back"
	AsideQuit Word = "quit"
)

// Aside is a command that people type instead of an answer.
type Aside struct {
	Word Word
	Rest string // the words after the command: "jaguar wall" in "? jaguar wall"
}

// Asides has functions for the commands and other events at a question. Any function may be nil.
// But if Alarm is set, Rang must be set too.
type Asides struct {
	// Answer executes an aside command. If Answer returns nil, the question is asked again.
	// Otherwise the question ends with Answer's error.
	Answer func(Aside) error
	// The function Offered returns the commands that are shown with a question. If Offered is nil,
	// all commands except `redo` and `quit` are shown.
	Offered func(Question) []Word
	// The function First returns true if this question begins an action. In this case, the command
	// `back` is impossible.
	First func() bool
	// Asked is called before each question. `answers` reports whether typed words would answer it.
	Asked func(answers func(typed string) bool)
	// The function Elsewhere is called with a line that does not answer the question. It returns
	// ErrElsewhere if the line answers another question, or nil if it does not. Any other error
	// says why the line cannot be used now.
	Elsewhere func(typed string) error
	// Alarm returns the longest waiting time of a question, or 0 for no limit. The limit works at a
	// desk with phones. At a desk without phones, it works only in terminal menus on Unix.
	Alarm func() time.Duration
	// Rang is called after the waiting time. If Rang returns an error, the question ends with this
	// error. If Rang returns nil, the desk waits again.
	Rang func() error
	// Whose returns the names of the people who are asked, or nil for all. Moment returns a unique
	// id for the coming question, because another question may have the same text.
	Whose  func() []string
	Moment func() string
	// Heard is called with the speaker of each accepted answer or executed command. It is not
	// called for the commands `?`, `why` and `show` from a phone.
	Heard func(Speaker)
	// OutOfTurn handles a line from the phone of a seat that is not asked. If `err` is nil, the
	// question is asked again. If `err` is ErrElsewhere, the question ends, and `said` answers the
	// next question. There is one exception: if `said` is empty and the present question does not
	// begin an action, this question is asked again. Any other error is a sentence for that phone.
	OutOfTurn func(seat, typed string) (said string, err error)
	// Resized shows the table again after the screen size has changed.
	Resized func()
}

var asideNames = map[string]Word{
	"?":   AsideRules,
	"why": AsideWhy, "почему": AsideWhy,
	"show": AsideShow, "показать": AsideShow,
	"undo": AsideUndo, "отмена": AsideUndo,
	"redo": AsideRedo, "вернуть": AsideRedo,
	"fix": AsideFix, "правка": AsideFix,
	"pause": AsidePause, "пауза": AsidePause,
	"back": AsideBack, "назад": AsideBack,
	"quit": AsideQuit, "выход": AsideQuit,
}

func isAside(line []token) bool {
	if len(line) == 0 {
		return false
	}
	_, found := asideIn(line)
	return found
}

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

// The constant `asking` lists words that can begin a question about the rules. None of them is a
// command.
const asking = " if who whose whom what when where which how can may must could should do does did is are am was will " +
	"кто кого кому чей чья чьи что чего когда где куда откуда как какой какая какое какие сколько скольким можно " +
	"может могу могут можем нужно надо обязан обязана обязаны обязательно если нельзя зачем разве "

// asideIn returns the command at the beginning of a line, in either language and keyboard layout. A
// query needs no blank after "?". A quoted token is never a command.
func asideIn(line []token) (Aside, bool) {
	first := line[0]
	if first.quoted {
		return Aside{}, false
	}
	if query, ok := strings.CutPrefix(first.text, "?"); ok {
		return Aside{AsideRules, strings.TrimSpace(query + " " + joined(line[1:]))}, true
	}
	name := normalized(first.text)
	word, ok := asideNames[name]
	if !ok {
		word, ok = asideNames[keyboard.Other(name)]
	}
	return Aside{word, joined(line[1:])}, ok
}
