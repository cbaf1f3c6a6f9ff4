package picklerick

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	"tablemate/tables/longtest"
	parts "tablemate/tables/picklerick"
)

// causes counts, for each rule, the calls in package rules/picklerick that report a breach of this
// rule. A key is a rule, such as PR-X-00, or a rule with a cause, such as PR-X-00-cause. In a key,
// * stands for a rule or cause that is not a string literal.
func causes(t *testing.T) map[string]int {
	files, err := filepath.Glob(filepath.Join("..", "..", "rules", "picklerick", "*.go"))
	require.NoError(t, err)
	found := map[string]int{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		require.NoError(t, err)
		named := map[ast.Node]string{}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || strings.HasSuffix(name, "_test.go") {
				return true
			}
			method, ok := call.Fun.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if method.Sel.Name == "As" {
				named[method.X] = "-" + written(call.Args[0])
			}
			book, ok := method.X.(*ast.Ident)
			if ok && book.Name == "book" && slices.Contains([]string{"Against", "Unusual", "Impossible"}, method.Sel.Name) {
				found[written(call.Args[0])+named[call]]++
			}
			return true
		})
	}
	require.Greater(t, len(found), 80)
	return found
}

func written(e ast.Expr) string {
	if word, ok := e.(*ast.BasicLit); ok {
		text, _ := strconv.Unquote(word.Value)
		return text
	}
	return "*"
}

func causeOf(v rules.Violation) string {
	if v.ID == "" {
		return string(v.Rule)
	}
	return string(v.Rule) + "-" + v.ID
}

// The sentences are compared with a reviewed file.
func TestEveryCauseHasASentenceOfItsOwn(t *testing.T) {
	longtest.SkipShort(t)
	told, sentences := map[string][]string{}, flowtest.Sentences(t, "picklerick")
	chosen := map[string]bool{}
	try := func(s game.State, a game.Action) {
		for _, v := range (game.Game{}).Check(s, a) {
			if _, problem := v.Args["problem"]; problem {
				continue
			}
			key := causeOf(v)
			own := slices.IndexFunc([]string{key, v.ID}, func(id string) bool { return id != "" && slices.Contains(sentences, "breach."+id) })
			if own < 0 {
				t.Errorf("%s has no sentence", key)
				continue
			}
			chosen["breach."+[]string{key, v.ID}[own]] = true
			var both []string
			for _, lang := range tables.Langs {
				text := Flow{}.Breach(flowtest.Reading(lang), s, a, v)
				readsWell(t, text, "%s %#v %v", key, a, v.Args)
				if strings.Contains(text, " ?") || strings.HasPrefix(text, "?") {
					t.Errorf("%s names nothing: %s %#v", key, text, a)
				}
				both = append(both, text)
			}
			if told[key] == nil || told[key][0] > both[0] {
				told[key] = both
			}
		}
	}
	for _, s := range someStates(t) {
		for _, a := range wrongReports() {
			try(s, a)
		}
	}
	for _, d := range slices.Concat(rareBreaches(t), boundBreaches(t), aloneBreaches(t)) {
		try(d.before, d.did)
	}
	for cause, sites := range causes(t) {
		rule, id, _ := strings.Cut(cause, "*")
		if rule != "" && !strings.Contains(cause, "*") {
			if sites != 1 {
				t.Errorf("%s stands in %d places", cause, sites)
			}
			if told[cause] == nil {
				t.Errorf("nothing breaks %s", cause)
			}
			continue
		}
		suffix := func(key string) bool { return strings.HasSuffix(key, id) }
		if id != "" && id != "-*" && !slices.ContainsFunc(slices.Collect(maps.Keys(told)), suffix) {
			t.Errorf("nothing breaks %s", cause)
		}
	}
	for _, id := range sentences {
		if strings.HasPrefix(id, "breach.") && !chosen[id] {
			t.Errorf("nothing is told by %s", id)
		}
	}
	var all strings.Builder
	for _, key := range slices.Sorted(maps.Keys(told)) {
		fmt.Fprintf(&all, "%s\n  %s\n", key, strings.Join(told[key], "\n  "))
	}
	flowtest.Golden(t, "breaches", all.String())
}

