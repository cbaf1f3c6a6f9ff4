package picklerick

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

func TestTellSaysWhatMattersAndNoMore(t *testing.T) {
	spend := spending(t, alone, game.SeatRick, move, sign, gun, joker)
	tile := waiting(t, alone, game.North, game.Afoot)
	vent := waiting(t, alone, game.North, game.ByVent)
	blue := game.Reveal{Tile: game.Seen{Colour: parts.Blue, Left: parts.Wall, Far: parts.Open, Right: parts.Open, Summon: 2}}
	cases := []struct {
		name   string
		s      game.State
		a      game.Action
		en, ru []string
	}{
		{"a step goes without saying", spend, game.StepTo{Figure: game.Rick, To: game.Cell{1, 0}}, nil, nil},
		{"a draw tells what is left", spend, game.Draw{}, []string{"Rick draws 1 card (19 left in the deck)."}, []string{"Рик берёт 1 карту (в колоде осталось 19)."}},
		{"a roll shows the dice", opened(t, alone), game.Fell{Faces: []parts.Symbol{move, gun, gun, sign}},
			[]string{"  movement · gun · gun · card"}, []string{"  движение · пушка · пушка · карта"}},
		{"a tile counts its colour and its summons", tile, blue,
			[]string{"Blue tiles face up: 1; Jaguar enters when there are 3.", "Operatives 5, 6 are summoned to L5 (6 of 10 on the board)."},
			[]string{"Голубых квадратов открыто 1; Ягуар выходит, когда их 3.", "На П5 вызваны оперативники 5, 6 (на поле 6 из 10)."}},
		{"a vent without an answer blocks", vent, game.Reveal{Tile: game.Seen{Colour: parts.Grey, Left: parts.Wall, Far: parts.Open, Right: parts.Open}},
			[]string{"The new tile has no vent: Rick stays where he is."}, []string{"На новом квадрате нет воздуховода: Рик остаётся на месте."}},
		{"an automatic turn without moves is told at once", spend, game.EndTurn{},
			[]string{"The Russians' turn: nobody can move or shoot."}, []string{"Ход русских: никто не может ни пойти, ни выстрелить."}},
		{"an automatic turn with moves begins", after(t, cornered(t), correcting("/turn/side", game.SeatRick), game.Fell{Faces: []parts.Symbol{gun, gun, gun, gun}}, game.Keep{}), game.EndTurn{},
			[]string{"The Russians' turn."}, []string{"Ход русских."}},
		{"an automatic figure was told when it was decided", cornered(t), game.ActAlone{Figure: 1, Path: []game.Cell{{0, 1}}, Shots: 1}, nil, nil},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			require.Equal(t, c.en, told(t, c.s, c.a, tables.English))
			require.Equal(t, c.ru, told(t, c.s, c.a, tables.Russian))
		})
	}
}

func TestTheTaleHasItsOwnWords(t *testing.T) {
	s := cornered(t)
	bribed, w := s, flowtest.Reading(tables.English)
	bribed.Wait = &game.Wait{For: game.ForBribe, Cards: 2}
	hurt := s
	hurt.Rick.Health = 5
	for _, c := range []struct {
		before, after game.State
		did           game.Action
		says          string
	}{
		{bribed, s, game.Answer{Yes: true}, "Rick takes the bribe."}, {bribed, s, game.Answer{}, "Rick refuses the bribe."}, {trapped(t), s, game.Answer{Yes: true}, ""}, {s, s, game.Answer{Yes: true}, ""},
		{s, hurt, game.ActAlone{Figure: 1, Path: []game.Cell{{0, 1}, {1, 1}}, Shots: 2}, "Operative 1 goes north, then east and shoots twice; Rick has 5♥ left."},
		{s, s, game.StepTo{Figure: game.Rick, To: game.Cell{1, 3}}, "Rick goes to M7."}, {s, s, game.ActAlone{Figure: 1}, ""},
	} {
		require.Equal(t, c.says, strings.Join(ownWords(w, transition{Before: c.before, After: c.after, Did: c.did}), "\n"))
	}
	require.Equal(t, "Operatives 1, 3, Jaguar stay put.", idleTold(w, []string{"operative 1", "jaguar", "operative 3"}))
}

func TestASurplusOperativeIsNotConjuredUp(t *testing.T) {
	s := waiting(t, alone, game.North, game.Afoot)
	s.House = rules.House{"PR-AMB-38": rules.Waived}
	tile := game.Seen{Colour: parts.Grey, Left: parts.Open, Far: parts.Open, Right: parts.Open}
	got, _ := game.Game{}.Apply(s, game.Reveal{Tile: tile, Relocate: []game.Figure{9}})
	require.Equal(t, s.Operatives, got.Operatives)
}

