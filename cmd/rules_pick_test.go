//go:build unix

package cmd

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestARuleIsAnsweredAtATerminal asks in words and gets the answer, not a menu.
func TestARuleIsAnsweredAtATerminal(t *testing.T) {
	w := inEmulator(t, newSitting(t), size{80, 200}, "rules", "переброс кубиков", "--game", "picklerick", "--lang", "ru")
	require.False(t, w.wait(), "nothing is asked")
	screen := w.left()
	require.Contains(t, screen, " · Огурчик Рик · ")
	require.NotContains(t, screen, "Enter — ")
}

// TestPickingARule asks something that several rules answer, walks to the
// second of them and leaves.
func TestPickingARule(t *testing.T) {
	w := inWindow(t, newSitting(t), "rules", "переброс кубиков", "--game", "picklerick", "--pick")
	w.answer("Enter — ", "2\r")
	w.answer(" · Огурчик Рик · ", "")
	w.answer("Enter — ", "\r")
	require.Contains(t, w.left(), "Какой показать (Enter — хватит)? › [0] хватит")
}

// TestRulesWithoutWordsAsksForThem asks what people want to know where they can answer.
func TestRulesWithoutWordsAsksForThem(t *testing.T) {
	w := inWindow(t, newSitting(t), "rules", "--game", "picklerick")
	w.answer("Что узнать?", "переброс кубиков\r")
	w.answer("Enter — ", "\r")
	require.Contains(t, w.left(), "хватит")
}

func TestPlainLinesTellTheBestWholeAndTheNextInALine(t *testing.T) {
	s := newSitting(t)
	screen := s.ask("rules", "переброс кубиков", "--game", "picklerick", "--lang", "ru").out
	require.Regexp(t, `(?s)^.*PR-REROLL-01 ·.*\nPR-REROLL-0\d .*\nPR-REROLL-0\d .*\nЕщё ответов: \d+ \(--all\)\n$`, screen)
	all := s.ask("rules", "переброс кубиков", "--game", "picklerick", "--lang", "ru", "--all").out
	require.Greater(t, strings.Count(all, " · Огурчик Рик"), 3)
	require.NotContains(t, all, "--all")
}
