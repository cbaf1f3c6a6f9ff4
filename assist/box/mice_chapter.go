package box

import (
	"errors"
	"slices"
	"strconv"

	"github.com/goccy/go-yaml/ast"

	mice "tablemate/tables/micemystics"
)

func (s *slips) tile(t mice.Tile) {
	s.named(t.Name)
	s.told(t.Tile, "tile")
	choice(s, t.Side, mice.Sides, "side")
	_, err := mice.ReadMap(t.Map)
	var wrong mice.MapFaults
	errors.As(err, &wrong)
	for _, f := range wrong {
		s.found = append(s.found, mapFault(s.node, f))
	}
}

// mapText holds that a map is one text: its lines look like fields of YAML.
func (s *slips) mapText() {
	switch child(s.node, "map").(type) {
	case *ast.MappingNode, *ast.SequenceNode:
		s.add("box.map-text", []string{"map"})
	}
}

// mapFault places a fault of a map's text in the file: on its own line where the
// text stands in lines of its own, else where the text begins.
func mapFault(node ast.Node, cause *mice.MapFault) *Fault {
	text := nodeAt(node, "map")
	f := fault(begin(text), "box.tile-map")
	f.Cause = cause
	if block, ok := text.(*ast.LiteralNode); ok && block.Start.Value[0] == '|' {
		f.Line += cause.Line
		f.Column = indent(block.Value.GetToken().Origin) + cause.Column
	}
	return f
}

// indent is how far a block of text stands from the left.
func indent(block string) int {
	for i, letter := range block {
		if letter != ' ' && letter != '\n' {
			return i - 1 - lastNewline(block[:i])
		}
	}
	return 0
}

func lastNewline(text string) int {
	for i := len(text) - 1; i >= 0; i-- {
		if text[i] == '\n' {
			return i
		}
	}
	return -1
}

func (s *slips) chapter(c mice.Chapter) {
	s.named(c.Name)
	s.within(c.Party, [2]int{1, mostMice}, "party") // MM-SETUP-03
	s.unless(len(c.Heroes) <= c.Party, "box.heroes", "heroes")
	s.stat("end", c.End, 2) // the hourglass begins on page 1
	s.unless(c.LastPage == 0 || c.LastPage >= c.End, "box.last-page", "last_page")
	s.count("last_page", c.LastPage)
	for i, item := range c.Items {
		choice(s, item, mice.PartyItems, "items", strconv.Itoa(i))
	}
	s.rooms(c)
	for i, p := range c.Minions {
		at := []string{"minions", strconv.Itoa(i)}
		s.squad(mice.Squad{Minion: p.Minion, Count: p.Count}, at...)
		s.inPlay(c, p.Tile, append(at, "tile")...)
	}
}

// rooms are the tile sides of a chapter and how they join.
func (s *slips) rooms(c mice.Chapter) {
	s.unless(len(c.Rooms) > 0, "box.no-room", "rooms")
	for i, r := range c.Rooms {
		at := []string{"rooms", strconv.Itoa(i)}
		s.told(r.Tile, append(at, "tile")...)
		s.unless(!slices.ContainsFunc(c.Rooms[:i], func(o mice.RoomPlan) bool { return o.Tile == r.Tile }), "box.again", append(at, "tile")...)
		if r.Beneath != "" {
			s.unless(r.Beneath != r.Tile, "box.beneath-itself", append(at, "beneath")...)
			s.inPlay(c, r.Beneath, append(at, "beneath")...)
		}
		s.squads(r.SurgeMinions, append(at, "surge_minions")...)
	}
	for i, j := range c.Joins {
		at := []string{"joins", strconv.Itoa(i)}
		s.inPlay(c, j.A, append(at, "a")...)
		s.inPlay(c, j.B, append(at, "b")...)
		s.told(j.ExitA, append(at, "exit_a")...)
		s.told(j.ExitB, append(at, "exit_b")...)
		s.unless(j.A != j.B, "box.join-itself", append(at, "b")...)
	}
}

// inPlay holds that a tile side is one of a chapter's rooms.
func (s *slips) inPlay(c mice.Chapter, side string, path ...string) {
	s.told(side, path...)
	s.unless(side == "" || slices.ContainsFunc(c.Rooms, func(r mice.RoomPlan) bool { return r.Tile == side }), "box.no-such-room", path...)
}
