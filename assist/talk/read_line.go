package talk

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablemate/assist/desk"
	"tablemate/assist/keyboard"
	"tablemate/rules"
	"tablemate/tables"
)

// Line describes how an action is typed. Line.As lists the fields of the action in order, such as
// "[seat] place count". Brackets mean optional, and two dots mean repeatable. "*roll" means any of
// the words in Reader.Words["roll"].
type Line[A rules.Kinded] struct {
	Given A
	As    string
	How   error // the error for an invalid line that begins with the first word of this Line
}

// Reader parses typed lines into actions. If a line has several meanings, Reader counts the
// shortened names in each meaning, and keeps the meanings with the lowest count. The line is valid
// only if exactly one meaning is left.
type Reader[A rules.Kinded] struct {
	*UI
	Area   string // the prefix of the game's sentence ids
	Forms  *rules.Forms[A]
	Nouns  map[string]Nouns    // the things that people can name, by kind
	Words  map[string][]string // the words that each starred word means; the key for "*roll" is "roll"
	Phrase func(A) string      // describes an action
	// Besides parses input that is valid at every question. It may be nil.
	Besides func(typed string) (A, error)
}

// Ask asks for an action that is typed as one of `lines`. If the line is invalid, Ask prints the
// error of Read and asks again.
func (r Reader[A]) Ask(q desk.Question, how error, lines ...Line[A]) (A, error) {
	if q.Example == "" {
		q.Example = r.Example(lines[0])
	}
	if !q.Buttons.Some() && len(q.Own) == 0 {
		q.Buttons = r.Buttons(lines...)
	}
	return r.AskWith(q, func(typed string) (A, error) { return r.Read(typed, how, lines...) })
}

// Example returns a valid line with the first nouns and the lowest numbers.
func (r Reader[A]) Example(l Line[A]) string {
	var words []string
	for _, p := range r.parts(l) {
		switch all := r.Nouns[p.field.Kind]; {
		case p.optional:
		case p.words != nil:
			words = append(words, r.Own(p.words...)[0])
		case p.field.Kind == "":
			words = append(words, strconv.Itoa(max(1, p.field.Low)))
		case len(all) > 0:
			words = append(words, all.Key(all[0].Noun))
		}
	}
	return strings.Join(words, " ")
}

// AskWith asks for an action and parses it with `read`.
func (r Reader[A]) AskWith(q desk.Question, read func(typed string) (A, error)) (A, error) {
	read = r.EitherKey(read)
	return Written(r.UI, q, func(typed string) (A, error) {
		did, err := read(typed)
		if err != nil && r.Besides != nil {
			if besides, wrong := r.Besides(typed); wrong == nil {
				return besides, nil
			}
		}
		return did, err
	})
}

// EitherKey returns a function that parses like `read`. It also accepts a letter typed in the wrong
// keyboard layout (see [UI.OwnKey]), such as "л" for "k". If the typed letter and the converted
// letter mean different actions, the answer is ambiguous. There is one exception: if only the typed
// letter is a complete word of the game, the typed letter counts.
func (r Reader[A]) EitherKey(read func(typed string) (A, error)) func(typed string) (A, error) {
	return func(typed string) (A, error) {
		did, err := read(typed)
		key := r.OwnKey(typed)
		if key == "" {
			return did, err
		}
		other, wrong := read(key)
		switch {
		case wrong != nil || err == nil && (reflect.DeepEqual(did, other) || r.isWord(typed) && !r.isWord(key)):
			return did, err
		case err != nil:
			return other, nil
		}
		var none A
		swapped := r.UI.Words.Say("desk.otherLayout", tables.Args{"row": r.Phrase(other), "keys": key})
		ways := r.Phrase(did) + "; " + swapped
		return none, &Unread{ID: "session.two-ways", Args: tables.Args{"typed": typed, "ways": ways}}
	}
}

func (r Reader[A]) isWord(typed string) bool {
	for _, words := range r.Words {
		if isOneOf(words, typed) {
			return true
		}
	}
	for _, all := range r.Nouns {
		if slices.ContainsFunc(all, func(c Called) bool { return c.isCalled(typed) }) {
			return true
		}
	}
	return false
}

