package micemystics

import (
	"cmp"
	"errors"
	"reflect"
	"slices"
	"strings"

	"tablemate/tables"
	"tablemate/tables/card"
)

// Kind is a kind of entry in a box. A box is the file with what people have entered.
type Kind string

// The kinds of entries. A box has at most one cat and one die, which need no ids.
const (
	HeroKind      Kind = "hero"
	MinionKind    Kind = "minion"
	CatKind       Kind = "cat"
	SearchKind    Kind = "search"
	AbilityKind   Kind = "ability"
	EncounterKind Kind = "encounter"
	TileKind      Kind = "tile"
	ChapterKind   Kind = "chapter"
	DieKind       Kind = "die"
	CampaignKind  Kind = "campaign"
)

// Die holds the six sides of an action die, as people entered them. These sides are used
// instead of Faces.
type Die struct {
	Faces []Face `json:"faces" card:"6..6 else=six-faces" jsonschema:"the six sides"`
}

// Campaign has the data that people keep between chapters (MM-CAMP-01, MM-CAMP-02).
type Campaign struct {
	ID       string      `json:"id" card:"id"`
	Name     tables.Text `json:"name" card:"must"`
	Chapters []string    `json:"chapters,omitempty" card:"file id=chapter" jsonschema:"ids of the chapters that were played"`
	Mice     []Grown     `json:"mice,omitempty" card:"..6 file else=mice"`
	Story    []string    `json:"story,omitempty" card:"file" jsonschema:"story achievements, by the names that people gave them"`
}

// Grown lists the cards that a mouse keeps for the next chapter in addition to its starting gear.
type Grown struct {
	Hero      string   `json:"hero" card:"must once id=hero"`
	Abilities []CardID `json:"abilities,omitempty" card:"id=ability"`
	Card      CardID   `json:"card,omitempty" card:"id=search" jsonschema:"the search card that it kept"`
}

// Shape describes a box: what people enter, and the questions for each kind.
func Shape() card.Shape {
	return card.Shape{
		Game: "micemystics",
		Kinds: []card.Kind{
			{Name: string(HeroKind), Of: Hero{}, Ask: []card.Question{
				{Say: "learn.hero", Fields: "battle defense lore move life"},
				{Say: "learn.hero-classes", Fields: "classes", By: "classes"},
				{Say: "learn.hero-gear", Fields: "starting", By: "gear", Likely: card.None},
				{Say: "learn.own-words", Fields: "text", Likely: card.None},
			}},
			{Name: string(MinionKind), Of: Minion{}, Ask: []card.Question{
				{Fields: "family"},
				{Say: "learn.minion-values", Fields: "battle defense life"},
				{Fields: "large ranged boss elite poison"},
				{Say: "learn.minion-cards", Fields: "cards", Likely: "1"},
				{Fields: "text"},
			}},
			{Name: string(CatKind), Of: Cat{}, Alone: true, Ask: []card.Question{
				{Say: "learn.cat-pounce", Fields: "pounce.battle pounce.defense pounce.life"},
				{Say: "learn.cat-chase", Fields: "chase.battle chase.defense chase.life"},
			}},
			{Name: string(SearchKind), Of: Search{}, Ask: []card.Question{
				{Fields: "type"},
				{Fields: "reach"},
				{Say: "learn.weapon", Fields: "dice paws", Likely: "0 1"},
				{Fields: "body"},
				{Say: "learn.worn", Fields: "worn.battle worn.defense", Likely: "0 1", When: "type=armor"},
				{Say: "learn.worn", Fields: "worn.battle worn.defense", Likely: "0 0", When: "type=accessory"},
				{Fields: "party_item"},
				{Fields: "crosses cures"},
				{Fields: "classes", By: "classes"},
				{Fields: "text"},
			}},
			{Name: string(AbilityKind), Of: Ability{}, Ask: []card.Question{
				{Fields: "classes", By: "classes"},
				{Say: "learn.ability-cost", Fields: "cost", Likely: "1"},
				{Fields: "action cures"},
				{Fields: "text"},
			}},
			{Name: string(EncounterKind), Of: Encounter{}, Ask: []card.Question{
				{Say: "learn.encounter", Fields: "rows mousetraps ambush surge", By: "encounter"},
			}},
			{Name: string(TileKind), Of: Tile{}, Ask: []card.Question{
				{Say: "tile.side", Fields: "side map", By: "colour"},
				{Say: "tile.back", Fields: "tile", By: "back"},
			}},
			{Name: string(ChapterKind), Of: Chapter{}, Kept: "chapter.more", Ask: []card.Question{
				{Say: "chapter.party", Fields: "party", Likely: "4"},
				{Say: "chapter.end", Fields: "end"},
				{Say: "chapter.rooms", Fields: "rooms", By: "rooms"},
				{Say: "chapter.join", Fields: "joins", By: "joins"},
				{Say: "chapter.minions", Fields: "minions", By: "placed"},
				{Say: "chapter.encounters", Fields: "encounters", By: "deck", Likely: card.None},
				{Say: "chapter.items", Fields: "items", Label: "item"},
				{Say: "chapter.goal", Fields: "goal", Likely: card.None},
				{Say: "chapter.victory", Fields: "victory", Likely: card.None},
				{Say: "chapter.defeat", Fields: "defeat", Likely: card.None},
			}},
			{Name: string(DieKind), Of: Die{}, Alone: true, Ask: []card.Question{
				{Say: "learn.die", Fields: "faces", By: "faces"},
			}},
			{Name: string(CampaignKind), Of: Campaign{}},
		},
		Lists: map[reflect.Type][]string{
			reflect.TypeFor[HeroPart]():    card.Words(HeroParts...),
			reflect.TypeFor[Family]():      card.Words(Families...),
			reflect.TypeFor[SearchType]():  card.Words(SearchTypes...),
			reflect.TypeFor[Reach]():       card.Words(append([]Reach{NoReach}, Reaches...)...),
			reflect.TypeFor[PartyItem]():   card.Words(append([]PartyItem{NoPartyItem}, PartyItems...)...),
			reflect.TypeFor[Achievement](): card.Words(Achievements...),
			reflect.TypeFor[Side]():        card.Words(append([]Side{""}, Sides...)...),
			reflect.TypeFor[Line]():        card.Words(Lines...),
			reflect.TypeFor[Flip]():        card.Words(Flips...),
		},
		Misfits: boxMisfits,
		Doubts:  boxDoubts,
	}
}

