package rules

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"
)

type cardID string

type wish string

func (w wish) Noun() Noun { return Noun{Kind: "wish", ID: string(w)} }

type swap struct {
	Who   Seat     `json:"who"`
	Gives []cardID `json:"gifts" form:"gives"`
	Coins int      `json:"coins,omitempty" form:",0,9"`
	Seal  string   `json:"seal"`
	Place string   `json:"place" noun:"place"`
	Wish  wish     `json:"wish" form:"wish"`
	Pages int      `json:"pages" form:"-"`
}

func (swap) Kind() string { return "swap" }

var sold = SentenceOnly[Kinded]("cards", func(a swap) any { return len(a.Gives) })

var swaps = Forms[Kinded]{Make: func() Fields[Kinded] {
	out := FieldsOf(Kinds[Kinded]{swap{}}, 9, map[reflect.Type]string{reflect.TypeFor[Seat](): "seat",
		reflect.TypeFor[cardID](): "card"})
	out["swap"] = append(out["swap"], sold)
	return out
}}

func TestFieldsAreSaidAndPut(t *testing.T) {
	did := Kinded(swap{Who: "ann", Gives: []cardID{"bow"}, Coins: 2, Place: "hall"})
	bow := []Noun{{Kind: "card", ID: "bow"}}
	require.Equal(t, Args{
		"who": Noun{Kind: "seat", ID: "ann"}, "gives": bow, "coins": 2, "cards": 1,
		"place": Noun{Kind: "place", ID: "hall"}, "wish": Noun{Kind: "wish"},
	}, swaps.Args(did))
	again := Kinded(swap{Gives: []cardID{"arrow"}})
	for _, f := range swaps.Fields()["swap"][:4] {
		again = f.Put(again, f.Value(did))
	}
	require.Equal(t, did, again)
	require.Equal(t, 9, swaps.Fields()["swap"][2].High)
	require.Empty(t, swaps.Args(kind("other")))
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
