package picklerick

import (
	"strconv"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// The kinds of nouns that notes and breaches mention, besides seats.
const (
	NounFigure    = "figure"    // rick, jaguar, operative 3
	NounCell      = "cell"      // a position of the grid: 2,-1
	NounDir       = "dir"       // one of the four directions; "" is none
	NounWay       = "way"       // a walk in directions: north,east; "" for staying
	NounSymbol    = "symbol"    // of a die or a price; in a price "any" is any, "none" a price of nothing
	NounCard      = "card"      // the id of a card of the rulebook, or of one that people read off
	NounPart      = "part"      // a side of a tile seen with its arrow near
	NounMarker    = "marker"    // by the name that people gave it
	NounStatus    = "status"    // where Jaguar is
	NounStep      = "step"      // of a turn
	NounAction    = "report"    // an action by its kind
	NounPile      = "pile"      // what is counted: stack, deck, hand, discard, russian_deck and so on
	NounRule      = "rule"      // a rule by its id, or a switch that people mistook for a rule
	NounOperative = "operative" // by its number
	NounJaguar    = "jaguar"    // all of him as JSON
	NounTile      = "tile"      // all of a tile as JSON
	NounReading   = "reading"   // a switch and its value: roof_win=end_of_turn
)

func (f Figure) noun() rules.Noun { return rules.Noun{Kind: NounFigure, ID: f.String()} }

func figureNouns(figures []Figure) []rules.Noun {
	return tables.Each(figures, Figure.noun)
}

func operatives(numbers []int) []rules.Noun {
	return tables.Each(numbers, func(n int) rules.Noun { return Operative(n).noun() })
}

func (c Cell) noun() rules.Noun {
	return rules.Noun{Kind: NounCell, ID: strconv.Itoa(c[0]) + "," + strconv.Itoa(c[1])}
}

func (d Dir) noun() rules.Noun { return rules.Noun{Kind: NounDir, ID: d.String()} }

func wayNoun(dirs []Dir) rules.Noun {
	names := make([]string, len(dirs))
	for i, d := range dirs {
		names[i] = d.String()
	}
	return rules.Noun{Kind: NounWay, ID: strings.Join(names, ",")}
}

func symbolNoun(s parts.Symbol) rules.Noun {
	if s == anySymbol {
		return rules.Noun{Kind: NounSymbol, ID: "any"}
	}
	return rules.Noun{Kind: NounSymbol, ID: string(s)}
}

func cardNoun(id string) rules.Noun { return rules.Noun{Kind: NounCard, ID: id} }

func partNoun(p Part) rules.Noun { return rules.Noun{Kind: NounPart, ID: string(p)} }

func markerNoun(name string) rules.Noun { return rules.Noun{Kind: NounMarker, ID: name} }

func statusNoun(s Status) rules.Noun { return rules.Noun{Kind: NounStatus, ID: string(s)} }

func stepNoun(s Step) rules.Noun { return rules.Noun{Kind: NounStep, ID: string(s)} }

func actionNoun(a Action) rules.Noun { return rules.Noun{Kind: NounAction, ID: a.Kind()} }

func pileNoun(name string) rules.Noun { return rules.Noun{Kind: NounPile, ID: name} }

func ruleNoun(name string) rules.Noun { return rules.Noun{Kind: NounRule, ID: name} }

func readingNoun(name, value string) rules.Noun {
	return rules.Noun{Kind: NounReading, ID: name + "=" + value}
}
