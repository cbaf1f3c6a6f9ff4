package desk

import (
	"cmp"
	"slices"
	"strings"
)

// Nearest returns up to three names that resemble a misspelt word. Names that begin with the word
// come first, then the most similar ones.
func Nearest(typed string, names []string) []string {
	type candidate struct {
		name string
		far  int
	}
	typed = strings.ToLower(typed)
	var close []candidate
	for _, name := range names {
		lower := strings.ToLower(name)
		far := editDistance([]rune(typed), []rune(lower))
		if strings.HasPrefix(lower, typed) {
			far = 0
		}
		if most := 1 + len([]rune(typed))/4; far <= most || beginsLike([]rune(typed), []rune(lower), most-1) {
			close = append(close, candidate{name, far})
		}
	}
	slices.SortStableFunc(close, func(a, b candidate) int { return cmp.Compare(a.far, b.far) })
	var out []string
	for _, c := range close[:min(3, len(close))] {
		out = append(out, c.name)
	}
	return out
}

func beginsLike(typed, name []rune, slips int) bool {
	return len(typed) > 0 && len(typed) < len(name) && editDistance(typed, name[:len(typed)]) <= slips
}

func editDistance(a, b []rune) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range a {
		diagonal := row[0]
		row[0] = i + 1
		for j := range b {
			kept := diagonal
			if a[i] != b[j] {
				kept++
			}
			diagonal = row[j+1]
			row[j+1] = min(kept, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
