package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

func TestWhatOnlyPaysForCardsIsToldByItsRule(t *testing.T) {
	s := spending(t, both, game.SeatRick, tools, gun, gun, move)
	for typed, rule := range map[string]tables.RuleID{
		"g": "PR-DICE-08", "gun": "PR-DICE-08", "пушка": "PR-DICE-08", "shoot": "PR-DICE-08", "стрелять": "PR-DICE-08",
		"tools": "PR-DICE-06", "инструменты": "PR-DICE-06",
	} {
		breaches, _ := rules.Judge(game.Game{}, s, asked(t, s, typed))
		require.NotEmpty(t, breaches, typed)
		require.Equal(t, rule, breaches[0].Rule, typed)
	}
	require.Contains(t, Flow{}.Here(s), tables.RuleID("PR-DICE-08"))
	s = spending(t, both, game.SeatRick, gun, move, move, move)
	require.Equal(t, game.SpendFor{Die: 1}, asked(t, s, "gun"))
}

func TestAHandOfGunsSaysWhatItIsFor(t *testing.T) {
	for want, s := range map[bool]game.State{
		true:  spending(t, both, game.SeatRick, tools, gun, gun, gun),
		false: spending(t, both, game.SeatRick, tools, gun, gun, move),
	} {
		for _, lang := range tables.Langs {
			w := in(t, lang)
			require.Equal(t, want, prompter{phrases{w}, s}.spendHelp() != "", lang)
		}
	}
	russians := spending(t, both, game.SeatRussians, tools, gun, gun, gun)
	require.Empty(t, prompter{phrases{with(t)}, russians}.spendHelp(), "theirs shoot")
}
