package rules

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// swap is a thing that people do with several and a number.
type swap struct {
	who   Seat
	gives []Seat
	coins int
}

func (swap) Kind() string { return "swap" }

var swaps = Forms[Kinded]{Make: func() Fields[Kinded] {
	return Fields[Kinded]{swap{}.Kind(): {
		One[Kinded]("who", "seat", func(a *swap) *Seat { return &a.who }),
		Several[Kinded]("gives", "card", func(a *swap) *[]Seat { return &a.gives }),
		Count[Kinded]("coins", 0, 9, func(a *swap) *int { return &a.coins }),
		Told[Kinded]("cards", func(a swap) any { return len(a.gives) }),
	}}
}}

func TestFieldsAreSaidAndPut(t *testing.T) {
	did := Kinded(swap{who: "ann", gives: []Seat{"bow"}, coins: 2})
	bow := []Noun{{Kind: "card", ID: "bow"}}
	require.Equal(t, Args{"who": Noun{Kind: "seat", ID: "ann"}, "gives": bow, "coins": 2, "cards": 1}, swaps.Said(did))
	again := Kinded(swap{})
	for _, f := range swaps.Fields()["swap"][:3] {
		again = f.Put(again, f.Said(did))
	}
	require.Equal(t, did, again)
	require.Empty(t, swaps.Said(kind("other")))
}

func TestThingsThatAnActionNames(t *testing.T) {
	did := swap{gives: []Seat{"bow", "arrow"}}
	require.Equal(t, []Noun{{Kind: "card", ID: "bow"}, {Kind: "card", ID: "arrow"}}, swaps.Named(did, "card"))
	require.Empty(t, swaps.Named(did, "seat"), "nobody is named")
}

func TestCandidatesOfAFieldDependOnThoseBefore(t *testing.T) {
	legal := []Kinded{
		swap{who: "ann", coins: 1}, swap{who: "ann", coins: 2}, swap{who: "ann", gives: []Seat{"bow"}, coins: 3},
		swap{who: "boris", coins: 1}, kind("other"),
	}
	require.Equal(t, []any{Noun{Kind: "seat", ID: "ann"}, Noun{Kind: "seat", ID: "boris"}}, swaps.Among(legal, swap{}, "who"))
	require.Equal(t, []any{1, 2}, swaps.Among(legal, swap{who: "ann"}, "coins"))
	require.Equal(t, []any{3}, swaps.Among(legal, swap{who: "ann", gives: []Seat{"bow"}}, "coins"))
}

type kind string

func (k kind) Kind() string { return string(k) }
