package lookup

import (
	"strings"
)

// sounds has Latin letters, and behind them the Russian ones that they stand for. A lone y
// is left to transliterated.
const sounds = ` shch=щ sch=щ sh=ш zh=ж ch=ч kh=х ts=ц tz=ц ya=я ja=я yu=ю ju=ю yo=е jo=е ye=е je=е iy=ий ij=ий yj=ый ` +
	`a=а b=б v=в w=в g=г d=д e=е z=з i=и j=й k=к l=л m=м n=н o=о p=п r=р s=с t=т u=у f=ф h=х c=ц x=кс q=к 4=ч 6=ш '=ь `

// longestSound is how many Latin letters stand for one.
const longestSound = 4

// soundsLike maps Russian letters to others that are written with the same Latin
// ones.
const soundsLike = "щ сч ш щ ы й й ы ц к х г е э ят ять ит ить ет еть ат ать л ль н нь"

// sound returns the Russian letters that some Latin ones stand for, "" where they stand
// for none.
func sound(latin string) string {
	_, rest, _ := strings.Cut(sounds, " "+latin+"=")
	russian, _, _ := strings.Cut(rest, " ")
	return russian
}

// transliterated returns a Russian word that was written in Latin letters; "" when it is
// none.
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

// beginsVowel reports whether a y begins one: ya, yu, yo, ye.
func beginsVowel(rest string) bool { return len(rest) > 1 && sound(rest[:2]) != "" }

// yery returns what a lone y stands for: й behind a vowel, ы elsewhere.
func yery(before string) string {
	if before != "" && strings.ContainsAny(before[len(before)-1:], "aeiou") {
		return "й"
	}
	return "ы"
}
