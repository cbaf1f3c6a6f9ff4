package micemystics

import (
	"testing"

	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// moment is an action and the state before it.
type moment struct {
	over game.State
	did  game.Action
}

// during returns moments that share a state.
func during(s game.State, list ...game.Action) []moment {
	out := make([]moment, len(list))
	for i, did := range list {
		out[i] = moment{s, did}
	}
	return out
}

// fighting returns a state in the turn of roach A, two steps from Tilda.
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

// rolls returns a state that waits for a roll.
func rolls(t testing.TB, p game.Purpose, who game.Name, edits ...func(*game.State)) game.State {
	return mine(t, append(edits, waits(game.Wait{For: game.ForRoll, Purpose: p, Who: who, Dice: 1}))...)
}

// deserted removes the minions and makes Tilda's card the last on the track.
func deserted(s *game.State) {
	s.Minions, s.Track = nil, []game.Card{s.Track[1], s.Track[0]}
	s.Turn.Slot = 2
}

// water makes a space a water space whose current leads to another space.
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

// brodie puts Brodie on the board, with a card on the track.
func brodie(s *game.State) {
	s.Cat = &game.Spot{Room: "hall", Space: "6"}
	s.Track = append(s.Track, game.Card{ID: "brodie_pounce", Kind: game.PounceCard, Of: "brodie"})
	s.CatCards = &parts.Cat{Pounce: parts.Values{Battle: 3, Defense: 2, Life: 2}}
	s.Turn = game.Turn{Card: "brodie_pounce", Step: game.FigureStep, Ordered: true, Figures: []game.Name{game.Brodie}, Acting: game.Brodie}
}

// moments returns actions of every kind that has a note.
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
