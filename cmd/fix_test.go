//go:build unix

package cmd

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALineIsAmendedThroughMenus amends an earlier roll at a real terminal in Russian, and then
// undoes the amendment.
func TestALineIsAmendedThroughMenus(t *testing.T) {
	s := newSitting(t)
	s.begun("Вечер")
	s.hears("mmcg\nnone\nc\npause\n", "play", "--table", "Вечер", "--dice", "table")
	w := inWindow(t, s, "play", "--table", "Вечер", "--dice", "table", "--lang", "ru")
	w.answer("У Рика", "правка 2\r")
	w.answer("Что выпало Рику?", "назад\r")
	w.answer("У Рика", "правка 2\r")
	w.answer("Что записать вместо строки 2", "ккдп\r")
	w.answer("Исправлено. Строка 7 (", "отмена\r")
	w.answer("Возвращено. Последняя запись", "возврат\r")
	w.answer("Возвращено. Последняя запись", "пауза\r")
	require.Contains(t, w.left(), "Всё записано.")
	require.Equal(t, []string{
		`{"kind":"fell","faces":["card","card","movement","gun"]}`, `{"kind":"keep"}`, `{"kind":"draw"}`,
	}, reports(s.recorded("Вечер"))[5:8])
}

func TestALineIsAmendedByACommand(t *testing.T) {
	s := newSitting(t)
	s.begun("Friday")
	s.hears("mmcg\nnone\nc\npause\n", "play", "--table", "Friday", "--dice", "table")
	said := s.hears("", "fix", "friday", "2", "ccmg")
	require.Contains(t, oneLine(said), "Corrected. Line 7 (dice: card · card · movement · gun) "+
		"now replaces line 2 (dice: movement · movement · card · gun).")
	require.Contains(t, said, "2 entries that followed are kept")
	require.Contains(t, oneLine(said), "The table is different now "+
		"(correction — the dice show card · card · movement · gun).")
	log := s.ask("log", "friday").out
	require.Contains(t, log, "  Line 2 is corrected; 2 entries after it are kept.")
	require.Equal(t, done, s.ask("verify", "friday").code)
	require.Equal(t, failed, s.ask("fix", "saturday").code)

	said = s.hears("", "undo", "friday", "--to", "7", "--anew")
	require.Contains(t, said, "Line 7 (")
	require.Contains(t, said, ") and 2 lines after it are struck out.")
	s.hears("mmcg\nnone\nc\npause\n", "play", "--table", "Friday", "--dice", "table")
	s.hears("", "fix", "friday", "11", "ccmg")
	said = s.hears("", "undo", "friday")
	require.Contains(t, said, "Line 16 (")
	require.Contains(t, said, "Brought back. Last entry now — ")
	require.Equal(t, done, s.ask("verify", "friday").code)
}
