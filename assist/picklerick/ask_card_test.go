package picklerick

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
	"tablemate/tables/words"
)

// The function `played` types the answers, and returns the resulting play of a card. If the answers
// contain values of the card, these values are saved in `kept`.
func played(t testing.TB, s game.State, kept flowtest.Shelf, answers ...string) game.Play {
	t.Helper()
	w := with(t, answers...)
	w.Box = kept
	a, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	return a.(game.Play)
}

func TestKnownCardIsFoundByAFewLetters(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, tools, joker)
	p := played(t, s, flowtest.Shelf{}, "p", "should", "n")
	require.Equal(t, game.Play{Card: "shoulder-laser", Toward: game.North}, p)
	p = played(t, s, flowtest.Shelf{}, "p наплечный-лазер e")
	require.Equal(t, game.Play{Card: "shoulder-laser", Toward: game.East}, p)
}

func TestNumbersAreReadOffOnceAndRemembered(t *testing.T) {
	s := spending(t, alone, game.SeatRick, sign, move, move, move)
	kept := flowtest.Shelf{}
	want := parts.Card{
		ID: "jetpack", Name: tables.Text{En: "Jetpack", Ru: "Джетпак"}, Side: parts.RickSide,
		Cost: &parts.Cost{Movement: 1, Card: 1}, Effect: parts.Flight, Amount: 3,
	}
	require.Equal(t, &want, played(t, s, kept, "p", "jet", "mc", "3").Facts)
	require.Equal(t, &want, played(t, s, kept, "p", "jet").Facts, "the second time nothing is asked")
	require.Empty(t, game.Game{}.Check(s, played(t, s, kept, "p", "jet")))
}

func TestCardWhoseEffectIsNotPrintedIsAskedForIt(t *testing.T) {
	s := spending(t, alone, game.SeatRick, sign, move, move, move)
	c := played(t, s, flowtest.Shelf{}, "p", "quick", "c", "9", "2").Facts
	require.Equal(t, parts.Shots, c.Effect)
	require.Equal(t, 2, c.Amount)
}

func TestNewCardIsLearned(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, tools, joker)
	s = after(t, s, correcting(game.PathOfOperative(1)+"/cell", game.Cell{}))
	kept := flowtest.Shelf{}
	p := played(t, s, kept, "p", "new", "Rat Saw", "1", "g", "2", "0", desktest.Enter, desktest.Enter, "1")
	require.Equal(t, "rat-saw", p.Card)
	require.Equal(t, []game.Figure{1}, p.Targets)
	require.Equal(t, parts.Card{
		ID: "rat-saw", Name: tables.Text{En: "Rat Saw", Ru: "Rat Saw"}, Side: parts.RickSide,
		Cost: &parts.Cost{Gun: 1}, Effect: parts.Weapon, Amount: 2, Targets: 1, Range: &parts.Range{},
	}, *p.Facts)
	require.Empty(t, game.Game{}.Check(s, p))
	require.Equal(t, p, played(t, s, kept, "p", "rat", desktest.Enter))
}

func TestACardThatIsNotSavedIsPlayedWithAWarning(t *testing.T) {
	flowtest.Unsaved(t, func(kept talk.Box) []string {
		w := with(t, "p", "jet", "mc", "3")
		w.Box = kept
		did, err := Flow{}.Ask(w, spending(t, alone, game.SeatRick, sign, move, move, move))
		require.NoError(t, err)
		require.Equal(t, "jetpack", did.(game.Play).Card)
		return said(w)
	})
}

