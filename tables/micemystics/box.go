package micemystics

// Numbers from the rulebook.
const (
	SmallOnSpace   = 4 // how many small figures fit on an ordinary space (MM-CAP-01)
	PackSize       = 3 // how many search cards fit in a pack; tricks and party items do not count (MM-SCARD-02)
	Paws           = 2 // MM-EQUIP-05
	FullWheel      = 6 // the cheese tokens that start a surge (MM-SURGE-03)
	LevelUpCost    = 6 // the price of an ability card in cheese tokens (MM-LVL-01)
	AgainstArrow   = 3 // movement points to cross a yellow line against its arrow (MM-LINE-01)
	BossCardsDrawn = 2 // MM-BINIT-01
	ChaseDice      = 2 // MM-CAT-08
	LordOfCheese   = 3 // how many cheese symbols in one roll win the Lord of Cheese token (MM-ACH-03)
	RoachRipper    = 4 // how many roaches a mouse must defeat in one encounter for the Roach Ripper token (MM-ACH-05)
	DiceInBox      = 5
	EliteTokens    = 4 // MM-TOK-01
	MinionFigures  = 16
)

// Face is one side of an action die: a number from 1 to 3 and symbols (MM-DICE-01).
type Face struct {
	Number int `json:"number" card:"1..3" jsonschema:"of movement, 1 to 3"`
	Sword  int `json:"sword,omitempty" card:"count" jsonschema:"swords on the side"`
	Bow    int `json:"bow,omitempty" card:"count" jsonschema:"bows on the side"`
	Shield int `json:"shield,omitempty" card:"count" jsonschema:"the sword/shield symbol"`
	Star   int `json:"star,omitempty" card:"count" jsonschema:"stars on the side"`
	Cheese int `json:"cheese,omitempty" card:"count" jsonschema:"cheese on the side"`
}

// Faces lists the six sides of an action die. The rulebook does not print them (MM-AMB-02), so they
// come from public dice rollers. People can correct them.
var Faces = []Face{
	{Number: 1, Cheese: 1},
	{Number: 2, Sword: 1, Star: 1},
	{Number: 3, Shield: 1},
	{Number: 2, Bow: 1},
	{Number: 1, Bow: 1, Star: 1},
	{Number: 3, Shield: 1, Star: 1},
}

// PartyItem is a search card with a token. It belongs to all mice together (MM-PARTY-01).
type PartyItem string

// The party items. NoPartyItem stands for a search card that is no party item.
const (
	NoPartyItem PartyItem = ""
	Disguise    PartyItem = "disguise"
	Hook        PartyItem = "hook" // hook and line
	Fork        PartyItem = "fork"
	Grape       PartyItem = "grape"
)

// PartyItems lists the party items in the order of the rulebook.
var PartyItems = []PartyItem{Disguise, Hook, Fork, Grape}

// Achievement is one of the five personal achievement tokens (MM-ACH-02).
type Achievement string

// The personal achievements, in the order of the rulebook.
const (
	LordOfCheeseToken Achievement = "lord_of_cheese"
	RoachRipperToken  Achievement = "roach_ripper"
	PoisonExpert      Achievement = "poison_expert"
	Lockpicker        Achievement = "lockpicker"
	CatTamer          Achievement = "cat_tamer"
)

// Achievements lists the personal achievements.
var Achievements = []Achievement{LordOfCheeseToken, RoachRipperToken, PoisonExpert, Lockpicker, CatTamer}

// Class is a class of heroes. It decides which abilities and gear a hero may use. The rulebook
// names only two classes.
type Class string

// The two classes that the rulebook names (MM-TRAP-02, MM-FLIP-04).
const (
	Tinkerer Class = "tinkerer"
	Scamp    Class = "scamp"
)
