package raccoonheist

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

func TestRaidIsTypedInAnyOrderAndEitherAlphabet(t *testing.T) {
	s := raiding(t, pairOf)
	for typed, want := range map[string]game.Action{
		"k 2": game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, "k2": game.Raid{Seat: one, Location: parts.Kitchen, Count: 2},
		"к 2": game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, "кухня 2": game.Raid{Seat: one, Location: parts.Kitchen, Count: 2},
		"kit 2": game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, "M 1": nil,
		"b l 1": game.Raid{Seat: two, Location: parts.LivingRoom, Count: 1}, "Boris s 5": game.Raid{Seat: two, Location: parts.Basement, Count: 5},
		"blue t 1": game.Raid{Seat: two, Location: parts.TrashCan, Count: 1}, "синий м1": game.Raid{Seat: two, Location: parts.TrashCan, Count: 1},
		"#2 п 3": game.Raid{Seat: two, Location: parts.Basement, Count: 3}, "y 1": game.Raid{Seat: one, Location: parts.Backyard, Count: 1},
		"a -": game.Pass{Seat: one}, "-": game.Pass{Seat: one}, "k 0": game.Raid{Seat: one, Location: parts.Kitchen},
		"popper b": game.HandOver{To: two}, "хлопушка b": game.HandOver{To: two}, "save a": game.UsePopper{For: []rules.Seat{one}},
		"give a b 2": game.Give{From: one, To: two, Food: 2},
	} {
		t.Run(typed, func(t *testing.T) {
			if want == nil {
				_, err := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: s}.readAny(typed)
				require.Error(t, err)
				return
			}
			require.Equal(t, want, asked(t, s, typed))
		})
	}
	// These answers are typed with the keyboard layout of the other language.
	for typed, lang := range map[string]tables.Lang{"r2": tables.Russian, "л2": tables.English} {
		did, err := Flow{}.Ask(flowtest.In(t, lang, typed), s)
		require.NoError(t, err, typed)
		require.Equal(t, game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, did, typed)
	}
}

func TestWhoeverHasChosenChangesHisMind(t *testing.T) {
	s := after(t, raiding(t, pairOf), game.Raid{Seat: two, Location: parts.Kitchen, Count: 2})
	require.Equal(t, game.Change{Seat: two, Location: parts.LivingRoom, Count: 1}, asked(t, s, "b l 1"))
	require.Equal(t, game.Raid{Seat: one, Location: parts.LivingRoom, Count: 1}, asked(t, s, "l 1"))
	s = after(t, s, game.Raid{Seat: one, Location: parts.Kitchen, Count: 2})
	require.Equal(t, game.Change{Seat: one, Location: parts.LivingRoom, Count: 1}, asked(t, s, "a l 1"), "all have chosen")
	require.Equal(t, game.Show{Card: parts.Basement}, asked(t, s, "s"))
}

// RH-AMB-21
func TestAHintInvitesOnlyToWhatIsNotWarnedAbout(t *testing.T) {
	alone := pairOf
	alone.Players = players("Ann")
	for _, u := range []game.Setup{alone, pairOf, dueller} {
		s := raiding(t, u)
		s.Owner, s.Round.Box = byApp, "box"
		s = after(t, s, game.Raid{Seat: one, Location: parts.TrashCan, Count: 1})
		if len(s.Groups) > 1 {
			s = after(t, s, game.Raid{Seat: two, Location: parts.TrashCan, Count: 1})
		}
		for _, lang := range tables.Langs {
			_, put, _ := typed(lang, s, "zed")
			hint := regexp.MustCompile("[“«](. . 2)[”»]").FindStringSubmatch(put[1].Complaint)
			require.Equal(t, len(u.Players) == 1, hint != nil, put[1].Complaint)
			if hint != nil {
				did, _, err := typed(lang, s, hint[1])
				require.NoError(t, err)
				require.Empty(t, game.Game{}.Check(s, did))
			}
		}
	}
}