func TestANewCardIsToldInOneLine(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, tools, joker)
	s = after(t, s, correcting(game.PathOfOperative(1)+"/cell", game.Cell{}))
	want := parts.Card{
		ID: "sticky-bomb", Name: tables.Text{En: "Sticky Bomb", Ru: "Sticky Bomb"}, Side: parts.RickSide,
		Cost: &parts.Cost{Gun: 1, Tools: 1}, Effect: parts.Weapon, Amount: 3, Targets: 1, Range: &parts.Range{Max: 2},
	}
	for _, typed := range []string{
		"Sticky Bomb hits 3 gt 0-2", "Sticky Bomb: damage 3, cost tg, range 0-2", "Sticky Bomb бьёт 3 пи 0-2 цели 1",
	} {
		kept := flowtest.Shelf{}
		p := played(t, s, kept, "p", "new "+typed, "y", "1")
		require.Equal(t, want, *p.Facts, typed)
		require.Equal(t, p, played(t, s, kept, "p", "sticky", "1"))
	}
	require.Equal(t, 2, played(t, s, flowtest.Shelf{}, "p", "new", "Big Joke joker 2", "y", "g").Facts.Amount, "the cost is asked")
	require.Equal(t, "beam", string(played(t, s, flowtest.Shelf{}, "p", "new", "Sticky hits 1 g 0", "n", "Sticky Ray beam 1 g 0-3", "y", "n").Facts.Effect))

	for typed, c := range map[string]struct {
		name   string
		effect parts.Effect
	}{
		"Quick Shot shots 2 c": {"Quick Shot", parts.Shots}, "Quick Shot": {"Quick Shot", ""}, "Ловкий паркур": {"Ловкий паркур", ""},
		"Бодрость лечит 2 к": {"Бодрость", parts.HealRick}, "Удар бьёт сильно": {"Удар бьёт сильно", ""},
	} {
		name, facts, err := readCardLine(typed, parts.RickSide)
		require.NoError(t, err, typed)
		require.Equal(t, c.name, name)
		require.Equal(t, c.effect, facts.Effect)
	}
	_, facts, err := readCardLine("Ночь лечит 2 к", parts.RussiansSide)
	require.NoError(t, err)
	require.Equal(t, parts.HealJag, facts.Effect)
	for _, typed := range []string{"Bomb hits 3 q", "Bomb hits 3 4 g", "Bomb 3", "Bomb hits 3 g g", "Bomb hits 3 joker 2", "Bomb hits 3 range q", "Bomb hits 3 0-1 range 2"} {
		_, _, err := readCardLine(typed, parts.RickSide)
		require.ErrorContains(t, err, "picklerick.unread.card-", typed)
	}
}

func TestAWrongCardLineNamesTheWord(t *testing.T) {
	for _, typed := range []string{"Hired Guns summons 2 t", "Hired Guns summon 2 t"} {
		name, facts, err := readCardLine(typed, parts.RussiansSide)
		require.NoError(t, err)
		require.Equal(t, []any{"Hired Guns", parts.Summon, 2}, []any{name, facts.Effect, facts.Amount})
	}
	for typed, word := range map[string]string{
		"Hired Guns wakes 2 t": "“wakes” is not an effect. The effects are: hits, ", "Bomb hits 3 q": "“q” is not clear here.",
	} {
		_, _, err := readCardLine(typed, parts.RickSide)
		for _, lang := range tables.Langs {
			text, _ := talk.Sentence(words.In(lang), err)
			if lang == tables.English {
				require.Contains(t, text, word)
			}
			_, list, listed := strings.Cut(strings.NewReplacer(
				"Есть:", "There are:", "The effects are:", "There are:").Replace(text), "There are: ")
			list, _, _ = strings.Cut(list, ".")
			for effect := range strings.SplitSeq(list, ", ") {
				_, known := effectNamed(effect, parts.RickSide)
				require.True(t, known || !listed, effect)
			}
		}
	}
}

func TestBackInANewCardGoesOneQuestionBack(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, tools, joker)
	s = after(t, s, correcting(game.PathOfOperative(1)+"/cell", game.Cell{}))
	p := played(t, s, flowtest.Shelf{}, "p", "new", "Rat Saw", "1", "g", "2", "0", "back", "back", "3", "0-1", "1", "0", "1")
	require.Equal(t, parts.Card{
		ID: "rat-saw", Name: tables.Text{En: "Rat Saw", Ru: "Rat Saw"}, Side: parts.RickSide,
		Cost: &parts.Cost{Gun: 1}, Effect: parts.Weapon, Amount: 3, Targets: 1, Range: &parts.Range{Max: 1},
	}, *p.Facts)
	p = played(t, s, flowtest.Shelf{}, "p", "new", "Rat Saw", "1", "back", "7", "g", "2", "0")
	require.Equal(t, parts.Jokers, p.Facts.Effect, "the effect is asked again")
}

