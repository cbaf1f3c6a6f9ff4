package micemystics

import (
	"slices"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// change is a room to be changed; one that is on no table where there is none.
func (s *State) change(id string) *Room {
	if r := s.room(id); r != nil {
		return r
	}
	return &Room{}
}

// enters marks the first visit of a tile side.
func (c *course) enters(room string, rule tables.RuleID) {
	c.change(room).Visited = true
	c.note("entered", rule, rules.Args{"room": tileSide(room)})
}

// turnUp turns a piece over, so that this side lies up.
func (s *State) turnUp(room string) {
	r := s.change(room)
	for i := range s.Rooms {
		if s.Rooms[i].Tile == r.Tile {
			s.Rooms[i].Beneath = s.Rooms[i].ID != room
		}
	}
}

// namePlace keeps what is known of a place that no map shows.
func (s *State) namePlace(room string, space parts.Space) {
	r := s.change(room)
	r.Places = append(slices.DeleteFunc(slices.Clone(r.Places), func(p parts.Space) bool { return p.ID == space.ID }), space)
}

// told keeps answers about a room, newer ones in the place of older.
func (s *State) told(room string, facts []Fact) {
	r := s.change(room)
	out := slices.Clone(r.Facts)
	for _, f := range facts {
		out = slices.DeleteFunc(out, func(o Fact) bool {
			return o.Matter == f.Matter && (o.Between == f.Between || o.Between == parts.Pair{f.Between[1], f.Between[0]})
		})
		out = append(out, f)
	}
	r.Facts = out
}

// setTraps puts mousetraps on spaces.
func (c *course) setTraps(room string, rule tables.RuleID, spaces ...parts.SpaceID) {
	r, args := c.change(room), rules.Args{"spaces": spacesOf(room, spaces)}
	for _, id := range spaces {
		c.meeting(args, Spot{room, id})
		if !slices.Contains(r.Traps, id) {
			r.Traps = added(r.Traps, id)
		}
	}
	c.note("traps", rule, args)
}

// clearTrap takes a mousetrap away that has not sprung. Where mice stand they
// see it.
func (c *course) clearTrap(at Spot, rule tables.RuleID) {
	if len(c.MiceOn(at)) == 0 {
		c.note("trap-gone", rule, c.located(rules.Args{}, at))
	}
	c.trapGone(at)
}

// trapGone takes a mousetrap off a spot.
func (s *State) trapGone(at Spot) {
	r := s.change(at.Room)
	r.Traps = without(r.Traps, at.Space)
}

// layToken puts a party item token on the board.
func (s *State) layToken(l Laid) {
	s.Laid = append(s.unlaid(l.Item), l)
	s.Stash = without(s.Stash, l.Item)
}

// unlaid are the tokens on the board apart from that of one item.
func (s *State) unlaid(item parts.PartyItem) []Laid {
	return slices.DeleteFunc(slices.Clone(s.Laid), func(l Laid) bool { return l.Item == item })
}

// itemBack returns a party item to the stash, or brings a new one there.
func (c *course) itemBack(item parts.PartyItem, rule tables.RuleID) {
	c.Laid = c.unlaid(item)
	c.Stash = added(without(c.Stash, item), item)
	c.note("item-back", rule, rules.Args{"item": partyItem(item)})
}

// itemGone takes a party item out of play; its card is shuffled into the search
// deck.
func (c *course) itemGone(item parts.PartyItem, rule tables.RuleID) {
	c.Laid = c.unlaid(item)
	c.Stash = without(c.Stash, item)
	c.note("item-gone", rule, rules.Args{"item": partyItem(item)})
}

// settle is spot, with a name for it and everything that people said of it kept
// in the room where no map shows it.
func (c *course) settle(room string, p Place) Spot {
	at := c.spot(room, p)
	r := c.room(at.Room)
	if r == nil {
		return Nowhere
	}
	if at.Space == "" {
		at.Space = c.newPlace(at.Room)
	}
	if told := p.onto(r.space(at.Space)); !r.onMap(at.Space) && !r.noted(told) {
		c.namePlace(at.Room, told)
	}
	if p.Trap && !slices.Contains(r.Traps, at.Space) {
		c.setTraps(at.Room, "MM-TILE-03", at.Space)
	}
	return at
}

// notePlace keeps the name of a place that no map shows.
func (s *State) notePlace(at Spot) {
	if r := s.room(at.Room); r != nil && !r.knows(at.Space) && (!r.Mapped() || strings.HasPrefix(string(at.Space), "?")) {
		r = s.change(at.Room)
		r.Places = append(slices.Clone(r.Places), parts.Space{ID: at.Space})
	}
}
