package micemystics

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Action is one event at the table, such as a move, the result of a roll, or a drawn card.
type Action interface{ rules.Kinded }

// Stat names a value of a mouse, such as lore. On a mousetrap, the value is the number of dice that
// the mouse rolls.
type Stat string

// On a mousetrap, the move value of a mouse counts. A tinkerer may use its lore value instead.
const (
	NoStat Stat = ""
	ByMove Stat = "move"
	ByLore Stat = "lore"
)

// Stats lists all values of Stat.
var Stats = []Stat{NoStat, ByMove, ByLore}

// Landing is the result of a throw of the grape token, which falls like a coin.
type Landing string

// The two sides of the grape token (MM-GRAPE-07, MM-GRAPE-09).
const (
	Smashed Landing = "smashed"
	Whole   Landing = "whole"
)

// Landings lists the sides of the grape token.
var Landings = []Landing{Smashed, Whole}

// Actions that report what people see on the table: dice, cards, distances.
type (
	// Fell is the result of a roll. If Faces is set, the program computes the numbers and symbols
	// from Faces.
	Fell struct {
		Faces   []int   `json:"faces,omitempty" jsonschema:"sides of the dice, 1 to 6, where they are known whole; the rest then follows"`
		Numbers []int   `json:"numbers,omitempty" jsonschema:"one for each die of a movement roll"`
		Sword   int     `json:"sword,omitempty" jsonschema:"swords that fell"`
		Bow     int     `json:"bow,omitempty" jsonschema:"bows that fell"`
		Shield  int     `json:"shield,omitempty" jsonschema:"sword/shield symbols"`
		Star    int     `json:"star,omitempty" jsonschema:"stars that fell"`
		Cheese  int     `json:"cheese,omitempty" jsonschema:"cheese that fell"`
		Dice    int     `json:"dice,omitempty" jsonschema:"how many were rolled, where nobody has entered the card that says so"`
		With    Stat    `json:"with,omitempty" jsonschema:"of a mousetrap test; left out: move"`
		For     Purpose `json:"for,omitempty" jsonschema:"what was rolled; left out: what is awaited"`
	}
	// Toss is the result of tossing the grape token.
	Toss struct {
		Side Landing `json:"side" noun:"toss" jsonschema:"the side of the grape token that lies up"`
	}
	// Order lists the shuffled initiative cards, from the top. Of a boss with several cards, the
	// list contains only the two that were drawn.
	Order struct {
		Cards []string `json:"cards" noun:"initiative" jsonschema:"ids of initiative cards from the top"`
	}
	// Open reports an opened encounter card. If people did not enter the rows of the card, the
	// field Minions lists the minions that appear.
	Open struct {
		Card    parts.Encounter `json:"card" jsonschema:"the encounter card, as far as it was entered"`
		Minions []parts.Squad   `json:"minions,omitempty" jsonschema:"who comes, where the card's rows are not entered"`
		Learn   []Learn         `json:"learn,omitempty" jsonschema:"cards of newcomers that the table does not know yet"`
	}
	// Found reports the drawn search card. Card is nil if the deck was empty.
	Found struct {
		Card *parts.Search `json:"card,omitempty" jsonschema:"left out: no card was left"`
	}
	// Tell answers questions about a room, such as the distance between two places.
	Tell struct {
		Room  string `json:"room" jsonschema:"id of the tile side"`
		Facts []Fact `json:"facts" jsonschema:"the answers"`
	}
	// Spawns lists the spaces where minions appear on a tile without a map. The space farthest from
	// the mice comes first (MM-AMB-47).
	Spawns struct {
		Room   string          `json:"room" jsonschema:"id of the tile side"`
		Spaces []parts.SpaceID `json:"spaces" jsonschema:"from the farthest from the mice to the nearest"`
	}
)

