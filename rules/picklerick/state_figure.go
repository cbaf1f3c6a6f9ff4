package picklerick

import (
	"fmt"
	"strconv"
	"strings"

	parts "tablemate/tables/picklerick"
)

// Figure is one character on the board: Rick, Jaguar or a numbered operative.
// The operatives' tokens look alike; the numbers tell them apart so that what
// one has done this turn can be counted (PR-OPS-06).
type Figure int8

// The operatives are the figures 1 to 10.
const (
	NoFigure Figure = 0
	Rick     Figure = 11
	Jaguar   Figure = 12
)

// Operative is the figure with that number, 1 to 10.
func Operative(number int) Figure { return Figure(number) }

// IsOperative reports whether f is one of the ten tokens.
func (f Figure) IsOperative() bool { return f >= 1 && f <= parts.Operatives }

// Russian reports whether f belongs to the Russian side.
func (f Figure) Russian() bool { return f.IsOperative() || f == Jaguar }

const operativeWord = "operative "

// String is the figure's name in the journal: "rick", "jaguar", "operative 3".
func (f Figure) String() string {
	switch {
	case f == Rick:
		return "rick"
	case f == Jaguar:
		return "jaguar"
	case f.IsOperative():
		return operativeWord + strconv.Itoa(int(f))
	}
	return ""
}

// MarshalText writes the figure's name.
func (f Figure) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads a figure's name; any other word is an error.
func (f *Figure) UnmarshalText(text []byte) error {
	switch name := string(text); {
	case name == "":
		*f = NoFigure
	case name == "rick":
		*f = Rick
	case name == "jaguar":
		*f = Jaguar
	default:
		number, err := strconv.Atoi(strings.TrimPrefix(name, operativeWord))
		if err != nil || !strings.HasPrefix(name, operativeWord) || !Operative(number).IsOperative() {
			return fmt.Errorf("no figure %q: rick, jaguar, or operative 1 to operative 10", text)
		}
		*f = Operative(number)
	}
	return nil
}
