//go:build unix

package cmd

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestPickingARule asks something that several rules answer, walks to the
// second of them and leaves.
func TestPickingARule(t *testing.T) {
	w := inWindow(t, newSitting(t), "rules", "переброс кубиков", "--game", "picklerick")
	w.answer("Какой показать?", "2\r")
	w.answer("Огурчик Рик, русское издание", "")
	w.answer("Какой показать?", "\r")
	require.Contains(t, w.left(), "Какой показать? Enter — хватит › [0] хватит")
}

func TestPlainLinesTellTheBestFew(t *testing.T) {
	s := newSitting(t)
	screen := s.ask("rules", "переброс кубиков", "--game", "picklerick", "--lang", "ru").out
	require.NotContains(t, screen, "Какой показать?")
	require.Contains(t, screen, "PR-REROLL-")
}
