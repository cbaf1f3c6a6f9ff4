package deals

import parts "tablemate/tables/infiltrators"

type face struct {
	suit   parts.Suit
	number int // 0 for a special card
}

func faceOf(c parts.Card) face { return face{c.Suit(), c.Number()} }

// Common reports whether a hint has something in common with a suspect's card (IN-REL-01).
func Common(hint, suspect parts.Card) bool { return faceOf(hint).common(faceOf(suspect)) }

// common reports whether two cards have something in common: the same suit (IN-REL-02), the same
// number (IN-REL-03), or numbers of which one is a multiple of the other (IN-REL-04, IN-REL-05). A
// common factor alone is not enough (IN-REL-06). A special card has only a suit, even if numbers
// are printed on it (IN-SPEC-01).
func (h face) common(s face) bool {
	if h.suit == s.suit {
		return true
	}
	return h.number > 0 && s.number > 0 && (h.number%s.number == 0 || s.number%h.number == 0)
}

// Corner lists the numbers from low to high that have something in common with the given number.
// A card shows these numbers in its corner (IN-REL-07).
func Corner(number, low, high int) []int {
	var out []int
	for n := low; n <= high; n++ {
		if number > 0 && (n%number == 0 || number%n == 0) {
			out = append(out, n)
		}
	}
	return out
}
