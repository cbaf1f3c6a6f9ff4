package picklerick

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

func TestRollIsTypedInEitherAlphabetOrRolled(t *testing.T) {
	s := opened(t, alone)
	want := game.Fell{Faces: []parts.Symbol{move, move, gun, sign}}
	for _, typed := range []string{"mmgc", "m m g c", "M,M,G,C", "ддпк", "д д п к"} {
		require.Equal(t, want, asked(t, s, typed), typed)
	}
	// typed in the wrong keyboard layout
	for typed, lang := range map[string]tables.Lang{"llgr": tables.Russian, "ььпс": tables.English} {
		did, err := Flow{}.Ask(in(t, lang, typed), s)
		require.NoError(t, err, typed)
		require.Equal(t, want, did, typed)
	}
	for _, typed := range []string{desktest.Enter, "r", "roll", "бросок"} {
		w := with(t, typed)
		w.Dice = &flowtest.Dice{Of: talk.AskDice, Sides: []int{0, 1, 3, 4}}
		a, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Equal(t, game.Fell{Faces: []parts.Symbol{move, sign, gun, gun}}, a)
	}
}

func TestTheExampleOfARollHasDifferentFaces(t *testing.T) {
	_, no := refused(t, opened(t, alone), "zz", "zz", "mmgc")
	require.Contains(t, no[1], "mcgj")
	_, no = refused(t, after(t, opened(t, alone), game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}}, game.Reroll{Dice: []int{1, 2}}), "zz", "zz", "mm")
	require.Contains(t, no[1], " mc")
}

func TestHabitDecidesWhoRolls(t *testing.T) {
	s := opened(t, alone)
	w := with(t)
	w.Dice = &flowtest.Dice{Of: talk.AppDice, Sides: []int{5, 5, 2, 0}}
	a, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Fell{Faces: []parts.Symbol{joker, joker, tools, move}}, a)

	w = with(t, "jjtm")
	w.Dice = &flowtest.Dice{Of: talk.TableDice}
	a, err = Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Fell{Faces: []parts.Symbol{joker, joker, tools, move}}, a)
}

func TestRerollNamesDiceAndGivesTheReason(t *testing.T) {
	s := after(t, opened(t, alone), game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}})
	require.Equal(t, game.Reroll{Dice: []int{2, 3}}, asked(t, s, "23"))
	require.Equal(t, game.Keep{}, asked(t, s, desktest.Enter))

	seen := after(t, opened(t, alone), correcting(game.PathOfOperative(1)+"/cell", game.Cell{}, game.PathOfOperative(2)+"/cell", game.Cell{}), game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}})
	a := prompter{phrases{flowtest.Reading(tables.English)}, seen}
	require.Equal(t, "2 enemies see Rick: operative 1, operative 2. Rick may reroll 2 dice (PR-REROLL-03)", a.allowance())
}

func TestNobodyIsAskedForAnImpossibleReroll(t *testing.T) {
	var here []any
	for n := 1; n <= 4; n++ {
		here = append(here, game.PathOfOperative(n)+"/cell", game.Cell{})
	}
	s := after(t, opened(t, alone), correcting(here...), game.Fell{Faces: []parts.Symbol{move, gun, gun, joker}})
	w := with(t)
	a, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Keep{}, a)
	require.Contains(t, said(w)[0], "PR-REROLL-03")
}

func TestRickSpendsByLetters(t *testing.T) {
	s := spending(t, alone, game.SeatRick, move, sign, gun, joker)
	cases := map[string]game.Action{
		"n": game.StepTo{Figure: game.Rick, To: game.Cell{0, 1}},
		"e": game.StepTo{Figure: game.Rick, To: game.Cell{1, 0}}, "west": game.StepTo{Figure: game.Rick, To: game.Cell{-1, 0}},
		"c": game.Draw{}, "к": game.Draw{}, "t": game.Persuade{}, "end": game.EndTurn{}, "конец": game.EndTurn{},
		"o d 3": game.SpendFor{Die: 3}, "o s": game.Reshuffle{Side: game.SeatRick}, "o j 0,4": game.Enters{Cell: game.Cell{0, 4}},
		"o m nn mine": game.Mark{Cell: game.Cell{0, 2}, Marker: "mine"},
	}
	for typed, want := range cases {
		t.Run(typed, func(t *testing.T) { require.Equal(t, want, asked(t, s, typed)) })
	}
}