func TestAnswersThatCannotBeReadSaySo(t *testing.T) {
	for _, lang := range tables.Langs {
		a := prompter{phrases: phrases{flowtest.Reading(lang)}, state: raiding(t, pairOf)}
		for _, typed := range []string{
			"", "k", "2", "b 2", "x 2", "k x", "zed k 2", "k 2 3", "popper", "popper a b", "popper x", "save", "give a b", "give x b 1", "give a x 1",
			"give a b x", "k -1", "k 100", "ba 2", "b ba 2", "q q q q",
		} {
			_, err := a.readAny(typed)
			require.Error(t, err, typed)
			text, told := talk.Sentence(a.Words, err)
			require.True(t, told, typed)
			require.NotContains(t, text, "raccoonheist", typed)
			require.NotContains(t, text, "no value", typed)
		}
	}
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}}
	_, err := a.readRow("ktly")
	require.ErrorContains(t, err, "unread.row")
	_, err = a.readRow("kktly")
	require.ErrorContains(t, err, "row-twice")
	_, err = a.reader().Read("7", nil, line{Given: game.Fell{}, As: "die"})
	require.ErrorContains(t, err, "unread.die")
	_, err = readNames("a b c d e")
	require.ErrorContains(t, err, "unread.names")
	_, err = readColours("red red", 2)
	require.ErrorContains(t, err, "colour-twice")
	_, err = readColours("no", 2)
	require.ErrorContains(t, err, "unread.colours", "two letters that are no colours")
	glued, err := readColours("кb", 2)
	require.NoError(t, err)
	require.Equal(t, []string{"red", "blue"}, glued)
}

func TestLettersMeanOneThingInBothAlphabets(t *testing.T) {
	lists := map[string][]string{"place": nil, "colour": nil, "mode": nil, "owner": nil}
	for _, of := range placeLetters {
		lists["place"] = append(lists["place"], of)
	}
	for _, of := range colourLetters {
		lists["colour"] = append(lists["colour"], of)
	}
	for _, of := range modeLetters {
		lists["mode"] = append(lists["mode"], of)
	}
	for _, of := range ownerLetters {
		lists["owner"] = append(lists["owner"], of)
	}
	for name, list := range lists {
		seen := map[rune]bool{}
		for _, letters := range list {
			for _, r := range letters {
				require.False(t, seen[r], "%s: %c twice", name, r)
				seen[r] = true
			}
			for _, lang := range tables.Langs {
				keys := flowtest.Reading(lang).Letters(letters)
				require.Equal(t, lang == tables.Russian, []rune(keys[0])[0] > 127, letters)
			}
		}
	}
	for _, l := range parts.Locations {
		for _, lang := range tables.Langs {
			a := prompter{phrases: phrases{flowtest.Reading(lang)}}
			found, err := a.reader().Noun(game.NounPlace, a.key(game.Place(l)))
			require.NoError(t, err)
			require.Equal(t, game.Place(l), found)
		}
	}
}

func TestNobodyIsGuessedByHalfAName(t *testing.T) {
	u := pairOf
	u.Players = []game.Player{{Name: "Boris", Colours: []string{"red"}}, {Name: "Bella", Colours: []string{"blue"}}, {Name: "Rita", Colours: []string{"green"}}}
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: opening(t, u)}
	for _, typed := range []string{"b", "r", "x", ""} {
		_, err := a.reader().Noun(game.NounSeat, typed)
		require.Error(t, err, "%q could be several", typed)
	}
	for typed, want := range map[string]rules.Seat{"bo": one, "be": two, "re": one, "blue": two, "ri": game.Seat(3), "зел": game.Seat(3), "#1": one} {
		found, err := a.reader().Noun(game.NounSeat, typed)
		require.NoError(t, err, typed)
		require.Equal(t, want.Noun(), found, typed)
	}
	for i := range a.state.Groups {
		seat := a.state.Groups[i].Seat.Noun()
		found, err := a.reader().Noun(game.NounSeat, a.key(seat))
		require.NoError(t, err)
		require.Equal(t, seat, found)
	}
}

func TestGroupsOfTheDuelAreKnownByTheirColour(t *testing.T) {
	s := raiding(t, dueller)
	require.Equal(t, game.Raid{Seat: two, Location: parts.Kitchen, Count: 2}, asked(t, s, "b k 2"))
	w := flowtest.In(t, tables.Russian, "с к 2")
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Raid{Seat: two, Location: parts.Kitchen, Count: 2}, did)
	require.Equal(t, "Ann-красный", Flow{}.Name(w, s, one))
}

