package micemystics

import (
	"testing"

	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

func woundMoments(t testing.TB) []moment {
	tough := fighting(t, func(s *game.State) { s.Types[1].Life = 2 })
	hurt := fighting(t, func(s *game.State) { s.Mice[0].Wounds, s.Mice[0].Poison = 1, 1 })
	ailing := fighting(t, func(s *game.State) {
		s.Mice[0].Stunned, s.Mice[0].Webbed, s.Mice[0].Charmed, s.Mice[0].Down, s.Minions[2].Down = true, true, true, true, true
	})
	starting := fighting(t, func(s *game.State) { s.Mice[0].Hero.Starting = []parts.CardID{"ladle"} })
	swept := mine(t, water("2", parts.Off), func(s *game.State) { s.Turn.Slot = 1 })
	on := func(e game.Effect, who game.Name) game.Action { return game.Affect{Effect: e, On: who} }
	var out []moment
	for _, list := range [][]moment{
		during(tough, on(game.Wound, "tilda"), game.Affect{Effect: game.PoisonHit, On: "tilda", Count: 2}, on(game.Wound, "rat_1"), on(game.Wound, "vurst_1"), on(game.Wound, "roach_1")),
		during(hurt, on(game.Heal, "tilda"), on(game.Cure, "tilda")), during(fighting(t, func(s *game.State) { s.Types = nil }), on(game.Wound, "roach_1")),
		during(mine(t), on(game.Slay, "roach_1"), game.Affect{Effect: game.Slay, On: "rat_1", By: "tilda"}, game.Affect{Effect: game.Slay, On: "roach_1", By: "tilda"}, on(game.Seize, "tilda")),
		during(starting, on(game.Seize, "tilda")), during(swept, game.EndTurn{Mouse: "tilda"}),
	} {
		out = append(out, list...)
	}
	for _, c := range []game.Condition{game.Stunned, game.Webbed, game.Charmed, game.Down} {
		out = append(out, during(fighting(t), game.Affect{Effect: game.Afflict, On: "tilda", Condition: c})...)
		out = append(out, during(ailing, game.Affect{Effect: game.Relieve, On: "tilda", Condition: c})...)
	}
	out = append(out, during(fighting(t), game.Affect{Effect: game.Afflict, On: "rat_1", Condition: game.Down})...)
	return append(out, during(ailing, game.Affect{Effect: game.Relieve, On: "rat_1", Condition: game.Down})...)
}

func figureMoments(t testing.TB) []moment {
	place := game.Wait{For: game.ForPlace, Room: "hall", Squads: []parts.Squad{{Minion: "rat", Count: 1, Greedy: true}}}
	blind := place
	blind.Spawns = []parts.SpaceID{"?1", "?2"}
	captive := mine(t, func(s *game.State) { s.Mice[2].Captured, s.Mice[2].At = true, game.Nowhere }, waits(game.Wait{For: game.ForRescue, Who: "nez"}))
	huddled := func(s *game.State) { s.Mice[0].At.Space, s.Minions[0].At.Space = "1", "2" } // space 2 is full
	acts := func(figure game.Name) func(*game.State) {
		return func(s *game.State) {
			kind, _ := splitName(figure)
			s.Turn = game.Turn{Card: kind, Step: game.FigureStep, Ordered: true, Figures: []game.Name{figure}}
		}
	}
	webbed := fighting(t, acts("tilda"), func(s *game.State) { s.Mice[0].Webbed, s.Mice[0].Charmed = true, true })
	rescue := game.Return{Mouse: "nez", To: game.Place{Space: "1"}}
	var out []moment
	for _, list := range [][]moment{
		during(mine(t, waits(place)), game.Spawn{Minion: "rat", Space: "5"}, game.Spawn{Minion: "brodie", Space: "6"}), during(mine(t, unmapped, waits(blind)), game.Spawn{Minion: "rat", Space: "?2"}),
		during(captive, rescue), during(fighting(t, grapeOn("5"), acts("rat_1")), game.Activate{Figure: "rat_1"}), during(webbed, game.Activate{Figure: "tilda"}),
		during(fighting(t, acts("roach_1"), huddled), game.Activate{Figure: "roach_1"}), during(fighting(t, acts("roach_1"), grapeOn("4")), game.Activate{Figure: "roach_1"}),
		during(fighting(t, acts("roach_1"), func(s *game.State) { s.Rooms[0].Map.Links = s.Rooms[0].Map.Links[:3] }), game.Activate{Figure: "roach_1"}),
	} {
		out = append(out, list...)
	}
	return out
}

func fightMoments(t testing.TB) []moment {
	attack := func(who, against game.Name) game.State {
		return fighting(t, waits(game.Wait{For: game.ForRoll, Purpose: game.AttackRoll, Who: who, Against: against, Dice: 2}))
	}
	defence := func(who, against game.Name) game.State {
		return fighting(t, waits(game.Wait{For: game.ForRoll, Purpose: game.DefenceRoll, Who: who, Against: against, Hits: 2, Dice: 2}))
	}
	walked := func(s *game.State) { s.Turn.Walked = true }
	var out []moment
	for _, list := range [][]moment{
		during(attack("rat_1", "tilda"), game.Fell{}, game.Fell{Sword: 2}, game.Fell{Cheese: 1}), during(attack("tilda", "rat_1"), game.Fell{}, game.Fell{Sword: 1}, game.Fell{Faces: []int{2, 1}}),
		during(attack(game.Brodie, game.NoFigure), game.Fell{}), during(defence("tilda", "rat_1"), game.Fell{Shield: 2}, game.Fell{}), during(defence("rat_1", "tilda"), game.Fell{Shield: 2}),
		during(fighting(t, walked), game.Hold{}), during(fighting(t, walked, grapeOn("4")), game.Hold{}), during(fighting(t, brodie), game.Leap{To: "4"}, game.Leap{To: "7"}),
	} {
		out = append(out, list...)
	}
	return out
}
