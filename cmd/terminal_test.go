//go:build unix

package cmd

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// The window is so high that nothing scrolls away.
func inWindow(t *testing.T, s *sitting, args ...string) *emulator {
	s.env["LC_ALL"] = "ru_RU.UTF-8"
	e := inEmulator(t, s, size{80, 200}, args...)
	require.True(t, e.wait())
	return e
}

func (e *emulator) answer(prompt, keys string) {
	e.t.Helper()
	require.Contains(e.t, e.text(), prompt)
	if keys != "" {
		e.send(keys)
	}
}

func (e *emulator) left() string {
	e.t.Helper()
	require.True(e.t, e.ended, e.text())
	return e.text()
}

func TestAFirstTurnThroughMenus(t *testing.T) {
	s := newSitting(t)
	w := inWindow(t, s, "play", "picklerick", "--table", "Вечер", "--mode", "solo", "--players", "Аня")
	w.answer("[л] слева", "\x1b[B\r") // the arrow down selects "left"
	w.answer("Сколько в ней", "\r")
	w.answer("Какого цвета", "к-сг\r")
	w.answer("[н] нет", "\r")
	w.answer("Что выпало Рику?", "ддкп\r")
	w.answer("Какие кубики перебросить?", "4\r")
	w.answer("Перебрасываем 1 кубик", "и\r")
	w.answer("[конец]", "с\r")
	w.answer("Что на нём?", "глП1\r")
	w.answer("вызван оперативник 5", "")
	w.answer("[конец]", "с к0\r") // two answers in one line
	w.answer("[конец]", "к\r")
	w.answer("Enter = закончить ход", "\r")
	w.answer("Что выпало Рику?", "пауза\r")
	screen := w.left()
	for _, line := range []string{
		"охраны А»? › [л] слева",
		"Что выпало Рику? (Enter = бросок) › ддкп",
		"Какие кубики перебросить? (Enter = ничего) › 4",
		"Что он делает? › [с] север",
		"На П5 вызван оперативник 5 (на поле 5 из 10).",
		"У Рика: карта · инструменты. Что он делает? › [к] взять карту",
		"Ход русских.",
		"Всё записано.",
	} {
		require.Contains(t, screen, line)
	}

	record := s.recorded("Вечер")
	require.Equal(t, []string{
		`{"kind":"fell","faces":["movement","movement","card","gun"]}`,
		`{"kind":"reroll","dice":[4]}`,
		`{"kind":"fell","faces":["tools"]}`,
		`{"kind":"step","figure":"rick","to":[0,1]}`,
		`{"kind":"reveal","tile":{"colour":"blue","left":"wall","far":"open","right":"vent","summon":1}}`,
		`{"kind":"step","figure":"rick","to":[0,2]}`,
		`{"kind":"reveal","tile":{"colour":"red","left":"open","far":"open","right":"open"}}`,
		`{"kind":"draw"}`,
	}, reports(record)[:8])
	require.Contains(t, string(record.Header.Setup), `"guard_post_b":"left"`)
}

func (s *sitting) recorded(table string) *journal.Record {
	s.t.Helper()
	record := must(journal.Read(journal.Path(s.env["TABLEMATE_HOME"], table)))
	proof := s.ask("verify", strings.ToLower(table))
	require.Equal(s.t, done, proof.code, strings.TrimSpace(proof.out+proof.err))
	return record
}

func TestTheFirstScreen(t *testing.T) {
	s := newSitting(t)
	w := inWindow(t, s)
	w.answer("Во что играем?", "1\r")
	w.answer("Как назовём этот стол?", "Помощь\r")
	w.answer("это просьба о помощи", "Аня, Боря\r")
	w.answer("похоже на имена игроков", "Вечер\r")
	w.answer("Как играем?", "выход\r")
	screen := w.left()
	require.Contains(t, screen, "Это tablemate: вы играете за столом")
	require.Contains(t, screen, "Во что играем? › [1] Огурчик Рик")

	s.twoTables()
	w = inWindow(t, s)
	w.answer("> [1] Friday night", "выход\r")
	require.Contains(t, w.left(), "С возвращением.")
}

func TestAComplaintIsBrokenBetweenWords(t *testing.T) {
	s := newSitting(t)
	s.play("= data/settings.yaml\n|colour: off\n|dice: ours")
	s.env["TABLEMATE_CONFIG"] = s.dir + "/data/settings.yaml"
	e := inEmulator(t, s, size{60, 40}, "config", "lang")
	e.wait()
	shown := strings.Fields(strings.Join(e.rows(), "\n"))
	said := s.ask("config", "lang").err
	require.Contains(t, said, "ours")
	for word := range strings.FieldsSeq(said) {
		if len(word) < 30 { // leaves out the file name, which is too long for a row
			require.Contains(t, shown, word)
		}
	}
}

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
	require.Contains(t, log, "  Line 2 is corrected; 2 entries after it stand.")
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

func TestARuleIsAnsweredAtATerminal(t *testing.T) {
	w := inEmulator(t, newSitting(t), size{80, 200}, "rules", "переброс кубиков", "--game", "picklerick", "--lang", "ru")
	require.False(t, w.wait(), "nothing is asked")
	screen := w.left()
	require.Contains(t, screen, " · Огурчик Рик · ")
	require.NotContains(t, screen, "Enter — ")
}

func TestPickingARule(t *testing.T) {
	w := inWindow(t, newSitting(t), "rules", "переброс кубиков", "--game", "picklerick", "--pick")
	w.answer("Enter — ", "2\r")
	w.answer(" · Огурчик Рик · ", "")
	w.answer("Enter — ", "\r")
	require.Contains(t, w.left(), "(Enter — ничего)? › [0]")
	w = inEmulator(t, newSitting(t), size{80, 200}, "rules", "PR-JAG-01", "--id", "--pick")
	require.False(t, w.wait(), "there is only one")
}

func TestRulesWithoutWordsAsksForThem(t *testing.T) {
	w := inWindow(t, newSitting(t), "rules", "--game", "picklerick")
	w.answer("Что хотите узнать?", "переброс кубиков\r")
	w.answer("Enter — ", "\r")
	require.Contains(t, w.left(), "хватит")

	w = inWindow(t, newSitting(t), "rules", "--game", "picklerick")
	w.answer("Что хотите узнать?", "выход\r")
	require.NotContains(t, w.left(), "ничего нет", "who leaves is told of no rule")
}

func TestPlainLinesTellTheBestWholeAndTheNextInALine(t *testing.T) {
	s := newSitting(t)
	screen := s.ask("rules", "переброс кубиков", "--game", "picklerick", "--lang", "ru").out
	require.Regexp(t, `(?s)^.*PR-REROLL-01 ·.*\nPR-\S+ .*\nPR-\S+ .*\nЕщё \d+ ответ(а|ов)? \(покажет --all\)\n$`, screen)
	all := s.ask("rules", "переброс кубиков", "--game", "picklerick", "--lang", "ru", "--all").out
	require.Greater(t, strings.Count(all, " · Огурчик Рик"), 3)
	require.NotContains(t, all, "--all")
}
