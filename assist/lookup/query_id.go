package lookup

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/tables"
)

// typedID has the parts of a rule id, such as PR, MOVE and 3 of PR-MOVE-03.
type typedID struct {
	prefix, chapter string
	number          int
}

func (t typedID) rule() tables.RuleID {
	digits := strconv.Itoa(t.number)
	if t.number < 10 {
		digits = "0" + digits
	}
	return tables.RuleID(t.prefix + "-" + t.chapter + "-" + digits)
}

// typedID parses a query as a rule id: a game's prefix, such as PR, and a number at the end. If the
// prefix is not a separate word, the id's chapter must exist. "price 2" is a question, because
// there is no chapter PR-ICE. "PR PRICE 2" is a mistyped id.
func (b *Book) typedID(query string) (tables.Rulebook, typedID, bool) {
	name := normalizedID(query)
	letters := strings.TrimRight(name, "0123456789")
	number, err := strconv.Atoi(name[len(letters):])
	if err != nil {
		return tables.Rulebook{}, typedID{}, false
	}
	for _, printed := range b.rulebooks {
		if whole, apart := strings.CutPrefix(name, printed.Prefix+"-"); apart && hasChapter(printed, whole) {
			return tables.Rulebook{}, typedID{}, false // the query is a chapter whose name ends in a number
		}
		rest, begins := strings.CutPrefix(letters, printed.Prefix)
		chapter := strings.ReplaceAll(rest, "-", "")
		apart := strings.HasPrefix(rest, "-")
		if begins && isChapter(chapter) && (apart || hasChapter(printed, chapter)) {
			return printed, typedID{printed.Prefix, chapter, number}, true
		}
	}
	return tables.Rulebook{}, typedID{}, false
}

// chapterIDs returns the ids that begin with a query such as PR-MOVE.
func (b *Book) chapterIDs(query string) []tables.RuleID {
	var ids []tables.RuleID
	name := normalizedID(query)
	for _, printed := range b.rulebooks {
		rest, apart := strings.CutPrefix(name, printed.Prefix+"-")
		if !apart || !hasChapter(printed, rest) {
			continue
		}
		for _, e := range printed.Entries() {
			if strings.HasPrefix(string(e.ID), printed.Prefix+"-"+rest+"-") {
				ids = append(ids, e.ID)
			}
		}
	}
	return ids
}

func hasChapter(printed tables.Rulebook, chapter string) bool {
	return strings.Contains(printed.Rules, "\n\n"+printed.Prefix+"-"+chapter+"-")
}

// Near returns up to three existing ids that are similar to the unknown id in a query.
func (b *Book) Near(query string) []tables.RuleID {
	printed, typed, ok := b.typedID(query)
	if !ok {
		return nil
	}
	if _, exists := printed.Entry(typed.rule()); exists {
		return nil
	}
	type candidate struct {
		id  tables.RuleID
		far int
	}
	var close []candidate
	limit := len(typed.chapter) / 2
	for _, e := range printed.Entries() {
		_, id, _ := b.typedID(string(e.ID))
		distance := editDistance([]rune(id.chapter), typed.chapter, limit)
		if distance <= limit {
			close = append(close, candidate{e.ID, distance*100 + abs(id.number-typed.number)})
		}
	}
	slices.SortStableFunc(close, func(a, b candidate) int { return cmp.Compare(a.far, b.far) })
	var ids []tables.RuleID
	for _, c := range close[:min(3, len(close))] {
		ids = append(ids, c.id)
	}
	return ids
}

// Cyrillic capitals, and the Latin capitals that look like them, in the same order.
const (
	cyrillic = "АВЕКМНОРСТУХІЈЅ"
	latin    = "ABEKMHOPCTYXIJS"
)

func lookalike(r rune) rune {
	if at := strings.IndexRune(cyrillic, r); at >= 0 {
		return rune(latin[at/2])
	}
	return r
}

func normalizedID(query string) string {
	var name strings.Builder
	parted := false
	for _, r := range strings.TrimSpace(query) {
		r = lookalike(unicode.ToUpper(r))
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			parted = true
			continue
		}
		if parted && name.Len() > 0 {
			name.WriteByte('-')
		}
		parted = false
		name.WriteRune(r)
	}
	return name.String()
}

// isChapter reports whether a name can be the middle part of an id, such as MOVE or TM3.
func isChapter(name string) bool { return isLatin(strings.TrimRight(name, "0123456789")) }

func isLatin(letters string) bool {
	return letters != "" && strings.Trim(letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

func abs(n int) int { return max(n, -n) }