func TestMenuListsOnlyWhatTheRulesAllow(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, gun, tools)
	legal := game.Game{}.Legal(s)
	require.Equal(t, game.EndTurn{}, asked(t, s, desktest.Enter), "Enter ends a turn in which nothing else is left")
	for _, o := range (prompter{phrases{flowtest.Reading(tables.English)}, s}).steps(game.Rick, legal) {
		require.True(t, o.Hidden, o.Label)
	}
}

func TestRussiansAreNamedFirstOrInOneWord(t *testing.T) {
	s := spending(t, both, game.SeatRussians, move, gun, gun, joker)
	s = after(t, s, correcting(game.PathOfOperative(2)+"/cell", game.Cell{}, "/jaguar", game.Hunter{Status: game.InPlay, Health: 9}))
	cases := map[string]game.Action{
		"2 f": game.Shoot{Figure: 2}, "2f": game.Shoot{Figure: 2}, "2о": game.Shoot{Figure: 2},
		"jf": game.Shoot{Figure: game.Jaguar}, "яо": game.Shoot{Figure: game.Jaguar},
		"1e": game.StepTo{Figure: 1, To: game.Cell{1, 3}}, "1 n": game.StepTo{Figure: 1, To: game.Cell{0, 4}},
		"c": game.Draw{},
	}
	for typed, want := range cases {
		t.Run(typed, func(t *testing.T) { require.Equal(t, want, asked(t, s, typed)) })
	}
	require.Equal(t, game.Draw{}, asked(t, s, "2 back", "c"), "back from a figure leads to the menu")
	for lang, want := range map[tables.Lang]string{
		tables.English: "operative 2: n f (shoot at Rick)", tables.Russian: "оперативник 2: с о (стрелять в Рика)",
	} {
		e := game.OpenEdges
		open := after(t, s, correcting(game.PathOfTile(game.Cell{0, 1}), game.Tile{Cell: game.Cell{0, 1}, Face: game.Up, Edges: &e}))
		w := in(t, lang)
		for _, o := range (prompter{phrases{w}, open}).figureOffers(game.Game{}.Legal(open)) {
			if o.Keys[0] == "2" {
				require.Equal(t, want, o.Label)
			}
		}
	}
}

func TestManyFiguresShareOneRow(t *testing.T) {
	for lang, act := range map[tables.Lang]string{tables.English: "a", tables.Russian: "х"} {
		s := spending(t, both, game.SeatRussians, move, gun, gun, joker)
		var here []any
		for n := 1; n <= 10; n++ {
			here = append(here, game.PathOfOperative(n)+"/cell", game.Cell{})
		}
		s = after(t, s, correcting(here...))
		a := prompter{phrases{in(t, lang)}, s}
		rows := 0
		for _, o := range a.offers(game.Game{}.Legal(s)) {
			if !o.Hidden {
				rows++
			}
		}
		require.LessOrEqual(t, rows, 8, "the board stays on the screen")
		for _, typed := range []string{"10f", act + " 10 f", act + " 10f"} {
			did, err := Flow{}.Ask(in(t, lang, typed), s)
			require.NoError(t, err)
			require.Equal(t, game.Shoot{Figure: 10}, did)
		}
	}
}

func TestAFlightEndsInASentenceOnce(t *testing.T) {
	s := spending(t, alone, game.SeatRick, move, move, gun, gun)
	s.Turn.Grant = &game.Grant{Card: "jetpack", Effect: parts.Flight, Steps: 2}
	s = after(t, s, game.StepTo{Figure: game.Rick, To: game.Cell{0, 1}, ByCard: true})
	for lang, typed := range map[tables.Lang]string{tables.English: "bl", tables.Russian: "гл"} {
		w := in(t, lang, typed)
		did, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Len(t, said(w), 2, "the tile is read back")
		require.Contains(t, said(w)[0], map[tables.Lang]string{tables.English: "Blue, wall on the left.", tables.Russian: "Голубой, стена слева."}[lang])
		require.Empty(t, prompter{phrases{w}, after(t, s, did)}.grantText())
	}
}

