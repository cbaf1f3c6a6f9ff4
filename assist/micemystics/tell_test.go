package micemystics

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// moment is a consequence over a table.
type moment struct {
	over   game.State
	follow game.Event
}

// fighting is a table in the turn of roach A, Tilda two steps off.
func fighting(t testing.TB, edits ...func(*game.State)) game.State {
	s := furnished(t, foes("4", "roach_1", "roach_2"), foes("5", "rat_1", "vurst_1"))
	s.Tokens.On = true
	s.Turn = game.Turn{Card: "roach", Step: game.FigureStep, Lined: true, Figures: []game.Name{"roach_1"}, Acting: "roach_1", Points: 3, Die: 3}
	s.Mice[0].At.Space = "2"
	s.Open = &box.Encounter{ID: "night", Name: name("Night watch", "Ночная стража")}
	for _, edit := range edits {
		edit(&s)
	}
	return s
}

func turnOf(card string, deed game.Deed) func(*game.State) {
	return func(s *game.State) {
		s.Turn = game.Turn{Card: card, Step: game.MouseStep, Points: 2, Deed: deed}
	}
}

func over(s *game.State) { s.Turn.Step = game.OverStep }

func inHall(space box.SpaceID) game.Spot { return game.Spot{Room: "hall", Space: space} }

