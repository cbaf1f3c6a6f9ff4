package talk

import (
	"maps"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablemate/assist/paint"
	"tablemate/rules"
	"tablemate/tables"
)

// Voice puts a game's notes into its words: what followed, what an action
// breaks, why an opponent decided so. S is the state of the game's table.
type Voice[S any] struct {
	// Area is where the game's sentences stand: raccoonheist.tell.fed.
	Area string
	// Call is what people at the table call a thing: the one place that knows.
	Call func(t *UI, s S, n rules.Noun) Forms
	// Tones are the sentences about what followed that are good or bad news.
	Tones map[string]Tone
	// Between stands between several things of a kind, where it is no comma.
	Between map[string]string
}

// Tone is how a sentence is painted.
type Tone func(paint.Paint, string) string

// Tell returns the sentence of a note. What is indented, as the dice that fell, begins
// in lower case.
func (v Voice[S]) Tell(t *UI, s S, n rules.Note) string {
	text := t.Words.Say(v.Area+".tell."+n.ID, v.Spell(t, s, n.Args))
	if !strings.HasPrefix(text, " ") {
		text = Capital(text)
	}
	if tone, ok := v.Tones[n.ID]; ok {
		return tone(t.Paint, text)
	}
	return text
}

// Breach returns the sentence of a warning, the one closest to what was broken:
// that of the rule broken in this way, of this way whatever the rule, of the rule
// broken as firmly as this, or of the rule; "" if the rule's own text says it.
// Beside the arguments of the breach it may mention what is true of the moment.
func (v Voice[S]) Breach(t *UI, s S, broken rules.Violation, moment tables.Args) string {
	rule, args := string(broken.Rule), MergeArgs(v.Spell(t, s, broken.Args), moment)
	for _, id := range []string{rule + "-" + broken.ID, broken.ID, rule + "-" + string(broken.Level), rule} {
		if id := v.Area + ".breach." + id; t.Words.Has(id) {
			return Capital(t.Words.Say(id, args))
		}
	}
	return ""
}

// Reason returns a sentence for one step of an automated decision, and its rule
// if there is none. Counted are arguments in words of their own: 3 steps.
func (v Voice[S]) Reason(t *UI, s S, n rules.Note, counted tables.Args) string {
	if id := v.Area + ".reason." + n.ID; t.Words.Has(id) {
		return t.Words.Say(id, MergeArgs(counted, v.Spell(t, s, n.Args)))
	}
	return string(n.Rule)
}

// Spell returns the arguments of a note as the game calls them.
func (v Voice[S]) Spell(t *UI, s S, args rules.Args) tables.Args {
	return spelling{func(n rules.Noun) Forms { return v.Call(t, s, n) }, v.Between}.args(args)
}

// MergeArgs returns args with more of them; those in args go first.
func MergeArgs(args, more tables.Args) tables.Args {
	out := tables.Args{}
	maps.Copy(out, more)
	maps.Copy(out, args)
	return out
}

// Capital returns a sentence with its first letter in upper case: a name that
// begins it may be in lower case.
func Capital(text string) string {
	indent := len(text) - len(strings.TrimLeft(text, " "))
	r, size := utf8.DecodeRuneInString(text[indent:])
	if size == 0 {
		return text
	}
	return text[:indent] + string(unicode.ToUpper(r)) + text[indent+size:]
}
