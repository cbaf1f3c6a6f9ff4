package infiltrators

import (
	"testing"

	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

// The golden file contains the printed text and the recorded actions.
func TestWhatIsRarelyTypedIsTakenOrRefusedWithASentence(t *testing.T) {
	verdict := func(win ...parts.Condition) game.State {
		s := laid6(t)
		s.Turn.Wait, s.Mission.Win = game.ForVerdict, win
		return s
	}
	stuck := laid6(t)
	stuck.HQ, stuck.Suspects, stuck.Bullets, stuck.Agents[2].Hand, stuck.Turn.Wait = 0, 0, 0, 0, game.ForAction
	mission := `T1 / Night shift / 2 / x / -1 / 100 / 3 / +2 / 2 / x-y / 9-2 / 3-12 / / 20 /` +
		` A "big" win / back / 9 / Win / / / / / `
	all := map[string]flowtest.Dialog{
		"a mission of the box: " + mission:                                                  func(w *talk.UI) (any, error) { return Flow{}.Read(w) },
		"a mission that is not kept: Night shift / 2 / 3 / +2 / 2 / 3-12 / / 20 / / / / / ": func(w *talk.UI) (any, error) { w.Box = nil; return Flow{}.Read(w) },
		"a verdict, won: y":         func(w *talk.UI) (any, error) { return Flow{}.Ask(w, verdict()) },
		"a verdict, lost: n":        func(w *talk.UI) (any, error) { return Flow{}.Ask(w, verdict()) },
		"a verdict with a goal: n":  func(w *talk.UI) (any, error) { return Flow{}.Ask(w, verdict(parts.Condition{ID: "win-1"})) },
		"no way: zz / zz / pass":    func(w *talk.UI) (any, error) { return Flow{}.Ask(w, stuck) },
		"nobody keeps: keep zz / w": func(w *talk.UI) (any, error) { return Flow{}.Ask(w, detained(t)) },
	}
	flowtest.Dialogs(t, "rare", func(*talk.UI) {}, all)
}
