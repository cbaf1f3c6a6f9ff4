package micemystics

import (
	"slices"

	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// playedBy returns the player of a mouse. If one person plays all the mice, it returns "".
func (a prompter) playedBy(m *game.Mouse) string {
	if slices.ContainsFunc(a.state.Mice, func(o game.Mouse) bool { return o.Player != m.Player }) {
		return m.Player
	}
	return ""
}

// onBoard returns the figures on the board, mice first.
func (a prompter) onBoard() []game.Name { return append(a.activeMice(), a.allFoes()...) }

func (a prompter) activeMice() []game.Name {
	var out []game.Name
	for i := range a.state.Mice {
		if m := &a.state.Mice[i]; m.OnBoard() {
			out = append(out, m.Name())
		}
	}
	return out
}

func (a prompter) allFoes() []game.Name { return a.foesWhere(func(game.Spot) bool { return true }) }

// foesIn returns the minions on a tile side, Brodie last.
func (a prompter) foesIn(room string) []game.Name {
	return a.foesWhere(func(at game.Spot) bool { return at.Room == room })
}

func (a prompter) foesOn(at game.Spot) []game.Name {
	return a.foesWhere(func(o game.Spot) bool { return o == at })
}

func (a prompter) foesWhere(fits func(game.Spot) bool) []game.Name {
	var out []game.Name
	for i := range a.state.Minions {
		if m := &a.state.Minions[i]; fits(m.At) {
			out = append(out, m.Name)
		}
	}
	if a.state.Cat != nil && fits(*a.state.Cat) {
		out = append(out, game.Brodie)
	}
	return out
}

// Mice come first, Brodie last.
func (a prompter) figuresOn(at game.Spot) []game.Name {
	return append(a.state.MiceOn(at), a.foesOn(at)...)
}

func (a prompter) others(f game.Name) []game.Name {
	return slices.DeleteFunc(a.inRoom(a.state.At(f).Room), func(o game.Name) bool { return o == f })
}

// Mice come first, Brodie last.
func (a prompter) inRoom(room string) []game.Name {
	return append(a.state.MiceIn(room), a.foesIn(room)...)
}

// roomInPlay returns the tile side of the figure on turn. If no figure on the board is on turn, it
// returns the tile side of the first mouse on the board.
func (a prompter) roomInPlay() string {
	for _, f := range append([]game.Name{game.Name(a.state.Turn.Card), a.state.Turn.Acting}, a.activeMice()...) {
		if at := a.state.At(f); at != game.Nowhere {
			return at.Room
		}
	}
	return ""
}

// roomToMap returns the tile side that people probably want to map.
func (a prompter) roomToMap() string {
	if room := a.roomInPlay(); room != "" || len(a.state.Rooms) == 0 {
		return room
	}
	return a.state.Rooms[0].ID
}

func spaceOf(r *game.Room, typed string) (parts.SpaceID, bool) {
	for _, list := range [][]parts.Space{r.Map.Spaces, r.Places} {
		for i := range list {
			if foldCase(string(list[i].ID)) == foldCase(typed) {
				return list[i].ID, true
			}
		}
	}
	return "", false
}

func spaces(r *game.Room) string {
	return talk.NameAll(r.Map.Spaces, func(s parts.Space) string { return string(s.ID) })
}

func ailing(m *game.Mouse) []game.Condition {
	return slices.DeleteFunc(slices.Clone(game.Conditions[1:]), func(c game.Condition) bool { return !m.Has(c) })
}
