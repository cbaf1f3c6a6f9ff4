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

// TestPickingARule asks a question that several rules answer, chooses the second of them and
// leaves.
func TestPickingARule(t *testing.T) {
	w := inWindow(t, newSitting(t), "rules", "переброс кубиков", "--game", "picklerick", "--pick")
	w.answer("Enter — ", "2\r")
	w.answer(" · Огурчик Рик · ", "")
	w.answer("Enter — ", "\r")
	require.Contains(t, w.left(), "(Enter — ничего)? › [0]")
}

// TestRulesWithoutWordsAsksForThem: at a terminal the command asks what people want to know.
func TestRulesWithoutWordsAsksForThem(t *testing.T) {
	w := inWindow(t, newSitting(t), "rules", "--game", "picklerick")
	w.answer("Что хотите узнать?", "переброс кубиков\r")
	w.answer("Enter — ", "\r")
	require.Contains(t, w.left(), "хватит")
}

func TestPlainLinesTellTheBestWholeAndTheNextInALine(t *testing.T) {
	s := newSitting(t)
	screen := s.ask("rules", "переброс кубиков", "--game", "picklerick", "--lang", "ru").out
	require.Regexp(t, `(?s)^.*PR-REROLL-01 ·.*\nPR-\S+ .*\nPR-\S+ .*\nЕщё \d+ ответ(а|ов)? \(покажет --all\)\n$`, screen)
	all := s.ask("rules", "переброс кубиков", "--game", "picklerick", "--lang", "ru", "--all").out
	require.Greater(t, strings.Count(all, " · Огурчик Рик"), 3)
	require.NotContains(t, all, "--all")
}