func rareBreaches(t testing.TB) []deed {
	s := spending(t, both, game.SeatRick, move, gun, gun, sign)
	open, shut := game.OpenEdges, game.Edges{North: parts.Open, East: parts.Open, South: parts.Open, West: parts.Wall}
	at := func(x, y int, e *game.Edges) (string, game.Tile) {
		return game.PathOfTile(game.Cell{x, y}), game.Tile{Cell: game.Cell{x, y}, Face: game.Up, Edges: e}
	}
	middle, here := at(0, 0, &open)
	north, above := at(0, 1, &open)
	east, beside := at(1, 0, &open)
	_, walled := at(1, 0, &shut)
	one, two := game.PathOfOperative(1)+"/cell", game.PathOfOperative(2)+"/cell"
	around := after(t, s, correcting(middle, here, north, above, east, beside, one, game.Cell{0, 1}, two, game.Cell{1, 0}))
	around.House = rules.House{"razor_two_neighbours": "false"}
	behind := after(t, s, correcting(middle, here, east, walled, one, game.Cell{1, 0}))
	strong := after(t, s, correcting("/jaguar", game.Hunter{Status: game.InPlay, Health: 9}))
	vent := waiting(t, both, game.North, game.ByVent)
	razor := func(who ...game.Figure) game.Play { return game.Play{Card: "razor-throwers", Targets: who} }
	paid := func(dice ...int) *game.Payment { return &game.Payment{Dice: dice} }
	return []deed{
		{around, razor(1, 2)}, {behind, razor(1)}, {strong, game.Persuade{}}, {strong, game.Persuade{Pay: paid(1)}},
		{vent, game.Reveal{Tile: game.Seen{Colour: parts.Grey, Left: parts.Vent, Far: parts.Open, Right: parts.Open}, Arrow: game.North}},
		{s, game.Draw{Pay: paid(1)}}, {s, game.StepTo{Figure: game.Rick, To: game.Cell{1, 0}, Pay: paid(2, 3)}},
		{trapped(t), game.EndTurn{}},
	}
}

func TestANumberThatTheDiceDoNotPayForIsToldWithWhatThereIs(t *testing.T) {
	s := spending(t, both, game.SeatRussians, gun, gun, move, tools)
	did := game.Play{Card: "done-for", X: 2}
	for lang, want := range map[tables.Lang]string{
		tables.English: "“Is He Done For?” costs tools · tools; the Russians have gun · gun · movement · tools.",
		tables.Russian: "Цена карты «С ним покончено?» — инструменты · инструменты, а у русских — пушка · пушка · движение · инструменты.",
	} {
		v := game.Game{}.Check(s, did)
		require.Len(t, v, 1)
		require.Equal(t, tables.RuleID("PR-CLAR-08"), v[0].Rule)
		require.Equal(t, want, Flow{}.Breach(flowtest.Reading(lang), s, did, v[0]))
	}
}

func TestAKeptJokerIsToldWithWhatItCanStillDo(t *testing.T) {
	rick, russians := spending(t, both, game.SeatRick, tools, tools, tools, joker), spending(t, both, game.SeatRussians, tools, tools, tools, joker)
	empty, near := correcting("/cards/deck", 0, "/russian_cards/deck", 0), correcting(game.PathOfOperative(1)+"/cell", game.Cell{})
	for want, s := range map[string]game.State{
		"a step, a draw": rick, "a step": after(t, rick, empty), "a draw": russians, "a draw, a shot": after(t, russians, near), "a shot": after(t, russians, near, empty),
	} {
		v := game.Game{}.Check(s, game.EndTurn{})
		require.Len(t, v, 1)
		require.Equal(t, "1 joker die is still unspent. A joker can pay for: "+want+".", Flow{}.Breach(flowtest.Reading(tables.English), s, game.EndTurn{}, v[0]))
	}
}

