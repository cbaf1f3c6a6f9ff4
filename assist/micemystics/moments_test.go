package micemystics

import (
	"testing"

	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

type moment struct {
	over game.State
	did  game.Action
}

func during(s game.State, list ...game.Action) []moment {
	out := make([]moment, len(list))
	for i, did := range list {
		out[i] = moment{s, did}
	}
	return out
}

// `fighting` returns a game in the turn of roach A, which is two steps from Tilda.
func fighting(t testing.TB, edits ...func(*game.State)) game.State {
	s := furnished(t, foes("4", "roach_1", "roach_2"), foes("5", "rat_1", "vurst_1"))
	s.Tokens.On = true
	s.Turn = game.Turn{Card: "roach", Step: game.FigureStep, Ordered: true, Figures: []game.Name{"roach_1"}, Acting: "roach_1", Points: 3, Die: 3}
	s.Mice[0].At.Space = "2"
	s.Open = &parts.Encounter{ID: "night", Name: name("Night watch", "Ночная стража")}
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

func inHall(space parts.SpaceID) game.Spot { return game.Spot{Room: "hall", Space: space} }

func mine(t testing.TB, edits ...func(*game.State)) game.State {
	return fighting(t, append([]func(*game.State){turnOf("tilda", game.NoDeed)}, edits...)...)
}

func rolls(t testing.TB, p game.Purpose, who game.Name, edits ...func(*game.State)) game.State {
	return mine(t, append(edits, waits(game.Wait{For: game.ForRoll, Purpose: p, Who: who, Dice: 1}))...)
}

func deserted(s *game.State) {
	s.Minions, s.Track = nil, []game.Card{s.Track[1], s.Track[0]}
	s.Turn.Slot = 2
}

func water(space, current parts.SpaceID) func(*game.State) {
	return func(s *game.State) {
		for i := range s.Rooms[0].Map.Spaces {
			if at := &s.Rooms[0].Map.Spaces[i]; at.ID == space {
				at.Water, at.Current = true, current
			}
		}
	}
}

func trapOn(space parts.SpaceID) func(*game.State) {
	return func(s *game.State) { s.Rooms[0].Traps = []parts.SpaceID{space} }
}

func grapeOn(space parts.SpaceID) func(*game.State) {
	return func(s *game.State) { s.Laid = []game.Laid{{Item: parts.Grape, At: inHall(space), Thrown: true}} }
}

func brodie(s *game.State) {
	s.Cat = &game.Spot{Room: "hall", Space: "6"}
	s.Track = append(s.Track, game.Card{ID: "brodie_pounce", Kind: game.PounceCard, Of: "brodie"})
	s.CatCards = &parts.Cat{Pounce: parts.Values{Battle: 3, Defense: 2, Life: 2}}
	s.Turn = game.Turn{Card: "brodie_pounce", Step: game.FigureStep, Ordered: true, Figures: []game.Name{game.Brodie}, Acting: game.Brodie}
}

// moments returns actions that cause notes of every kind.
func moments(t testing.TB) []moment {
	var out []moment
	for _, list := range [][]moment{
		turnMoments(t), rollMoments(t), moveMoments(t), woundMoments(t), figureMoments(t), fightMoments(t),
		boardMoments(t), itemMoments(t), awardMoments(t), warnings(t),
	} {
		out = append(out, list...)
	}
	return out
}

func turnMoments(t testing.TB) []moment {
	captive := func(s *game.State) { s.Mice[1].Captured, s.Mice[1].At = true, game.Nowhere }
	end := game.EndTurn{Mouse: "tilda"}
	var out []moment
	for _, s := range []game.State{
		mine(t, func(s *game.State) {
			s.Turn.Slot, s.Track = 1, s.Track[4:]
			s.Track[0], s.Track[1] = s.Track[1], s.Track[0]
		}),
		mine(t, func(s *game.State) { brodie(s); s.Track = s.Track[7:] }, turnOf("tilda", game.NoDeed)),
		mine(t, captive, func(s *game.State) { s.Turn.Slot = 1 }), mine(t, captive, deserted),
		mine(t, func(s *game.State) { s.Turn.Slot, s.Mice[1].Charmed = 1, true }), mine(t, func(s *game.State) { s.Round, s.Turn.Slot = 2, 7 }),
	} {
		out = append(out, moment{s, end})
	}
	return append(out, during(mine(t), game.Affect{Effect: game.Points, Count: 3}, game.Affect{Effect: game.Points, Count: -1}, game.Affect{Effect: game.Cross})...)
}

func rollMoments(t testing.TB) []moment {
	ambush := mine(t, waits(game.Wait{For: game.ForRoll, Purpose: game.AmbushRoll, Call: "rat", Dice: 1}))
	trap, climb := rolls(t, game.TrapRoll, "tilda", trapOn("2")), rolls(t, game.ClimbRoll, "tilda")
	climb.Waits[0].To = inHall("3")
	var out []moment
	for _, list := range [][]moment{
		during(rolls(t, game.MoveRoll, "tilda"), game.Fell{Faces: []int{3}}, game.Fell{Numbers: []int{3}}), during(rolls(t, game.AttackRoll, "rat_1"), game.Fell{Faces: []int{1}}),
		during(ambush, game.Fell{Faces: []int{6}}), during(rolls(t, game.SearchRoll, "tilda"), game.Fell{}, game.Fell{Star: 1}), during(rolls(t,
			game.WebRoll, "tilda"), game.Fell{Faces: []int{1}}, game.Fell{Star: 1}),
		during(climb, game.Fell{}, game.Fell{Star: 1}), during(trap, game.Fell{}, game.Fell{Star: 2}),
	} {
		out = append(out, list...)
	}
	return out
}

func moveMoments(t testing.TB) []moment {
	blind := fighting(t, unmapped, func(s *game.State) {
		for i := range s.Mice {
			s.Mice[i].At.Space = "?9"
		}
		s.Rooms[0].Facts = []game.Fact{{Between: parts.Pair{"4", "?9"}, Matter: game.Distance, Least: 5, Most: 5}}
	})
	far := func(s *game.State) { s.Turn.Points = 9 }
	current := mine(t, water("2", "3"), func(s *game.State) { s.Turn.Slot = 1 })
	nez := func(room string, to game.Place) game.Action { return game.Put{Figure: "nez", Room: room, To: to} }
	var out []moment
	for _, list := range [][]moment{
		during(mine(t, far), game.Move{Mouse: "tilda", Path: []parts.SpaceID{"3", "4"}}, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"3"}}),
		during(mine(t, far, trapOn("3")), game.Move{Mouse: "tilda", Path: []parts.SpaceID{"3", "4"}}),
		during(mine(t, far, water("3", "")), game.Move{Mouse: "tilda", Path: []parts.SpaceID{"3"}}), during(current, game.EndTurn{Mouse: "tilda"}),
		during(mine(t), nez("", game.Place{Space: "3"}), nez("cellar", game.Place{Space: "2"}), nez("", game.Place{With: "tilda"}),
			game.Put{Figure: game.Brodie, Room: "hall", To: game.Place{Space: "2"}}), during(mine(t, unmapped), nez("", game.Place{})),
		during(mine(t, deserted), game.Explore{Mouse: "tilda", Into: "cellar"}), during(mine(t, deserted, func(s *game.State) { s.Rooms[1].Tile = "A" }), game.Flip{Mouse: "tilda", To: "4"}),
		during(fighting(t), game.March{Path: []parts.SpaceID{"3", "2"}}, game.March{Path: []parts.SpaceID{"5", "6"}}, game.Put{Figure: "rat_1", To: game.Place{Space: "6"}}),
		during(blind, game.March{Toward: "tilda", Steps: 3}), during(fighting(t, grapeOn("2")), game.March{Path: []parts.SpaceID{"3", "2"}}),
	} {
		out = append(out, list...)
	}
	return out
}

