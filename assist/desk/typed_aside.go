package desk

import (
	"strings"
	"time"

	"tablemate/assist/keyboard"
)

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
