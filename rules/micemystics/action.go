package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// Action is one action at the table: what a mouse did, what the dice show, what a
// card turned out to be, or what a minion does by its rules.
type Action interface{ rules.Kinded }

// Stat is which value of a mouse a test is rolled with.
type Stat string

// A mousetrap is tested with the move value, by a tinkerer with lore if it likes.
const (
	NoStat Stat = ""
	ByMove Stat = "move"
	ByLore Stat = "lore"
)

// Stats lists the values.
var Stats = []Stat{NoStat, ByMove, ByLore}

// Landing is how the grape token fell.
type Landing string

// Its two sides (MM-GRAPE-07, MM-GRAPE-09).
const (
	Smashed Landing = "smashed"
	Whole   Landing = "whole"
)

// Landings lists the sides.
var Landings = []Landing{Smashed, Whole}

// Actions of dice, decks and the eye.
type (
	// Fell is what the dice show, as far as the roll reads it: numbers for
	// movement and ambush, stars for tests, the rest for fights. Faces are given
	// where every die is known whole, as when the app rolls; the rest follows
	// from them.
	Fell struct {
		Faces   []int   `json:"faces,omitempty" jsonschema:"sides of the dice, 1 to 6, where they are known whole; the rest then follows"`
		Numbers []int   `json:"numbers,omitempty" jsonschema:"one for each die of a movement roll"`
		Sword   int     `json:"sword,omitempty" jsonschema:"swords that fell"`
		Bow     int     `json:"bow,omitempty" jsonschema:"bows that fell"`
		Shield  int     `json:"shield,omitempty" jsonschema:"sword/shield symbols"`
		Star    int     `json:"star,omitempty" jsonschema:"stars that fell"`
		Cheese  int     `json:"cheese,omitempty" jsonschema:"cheese that fell"`
		With    Stat    `json:"with,omitempty" jsonschema:"of a mousetrap test; left out: move"`
		For     Purpose `json:"for,omitempty" jsonschema:"what was rolled; left out: what is awaited"`
	}
	// Toss is the grape token.
	Toss struct {
		Side Landing `json:"side" jsonschema:"the side of the grape token that lies up"`
	}
	// Order is the initiative cards as they were shuffled, from the top; of a
	// boss with several, the two that were drawn.
	Order struct {
		Cards []string `json:"cards" jsonschema:"ids of initiative cards from the top"`
	}
	// Open is the encounter card that was opened, as far as people have entered
	// it, or who comes, where they have not.
	Open struct {
		Card    parts.Encounter `json:"card" jsonschema:"the encounter card, as far as it was entered"`
		Minions []parts.Squad   `json:"minions,omitempty" jsonschema:"who comes, where the card's rows are not entered"`
		Learn   []Learn         `json:"learn,omitempty" jsonschema:"cards of newcomers that the table does not know yet"`
	}
	// Found is the search card that was drawn. An empty deck gives none.
	Found struct {
		Card *parts.Search `json:"card,omitempty" jsonschema:"left out: no card was left"`
	}
	// Tell answers what the app cannot see of a room.
	Tell struct {
		Room  string `json:"room" jsonschema:"id of the tile side"`
		Facts []Fact `json:"facts" jsonschema:"the answers"`
	}
	// Spawns are the spawn spaces of an unmapped tile, from the farthest from
	// the mice to the nearest (MM-AMB-47); names that people give or the record's.
	Spawns struct {
		Room   string          `json:"room" jsonschema:"id of the tile side"`
		Spaces []parts.SpaceID `json:"spaces" jsonschema:"from the farthest from the mice to the nearest"`
	}
)

