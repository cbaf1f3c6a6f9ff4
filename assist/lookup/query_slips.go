package lookup

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"
)

// candidate is a possible correction of a word.
type candidate struct {
	word      int
	slips     int
	sameStart bool
}

// maxSlips returns how many edits a word of this length allows. A short word allows fewer edits,
// because short words are often similar to each other.
func maxSlips(runes int) int {
	switch {
	case runes < 3:
		return 0
	case runes < 6:
		return 1
	}
	return 2
}

// nearest returns up to three stems with the smallest edit distance to an unknown stem. This
// distance is at most `limit`. If the unknown stem has fewer than four letters, both stems must
// begin with the same letter.
func (x *index) nearest(stem string, limit int) []candidate {
	typed := []rune(stem)
	mark := letterSet(stem)
	var found []candidate
	if len(typed) == 0 {
		return nil
	}
	rows := x.table[inWords]
	for i := 0; i*wideWord < len(rows); i++ {
		row := rows[i*wideWord : (i+1)*wideWord]
		if row[6]&x.wanted == 0 || abs(int(row[7])-len(typed)) > limit || minEdits(mark, get64(row, 8)) > limit {
			continue
		}
		other := x.stemOf(i)
		distance := editDistance(typed, other, limit)
		first, _ := utf8.DecodeRuneInString(other)
		alike := first == typed[0]
		if distance > limit || len(typed) < 4 && !alike {
			continue
		}
		if distance < limit {
			found, limit = found[:0], distance
		}
		found = append(found, candidate{i, distance, alike})
	}
	return x.likeliest(found)
}

// nearestForms is like `nearest`, but it compares a word with the usual spelling of each stem. Both
// must begin with the same letter.
func (x *index) nearestForms(word string, limit int) []candidate {
	typed := []rune(word)
	mark := letterSet(word)
	var found []candidate
	for i := range x.wordCount() {
		row := x.table[inWords][i*wideWord : (i+1)*wideWord]
		if row[6]&x.wanted == 0 || bits.OnesCount64(get64(row, 8)&^mark) > limit {
			continue
		}
		other := x.word(i).form
		first, _ := utf8.DecodeRuneInString(other)
		if first != typed[0] || abs(utf8.RuneCountInString(other)-len(typed)) > limit {
			continue
		}
		distance := editDistance(typed, other, limit)
		if distance > limit {
			continue
		}
		if distance < limit {
			found, limit = found[:0], distance
		}
		found = append(found, candidate{i, distance, true})
	}
	return x.likeliest(found)
}

// nearestNumber returns the word of a number that differs from the given word by one edit, or "". The
// given word must have at least four letters.
func nearestNumber(word string) string {
	typed := []rune(word)
	for number := range strings.FieldsSeq(numberList) {
		if len(typed) > 3 && editDistance(typed, number, 1) == 1 {
			return number
		}
	}
	return ""
}

func (x *index) likeliest(found []candidate) []candidate {
	slices.SortStableFunc(found, func(a, b candidate) int {
		return cmp.Or(b.startRank()-a.startRank(), x.word(b.word).spread-x.word(a.word).spread)
	})
	return found[:min(len(found), 3)]
}

func (g candidate) startRank() int {
	if g.sameStart {
		return 1
	}
	return 0
}

// shortForms maps the short forms of everyday messages to the words that they stand for. Other
// short forms, such as 2nd and 2й, are numbers (see digits).
const shortForms = ` w/o=without w/=with w=with u=you ur=your r=are b4=before pls=please plz=please gotta=must ` +
	`wanna=want outta=out cant=can't dont=don't wont=won't isnt=isn't arent=aren't doesnt=doesn't didnt=didn't ` +
	`wasnt=wasn't couldnt=couldn't shouldnt=shouldn't im=i'm whats=what's thats=that's ` +
	`хелп=подскажи плиз=подскажи плз=подскажи скока=сколько скоко=сколько кол-во=количество `

// spelledOut returns the word that a short form stands for. It returns other words unchanged.
func spelledOut(token string) string {
	if _, rest, found := strings.Cut(shortForms, " "+strings.Trim(token, "?!.,:;")+"="); found {
		token, _, _ = strings.Cut(rest, " ")
	}
	return token
}

