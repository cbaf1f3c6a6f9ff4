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

// broken is an action that breaks a rule, with the English and the Russian sentence of the warning.
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
		"a chapter that is over": {done, game.EndTurn{Mouse: "tilda"}, "MM-WIN-02", "The chapter is over.", "Глава уже окончена."},
		"more wounds than life": {mine, corrects(game.Path(game.OneMouse, "tilda")+"/wounds", 9), "MM-CAPT-02",
			"Tilda has at least as many wounds as life, so the mouse is captured.", "Тильда: ранений не меньше, чем здоровья, значит, мышь поймана."},
		"a roll nobody asked for": {mine, game.Fell{Star: 1}, "MM-DICE-02", "No roll is needed now.", "Сейчас бросок не нужен."},
		"a roll that comes first": {rolling, game.EndTurn{Mouse: "tilda"}, "MM-TRAP-01", "First roll for the mousetrap.", "Сначала нужен бросок: мышеловка."},
		"too many dice": {rolling, game.Fell{Faces: []int{1, 1, 1}}, "MM-TRAP-01",
			"Tilda must roll 2 dice against the mousetrap, not 3.", "Против мышеловки Тильда бросает 2 кубика, а не 3."},
		"a space far away": {mine, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"6"}}, "MM-MOVE-02",
			"Tilda may step only to a neighbouring space: space 2 and space 6 are not neighbours.", "Тильда шагает только на соседнюю клетку, а клетка 2 и клетка 6 не соседние."},
		"too few points": {mine, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"1", "7", "3"}}, "MM-MOVE-02",
			"That takes 1 movement point, but Tilda has 0.", "Тильда не дойдёт: очков движения нужно 1, а осталось 0."},
		"no such space": {mine, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"bed"}}, "MM-MOVE-02", "The map of Hall has no space bed.", "На схеме «Зал» такого места нет: клетка bed."},
		"on past a minion": {mine, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"3", "4", "5"}}, "MM-CAP-03",
			"There is a minion on the way (space 4): Tilda must stop there.", "На пути прихвостень (клетка 4): Тильда там останавливается."},
		"a move that is over": {halted, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"3"}}, "MM-CAP-03",
			"Tilda is on a space with a minion now, so the move is over.", "Тильда на клетке с прихвостнем: перемещение закончено."},
		"an attack out of reach": {mine, game.Attack{Mouse: "tilda", Target: "rat_1"}, "MM-MEL-02",
			"Tilda may attack only on its own space or right beside it, and Rat warrior A is farther away.", "Тильда бьёт только на своей клетке или рядом, а Крыса-воин А дальше."},
		"somebody who is not there": {mine, game.Attack{Mouse: "tilda", Target: "ghost"}, "MM-MEL-02",
			"Tilda cannot attack ghost, which is not on the board.", "Тильда не может атаковать: ghost не на поле."},
		"another’s turn": {mine, game.EndTurn{Mouse: "nez"}, "MM-ROUND-01", "It is Tilda's turn, not Nez's.", "Сейчас ходит Тильда, а не Нез."},
		"a moment of the turn": {fighting(t, turnOf("tilda", game.NoDeed), over), game.EndTurn{Mouse: "tilda"}, "MM-ROUND-01",
			"Tilda cannot do that at this moment of the turn.", "Тильда не может этого сделать в этот момент хода."},
		"minions out of turn": {mine, game.Hold{}, "MM-ROUND-01", "It is Tilda's turn, not a minion's.", "Сейчас ходит Тильда, а не прихвостень."},
		"the second action": {fighting(t, turnOf("tilda", game.SearchDeed)), game.Search{Mouse: "tilda"}, "MM-TURN-01",
			"Tilda cannot take another action this turn: one has already been taken (searching).", "Тильда не может действовать ещё раз: действие этого хода уже потрачено (обыск)."},
		"a level without cheese": {mine, game.LevelUp{Mouse: "tilda", Ability: parts.Ability{ID: "roar"}}, "MM-LVL-01",
			"A level costs 6 cheese, but Tilda has 0.", "Тильда не может повысить уровень: сыра нужно 6, а есть 0."},
		"an ability of somebody else": {rich, game.LevelUp{Mouse: "nez", Ability: parts.Ability{ID: "hum"}}, "MM-LVL-01",
			"Nez cannot take Hum: Tilda already has it.", "Нез не может взять карту «Напев»: её уже держит Тильда."},
		"a share with oneself": {mine, game.Share{Mouse: "tilda", With: "tilda"}, "MM-SHARE-01", "Tilda cannot share with itself.", "Тильда не может меняться с собой."},
		"a gift where both give": {gifts, game.Share{Mouse: "tilda", With: "nez", Gives: []parts.CardID{"ladle"}}, "MM-SHARE-01",
			"By your house rule both mice must give something when they share: Tilda and Nez.", "По домашнему правилу при обмене что-то отдают обе мыши: Тильда и Нез."},
		"a minion that goes astray": {s, game.March{Path: []parts.SpaceID{"5"}}, "MM-MMOV-03",
			"Roach A must go the shortest way to Tilda, as far as it can (path 3–2).", "Таракан А идёт кратчайшим путём, насколько хватает шагов. Цель — Тильда (путь 3–2)."},
		"a grape that is not there": {fighting(t, func(s *game.State) { s.Turn.Walked = true }), game.Strike{Space: "2"}, "MM-GRAPE-11",
			"Roach A has no grape to throw.", "Таракан А не бросит виноградину: её здесь нет."},
		"a trap without a cross": {s, game.Trap{Room: "hall", Space: "3"}, "MM-TILE-03",
			"Mousetraps lie only on spaces with a red cross, and space 3 of Hall has none.", "Мышеловки кладут только на красный крестик, а клетка 3 (Зал) без него."},
		"a house rule nobody knows":    {s, game.Settle{Name: "chess", Value: "no"}, "MM-AMB-01", "There is no house rule “chess” with the value “no”.", "Домашнего правила «chess» со значением «no» нет."},
		"a space that the map has not": {s, corrects(game.Path(game.OneMouse, "tilda")+"/at", inHall("99")), "MM-SETUP-09", "The map of Hall has no space 99.", "На схеме «Зал» нет клетки 99."},
		"a page that is not there":     {s, corrects("/hourglass", 0), "MM-BOARD-01", "There is no page 0.", "Страницы 0 нет."},
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
