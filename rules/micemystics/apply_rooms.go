package micemystics

import (
	"slices"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// changeRoom returns a room to be changed, in a list that no other state has; one of no
// state if there is none.
func (s *State) changeRoom(id string) *Room {
	s.Rooms = slices.Clone(s.Rooms)
	if r := s.findRoom(id); r != nil {
		return r
	}
	return &Room{}
}

// visitRoom marks the first visit of a tile side.
func (r *resolver) visitRoom(room string, rule tables.RuleID) {
	r.changeRoom(room).Visited = true
	r.note("entered", rule, rules.Args{"room": tileSide(room)})
}

// turnUp turns a piece over, so that this side lies up.
func (s *State) turnUp(room string) {
	r := s.changeRoom(room)
	for i := range s.Rooms {
		if s.Rooms[i].Tile == r.Tile {
			s.Rooms[i].Beneath = s.Rooms[i].ID != room
		}
	}
}

// savePlace keeps what is known of a place that no map shows.
func (s *State) savePlace(room string, space parts.Space) {
	r := s.changeRoom(room)
	r.Places = append(slices.DeleteFunc(slices.Clone(r.Places), func(p parts.Space) bool { return p.ID == space.ID }), space)
}

// saveFacts keeps answers about a room, newer ones in the place of older.
func (s *State) saveFacts(room string, facts []Fact) {
	r := s.changeRoom(room)
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
func (r *resolver) setTraps(room string, rule tables.RuleID, spaces ...parts.SpaceID) {
	side, args := r.changeRoom(room), rules.Args{"spaces": spacesOf(room, spaces)}
	for _, id := range spaces {
		r.meeting(args, Spot{room, id})
		if !slices.Contains(side.Traps, id) {
			side.Traps = added(side.Traps, id)
		}
	}
	r.note("traps", rule, args)
}

// clearTrap takes a mousetrap away that has not sprung. Where mice stand they
// see it.
func (r *resolver) clearTrap(at Spot, rule tables.RuleID) {
	if len(r.MiceOn(at)) == 0 {
		r.note("trap-gone", rule, r.located(rules.Args{}, at))
	}
	r.removeTrap(at)
}

// removeTrap takes a mousetrap off a spot.
func (s *State) removeTrap(at Spot) {
	r := s.changeRoom(at.Room)
	r.Traps = without(r.Traps, at.Space)
}

// layToken puts a party item token on the board.
func (s *State) layToken(l Laid) {
	s.Laid = append(s.tokensWithout(l.Item), l)
	s.Stash = without(s.Stash, l.Item)
}

// tokensWithout returns the tokens on the board apart from that of one item.
func (s *State) tokensWithout(item parts.PartyItem) []Laid {
	return slices.DeleteFunc(slices.Clone(s.Laid), func(l Laid) bool { return l.Item == item })
}

// returnItem returns a party item to the stash, or brings a new one there.
func (r *resolver) returnItem(item parts.PartyItem, rule tables.RuleID) {
	r.Laid = r.tokensWithout(item)
	r.Stash = added(without(r.Stash, item), item)
	r.note("item-back", rule, rules.Args{"item": partyItem(item)})
}

// removeItem takes a party item out of play; its card is shuffled into the search
// deck.
func (r *resolver) removeItem(item parts.PartyItem, rule tables.RuleID) {
	r.Laid = r.tokensWithout(item)
	r.Stash = without(r.Stash, item)
	r.note("item-gone", rule, rules.Args{"item": partyItem(item)})
}

// resolvePlace returns the spot of a place. A place on no map gets a name, and
// what people said of it is kept in the room.
func (r *resolver) resolvePlace(room string, p Place) Spot {
	at := r.placeSpot(room, p)
	side := r.findRoom(at.Room)
	if side == nil {
		return Nowhere
	}
	if at.Space == "" {
		at.Space = r.newPlace(at.Room)
	}
	if told := p.mergedWith(side.findSpace(at.Space)); !side.onMap(at.Space) && !side.noted(told) {
		r.savePlace(at.Room, told)
	}
	if p.Trap && !slices.Contains(side.Traps, at.Space) {
		r.setTraps(at.Room, "MM-TILE-03", at.Space)
	}
	return at
}

// notePlace keeps the name of a place that no map shows.
func (s *State) notePlace(at Spot) {
	if r := s.findRoom(at.Room); r != nil && !r.knows(at.Space) && (!r.Mapped() || strings.HasPrefix(string(at.Space), "?")) {
		r = s.changeRoom(at.Room)
		r.Places = append(slices.Clone(r.Places), parts.Space{ID: at.Space})
	}
}
