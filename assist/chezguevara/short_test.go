package chezguevara

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func TestSomebodyElseSpeaksAtAShortQuestion(t *testing.T) {
	promotes := game.Event{Seat: boris, Card: parts.Promotion, Target: boris}
	lucky := game.Event{Seat: ana, Card: "lucky-7", Target: ana}
	dear := did(table(t, 3), game.Loot{Seat: ana, Cards: []parts.CardID{"soap", "art-of-war"}})
	for name, c := range map[string]struct {
		state game.State
		lines []string
		want  []game.Action
	}{
		"on whom, apart":    {table(t, 5), []string{"ex", "2 pro", "3"}, []game.Action{promotes, game.Event{Seat: ana, Card: parts.Exposure, Target: chela}}},
		"on whom":           {table(t, 5), []string{"ex", "2pro", "3"}, []game.Action{promotes, game.Event{Seat: ana, Card: parts.Exposure, Target: chela}}},
		"what stands on it": {table(t, 5), []string{"soap beret", "2pro", ""}, []game.Action{promotes, game.Loot{Seat: ana, Cards: []parts.CardID{"soap", "new-beret"}}}},
		"who cancels":       {did(table(t, 5), lucky), []string{"ve", "2pro", "3"}, []game.Action{promotes, game.Cancel{Seat: chela, Card: "veto", On: 1}}},
		"which die":         {table(t, 3, tent(ana, "gordo")), []string{"gor", "2pro", "3"}, []game.Action{promotes, game.Evict{Seat: ana, Card: "gordo", Die: 3}}},
		"what is kept":      {dear, []string{"", "2pro", "", "so"}, []game.Action{promotes, game.Resolve{On: 1, Keep: []parts.CardID{"soap"}}}},
	} {
		t.Run(name, func(t *testing.T) {
			_, made := played(t, tables.English, c.state, c.lines...)
			require.Equal(t, c.want, made[:2])
		})
	}
}

func TestEveryThingOfALootingIsLearned(t *testing.T) {
	told := game.Learn{Card: parts.Card{ID: "new-beret", Name: parts.Known("new-beret").Name, Kind: parts.Thing, Slack: 2, Cost: 1}}
	want := []game.Action{told, game.Loot{Seat: ana, Cards: []parts.CardID{"soap", "new-beret"}}}
	for _, lines := range [][]string{{"soap beret t2 c1", ""}, {"soap beret", "t2 c1"}} {
		_, made := played(t, tables.English, table(t, 3), lines...)
		require.Equal(t, want, made)
	}
	_, made := played(t, tables.English, table(t, 3), "soap beret", "")
	require.Equal(t, want[1:], made, "people may tell it later")
	_, made = played(t, tables.English, table(t, 3), "potato tequila", "t1 food", "t1 drink")
	require.Equal(t, game.Loot{Seat: ana, Cards: []parts.CardID{"potato", "tequila"}}, made[2], "one unit of leave (CG-LOOT-02)")
}

func TestACardIsToldAnew(t *testing.T) {
	socks := parts.Card{ID: "socks", Name: tables.Text{En: "Socks", Ru: "Socks"}, Kind: parts.Thing, Slack: 3, Cost: 5, Categories: []parts.Category{parts.Cat}}
	right := parts.Card{ID: "socks", Name: socks.Name, Kind: parts.Thing, Slack: 3, Cost: 1}
	s := did(table(t, 3), game.Learn{Card: socks})
	for _, lines := range [][]string{{"socks t3 c1", ""}, {"1 socks t3 c1", "y"}} {
		_, made := played(t, tables.English, s, lines...)
		require.Equal(t, []game.Action{game.Learn{Card: right}, game.Loot{Seat: ana, Cards: []parts.CardID{"socks"}}}, made[:2])
	}
}

