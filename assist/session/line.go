package session

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/rules"
	"tablemate/tables"
)

// Line is how an action is typed: the names of its fields in their order, as in
// "[seat] place count". What stands in brackets may be left out, what ends in
// dots may be said several times, and a star begins the name of a word.
type Line[A rules.Kinded] struct {
	Given A
	As    string
	How   error // how it is typed, for who begins with its word and goes astray
}

// Reader reads typed lines. It takes all ways to read one into account, and is
// content only with a line that can be read in one way.
type Reader[A rules.Kinded] struct {
	Fields func(A) []rules.Entry[A]
	Nouns  func(kind string) Nouns
	Words  func(name string) []string // that a star stands for
	Limits func(field string) (low, high int)
	// Unclear says that a word is no value of a field, or means several.
	Unclear func(field rules.Entry[A], typed string, meant int) error
	Phrase  func(A) string // names an action
}

// Read is the action that is typed in one of lines; how says what is wanted
// where nothing better can be said.
func (r Reader[A]) Read(typed string, how error, lines ...Line[A]) (A, error) {
	w := walk[A]{Reader: r, wrong: how, at: -1}
	for _, l := range lines {
		w.line(l, typed)
	}
	if len(w.read) == 1 {
		return w.read[0].did, nil
	}
	var none A
	if len(w.read) > 1 {
		return none, w.several(typed)
	}
	return none, w.wrong
}

// walk goes through all ways to read one line.
type walk[A rules.Kinded] struct {
	Reader[A]
	read  []reading[A]
	typed string
	alone bool // the line has one part
	wrong error
	at    int // how far the best way came that wrong is about
}

// reading is one way to read a whole line.
type reading[A rules.Kinded] struct {
	did  A
	took []took[A]
}

// took is a word and what it was taken for.
type took[A rules.Kinded] struct {
	field rules.Entry[A]
	word  string
	value any
}

// part is one piece of a line: a field, or one of several words.
type part[A rules.Kinded] struct {
	words              []string
	field              rules.Entry[A]
	optional, repeated bool
}

func (w *walk[A]) line(l Line[A], typed string) {
	parts := w.parts(l)
	w.typed, w.alone = typed, len(parts) == 1
	if first := Split(typed); l.How != nil && len(first) > 0 && slices.Contains(parts[0].words, first[0]) {
		w.wrong = l.How
	}
	w.from(parts, reading[A]{did: l.Given}, typed)
}

func (w *walk[A]) parts(l Line[A]) []part[A] {
	var out []part[A]
	for _, name := range strings.Fields(l.As) {
		var p part[A]
		if word, star := strings.CutPrefix(name, "*"); star {
			out = append(out, part[A]{words: w.Words(word)})
			continue
		}
		p.optional, p.repeated = strings.HasPrefix(name, "["), strings.HasSuffix(name, "..")
		name = strings.Trim(name, "[].")
		for _, f := range w.Fields(l.Given) {
			if f.Name == name {
				p.field = f
			}
		}
		out = append(out, p)
	}
	return out
}

// from reads what is left of a line as the parts that are left.
func (w *walk[A]) from(parts []part[A], so reading[A], rest string) {
	rest = strings.TrimLeft(rest, " \t,")
	if len(parts) == 0 {
		if rest == "" && !slices.ContainsFunc(w.read, so.equal) {
			w.read = append(w.read, so)
		}
		return
	}
	p := parts[0]
	if p.optional {
		w.from(parts[1:], so, rest)
	}
	fits := false
	for _, word := range heads(rest) {
		for _, value := range w.values(p, word) {
			if p.repeated && slices.Contains(p.field.Said(so.did).([]rules.Noun), value.(rules.Noun)) {
				continue
			}
			fits = true
			next := so.with(p, word, value)
			w.from(parts[1:], next, rest[len(word):])
			if p.repeated {
				w.from(parts, next, rest[len(word):])
			}
		}
	}
	if !fits && p.words == nil {
		w.misfit(p, len(parts), rest)
	}
}

// misfit remembers the word that fits nothing, where as many are typed as are
// wanted: of several ways to read the line that which came furthest.
func (w *walk[A]) misfit(p part[A], parts int, rest string) {
	words, at := Split(rest), len(w.typed)-len(rest)
	if w.alone && len(words) > 0 {
		words = []string{strings.TrimSpace(rest)}
	}
	if at > w.at && (len(words) == parts || p.repeated && len(words) > parts) {
		w.at, w.wrong = at, w.Unclear(p.field, words[0], 0)
	}
}

// values are all that a word may mean.
func (w *walk[A]) values(p part[A], word string) []any {
	if p.words != nil {
		if slices.Contains(p.words, strings.ToLower(word)) {
			return []any{nil}
		}
		return nil
	}
	if p.field.Kind == "" {
		low, high := w.Limits(p.field.Name)
		if n, err := strconv.Atoi(word); err == nil && n >= low && n <= high {
			return []any{n}
		}
		return nil
	}
	var out []any
	for _, n := range w.Nouns(p.field.Kind).Meant(word) {
		out = append(out, n)
	}
	return out
}

func (so reading[A]) with(p part[A], word string, value any) reading[A] {
	if p.words != nil {
		return so
	}
	so.took = append(slices.Clip(so.took), took[A]{p.field, word, value})
	if p.repeated {
		value = append(p.field.Said(so.did).([]rules.Noun), value.(rules.Noun))
	}
	so.did = p.field.Put(so.did, value)
	return so
}

func (so reading[A]) equal(other reading[A]) bool {
	same := func(a, b took[A]) bool { return a.field.Name == b.field.Name && a.value == b.value }
	return so.did.Kind() == other.did.Kind() && slices.EqualFunc(so.took, other.took, same)
}

// several says what can be meant: where it is one word that leaves it open, that
// word, else all that the line can be read as.
func (w *walk[A]) several(typed string) error {
	first, names := w.read[0], []string{}
	for _, so := range w.read {
		names = append(names, w.Phrase(so.did))
	}
	for i, s := range first.took {
		open := func(so reading[A]) bool {
			return len(so.took) > i && so.took[i].field.Name == s.field.Name && so.took[i].word == s.word && so.took[i].value != s.value
		}
		if slices.ContainsFunc(w.read[1:], open) {
			return w.Unclear(s.field, s.word, len(w.read))
		}
	}
	return &Unread{ID: "session.two-ways", Args: tables.Args{"typed": typed, "readings": strings.Join(names, "; ")}}
}

// Split are the words of a line in which numbers may stick to words: k2, b1r1.
func Split(typed string) []string {
	var out []string
	for rest := typed; ; {
		rest = strings.TrimLeft(rest, " \t,")
		if rest == "" {
			return out
		}
		all := heads(rest)
		out, rest = append(out, all[0]), rest[len(all[0]):]
	}
}

// heads are all that a line may begin with as one word: its letters or digits
// alone, its first word, and more words, for names of several.
func heads(line string) []string {
	var out []string
	var last rune
	for i, r := range line {
		ends := unicode.IsSpace(r) || r == ','
		if i > 0 && len(out) == 0 && last != '#' && (ends || unicode.IsDigit(r) != unicode.IsDigit(last)) || ends && !unicode.IsSpace(last) && last != ',' {
			out = append(out, line[:i])
		}
		last = r
	}
	if line = strings.TrimRight(line, " \t,"); line != "" {
		out = append(out, line)
	}
	return slices.Compact(out)
}
