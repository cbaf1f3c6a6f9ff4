package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// Awaited is a kind of thing that must be known before a turn goes on.
type Awaited string

// What is awaited, and the action that answers it.
const (
	NoWait      Awaited = ""
	ForOrder    Awaited = "order"        // Order: the initiative cards as they were shuffled
	ForRoll     Awaited = "roll"         // Fell
	ForToss     Awaited = "toss"         // Toss: the grape token, thrown like a coin
	ForFind     Awaited = "find"         // Found: the search card that was drawn
	ForKeep     Awaited = "keep"         // Keep or Trade: what becomes of it
	ForEvent    Awaited = "event"        // Done, once people have resolved an event card
	ForDrop     Awaited = "drop"         // Drop: the pack holds too much (MM-EQUIP-03)
	ForCard     Awaited = "card"         // Open: the encounter card that was opened
	ForDisguise Awaited = "disguise"     // Wear: whether the disguise is used (MM-DISG-01)
	ForSpawns   Awaited = "spawn_spaces" // Spawns: the spawn spaces of an unmapped tile
	ForPlace    Awaited = "place"        // Spawn: where the next newcomer goes
	ForSurge    Awaited = "surge"        // Call for whoever comes, then Done: a surge that only its text knows
	ForWounds   Awaited = "wounds"       // Assign: on which of its cards a boss takes a wound (MM-WND-04)
	ForRescue   Awaited = "rescue"       // Return: where the rescued mouse stands (MM-RESC-02)
	ForFacts    Awaited = "facts"        // Tell: what the app cannot see
	ForCarry    Awaited = "carry"        // Carry: the card kept for the next chapter (MM-CAMP-02)
)

// Steps of a procedure, which nobody is asked about: they are taken as soon as
// what comes before them is told.
const (
	ForTraps    Awaited = "traps"      // mousetraps of an encounter (MM-TRAP-07)
	ForJoin     Awaited = "join"       // newcomers' initiative cards (MM-SPAWN-08)
	ForAmbush   Awaited = "ambush"     // the rolls of an ambush (MM-AMBUSH-01)
	ForSurgeEnd Awaited = "surge_over" // the wheel is emptied (MM-SURGE-08)
)

// Awaits lists what may be awaited.
var Awaits = []Awaited{
	NoWait, ForOrder, ForRoll, ForToss, ForFind, ForKeep, ForEvent, ForDrop, ForCard, ForDisguise, ForSpawns, ForPlace,
	ForSurge, ForWounds, ForRescue, ForFacts, ForCarry, ForTraps, ForJoin, ForAmbush, ForSurgeEnd,
}

// Purpose is what a roll is for; each reads only its own part of a face (MM-DICE-02).
type Purpose string

// Moves read numbers, tests read stars, fights read the rest.
const (
	NoPurpose   Purpose = ""
	MoveRoll    Purpose = "move"    // a mouse's movement, its scurry too
	MarchRoll   Purpose = "march"   // a minion's movement
	ChaseRoll   Purpose = "chase"   // Brodie's
	AmbushRoll  Purpose = "ambush"  // how far an initiative card is lifted
	SearchRoll  Purpose = "search"  // a test
	WebRoll     Purpose = "web"     // a test
	TrapRoll    Purpose = "trap"    // a test
	ClimbRoll   Purpose = "climb"   // a test: out of the water
	AttackRoll  Purpose = "attack"  // a fight
	DefenceRoll Purpose = "defence" // a fight
)

// Purposes lists the purposes.
var Purposes = []Purpose{
	NoPurpose, MoveRoll, MarchRoll, ChaseRoll, AmbushRoll, SearchRoll, WebRoll, TrapRoll, ClimbRoll, AttackRoll, DefenceRoll,
}

// Numbers reports whether the roll is read by its numbers.
func (p Purpose) Numbers() bool {
	return p == MoveRoll || p == MarchRoll || p == ChaseRoll || p == AmbushRoll
}

// Fight reports whether the roll is an attack or a defence.
func (p Purpose) Fight() bool { return p == AttackRoll || p == DefenceRoll }

// UnknownDice is as many dice as a card says that nobody has entered.
const UnknownDice = -1

// Wait is one thing that must be known before the turn goes on.
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

// Question is one fact that the app needs.
type Question struct {
	Between parts.Pair `json:"between" jsonschema:"two places, in any order"`
	Matter  Matter     `json:"matter" jsonschema:"what must be known: steps, sight, or touch"`
}

// Source is why minions come (MM-SPAWN-09).
type Source string

// The three ways to the board.
const (
	NoSource    Source = ""
	ByEncounter Source = "encounter"
	BySurge     Source = "surge"
	ByChapter   Source = "chapter"
)

// Sources lists the sources.
var Sources = []Source{NoSource, ByEncounter, BySurge, ByChapter}

// Wait returns what is awaited now; the zero Wait when the turn is free, and in a
// chapter that has ended apart from the cards kept for the next one.
func (s *State) Wait() Wait {
	if len(s.Waits) == 0 || s.Result != nil && s.Waits[0].For != ForCarry {
		return Wait{}
	}
	return s.Waits[0]
}

// stale reports whether a wait can no longer be answered: its figure has left the
// board, its mousetrap has sprung under another mouse, its mouse is not captured,
// its pack is light enough, the chapter goes on; or what was asked about a tile is
// no longer what must be known.
func (s *State) stale(w Wait) bool {
	m := s.findMouse(w.Who)
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