func TestALootingThatIsTooDearSaysSoOnce(t *testing.T) {
	loot := game.Loot{Seat: ana, Cards: []parts.CardID{"soap", "art-of-war"}}
	_, made := played(t, tables.English, table(t, 3), "so war", "so")
	require.Equal(t, []game.Action{loot, game.Resolve{On: 1, Keep: []parts.CardID{"soap"}}}, made)
	for _, lang := range tables.Langs {
		a := prompter{phrases{flowtest.Reading(lang)}, did(table(t, 3), loot)}
		require.Len(t, a.objections(a.state.FirstWait()), 2)
		require.Contains(t, a.objections(a.state.FirstWait())[0], "2")
		a.state = did(table(t, 3), game.Loot{Seat: ana, Cards: []parts.CardID{"soap"}})
		require.Len(t, a.objections(a.state.FirstWait()), 1, "who may order otherwise")
	}
}

func TestARollThatIsNotAllowedIsToldBeforeTheDie(t *testing.T) {
	tried := did(table(t, 3, tent(ana, "gordo", parts.GloriousLeader)), game.Evict{Seat: ana, Card: "gordo", Die: 1})
	waived := did(tried, game.Settle{Name: "CG-AMB-09", Value: "waived"})
	for _, c := range []struct {
		state game.State
		typed string
		want  []string
	}{
		{tried, "gor", []string{"! There has already been a roll for Gordo this turn. (CG-AMB-09)"}}, {waived, "gor", nil},
		{tried, "lea", []string{"! Glorious Leader cannot be evicted. (CG-EVICT-05)"}},
	} {
		ui := flowtest.In(t, tables.English, c.typed, "2")
		_, err := Flow{}.Ask(ui, c.state)
		require.NoError(t, err)
		require.Equal(t, c.want, ui.Desk.(interface{ Said() []string }).Said())
		require.NotEmpty(t, ui.Desk.(interface{ Asked() []string }).Asked()[1])
	}
}

func TestWhatIsSaidBehindARollComesAfterItsDie(t *testing.T) {
	_, made := played(t, tables.English, table(t, 3, tent(ana, "gordo")), "gor so", "3")
	require.Equal(t, []game.Action{
		game.Evict{Seat: ana, Card: "gordo", Die: 3}, game.Loot{Seat: ana, Cards: []parts.CardID{"soap"}},
	}, made)
}

func TestWhatIsSaidBehindARivalAnswersTheNextQuestion(t *testing.T) {
	_, made := played(t, tables.English, table(t, 3), "exposure", "2 3")
	require.Equal(t, []game.Action{
		game.Event{Seat: ana, Card: parts.Exposure, Target: boris}, game.Roll{Seat: boris, Die: 3, On: 1},
	}, made)
}

func TestWhoElseHasReachedTheGoalIsTold(t *testing.T) {
	s := table(t, 3, tent(ana, "new-beret"), tent(boris, "new-beret"), slack(ana, 17), slack(boris, 18), slack(chela, 1))
	s = did(s, game.Event{Seat: ana, Card: "lucky-7", Target: ana}, game.Loot{Seat: ana, Cards: []parts.CardID{"pipe"}}, game.Resolve{},
		game.Learn{Card: parts.Card{ID: "new-beret", Kind: parts.Thing, Slack: 3}})
	require.Len(t, s.Claims, 2)
	for _, lang := range tables.Langs {
		a := prompter{phrases{flowtest.Reading(lang)}, s}
		told := a.objections(s.FirstWait())
		require.Len(t, told, 1)
		require.Contains(t, told[0], a.seat(boris))
	}
}

