package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// The players play the mice together (MM-GEN-01). Each mouse has its own seat for its turns (see
// [Seat]).
const (
	SeatMinions rules.Seat = "minions" // played by the program
	SeatMice    rules.Seat = "mice"    // all players together, for decisions of the group
)

// Seat returns the seat of the mouse with this name.
func Seat(mouse Name) rules.Seat { return rules.Seat(mouse) }

// Name is a mouse's hero id, a minion's type id with a number (roach_2), or Brodie.
type Name string

// NoFigure stands for no figure. Brodie is the cat.
const (
	NoFigure Name = ""
	Brodie   Name = "brodie"
)

// State is the state of the table at one moment.
type State struct {
	House     rules.House       `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Chapter   parts.Chapter     `json:"chapter" jsonschema:"the chapter that is played"`
	Die       []parts.Face      `json:"die" jsonschema:"the six sides of an action die"`
	Tokens    Tokens            `json:"tokens" jsonschema:"whether personal achievements are played, and who holds which"`
	Mice      []Mouse           `json:"mice" jsonschema:"the mice of the party"`
	Types     []parts.Minion    `json:"types,omitempty" jsonschema:"minion cards known at this table"`
	Minions   []Minion          `json:"minions,omitempty" jsonschema:"figures on the board"`
	CatCards  *parts.Cat        `json:"cat_cards,omitempty" jsonschema:"Brodie's initiative cards, where they are known"`
	Cat       *Spot             `json:"cat,omitempty" jsonschema:"where Brodie's token lies; left out: off the board"`
	Cards     []parts.Search    `json:"cards,omitempty" jsonschema:"search cards that mice hold or have seen"`
	Abilities []parts.Ability   `json:"abilities,omitempty" jsonschema:"ability cards that mice hold"`
	Track     []Card            `json:"track" jsonschema:"initiative cards from slot 1"`
	Round     int               `json:"round" jsonschema:"from 1"`
	Turn      Turn              `json:"turn" jsonschema:"the turn of the initiative card on play"`
	Waits     []Wait            `json:"waits,omitempty" jsonschema:"what must be told before the turn goes on, first things first"`
	Hourglass int               `json:"hourglass" jsonschema:"its page"`
	End       int               `json:"end" jsonschema:"the page of the chapter end token"`
	Wheel     int               `json:"wheel" jsonschema:"cheese on the minion cheese wheel"`
	Sprung    Name              `json:"sprung,omitempty" jsonschema:"the last mouse whose turn a mousetrap ended"` // MM-TRAP-05
	Surging   bool              `json:"surging,omitempty" jsonschema:"a surge is being resolved"`
	Open      *parts.Encounter  `json:"open_encounter,omitempty" jsonschema:"the encounter card that lies face up"`
	Drawn     []parts.CardID    `json:"drawn,omitempty" jsonschema:"encounter cards in the discard"`
	Discard   []parts.CardID    `json:"discard,omitempty" jsonschema:"search cards in the discard"`
	Stash     []parts.PartyItem `json:"stash,omitempty" jsonschema:"party items in the stash"`
	Laid      []Laid            `json:"laid,omitempty" jsonschema:"party item tokens on the board"`
	Rooms     []Room            `json:"rooms" jsonschema:"tile sides in play"`
	Greedy    bool              `json:"greedy,omitempty" jsonschema:"roaches are greedy"`                                       // MM-ROACH-02
	Entry     Spot              `json:"entry,omitzero" jsonschema:"where the party came onto the tile side where it is or was"` // MM-AMB-35
	Campaign  bool              `json:"campaign,omitempty" jsonschema:"the chapter belongs to a campaign"`
	Story     []string          `json:"story,omitempty" jsonschema:"story achievements"` // MM-ACH-01
	Result    *Result           `json:"result,omitempty" jsonschema:"of a finished chapter"`
}

// Tokens are the personal achievements, an optional part of the game (MM-ACH-02).
type Tokens struct {
	On   bool    `json:"on,omitempty" jsonschema:"personal achievements are played"`
	Held []Award `json:"held,omitempty" jsonschema:"those that mice hold"`
}

// Award is one personal achievement and the mouse that holds it.
type Award struct {
	Token parts.Achievement `json:"token" jsonschema:"the personal achievement"`
	Mouse Name              `json:"mouse" jsonschema:"who holds it"`
}

// Spot is the place of a figure: a space on one side of a tile. If Room is empty, the figure is off
// the board.
type Spot struct {
	Room  string        `json:"room,omitempty" jsonschema:"id of a tile side; left out: off the board"`
	Space parts.SpaceID `json:"space,omitempty" jsonschema:"a space of the map, or a place that the record named, as in ?3"`
}

// Nowhere is the spot of a figure off the board.
var Nowhere = Spot{}

// Mouse is one mouse of the party with its cards and tokens.
type Mouse struct {
	Hero      parts.Hero     `json:"hero" jsonschema:"the hero card"`
	Player    string         `json:"player,omitempty" jsonschema:"who plays the mouse"`
	At        Spot           `json:"at" jsonschema:"where it stands"`
	Wounds    int            `json:"wounds,omitempty" jsonschema:"ordinary wounds"`
	Poison    int            `json:"poison,omitempty" jsonschema:"poison wounds"`
	Cheese    int            `json:"cheese,omitempty" jsonschema:"cheese on the hero card"`
	Equipped  []parts.CardID `json:"equipped,omitempty" jsonschema:"worn and in the paws"`
	Pack      []parts.CardID `json:"pack,omitempty" jsonschema:"cards in the pack"`
	Tricks    []parts.CardID `json:"tricks,omitempty" jsonschema:"trick cards that it holds"`
	Abilities []parts.CardID `json:"abilities,omitempty" jsonschema:"ids of its ability cards"`
	Untold    bool           `json:"ability_untold,omitempty" jsonschema:"nobody has told yet which ability card it has from the start"`
	Stunned   bool           `json:"stunned,omitempty" jsonschema:"is stunned"`
	Webbed    bool           `json:"webbed,omitempty" jsonschema:"is webbed"`
	Charmed   bool           `json:"charmed,omitempty" jsonschema:"is charmed"`
	Down      bool           `json:"down,omitempty" jsonschema:"is knocked down"`
	Captured  bool           `json:"captured,omitempty" jsonschema:"is captured"`
	Captures  int            `json:"captures,omitempty" jsonschema:"times captured in this chapter"`
	Roaches   int            `json:"roaches,omitempty" jsonschema:"defeated in this encounter"` // MM-ACH-05
	Searched  []string       `json:"searched,omitempty" jsonschema:"tile sides where its search succeeded"`
	Powered   bool           `json:"powered,omitempty" jsonschema:"used an ability card since its turn began"` // MM-AMB-60
	Kept      parts.CardID   `json:"kept,omitempty" jsonschema:"the card kept for the next chapter"`           // MM-CAMP-02
}

// Minion is one figure on the board.
type Minion struct {
	Name   Name   `json:"name" jsonschema:"of the figure, as in rat_1"`
	Type   string `json:"type" jsonschema:"id of its minion card"`
	At     Spot   `json:"at" jsonschema:"where it stands"`
	Wounds int    `json:"wounds,omitempty" jsonschema:"wounds on it"`
	Down   bool   `json:"down,omitempty" jsonschema:"is knocked down"`
	Greedy bool   `json:"greedy,omitempty" jsonschema:"only where the table settled that greed does not spread"`
}

// CardKind is the kind of an initiative card.
type CardKind string

// Brodie has one card for his pounce and one for his chase (MM-CAT-03).
const (
	MouseCard  CardKind = "mouse"
	MinionCard CardKind = "minion"
	PounceCard CardKind = "pounce"
	ChaseCard  CardKind = "chase"
)

// CardKinds lists all values of CardKind.
var CardKinds = []CardKind{MouseCard, MinionCard, PounceCard, ChaseCard}

// Card is an initiative card (MM-CARD-01).
type Card struct {
	ID     string   `json:"id" jsonschema:"the name of the mouse, the id of the minion card with a number for one of several cards of a boss, brodie_pounce or brodie_chase"`
	Kind   CardKind `json:"card" jsonschema:"whose kind of card it is"`
	Of     string   `json:"of,omitempty" jsonschema:"id of the mouse or of the minion card"`
	Wounds int      `json:"wounds,omitempty" jsonschema:"wounds on the card itself, of Brodie or of a boss with several cards"`
}

// Step is a stage in an initiative card's turn.
type Step string

// A mouse first rolls for movement and then acts. The figures of a minion card act one by one.
const (
	BetweenTurns Step = ""
	RollStep     Step = "roll"    // the mouse rolls; a captured mouse is rescued or skips its turn
	MouseStep    Step = "mouse"   // the mouse acts
	FigureStep   Step = "figures" // the figures of a card act one by one
	OverStep     Step = "over"    // nothing more may be done in this turn
)

// Steps lists all values of Step.
var Steps = []Step{BetweenTurns, RollStep, MouseStep, FigureStep, OverStep}

// A Deed says how a mouse used its one action in a turn.
type Deed string

// The uses of a mouse's one action (MM-TURN-03).
const (
	NoDeed      Deed = ""
	ScurryDeed  Deed = "scurry"
	BattleDeed  Deed = "battle"
	SearchDeed  Deed = "search"
	RecoverDeed Deed = "recover"
	ExploreDeed Deed = "explore"
	ItemDeed    Deed = "item" // using the catapult, using an ability that needs an action, or taking back an item
)

// Deeds lists all values of Deed.
var Deeds = []Deed{NoDeed, ScurryDeed, BattleDeed, SearchDeed, RecoverDeed, ExploreDeed, ItemDeed}

// A Free is a kind of free action. Free actions do not use up the one action of the mouse
// (MM-SUPP-01).
type Free string

// Each free action may be used once a turn (MM-SUPP-02).
const (
	ShareFree Free = "share"
	EquipFree Free = "equip"
	LevelFree Free = "level_up"
)

// Frees lists all values of Free.
var Frees = []Free{ShareFree, EquipFree, LevelFree}

// Turn is the turn of one initiative card.
type Turn struct {
	Card      string        `json:"card,omitempty" jsonschema:"id of the initiative card"`
	Slot      int           `json:"slot,omitempty" jsonschema:"where it lay when the turn began, from 1"`
	Step      Step          `json:"step,omitempty" jsonschema:"the part of the turn"`
	Die       int           `json:"die,omitempty" jsonschema:"the number rolled for movement"`
	Points    int           `json:"points,omitempty" jsonschema:"movement points left"`
	Moved     bool          `json:"moved,omitempty" jsonschema:"the mouse has begun the move in hand"`
	Halted    bool          `json:"halted,omitempty" jsonschema:"the move in hand is over: a minion, water, a deed"`
	HaltedBy  tables.RuleID `json:"halted_by,omitempty" jsonschema:"the rule that ended it"`
	Deed      Deed          `json:"deed,omitempty" jsonschema:"what the action was spent on"`
	Scurrying bool          `json:"scurrying,omitempty" jsonschema:"the second move is under way"`
	Freed     []Free        `json:"free,omitempty" jsonschema:"supplementary actions taken"`
	Powers    []Name        `json:"powers,omitempty" jsonschema:"mice that used an ability card in this turn"` // MM-ABIL-03
	Crossing  bool          `json:"crossing,omitempty" jsonschema:"a card lets the mouse cross red lines"`
	Ordered   bool          `json:"lined,omitempty" jsonschema:"the figures of the card are known"`
	Figures   []Name        `json:"figures,omitempty" jsonschema:"figures of the card that have not acted"`
	Distances []int         `json:"away,omitempty" jsonschema:"how far each of them was from the mice when the card came up"` // MM-MTURN-04
	Acting    Name          `json:"acting,omitempty" jsonschema:"the figure that acts"`
	Walked    bool          `json:"walked,omitempty" jsonschema:"its movement is over"`
	Stays     tables.RuleID `json:"stays,omitempty" jsonschema:"the rule by which it did not move"`
	Armed     bool          `json:"armed,omitempty" jsonschema:"a rat that began on the grape"`                                   // MM-GRAPE-11
	Attacked  []Name        `json:"attacked,omitempty" jsonschema:"mice attacked in this turn"`                                   // MM-MATK-03
	Unhit     bool          `json:"unhit,omitempty" jsonschema:"the last attack had no hit"`                                      // MM-MEL-06
	Passed    []Spot        `json:"passed,omitempty" jsonschema:"where Brodie ran"`                                               // MM-CAT-14
	Anew      bool          `json:"anew,omitempty" jsonschema:"the track was laid anew: a new round follows"`                     // MM-AMB-10
	After     string        `json:"after,omitempty" jsonschema:"the card below which play goes on, when a lifted one acts first"` // MM-AMB-80
	Lifted    []string      `json:"lifted,omitempty" jsonschema:"cards that an ambush lifted over this one"`                      // MM-AMB-80
}

// A Laid is a party item token on the board. Thrown is true if the item is a grape that was thrown
// and stayed whole (MM-GRAPE-10).
type Laid struct {
	Item   parts.PartyItem `json:"item" jsonschema:"the party item"`
	At     Spot            `json:"at" jsonschema:"where it lies"`
	To     parts.SpaceID   `json:"to,omitempty" jsonschema:"the other end of the hook and line"`
	Thrown bool            `json:"thrown,omitempty" jsonschema:"a grape that landed whole"`
}

// Result is the result of a finished chapter, the same for all players (MM-GEN-01).
type Result struct {
	Winner rules.Seat      `json:"winner" jsonschema:"mice or minions"`
	By     []tables.RuleID `json:"by" jsonschema:"the rules that decided"`
}

// Awaited is the kind of a [Wait]: what people must report, or which automatic step is due.
type Awaited string

// These values say what people must report. Each comment begins with the [Action] for this report.
const (
	NoWait      Awaited = ""
	ForOrder    Awaited = "order"        // Order: the shuffled initiative cards
	ForRoll     Awaited = "roll"         // Fell: the result of a dice roll
	ForToss     Awaited = "toss"         // Toss: the grape token, thrown like a coin
	ForFind     Awaited = "find"         // Found: the search card that was drawn
	ForKeep     Awaited = "keep"         // Keep or Trade: whether the mouse keeps the drawn card
	ForEvent    Awaited = "event"        // Done: people have carried out an event card
	ForDrop     Awaited = "drop"         // Drop: a card from a pack that is too full (MM-EQUIP-03)
	ForCard     Awaited = "card"         // Open: the encounter card that was opened
	ForDisguise Awaited = "disguise"     // Wear: whether the disguise is used (MM-DISG-01)
	ForSpawns   Awaited = "spawn_spaces" // Spawns: the spaces where minions appear, if the map does not give them
	ForPlace    Awaited = "place"        // Spawn: the space of the next arriving minion
	ForSurge    Awaited = "surge"        // Done: people have carried out a surge; the action Call names its minions
	ForWounds   Awaited = "wounds"       // Assign: which card takes the wound when a boss or Brodie is hit (MM-WND-04)
	ForRescue   Awaited = "rescue"       // Return: the place of the rescued mouse (MM-RESC-02)
	ForFacts    Awaited = "facts"        // Tell: answers to questions about a room
	ForCarry    Awaited = "carry"        // Carry: the card kept for the next chapter (MM-CAMP-02)
)

// These values are automatic steps. The program takes a step when the step is first in State.Waits.
// Each comment says what the program then does.
const (
	ForTraps    Awaited = "traps"      // lay the mousetraps of an encounter, or ask people to lay them (MM-TRAP-07)
	ForJoin     Awaited = "join"       // add the initiative cards of arrived minions (MM-SPAWN-08)
	ForAmbush   Awaited = "ambush"     // ask for a roll for each minion card, if there is an ambush (MM-AMBUSH-01)
	ForSurgeEnd Awaited = "surge_over" // end the surge and empty the wheel (MM-SURGE-08)
)

// Awaits lists all values of Awaited.
var Awaits = []Awaited{
	NoWait, ForOrder, ForRoll, ForToss, ForFind, ForKeep, ForEvent, ForDrop, ForCard, ForDisguise, ForSpawns, ForPlace,
	ForSurge, ForWounds, ForRescue, ForFacts, ForCarry, ForTraps, ForJoin, ForAmbush, ForSurgeEnd,
}

// Purpose is the purpose of a roll. The purpose decides what counts on the dice (MM-DICE-02).
type Purpose string

// Rolls for movement and ambush use numbers, tests use stars, and fights use the other symbols.
const (
	NoPurpose   Purpose = ""
	MoveRoll    Purpose = "move"    // a mouse's movement, including a scurry
	MarchRoll   Purpose = "march"   // a minion's movement
	ChaseRoll   Purpose = "chase"   // Brodie's movement
	AmbushRoll  Purpose = "ambush"  // how many slots an initiative card moves up
	SearchRoll  Purpose = "search"  // a test: whether a search finds a card
	WebRoll     Purpose = "web"     // a test: whether a mouse gets free of a web
	TrapRoll    Purpose = "trap"    // a test: whether a mousetrap springs
	ClimbRoll   Purpose = "climb"   // a test: whether a mouse gets out of the water
	AttackRoll  Purpose = "attack"  // a fight
	DefenceRoll Purpose = "defence" // a fight
)

// Purposes lists all values of Purpose.
var Purposes = []Purpose{
	NoPurpose, MoveRoll, MarchRoll, ChaseRoll, AmbushRoll, SearchRoll, WebRoll, TrapRoll, ClimbRoll, AttackRoll,
	DefenceRoll,
}

// Numbers reports whether the numbers of the dice count for this purpose.
func (p Purpose) Numbers() bool {
	return p == MoveRoll || p == MarchRoll || p == ChaseRoll || p == AmbushRoll
}

// Fight reports whether the roll is an attack or a defence.
func (p Purpose) Fight() bool { return p == AttackRoll || p == DefenceRoll }

// UnknownDice means that the number of dice is on a card that nobody has entered.
const UnknownDice = -1

// Wait is an automatic step, or something that people must report before the turn continues.
type Wait struct {
	For     Awaited         `json:"for" jsonschema:"what must be told"`
	Purpose Purpose         `json:"purpose,omitempty" jsonschema:"of a roll"`
	Who     Name            `json:"who,omitempty" jsonschema:"whose roll, find or place it is"`
	Against Name            `json:"against,omitempty" jsonschema:"whom an attack is for, or whose attack is defended"`
	Dice    int             `json:"dice,omitempty" jsonschema:"how many to roll; -1: as many as a card says that nobody has entered"`
	Lore    int             `json:"lore,omitempty" jsonschema:"how many a tinkerer may roll instead"` // MM-TRAP-02
	Reach   parts.Reach     `json:"reach,omitempty" jsonschema:"of an attack"`
	Hits    int             `json:"hits,omitempty" jsonschema:"to be defended against"`
	Poison  bool            `json:"poison,omitempty" jsonschema:"its wounds are poison wounds"`
	Left    int             `json:"left,omitempty" jsonschema:"wounds still to be put on a boss's cards"`
	Card    parts.CardID    `json:"card,omitempty" jsonschema:"the search card found"`
	Lay     []string        `json:"lay,omitempty" jsonschema:"initiative cards to be shuffled and laid"`
	Whole   bool            `json:"whole,omitempty" jsonschema:"the whole track is laid anew"`   // MM-INIT-02
	Call    string          `json:"initiative_card,omitempty" jsonschema:"that an ambush lifts"` // MM-AMBUSH-01
	Squads  []parts.Squad   `json:"squads,omitempty" jsonschema:"newcomers"`
	Source  Source          `json:"source,omitempty" jsonschema:"why they come"`
	Room    string          `json:"room,omitempty" jsonschema:"id of the tile side"`
	Spawns  []parts.SpaceID `json:"spawn_spaces,omitempty" jsonschema:"of a tile without a map, from the farthest from the mice"`
	Placed  []Standing      `json:"placed,omitempty" jsonschema:"newcomers that stand already"`
	Greedy  bool            `json:"greedy,omitempty" jsonschema:"greedy roaches are among them"`
	Closes  bool            `json:"closes,omitempty" jsonschema:"the open encounter card is used up by this surge"`
	To      Spot            `json:"to,omitzero" jsonschema:"where a climb leads"`
	Place   *Place          `json:"place,omitempty" jsonschema:"the same where no map shows it"`
	Ask     []Question      `json:"ask,omitempty" jsonschema:"facts"`
}

// Question asks people for one fact about two places.
type Question struct {
	Between parts.Pair `json:"between" jsonschema:"two places, in any order"`
	Matter  Matter     `json:"matter" jsonschema:"what must be known: steps, sight, or touch"`
}

// Source is the reason why minions appear (MM-SPAWN-09).
type Source string

const (
	NoSource    Source = ""
	ByEncounter Source = "encounter"
	BySurge     Source = "surge"
	ByChapter   Source = "chapter"
)

// Sources lists all values of Source.
var Sources = []Source{NoSource, ByEncounter, BySurge, ByChapter}

// Wait returns what is awaited first, or the zero Wait. After the end of a chapter, Wait returns
// only waits of the kind ForCarry.
func (s *State) Wait() Wait {
	if len(s.Waits) == 0 || s.Result != nil && s.Waits[0].For != ForCarry {
		return Wait{}
	}
	return s.Waits[0]
}

// The method `stale` reports whether a wait no longer applies, for example because the figure has
// left the board.
func (s *State) stale(w Wait) bool {
	m := s.Mouse(w.Who)
	switch w.For {
	case ForRescue:
		return m == nil || !m.Captured
	case ForCarry:
		return s.Result == nil
	case ForDrop:
		return m == nil || s.countPack(m) <= parts.PackSize
	case ForWounds:
		return len(s.cardsOf(w.Who)) == 0
	case ForRoll:
		return w.Who != NoFigure && (s.At(w.Who) == Nowhere || w.Purpose == TrapRoll && !s.hasTrap(s.At(w.Who)))
	case ForFacts:
		return s.Turn.Step == FigureStep && !slices.Equal(s.nextStep(new(tileGraphs), nil).need.Ask, w.Ask)
	}
	return false
}

// The method `filled` completes a hand-written position with defaults.
func (s State) filled() State {
	s = s.clone()
	s.Hourglass = max(1, s.Hourglass)
	if s.End == 0 {
		s.End = s.Chapter.End
	}
	if s.Die == nil {
		s.Die = parts.Faces
	}
	for i := range s.Track {
		if card := s.Track[i]; card.Kind == "" || card.Of == "" {
			s.Track[i].ID = "" // otherwise cardFor would return this incomplete card
			s.Track[i] = s.cardFor(card.ID)
			s.Track[i].Wounds = card.Wounds
		}
	}
	for _, at := range s.figureSpots() {
		s.notePlace(at)
		if s.Entry == Nowhere {
			s.Entry = at
		}
	}
	return s.filledTurn()
}

// If the position names the initiative card on turn, filledTurn continues the turn of this card. If
// not, a round begins.
func (s State) filledTurn() State {
	t := &s.Turn
	c := s.findCard(t.Card)
	switch {
	case s.Result != nil:
		return s
	case len(s.Track) == 0 && len(s.Waits) == 0:
		s.Waits = []Wait{{For: ForOrder, Lay: append(s.mouseCards(), s.newCards()...), Whole: true}}
	case c == nil:
		s.Round = max(0, s.Round-1)
	case c.Kind != MouseCard && t.Step == BetweenTurns:
		t.Step = FigureStep
	case t.Step == BetweenTurns && s.At(Name(c.Of)) == Nowhere:
		t.Step = RollStep // the mouse is captured, so it is rescued or skips its turn
	case t.Step == BetweenTurns:
		t.Step = MouseStep
	}
	if c != nil {
		s.Round = max(1, s.Round)
	}
	if t.Slot == 0 {
		t.Slot = s.slot(t.Card)
	}
	return s
}
