package picklerick

import (
	"cmp"
	"strconv"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// The kinds of nouns in notes and violations.
const (
	NounFigure    = "figure"    // rick, jaguar, operative 3
	NounCell      = "cell"      // 2,-1
	NounDir       = "dir"       // "" means none
	NounWay       = "way"       // a list of directions: north,east; "" means no step
	NounSymbol    = "symbol"    // a symbol of a die or a price, "any", or "none" for an empty price
	NounCard      = "card"      // the id of a card
	NounPart      = "part"      // an edge of a tile, relative to the tile's arrow
	NounMarker    = "marker"    // the name that people gave to the marker
	NounStatus    = "status"    // whether Jaguar is in the game
	NounStep      = "step"      // a step of a turn
	NounAction    = "report"    // an action, by its kind
	NounPile      = "pile"      // such as stack, deck, hand or russian_deck
	NounRule      = "rule"      // a rule id, or what people typed instead of one
	NounOperative = "operative" // an operative, by its number
	NounJaguar    = "jaguar"    // all data of Jaguar as JSON
	NounTile      = "tile"      // all data of a tile as JSON
	NounReading   = "reading"   // roof_win=end_of_turn
)

func noun[ID ~string](kind string, id ID) rules.Noun { return rules.Noun{Kind: kind, ID: string(id)} }

func (f Figure) noun() rules.Noun { return noun(NounFigure, f.String()) }

func operatives(numbers []int) []rules.Noun {
	return tables.Each(numbers, func(n int) rules.Noun { return Operative(n).noun() })
}

func (c Cell) noun() rules.Noun {
	return noun(NounCell, strconv.Itoa(c[0])+","+strconv.Itoa(c[1]))
}

func (d Dir) noun() rules.Noun { return noun(NounDir, d.String()) }

func wayNoun(dirs []Dir) rules.Noun {
	return noun(NounWay, strings.Join(tables.Each(dirs, Dir.String), ","))
}

func symbolNoun(s parts.Symbol) rules.Noun { return noun(NounSymbol, cmp.Or(s, "any")) }
