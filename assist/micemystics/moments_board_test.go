package micemystics

import (
	"testing"

	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func boardMoments(t testing.TB) []moment {
	special := mine(t, func(s *game.State) { s.Rooms[0].Plan.SpecialSurge = "rats" })
	anew := mine(t, waits(game.Wait{For: game.ForOrder, Lay: []string{"tilda", "rat"}, Whole: true}))
	crossed := mine(t, func(s *game.State) { s.Rooms[0].Map.Spaces[2].Cross, s.Rooms[0].Map.Spaces[5].Cross = true, true }, waits(game.Wait{For: game.ForCard, Room: "hall"}))
	siege := parts.Encounter{ID: "siege", Name: name("Siege", "Осада"), Ambush: true, Mousetraps: true}
	feed := func(n int) game.Action { return game.Affect{Effect: game.Feed, Count: n} }
	var out []moment
	for _, list := range [][]moment{
		during(mine(t), feed(2), feed(6), game.Affect{Effect: game.TurnPages, Count: 3}, game.Affect{Effect: game.TurnPages, Count: -1},
			game.Affect{Effect: game.EndPage, Count: 1}), during(special, feed(6)),
		during(mine(t, waits(game.Wait{For: game.ForSurge, Source: game.BySurge}), func(s *game.State) {
			s.Surging = true
			s.Waits = append(s.Waits, game.Wait{For: game.ForSurgeEnd, Closes: true})
		}), game.Done{}),
		during(crossed, game.Open{Card: siege}), during(anew, game.Order{Cards: []string{"rat", "tilda"}}),
		during(mine(t, deserted), game.EndTurn{Mouse: "tilda"}), during(mine(t), game.Trap{Room: "hall", Space: "3"}), during(mine(t, trapOn("6")), game.Trap{Room: "hall", Space: "6", Gone: true}),
		during(mine(t, unmapped), game.Trap{Room: "hall", Space: "?1"}), during(mine(t), game.Settle{Name: "minion_order", Value: "anew"},
			game.Settle{Name: "MM-CAP-03", Value: rules.InForce}, game.Correct{}),
	} {
		out = append(out, list...)
	}
	return out
}

func itemMoments(t testing.TB) []moment {
	toss := fighting(t, waits(game.Wait{For: game.ForToss, Who: "tilda", Against: "rat_1", To: inHall("5")}))
	found := mine(t, waits(game.Wait{For: game.ForFind, Who: "tilda"}))
	held := mine(t, func(s *game.State) { s.Mice[0].Pack, s.Mice[0].Cheese = []parts.CardID{"crumb"}, 7 })
	done := mine(t, func(s *game.State) {
		s.Result, s.Campaign = &game.Result{Winner: game.SeatMice, By: []tables.RuleID{"MM-WIN-01"}}, true
	}, waits(game.Wait{For: game.ForCarry, Who: "tilda"}))
	var out []moment
	for _, list := range [][]moment{
		during(toss, game.Toss{Side: game.Whole}, game.Toss{Side: game.Smashed}), during(mine(t), game.TakeBack{Mouse: "tilda", Item: parts.Fork},
			game.Affect{Effect: game.Gain, On: "tilda", Count: 2}),
		during(held, game.Affect{Effect: game.Gain, On: "tilda", Count: -1}, game.Drop{Mouse: "tilda", Card: "crumb"}, game.LevelUp{Mouse: "tilda",
			Ability: parts.Ability{ID: "roar", Name: name("Roar", "Рык")}}),
		during(found, game.Found{Card: &parts.Search{ID: "draught", Type: parts.Chance, Name: name("Draught", "Сквозняк"), Text: "!"}}, game.Found{Card: &parts.Search{ID: "crumb"}}),
		during(mine(t), game.Earn{Story: "Key"}), during(done, game.Carry{Mouse: "tilda", Card: "crumb"}),
	} {
		out = append(out, list...)
	}
	return out
}

func awardMoments(t testing.TB) []moment {
	cheese := rolls(t, game.AttackRoll, "tilda")
	ripper := mine(t, func(s *game.State) { s.Mice[0].Roaches = parts.RoachRipper - 1 })
	poisoned := mine(t, func(s *game.State) { s.Mice[0].Poison = 1 })
	seize := game.Affect{Effect: game.Seize, On: "tilda"}
	twice := mine(t, func(s *game.State) { s.Mice[0].Captures = 1 })
	tamer := fighting(t, brodie, func(s *game.State) { s.Track = s.Track[:4] })
	slay := func(who game.Name) game.Action { return game.Affect{Effect: game.Slay, On: who, By: "tilda"} }
	return append(append(append(append(during(cheese, game.Fell{Cheese: 3}), during(ripper, slay("roach_1"))...), during(poisoned, seize)...),
		during(twice, seize)...), during(tamer, slay(game.Brodie))...)
}

func warnings(t testing.TB) []moment {
	empty := mine(t, deserted, func(s *game.State) {
		s.Chapter.Encounters, s.Drawn, s.Open = []parts.CardID{"siege"}, []parts.CardID{"siege"}, nil
		s.House = rules.House{game.DeckRunsOut.Name: "empty"}
		s.Rooms[1].Plan.Here = "dark"
	})
	last := mine(t, func(s *game.State) {
		s.House = rules.House{game.AllCaptured.Name: "chapter_only"}
		for i := range s.Mice[1:] {
			s.Mice[i+1].Captured, s.Mice[i+1].At = true, game.Nowhere
		}
	})
	special := rolls(t, game.SearchRoll, "tilda", func(s *game.State) { s.Rooms[0].Plan.SpecialSearch = "two cards" })
	card := mine(t, unmapped, waits(game.Wait{For: game.ForCard, Room: "hall"}))
	rats := game.Call{Squads: []parts.Squad{{Minion: "rat", Count: 9}}}
	placing := mine(t, waits(game.Wait{For: game.ForPlace, Room: "hall", Squads: []parts.Squad{{Minion: "rat", Count: 2}}, Spawns: []parts.SpaceID{"5"}}), func(s *game.State) { s.Types[1].Figures = 2 })
	seeking := mine(t, unmapped, waits(game.Wait{For: game.ForPlace, Room: "hall", Squads: []parts.Squad{{Minion: "rat", Count: 2}}}), waits(game.Wait{For: game.ForSpawns, Room: "hall"}))
	wet := mine(t, unmapped, func(s *game.State) { s.Turn.Slot, s.Rooms[0].Places = 1, []parts.Space{{ID: "2", Water: true}} })
	found := mine(t, waits(game.Wait{For: game.ForFind, Who: "tilda"}))
	var out []moment
	for _, list := range [][]moment{
		during(empty, game.Explore{Mouse: "tilda", Into: "cellar"}), during(last, game.Affect{Effect: game.Seize, On: "tilda"}), during(special, game.Fell{Star: 1}),
		during(card, game.Open{Card: parts.Encounter{ID: "siege", Mousetraps: true}}), during(mine(t,
			func(s *game.State) { s.Surging = true; s.Types[1].Figures = 1 }, waits(game.Wait{For: game.ForSurge})), rats),
		during(placing, game.Spawn{Minion: "rat", Space: "5"}), during(seeking, game.Spawns{Room: "hall"}), during(wet, game.EndTurn{Mouse: "tilda"}),
		during(found, game.Found{Card: &parts.Search{ID: "crumb", Type: parts.Party, Name: name("Bread crumb", "Крошка хлеба")}}),
	} {
		out = append(out, list...)
	}
	return out
}