func TestAHintOfTheDuelNamesTheOtherGroup(t *testing.T) {
	for lang, want := range map[tables.Lang][2]string{
		tables.English: {"for another player: b k 2", "for the other group: b k 2"}, tables.Russian: {"за другого игрока: b к 2", "за другую группу: с к 2"},
	} {
		for i, u := range []game.Setup{pairOf, dueller} {
			_, put, _ := typed(lang, raiding(t, u), "")
			require.Contains(t, put[0].Help, want[i])
			_, put, _ = typed(lang, raiding(t, u), "zed")
			require.Contains(t, put[1].Complaint, strings.Split(want[i], ":")[0])
		}
	}
}

func TestDieIsTypedOrRolled(t *testing.T) {
	s := opening(t, pairOf)
	require.Equal(t, game.Fell{Face: 3}, asked(t, s, "3"))
	for _, typed := range []string{desktest.Enter, "r", "бросок"} {
		w := with(t, typed)
		w.Dice = &flowtest.Dice{Of: talk.AskDice, Sides: []int{5}}
		did, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Equal(t, game.Fell{Face: 6}, did)
	}
	w := with(t)
	w.Dice = &flowtest.Dice{Of: talk.AppDice, Sides: []int{0}}
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Fell{Face: 1}, did)
}

func TestHumanOwnerKeepsHisCardOnTheTable(t *testing.T) {
	s := after(t, opening(t, pairOf), game.Fell{Face: 6})
	require.Equal(t, game.Trap{Location: parts.Kitchen}, asked(t, s, "k"))
	s = after(t, s, game.Trap{Location: parts.Kitchen})
	require.Equal(t, game.Hide{}, asked(t, s, desktest.Enter))
}

func TestARoundTakesFewKeys(t *testing.T) {
	two, three := pairOf, pairOf
	three.Players = players("Ann", "Boris", "Вера")
	advanced := three
	advanced.Mode = game.Advanced
	for name, round := range map[string]struct {
		most    int
		setup   game.Setup
		sides   []int // the sides that the app's die shows, counted from 0
		answers map[tables.Lang][]string
	}{
		"of two": {9, two, []int{5}, map[tables.Lang][]string{
			tables.English: {"", "k2", "l1", "", ""}, tables.Russian: {"", "к2", "г1", "", ""},
		}},
		"of three": {12, three, []int{5}, map[tables.Lang][]string{
			tables.English: {"", "k2", "l1", "t1", "", ""}, tables.Russian: {"", "к2", "г1", "м1", "", ""},
		}},
		"of three, advanced": {12, advanced, []int{5, 5}, map[tables.Lang][]string{
			tables.English: {"", "k2", "s1", "t1", "", ""}, tables.Russian: {"", "к2", "п1", "м1", "", ""},
		}},
	} {
		for lang, answers := range round.answers {
			t.Run(name+" "+string(lang), func(t *testing.T) {
				keys := len(answers)
				for _, answer := range answers {
					keys += utf8.RuneCountInString(answer)
				}
				require.LessOrEqual(t, keys, round.most)
				card := parts.Basement
				if name != "of two" {
					card = parts.Backyard
				}
				s := playRoundOf(t, round.setup, card, round.sides, lang, answers...)
				require.Equal(t, 2, s.Groups[0].Food)
			})
		}
	}
}

func playRound(t *testing.T, lang tables.Lang, answers ...string) game.State {
	return playRoundOf(t, pairOf, parts.Basement, []int{5}, lang, answers...)
}

func playRoundOf(t *testing.T, u game.Setup, card parts.Location, sides []int, lang tables.Lang, answers ...string) game.State {
	u.Owner = byApp
	s := opening(t, u)
	w := flowtest.In(t, lang, answers...)
	w.Dice, w.Secrets = &flowtest.Dice{Of: talk.AskDice, Sides: sides}, openSecrets{card}
	for s.Round.Number == 1 {
		seat := game.Game{}.Next(s)
		did, err := game.Action(nil), error(nil)
		if (game.Game{}).Automated(s, seat) {
			did, err = Flow{}.Decided(w, s, game.Game{}.Decide(s, seat))
			if s.Round.Step == game.TrapStep {
				did = game.Trap{Location: parts.Backyard}
			}
		} else {
			did, err = Flow{}.Ask(w, s)
		}
		require.NoError(t, err)
		s = after(t, s, did)
	}
	return s
}

