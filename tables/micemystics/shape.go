package micemystics

import (
	"reflect"

	"tablemate/tables/card"
)

// Shape is what a box of the game may hold, and what is asked for each kind.
var Shape = card.Shape{
	Kinds: []card.Kind{
		card.Of[Hero](string(HeroKind), nil,
			card.Question{Say: "learn.hero", Fields: "battle defense lore move life"},
			card.Question{Say: "learn.hero-classes", Fields: "classes", By: "classes"},
			card.Question{Say: "learn.hero-gear", Fields: "starting", By: "cards", Likely: card.None}),
		card.Of(string(MinionKind), wrongMinion,
			card.Question{Say: "learn.minion", Fields: "family", Label: "family"},
			card.Question{Say: "learn.minion-values", Fields: "battle defense life"},
			card.Question{Say: "learn.minion-signs", Fields: "large ranged boss elite poison", Label: "sign"},
			card.Question{Say: "learn.minion-cards", Fields: "cards", Likely: "1"}),
		alone(card.Of[Cat](string(CatKind), nil,
			card.Question{Say: "learn.cat-pounce", Fields: "pounce.battle pounce.defense pounce.life"},
			card.Question{Say: "learn.cat-chase", Fields: "chase.battle chase.defense chase.life"})),
		card.Of(string(SearchKind), wrongSearch,
			card.Question{Say: "learn.search", Fields: "type", Label: "search-type"},
			card.Question{Say: "learn.reach", Fields: "reach", Label: "reach"},
			card.Question{Say: "learn.weapon", Fields: "dice paws", Likely: "0 1"},
			card.Question{Say: "learn.body", Fields: "body"},
			card.Question{Say: "learn.worn", Fields: "worn.battle worn.defense", Likely: "0 1", When: "type=armor"},
			card.Question{Say: "learn.worn", Fields: "worn.battle worn.defense", Likely: "0 0", When: "type=accessory"},
			card.Question{Say: "learn.party-item", Fields: "party_item", Label: "item"},
			card.Question{Say: "learn.powers", Fields: "crosses cures", Label: "sign"},
			card.Question{Say: "learn.search-classes", Fields: "classes", By: "classes", Likely: card.None}),
		card.Of[Ability](string(AbilityKind), nil,
			card.Question{Say: "learn.ability-classes", Fields: "classes", By: "classes", Likely: card.None},
			card.Question{Say: "learn.ability-cost", Fields: "cost", Likely: "1"},
			card.Question{Say: "learn.ability-powers", Fields: "action cures", Label: "sign"}),
		card.Of(string(EncounterKind), wrongEncounter,
			card.Question{Say: "learn.encounter-signs", Fields: "mousetraps ambush difficult", Label: "sign"},
			card.Question{Say: "learn.encounter-row", Fields: "rows", By: "rows"},
			card.Question{Say: "learn.encounter-surge", Fields: "surge", By: "squads"}),
		card.Of(string(TileKind), wrongTile,
			card.Question{Say: "tile.side", Fields: "side", By: "colour"},
			card.Question{Say: "tile.back", Fields: "tile", By: "back"},
			card.Question{Say: "tile.map-now", Fields: "map", By: "map"}),
		kept("chapter.more", card.Of(string(ChapterKind), wrongChapter,
			card.Question{Say: "chapter.party", Fields: "party", Likely: "4"},
			card.Question{Say: "chapter.end", Fields: "end"},
			card.Question{Say: "chapter.rooms", Fields: "rooms", By: "rooms"},
			card.Question{Say: "chapter.join", Fields: "joins", By: "joins"},
			card.Question{Say: "chapter.encounters", Fields: "encounters", By: "cards", Likely: card.None},
			card.Question{Say: "chapter.items", Fields: "items", Label: "item"},
			card.Question{Say: "chapter.goal", Fields: "goal", Likely: card.None},
			card.Question{Say: "chapter.victory", Fields: "victory", Likely: card.None},
			card.Question{Say: "chapter.defeat", Fields: "defeat", Likely: card.None})),
		alone(card.Of[Die](string(DieKind), nil, card.Question{Say: "learn.die", Fields: "faces", By: "faces"})),
		card.Of[Campaign](string(CampaignKind), nil),
	},
	Lists: map[reflect.Type][]string{
		reflect.TypeFor[Family]():      card.Words(Families...),
		reflect.TypeFor[SearchType]():  card.Words(SearchTypes...),
		reflect.TypeFor[Reach]():       card.Words(append([]Reach{NoReach}, Reaches...)...),
		reflect.TypeFor[PartyItem]():   card.Words(append([]PartyItem{NoPartyItem}, PartyItems...)...),
		reflect.TypeFor[Achievement](): card.Words(Achievements...),
		reflect.TypeFor[Side]():        card.Words(append([]Side{""}, Sides...)...),
		reflect.TypeFor[Line]():        card.Words(Lines...),
		reflect.TypeFor[Flip]():        card.Words(Flips...),
	},
	Misfits: misfits,
	Doubts:  doubts,
}

// alone is a kind of which a box holds one.
func alone(k card.Kind) card.Kind {
	k.Alone = true
	return k
}

// kept is a kind of which more can be told when it is kept.
func kept(say string, k card.Kind) card.Kind {
	k.Kept = say
	return k
}