func TestIntoWhoseTentIsToldInOneForm(t *testing.T) {
	comes := func(id parts.CardID, to rules.Seat) game.Action { return game.Recruit{Seat: ana, Card: id, To: to} }
	for lines, want := range map[string]game.Action{
		"gor|2": comes("gordo", boris), "gor >2": comes("gordo", boris), "gor>2": comes("gordo", boris),
		"gor 2": comes("gordo", boris), "gor|1": comes("gordo", ana), "bro": comes("brother", ana),
		"bro >2": comes("brother", boris), "bro 2 5": comes("brother", boris),
		"ex >3":  game.Event{Seat: ana, Card: parts.Exposure, Target: chela},
		"2 ex>3": game.Event{Seat: boris, Card: parts.Exposure, Target: chela},
		"gor|>2": comes("gordo", boris), "gor|> 2": comes("gordo", boris), "gor|>boris": comes("gordo", boris),
		"ex|>3": game.Event{Seat: ana, Card: parts.Exposure, Target: chela},
	} {
		_, made := played(t, tables.English, table(t, 3), strings.Split(lines, "|")...)
		require.Equal(t, want, made[0], lines)
	}
	_, made := played(t, tables.Russian, table(t, 3), "дру >2 5")
	require.Equal(t, []game.Action{comes("brother", boris), game.Roll{Seat: ana, Die: 5, On: 1}}, made)
	_, made = played(t, tables.English, table(t, 3, tent(ana, "gordo")), "gor 4 >2")
	require.Equal(t, game.Evict{Seat: ana, Card: "gordo", Die: 4, To: boris}, made[0])
	for line, to := range map[string]rules.Seat{"gor|4|": rules.Nobody, "gor|4|gone": rules.Nobody, "gor|4|2": boris, "gor|4|>3": chela} {
		_, made = played(t, tables.English, table(t, 3, tent(ana, "gordo")), strings.Split(line, "|")...)
		require.Equal(t, game.Evict{Seat: ana, Card: "gordo", Die: 4, To: to}, made[0], line)
	}
	_, made = played(t, tables.English, table(t, 2, tent(ana, "gordo")), "gor", "4", "2")
	require.Equal(t, game.Evict{Seat: ana, Card: "gordo", Die: 4, To: boris}, made[0], "the only rival")
	for _, line := range []string{
		"bum p-1 eats food >2|", "bum >2 p-1 eats food|", "bum p-1 eats food 2|", "bum 2 p-1 eats food|",
		"bum p-1 eats food||>2", "old bum p-1 >2|", "old bum >2 p-1|",
	} {
		_, made = played(t, tables.English, table(t, 3), strings.Split(line, "|")...)
		require.Equal(t, boris, made[1].(game.Recruit).To, line)
	}
	convicted := did(table(t, 3, tent(boris, "brother")), game.Event{Seat: ana, Card: parts.Exposure, Target: boris},
		game.Roll{Die: 1})
	for _, line := range []string{"bro >3", "bro 3", "bro>3", "bro3"} {
		_, made = played(t, tables.English, convicted, line)
		require.Equal(t, game.Transfer{Seat: ana, Card: "brother", To: chela, On: 1}, made[1], line)
	}
	moved := did(table(t, 3, tent(ana, "brother")), game.Go{Phase: game.LeavePhase})
	require.Equal(t, game.Effect{Seat: ana, Card: "brother", To: boris}, asked(t, moved, "bro >2"))
}