func TestWholeRoundMayBeTypedAhead(t *testing.T) {
	s := playRound(t, tables.English, "6 b l 1 k 2 r y")
	require.Equal(t, 2, s.Groups[0].Food)
	require.Equal(t, two, s.Popper.Holder)
	require.Equal(t, 2, playRound(t, tables.Russian, "бросок к2 г1 вскрыть да").Groups[0].Food)
}

func FuzzWhateverIsTypedIsReadOrRefused(f *testing.F) {
	for _, typed := range []string{"k 2", "б г 1", "b1r1", "#2 y 1", "save a b", "give a b 9", "-", "#", "ktlys", "k\x002"} {
		f.Add(typed)
	}
	s := opening(f, pairOf)
	f.Fuzz(func(t *testing.T, typed string) {
		a := prompter{phrases: phrases{flowtest.Reading(tables.Russian)}, state: s}
		if did, err := a.readAny(typed); err == nil {
			require.NotNil(t, did)
		} else {
			text, told := talk.Sentence(a.Words, err)
			require.True(t, told, typed)
			require.NotContains(t, text, "raccoonheist.")
		}
		_, _ = a.readRescue(&s.Groups[0], typed)
		_, _ = a.readRow(typed)
		_, _ = readColours(typed, 2)
		_, _ = readNames(typed)
	})
}

// RH-AMB-15, RH-AMB-16
func TestFoodIsAskedForOnlyWhereItRunsShort(t *testing.T) {
	u := pairOf
	u.Mode = game.Advanced
	s := found(t, u, parts.LivingRoom, game.Raid{Seat: one, Location: parts.Kitchen, Count: 2}, game.Raid{Seat: two, Location: parts.Backyard, Count: 1})
	require.Equal(t, game.Collect{Seat: one, Food: 2}, asked(t, s), "each token counts")
	w := with(t, "1")
	w.Undone = true
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Collect{Seat: one, Food: 1}, did, "after an undo people are asked")
	for food, want := range map[int]int{7: 2, 24: 2, 25: 1, 26: 0, 27: 2} {
		s.Groups[0].Food = food
		did, put, err := typed(tables.English, s, desktest.Enter)
		require.NoError(t, err)
		require.Equal(t, game.Collect{Seat: one, Food: want}, did, food)
		require.Equal(t, want < 2, len(put) > 0, "asked with %d tokens: three must be left for Boris", food)
		if want < 2 {
			require.Equal(t, talk.Numbers(0, 2), put[0].Buttons.Plain)
		}
	}
}

func TestTheDuelEndsForAGroup(t *testing.T) {
	s := raiding(t, dueller)
	s.Groups[1].Reserve, s.Groups[1].Raid = 0, game.Raiders{}
	for lang, word := range map[tables.Lang]string{tables.English: "group", tables.Russian: "групп"} {
		w := flowtest.Reading(lang)
		require.Contains(t, Flow{}.Ending(w, s, "RH-END-02"), word)
		require.Empty(t, Flow{}.Ending(w, raiding(t, pairOf), "RH-END-02"))
		for _, mode := range []game.Mode{game.Duel, game.AdvancedDuel} {
			u := dueller
			u.Mode = mode
			list := (&setupForm{phrases: phrases{w}}).checklist(opening(t, u))
			require.Contains(t, list[len(list)-1], word)
		}
	}
}

