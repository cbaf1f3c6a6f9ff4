package lookup

import (
	"cmp"
	"slices"
	"unicode/utf8"
)

// guess is a word that may have been meant, and by how many slips.
type guess struct {
	word  int
	slips int
	first bool // it begins alike
}

// slipsIn is how many slips of the finger a word may hold: short words are
// too close to one another.
func slipsIn(runes int) int {
	switch {
	case runes < 3:
		return 0
	case runes < 7:
		return 1
	}
	return 2
}

// guesses lists the few stems that are nearest to one that nobody speaks of,
// within so many slips. Only the nearest are told: at equal distance those that
// begin alike, then those that are spoken of most.
func (x *index) guesses(stem string, most int) []guess {
	typed := []rune(stem)
	mark := letters(stem)
	var found []guess
	if len(typed) == 0 {
		return nil
	}
	rows := x.table[inWords]
	for i := 0; i*wideWord < len(rows); i++ {
		row := rows[i*wideWord : (i+1)*wideWord]
		if row[6]&x.wanted == 0 || abs(int(row[7])-len(typed)) > most || differ(mark, get64(row, 8)) > most {
			continue
		}
		other := x.stemOf(i)
		slips := slips(typed, other, most)
		first, _ := utf8.DecodeRuneInString(other)
		alike := first == typed[0]
		if slips > most || len(typed) < 4 && !alike {
			continue
		}
		if slips < most {
			found, most = found[:0], slips
		}
		found = append(found, guess{i, slips, alike})
	}
	slices.SortStableFunc(found, func(a, b guess) int {
		return cmp.Or(b.likeness()-a.likeness(), x.word(b.word).spread-x.word(a.word).spread)
	})
	return found[:min(len(found), 3)]
}

// likeness puts a guess that begins alike before one that does not.
func (g guess) likeness() int {
	if g.first {
		return 1
	}
	return 0
}

// longest is more letters than any stem is compared with.
const longest = 32

// slips counts the letters to change, add, drop or swap with their neighbour to
// make one word out of another; more than most is told as most+1.
func slips(a []rune, word string, most int) int {
	var rows [3][longest + 1]int
	var b [longest]rune
	n := 0
	for _, r := range word {
		if n == longest {
			return most + 1
		}
		b[n] = r
		n++
	}
	for j := range n + 1 {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		row, above, before := &rows[i%3], &rows[(i+2)%3], &rows[(i+1)%3]
		row[0] = i
		least := i
		for j := 1; j <= n; j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(above[j-1]+cost, above[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least > most {
			return most + 1
		}
	}
	return rows[len(a)%3][n]
}
