//go:build unix

package cmd

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

// inWindow starts tablemate in Russian at a terminal on which nothing scrolls away.
func inWindow(t *testing.T, s *sitting, args ...string) *emulator {
	s.env["LC_ALL"] = "ru_RU.UTF-8"
	e := inEmulator(t, s, size{80, 200}, args...)
	require.True(t, e.wait())
	return e
}

// answer requires that a prompt is on the screen, and types keys.
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

// TestAFirstTurnThroughMenus plays a turn of Pickle Rick at a real terminal, with arrows, letters
// and answers typed ahead.
func TestAFirstTurnThroughMenus(t *testing.T) {
	s := newSitting(t)
	w := inWindow(t, s, "play", "picklerick", "--table", "Вечер", "--mode", "solo", "--players", "Аня")
	w.answer("[л] слева", "\x1b[B\r") // an arrow down: left
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

// recorded returns the record of a table, after verifying it.
func (s *sitting) recorded(table string) *journal.Record {
	s.t.Helper()
	record := must(journal.Read(journal.Path(s.env["TABLEMATE_HOME"], table)))
	proof := s.ask("verify", strings.ToLower(table))
	require.Equal(s.t, done, proof.code, strings.TrimSpace(proof.out+proof.err))
	return record
}

// TestAMinionsCardThroughMenus plays a mouse's turn and a minion's card of Mice and Mystics, on a
// mapped tile of the owner's box.
func TestAMinionsCardThroughMenus(t *testing.T) {
	s := newSitting(t)
	s.play("= data/box/micemystics.yaml < micemystics.box.yaml micemystics.maps.yaml")
	w := inWindow(t, s, "play", "micemystics", "--table", "Погреб", "--players", "Аня", "--mode", "clockmakers-cellar")
	w.answer("Какие 3 мыши играют?", "\r")
	w.answer("Фитиль: какая карта способности?", "\x1b[B\r") // an arrow down: the second card
	w.answer("Клюква: какая карта способности?", "\r")
	w.answer("Овсянка: какая карта способности?", "\r")
	w.answer("Что-нибудь ещё?", "\r")
	w.answer("где стоят мыши?", "\r")
	w.answer("Всё готово?", "д\r")
	w.answer("сверху вниз", "фко\r")
	w.answer("Фитиль бросает", "2\r")
	w.answer("4 очка движения", "5\r")
	w.answer("2 очка движения", "д пришли\r") // two answers in one line
	w.answer("Кто приходит", "1 погребная крыса\r")
	w.answer("Где появляется", "\x1b[B\r")
	w.answer("сверху вниз", "пфко\r")
	w.answer("есть действие", "\r") // an attack, which Enter takes
	w.answer("атакует", "-\r")
	w.answer("[к] закончить ход", "\r")
	w.answer("на перемещение", "3\r")
	w.answer("Погребная крыса А атакует", "м\r")
	w.answer("Фитиль защищается", "-\r")
	w.answer("Фитиль бросает", "пауза\r")
	screen := w.left()
	for _, line := range []string{
		"Фитиль: какая карта способности? › [2] Фонарное масло",
		"Фитиль: 4 очка движения, есть действие. Что дальше? › 5",
		"Где появляется Погребная крыса? › [6]",
		"Фитиль: 2 очка движения, есть действие. Что дальше? › [а] атаковать",
		"Инициатива: ПОГРЕБНАЯ КРЫСА, Фитиль, Клюква, Овсянка",
		"5 Ф ПА          6",
		"Ф Фитиль   ранения 1/3",
		"Всё записано.",
	} {
		require.Contains(t, screen, line)
	}
	require.Equal(t, []string{
		`{"kind":"order","cards":["wick","bryony","oat"]}`,
		`{"kind":"fell","numbers":[2]}`,
		`{"kind":"move","mouse":"wick","path":["2","5"]}`,
		`{"kind":"call","squads":[{"minion":"cellar-rat","count":1}]}`,
		`{"kind":"spawn","minion":"cellar-rat","space":"6"}`,
		`{"kind":"order","cards":["cellar-rat","wick","bryony","oat"]}`,
		`{"kind":"attack","mouse":"wick","target":"cellar-rat_1","weapon":"darning-needle"}`,
		`{"kind":"fell"}`,
		`{"kind":"end","mouse":"wick"}`,
		`{"kind":"fell","numbers":[3]}`,
		`{"kind":"march","figure":"cellar-rat_1","path":["5"]}`,
		`{"kind":"strike","figure":"cellar-rat_1","target":"wick"}`,
		`{"kind":"fell","sword":1}`,
		`{"kind":"fell"}`,
	}, reports(s.recorded("Погреб")))
}

// TestTheFirstScreen chooses a game, and then types invalid names for the table.
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