func TestBreachSaysWhatIsLeftToDo(t *testing.T) {
	s := spending(t, alone, game.SeatRick, move, sign, sign, gun)
	var en, ru []string
	for _, v := range (game.Game{}).Check(s, game.EndTurn{}) {
		en = append(en, Flow{}.Breach(flowtest.Reading(tables.English), s, game.EndTurn{}, v))
		ru = append(ru, Flow{}.Breach(flowtest.Reading(tables.Russian), s, game.EndTurn{}, v))
	}
	require.Equal(t, []string{
		"1 movement die must still be spent. Rick can go: north, east, south, west.",
		"2 card dice must still be spent: draw cards (20 left in the deck).",
	}, en)
	fix := correcting("/stack", -1)
	require.Equal(t, "The corridor stack: the count cannot be -1.", Flow{}.Breach(flowtest.Reading(tables.English), s, fix, (game.Game{}).Check(s, fix)[0]))
	require.Equal(t, []string{
		"Надо ещё потратить 1 кубик с движением. Рик может пойти: на север, на восток, на юг, на запад.",
		"Надо ещё потратить 2 кубика с картой: возьмите карты (в колоде 20).",
	}, ru)
}

func TestEveryReasonHasASentence(t *testing.T) {
	way := func(dirs string) rules.Noun { return rules.Noun{Kind: game.NounWay, ID: dirs} }
	text, err := os.ReadFile("../../rules/picklerick/testdata/reasons.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		point := words[0]
		n := rules.Note{ID: point, Rule: "PR-SOLO-06", Args: rules.Args{}}
		for _, name := range words[1:] {
			switch name {
			case "dir", "after":
				n.Args[name] = rules.Noun{Kind: game.NounDir, ID: "east"}
			case "way":
				n.Args[name] = way("north,east")
			case "ways":
				n.Args[name] = []rules.Noun{way("north"), way("east,south"), way("")}
			default:
				n.Args[name] = 2
			}
		}
		for _, lang := range tables.Langs {
			text := Flow{}.Reason(flowtest.Reading(lang), game.State{}, n)
			readsWell(t, text, point)
			require.NotEqual(t, "PR-SOLO-06", text, point)
		}
	}
}

func TestReasonReadsTheSameFromARecord(t *testing.T) {
	east := rules.Noun{Kind: game.NounDir, ID: "east"}
	ways := []rules.Noun{{Kind: game.NounWay, ID: "north"}, {Kind: game.NounWay, ID: "east,south"}, {Kind: game.NounWay}}
	for says, fresh := range map[string]rules.Note{
		"на восток: да, 3 шага": {ID: "candidate", Args: rules.Args{"dir": east, "steps": 3}},
		"одинаково хороши: на север / на восток, на юг / стоять на месте; правила оставляют выбор игрокам": {ID: "tie", Args: rules.Args{"ways": ways}},
	} {
		text, err := json.Marshal(fresh)
		require.NoError(t, err)
		var kept rules.Note
		require.NoError(t, json.Unmarshal(text, &kept))
		require.Equal(t, says, Flow{}.Reason(flowtest.Reading(tables.Russian), game.State{}, fresh))
		require.Equal(t, says, Flow{}.Reason(flowtest.Reading(tables.Russian), game.State{}, kept))
	}
}

func TestEveryNoteReads(t *testing.T) {
	seen := map[string]bool{}
	for _, d := range someDeeds(t) {
		after, notes := game.Game{}.Apply(d.before, d.did)
		for _, n := range notes {
			seen["tell."+n.ID] = true
			for _, lang := range tables.Langs {
				text := Flow{}.Tell(flowtest.Reading(lang), after, n)
				require.NotEmpty(t, text, n.ID)
				readsWell(t, text, "%#v", n)
			}
		}
	}
	for _, id := range flowtest.Sentences(t, "picklerick") {
		if strings.HasPrefix(id, "tell.") {
			require.True(t, seen[id], "nothing leads to %s", id)
		}
	}
}