// Actions of a mouse's turn.
type (
	// Move moves a mouse along Path. On a tile without a map, To describes where the move ends.
	Move struct {
		Mouse  Name            `json:"mouse" jsonschema:"who moves"`
		Path   []parts.SpaceID `json:"path,omitempty" jsonschema:"spaces entered, in order"`
		To     *Place          `json:"to,omitempty" jsonschema:"on a tile without a map, where it ends"`
		Points int             `json:"points,omitempty" jsonschema:"on a tile without a map, points spent; left out: 1"`
		Over   []parts.Line    `json:"over,omitempty" jsonschema:"on a tile without a map, lines crossed that the rules speak of"`
	}
	// Place describes where a figure ends its move on a tile without a map.
	Place struct {
		Space parts.SpaceID `json:"space,omitempty" jsonschema:"a space by the name that people gave it"`
		With  Name          `json:"with,omitempty" jsonschema:"a figure that stands there; left out: nobody does"`
		Water bool          `json:"water,omitempty" jsonschema:"the place lies in water"`
		Trap  bool          `json:"trap,omitempty" jsonschema:"a mousetrap lies there"`
		Wide  bool          `json:"wide,omitempty" jsonschema:"it is a wide space"`
		Flip  parts.Flip    `json:"flip,omitempty" jsonschema:"it is a flip space, of this kind"`
	}
	// Stand lets a knocked-down mouse stand up (MM-COND-05).
	Stand struct {
		Mouse Name `json:"mouse" jsonschema:"who gets up"`
	}
	// Scurry spends the mouse's action on a second move.
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
	// Search spends the mouse's action on a search.
	Search struct {
		Mouse Name `json:"mouse" jsonschema:"who searches"`
	}
	// Recover spends the mouse's action to end one condition.
	Recover struct {
		Mouse Name      `json:"mouse" jsonschema:"who gets rid of the condition"`
		From  Condition `json:"from" jsonschema:"stunned or webbed"`
	}
	// Explore moves the mice through an exit (MM-EXP-07). They go to the space `To`. Only the mice
	// that the field `Spread` lists go elsewhere.
	Explore struct {
		Mouse  Name          `json:"mouse" jsonschema:"who leads the mice through"`
		Exit   string        `json:"exit,omitempty" jsonschema:"the exit area; left out: the only one there"`
		Into   string        `json:"into" form:"room" noun:"room" jsonschema:"id of the tile side that is entered"`
		To     parts.SpaceID `json:"to,omitempty" jsonschema:"the space at the exit where the mice stand"`
		Spread []Standing    `json:"spread,omitempty" jsonschema:"mice that stand elsewhere"`
		Learn  *Learn        `json:"learn,omitempty" jsonschema:"the tile side that is entered, where the table does not know it yet"`
	}
	// Flip turns over the tile of a mouse that is on a flip space (MM-FLIP-01).
	Flip struct {
		Mouse  Name          `json:"mouse" jsonschema:"who turns the tile over"`
		To     parts.SpaceID `json:"to,omitempty" jsonschema:"the flip space of the new side, where it has several"`
		Spread []Standing    `json:"spread,omitempty" jsonschema:"mice for whom the flip space had no room"`
	}
	// Standing names a figure and the space where it is.
	Standing struct {
		Figure Name          `json:"figure" jsonschema:"the figure"`
		Space  parts.SpaceID `json:"space" jsonschema:"where it stands"`
	}
	// Share exchanges cards and cheese with one other mouse (MM-SHARE-01).
	Share struct {
		Mouse  Name           `json:"mouse" jsonschema:"who swaps"`
		With   Name           `json:"with" jsonschema:"the other mouse"`
		Gives  []parts.CardID `json:"gives,omitempty" jsonschema:"cards that go to the other mouse"`
		Takes  []parts.CardID `json:"takes,omitempty" jsonschema:"cards that come from the other mouse"`
		Cheese int            `json:"cheese,omitempty" form:"-" jsonschema:"given; below 0: taken"`
	}
	// Equip changes what a mouse wears and holds (MM-EQUIP-01).
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
	// Power uses an ability card. The field `Does` may list effects of the card. People report all
	// other effects as separate actions.
	Power struct {
		Mouse   Name         `json:"mouse" jsonschema:"who uses it"`
		Ability parts.CardID `json:"ability" form:"card" noun:"ability" jsonschema:"id of the ability card"`
		Does    []Affect     `json:"does,omitempty" jsonschema:"its effects, as far as they were told with it"`
	}
	// Use applies a search card. The field `Does` has the same meaning as in [Power].
	Use struct {
		Mouse Name         `json:"mouse" jsonschema:"who uses it"`
		Card  parts.CardID `json:"card" jsonschema:"id of the search card"`
		Does  []Affect     `json:"does,omitempty" jsonschema:"its effects, as far as they were told with it"`
		Gone  bool         `json:"gone,omitempty" jsonschema:"the card says that it is discarded"`
	}
	// EndTurn ends a mouse's turn. Drift is where water carries the mouse (MM-WATER-05).
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
	// TakeBack spends the mouse's action to return a token to the stash (MM-HOOK-06, MM-FORK-06).
	TakeBack struct {
		Mouse Name            `json:"mouse" jsonschema:"who takes it back"`
		Item  parts.PartyItem `json:"item" jsonschema:"the party item"`
	}
	// Catapult throws another mouse with the fork, a party item (MM-FORK-04).
	Catapult struct {
		Mouse     Name  `json:"mouse" jsonschema:"who works the fork"`
		Passenger Name  `json:"passenger" form:"figure" jsonschema:"the mouse that is thrown"`
		To        Place `json:"to" form:"place" jsonschema:"where it lands"`
	}
	// Launch uses the fork to throw the grape at a foe (MM-GRAPE-05).
	Launch struct {
		Mouse  Name `json:"mouse" jsonschema:"who works the fork"`
		Target Name `json:"target" form:"figure" jsonschema:"the minion that the grape is thrown at"`
	}
	// Wear states whether the mice use the disguise, which keeps some minions away.
	Wear struct {
		Wear bool `json:"wear" form:"wear" jsonschema:"the disguise is used"`
	}
)