func woundMoments(t testing.TB) []moment {
	tough := fighting(t, func(s *game.State) { s.Types[1].Life = 2 })
	hurt := fighting(t, func(s *game.State) { s.Mice[0].Wounds, s.Mice[0].Poison = 1, 1 })
	unread := fighting(t, func(s *game.State) {
		s.Mice[0].Wounds, s.Mice[0].Poison, s.Mice[0].Hero.Unread = 1, 1, []parts.HeroPart{parts.HeroValues}
	})
	ailing := fighting(t, func(s *game.State) {
		s.Mice[0].Stunned, s.Mice[0].Webbed, s.Mice[0].Charmed, s.Mice[0].Down, s.Minions[2].Down = true, true, true, true, true
	})
	starting := fighting(t, func(s *game.State) { s.Mice[0].Hero.Starting = []parts.CardID{"ladle"} })
	swept := mine(t, water("2", parts.Off), func(s *game.State) { s.Turn.Slot = 1 })
	on := func(e game.Effect, who game.Name) game.Action { return game.Affect{Effect: e, On: who} }
	var out []moment
	for _, list := range [][]moment{
		during(tough, on(game.Wound, "tilda"), game.Affect{Effect: game.PoisonHit, On: "tilda", Count: 2}, on(game.Wound, "rat_1"), on(game.Wound, "vurst_1"), on(game.Wound, "roach_1")),
		during(hurt, on(game.Heal, "tilda"), on(game.Cure, "tilda")),
		during(unread, on(game.Wound, "tilda"), on(game.PoisonHit, "tilda"), on(game.Heal, "tilda"), on(game.Cure, "tilda")),
		during(fighting(t, func(s *game.State) { s.Types = nil }), on(game.Wound, "roach_1")),
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