// Wrong adds an error to s if a hero card has no class (MM-CHAR-03). If its classes are still
// unread, Wrong adds no error.
func (h Hero) Wrong(s *card.Slips) {
	s.Unless(len(h.Classes) > 0 || h.Lacks(HeroClasses), "no-class", "classes")
}

// Wrong adds an error to s for each contradiction on a minion card.
func (m Minion) Wrong(s *card.Slips) {
	s.Unless(!m.Elite || m.Family == Rat, "elite", "elite") // MM-TOK-01
	s.Unless(m.Cards < 2 || m.Boss, "boss-cards", "cards")  // MM-BINIT-01
}

// Wrong adds an error to s if the card names a party item, but its type is not Party.
func (c Search) Wrong(s *card.Slips) {
	s.Unless(c.Party == NoPartyItem || c.Type == Party, "party-item", "party_item")
}

// Wrong adds an error to s for each row whose last page comes before its first page, and for each
// two rows that share a page.
func (e Encounter) Wrong(s *card.Slips) {
	for i, r := range e.Rows {
		s.Unless(r.From <= r.To, "row-backwards", "rows", i, "to")
		for _, other := range e.Rows[:i] {
			s.Unless(r.To < other.From || other.To < r.From, "row-overlap", "rows", i, "from")
		}
	}
}

// Wrong adds an error to s for each fault of the map.
func (t Tile) Wrong(s *card.Slips) {
	_, err := ParseMap(t.Map)
	var wrong MapFaults
	errors.As(err, &wrong)
	for _, f := range wrong {
		s.Put(card.Slip{ID: "box.tile-map", Cause: f, Line: f.Line, Column: f.Column}, "map")
	}
}

// Wrong adds errors to s for values of a chapter that contradict each other.
func (c Chapter) Wrong(s *card.Slips) {
	s.Unless(len(c.Heroes) <= c.Party, "heroes", "heroes")
	s.Unless(c.LastPage == 0 || c.LastPage >= c.End, "last-page", "last_page")
	inPlay := func(side string, at ...any) {
		known := slices.ContainsFunc(c.Rooms, func(r RoomPlan) bool { return r.Tile == side })
		s.Unless(known || side == "", "no-such-room", at...)
	}
	for i, r := range c.Rooms {
		s.Unless(r.Beneath == "" || r.Beneath != r.Tile, "beneath-itself", "rooms", i, "beneath")
		inPlay(r.Beneath, "rooms", i, "beneath")
	}
	for i, j := range c.Joins {
		inPlay(j.A, "joins", i, "a")
		inPlay(j.B, "joins", i, "b")
		s.Unless(j.A != j.B, "join-itself", "joins", i, "b")
	}
	for i, p := range c.Minions {
		inPlay(p.Tile, "minions", i, "tile")
	}
}

