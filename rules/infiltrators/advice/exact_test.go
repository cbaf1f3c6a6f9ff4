package advice

import (
	"math"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

func shares(s game.State, f func([]parts.Card)) {
	var deal func([]parts.Card)
	deal = func(dealt []parts.Card) {
		if len(dealt) == len(s.Held()) {
			f(dealt)
			return
		}
		a := s.Agents[slices.IndexFunc(s.Agents, func(a game.Agent) bool { return a.Seat == s.Held()[len(dealt)] })]
		for _, c := range s.Deck() {
			wrong := func(h game.LaidHint) bool { return game.LiesBy(h.Card, c) != h.Lies }
			if !slices.Contains(s.Seen(), c) && !slices.Contains(dealt, c) && !slices.Contains(a.Missed, c) &&
				!slices.ContainsFunc(a.Hints, wrong) {
				deal(append(slices.Clone(dealt), c))
			}
		}
	}
	deal(nil)
}

// `reference` computes the expected information by trying all deals.
func reference(s game.State, own Own, card parts.Card, at rules.Seat) float64 {
	i, j := slices.Index(s.Held(), at), slices.Index(s.Held(), own.Seat)
	all, left := 0.0, map[game.Lies]float64{}
	shares(s, func(d []parts.Card) {
		all++
		if !slices.Contains(d, card) {
			left[game.LiesBy(card, d[i])]++
		}
	})
	sum, possible := 0.0, 0.0
	shares(s, func(d []parts.Card) {
		held := func(c parts.Card) bool { return slices.Contains(own.Hand, c) }
		if !slices.ContainsFunc(d, held) && (j < 0 || d[j] == own.Suspect) {
			sum += math.Log2(all / left[game.LiesBy(card, d[i])])
			possible++
		}
	})
	return sum / possible
}

// `position` returns a table whose suspects have few candidates.
func position(t *testing.T, random func(int) int) (game.State, Own) {
	s := table(t)
	deck := s.Deck()
	shuffled := func(n int) []parts.Card {
		for i := range deck[:n] {
			k := i + random(len(deck)-i)
			deck[i], deck[k] = deck[k], deck[i]
		}
		return deck
	}
	pool := slices.Clone(shuffled(10)[:10])
	own := Own{Seat: ann, Hand: pool[3:7]}
	for seat := 1 + random(2); seat <= 3; seat += 1 + random(2) {
		var open []parts.Card
		for _, c := range pool {
			if c == pool[seat-1] || random(3) > 0 {
				open = append(open, c)
			}
		}
		holds(seat, open...)(&s)
		if seat == 1 {
			own.Suspect = pool[0]
		}
		if random(4) == 0 {
			a, laid := &s.Agents[seat-1], pool[6+seat]
			a.Hints = append(a.Hints, game.LaidHint{Card: laid, Lies: game.LiesBy(laid, pool[seat-1])})
		}
	}
	s.Suspects = random(3)
	return s, own
}

func requireExact(t *testing.T, s game.State, own Own) (cards int) {
	for _, o := range For(s, own) {
		var want float64
		switch a := o.Action.(type) {
		case game.Hint:
			want = reference(s, own, a.Card, own.Seat)
			require.Equal(t, game.LiesBy(a.Card, own.Suspect), a.Lies)
		case game.Exchange:
			want = reference(s, own, a.Card, a.To)
		default:
			continue
		}
		cards++
		said := o.Reasons[0].Args["bits"].(rules.Noun).ID
		got, err := strconv.ParseFloat(said, 64)
		require.NoError(t, err)
		require.InDelta(t, want, got, 1e-3, "%#v of %v at %#v", o.Action, own, s.Agents)
		require.False(t, math.Signbit(got), said)
		require.Equal(t, got == 0 && o.Action.Kind() == "exchange", o.Reasons[0].ID == "dead-card")
	}
	return cards
}

func TestWhatACardTellsIsWhatAllDealsSay(t *testing.T) {
	random, cards := rolling(11), 0
	for range 300 {
		s, own := position(t, random)
		cards += requireExact(t, s, own)
	}
	require.Greater(t, cards, 1000)
}

func TestACardThatASuspectCouldBeRulesItselfOut(t *testing.T) {
	s := table(t, holds(1, r(3), r(9)))
	own := Own{ann, []parts.Card{r(9)}, r(3)}
	requireExact(t, s, own)
	action, _ := best(s, own)
	require.Equal(t, game.Hint{Card: r(9), Lies: game.Upright}, action, "all know the suspect then")
}
