package desk

import (
	"errors"
	"strings"
	"unicode"
)

// word is one word of a typed line.
type word struct {
	text   string // without its quotes
	raw    string
	quoted bool
}

// split cuts a line into words. A quote opens a word only at the word's
// beginning, and only where it is closed later.
func split(line string) []word {
	var words []word
	for {
		line = strings.TrimLeftFunc(line, unicode.IsSpace)
		if line == "" {
			return words
		}
		w := firstWord(line)
		words, line = append(words, w), line[len(w.raw):]
	}
}

func firstWord(line string) word {
	for open, closed := range map[string]string{`"`: `"`, "«": "»", "“": "”"} {
		after, opened := strings.CutPrefix(line, open)
		inner, _, shut := strings.Cut(after, closed)
		if opened && shut && strings.TrimSpace(inner) != "" {
			return word{strings.TrimSpace(inner), open + inner + closed, true}
		}
	}
	end := strings.IndexFunc(line, unicode.IsSpace)
	if end < 0 {
		end = len(line)
	}
	return word{line[:end], line[:end], false}
}

// text is a run of words as one answer.
func text(line []word) string {
	if len(line) == 1 {
		return line[0].text
	}
	raw := make([]string, len(line))
	for i, w := range line {
		raw[i] = w.raw
	}
	return strings.Join(raw, " ")
}

// errTwoEnds is an answer that could end in more than one place.
var errTwoEnds = errors.New("two ends")

// longestRun bounds the work on a line that somebody pasted.
const longestRun = 40

// take finds the answer at the front of line, and how many words it used: the
// whole line, else the only shorter run that read understands. A run never
// crosses a quoted word, which is an answer in itself.
func take[T any](line []word, rest bool, read func(string) (T, error)) (answer T, used int, err error) {
	whole := unquoted(line)
	if rest && !line[0].quoted {
		whole = len(line)
	}
	answer, err = read(text(line[:whole]))
	if err == nil || rest {
		return answer, whole, err
	}
	for n := min(whole-1, longestRun); n > 0; n-- {
		shorter, wrong := read(text(line[:n]))
		if wrong != nil {
			continue
		}
		if used > 0 {
			return answer, 0, errTwoEnds
		}
		answer, used = shorter, n
	}
	if used > 0 {
		err = nil
	}
	return answer, used, err
}

// unquoted is how many words stand before the first quoted one, or 1.
func unquoted(line []word) int {
	for i, w := range line {
		if w.quoted {
			return max(i, 1)
		}
	}
	return len(line)
}

// plain is a typed line without what a terminal puts between letters: arrow
// keys typed at a plain prompt, control characters, a byte-order mark.
func plain(line string) string {
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