func TestWhatPeopleSayIsTakenWhereItIsSaid(t *testing.T) {
	cleared := did(table(t, 3), game.Event{Seat: boris, Card: parts.Exposure, Target: ana}, game.Roll{Die: 6}, game.Resolve{})
	require.NotNil(t, cleared.Right)
	want := game.Action(game.Revenge{Seat: ana, Card: parts.Exposure})
	require.Equal(t, want, asked(t, cleared, "revenge"))
	for _, typed := range []string{"1месть", "ex", "ex2", "1ex2", "1разо2", "1 ex >2", "exposure boris"} {
		require.Equal(t, want, asked(t, cleared, typed), typed)
	}
	require.IsType(t, game.Recruit{}, asked(t, did(cleared, game.Learn{Card: parts.Card{ID: parts.Orderly, Kind: parts.Person}}), "orderly 1"), "the Orderly in the hand takes no revenge")
	orderly := did(table(t, 3, tent(ana, parts.Orderly)), game.Event{Seat: boris, Card: parts.Exposure, Target: ana}, game.Roll{Die: 6}, game.Resolve{})
	_, made := played(t, tables.Russian, orderly, "месть", "2")
	require.Equal(t, game.Revenge{Seat: ana, Card: parts.Orderly}, made[0])

	judged := did(table(t, 3), game.Event{Seat: boris, Card: parts.Exposure, Target: ana}, game.Roll{Die: 6})
	others := did(table(t, 3), game.Event{Seat: chela, Card: parts.Exposure, Target: boris}, game.Roll{Die: 6})
	for _, lang := range tables.Langs {
		for _, c := range []struct {
			state game.State
			typed string
			by    rules.Seat
		}{
			{judged, "1revenge", ana}, {judged, "1 revenge", ana}, {judged, "1месть", ana}, {judged, "revenge", ana},
			{judged, "1ex2", ana}, {judged, "разо2", ana}, {judged, "1 exposure >2", ana}, {others, "2ex3", boris},
			{others, "2месть", boris}, {others, "revenge", boris}, {others, "2 exposure", boris},
		} {
			_, made := played(t, lang, c.state, c.typed)
			require.Equal(t, game.Action(game.Revenge{Seat: c.by, Card: parts.Exposure}), made[1], c.typed)
		}
		exposed := game.Event{Seat: ana, Card: parts.Exposure, Target: chela}
		require.Equal(t, exposed, asked(t, judged, "exposure 3"))
		_, made := played(t, lang, judged, "0 exposure", "3")
		exposed.Seat = rules.Nobody
		require.Equal(t, exposed, made[0])
	}

	asks := did(table(t, 3, rank(ana, parts.Sergeant)), game.Go{Phase: game.LeavePhase}, game.Ask{Seat: ana})
	for _, lang := range tables.Langs {
		a := prompter{phrases{flowtest.Reading(lang)}, asks}
		require.Contains(t, strings.Join(a.reminders(), " "), a.say("remind.asked", tables.Args{"seat": "Ana", "other": "Boris", "number": "2"}))
	}
	require.Equal(t, game.Give{From: chela, To: ana, Card: "ambush"}, asked(t, asks, "3ambush"))
	_, made = played(t, tables.English, asks, "3heist a0 raid3", "y")
	require.Equal(t, game.Give{From: chela, To: ana, Card: "heist"}, made[1], "a raid card that is new")

	dear := did(table(t, 3), game.Loot{Seat: ana, Cards: []parts.CardID{"soap", "art-of-war"}})
	for _, word := range []string{"none", "-", "нет"} {
		s, made := played(t, tables.English, dear, "", word)
		require.Equal(t, game.Resolve{On: 1, None: true}, made[0])
		require.Empty(t, s.Player(ana).Tent)
		require.Equal(t, dear.Player(ana).Hand+2, s.Player(ana).Hand)
	}
}

// People may object to an activity before its die (CG-AMB-42), also if the app rolls the die.
func TestADieWaitsForObjections(t *testing.T) {
	s := did(table(t, 3), game.Do{Seat: ana, Card: "sex-with-capitalist-agent"})
	order := game.Order{Seat: boris, Card: "kitchen-duty"}
	for _, lang := range tables.Langs {
		for habit, text := range map[talk.Habit]string{talk.AppDice: "ask.settle", talk.AskDice: "ask.slack"} {
			for typed, want := range map[string]game.Action{"": game.Roll{Seat: ana, Die: 3, On: 1}, "2ki": order} {
				ui := flowtest.In(t, lang, typed)
				ui.Dice = &flowtest.Dice{Of: habit, Sides: []int{2}}
				made, err := Flow{}.Ask(ui, s)
				require.NoError(t, err)
				require.Equal(t, want, made)
				a, q := prompter{phrases{ui}, s}, ui.Desk.(interface{ Asked() []string }).Asked()[0]
				said := tables.Args{"seat": "Ana", "card": a.card(s.Plays[0].Card), "cards": a.card(s.Plays[0].Card), "slack": "-1"}
				require.Equal(t, a.say(text, said), q)
			}
		}
	}
}

