package micemystics

import (
	"strconv"
	"strings"
	"unicode"

	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// namedSquad is so many minions by the name that people use.
type namedSquad struct {
	name   string
	count  int
	greedy bool
}

// untold is a number that nobody has typed.
const untold = -1

// readCounted reads "rat 2, roach 3" or "2 rat 3 roach"; a star behind a name
// says that they are greedy.
func readCounted(typed string) ([]namedSquad, error) {
	var out []namedSquad
	for _, part := range strings.FieldsFunc(typed, func(r rune) bool { return r == ',' || r == ';' }) {
		out = append(out, squadsIn(strings.Fields(part))...)
	}
	for i := range out {
		if out[i].count == untold {
			out[i].count = 1
		}
		if !nameable(out[i].name) || out[i].count < 1 || out[i].count > mice.MinionFigures {
			return nil, unread("counted", tables.Args{"typed": strings.TrimSpace(typed)})
		}
	}
	if len(out) == 0 {
		return nil, unread("counted", tables.Args{"typed": typed})
	}
	return out, nil
}

// nameable reports whether a card may be called so.
func nameable(name string) bool {
	odd := func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" -_'’.", r)
	}
	return strings.ContainsFunc(name, unicode.IsLetter) && !strings.ContainsFunc(name, odd)
}

// squadsIn parts names from numbers: a number belongs to the name before it,
// unless that has one already.
func squadsIn(words []string) []namedSquad {
	var out []namedSquad
	c, behind := namedSquad{count: untold}, false
	for _, word := range words {
		n, err := strconv.Atoi(word)
		if err == nil && c.name != "" && c.count == untold {
			c.count, behind = n, true
			continue
		}
		if c.name != "" && (err == nil || behind) {
			out, c, behind = append(out, c), namedSquad{count: untold}, false
		}
		if err == nil {
			c.count = n
			continue
		}
		c.greedy = c.greedy || strings.HasSuffix(word, "*")
		c.name = strings.TrimSpace(c.name + " " + strings.Trim(word, "*+"))
	}
	return append(out, c)
}

// readRow reads a row of an encounter card: "1-3 rat 2, roach 1".
func readRow(typed string) (mice.Row, []namedSquad, error) {
	pages, rest, _ := strings.Cut(strings.TrimSpace(typed), " ")
	from, to, ranged := strings.Cut(strings.Trim(pages, ":"), "-")
	if !ranged {
		to = from
	}
	first, err := strconv.Atoi(from)
	last, wrong := strconv.Atoi(to)
	if err != nil || wrong != nil || first < 1 || last < first || last > most {
		return mice.Row{}, nil, unread("row", tables.Args{"typed": pages})
	}
	who, err := readCounted(rest)
	return mice.Row{From: first, To: last}, who, err
}

// dieSides is how many sides an action die has.
const dieSides = 6

// readFaces reads the sides of a die: a number and letters for the symbols
// beside it, as in "1c 2s* 3h 2b 1b* 3h*".
func readFaces(typed string) ([]mice.Face, error) {
	words := typedWords(typed)
	if len(words) != dieSides {
		return nil, unread("faces", tables.Args{"typed": typed})
	}
	faces := make([]mice.Face, 0, dieSides)
	for _, word := range words {
		f, ok := readFace([]rune(folded(word)))
		if !ok {
			return nil, unread("face", tables.Args{"typed": word})
		}
		faces = append(faces, f)
	}
	return faces, nil
}

func readFace(signs []rune) (mice.Face, bool) {
	if len(signs) == 0 || signs[0] < '1' || signs[0] > '3' {
		return mice.Face{}, false
	}
	f := mice.Face{Number: int(signs[0] - '0')}
	for _, r := range signs[1:] {
		switch s := string(r); {
		case is(s, symbolLetters["sword"]):
			f.Sword++
		case is(s, symbolLetters["shield"]):
			f.Shield++
		case is(s, symbolLetters["bow"]):
			f.Bow++
		case is(s, symbolLetters["cheese"]):
			f.Cheese++
		case is(s, symbolLetters["star"]):
			f.Star++
		default:
			return mice.Face{}, false
		}
	}
	return f, true
}