// moments are consequences of every kind that is told.
func moments(t testing.TB) []moment {
	s, mine := fighting(t), fighting(t, turnOf("tilda", game.NoDeed))
	captive := fighting(t, func(s *game.State) { s.Mice[0].Captured, s.Mice[0].At = true, game.Nowhere })
	free := fighting(t, func(s *game.State) { s.Mice[0].Captured, s.Mice[0].At, s.Minions = true, game.Nowhere, nil })
	charmed := fighting(t, func(s *game.State) { s.Mice[0].Charmed = true })
	exploring := fighting(t, turnOf("tilda", game.ExploreDeed))
	climbing := fighting(t, turnOf("tilda", game.NoDeed), func(s *game.State) { s.Turn.HaltedBy = "MM-WATER-02" })
	blind := fighting(t, unmapped, func(s *game.State) {
		for i := range s.Mice {
			s.Mice[i].At.Space = "?9"
		}
		s.Rooms[0].Facts = []game.Fact{{Between: box.Pair{"4", "?9"}, Matter: game.Distance, Least: 5, Most: 5}}
	})
	spawning := fighting(t, waits(game.Wait{For: game.ForPlace, Room: "hall", Spawns: []box.SpaceID{"?1", "?2"}}))
	at := func(s game.State, list ...game.Event) []moment {
		var out []moment
		for _, e := range list {
			out = append(out, moment{s, e})
		}
		return out
	}
	var out []moment
	for _, list := range [][]moment{
		at(s, game.RoundBegan{Number: 3}, game.TurnBegan{Card: "rat"}, game.TurnBegan{Card: "brodie_pounce"}, game.TurnBegan{Card: "tilda"}),
		at(captive, game.TurnBegan{Card: "tilda"}), at(free, game.TurnBegan{Card: "tilda"}), at(charmed, game.TurnBegan{Card: "tilda"}),
		at(mine, game.Rolled{Purpose: game.MoveRoll, Who: "tilda", Fell: game.Fell{Faces: []int{3}, Numbers: []int{3}}}, game.Rolled{Purpose: game.MoveRoll, Who: "tilda", Fell: game.Fell{Numbers: []int{3}}},
			game.Rolled{Purpose: game.AttackRoll, Who: "tilda", Fell: game.Fell{Faces: []int{1, 2, 2}, Sword: 2, Cheese: 1}}, game.Rolled{Purpose: game.AmbushRoll, Fell: game.Fell{Faces: []int{1}, Numbers: []int{1}}},
			game.Rolled{Purpose: game.SearchRoll, Who: "tilda"}, game.Rolled{Purpose: game.SearchRoll, Who: "tilda", Fell: game.Fell{Star: 1}}, game.Rolled{Purpose: game.WebRoll, Who: "tilda", Fell: game.Fell{Faces: []int{1}}},
			game.Rolled{Purpose: game.ClimbRoll, Who: "tilda"}, game.Rolled{Purpose: game.TrapRoll, Who: "tilda"}, game.Rolled{Purpose: game.TrapRoll, Who: "tilda", Fell: game.Fell{Star: 2}},
			game.PointsSet{Points: 5}, game.PointsSet{Points: 1}, game.PointsSet{Points: 5, Die: 3}, game.Halted{Rule: "MM-CAP-03"}, game.Halted{Rule: "MM-WATER-01"}, game.Halted{Rule: "MM-COND-05"}, game.Crossing{}, game.TurnOver{}, game.TurnOver{Rule: "MM-TRAP-05"}),
		at(mine, game.Moved{Figure: "tilda", To: inHall("3")}, game.Moved{Figure: "nez", To: inHall("3")}, game.Moved{Figure: "nez", To: game.Spot{Room: "cellar", Space: "2"}}),
		at(exploring, game.Moved{Figure: "tilda", To: game.Spot{Room: "cellar", Space: "1"}}, game.Moved{Figure: "nez", To: game.Spot{Room: "cellar", Space: "1"}}),
		at(climbing, game.Moved{Figure: "tilda", To: inHall("3")}), at(fighting(t, turnOf("tilda", game.NoDeed), over), game.Moved{Figure: "tilda", To: inHall("3")}),
		at(s, game.Moved{Figure: "roach_1", To: inHall("2")}, game.Moved{Figure: "roach_1", To: inHall("6")}, game.Moved{Figure: "rat_1", To: inHall("6")}),
		at(blind, game.Moved{Figure: "roach_1", To: inHall("?2")}),
		at(s, game.Hurt{Figure: "tilda", Wounds: 1}, game.Hurt{Figure: "tilda", Wounds: 2, Poison: true}, game.Hurt{Figure: "roach_1", Wounds: 1}, game.Hurt{Figure: "vurst_1", Wounds: 1}, game.Hurt{Figure: "vurst_1", Wounds: 2, Card: "vurst"},
			game.Healed{Figure: "tilda", Wounds: 1}, game.Healed{Figure: "tilda", Wounds: 1, Poison: true}),
		at(fighting(t, func(s *game.State) { s.Types = nil }), game.Hurt{Figure: "roach_1", Wounds: 1}),
		at(s, game.Afflicted{Figure: "tilda", Condition: game.Stunned}, game.Afflicted{Figure: "tilda", Condition: game.Webbed}, game.Afflicted{Figure: "tilda", Condition: game.Charmed}, game.Afflicted{Figure: "rat_1", Condition: game.Down},
			game.Relieved{Figure: "tilda", Condition: game.Stunned}, game.Relieved{Figure: "tilda", Condition: game.Webbed}, game.Relieved{Figure: "tilda", Condition: game.Charmed}, game.Relieved{Figure: "rat_1", Condition: game.Down},
			game.Arrived{Minion: game.Minion{Name: "rat_2", Type: "rat", At: inHall("5")}}, game.CatArrived{At: inHall("6")}, game.Defeated{Figure: "rat_1", By: "tilda"}, game.Defeated{Figure: "rat_1"},
			game.Captured{Mouse: "tilda"}, game.Captured{Mouse: "tilda", Rule: "MM-WATER-06"}, game.Captured{Mouse: "tilda", Keeps: []box.CardID{"ladle"}}, game.Rescued{Mouse: "tilda", To: inHall("1")}, game.Greed{On: true}, game.Greed{}),
		at(spawning, game.Arrived{Minion: game.Minion{Name: "rat_2", Type: "rat", At: inHall("?2")}}),
		at(s, game.Activated{Figure: "rat_1", Armed: true}, game.Activated{Figure: "rat_1"}, game.Walked{}, game.Walked{Stays: "MM-MMOV-04"}, game.Walked{Stays: "MM-AMB-17"}, game.Walked{Stays: "MM-MMOV-05"}, game.Acted{Figure: "roach_1"},
			game.Ran{Spots: []game.Spot{inHall("2"), inHall("4")}}, game.Ran{Spots: []game.Spot{inHall("6")}}, game.Missed{By: "rat_1", Target: "tilda"}, game.Missed{By: "tilda", Target: "rat_1"}, game.Missed{By: game.Brodie},
			game.Missed{By: "rat_1", Target: "tilda", Blocked: 2}, game.Needs{Wait: game.Wait{For: game.ForRoll, Purpose: game.DefenceRoll, Who: "tilda", Against: "rat_1", Hits: 2}},
			game.Needs{Wait: game.Wait{For: game.ForRoll, Purpose: game.DefenceRoll, Who: "rat_1", Against: "tilda", Hits: 1}}, game.Needs{Wait: game.Wait{For: game.ForCard}}, game.Moved{Figure: game.Brodie, To: inHall("2")}),
		at(fighting(t, func(s *game.State) { s.Laid = []game.Laid{{Item: box.Grape, At: inHall("4")}} }), game.Acted{Figure: "roach_1"}),
		at(fighting(t, waits(game.Wait{For: game.ForRoll})), game.Acted{Figure: "roach_1"}),
		at(s, game.Wheeled{Cheese: 2, Rule: "MM-MEL-09"}, game.Wheeled{Cheese: 1, Rule: "MM-TIME-01"}, game.Paged{Page: 4}, game.EndMoved{Page: 8}, game.SurgeBegan{}, game.SurgeEnded{}, game.SpecialSurge{Room: "cellar"},
			game.Opened{Card: box.Encounter{ID: "siege", Name: name("Siege", "Осада"), Ambush: true, Mousetraps: true}}, game.Opened{}, game.Closed{Card: "night"}, game.Closed{},
			game.TrackLaid{Anew: true}, game.TrackLaid{}, game.CardLifted{Card: "rat", To: 2, By: 3}, game.CardRemoved{Card: "rat"}, game.Entered{Room: "cellar"}, game.Flipped{Room: "cellar"},
			game.TrapsLaid{Room: "hall", Spaces: []box.SpaceID{"3", "5"}}, game.TrapGone{Room: "hall", Space: "6"}, game.TrapGone{Room: "hall", Space: "2"}),
		at(s, game.ItemLaid{Laid: game.Laid{Item: box.Grape, At: inHall("3"), Thrown: true}}, game.ItemLaid{Laid: game.Laid{Item: box.Fork}}, game.ItemBack{Item: box.Fork}, game.ItemGone{Item: box.Grape},
			game.Cheesed{Mouse: "tilda", Cheese: 2, Rule: "MM-ATK-02"}, game.Cheesed{Mouse: "tilda", Cheese: -1}, game.Cheesed{Mouse: "tilda", Cheese: 1, Rule: "MM-SHARE-01"}, game.Drawn{Mouse: "tilda", Card: box.Search{ID: "draught", Name: name("Draught", "Сквозняк"), Text: "!"}},
			game.Drawn{Mouse: "tilda", Card: box.Search{ID: "crumb"}}, game.CardMoved{Mouse: "tilda", Card: "crumb", From: game.InPack, To: game.DiscardPile}, game.CardMoved{Mouse: "tilda", Card: "crumb", To: game.DiscardPile},
			game.Grew{Mouse: "tilda", Ability: box.Ability{ID: "roar", Name: name("Roar", "Рык")}}, game.Counted{Mouse: "tilda"}, game.Earned{Story: "Key"}, game.Carried{Mouse: "tilda", Card: "crumb"}, game.Carried{Mouse: "tilda"}),
	} {
		out = append(out, list...)
	}
	for _, token := range box.Achievements {
		out = append(out, moment{s, game.Awarded{Token: token, Mouse: "tilda"}})
	}
	return append(out, at(s, warnings()...)...)
}