// OwnKey converts a letter that was typed in the wrong keyboard layout: it returns the letter that
// the same key has in the layout of the table's language. If the text is not a single letter of the
// other language, OwnKey returns "".
func (t *UI) OwnKey(typed string) string {
	typed = strings.TrimSpace(typed)
	foreign := keyboard.Cyrillic
	if t.Words.Lang() == tables.Russian {
		foreign = keyboard.Latin
	}
	if utf8.RuneCountInString(typed) != 1 || !foreign(typed) {
		return ""
	}
	return keyboard.Other(typed)
}

// Read parses an action that is typed as one of `lines`. If Read cannot tell which word is wrong,
// it looks for a Line that begins with the first typed word, and returns Line.How of this Line. If
// there is none, it returns `how`. But if a Line is a single field, the error may be about the
// whole text instead.
func (r Reader[A]) Read(typed string, how error, lines ...Line[A]) (A, error) {
	w := lineSearch[A]{Reader: r, typed: typed, wrong: how, at: -1}
	for _, l := range lines {
		w.addLine(l)
	}
	w.found = w.wholest()
	var none A
	switch len(w.found) {
	case 0:
		return none, w.wrong
	case 1:
		return w.found[0].did, nil
	}
	return none, w.ambiguity()
}

// Noun returns the thing that a word means. It also tries the other keyboard layout. For an unknown
// or ambiguous word, it returns an *Unread.
func (r Reader[A]) Noun(kind, typed string) (rules.Noun, error) {
	found := r.Nouns[kind].Meant(typed)
	if len(found) == 0 {
		found = r.Nouns[kind].Meant(keyboard.Other(typed))
	}
	if len(found) != 1 {
		return rules.Noun{}, r.unclear(rules.Field[A]{Kind: kind}, typed, len(found))
	}
	return found[0], nil
}

// Number parses a number within limits, or returns an *Unread.
func (r Reader[A]) Number(field string, low, high int, typed string) (int, error) {
	n, err := strconv.Atoi(typed)
	if err != nil || n < low || n > high {
		return 0, r.unclear(rules.Field[A]{Name: field}, typed, 0)
	}
	return n, nil
}

func (r Reader[A]) unclear(f rules.Field[A], typed string, meant int) error {
	args := tables.Args{"typed": typed}
	name := f.Name
	if f.Kind != "" {
		name = f.Kind
		all := r.Nouns[f.Kind]
		args["keys"] = strings.Join(all.Keys(all.Each()...), ", ")
	}
	id := r.Area + ".unread." + name
	if meant > 1 && r.UI.Words.Has(id+"-several") {
		id += "-several"
	}
	return &Unread{ID: id, Args: args}
}

// Split splits a line at blanks and commas, and between letters and digits: k2 gives k and 2.
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

// heads returns all texts that may be the first word of a line. For "k2 north", these are "k", "k2"
// and "k2 north", because a name can have several words.
func heads(line string) []string {
	var out []string
	last := ' '
	for i, r := range strings.TrimRight(line, " \t,") {
		blank := unicode.IsSpace(r) || r == ','
		ends := blank && !unicode.IsSpace(last) && last != ','
		sticks := len(out) == 0 && last != '#' && unicode.IsDigit(r) != unicode.IsDigit(last)
		if i > 0 && (ends || sticks) {
			out = append(out, line[:i])
		}
		last = r
	}
	return append(out, strings.TrimRight(line, " \t,"))
}

type part[A rules.Kinded] struct {
	words              []string
	field              rules.Field[A]
	optional, repeated bool
}

func (r Reader[A]) parts(l Line[A]) []part[A] {
	var out []part[A]
	for _, name := range strings.Fields(l.As) {
		if word, star := strings.CutPrefix(name, "*"); star {
			out = append(out, part[A]{words: r.Words[word]})
			continue
		}
		p := part[A]{optional: strings.HasPrefix(name, "["), repeated: strings.HasSuffix(name, "..")}
		name = strings.Trim(name, "[].")
		i := slices.IndexFunc(r.Forms.Fields()[l.Given.Kind()], func(f rules.Field[A]) bool { return f.Name == name })
		p.field = r.Forms.Fields()[l.Given.Kind()][i]
		out = append(out, p)
	}
	return out
}