// More actions that answer a [Wait].
type (
	// Keep states that the mouse keeps the drawn search card (MM-SRCH-02).
	Keep struct {
		Mouse Name `json:"mouse" jsonschema:"who keeps the card found"`
	}
	// Trade exchanges the drawn search card for 1 cheese.
	Trade struct {
		Mouse Name `json:"mouse" jsonschema:"who discards the card found for 1 cheese"`
	}
	// Drop discards a card without gaining cheese (MM-EQUIP-03).
	Drop struct {
		Mouse Name         `json:"mouse" jsonschema:"who discards"`
		Card  parts.CardID `json:"card" jsonschema:"id of the card"`
	}
	// Assign chooses which card of a boss or of Brodie takes a wound (MM-WND-04).
	Assign struct {
		Card string `json:"card" noun:"initiative" jsonschema:"id of an initiative card"`
	}
	// Return puts a rescued mouse on the board (MM-RESC-02).
	Return struct {
		Mouse Name  `json:"mouse" jsonschema:"the rescued mouse"`
		To    Place `json:"to" form:"place" jsonschema:"where it is put"`
	}
	// Carry names the card, if any, that a mouse keeps for the next chapter.
	Carry struct {
		Mouse Name         `json:"mouse" jsonschema:"who keeps the card"`
		Card  parts.CardID `json:"card,omitempty" jsonschema:"id of the card; left out: none"`
	}
	// Done reports that people have carried out the text of an event or a surge themselves.
	Done struct{}
)

// Condition is a state that limits a figure, such as stunned.
type Condition string

// The conditions of the rulebook (MM-COND).
const (
	NoCondition Condition = ""
	Stunned     Condition = "stunned"
	Webbed      Condition = "webbed"
	Charmed     Condition = "charmed"
	Down        Condition = "down"
)

// Conditions lists the conditions.
var Conditions = []Condition{NoCondition, Stunned, Webbed, Charmed, Down}

// Effect is what a card, an ability or a chapter does to a figure or the board.
type Effect string

// The effects. The field Count of [Affect] holds the amount of an effect.
const (
	Wound     Effect = "wound"
	PoisonHit Effect = "poison"
	Heal      Effect = "heal"     // heals ordinary wounds
	Cure      Effect = "cure"     // heals poison wounds
	Afflict   Effect = "afflict"  // a condition begins
	Relieve   Effect = "relieve"  // a condition ends
	Gain      Effect = "gain"     // gives cheese; a negative Count takes cheese
	Steal     Effect = "steal"    // a minion steals cheese (MM-ROACH-03)
	Points    Effect = "points"   // gives movement points; a negative Count takes points
	Cross     Effect = "cross"    // the mouse may cross red lines in this turn
	Feed      Effect = "feed"     // puts cheese on the minions' cheese wheel; a negative Count removes cheese
	TurnPages Effect = "pages"    // moves the hourglass by Count pages; a negative Count moves it back
	EndPage   Effect = "end_page" // moves the chapter end token by Count pages
	Seize     Effect = "seize"    // a mouse is captured
	Slay      Effect = "slay"     // a minion or Brodie is defeated
	Lend      Effect = "lend"     // a party item is added to the stash
)

// Effects lists the effects.
var Effects = []Effect{
	Wound, PoisonHit, Heal, Cure, Afflict, Relieve, Gain, Steal, Points, Cross, Feed, TurnPages, EndPage, Seize, Slay,
	Lend,
}