func TestADiscardSaysThatLeaveStaysUnused(t *testing.T) {
	ui := flowtest.In(t, tables.English, "drop 1", "drop 1", "2drop")
	for _, s := range []game.State{table(t, 3), did(table(t, 3), game.Go{Phase: game.DiscardPhase}), table(t, 3)} {
		_, err := Flow{}.Ask(ui, s)
		require.NoError(t, err)
	}
	require.Equal(t, []string{"Discarding ends the leave phase: 3 leave stays unused."}, ui.Desk.(interface{ Said() []string }).Said())
}

func TestATrophyIsReadOffAsItIsTaken(t *testing.T) {
	s := did(table(t, 3, rank(ana, parts.Sergeant)), game.Go{Phase: game.LeavePhase}, game.Do{Seat: ana, Card: "ambush"},
		game.Roll{Seat: ana, Die: 6}, game.Roll{Seat: boris, Die: 1}, game.Roll{Seat: chela, Die: 2},
		game.Trophies{Cards: []parts.CardID{"new-beret", "soap", "pipe"}})
	require.Equal(t, game.ForPick, s.FirstWait().For)
	next, made := played(t, tables.English, s, "beret", "t2 c1")
	require.IsType(t, game.Learn{}, made[0])
	require.Equal(t, game.Pick{Seat: ana, Card: "new-beret", On: s.FirstWait().Line}, made[1])
	require.Equal(t, s.Total(ana)+2, next.Total(ana))
	_, made = played(t, tables.English, s, "beret", "")
	require.IsType(t, game.Pick{}, made[0], "later")
	require.Equal(t, game.Pick{Seat: chela, Card: "soap", On: s.FirstWait().Line}, asked(t, s, "3soap"), "out of order (CG-TROPHY-08)")
	require.Equal(t, game.Pick{Seat: ana, Card: "soap", On: s.FirstWait().Line}, asked(t, s, "1soap"))
	hungry := did(table(t, 3, tent(boris, "cigars", "pipe")), game.Recruit{Seat: ana, Card: "gordo", To: boris})
	require.Equal(t, game.Feed{Seat: boris, Feeder: "gordo", Card: "pipe", On: 1}, asked(t, hungry, "2pipe"), "who must choose says so himself")
}

func TestASeatThatIsNotAtTheTableIsNoAnswer(t *testing.T) {
	convicted := did(table(t, 3, tent(boris, "brother")), game.Event{Seat: ana, Card: parts.Exposure, Target: boris},
		game.Roll{Die: 1}, game.Resolve{})
	evicts := table(t, 3, tent(ana, "gordo"))
	moved := did(table(t, 3, tent(ana, "brother")), game.Go{Phase: game.LeavePhase})
	for _, c := range []struct {
		state game.State
		typed string
	}{
		{table(t, 3), "gordo >9"}, {table(t, 3), "gor 9"}, {table(t, 3), "exposure >9"}, {table(t, 3), "demotion >7"},
		{table(t, 3), "разжалование >7"}, {table(t, 3), "ex 4"}, {evicts, "gor 4 >9"},
		{evicts, "gor >9"}, {moved, "bro >9"}, {convicted, "bro >9"}, {table(t, 3), "ex 0"}, {table(t, 3), "2ex4"},
	} {
		for _, lang := range tables.Langs {
			var said strings.Builder
			ui := flowtest.In(t, lang)
			ui.Desk = desk.NewLine(strings.NewReader(c.typed+"\n"), &said, desk.Look{Words: ui.Words})
			_, err := Flow{}.Ask(ui, c.state)
			require.ErrorIs(t, err, desk.ErrEnd, c.typed)
			digit := c.typed[len(c.typed)-1:]
			require.Contains(t, said.String(), phrases{ui}.say("unread.seat", tables.Args{"typed": digit}), c.typed)
		}
	}
}
