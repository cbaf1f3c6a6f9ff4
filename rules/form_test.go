package rules

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"
)

type cardID string

// swap is an action with fields of several types: ids, a list of ids and a number.
type swap struct {
	Who   Seat     `json:"who"`
	Gives []cardID `json:"gifts" form:"gives"`
	Coins int      `json:"coins,omitempty" form:",0,9"`
	Seal  string   `json:"seal"`
	Pages int      `json:"pages" form:"-"`
}

func (swap) Kind() string { return "swap" }

var sold = SentenceOnly[Kinded]("cards", func(a swap) any { return len(a.Gives) })

var swaps = Forms[Kinded]{Make: func() Fields[Kinded] {
	return Fields[Kinded]{swap{}.Kind(): {
		One[Kinded]("who", "seat", func(a *swap) *Seat { return &a.Who }),
		Several[Kinded]("gives", "card", func(a *swap) *[]cardID { return &a.Gives }),
		Count[Kinded]("coins", 0, 9, func(a *swap) *int { return &a.Coins }),
		sold,
	}}
}}

var offTypes = Forms[Kinded]{Make: func() Fields[Kinded] {
	out := FieldsOf(Kinds[Kinded]{swap{}}, 9, map[reflect.Type]string{reflect.TypeFor[Seat](): "seat",
		reflect.TypeFor[cardID](): "card"})
	out["swap"] = append(out["swap"], sold)
	return out
}}

func TestFieldsAreSaidAndPut(t *testing.T) {
	for _, forms := range []*Forms[Kinded]{&swaps, &offTypes} {
		did := Kinded(swap{Who: "ann", Gives: []cardID{"bow"}, Coins: 2})
		bow := []Noun{{Kind: "card", ID: "bow"}}
		require.Equal(t, Args{"who": Noun{Kind: "seat", ID: "ann"}, "gives": bow, "coins": 2, "cards": 1},
			forms.Args(did))
		again := Kinded(swap{Gives: []cardID{"arrow"}})
		for _, f := range forms.Fields()["swap"][:3] {
			again = f.Put(again, f.Value(did))
		}
		require.Equal(t, did, again)
		require.Equal(t, 9, forms.Fields()["swap"][2].High)
		require.Empty(t, forms.Args(kind("other")))
	}
}

func TestThingsThatAnActionNames(t *testing.T) {
	did := swap{Gives: []cardID{"bow", "arrow"}}
	require.Equal(t, []Noun{{Kind: "card", ID: "bow"}, {Kind: "card", ID: "arrow"}}, swaps.Nouns(did, "card"))
	require.Empty(t, swaps.Nouns(did, "seat"), "nobody is named")
}

func TestCandidatesOfAFieldDependOnThoseBefore(t *testing.T) {
	legal := []Kinded{
		swap{Who: "ann", Coins: 1}, swap{Who: "ann", Coins: 2}, swap{Who: "ann", Gives: []cardID{"bow"}, Coins: 3},
		swap{Who: "boris", Coins: 1}, kind("other"),
	}
	require.Equal(t, []any{Noun{Kind: "seat", ID: "ann"}, Noun{Kind: "seat", ID: "boris"}}, swaps.Among(legal, swap{}, "who"))
	require.Equal(t, []any{1, 2}, swaps.Among(legal, swap{Who: "ann"}, "coins"))
	require.Equal(t, []any{3}, swaps.Among(legal, swap{Who: "ann", Gives: []cardID{"bow"}}, "coins"))
}

type kind string

func (k kind) Kind() string { return string(k) }
