package deals

import parts "tablemate/tables/infiltrators"

// face is what the front of a card shows.
type face struct {
	suit   parts.Suit
	number int // 0 for a special card
}

func faceOf(c parts.Card) face { return face{c.Suit(), c.Number()} }

// Common reports whether a hint has something in common with a suspect. If it does, the hint is
// laid upright (IN-REL-01).
func Common(hint, suspect parts.Card) bool { return faceOf(hint).common(faceOf(suspect)) }

// common reports whether the cards have the same suit (IN-REL-02) or number (IN-REL-03), or whether
// the number is a multiple (IN-REL-04) or a divisor (IN-REL-05) of the suspect's number. A common
// factor alone does not count (IN-REL-06). A special card has only its suit, whatever is printed on
// it (IN-SPEC-01).
func (h face) common(s face) bool {
	if h.suit == s.suit {
		return true
	}
	return h.number > 0 && s.number > 0 && (h.number%s.number == 0 || s.number%h.number == 0)
}

// Corner lists the numbers from low to high that have something in common with number. They are
// printed in the corner of a card (IN-REL-07).
func Corner(number, low, high int) []int {
	var out []int
	for n := low; n <= high; n++ {
		if number > 0 && (n%number == 0 || number%n == 0) {
			out = append(out, n)
		}
	}
	return out
}