const maxLetters = 32

// editDistance returns the number of edits from one word to another. If there are more than
// `limit`, it returns some number above `limit`. An edit changes, adds or drops a letter, or swaps
// two neighbours.
func editDistance(a []rune, word string, limit int) int {
	var rows [3][maxLetters + 1]int
	var b [maxLetters]rune
	n := 0
	for _, r := range word {
		if n == maxLetters {
			return limit + 1
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
		if least > limit {
			return limit + 1
		}
	}
	return rows[len(a)%3][n]
}

func letterSet(word string) uint64 {
	mark := uint64(0)
	for _, r := range word {
		switch {
		case r >= 'а' && r <= 'я':
			mark |= 1 << (r - 'а')
		case r >= 'a' && r <= 'z':
			mark |= 1 << (32 + r - 'a')
		default:
			mark |= 1 << (58 + r%6)
		}
	}
	return mark
}

// minEdits returns a lower bound for the edits between two words with these letter sets.
func minEdits(a, b uint64) int {
	return max(bits.OnesCount64(a&^b), bits.OnesCount64(b&^a))
}

// sounds maps Latin letters to Russian ones. A single y is missing: it stands for й or ы, see yery.
const sounds = ` shch=щ sch=щ sh=ш zh=ж ch=ч kh=х ts=ц tz=ц ya=я ja=я yu=ю ju=ю yo=е jo=е ye=е je=е ` +
	`iy=ий ij=ий yj=ый ` +
	`a=а b=б v=в w=в g=г d=д e=е z=з i=и j=й k=к l=л m=м n=н o=о p=п r=р s=с t=т u=у f=ф h=х c=ц x=кс q=к 4=ч 6=ш '=ь `

const longestSound = 4

// soundsLike lists pairs of Russian spellings that people write alike in Latin letters.
const soundsLike = "щ сч ш щ ы й й ы ц к х г е э ят ять ит ить ет еть ат ать л ль н нь"

func sound(latin string) string {
	_, rest, _ := strings.Cut(sounds, " "+latin+"=")
	russian, _, _ := strings.Cut(rest, " ")
	return russian
}

// transliterated converts a Russian word in Latin letters, or returns "".
func transliterated(typed string) string {
	var out strings.Builder
	for at := 0; at < len(typed); {
		if typed[at] == 'y' && !strings.HasPrefix(typed[at:], "yj") && !beginsVowel(typed[at:]) {
			out.WriteString(yery(typed[:at]))
			at++
			continue
		}
		n := min(longestSound, len(typed)-at)
		for n > 0 && sound(typed[at:at+n]) == "" {
			n--
		}
		if n == 0 {
			return ""
		}
		out.WriteString(sound(typed[at : at+n]))
		at += n
	}
	return out.String()
}

// SoundsLike reports whether two names sound the same, such as Tilda and Тильда.
func SoundsLike(one, other string) bool { return heard(one) == heard(other) && heard(one) != "" }

// heard returns a simplified Russian spelling. Letters with similar sounds become the same letter,
// double letters become single, and the silent ь and ъ are dropped.
func heard(name string) string {
	name = strings.ToLower(strings.TrimSpace(name))
	if russian := transliterated(name); russian != "" {
		name = russian
	}
	var out []rune
	for _, r := range strings.NewReplacer("ё", "е", "э", "е", "й", "и", "ы", "и", "ц", "к", "ь", "", "ъ", "").Replace(name) {
		if len(out) == 0 || out[len(out)-1] != r {
			out = append(out, r)
		}
	}
	return string(out)
}

// beginsVowel reports whether a text begins with ya, yu, yo or ye.
func beginsVowel(rest string) bool { return len(rest) > 1 && sound(rest[:2]) != "" }

// A single y is й after a vowel, and otherwise ы.
func yery(before string) string {
	if before != "" && strings.ContainsAny(before[len(before)-1:], "aeiou") {
		return "й"
	}
	return "ы"
}
