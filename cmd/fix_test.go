//go:build unix

package cmd

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALineIsAmendedThroughMenus amends a roll further back at a real terminal in
// Russian, and takes it back over the dice with undo.
func TestALineIsAmendedThroughMenus(t *testing.T) {
	s := newSitting(t)
	s.begun("Вечер")
	s.hears("mmcg\nnone\nc\npause\n", "play", "--table", "Вечер", "--dice", "table")
	w := inWindow(t, s, "play", "--table", "Вечер", "--dice", "table", "--lang", "ru")
	w.answer("У Рика", "правка 2\r")
	w.answer("что выпало?", "назад\r")
	w.answer("У Рика", "правка 2\r")
	w.answer("Стол, каким он был перед этой строкой", "ккдп\r")
	w.answer("[н] оставить всё как есть", "\r")
	w.answer("Ничего не изменилось.", "правка 2\r")
	w.answer("что выпало?", "ккдп\r")
	w.answer("Записать так?", "\x1b[B\r") // an arrow down: amend it
	w.answer("Исправлено, теперь это строка 7", "отмена 7\r")
	w.answer("У Рика", "пауза\r")
	require.Contains(t, w.left(), "Всё записано.")
	require.Equal(t, []string{
		`{"kind":"fell","faces":["card","card","movement","gun"]}`, `{"kind":"keep"}`, `{"kind":"draw"}`,
	}, reports(s.recorded("Вечер"))[5:8])
}

func TestALineIsAmendedByACommand(t *testing.T) {
	s := newSitting(t)
	s.begun("Friday")
	s.hears("mmcg\nnone\nc\npause\n", "play", "--table", "Friday", "--dice", "table")
	said := s.hears("y\n", "fix", "friday", "2", "ccmg")
	require.Contains(t, said, "Line 2 said: dice: move · move · card · gun. It would say: dice: card · card ·")
	require.Contains(t, said, "2 after it were kept")
	log := s.ask("log", "friday").out
	require.Contains(t, log, "  Line 2 is amended, 2 reports after it are kept.")
	require.Equal(t, done, s.ask("verify", "friday").code)
	require.Equal(t, failed, s.ask("fix", "saturday").code)

	said = s.hears("", "undo", "friday", "--to", "7", "--anew")
	require.Contains(t, said, "Struck out: line 7")
}
