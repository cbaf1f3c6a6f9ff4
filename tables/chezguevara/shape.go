package chezguevara

import (
	"reflect"
	"slices"

	"tablemate/tables/card"
)

// RankKind marks a Card that holds the values of a rank.
const RankKind Kind = "rank"

// Shape describes the valid entries in a card file: life cards, and the values of the ranks.
func Shape() card.Shape {
	return card.Shape{
		Game:  "chezguevara",
		Kinds: []card.Kind{{Of: Card{}}},
		Lists: map[reflect.Type][]string{
			reflect.TypeFor[Kind](): card.Words(append([]Kind{AnyKind}, append(Kinds, RankKind)...)...),
			reflect.TypeFor[Category](): slices.Concat(
				card.Words(append(Categories, Any, Looting)...), card.Words(Kinds...), card.Words(Ranks...)),
			reflect.TypeFor[Target](): card.Words(Anybody, Self, Rival),
			reflect.TypeFor[Rank]():   card.Words(append([]Rank{NoRank}, Ranks...)...),
		},
		Printed: printed(),
	}
}

func printed() []card.Printed {
	all := make([]card.Printed, 0, len(Named))
	for _, c := range Named {
		all = append(all, card.Printed{ID: string(c.ID), Name: c.Name, Whole: !c.Untold})
	}
	return all
}

// AsRank converts a Card of the kind RankKind to a RankCard.
func (c Card) AsRank() RankCard {
	return RankCard{
		Rank:    Rank(c.ID),
		Pay:     c.Pay,
		Leave:   c.Leave,
		Slack:   c.Slack,
		Penalty: -c.Exposure,
		Copies:  c.Copies,
	}
}

// AsCard converts a RankCard to a Card of the kind RankKind.
func (r RankCard) AsCard() Card {
	return Card{
		ID:       CardID(r.Rank),
		Kind:     RankKind,
		Pay:      r.Pay,
		Leave:    r.Leave,
		Slack:    r.Slack,
		Exposure: -r.Penalty,
		Copies:   r.Copies,
	}
}
