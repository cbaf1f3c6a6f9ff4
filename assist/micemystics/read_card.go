package micemystics

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// namedSquad is a number of minions of one type, as people typed them.
type namedSquad struct {
	name   string
	count  int
	greedy bool
}

const noCount = -1

// readCounted parses squads such as "rat 2, roach 3" or "2 rat 3 roach". A * after a name marks
// greedy minions.
func readCounted(typed string) ([]namedSquad, error) {
	var out []namedSquad
	for _, part := range strings.FieldsFunc(typed, func(r rune) bool { return r == ',' || r == ';' }) {
		out = append(out, parseSquads(strings.Fields(part))...)
	}
	for i := range out {
		if out[i].count == noCount {
			out[i].count = 1
		}
		if !isCardName(out[i].name) || out[i].count < 1 || out[i].count > parts.MinionFigures {
			return nil, unread("counted", tables.Args{"typed": strings.TrimSpace(typed)})
		}
	}
	if len(out) == 0 {
		return nil, unread("counted", tables.Args{"typed": typed})
	}
	return out, nil
}

func isCardName(name string) bool {
	odd := func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" -_'’.", r)
	}
	return strings.ContainsFunc(name, unicode.IsLetter) && !strings.ContainsFunc(name, odd)
}

// A number belongs to the name before it ("rat 2 roach 3") or after it ("2 rat 3 roach").
func parseSquads(words []string) []namedSquad {
	var out []namedSquad
	c, behind := namedSquad{count: noCount}, false
	for _, word := range words {
		n, err := strconv.Atoi(word)
		if err == nil && c.name != "" && c.count == noCount {
			c.count, behind = n, true
			continue
		}
		if c.name != "" && (err == nil || behind) {
			out, c, behind = append(out, c), namedSquad{count: noCount}, false
		}
		if err == nil {
			c.count = n
			continue
		}
		c.greedy = c.greedy || strings.HasSuffix(word, "*")
		c.name = strings.TrimSpace(c.name + " " + strings.Trim(word, "*+:"))
	}
	return append(out, c)
}

// readRow parses a row of an encounter card, such as "1-3 rat 2, roach 1".
func readRow(typed string) (parts.Row, []namedSquad, error) {
	pages, rest, _ := strings.Cut(strings.TrimSpace(typed), " ")
	from, to, ranged := strings.Cut(strings.Trim(pages, ":"), "-")
	if !ranged {
		to = from
	}
	first, err := strconv.Atoi(from)
	last, wrong := strconv.Atoi(to)
	if err != nil || wrong != nil || first < 1 || last < first || last > maxCount {
		return parts.Row{}, nil, unread("row", tables.Args{"typed": pages})
	}
	who, err := readCounted(rest)
	return parts.Row{From: first, To: last}, who, err
}

const dieSides = 6

// readFaces parses the six sides of a die, such as "1c 2s* 3h 2b 1b* 3h*". Each word is one side: a
// number, and then a letter or * for each symbol.
func readFaces(typed string) ([]parts.Face, error) {
	words := typedWords(typed)
	if len(words) != dieSides {
		return nil, unread("faces", tables.Args{"typed": typed})
	}
	faces := make([]parts.Face, 0, dieSides)
	for _, word := range words {
		f, ok := readFace([]rune(foldCase(word)))
		if !ok {
			return nil, unread("face", tables.Args{"typed": word})
		}
		faces = append(faces, f)
	}
	return faces, nil
}

func readFace(signs []rune) (parts.Face, bool) {
	if len(signs) == 0 || signs[0] < '1' || signs[0] > '3' {
		return parts.Face{}, false
	}
	f := parts.Face{Number: int(signs[0] - '0')}
	for _, r := range signs[1:] {
		switch s := string(r); {
		case isLetterOf(s, symbolLetters["sword"]):
			f.Sword++
		case isLetterOf(s, symbolLetters["shield"]):
			f.Shield++
		case isLetterOf(s, symbolLetters["bow"]):
			f.Bow++
		case isLetterOf(s, symbolLetters["cheese"]):
			f.Cheese++
		case isLetterOf(s, symbolLetters["star"]):
			f.Star++
		default:
			return parts.Face{}, false
		}
	}
	return f, true
}