func TestTheExampleOfARaidCanBeTyped(t *testing.T) {
	u := pairOf
	u.Players = players("Ann", "Boris", "Вера")
	s := raiding(t, u)
	said := prompter{phrases: phrases{flowtest.Reading(tables.Russian)}, state: s}.example()
	require.Equal(t, "b", said["who"], "Ann is awaited, Boris may go first")
	require.Empty(t, said["other"], "the popper lies in the Living room")

	s = after(t, s, game.Raid{Seat: one, Location: parts.Kitchen, Count: 1}, game.Raid{Seat: two, Location: parts.Kitchen, Count: 1})
	require.Equal(t, "a", prompter{phrases: phrases{flowtest.Reading(tables.Russian)}, state: s}.example()["who"], "Вера is awaited, nobody else is missing")

	s.Mode, s.Popper = game.Advanced, game.Popper{Holder: two}
	require.NotEqual(t, "b", prompter{phrases: phrases{flowtest.Reading(tables.Russian)}, state: s}.example()["other"])
	require.NotEmpty(t, prompter{phrases: phrases{flowtest.Reading(tables.Russian)}, state: s}.example()["other"])
	_, err := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: raiding(t, u)}.readAny("k")
	text, _ := talk.Sentence(flowtest.Reading(tables.English).Words, err)
	require.NotContains(t, text, "popper")
}

func TestDiceMayStickTogether(t *testing.T) {
	for _, typed := range []string{"566", "5 66", "5 6 6"} {
		a := prompter{phrases: phrases{with(t, typed)}, state: raiding(t, pairOf)}
		for _, want := range []int{5, 6, 6} {
			did, err := a.askDie("The die?")
			require.NoError(t, err)
			require.Equal(t, game.Fell{Face: want}, did, typed)
		}
	}
}

func TestShortNamesOfLocationsAreUnderstood(t *testing.T) {
	for typed, place := range map[string]parts.Location{
		"двор 2": parts.Backyard, "yard 2": parts.Backyard, "бак 2": parts.TrashCan, "мусорка 2": parts.TrashCan, "bin 2": parts.TrashCan,
	} {
		for _, lang := range tables.Langs {
			did, err := Flow{}.Ask(flowtest.In(t, lang, typed), raiding(t, pairOf))
			require.NoError(t, err, typed)
			require.Equal(t, game.Raid{Seat: one, Location: place, Count: 2}, did, typed)
		}
	}
}

func TestGroupsOfTheDuelAreCalledAsTheyArePrinted(t *testing.T) {
	s := raiding(t, dueller)
	for _, lang := range tables.Langs {
		a := prompter{phrases: phrases{flowtest.Reading(lang)}, state: s}
		for _, g := range s.Groups {
			for _, name := range []string{a.groupName(&g), strings.ToUpper(a.groupName(&g))} {
				did, err := Flow{}.Ask(flowtest.In(t, lang, name+" k 2"), s)
				require.NoError(t, err, name)
				require.Equal(t, game.Raid{Seat: g.Seat, Location: parts.Kitchen, Count: 2}, did, name)
			}
			_, err := Flow{}.Fix(flowtest.In(t, lang, a.groupName(&g)+" food 6"), s)
			require.NoError(t, err)
		}
	}
}

func TestAKeyThatIsYesAndNoIsAskedBack(t *testing.T) {
	for typed, lang := range map[string]tables.Lang{"y": tables.Russian, "н": tables.English} {
		a := prompter{phrases: phrases{flowtest.Reading(lang)}, state: raiding(t, pairOf)}
		_, err := a.reader().EitherKey(func(typed string) (game.Action, error) {
			return a.reader().Read(typed, nil, line{Given: game.TakePopper{}, As: "*yes"}, line{Given: game.LeavePopper{}, As: "*no"})
		})(typed)
		text, told := talk.Sentence(a.Words, err)
		require.True(t, told, typed)
		require.Contains(t, text, typed)
	}
}

func TestTooFewTokensAreCountedWell(t *testing.T) {
	say := func(food, has int) string {
		return flowtest.Reading(tables.English).Words.Say("raccoonheist.breach.give-more", tables.Args{"seat": "Ann", "food": food, "has": has})
	}
	require.Equal(t, "Ann cannot give 1 food token: there are none to give.", say(1, 0))
	require.Equal(t, "Ann cannot give 2 food tokens: there is only 1 to give.", say(2, 1))
	require.Equal(t, "Ann cannot give 3 food tokens: there are only 2 to give.", say(3, 2))
}
