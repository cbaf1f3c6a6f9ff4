package chezguevara

import (
	"slices"

	"tablemate/tables"
)

// CardID identifies a life card, such as soap.
type CardID string

// NoCard stands for no card, or for a card that people have not named.
const NoCard CardID = ""

// Kind is one of the four kinds of life cards (CG-CARD-01).
type Kind string

// The kinds of cards, and AnyKind for an unknown kind.
const (
	AnyKind  Kind = ""
	Person   Kind = "person"
	Thing    Kind = "thing"
	Activity Kind = "activity"
	Event    Kind = "event"
)

// Kinds lists the kinds in the order of the rulebook.
var Kinds = []Kind{Person, Thing, Activity, Event}

// Category is a property of a card in addition to its kind. A card may have several (CG-DUAL-01).
type Category string

// The categories of the rulebook. Any and Looting are used only in the field Cancels.
const (
	Cat    Category = "cat"
	Food   Category = "food"
	Drink  Category = "drink"
	Smokes Category = "smokes"
	Pet    Category = "pet"
	Sleep  Category = "sleep"
	Sex    Category = "sex"
	Raid   Category = "raid"

	Any     Category = "any"
	Looting Category = "looting"
)

// Categories lists the categories of cards.
var Categories = []Category{Cat, Food, Drink, Smokes, Pet, Sleep, Sex, Raid}

// Target limits the players on whom an event may be played (CG-EVT-01).
type Target string

// The text of an event may set one of these limits. Anybody means that there is no limit.
const (
	Anybody Target = ""
	Self    Target = "self"
	Rival   Target = "rival"
)

// Card has the known values of a life card. If the kind is RankKind, it has the values of a rank.
type Card struct {
	ID         CardID      `json:"id" card:"id" jsonschema:"names the card in records"`
	Name       tables.Text `json:"name,omitzero" card:"may" jsonschema:"as printed"`
	Kind       Kind        `json:"kind,omitempty" card:"may else=chez-kind" jsonschema:"person, thing, activity or event"`
	Slack      int         `json:"slack,omitempty" card:"-20..20 may" jsonschema:"slack that it gives, beside the die where there is one"`
	Die        bool        `json:"die,omitempty" card:"may" jsonschema:"the slack is a die plus slack"`
	Untold     bool        `json:"untold,omitempty" card:"may" jsonschema:"nobody has read slack and cost off the card yet"`
	Cost       int         `json:"cost,omitempty" card:"0..20 may" jsonschema:"pay that it costs"`
	Categories []Category  `json:"categories,omitempty" card:"may" jsonschema:"what the card counts as"`
	Needs      []Category  `json:"needs,omitempty" card:"may" jsonschema:"a person enters only a tent with each of these: categories of cards, the rank of its owner"`
	Shuns      []Category  `json:"shuns,omitempty" card:"may" jsonschema:"a person enters no tent with one of these: categories of cards, the rank of its owner"`
	Eats       []Category  `json:"eats,omitempty" card:"may" jsonschema:"what a moocher lives off"`
	Protects   []Category  `json:"protects,omitempty" card:"may" jsonschema:"what moochers may not eat in the same tent"`
	Cancels    []Category  `json:"cancels,omitempty" card:"may" jsonschema:"what it cancels: categories, kinds, or any"`
	Exposure   int         `json:"exposure,omitempty" card:"-20..20 may" jsonschema:"added to its owner's exposure roll"`
	Trophies   int         `json:"trophies,omitempty" card:"0..20 may" jsonschema:"trophies of a raid; left out: not known"`
	Pay        int         `json:"pay,omitempty" card:"-20..20 may" jsonschema:"more pay this turn; of a rank its pay"`
	Leave      int         `json:"leave,omitempty" card:"-20..20 may" jsonschema:"more leave this turn"`
	Target     Target      `json:"target,omitempty" card:"may" jsonschema:"on whom an event is played: self, rival; left out: anybody"`
	Rolls      bool        `json:"rolls,omitempty" card:"may" jsonschema:"calls for a roll in its host's rolls phase"`
	Copies     int         `json:"copies,omitempty" card:"0..20 may" jsonschema:"cards of a rank in the box; left out: nobody has counted"`
}

// Is reports whether the card belongs to a category (CG-DUAL-01).
func (c *Card) Is(category Category) bool { return slices.Contains(c.Categories, category) }

// IsAny reports whether the card belongs to one of these categories.
func (c *Card) IsAny(categories []Category) bool { return slices.ContainsFunc(categories, c.Is) }

// May reports whether the card may be of this kind. A card of an unknown kind may be of any kind.
func (c *Card) May(kind Kind) bool { return c.Kind == kind || c.Kind == AnyKind }

// Brother reports whether this person joins a tent only after a recruiting roll. A person who gives
// slack needs this roll, unless the person is a cat (CG-REC-03, CG-REC-13).
func (c *Card) Brother() bool { return c.Slack > 0 && !c.Is(Cat) }

// CancelsCard reports whether the text of the card cancels the card `of`.
func (c *Card) CancelsCard(of *Card) bool {
	return slices.ContainsFunc(c.Cancels, func(what Category) bool {
		return what == Any || string(what) == string(of.Kind) || of.Is(what)
	})
}
