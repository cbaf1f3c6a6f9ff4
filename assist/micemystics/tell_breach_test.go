package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// broken is a report that breaks a rule, and the two sentences that say so.
type broken struct {
	over   game.State
	did    game.Action
	rule   tables.RuleID
	en, ru string
}

func breachesTold(t testing.TB) map[string]broken {
	s, mine := fighting(t), fighting(t, turnOf("tilda", game.NoDeed))
	rich := fighting(t, turnOf("tilda", game.NoDeed), func(s *game.State) { s.Mice[2].Cheese = 9 })
	halted := fighting(t, turnOf("tilda", game.NoDeed), func(s *game.State) { s.Turn.Moved, s.Turn.Halted, s.Turn.HaltedBy = true, true, "MM-CAP-03" })
	done := fighting(t, func(s *game.State) {
		s.Result = &game.Result{Winner: game.SeatMinions, By: []tables.RuleID{"MM-WIN-02"}}
	})
	rolling := fighting(t, turnOf("tilda", game.NoDeed), waits(game.Wait{For: game.ForRoll, Purpose: game.TrapRoll, Who: "tilda", Dice: 2}))
	gifts := fighting(t, turnOf("tilda", game.NoDeed), func(s *game.State) { s.House = rules.House{"share_gift": "exchange"} })
	return map[string]broken{
		"a chapter that is over":       {done, game.EndTurn{Mouse: "tilda"}, "MM-WIN-02", "The chapter is over.", "Глава уже окончена."},
		"more wounds than life":        {mine, corrects(game.Path(game.OneMouse, "tilda")+"/wounds", 9), "MM-CAPT-02", "Tilda has as many wounds as life, so it is captured.", "Ранений столько же, сколько здоровья, значит, мышь поймана: Тильда."},
		"a roll nobody asked for":      {mine, game.Fell{Star: 1}, "MM-DICE-02", "No roll is awaited now.", "Бросков сейчас никто не ждёт."},
		"a roll that comes first":      {rolling, game.EndTurn{Mouse: "tilda"}, "MM-TRAP-01", "A roll comes first: the mousetrap.", "Сначала бросок: мышеловка."},
		"too many dice":                {rolling, game.Fell{Faces: []int{1, 1, 1}}, "MM-TRAP-01", "Dice against the mousetrap (Tilda): 2, not 3.", "Кубиков против мышеловки (Тильда): 2, а не 3."},
		"a space far away":             {mine, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"6"}}, "MM-MOVE-02", "Tilda goes to a neighbouring space: space 2 and space 6 are none.", "Тильда: шаг — только на соседнюю клетку, а эти не соседние: клетка 2 и клетка 6."},
		"too few points":               {mine, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"1", "7", "3"}}, "MM-MOVE-02", "Tilda: that takes movement points: 1; left: 0.", "Тильда: нужно очков движения 1, осталось 0."},
		"no such space":                {mine, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"bed"}}, "MM-MOVE-02", "Hall: the map has no space bed.", "Зал: на схеме такой клетки нет (клетка bed)."},
		"on past a minion":             {mine, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"3", "4", "5"}}, "MM-CAP-03", "Tilda does not walk on: a minion stands there (space 4).", "Тильда дальше не идёт: там прихвостень (клетка 4)."},
		"a move that is over":          {halted, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"3"}}, "MM-CAP-03", "Tilda has come onto a space with a minion: the move is over.", "Тильда на клетке с прихвостнем: движение закончено."},
		"an attack out of reach":       {mine, game.Attack{Mouse: "tilda", Target: "rat_1"}, "MM-MEL-02", "Rat warrior A is out of reach: Tilda strikes on its own space or right beside it.", "Тильда бьёт на своей клетке или рядом, а цель дальше: Крыса-воин А."},
		"somebody who is not there":    {mine, game.Attack{Mouse: "tilda", Target: "ghost"}, "MM-MEL-02", "Tilda cannot attack that: it is not on the board (ghost).", "Тильда: такой цели на поле нет (ghost)."},
		"another’s turn":               {mine, game.EndTurn{Mouse: "nez"}, "MM-ROUND-01", "Tilda is on turn, not Nez.", "Сейчас ходит Тильда, а не Нез."},
		"a moment of the turn":         {fighting(t, turnOf("tilda", game.NoDeed), over), game.EndTurn{Mouse: "tilda"}, "MM-ROUND-01", "Tilda cannot do that at this moment of the turn.", "Не тот момент хода: Тильда."},
		"minions out of turn":          {mine, game.Hold{}, "MM-ROUND-01", "Tilda is on turn, no minion.", "Сейчас ходит Тильда, а не прихвостень."},
		"the second action":            {fighting(t, turnOf("tilda", game.SearchDeed)), game.Search{Mouse: "tilda"}, "MM-TURN-01", "Tilda has used the action of this turn already: search.", "Тильда: действие этого хода уже потрачено (обыск)."},
		"a level without cheese":       {mine, game.LevelUp{Mouse: "tilda", Ability: parts.Ability{ID: "roar"}}, "MM-LVL-01", "A level costs cheese: 6; Tilda has 0.", "За уровень нужно сыра 6, а есть 0 (Тильда)."},
		"an ability of somebody else":  {rich, game.LevelUp{Mouse: "nez", Ability: parts.Ability{ID: "hum"}}, "MM-LVL-01", "Hum is not in the supply for Nez: Tilda has it.", "Нез: в запасе этой карты нет (Напев), она уже у другой мыши — Тильда."},
		"a share with oneself":         {mine, game.Share{Mouse: "tilda", With: "tilda"}, "MM-SHARE-01", "Tilda cannot share with itself.", "Тильда: с собой не меняются."},
		"a gift where both give":       {gifts, game.Share{Mouse: "tilda", With: "nez", Gives: []parts.CardID{"ladle"}}, "MM-SHARE-01", "At this table both give something in a share: Tilda and Nez.", "За этим столом в обмене отдают обе стороны: Тильда и Нез."},
		"a minion that goes astray":    {s, game.March{Path: []parts.SpaceID{"5"}}, "MM-MMOV-03", "Roach A goes the shortest way to Tilda, as far as it can. Open: 3–2.", "Таракан А идёт кратчайшим путём, насколько хватает хода, цель — Тильда. Можно: 3–2."},
		"a grape that is not there":    {fighting(t, func(s *game.State) { s.Turn.Walked = true }), game.Strike{Space: "2"}, "MM-GRAPE-11", "Roach A has no grape to throw.", "Таракан А: бросать нечего, виноградины нет."},
		"a trap without a cross":       {s, game.Trap{Room: "hall", Space: "3"}, "MM-TILE-03", "Mousetraps lie on spaces with a red cross only: space 3 has none (Hall).", "Мышеловки ставят только на красный крестик, а тут его нет: клетка 3 (Зал)."},
		"a house rule nobody knows":    {s, game.Settle{Name: "chess", Value: "no"}, "MM-AMB-01", "There is no house rule chess with the value no.", "Нет домашнего правила chess со значением no."},
		"a space that the map has not": {s, corrects(game.Path(game.OneMouse, "tilda")+"/at", inHall("99")), "MM-SETUP-09", "The map of Hall has no space 99.", "Зал: на схеме нет клетки 99."},
		"a page that is not there":     {s, corrects("/hourglass", 0), "MM-BOARD-01", "There is no such page: 0.", "Такой страницы нет: 0."},
	}
}

func TestABreachIsToldByName(t *testing.T) {
	for title, c := range breachesTold(t) {
		t.Run(title, func(t *testing.T) {
			for _, v := range (game.Game{}).Check(c.over, c.did) {
				if v.Rule == c.rule {
					require.Equal(t, c.en, Flow{}.Breach(flowtest.Reading(tables.English), c.over, c.did, v), "%v", v)
					require.Equal(t, c.ru, Flow{}.Breach(flowtest.Reading(tables.Russian), c.over, c.did, v), "%v", v)
					return
				}
			}
			require.Fail(t, "no such breach", "%v", (game.Game{}).Check(c.over, c.did))
		})
	}
}

func TestARuleWithoutASentenceReadsAsItsOwnText(t *testing.T) {
	require.Empty(t, Flow{}.Breach(flowtest.Reading(tables.English), game.State{}, game.Done{}, rules.Violation{Note: rules.Note{Rule: "MM-XYZ-01"}}))
}
