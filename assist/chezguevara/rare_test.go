package chezguevara

import (
	"testing"

	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	parts "tablemate/tables/chezguevara"
)

// The golden file contains the printed text and the recorded actions.
func TestWhatIsRarelyTypedIsTakenOrRefusedWithASentence(t *testing.T) {
	rolls := func(s *game.State) { s.Turn.Phase = game.RollsPhase }
	all := map[string]flowtest.Dialog{
		"no card of a tent: ana tent / s / zzz / pi none / - / - ": func(w *talk.UI) (any, error) { return Flow{}.Fix(w, table(t, 3, tent(ana, "soap"))) },
		"a card of the box: Bum / zz / p-1":                        func(w *talk.UI) (any, error) { return Flow{}.Read(w) },
		`later: My "Bum" / later`:                                  func(w *talk.UI) (any, error) { return Flow{}.Read(w) },
	}
	for about, s := range map[string]game.State{
		"healed: 2 heal 2":                                  table(t, 3),
		"drops: 2 drop 2":                                   table(t, 3),
		"ends for another: 2 end":                           table(t, 3),
		"a revenge by Orderly: 2 revenge / 5 / 2":           table(t, 3, tent(boris, parts.Orderly)),
		"learn a known card: learn soap t1 c2":              table(t, 3),
		"learn badly: learn soap t1 zz / so":                table(t, 3),
		"learn without values: learn bum / p-1":             table(t, 3),
		"learn a rank badly: learn corporal 9 9 9 9 9 / so": table(t, 3),
		"learn a rank, left: learn corporal / quit":         table(t, 3),
		"a die that is no number: gor / x / 7 / 0 / 3":      table(t, 3, tent(ana, "gordo"), rolls),
		"a die, then whose: gor / 4 / zz / 9 / gone":        table(t, 3, tent(ana, "gordo"), rolls),
		"kept of a loot: zz / so":                           did(table(t, 3), game.Loot{Seat: ana, Cards: []parts.CardID{"soap", "art-of-war"}}),
		"a thing that lies nowhere: soap >2 / so":           table(t, 3),
		"two of one name: s t1 / so":                        table(t, 3),
		"values that cannot be: soap t1 eats / so":          table(t, 3),
		"a menu: ask": table(t, 3),
	} {
		all[about] = func(w *talk.UI) (any, error) { return Flow{}.Ask(w, s) }
	}
	flowtest.Dialogs(t, "rare", func(*talk.UI) {}, all)
}