func TestACardThatWasReadOffWronglyIsReadOffAnew(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, tools, joker)
	kept := flowtest.Shelf{}
	require.Equal(t, 2, played(t, s, kept, "p", "new", "Big Joke", "7", "g", "2", "0").Facts.Amount)
	require.Equal(t, 2, played(t, s, kept, "p", "new", "big joke", desktest.Enter).Facts.Amount, "Enter leaves what is known")
	p := played(t, s, kept, "p", "new", "big joke", "y", "7", "t", "3", "0")
	require.Equal(t, 3, p.Facts.Amount)
	require.Equal(t, &parts.Cost{Tools: 1}, p.Facts.Cost)
	require.Equal(t, p, played(t, s, kept, "p", "big"), "what was said last is kept")
	require.Len(t, kept, 1)
	p = played(t, s, kept, "p", "new", "big joke joker 4 cost g", "y", "y")
	require.Equal(t, &parts.Cost{Gun: 1}, p.Facts.Cost, "in one line too")

	require.Equal(t, 3, played(t, s, kept, "p", "jet", "g", "3").Facts.Amount)
	require.Equal(t, 4, played(t, s, kept, "p", "new", "джетпак", "y", "t", "4").Facts.Amount, "a card of the rulebook too")
	p = played(t, s, kept, "p", "new Джетпак полёт 2 и", "y", "y")
	require.Equal(t, []any{"jetpack", "jetpack", "Jetpack", 2}, []any{p.Card, p.Facts.ID, p.Facts.Name.En, p.Facts.Amount}, "by its name in the other language")
	require.Nil(t, played(t, s, kept, "p", "new", "Solenya", desktest.Enter).Facts, "all of it is in the rulebook")
}

func TestWhatTheOwnSidesCardsDoStandsFirst(t *testing.T) {
	for side, first := range map[rules.Seat][]parts.Effect{
		game.SeatRick: {parts.Weapon, parts.Beam, parts.Steps, parts.Flight}, game.SeatRussians: {parts.Steps, parts.Cover, parts.HealJag, parts.Summon},
	} {
		s := opened(t, both)
		s.Turn.Side = side
		for i, want := range first {
			e, err := prompter{phrases{with(t, strconv.Itoa(i+1))}, s}.askEffect()
			require.NoError(t, err)
			require.Equal(t, want, e)
		}
		var all []parts.Effect
		for i := range parts.Effects {
			e, err := prompter{phrases{with(t, strconv.Itoa(i+1))}, s}.askEffect()
			require.NoError(t, err)
			all = append(all, e)
		}
		require.ElementsMatch(t, parts.Effects, all)
	}
}

func TestACostOfOnesOwnChoiceIsReadOffAndAskedForEveryTime(t *testing.T) {
	s := spending(t, both, game.SeatRussians, tools, tools, joker, move)
	kept := flowtest.Shelf{}
	p := played(t, s, kept, "p", "new", "Flood", "7", "xt3", "0", desktest.Enter)
	require.Equal(t, parts.Cost{X: parts.Tools, XMax: 3}, *p.Facts.Cost)
	require.Equal(t, 3, p.X, "Enter takes as many as the dice pay for")
	require.Empty(t, game.Game{}.Check(s, p))
	require.Equal(t, 18-3, after(t, s, p).Stack)
	require.Equal(t, 1, played(t, s, kept, "p", "flood", "1").X)
}

func TestParkourWhereNoVentIsAsksForAnyDirection(t *testing.T) {
	w := in(t, tables.Russian, "и паркур", "пи", "с")
	a, err := Flow{}.Ask(w, spending(t, alone, game.SeatRick, tools, gun, gun, gun))
	require.NoError(t, err)
	require.Equal(t, game.North, a.(game.Play).Toward)
}

