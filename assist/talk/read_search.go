package talk

import (
	"slices"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

type lineSearch[A rules.Kinded] struct {
	Reader[A]
	typed string
	found []interpretation[A]
	wrong error
	at    int // the position of `wrong` in the typed line
}

type interpretation[A rules.Kinded] struct {
	did  A
	took []chosenValue[A]
}

type chosenValue[A rules.Kinded] struct {
	field rules.Field[A]
	word  string
	value any
}

func (w *lineSearch[A]) addLine(l Line[A]) {
	parts := w.parts(l)
	if words := Split(w.typed); l.How != nil && len(words) > 0 &&
		isOneOf(parts[0].words, words[0]) {
		w.wrong = l.How
	}
	if first := parts[0]; len(parts) == 1 && first.words == nil && !first.repeated {
		w.wrong = w.unclear(first.field, strings.TrimSpace(w.typed), 0) // the default error: the whole text is unknown
	}
	w.search(parts, interpretation[A]{did: l.Given}, w.typed)
}

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

// noteMisfit keeps the error that is furthest to the right. It keeps no error for a line with too
// few or too many words.
func (w *lineSearch[A]) noteMisfit(p part[A], parts int, rest string) {
	words, at := Split(rest), len(w.typed)-len(rest)
	if at > w.at && (len(words) == parts || p.repeated && len(words) > parts) {
		w.at, w.wrong = at, w.unclear(p.field, words[0], 0)
	}
}

func (w *lineSearch[A]) meanings(p part[A], so interpretation[A], word string) []any {
	var out []any
	switch {
	case p.words != nil:
		if isOneOf(p.words, word) {
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

func (so interpretation[A]) equal(other interpretation[A]) bool {
	same := func(a, b chosenValue[A]) bool { return a.field.Name == b.field.Name && a.value == b.value }
	return so.did.Kind() == other.did.Kind() && slices.EqualFunc(so.took, other.took, same)
}

func (w *lineSearch[A]) wholest() []interpretation[A] {
	var out []interpretation[A]
	var fewest int
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

func (w *lineSearch[A]) beginnings(so interpretation[A]) int {
	n := 0
	for _, t := range so.took {
		noun, ok := t.value.(rules.Noun)
		if ok && !w.Nouns[t.field.Kind].Called(noun).isCalled(t.word) {
			n++
		}
	}
	return n
}

// ambiguity returns an error about the first word with several meanings. If there is no such word,
// the error lists the interpretations of the whole line.
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