func boundBreaches(t testing.TB) []deed {
	s := spending(t, both, game.SeatRick, move, sign, gun, joker)
	theirs := spending(t, both, game.SeatRussians, move, move, gun, joker)
	with := func(s game.State, change func(*game.State)) game.State {
		s.Tiles, s.Operatives, s.Turn.Dice = slices.Clone(s.Tiles), slices.Clone(s.Operatives), slices.Clone(s.Turn.Dice)
		change(&s)
		return s
	}
	bordered := func(s game.State, here, east game.Edges) game.State {
		return after(t, s, correcting(game.PathOfTile(game.Cell{}), game.Tile{Face: game.Up, Edges: &here}, game.PathOfTile(game.Cell{1, 0}),
			game.Tile{Cell: game.Cell{1, 0}, Face: game.Up, Edges: &east}))
	}
	open, door := game.OpenEdges, func(e parts.Edge) game.Edges {
		return game.Edges{North: parts.Open, East: e, South: parts.Open, West: e}
	}
	east := game.StepTo{Figure: game.Rick, To: game.Cell{1, 0}}
	byCard := east
	byCard.ByCard = true
	grant := func(g game.Grant) func(*game.State) { return func(s *game.State) { s.Turn.Grant = &g } }
	jaguar := func(j game.Hunter) func(*game.State) { return func(s *game.State) { s.Jaguar = j } }
	gone := with(s, jaguar(game.Hunter{Status: game.Gone}))
	roofed := with(bordered(s, door(parts.Vent), open), func(s *game.State) {
		for i := range s.Tiles {
			s.Tiles[i].Place = parts.Corridor
			if s.Tiles[i].Cell == (game.Cell{1, 0}) {
				s.Tiles[i].Place = parts.Roof
			}
		}
	})
	paidCard := with(s, func(s *game.State) { s.Turn.Dice[1].Spent, s.Turn.Dice[3].Spent = game.OnCard, game.OnAction })
	stuck := with(s, func(s *game.State) { s.Wait = &game.Wait{For: game.ForStuck} })
	forbids := after(t, opened(t, game.Setup{Mode: game.Solo, House: rules.House{"joker_reroll": "forbid"}}), game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}})
	facts := func(c parts.Card) game.Play { return game.Play{Card: c.ID, Facts: &c} }
	poor := with(s, func(s *game.State) { s.Turn.Dice = game.Fallen([]parts.Symbol{gun, gun, gun, gun}) })
	talk := with(poor, jaguar(game.Hunter{Status: game.InPlay, Health: 3}))
	hunter := with(theirs, jaguar(game.Hunter{Status: game.InPlay, Health: 9, Moved: 2}))
	walking := func(f game.Figure) game.StepTo { return game.StepTo{Figure: f, To: game.Cell{1, 0}} }
	one := func(s *game.State) { s.Operatives = []game.Soldier{{Number: 1, Moved: 1}} }
	broke := func(s *game.State) {
		s.Jaguar = game.Hunter{Status: game.InPlay, Health: 9}
		s.Turn.Dice = game.Fallen([]parts.Symbol{gun, gun, gun, gun})
	}
	return []deed{
		{s, game.Play{Card: "plot-twist", Cell: &game.Cell{}}}, {s, game.Play{Card: "parkour"}},
		{with(bordered(s, door(parts.Wall), open), grant(game.Grant{Card: "cover", Effect: parts.Cover, Steps: 1})), byCard},
		{with(s, grant(game.Grant{Card: "jetpack", Effect: parts.Flight, Ended: true})), byCard},
		{with(theirs, jaguar(game.Hunter{Status: game.Gone})), game.Play{Card: "nothing-personal", Cell: &game.Cell{}}},
		{gone, game.Enters{}}, {gone, game.Hurt{Figure: game.Jaguar, Damage: 1, By: "mine"}},
		{forbids, game.Reroll{Dice: []int{4}}}, {paidCard, game.Draw{}}, {paidCard, game.StepTo{Figure: game.Rick, To: game.Cell{1, 0}, Pay: &game.Payment{Dice: []int{2}}}},
		{with(theirs, one), game.Play{Card: "tip", Cell: &game.Cell{}, Relocate: []game.Figure{1}, Facts: &parts.Card{ID: "tip", Effect: parts.Summon, Amount: 1}}},
		{with(bordered(theirs, open, open), one), walking(1)}, {bordered(hunter, open, open), walking(game.Jaguar)},
		{with(bordered(theirs, door(parts.Vent), door(parts.Vent)), func(s *game.State) { s.Operatives = []game.Soldier{{Number: 1}} }), walking(1)},
		{with(bordered(theirs, door(parts.Wall), door(parts.Wall)), broke), walking(game.Jaguar)},
		{bordered(s, open, door(parts.Wall)), east}, {roofed, east}, {stuck, game.EndTurn{}},
		{poor, facts(parts.Card{ID: "any", Effect: parts.Jokers, Cost: &parts.Cost{Any: 5}})}, {talk, game.Persuade{}},
		{with(s, func(s *game.State) { s.Operatives = []game.Soldier{{Number: 1, Cell: game.Cell{1, 1}}} }), game.Play{Card: "razor-throwers", Targets: []game.Figure{1}}},
		{waiting(t, both, game.North, game.Afoot), game.Reveal{Tile: game.Seen{Colour: parts.Grey}}},
	}
}

func aloneBreaches(t testing.TB) []deed {
	s := cornered(t)
	acts := func(f game.Figure, shots int, path ...game.Cell) game.ActAlone {
		return game.ActAlone{Figure: f, Path: path, Shots: shots}
	}
	done := after(t, s, acts(1, 1, game.Cell{0, 1}))
	hunted := s
	hunted.Jaguar, hunted.Operatives = game.Hunter{Status: game.InPlay, Health: 9}, nil
	rested := hunted
	rested.Jaguar.Acted = true
	wall := game.Edges{North: parts.Open, East: parts.Wall, South: parts.Open, West: parts.Wall}
	walled := after(t, hunted, correcting(game.PathOfTile(game.Cell{1, 0}), game.Tile{Cell: game.Cell{1, 0}, Face: game.Up, Edges: &wall}))
	few := after(t, opened(t, both), correcting("/turn/side", game.SeatRussians), game.Fell{Faces: []parts.Symbol{move, gun, gun, gun}})
	few.Operatives = few.Operatives[:1]
	return []deed{
		{done, acts(1, 0)}, {s, acts(1, 0, game.Cell{0, 1})}, {hunted, acts(game.Jaguar, 1, game.Cell{0, 1}, game.Cell{1, 1})},
		{hunted, acts(game.Jaguar, 0)}, {hunted, game.EndTurn{}}, {rested, acts(game.Jaguar, 0)},
		{few, game.Reroll{Dice: []int{1, 2, 3, 4}}},
		{walled, acts(game.Jaguar, 2, game.Cell{1, 0}, game.Cell{1, 1})},
	}
}