// Actions of a mouse's turn.
type (
	// Move walks over the spaces named, or on an unmapped tile to a place of
	// which people say what matters.
	Move struct {
		Mouse  Name            `json:"mouse" jsonschema:"who moves"`
		Path   []parts.SpaceID `json:"path,omitempty" jsonschema:"spaces entered, in order"`
		To     *Place          `json:"to,omitempty" jsonschema:"on a tile without a map, where it ends"`
		Points int             `json:"points,omitempty" jsonschema:"on a tile without a map, points spent; left out: 1"`
		Over   []parts.Line    `json:"over,omitempty" jsonschema:"on a tile without a map, lines crossed that the rules speak of"`
	}
	// Place is where a figure ends on a tile without a map.
	Place struct {
		Space parts.SpaceID `json:"space,omitempty" jsonschema:"a space by the name that people gave it"`
		With  Name          `json:"with,omitempty" jsonschema:"a figure that stands there; left out: nobody does"`
		Water bool          `json:"water,omitempty" jsonschema:"the place lies in water"`
		Trap  bool          `json:"trap,omitempty" jsonschema:"a mousetrap lies there"`
		Wide  bool          `json:"wide,omitempty" jsonschema:"it is a wide space"`
		Flip  parts.Flip    `json:"flip,omitempty" jsonschema:"it is a flip space, of this kind"`
	}
	// Stand gets a mouse up (MM-COND-05).
	Stand struct {
		Mouse Name `json:"mouse" jsonschema:"who gets up"`
	}
	// Scurry spends the action on a second move.
	Scurry struct {
		Mouse Name `json:"mouse" jsonschema:"who moves again"`
	}
	// Attack is a mouse's battle action with one weapon against one figure.
	Attack struct {
		Mouse  Name         `json:"mouse" jsonschema:"who attacks"`
		Target Name         `json:"target" jsonschema:"the figure that is attacked"`
		Weapon parts.CardID `json:"weapon,omitempty" jsonschema:"left out: the only one in its paws"`
		Dice   int          `json:"dice,omitempty" jsonschema:"dice added or taken by cards and abilities"`
	}
	// Search spends the action on a search.
	Search struct {
		Mouse Name `json:"mouse" jsonschema:"who searches"`
	}
	// Recover spends the action on getting rid of one condition.
	Recover struct {
		Mouse Name      `json:"mouse" jsonschema:"who gets rid of the condition"`
		From  Condition `json:"from" jsonschema:"stunned or webbed"`
	}
	// Explore leads all mice of the tile through an exit (MM-EXP-07). Spread
	// says who stands elsewhere than To.
	Explore struct {
		Mouse  Name          `json:"mouse" jsonschema:"who leads the mice through"`
		Exit   string        `json:"exit,omitempty" jsonschema:"the exit area; left out: the only one there"`
		Into   string        `json:"into" jsonschema:"id of the tile side that is entered"`
		To     parts.SpaceID `json:"to,omitempty" jsonschema:"the space at the exit where the mice stand"`
		Spread []Standing    `json:"spread,omitempty" jsonschema:"mice that stand elsewhere"`
		Learn  *Learn        `json:"learn,omitempty" jsonschema:"the tile side that is entered, where the table does not know it yet"`
	}
	// Flip turns the tile over from a flip space (MM-FLIP-01).
	Flip struct {
		Mouse  Name          `json:"mouse" jsonschema:"who turns the tile over"`
		To     parts.SpaceID `json:"to,omitempty" jsonschema:"the flip space of the new side, where it has several"`
		Spread []Standing    `json:"spread,omitempty" jsonschema:"mice for whom the flip space had no room"`
	}
	// Standing is a figure on a space.
	Standing struct {
		Figure Name          `json:"figure" jsonschema:"the figure"`
		Space  parts.SpaceID `json:"space" jsonschema:"where it stands"`
	}
	// Share swaps cards and cheese with one other mouse (MM-SHARE-01).
	Share struct {
		Mouse  Name           `json:"mouse" jsonschema:"who swaps"`
		With   Name           `json:"with" jsonschema:"the other mouse"`
		Gives  []parts.CardID `json:"gives,omitempty" jsonschema:"cards that go to the other mouse"`
		Takes  []parts.CardID `json:"takes,omitempty" jsonschema:"cards that come from the other mouse"`
		Cheese int            `json:"cheese,omitempty" jsonschema:"given; below 0: taken"`
	}
	// Equip puts cards from the pack on and takes others off (MM-EQUIP-01).
	Equip struct {
		Mouse Name           `json:"mouse" jsonschema:"who changes gear"`
		On    []parts.CardID `json:"on,omitempty" jsonschema:"cards put on"`
		Off   []parts.CardID `json:"off,omitempty" jsonschema:"cards taken off"`
	}
	// LevelUp buys an ability card (MM-LVL-01).
	LevelUp struct {
		Mouse   Name          `json:"mouse" jsonschema:"who buys it"`
		Ability parts.Ability `json:"ability" jsonschema:"the ability card"`
	}
	// Power uses an ability card; what it does is entered as effects.
	Power struct {
		Mouse   Name         `json:"mouse" jsonschema:"who uses it"`
		Ability parts.CardID `json:"ability" jsonschema:"id of the ability card"`
	}
	// Use uses a search card; what it does is entered as effects.
	Use struct {
		Mouse Name         `json:"mouse" jsonschema:"who uses it"`
		Card  parts.CardID `json:"card" jsonschema:"id of the search card"`
	}
	// EndTurn ends a mouse's turn. Drift is where the water carries it where no map
	// shows that (MM-WATER-05): the space off is off the tile, its own one nowhere.
	EndTurn struct {
		Mouse Name   `json:"mouse" jsonschema:"whose turn ends"`
		Drift *Place `json:"drift,omitempty" jsonschema:"on a tile without a map, where a current carries the mouse: the space off is off the tile, its own space: no current; left out: nobody said"`
	}
)