// Actions that people may report at any time during a chapter, for example because of a card.
type (
	// Affect is one effect of a card, an ability or a chapter.
	Affect struct {
		Effect    Effect          `json:"effect" jsonschema:"what happens"`
		On        Name            `json:"on,omitempty" form:"name" jsonschema:"the figure that it happens to"`
		Count     int             `json:"count,omitempty" jsonschema:"left out: 1"`
		Condition Condition       `json:"condition,omitempty" jsonschema:"the condition that comes or goes"`
		Item      parts.PartyItem `json:"item,omitempty" jsonschema:"the party item that comes or goes"`
		By        Name            `json:"by,omitempty" form:"-" jsonschema:"whose ability or card does it"`
		Card      parts.CardID    `json:"card,omitempty" form:"-" jsonschema:"the card that does it"`
		Family    parts.Family    `json:"family,omitempty" jsonschema:"the kind of ordinary minions that the effect is for"` // MM-BOSS-02
	}
	// Put moves a figure because of a card or a chapter.
	Put struct {
		Figure Name   `json:"figure" jsonschema:"the figure that is moved"`
		Room   string `json:"room,omitempty" jsonschema:"left out: where it is"`
		To     Place  `json:"to" form:"place" jsonschema:"where it is put"`
	}
	// Call adds minions because of a chapter or a surge. Each minion then needs a [Spawn].
	Call struct {
		Squads []parts.Squad `json:"squads" jsonschema:"who comes"`
		Room   string        `json:"room,omitempty" jsonschema:"left out: where the mice are"`
		Learn  []Learn       `json:"learn,omitempty" jsonschema:"cards of newcomers that the table does not know yet"`
	}
	// Trap adds or removes a mousetrap because of a chapter (MM-TILE-03).
	Trap struct {
		Room  string        `json:"room,omitempty" jsonschema:"id of the tile side"`
		Space parts.SpaceID `json:"space" jsonschema:"the space of the mousetrap"`
		Gone  bool          `json:"gone,omitempty" form:"gone" jsonschema:"takes the mousetrap away"`
	}
	// Declare ends the chapter as the story book says (MM-WIN-01, MM-BOOK-03).
	Declare struct {
		Won bool `json:"won" form:"won" jsonschema:"the mice have won"`
	}
	// Earn records a story achievement (MM-ACH-01).
	Earn struct {
		Story string `json:"story" form:"story" jsonschema:"the story achievement"`
	}
	// Learn records a card, a tile side, a map or a die that people entered during play.
	Learn struct {
		Hero    *parts.Hero    `json:"hero,omitempty" jsonschema:"of a mouse of the party"`
		Gear    []parts.Search `json:"gear,omitempty" jsonschema:"cards of its starting gear"`
		Ability *parts.Ability `json:"ability,omitempty" jsonschema:"an ability card"`
		Mouse   Name           `json:"mouse,omitempty" form:"-" jsonschema:"which has had the ability card from the start"`
		Minion  *parts.Minion  `json:"minion,omitempty" jsonschema:"a minion card"`
		Cat     *parts.Cat     `json:"cat,omitempty" jsonschema:"Brodie's initiative cards"`
		Search  *parts.Search  `json:"search,omitempty" jsonschema:"a search card"`
		Tile    *Room          `json:"tile,omitempty" jsonschema:"a tile side that comes into play only now"`
		Room    string         `json:"room,omitempty" jsonschema:"the tile side that was mapped"`
		Map     *parts.Map     `json:"map,omitempty" jsonschema:"the map of a tile side"`
		Die     []parts.Face   `json:"die,omitempty" jsonschema:"the six sides of an action die"`
	}
	// Settle changes a house rule. Name is a switch or a rule id. For a rule id, Value is "waived"
	// or "in_force".
	Settle struct {
		Name  string `json:"name" form:"rule" jsonschema:"a switch of house_rules, or a rule id"`
		Value string `json:"value" form:"value" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
	}
)

// Actions of the minions. An empty Figure means the figure that is already acting.
type (
	// Spawn puts one newly arrived minion on its space (MM-SPAWN-02).
	Spawn struct {
		Minion string        `json:"minion" noun:"minion" jsonschema:"id of its minion card"`
		Space  parts.SpaceID `json:"space" jsonschema:"where the newcomer is put"`
	}
	// Activate chooses which figure of the current card acts next (MM-MTURN-04).
	Activate struct {
		Figure Name `json:"figure" jsonschema:"the figure that acts"`
	}
	// March moves the acting figure along Path. On a tile without a map, the field Steps
	// holds the number of steps instead.
	March struct {
		Figure Name            `json:"figure" jsonschema:"the figure that moves"`
		Path   []parts.SpaceID `json:"path,omitempty" jsonschema:"spaces entered, in order"`
		Toward Name            `json:"toward,omitempty" form:"-" jsonschema:"the mouse, or left out for the grape"`
		Steps  int             `json:"steps,omitempty" form:"count" jsonschema:"on a tile without a map"`
	}
	// Strike is an attack of a figure. If a rat throws the grape, Space is set instead of Target.
	Strike struct {
		Figure Name          `json:"figure" jsonschema:"the figure that attacks"`
		Target Name          `json:"target,omitempty" jsonschema:"whom it attacks"`
		Space  parts.SpaceID `json:"space,omitempty" jsonschema:"where a rat throws the grape, or Brodie strikes"` // MM-GRAPE-11
	}
	// Hold ends a figure's turn without an attack.
	Hold struct {
		Figure Name `json:"figure" jsonschema:"the figure that attacks nobody"`
	}
	// Leap is a pounce of Brodie (MM-CAT-04). `To` is the space that he jumps to, or his
	// present space if he stays.
	Leap struct {
		To parts.SpaceID `json:"to" form:"space" jsonschema:"the space that Brodie pounces on; the own one when he stays"`
	}
	// Chase is Brodie's run along Path (MM-CAT-13). On a tile without a map, Reached lists the mice
	// that he reaches on the run.
	Chase struct {
		Path    []parts.SpaceID `json:"path,omitempty" jsonschema:"spaces entered, in order"`
		Reached []Name          `json:"reached,omitempty" jsonschema:"the mice that Brodie reached, in order"`
		Toward  Name            `json:"toward,omitempty" form:"-" jsonschema:"whom the last steps go towards"`
		Steps   int             `json:"steps,omitempty" jsonschema:"on a tile without a map, steps beyond the last mouse reached"`
		Others  []Name          `json:"others,omitempty" form:"-" jsonschema:"on a tile without a map, other figures that were run over"`
	}
)

// Read converts the sides of the dice to the result of a roll. The purpose decides which numbers or
// symbols count (MM-DICE-02). Read skips sides that the die does not have.
func (s *State) Read(p Purpose, reach parts.Reach, faces []int) Fell {
	a := Fell{Faces: faces}
	for _, n := range faces {
		if n < 1 || n > len(s.Die) {
			continue
		}
		f := s.Die[n-1]
		a.Numbers = append(a.Numbers, f.Number)
		a.Sword += f.Sword
		a.Bow += f.Bow
		a.Shield += f.Shield
		a.Star += f.Star
		a.Cheese += f.Cheese
	}
	return p.countedPart(reach, a)
}

// MM-DICE-02, MM-ATK-01
func (p Purpose) countedPart(reach parts.Reach, a Fell) Fell {
	out := Fell{Faces: a.Faces}
	switch {
	case p.Numbers():
		out.Numbers = a.Numbers
	case p == DefenceRoll:
		out.Shield, out.Cheese = a.Shield, a.Cheese
	case p == AttackRoll && reach == parts.Ranged:
		out.Bow, out.Cheese = a.Bow, a.Cheese
	case p == AttackRoll:
		out.Sword, out.Shield, out.Cheese = a.Sword, a.Shield, a.Cheese
	default:
		out.Star = a.Star
	}
	return out
}

// Sum returns the sum of the numbers of a roll.
func (a Fell) Sum() int {
	sum := 0
	for _, n := range a.Numbers {
		sum += n
	}
	return sum
}

// onlyMoves reports whether a roll has Numbers or Faces, but no counts of symbols such as swords.
func (a Fell) onlyMoves() bool {
	return len(a.Numbers)+len(a.Faces) > 0 && a.Sword+a.Bow+a.Shield+a.Star+a.Cheese == 0
}

// diceOf maps the purpose of a roll to the rule about its number of dice.
var diceOf = map[Purpose]tables.RuleID{
	MoveRoll:    "MM-MOVE-01",
	MarchRoll:   "MM-MMOV-02",
	ChaseRoll:   "MM-CAT-08",
	AmbushRoll:  "MM-AMBUSH-01",
	SearchRoll:  "MM-SRCH-01",
	WebRoll:     "MM-REC-03",
	TrapRoll:    "MM-TRAP-01",
	ClimbRoll:   "MM-WATER-03",
	AttackRoll:  "MM-MEL-03",
	DefenceRoll: "MM-MEL-05",
}