func TestOnlyEnemiesInReachAreListed(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, gun, gun)
	s = after(t, s, correcting(game.PathOfOperative(1)+"/cell", game.Cell{}, game.PathOfOperative(2)+"/cell", game.Cell{}))
	p := played(t, s, flowtest.Shelf{}, "p", "razor", desktest.Enter)
	require.Equal(t, []game.Figure{1, 2}, p.Targets, "Enter takes both where both can be hit")
	require.Equal(t, []game.Figure{2}, played(t, s, flowtest.Shelf{}, "p", "razor", "2").Targets)
	for _, typed := range []string{"2 2", "22", "2,1,2"} {
		require.Contains(t, talk.Broken(game.Game{}.Check(s, played(t, s, flowtest.Shelf{}, "p", "razor", typed))), tables.RuleID("PR-WPN-02"), typed)
	}
}

func TestAnEmptyHandIsToldBeforeTheCardIsAskedFor(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, gun, gun)
	for hand := range 2 {
		s.Cards.Hand = hand
		w := with(t, "p", desktest.CtrlC)
		_, err := Flow{}.Ask(w, s)
		require.ErrorIs(t, err, desk.ErrInterrupted)
		require.Equal(t, hand == 0, slices.Contains(said(w), w.Words.Say("picklerick.breach.PR-CARD-03")))
	}
}

func TestWhereNoEnemyIsNobodyIsHit(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, gun, gun)
	s.Operatives = nil
	require.Empty(t, played(t, s, flowtest.Shelf{}, "p", "razor").Targets)
	w := with(t, "o h", "s")
	a, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Reshuffle{Side: game.SeatRick}, a)
	require.Contains(t, said(w), w.Words.Say("picklerick.other.no-enemies", nil))
}

func TestPaymentIsAskedForOnlyWhereItDiffers(t *testing.T) {
	s := spending(t, alone, game.SeatRick, move, gun, gun, joker)
	require.Equal(t, &game.Payment{Dice: []int{2}}, played(t, s, flowtest.Shelf{}, "p", "sol", desktest.Enter).Pay, "Enter gives the least useful")
	require.Equal(t, &game.Payment{Dice: []int{1}}, played(t, s, flowtest.Shelf{}, "p", "sol", "m").Pay)
	s.Turn.Jokers = 1
	require.Equal(t, &game.Payment{Dice: []int{4}}, played(t, s, flowtest.Shelf{}, "p", "sol", "j").Pay)
	two := spending(t, alone, game.SeatRick, gun, gun, gun, move)
	require.Equal(t, &game.Payment{Dice: []int{4}}, played(t, two, flowtest.Shelf{}, "p", "sol", "m").Pay)
	two.Turn.Jokers = 1
	require.Equal(t, &game.Payment{Jokers: 1}, played(t, two, flowtest.Shelf{}, "p", "sol", "j").Pay, "a joker from a card")
	pair := flowtest.Shelf{}
	require.NoError(t, pair.Learn("pair", parts.Card{ID: "pair", Name: tables.Text{En: "Pair"}, Side: parts.RickSide, Cost: &parts.Cost{Any: 2}, Effect: parts.Jokers, Amount: 1}))
	require.Equal(t, &game.Payment{Dice: []int{1, 2}}, played(t, spending(t, alone, game.SeatRick, move, gun, gun, gun), pair, "p", "pair", "m").Pay, "what is left is all alike")
	same := spending(t, alone, game.SeatRick, gun, gun, gun, gun)
	require.Nil(t, played(t, same, flowtest.Shelf{}, "p", "sol").Pay)
}