// Actions of party items.
type (
	// Lay puts a party item token on the board (MM-HOOK-01, MM-FORK-01, MM-GRAPE-01).
	Lay struct {
		Mouse Name            `json:"mouse" jsonschema:"who lays it"`
		Item  parts.PartyItem `json:"item" jsonschema:"the party item"`
		At    parts.SpaceID   `json:"at,omitempty" jsonschema:"where the fork or one end of the hook lies; left out: with the mouse"`
		To    *Place          `json:"to,omitempty" jsonschema:"the hook's other end, or the grape's space"`
	}
	// TakeBack spends the action on returning a token to the stash (MM-HOOK-06, MM-FORK-06).
	TakeBack struct {
		Mouse Name            `json:"mouse" jsonschema:"who takes it back"`
		Item  parts.PartyItem `json:"item" jsonschema:"the party item"`
	}
	// Catapult throws another mouse from the fork (MM-FORK-04).
	Catapult struct {
		Mouse     Name  `json:"mouse" jsonschema:"who works the fork"`
		Passenger Name  `json:"passenger" jsonschema:"the mouse that is thrown"`
		To        Place `json:"to" jsonschema:"where it lands"`
	}
	// Launch throws the grape from the fork at a minion (MM-GRAPE-05).
	Launch struct {
		Mouse  Name `json:"mouse" jsonschema:"who works the fork"`
		Target Name `json:"target" jsonschema:"the minion that the grape is thrown at"`
	}
	// Wear says whether the disguise is used on an opened encounter card.
	Wear struct {
		Wear bool `json:"wear" jsonschema:"the disguise is used"`
	}
)

// Answers to what else is awaited.
type (
	// Keep takes the card found (MM-SRCH-02).
	Keep struct {
		Mouse Name `json:"mouse" jsonschema:"who keeps the card found"`
	}
	// Trade discards the card found for 1 cheese.
	Trade struct {
		Mouse Name `json:"mouse" jsonschema:"who discards the card found for 1 cheese"`
	}
	// Drop discards a card, for which there is no cheese (MM-EQUIP-03).
	Drop struct {
		Mouse Name         `json:"mouse" jsonschema:"who discards"`
		Card  parts.CardID `json:"card" jsonschema:"id of the card"`
	}
	// Assign puts one wound on one of a boss's cards (MM-WND-04).
	Assign struct {
		Card string `json:"card" jsonschema:"id of an initiative card"`
	}
	// Return puts a rescued mouse on the board (MM-RESC-02).
	Return struct {
		Mouse Name  `json:"mouse" jsonschema:"the rescued mouse"`
		To    Place `json:"to" jsonschema:"where it is put"`
	}
	// Carry is the card that a mouse keeps for the next chapter, or none.
	Carry struct {
		Mouse Name         `json:"mouse" jsonschema:"who keeps the card"`
		Card  parts.CardID `json:"card,omitempty" jsonschema:"id of the card; left out: none"`
	}
	// Done ends what people resolved by themselves.
	Done struct{}
)