// matchName looks for the typed text first as a whole name, then as the beginning of a name, then
// as the beginning of a later word. If several entries match equally well, `at` is -1 and `several`
// lists them. If none matches, `at` is -1 too.
func matchName[T any](typed string, list []T) (at int, several string) {
	word := hyphenated(typed)
	for _, fits := range []func(name string) bool{
		func(name string) bool { return name == word },
		func(name string) bool { return strings.HasPrefix(name, word) },
		func(name string) bool { return strings.Contains(name, "-"+word) },
	} {
		var found []int
		for i := range list {
			if word != "" && slices.ContainsFunc(entryNames(list[i]), fits) {
				found = append(found, i)
			}
		}
		if len(found) == 1 {
			return found[0], ""
		}
		if len(found) > 1 {
			var all []string
			for _, i := range found {
				all = append(all, entryNames(list[i])[0])
			}
			return -1, strings.Join(all, ", ")
		}
	}
	return -1, ""
}

// classWords has the Russian names of the classes.
var classWords = map[string]string{
	"изобретатель": string(parts.Tinkerer), "плут": string(parts.Scamp), "плутовка": string(parts.Scamp),
	"воин": "warrior", "лидер": "leader", "предводитель": "leader", "лучник": "archer", "мистик": "mystic",
	"лекарь": "healer", "целитель": "healer",
}

// namedCard has a known card in `known`, or the name of a new card in `new`. If people typed values
// after the new name, `told` is the card with these values. The zero value means no card.
type namedCard[T any] struct {
	known *T
	new   string
	told  *T
}

func isNone(typed string) bool {
	return isOneOf(typed, "-", "–", "none", "нет", "nobody", "никого")
}

// readNamed parses the name of a card. A "+" before the name marks a new card. After a new name,
// people may type the card's values.
func readNamed[T any](t phrases, typed string, all []T) (namedCard[T], error) {
	name, plus := strings.CutPrefix(strings.TrimSpace(typed), "+")
	switch at, several := matchName(name, all); {
	case isNone(typed):
		return namedCard[T]{}, nil
	case plus:
	case at >= 0:
		return namedCard[T]{known: &all[at]}, nil
	case several != "":
		return namedCard[T]{}, unread("card-two", tables.Args{"typed": name, "cards": several})
	}
	name, values := cutName[T](t, strings.TrimSpace(name))
	if !isCardName(name) {
		return namedCard[T]{}, unread("card", tables.Args{"typed": name})
	}
	if values == "" {
		return namedCard[T]{new: name}, nil
	}
	var card T
	kind, _ := parts.Shape().KindOf(card)
	guess(name, &card)
	told, err := t.lineAsker().Read(kind, name, values, &card)
	if err != nil {
		return namedCard[T]{}, err
	}
	return namedCard[T]{new: name, told: told.(*T)}, nil
}

func cutName[T any](t phrases, typed string) (name, values string) {
	if name, values, comma := strings.Cut(typed, ","); comma && !strings.Contains(name, ":") {
		return strings.TrimSpace(name), strings.TrimSpace(values)
	}
	var card T
	kind, _ := parts.Shape().KindOf(card)
	words, a := strings.Fields(typed), t.lineAsker()
	for at, word := range words {
		name, colon := strings.CutSuffix(word, ":")
		if at > 0 && a.Begins(kind, word) {
			return strings.Join(words[:at], " "), strings.Join(words[at:], " ")
		}
		if colon {
			return strings.Join(append(words[:at:at], name), " "), ":" + strings.Join(words[at+1:], " ")
		}
	}
	return typed, ""
}