func TestRussianCardsAskForTheirChoices(t *testing.T) {
	s := spending(t, both, game.SeatRussians, move, move, tools, joker)
	require.Equal(t, game.Play{Card: "done-for", X: 2}, played(t, s, flowtest.Shelf{}, "p", "is he", desktest.Enter))
	require.Equal(t, 1, played(t, s, flowtest.Shelf{}, "p", "is he", "1").X)
	require.Equal(t, &game.Cell{0, 3}, played(t, s, flowtest.Shelf{}, "p", "nothing", "0,3").Cell)
	turned := played(t, s, flowtest.Shelf{}, "p", "plot", "-", "r", "3")
	require.Equal(t, &game.Cell{}, turned.Cell)
	require.Equal(t, 3, turned.Quarters)
	for line, want := range map[string]game.Play{
		"Guards summons 3 t": {Cell: &game.Cell{0, 3}, Relocate: []game.Figure{4}}, "Snare trap 1 t": {Cell: &game.Cell{0, 3}, Marker: "Snare"},
	} {
		short := after(t, s, correcting(game.PathOfOperative(5), game.Soldier{Number: 5}, game.PathOfOperative(6), game.Soldier{Number: 6},
			game.PathOfOperative(7), game.Soldier{Number: 7}, game.PathOfOperative(8), game.Soldier{Number: 8}))
		p := played(t, short, flowtest.Shelf{}, "p", "new "+line, "y", "0,3", map[bool]string{true: "", false: "4"}[want.Marker != ""])
		require.Equal(t, want, game.Play{Cell: p.Cell, Relocate: p.Relocate, Marker: p.Marker})
	}
	s.Jaguar.Status = game.Gone
	require.Nil(t, played(t, s, flowtest.Shelf{}, "p", "nothing").Cell, "no place is asked for a Jaguar that is gone")
}

func TestCardsOfTheOtherSideAreNotOffered(t *testing.T) {
	for side, stranger := range map[parts.Side]string{parts.RickSide: "bribe", parts.RussiansSide: "jetpack"} {
		for _, c := range (phrases{&talk.UI{Box: flowtest.Shelf{}}}).cards(side) {
			require.NotEqual(t, stranger, c.ID)
		}
	}
}

func TestEnterHitsNobodyAgainstTheRules(t *testing.T) {
	for _, at := range [][]game.Cell{
		{{0, 0}, {0, 0}, {0, 0}}, {{0, 0}, {1, 0}, {0, 0}}, {{1, 0}, {0, 1}, {1, 0}}, {{1, 0}, {0, 1}, {-1, 0}},
	} {
		s := spending(t, alone, game.SeatRick, gun, gun, gun, gun)
		open := func(c game.Cell) game.Tile {
			e := game.OpenEdges
			return game.Tile{Cell: c, Face: game.Up, Edges: &e}
		}
		s = after(t, s, correcting(
			game.PathOfTile(game.Cell{1, 0}), open(game.Cell{1, 0}), game.PathOfTile(game.Cell{-1, 0}), open(game.Cell{-1, 0}), game.PathOfTile(game.Cell{0, 1}), open(game.Cell{0, 1}),
			game.PathOfOperative(1)+"/cell", at[0], game.PathOfOperative(2)+"/cell", at[1], game.PathOfOperative(3)+"/cell", at[2],
		))
		for _, house := range []rules.House{nil, {"razor_two_neighbours": "false"}} {
			s.House = house
			p := played(t, s, flowtest.Shelf{}, "p", "razor", desktest.Enter)
			require.NotEmpty(t, p.Targets, at)
			require.Empty(t, game.Game{}.Check(s, p), at)
		}
	}
}

func TestEnterTakesNoTargetOutOfReach(t *testing.T) {
	s := spending(t, alone, game.SeatRick, gun, gun, gun, gun)
	for typed, question := range map[string]string{
		"p\nrazor\n\n2\n": "Whom does it hit (at most 2 enemies)?\n", "o\nh\n1\n1\n\na trap\n": words.In(tables.English).Say("picklerick.other.by") + " › \n",
	} {
		var out strings.Builder
		w := with(t)
		w.Box, w.Desk = flowtest.Shelf{}, desk.NewLine(strings.NewReader(typed), &out, desk.Look{Words: w.Words, Echo: true})
		_, err := Flow{}.Ask(w, s)
		require.NoError(t, err, &out)
		_, asked, _ := strings.Cut(out.String(), question)
		require.Contains(t, asked, "Enter chooses nothing here.", &out)
		require.NotContains(t, asked, "(Enter = ")
	}
}

func TestACardCalledByANumberIsNotTakenForAnotherRow(t *testing.T) {
	five := parts.Card{Name: tables.Text{En: "5", Ru: "5"}}
	require.Equal(t, []string{"10"}, cardKeys(9, five))
	require.Equal(t, []string{"2", "shoulder-laser", "наплечный-лазер"},
		cardKeys(1, parts.Card{Name: tables.Text{En: "Shoulder Laser", Ru: "Наплечный лазер"}}))
}
