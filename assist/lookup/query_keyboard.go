package lookup

import (
	"strings"
)

// sounds maps Latin letters to the Russian ones that they stand for, the longest
// first. A lone y is left to cyrillic.
const sounds = `shch щ sch щ
sh ш zh ж ch ч kh х ts ц tz ц ya я ja я yu ю ju ю yo е jo е ye е je е iy ий ij ий yj ый
a а b б v в w в g г d д e е z з i и j й k к l л m м n н o о p п r р s с t т u у f ф h х c ц x кс q к 4 ч 6 ш ' ь`

// soundsLike maps Russian letters to others that are written with the same Latin
// ones.
const soundsLike = "щ сч ш щ ы й й ы ц к х г е э ят ять ит ить ет еть ат ать л ль н нь"

// transliterator turns Latin letters into Russian ones.
type transliterator struct {
	letters map[string]string
	longest int
}

func newTransliterator() transliterator {
	h := transliterator{letters: map[string]string{}}
	pairs := strings.Fields(sounds)
	for i := 0; i < len(pairs); i += 2 {
		h.letters[pairs[i]] = pairs[i+1]
		h.longest = max(h.longest, len(pairs[i]))
	}
	return h
}

// cyrillic returns a Russian word that was written in Latin letters; "" when it is
// none.
func (h transliterator) cyrillic(typed string) string {
	var out strings.Builder
	for at := 0; at < len(typed); {
		if typed[at] == 'y' && !strings.HasPrefix(typed[at:], "yj") && !h.begins(typed[at:]) {
			out.WriteString(yery(typed[:at]))
			at++
			continue
		}
		n := min(h.longest, len(typed)-at)
		for n > 0 && h.letters[typed[at:at+n]] == "" {
			n--
		}
		if n == 0 {
			return ""
		}
		out.WriteString(h.letters[typed[at:at+n]])
		at += n
	}
	return out.String()
}

// begins reports whether a y begins a vowel: ya, yu, yo, ye.
func (h transliterator) begins(rest string) bool { return len(rest) > 1 && h.letters[rest[:2]] != "" }

// yery returns what a lone y stands for: й behind a vowel, ы elsewhere.
func yery(before string) string {
	if before != "" && strings.ContainsAny(before[len(before)-1:], "aeiou") {
		return "й"
	}
	return "ы"
}
