package micemystics

import (
	"slices"

	"tablemate/assist/box"
	"tablemate/assist/talk"
	parts "tablemate/tables/micemystics"
)

// askTiles asks for the tiles in play, those that lie up; the back of a piece
// that the box knows comes with it.
func (t phrases) askTiles(q box.CardQuestion) ([]parts.RoomPlan, error) {
	sides, err := askEntries(t, q, tileNames)
	var out []parts.RoomPlan
	for _, side := range sides {
		out = append(out, parts.RoomPlan{Tile: side.ID})
	}
	return append(out, t.knownBacks(out)...), err
}

// knownBacks returns the known other sides of the pieces in play.
func (t phrases) knownBacks(up []parts.RoomPlan) []parts.RoomPlan {
	var out []parts.RoomPlan
	for _, plan := range up {
		var front parts.Tile
		if !t.findInBox(plan.Tile, &front) {
			continue
		}
		for _, back := range box.All[parts.Tile](t.Box) {
			inPlay := slices.ContainsFunc(up, func(p parts.RoomPlan) bool { return p.Tile == back.ID })
			if back.Tile == front.Tile && back.ID != front.ID && !inPlay {
				out = append(out, parts.RoomPlan{Tile: back.ID, Beneath: front.ID})
			}
		}
	}
	return out
}

// askJoins asks which exit areas continue each other, one pair a line until Enter.
func (t phrases) askJoins(q box.CardQuestion, rooms []parts.RoomPlan) ([]parts.Join, error) {
	if len(rooms) < 2 {
		return nil, talk.ErrUnasked
	}
	var out []parts.Join
	err := t.askLines(q, "chapter.join-help", 0, func(typed string) (func() error, error) {
		join, err := t.readJoin(typed)
		return func() error { out = append(out, join); return nil }, err
	})
	return out, err
}