func TestCardStepsGoBeforePaidOnes(t *testing.T) {
	s := spending(t, alone, game.SeatRick, move, move, gun, gun)
	s.Turn.Grant = &game.Grant{Card: "jetpack", Effect: parts.Flight, Steps: 2}
	require.Equal(t, game.StepTo{Figure: game.Rick, To: game.Cell{0, 1}, ByCard: true}, asked(t, s, "n"))
	require.Equal(t, game.StepTo{Figure: game.Rick, To: game.Cell{0, 1}}, asked(t, s, "mn"))
	a := prompter{phrases{flowtest.Reading(tables.English)}, s}
	steps := a.say("spend.grant-steps", tables.Args{"card": "Jetpack", "count": 2})
	require.Equal(t, steps+a.say("spend.grant-paid", tables.Args{"paid": "mn"}), a.grantText())
	labels := map[string]string{}
	for _, o := range a.offers(game.Game{}.Legal(s)) {
		require.False(t, strings.HasPrefix(o.Keys[0], "m") && !o.Hidden, "the rows that a die pays for would push the board off the screen")
		labels[o.Keys[0]] = o.Label
	}
	require.Contains(t, labels["mn"], "(with a die)")
	require.Contains(t, labels["n"], "Jetpack")
	a.state.Turn.Dice = game.Fallen([]parts.Symbol{gun, gun, gun, gun})
	require.Equal(t, steps, a.grantText())
	a.state.Turn.Grant = &game.Grant{Card: "cover", Effect: parts.Cover, Shots: 2}
	require.Equal(t, a.say("spend.grant-shots", tables.Args{"card": a.card("cover"), "count": 2}), a.grantText())
}

func TestWhatACardAllowsIsJudgedAsTheCards(t *testing.T) {
	edges := game.Edges{North: parts.Wall, East: parts.Vent, South: parts.Open, West: parts.Open}
	walled := correcting(game.PathOfTile(game.Cell{}), game.Tile{Face: game.Up, Edges: &edges})
	s := after(t, spending(t, both, game.SeatRick, move, joker, gun, gun), walled)
	s.Turn.Grant = &game.Grant{Card: "cover", Effect: parts.Cover, Steps: 1}
	step := game.StepTo{Figure: game.Rick, To: game.Cell{0, 1}, ByCard: true}
	require.Equal(t, step, asked(t, s, "n"), "a wall is no reason to take a die")
	step.ByCard = false
	require.Equal(t, step, asked(t, s, "mn"))
	for _, typed := range []string{"e", "me"} {
		require.Equal(t, game.StepTo{Figure: game.Rick, To: game.Cell{1, 0}}, asked(t, s, typed), "only a die pays for this vent")
	}
	for _, o := range (prompter{phrases{with(t)}, s}).steps(game.Rick, game.Game{}.Legal(s)) {
		require.Equal(t, strings.HasPrefix(o.Keys[0], "m") || o.Keys[0] == "e", strings.Contains(o.Label, "(with a die)"), o.Label)
	}

	s = spending(t, both, game.SeatRussians, move, joker, gun, gun)
	s = after(t, s, correcting("/jaguar", game.Hunter{Status: game.InPlay, Health: 9, Cell: game.Cell{0, 3}}))
	s.Turn.Grant = &game.Grant{Card: "cover", Effect: parts.Cover, Steps: 1, Shots: 1}
	require.Equal(t, game.Shoot{Figure: 1, ByCard: true}, asked(t, s, "1f"))
	for lang, paid := range map[tables.Lang]string{tables.English: "1 mn", tables.Russian: "1 дс"} {
		w := in(t, lang, paid)
		require.Contains(t, prompter{phrases{w}, s}.grantText(), paid)
		did, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Equal(t, game.StepTo{Figure: 1, To: game.Cell{0, 4}}, did)
	}
}

func TestTileTakesAHandfulOfKeys(t *testing.T) {
	s := waiting(t, alone, game.North, game.Afoot)
	want := game.Reveal{Tile: game.Seen{Colour: parts.Blue, Left: parts.Wall, Far: parts.Open, Right: parts.Vent, Summon: 1}}
	for _, typed := range []string{"blR1", "b l R 1", "глП1", "г л П 1", "B Rl 1"} {
		require.Equal(t, want, asked(t, s, typed), typed)
	}
}