func tilesIn(all []any) map[string]Tile {
	tiles := map[string]Tile{}
	for _, e := range all {
		if t, ok := e.(Tile); ok {
			tiles[t.ID] = t
		}
	}
	return tiles
}

// boxMisfits finds entries that contradict each other. It finds tiles whose two sides have the same
// colour (MM-TILE-01), and exits that connect tile sides of different colours (MM-EXP-04). It also
// finds a RoomPlan in which Beneath is a side of another tile.
func boxMisfits(all []any, s *card.Slips) {
	tiles, first := tilesIn(all), map[Tile]string{}
	for i, e := range all {
		s.Card = i
		switch e := e.(type) {
		case Tile:
			face := Tile{Tile: e.Tile, Side: e.Side}
			if other, twice := first[face]; twice {
				s.Add("side-twice", tables.Args{"tile": e.Tile, "other": other}, "side")
				continue
			}
			first[face] = e.ID
		case Chapter:
			chapterMisfits(e, tiles, s)
		}
	}
}

// chapterMisfits finds contradictions between a chapter and the tile sides in the box. It ignores
// tile sides that the box does not contain.
func chapterMisfits(c Chapter, tiles map[string]Tile, s *card.Slips) {
	for i, j := range c.Joins {
		a, b := tiles[j.A], tiles[j.B]
		if a.ID != "" && b.ID != "" && a.Side != b.Side {
			said := tables.Args{"a": a.ID, "colour": string(a.Side), "b": b.ID, "other": string(b.Side)}
			s.Add("join-colours", said, "joins", i, "b")
		}
	}
	for i, r := range c.Rooms {
		a, b := tiles[r.Tile], tiles[r.Beneath]
		if a.ID != "" && b.ID != "" && a.Tile != b.Tile {
			s.Add("beneath-other", tables.Args{"a": a.ID, "b": b.ID}, "rooms", i, "beneath")
		}
	}
}

// boxDoubts finds likely mistakes: encounters with missing pages, and unusual maps. It also finds
// each exit and each space that a chapter mentions, but that the map does not have.
func boxDoubts(all []any, s *card.Slips) {
	tiles := tilesIn(all)
	mapOf := func(side string) (Map, bool) {
		m, err := ParseMap(tiles[side].Map)
		return m, err == nil && len(m.Spaces) > 0
	}
	for i, e := range all {
		s.Card = i
		switch e := e.(type) {
		case Encounter:
			if page := firstGap(e); page > 0 {
				s.Add("row-gap", tables.Args{"page": page}, "rows")
			}
		case Tile:
			if m, mapped := mapOf(e.ID); mapped { // a tile without a map is skipped
				for _, d := range m.Doubts() {
					s.Put(card.Slip{ID: "box.tile-doubt", Cause: d}, "map")
				}
			}
		case Chapter:
			chapterDoubts(e, mapOf, s)
		}
	}
}

// firstGap returns the first page that is missing between two rows, or 0. If one row has the pages
// 1 to 3, and the next row has the pages 6 to 8, it returns 4.
func firstGap(e Encounter) int {
	rows := slices.SortedFunc(slices.Values(e.Rows), func(a, b Row) int { return cmp.Compare(a.From, b.From) })
	for i := 1; i < len(rows); i++ {
		if next := rows[i-1].To + 1; rows[i].From > next {
			return next
		}
	}
	return 0
}

func chapterDoubts(c Chapter, mapOf func(string) (Map, bool), s *card.Slips) {
	exit := func(side, name string, at ...any) {
		m, mapped := mapOf(side)
		var names []string
		for _, space := range m.Spaces {
			names = append(names, space.Exits...)
		}
		slices.Sort(names)
		if mapped && !slices.Contains(names, name) {
			s.Add("unknown-exit", tables.Args{"tile": side, "words": strings.Join(slices.Compact(names), ", ")}, at...)
		}
	}
	for i, j := range c.Joins {
		exit(j.A, j.ExitA, "joins", i, "exit_a")
		exit(j.B, j.ExitB, "joins", i, "exit_b")
	}
	for i, p := range c.Minions {
		if m, mapped := mapOf(p.Tile); mapped && p.Space != "" {
			if _, known := m.Space(p.Space); !known {
				s.Add("unknown-space", tables.Args{"tile": p.Tile}, "minions", i, "space")
			}
		}
	}
}
