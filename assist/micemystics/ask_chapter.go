package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/session"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// tilesOf asks for the tiles in play, those that lie up; the back of a piece
// that the box knows comes with it.
func (t phrases) tilesOf(q box.Asked) ([]mice.RoomPlan, error) {
	sides, err := entered(t, q, tileNames)
	var out []mice.RoomPlan
	for _, side := range sides {
		out = append(out, mice.RoomPlan{Tile: side.ID})
	}
	return append(out, t.backs(out)...), err
}

// backs are the known other sides of the pieces in play.
func (t phrases) backs(up []mice.RoomPlan) []mice.RoomPlan {
	var out []mice.RoomPlan
	for _, plan := range up {
		var front mice.Tile
		if !t.find(plan.Tile, &front) {
			continue
		}
		for _, back := range box.All[mice.Tile](t.Box) {
			inPlay := slices.ContainsFunc(up, func(p mice.RoomPlan) bool { return p.Tile == back.ID })
			if back.Tile == front.Tile && back.ID != front.ID && !inPlay {
				out = append(out, mice.RoomPlan{Tile: back.ID, Beneath: front.ID})
			}
		}
	}
	return out
}

// joins asks which exit areas continue each other, one pair a line until Enter.
func (t phrases) joins(q box.Asked, rooms []mice.RoomPlan) ([]mice.Join, error) {
	if len(rooms) < 2 {
		return nil, session.ErrUnasked
	}
	var out []mice.Join
	err := t.lines(q, "chapter.join-help", 0, func(typed string) (func() error, error) {
		join, err := t.readJoin(typed)
		return func() error { out = append(out, join); return nil }, err
	})
	return out, err
}

// readJoin reads "pantry north - larder south".
func (t phrases) readJoin(typed string) (mice.Join, error) {
	wrong := unread("join", tables.Args{"typed": typed})
	one, other, ok := strings.Cut(typed, " - ")
	if !ok {
		return mice.Join{}, wrong
	}
	a, exitA, okA := t.exitOf(one)
	b, exitB, okB := t.exitOf(other)
	if !okA || !okB {
		return mice.Join{}, wrong
	}
	return mice.Join{A: a, ExitA: exitA, B: b, ExitB: exitB}, nil
}

// exitOf parts the name of a tile from that of its exit, the last word.
func (t phrases) exitOf(typed string) (tile, exit string, ok bool) {
	words := strings.Fields(typed)
	if len(words) < 2 {
		return "", "", false
	}
	side, known := inBox(t, strings.Join(words[:len(words)-1], " "), tileNames)
	return side.ID, strings.ToLower(words[len(words)-1]), known
}