func TestVentIsAskedForOnlyWhenSeveralCouldAdjoin(t *testing.T) {
	afoot, vent := waiting(t, alone, game.North, game.Afoot), waiting(t, alone, game.North, game.ByVent)
	require.Empty(t, asked(t, afoot, "bLR0").(game.Reveal).Vent)
	require.Empty(t, asked(t, vent, "bR0").(game.Reveal).Vent)
	require.Equal(t, game.RightSide, asked(t, vent, "bLR0 r").(game.Reveal).Vent)
	require.Equal(t, game.LeftSide, asked(t, vent, "bLR0", "л").(game.Reveal).Vent)
}

func TestRelocationIsAskedForOnlyWhenTheSupplyIsShort(t *testing.T) {
	var rest []any
	for n := 5; n <= 9; n++ {
		rest = append(rest, game.PathOfOperative(n)+"/cell", game.Cell{})
	}
	short := after(t, waiting(t, both, game.North, game.Afoot), correcting(rest...))
	require.Equal(t, []game.Figure{3, 5}, asked(t, short, "g3", "3,5").(game.Reveal).Relocate)
	require.Empty(t, asked(t, short, "g1").(game.Reveal).Relocate)
	lone := after(t, waiting(t, alone, game.North, game.Afoot), correcting(rest...))
	require.Empty(t, asked(t, lone, "g3").(game.Reveal).Relocate)
	lone.House = lone.House.With("solo_relocate", "true")
	require.Equal(t, []game.Figure{4}, asked(t, lone, "g3", "4").(game.Reveal).Relocate)
}

func TestRickAnswersABribe(t *testing.T) {
	s := opened(t, both)
	s.Wait = &game.Wait{For: game.ForBribe, Cards: 3}
	require.Equal(t, game.Answer{Yes: true}, asked(t, s, "y"))
	require.Equal(t, game.Answer{}, asked(t, s, "нет"))
	s.Wait = &game.Wait{For: game.ForStuck}
	require.Equal(t, game.Answer{Yes: true}, asked(t, s, "да"))
}

func TestBackLeadsToTheQuestionBefore(t *testing.T) {
	rick, russians := spending(t, both, game.SeatRick, move, gun, joker, sign), spending(t, both, game.SeatRussians, move, tools, joker, sign)
	kept := flowtest.Shelf{}
	for _, c := range []parts.Card{
		{ID: "bomb", Side: parts.RickSide, Cost: &parts.Cost{Any: 2}, Effect: parts.Weapon, Amount: 1, Targets: 1, Range: &parts.Range{}},
		{ID: "snare", Side: parts.AnySide, Cost: &parts.Cost{X: parts.Tools, XMax: 3}, Effect: parts.Trap},
		{ID: "turn", Side: parts.RussiansSide, Cost: &parts.Cost{Tools: 1}, Effect: parts.Turn},
	} {
		require.NoError(t, kept.Learn(c.ID, c))
	}
	for line, s := range map[string]game.State{
		"o h 3 2 trap": rick, "o m r mine": rick, "o u r mine": rick, "p bomb g m 2": rick, "p snare 1 r mine": rick, "p solenya m": rick, "p razor 1": rick,
		"p turn r 3": russians, "p snare 2 l5 mine": russians, "2 mn": russians,
		"op 3 l5": rick, "tile l5 bl": rick,
	} {
		typed := strings.Fields(line)
		for k := 1; k < len(typed); k++ {
			w := with(t, append(slices.Clone(typed[:k]), "back", desktest.CtrlC)...)
			w.Box = kept
			ask := Flow{}.Ask
			if slices.Contains([]string{"op", "tile"}, typed[0]) {
				ask = Flow{}.Fix
			}
			_, err := ask(w, s)
			require.ErrorIs(t, err, desk.ErrInterrupted)
			asked := w.Desk.(*desktest.Script).Asked()
			require.Equal(t, asked[k-1], asked[k+1], "%s: back at %s", line, asked[k])
		}
	}
}

func TestDeskErrorsComeThroughAsTheyAre(t *testing.T) {
	menu, tile := spending(t, alone, game.SeatRick, move, sign, gun, joker), waiting(t, alone, game.North, game.Afoot)
	for _, answer := range []struct {
		typed string
		want  error
	}{{"back", desk.ErrBack}, {"quit", desk.ErrQuit}, {desktest.End, desk.ErrEnd}, {desktest.CtrlC, desk.ErrInterrupted}} {
		for _, s := range []game.State{menu, tile} {
			_, err := Flow{}.Ask(with(t, answer.typed), s)
			require.ErrorIs(t, err, answer.want)
		}
	}
}
