package chezguevara

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func TestWhoLaidACardMayBeLeftOpen(t *testing.T) {
	lucky := did(table(t, 3), game.Event{Seat: ana, Card: "lucky-7", Target: ana})
	require.Equal(t, game.Cancel{Card: "veto", On: 1}, asked(t, lucky, "0ve"))
	require.Equal(t, game.Event{Card: "lucky-7"}, asked(t, lucky, "0 lu"))
	require.Equal(t, game.Event{Card: parts.Exposure, Target: boris}, asked(t, lucky, "0ex2"))
	jammed := did(lucky, game.Cancel{Card: "veto", On: 1})
	require.Equal(t, game.Mend{To: chela}, asked(t, jammed, "0>3"))
	for _, lang := range tables.Langs {
		a := prompter{phrases{flowtest.Reading(lang)}, jammed}
		require.Contains(t, strings.Join(a.reminders(), " "), a.card("veto"))
		require.NotContains(t, Flow{}.Report(a.UI, jammed, game.Cancel{Card: "veto", On: 1}), "1",
			"lines have their numbers within a turn alone")
		_, told := game.Game{}.Apply(jammed, game.Mend{To: chela})
		require.NotContains(t, Flow{}.Tell(a.UI, jammed, told[0]), "no value")
		_, told = game.Game{}.Apply(lucky, game.Event{Card: "lucky-7"})
		require.Contains(t, strings.ToLower(Flow{}.Tell(a.UI, jammed, told[0])), a.say("seat.unknown"))
	}
}

func TestWhoLaidACardIsAskedBeforeTheTurnEnds(t *testing.T) {
	jammed := did(table(t, 3), game.Event{Seat: ana, Card: "lucky-7", Target: ana}, game.Cancel{Card: "veto", On: 1})
	s, made := played(t, tables.English, jammed, "end", "", "3")
	require.Equal(t, []game.Action{game.Mend{To: chela}, game.EndTurn{Seat: ana}}, made[len(made)-2:])
	require.Equal(t, boris, s.Turn.Seat)
	require.Equal(t, 4, s.Player(chela).Hand)
	s, made = played(t, tables.Russian, jammed, "конец", "конец", "")
	require.Equal(t, game.EndTurn{Seat: ana}, made[len(made)-1])
	require.Equal(t, 5, s.Player(chela).Hand)
}

func TestWhoExposedIsAskedBeforeHeMovesAnybody(t *testing.T) {
	s := did(table(t, 3, tent(boris, "brother")), game.Event{Card: parts.Exposure, Target: boris}, game.Roll{Die: 1}, game.Resolve{})
	s, made := played(t, tables.English, s, "3", "bro", "chela")
	require.Equal(t, []game.Action{game.Mend{To: chela}, game.Transfer{Seat: chela, Card: "brother", To: chela, On: 1}}, made)
	require.Empty(t, s.Unnamed())
}

func TestASlipInMendingAsksNobodyToRecordIt(t *testing.T) {
	a := prompter{phrases{flowtest.Reading(tables.English)}, did(table(t, 3), game.Do{Seat: ana, Card: "guitar"})}
	for _, typed := range []string{"2>3", "0>3", "7>1", "1>7", "1>0"} {
		next, ok := a.readAside(typed)
		require.True(t, ok)
		require.Error(t, next.wrong, typed)
	}
	next, _ := a.readAside("1>3")
	require.NoError(t, next.wrong)
	require.Equal(t, game.Mend{From: ana, To: chela}, next.did)
}

func TestEnterRemindsOfLeaveFirst(t *testing.T) {
	s := table(t, 3, func(s *game.State) { s.Players[0].Hand = 5 })
	for _, lines := range [][]string{{"", ""}, {"end", "end"}, {"end", ""}, {"", "enough"}} {
		ui := flowtest.In(t, tables.English, lines...)
		ended, err := Flow{}.Ask(ui, s)
		require.NoError(t, err)
		require.Equal(t, game.EndTurn{Seat: ana}, ended)
		require.Len(t, ui.Desk.(interface{ Asked() []string }).Asked(), 2)
	}
	spent := table(t, 3, func(s *game.State) { s.Players[0].Hand, s.Turn.Used = 5, 3 })
	require.Equal(t, game.EndTurn{Seat: ana}, asked(t, spent, ""), "nothing is left")
	empty := table(t, 3, func(s *game.State) { s.Players[0].Hand = 0 })
	require.Equal(t, game.EndTurn{Seat: ana}, asked(t, empty, ""), "there is nothing to spend it on")
	played(t, tables.English, s, "", "gui", "")
	over := flowtest.In(t, tables.English, "end", "end")
	_, err := Flow{}.Ask(over, table(t, 3))
	require.NoError(t, err)
	require.Equal(t, []string{"Ana discards 1 card; five stay in hand."}, over.Desk.(interface{ Said() []string }).Said(), "of a hand of six")
}

func TestWhoMayGoOnWithTheTurn(t *testing.T) {
	a := prompter{phrases{flowtest.Reading(tables.English)}, table(t, 5)}
	said := a.whoMay(rules.Nobody)
	require.Equal(t, "Ana: recruit a person, loot, play an activity, end the turn, play an event", said[0], "cards beyond five go without saying")
	require.Equal(t, "Boris, Chela, Diego, Eva: play an event", said[1], "who may say the same stand together")
	a.state = did(a.state, game.Do{Seat: ana, Card: "guitar"}, game.Resolve{})
	said = a.whoMay(ana)
	require.Contains(t, said[1], "recruit a person: not allowed (CG-REC-01)")
}

func TestADeedCountsForWhoeverDidIt(t *testing.T) {
	spec := course
	from, to, ok := spec.Mended(game.Mend{From: boris, To: diego})
	require.True(t, ok)
	require.Equal(t, []rules.Seat{boris, diego}, []rules.Seat{from, to})
	_, _, ok = spec.Mended(game.Draw{Seat: ana})
	require.False(t, ok)
	s := did(table(t, 3), game.Event{Seat: ana, Card: "lucky-7", Target: ana})
	for _, lang := range tables.Langs {
		ui := flowtest.Reading(lang)
		after, notes := game.Game{}.Apply(s, game.Cancel{Seat: chela, Card: "veto", On: 1})
		require.Contains(t, Flow{}.Tell(ui, after, notes[0]), "Chela")
		after, notes = game.Game{}.Apply(s, game.Cancel{Card: "veto", On: 1})
		require.Contains(t, strings.ToLower(Flow{}.Tell(ui, after, notes[0])), phrases{ui}.say("seat.unknown"))
		require.Equal(t, phrases{ui}.say("seat.cardboard"), Flow{}.Name(ui, s, rules.Cardboard))
	}
}
