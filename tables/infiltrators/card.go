package infiltrators

import (
	"strconv"
	"strings"
)

// Card identifies a card by its suit and number, such as red-6, or red-special. Each card exists
// once.
type Card string

const special = "special"

// CardOf returns the card with the given suit and number.
func CardOf(s Suit, number int) Card { return Card(string(s) + "-" + strconv.Itoa(number)) }

// SpecialOf returns the special card of a suit.
func SpecialOf(s Suit) Card { return Card(string(s) + "-" + special) }

func (c Card) split() (suit, value string) {
	i := strings.LastIndex(string(c), "-")
	if i < 0 {
		return string(c), ""
	}
	return string(c[:i]), string(c[i+1:])
}

// Suit returns the suit of the card, or "" if the suit is missing.
func (c Card) Suit() Suit {
	suit, _ := c.split()
	return Suit(suit)
}

// Number returns the number of the card, or 0 for a special or invalid card.
func (c Card) Number() int {
	_, value := c.split()
	n, err := strconv.Atoi(value)
	if err != nil {
		return 0
	}
	return n
}

// Special reports whether the card is a special card, which has only a suit.
func (c Card) Special() bool {
	_, value := c.split()
	return value == special
}

// IsComplete reports whether the card has both a suit and a value. The value is a number or the
// word `special`.
func (c Card) IsComplete() bool { return c.Suit() != "" && (c.Number() > 0 || c.Special()) }
