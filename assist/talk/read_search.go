package talk

import (
	"slices"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

// lineSearch tries all ways to read one typed line.
type lineSearch[A rules.Kinded] struct {
	Reader[A]
	typed string
	found []interpretation[A]
	wrong error
	at    int // how far the way that wrong is about has come
}

// interpretation is one way to read a line: the action, and the value for each word.
type interpretation[A rules.Kinded] struct {
	did  A
	took []chosenValue[A]
}

// chosenValue is the value that was chosen for a word.
type chosenValue[A rules.Kinded] struct {
	field rules.Field[A]
	word  string
	value any
}

// addLine finds the ways to read the input as one of the lines.
func (w *lineSearch[A]) addLine(l Line[A]) {
	parts := w.parts(l)
	if words := Split(w.typed); l.How != nil && len(words) > 0 &&
		slices.Contains(parts[0].words, strings.ToLower(words[0])) {
		w.wrong = l.How
	}
	if first := parts[0]; len(parts) == 1 && first.words == nil && !first.repeated {
		w.wrong = w.unclear(first.field, strings.TrimSpace(w.typed), 0) // the line is a single value
	}
	w.search(parts, interpretation[A]{did: l.Given}, w.typed)
}

// search tries all ways to read the rest of a line as the remaining parts.
func (w *lineSearch[A]) search(parts []part[A], so interpretation[A], rest string) {
	rest = strings.TrimLeft(rest, " \t,")
	if len(parts) == 0 {
		if rest == "" && !slices.ContainsFunc(w.found, so.equal) {
			w.found = append(w.found, so)
		}
		return
	}
	p, fits := parts[0], false
	if p.optional {
		w.search(parts[1:], so, rest)
	}
	for _, word := range heads(rest) {
		for _, value := range w.meanings(p, so, word) {
			fits = true
			next := so.with(p, word, value)
			w.search(parts[1:], next, rest[len(word):])
			if p.repeated {
				w.search(parts, next, rest[len(word):])
			}
		}
	}
	if !fits && p.words == nil {
		w.noteMisfit(p, len(parts), rest)
	}
}

// noteMisfit remembers the first word that fits nothing, if the number of words is right. Of
// several ways to read the line, the one that came furthest counts.
func (w *lineSearch[A]) noteMisfit(p part[A], parts int, rest string) {
	words, at := Split(rest), len(w.typed)-len(rest)
	if at > w.at && (len(words) == parts || p.repeated && len(words) > parts) {
		w.at, w.wrong = at, w.unclear(p.field, words[0], 0)
	}
}

// meanings returns all values that a word may mean. In a repeated part, a thing cannot be named
// twice.
func (w *lineSearch[A]) meanings(p part[A], so interpretation[A], word string) []any {
	var out []any
	switch {
	case p.words != nil:
		if slices.Contains(p.words, strings.ToLower(word)) {
			out = append(out, nil)
		}
	case p.field.Kind == "":
		if n, err := w.Number(p.field.Name, p.field.Low, p.field.High, word); err == nil {
			out = append(out, n)
		}
	default:
		for _, n := range w.Nouns[p.field.Kind].Meant(word) {
			if !p.repeated || !slices.Contains(p.field.Value(so.did).([]rules.Noun), n) {
				out = append(out, n)
			}
		}
	}
	return out
}

// with returns the interpretation with one more word.
func (so interpretation[A]) with(p part[A], word string, value any) interpretation[A] {
	if p.words != nil {
		return so
	}
	so.took = append(slices.Clip(so.took), chosenValue[A]{p.field, word, value})
	if p.repeated {
		value = append(p.field.Value(so.did).([]rules.Noun), value.(rules.Noun))
	}
	so.did = p.field.Put(so.did, value)
	return so
}

// equal reports whether two interpretations are the same action with the same values.
func (so interpretation[A]) equal(other interpretation[A]) bool {
	same := func(a, b chosenValue[A]) bool { return a.field.Name == b.field.Name && a.value == b.value }
	return so.did.Kind() == other.did.Kind() && slices.EqualFunc(so.took, other.took, same)
}

// wholest returns the ways to read the line with the fewest abbreviated words, because a whole word
// takes precedence over an abbreviation.
func (w *lineSearch[A]) wholest() []interpretation[A] {
	var out []interpretation[A]
	fewest := 0
	for _, so := range w.found {
		n := w.beginnings(so)
		if len(out) == 0 || n < fewest {
			out, fewest = nil, n
		}
		if n == fewest {
			out = append(out, so)
		}
	}
	return out
}

// beginnings counts the abbreviated words of an interpretation.
func (w *lineSearch[A]) beginnings(so interpretation[A]) int {
	n := 0
	for _, t := range so.took {
		if noun, ok := t.value.(rules.Noun); ok {
			if !w.Nouns[t.field.Kind].Called(noun).isCalled(strings.ToLower(strings.TrimSpace(t.word))) {
				n++
			}
		}
	}
	return n
}

// ambiguity returns the error for several meanings. If one word is ambiguous it names that
// word, else all ways to read the line.
func (w *lineSearch[A]) ambiguity() error {
	first, names := w.found[0], []string{}
	for _, so := range w.found {
		names = append(names, w.Phrase(so.did))
	}
	for i, t := range first.took {
		open := func(so interpretation[A]) bool {
			return len(so.took) > i && so.took[i].field.Name == t.field.Name && so.took[i].word == t.word &&
				so.took[i].value != t.value
		}
		if slices.ContainsFunc(w.found[1:], open) {
			return w.unclear(t.field, t.word, len(w.found))
		}
	}
	return &Unread{ID: "session.two-ways", Args: tables.Args{"typed": w.typed, "ways": strings.Join(names, "; ")}}
}
