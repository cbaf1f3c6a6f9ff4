package desk

import (
	"errors"
	"strings"
	"unicode"
)

// token is one word of a typed line, or several in quotes.
type token struct {
	text   string // without its quotes
	raw    string
	quoted bool
}

// split cuts a line into tokens. A quote opens a token only at the token's
// beginning, and only where it is closed later.
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

// joined returns a run of tokens as one answer.
func joined(line []token) string {
	if len(line) == 1 {
		return line[0].text
	}
	raw := make([]string, len(line))
	for i, w := range line {
		raw[i] = w.raw
	}
	return strings.Join(raw, " ")
}

// errAmbiguous is a line in which the answer could end at more than one place.
var errAmbiguous = errors.New("ambiguous")

// maxRun is how many tokens of a line are tried as one answer, so that a pasted text
// stays cheap.
const maxRun = 40

// unclear is an answer that means several things; its sentence names them.
type unclear string

func (u unclear) Error() string { return string(u) }

// parsePrefix finds the answer at the front of line, and how many tokens it used:
// the whole line, else the only shorter run that read understands. A run never
// crosses a quoted token, which is an answer in itself. Where none is understood
// and one means several things, it is that which is wrong.
func parsePrefix[T any](line []token, rest bool, read func(string) (T, error)) (answer T, used int, err error) {
	whole := unquoted(line)
	if rest && !line[0].quoted {
		whole = len(line)
	}
	answer, err = read(joined(line[:whole]))
	if err == nil || rest {
		return answer, whole, err
	}
	for n := min(whole-1, maxRun); n > 0; n-- {
		shorter, wrong := read(joined(line[:n]))
		if wrong != nil {
			if errors.As(wrong, new(unclear)) {
				err = wrong
			}
			continue
		}
		if used > 0 {
			return answer, 0, errAmbiguous
		}
		answer, used = shorter, n
	}
	if used > 0 {
		err = nil
	}
	return answer, used, err
}

// unquoted returns how many tokens stand before the first quoted one, at least 1.
func unquoted(line []token) int {
	for i, w := range line {
		if w.quoted {
			return max(i, 1)
		}
	}
	return len(line)
}

// stripControl returns a typed line without what a terminal puts between letters:
// arrow keys typed at a plain prompt, control characters, a byte-order mark.
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
