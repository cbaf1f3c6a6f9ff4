package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

func TestEverySentenceThatIsSaidExists(t *testing.T) { flowtest.Said(t, "picklerick", 100) }

func TestClosedListsHaveAWordEach(t *testing.T) {
	w := phrases{flowtest.Reading(tables.Russian)}
	var all []string
	for _, s := range parts.Symbols {
		all = append(all, w.symbol(s))
	}
	for _, d := range game.Dirs {
		all = append(all, w.dir(d), w.toward(d))
	}
	for _, c := range []parts.Colour{parts.Red, parts.Blue, parts.Grey} {
		all = append(all, w.colour(c), w.say("letter."+string(c)))
	}
	for _, p := range game.Parts {
		all = append(all, w.part(p))
	}
	for _, e := range parts.Effects {
		all = append(all, w.say("effect."+string(e)))
	}
	for _, e := range parts.Effects {
		if slot(&parts.Card{Effect: e}, "amount").Matters {
			all = append(all, w.say("card.amount-"+string(e), tables.Args{"card": ""}))
		}
	}
	for _, p := range parts.Places {
		all = append(all, w.say("sign."+string(p)), w.say("short."+string(p)))
	}
	for _, seat := range []rules.Seat{game.SeatRick, game.SeatRussians, rules.Cardboard} {
		all = append(all, w.seat(seat))
	}
	for _, text := range all {
		require.NotContains(t, text, "[")
	}
}

func TestEveryReportReads(t *testing.T) {
	flowtest.Reports(t, Flow{}, game.Actions, game.Switches, opened(t, both))
}
