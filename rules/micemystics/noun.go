package micemystics

import (
	"maps"
	"strconv"
	"strings"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// The kinds of nouns in notes, violations and reasons. The kind for seats is in package rules.
const (
	NounMouse      = "mouse"      // a mouse: its hero's id
	NounFoe        = "foe"        // a minion on the board: rat_1
	NounSpot       = "spot"       // the spot of a figure, as JSON
	NounFigure     = "figure"     // any figure: tilda, rat_1, brodie
	NounMinion     = "minion"     // a minion type: rat, brodie
	NounInitiative = "initiative" // an initiative card: tilda, rat, vurst_2, brodie_chase
	NounCard       = "card"       // a search card
	NounAbility    = "ability"    // an ability card
	NounEncounter  = "encounter"  // an encounter card
	NounRoom       = "room"       // a tile side
	NounSpace      = "space"      // a space with its room: hall/3; empty for a figure off the board
	NounExit       = "exit"       // the name of an exit area of a tile
	NounItem       = "item"       // a party item
	NounToken      = "token"      // a personal achievement
	NounCondition  = "condition"  // a condition of a figure
	NounDeed       = "deed"       // how a mouse used its action: battle, search
	NounFree       = "free"       // a free action
	NounFamily     = "family"     // a family of minions
	NounPurpose    = "purpose"    // the purpose of a roll
	NounToss       = "toss"       // the upper side of the thrown grape token
	NounSquad      = "squad"      // arriving minions of one type: 2 rat
	NounWay        = "way"        // a path, space by space: 3 4 5
	NounPlace      = "place"      // a place on a tile without a map: "with nez", "space bed", "water" or "empty"
)

// Noun returns the figure as a noun for a sentence.
func (n Name) Noun() rules.Noun { return rules.Noun{Kind: NounFigure, ID: string(n)} }

// Noun returns the spot as a noun for a sentence: a space with its room.
func (at Spot) Noun() rules.Noun {
	if at.Space == "" {
		return rules.Noun{Kind: NounSpace}
	}
	return rules.Noun{Kind: NounSpace, ID: at.Room + "/" + string(at.Space)}
}

// SpotOf parses the id of a noun of kind NounSpace. If the id is only a space, as in actions, the
// spot has no room.
func SpotOf(id string) Spot {
	room, space, whole := strings.Cut(id, "/")
	if !whole {
		room, space = "", id
	}
	return Spot{room, parts.SpaceID(space)}
}

// Noun returns the place as a noun for a sentence.
func (p Place) Noun() rules.Noun {
	id := "empty"
	switch {
	case p.With != NoFigure:
		id = "with " + string(p.With)
	case p.Space != "" && p.Space[0] != '?':
		id = "space " + string(p.Space)
	case p.Water:
		id = "water"
	}
	return rules.Noun{Kind: NounPlace, ID: id}
}

// Newcomers returns one noun for each squad of arriving minions, such as "2 rat".
func Newcomers(squads []parts.Squad) []rules.Noun {
	return nouns(squads, func(q parts.Squad) rules.Noun {
		return rules.Noun{Kind: NounSquad, ID: strconv.Itoa(q.Count) + " " + q.Minion}
	})
}

// Noun returns the condition as a noun for a sentence.
func (c Condition) Noun() rules.Noun { return rules.Noun{Kind: NounCondition, ID: string(c)} }

// Noun returns the deed as a noun for a sentence.
func (d Deed) Noun() rules.Noun { return rules.Noun{Kind: NounDeed, ID: string(d)} }

// Noun returns the free action as a noun for a sentence.
func (f Free) Noun() rules.Noun { return rules.Noun{Kind: NounFree, ID: string(f)} }

// Noun returns the purpose as a noun for a sentence.
func (p Purpose) Noun() rules.Noun { return rules.Noun{Kind: NounPurpose, ID: string(p)} }

func minionKind(id string) rules.Noun { return rules.Noun{Kind: NounMinion, ID: id} }

func initiativeCard(id string) rules.Noun { return rules.Noun{Kind: NounInitiative, ID: id} }

func searchCard(id parts.CardID) rules.Noun { return rules.Noun{Kind: NounCard, ID: string(id)} }

func abilityCard(id parts.CardID) rules.Noun { return rules.Noun{Kind: NounAbility, ID: string(id)} }

func encounterCard(id parts.CardID) rules.Noun {
	return rules.Noun{Kind: NounEncounter, ID: string(id)}
}

func tileSide(id string) rules.Noun { return rules.Noun{Kind: NounRoom, ID: id} }

func exitArea(name string) rules.Noun { return rules.Noun{Kind: NounExit, ID: name} }

func partyItem(item parts.PartyItem) rules.Noun { return rules.Noun{Kind: NounItem, ID: string(item)} }

func achievement(token parts.Achievement) rules.Noun {
	return rules.Noun{Kind: NounToken, ID: string(token)}
}

func minionFamily(f parts.Family) rules.Noun { return rules.Noun{Kind: NounFamily, ID: string(f)} }

func nouns[T any](list []T, noun func(T) rules.Noun) []rules.Noun {
	out := make([]rules.Noun, len(list))
	for i, thing := range list {
		out[i] = noun(thing)
	}
	return out
}

func spacesOf(room string, spaces []parts.SpaceID) []rules.Noun {
	return nouns(spaces, func(id parts.SpaceID) rules.Noun { return Spot{room, id}.Noun() })
}

func wayNoun(path []parts.SpaceID) rules.Noun {
	words := make([]string, len(path))
	for i, id := range path {
		words[i] = string(id)
	}
	return rules.Noun{Kind: NounWay, ID: strings.Join(words, " ")}
}

func spotArgs(at Spot) rules.Args {
	return rules.Args{"room": tileSide(at.Room), "space": at.Noun(), "id": string(at.Space)}
}

func dropUnnamed(args rules.Args) rules.Args {
	maps.DeleteFunc(args, func(_ string, value any) bool {
		noun, is := value.(rules.Noun)
		return is && noun.ID == ""
	})
	return args
}