func warnings() []game.Event {
	return []game.Event{
		game.Warned{Rule: "MM-AMB-30", Args: rules.Args{"room": "cellar"}}, game.Warned{Rule: "MM-AMB-34"},
		game.Warned{Rule: "MM-BOOK-04", Args: rules.Args{"room": "cellar", "note": "here", "text": "dark"}}, game.Warned{Rule: "MM-BOOK-04", Args: rules.Args{"search": "two cards"}},
		game.Warned{Rule: "MM-TRAP-07", Args: rules.Args{"room": "cellar"}}, game.Warned{Rule: "MM-SURGE-09", Args: rules.Args{"minion": "rat", "count": 2, "short_of": "figures"}},
		game.Warned{Rule: "MM-AMB-49", Args: rules.Args{"minion": "rat", "count": 2.0, "short_of": "room"}}, game.Warned{Rule: "MM-WATER-05", Args: rules.Args{"mouse": "tilda"}},
		game.Warned{Rule: "MM-PARTY-02", Args: rules.Args{"card": "crumb"}}, game.Warned{Rule: "MM-CARD-02", Args: rules.Args{"figure": "rat_1"}},
		game.Settled{Name: "minion_order", Value: "anew"}, game.Settled{Name: "MM-CAP-03", Value: rules.InForce}, game.Settled{Name: "MM-CAP-03", Value: rules.Waived}, game.Corrected{},
	}
}

func TestWhatFollowsIsToldInBothLanguages(t *testing.T) {
	for _, lang := range tables.Langs {
		var lines []string
		for _, m := range moments(t) {
			text := Flow{}.Tell(flowtest.Reading(lang), m.over, m.follow)
			readsWell(t, text, "%#v", m.follow)
			lines = append(lines, m.follow.Kind()+": "+text)
		}
		flowtest.Golden(t, "told."+string(lang), strings.Join(lines, "\n"))
	}
}

func TestAMinionsAttackReadsInTwoLines(t *testing.T) {
	s := fighting(t, func(s *game.State) { s.Mice[0].At.Space = "3" })
	s.Waits = []game.Wait{{For: game.ForRoll, Purpose: game.MarchRoll, Who: "roach_1", Dice: 1}}
	w := flowtest.Reading(tables.Russian)
	var lines []string
	for _, did := range []game.Action{
		game.Fell{Numbers: []int{2}}, game.March{Path: []box.SpaceID{"3"}}, game.Strike{Target: "tilda"}, game.Fell{Sword: 1}, game.Fell{},
	} {
		for _, e := range (game.Game{}).Apply(s, did) {
			if text := (Flow{}).Tell(w, s, e); text != "" {
				lines = append(lines, text)
			}
			s = game.Game{}.Fold(s, e)
		}
	}
	require.Equal(t, []string{
		"Таракан А → Тильда: 1 шаг, 4–3, теперь на одной клетке.", "Таракан А → Тильда: 1 удар.", "Тильда: 1 ранение (1 из 3).",
	}, lines[:3])
}
