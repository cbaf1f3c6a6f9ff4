package micemystics

import (
	"reflect"

	"tablemate/tables"
	"tablemate/tables/card"
)

// Kind is what a thing of the owner's box is.
type Kind string

// The kinds of things that people read off or keep. The box holds at most one
// cat and one die, under these words as their ids.
const (
	NoKind        Kind = ""
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

// Die is what people read off their own action dice, in place of Faces.
type Die struct {
	Faces []Face `json:"faces" card:"6..6 else=six-faces" jsonschema:"the six sides"`
}

// Campaign is what is carried over from chapter to chapter (MM-CAMP-01, MM-CAMP-02).
type Campaign struct {
	ID       string      `json:"id" card:"id"`
	Name     tables.Text `json:"name" card:"must"`
	Chapters []string    `json:"chapters,omitempty" card:"file id=chapter" jsonschema:"ids of the chapters that were played"`
	Mice     []Grown     `json:"mice,omitempty" card:"..6 file else=mice"`
	Story    []string    `json:"story,omitempty" card:"file" jsonschema:"story achievements, by the names that people gave them"`
}

// Grown is what one mouse brings into the next chapter beside its starting gear.
type Grown struct {
	Hero      string   `json:"hero" card:"must once id=hero"`
	Abilities []CardID `json:"abilities,omitempty" card:"id=ability"`
	Card      CardID   `json:"card,omitempty" card:"id=search" jsonschema:"the search card that it kept"`
}

// Shape returns what a box of the game may hold, and what is asked for each kind.
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
				{Say: "learn.minion", Fields: "family", Label: "family"},
				{Say: "learn.minion-values", Fields: "battle defense life"},
				{Say: "learn.minion-signs", Fields: "large ranged boss elite poison", Label: "sign"},
				{Say: "learn.minion-cards", Fields: "cards", Likely: "1"},
				{Say: "learn.own-words", Fields: "text", Likely: card.None},
			}},
			{Name: string(CatKind), Of: Cat{}, Alone: true, Ask: []card.Question{
				{Say: "learn.cat-pounce", Fields: "pounce.battle pounce.defense pounce.life"},
				{Say: "learn.cat-chase", Fields: "chase.battle chase.defense chase.life"},
			}},
			{Name: string(SearchKind), Of: Search{}, Ask: []card.Question{
				{Say: "learn.search", Fields: "type", Label: "search-type"},
				{Say: "learn.reach", Fields: "reach", Label: "reach"},
				{Say: "learn.weapon", Fields: "dice paws", Likely: "0 1"},
				{Say: "learn.body", Fields: "body"},
				{Say: "learn.worn", Fields: "worn.battle worn.defense", Likely: "0 1", When: "type=armor"},
				{Say: "learn.worn", Fields: "worn.battle worn.defense", Likely: "0 0", When: "type=accessory"},
				{Say: "learn.party-item", Fields: "party_item", Label: "item"},
				{Say: "learn.powers", Fields: "crosses cures", Label: "sign"},
				{Say: "learn.search-classes", Fields: "classes", By: "classes", Likely: card.None},
				{Say: "learn.own-words", Fields: "text", Likely: card.None, When: "type=item,scroll,trick,event"},
			}},
			{Name: string(AbilityKind), Of: Ability{}, Ask: []card.Question{
				{Say: "learn.ability-classes", Fields: "classes", By: "classes", Likely: card.None},
				{Say: "learn.ability-cost", Fields: "cost", Likely: "1"},
				{Say: "learn.ability-powers", Fields: "action cures", Label: "sign"},
				{Say: "learn.own-words", Fields: "text", Likely: card.None},
			}},
			{Name: string(EncounterKind), Of: Encounter{}, Ask: []card.Question{
				{Say: "learn.encounter-signs", Fields: "mousetraps ambush", Label: "sign"},
				{Say: "learn.encounter-row", Fields: "rows", By: "rows"},
				{Say: "learn.encounter-surge", Fields: "surge", By: "squads"},
			}},
			{Name: string(TileKind), Of: Tile{}, Ask: []card.Question{
				{Say: "tile.side", Fields: "side", By: "colour"},
				{Say: "tile.back", Fields: "tile", By: "back"},
				{Say: "tile.map-now", Fields: "map", By: "map"},
			}},
			{Name: string(ChapterKind), Of: Chapter{}, Kept: "chapter.more", Ask: []card.Question{
				{Say: "chapter.party", Fields: "party", Likely: "4"},
				{Say: "chapter.end", Fields: "end"},
				{Say: "chapter.rooms", Fields: "rooms", By: "rooms"},
				{Say: "chapter.join", Fields: "joins", By: "joins"},
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