func someDeeds(t testing.TB) []deed {
	rick, russians := spending(t, both, game.SeatRick, sign, sign, tools, joker), spending(t, both, game.SeatRussians, gun, sign, sign, joker)
	beside := func(s game.State) game.State {
		return after(t, s, correcting(game.PathOfOperative(1)+"/cell", game.Cell{}, "/jaguar", game.Hunter{Status: game.InPlay, Health: 3}))
	}
	tough := beside(rick)
	tough.House = rules.House{"operative_hit_points": "3"}
	dying := beside(russians)
	dying.Rick.Health = 1
	last := rick
	last.Cards.Deck, last.Stack = 1, 1
	bribed := rick
	bribed.Wait = &game.Wait{For: game.ForBribe, Cards: 2}
	marked := after(t, rick, game.Mark{Marker: "mine"})
	tile, vent := waiting(t, alone, game.North, game.Afoot), waiting(t, alone, game.North, game.ByVent)
	crowd := tile
	for n := 5; n <= 9; n++ {
		crowd.Operatives = append(slices.Clone(crowd.Operatives), game.Soldier{Number: n})
	}
	seen := func(colour parts.Colour, summon int) game.Seen {
		return game.Seen{Colour: colour, Left: parts.Open, Far: parts.Open, Right: parts.Open, Summon: summon}
	}
	chosen := after(t, opened(t, both), game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}}, game.Reroll{Dice: []int{2}})
	card := func(c parts.Card) game.Play { return game.Play{Card: c.ID, Facts: &c} }
	heals := card(parts.Card{ID: "plaster", Effect: parts.HealRick, Amount: 2})
	entered := game.ActAlone{Figure: 1, Path: []game.Cell{{0, 1}, {1, 1}}}
	onMine, _ := game.Game{}.Apply(after(t, cornered(t), game.Mark{Cell: game.Cell{0, 1}, Marker: "mine"}), entered)
	return []deed{
		{onMine, game.Answer{Yes: true}},
		{opened(t, both), game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}}}, {chosen, game.Fell{Faces: []parts.Symbol{gun}}},
		{rick, game.Draw{}}, {russians, game.Draw{}}, {last, game.Draw{}}, {rick, game.Draw{Pay: &game.Payment{Dice: []int{4}}}},
		{rick, game.Play{Card: "solenya"}}, {rick, heals}, {russians, game.Play{Card: "bribe"}}, {russians, game.Play{Card: "done-for", X: 1}},
		{russians, game.Play{Card: "plot-twist", Cell: &game.Cell{}, Quarters: 1}}, {last, game.Play{Card: "done-for", X: 1}}, {bribed, game.Answer{Yes: true}}, {bribed, game.Answer{}},
		{rick, game.Reshuffle{Side: game.SeatRick}}, {rick, game.Mark{Marker: "mine"}}, {marked, game.Mark{Marker: "mine", Gone: true}},
		{tile, game.Reveal{Tile: seen(parts.Red, 2)}}, {tile, game.Reveal{Tile: seen(parts.Blue, 0)}}, {vent, game.Reveal{Tile: seen(parts.Grey, 0)}},
		{crowd, game.Reveal{Tile: seen(parts.Grey, 3), Relocate: []game.Figure{1, 2}}}, {rick, game.Enters{}},
		{beside(rick), game.Hurt{Figure: 1, Damage: 1, By: "mine"}}, {tough, game.Hurt{Figure: 1, Damage: 1, By: "mine"}},
		{beside(rick), game.Hurt{Figure: game.Jaguar, Damage: 5, By: "mine"}}, {beside(rick), game.Persuade{}}, {dying, game.Shoot{Figure: 1}},
		{rick, game.EndTurn{}}, {russians, game.EndTurn{}}, {spending(t, alone, game.SeatRick, gun, gun, gun, gun), game.EndTurn{}},
		{rick, correcting()}, {rick, game.Settle{Name: "hp_zero", Value: "immediate"}}, {rick, game.Settle{Name: "PR-SPEND-03", Value: rules.InForce}},
	}
}

func TestASentenceThatBeginsWithAFigureBeginsInUpperCase(t *testing.T) {
	operative := rules.Noun{Kind: game.NounFigure, ID: "operative 1"}
	for lang, want := range map[tables.Lang][]string{
		tables.English: {"Operative 1 takes 1 damage.", "  movement · gun"}, tables.Russian: {"Оперативник 1 получает 1 единицу урона.", "  движение · пушка"},
	} {
		w := flowtest.Reading(lang)
		hurt := Flow{}.Tell(w, game.State{}, rules.Note{ID: "hurt", Args: rules.Args{"figure": operative, "damage": 1}})
		fell := Flow{}.Tell(w, game.State{}, rules.Note{ID: "rolled", Args: rules.Args{"dice": []rules.Noun{{Kind: game.NounSymbol, ID: "movement"}, {Kind: game.NounSymbol, ID: "gun"}}}})
		require.Equal(t, want, []string{hurt, fell})
	}
}
