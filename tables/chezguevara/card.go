package chezguevara

import "slices"

// CardID names a life card: soap.
type CardID string

// NoCard is a card that nobody has named.
const NoCard CardID = ""

// Kind is one of the four kinds of life cards (CG-CARD-01).
type Kind string

// The kinds, and none for a card of which it is not known.
const (
	AnyKind  Kind = ""
	Person   Kind = "person"
	Thing    Kind = "thing"
	Activity Kind = "activity"
	Event    Kind = "event"
)

// Kinds lists the kinds in the order of the rulebook.
var Kinds = []Kind{Person, Thing, Activity, Event}

// Category is what a card belongs to besides its kind. A card may have several
// (CG-DUAL-01).
type Category string

// The categories that the rulebook speaks of. Any stands for every card among what
// a card cancels.
const (
	Cat    Category = "cat"
	Food   Category = "food"
	Drink  Category = "drink"
	Smokes Category = "smokes"
	Pet    Category = "pet"
	Sleep  Category = "sleep"
	Sex    Category = "sex"
	Raid   Category = "raid"
	Any    Category = "any"
)

// Card is what is known of a life card, from the rulebook or from the real card.
type Card struct {
	ID         CardID     `json:"id"`
	Name       string     `json:"name,omitempty"`
	Kind       Kind       `json:"kind,omitempty"`
	Slack      int        `json:"slack,omitempty"`
	Die        bool       `json:"die,omitempty"`    // the slack is the die plus Slack
	Untold     bool       `json:"untold,omitempty"` // nobody has read slack and cost from the card yet
	Cost       int        `json:"cost,omitempty"`
	Categories []Category `json:"categories,omitempty"`
	Needs      []Category `json:"needs,omitempty"`    // a person enters only a tent with one of each of these
	Shuns      []Category `json:"shuns,omitempty"`    // a person enters no tent with one of these
	Eats       []Category `json:"eats,omitempty"`     // a moocher lives off these
	Protects   []Category `json:"protects,omitempty"` // what moochers may not eat in the same tent
	Cancels    []Category `json:"cancels,omitempty"`  // categories, kinds, or any
	Exposure   int        `json:"exposure,omitempty"` // added to its owner's exposure roll
	Trophies   int        `json:"trophies,omitempty"` // of a raid; 0 where it is not known
	Pay        int        `json:"pay,omitempty"`      // more pay this turn
	Leave      int        `json:"leave,omitempty"`    // more leave this turn
	Rolls      bool       `json:"rolls,omitempty"`    // calls for a roll in its host's rolls phase
}

// Is reports whether the card belongs to a category (CG-DUAL-01).
func (c *Card) Is(category Category) bool { return slices.Contains(c.Categories, category) }

// IsAny reports whether the card belongs to one of these categories.
func (c *Card) IsAny(categories []Category) bool {
	return slices.ContainsFunc(categories, c.Is)
}

// May reports whether the card is of a kind as far as is known.
func (c *Card) May(kind Kind) bool { return c.Kind == kind || c.Kind == AnyKind }

// Brother reports whether a person needs a recruiting roll: one with slack who is
// no cat (CG-REC-03, CG-REC-13).
func (c *Card) Brother() bool { return c.Slack > 0 && !c.Is(Cat) }

// CancelsCard reports whether the card's text covers another card.
func (c *Card) CancelsCard(of *Card) bool {
	return slices.ContainsFunc(c.Cancels, func(what Category) bool {
		return what == Any || string(what) == string(of.Kind) || of.Is(what)
	})
}
