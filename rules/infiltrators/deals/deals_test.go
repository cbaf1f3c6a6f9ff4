package deals

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/infiltrators"
)

var smallDeck = []parts.Card{"red-2", "red-3", "red-4", "red-6", "black-2", "black-3", "black-5", "black-6"}

// The positions of cards in a shuffled deck. Each of the two held suspects has one hint. The two
// hand cards are Boris's.
const (
	annsSuspect = iota
	borisSuspect
	inDeck
	annsHint
	borisHint
	handOne
	handTwo
	inHQ
)

func shuffles(f func([]parts.Card)) {
	cards := append([]parts.Card{}, smallDeck...)
	var permute func(int)
	permute = func(n int) {
		if n == len(cards) {
			f(cards)
			return
		}
		for i := n; i < len(cards); i++ {
			cards[n], cards[i] = cards[i], cards[n]
			permute(n + 1)
			cards[n], cards[i] = cards[i], cards[n]
		}
	}
	permute(0)
}

func told(s []parts.Card) Public {
	clue := func(hint, suspect int) Suspect {
		return Suspect{Clues: []Clue{{s[hint], Common(s[hint], s[suspect])}}}
	}
	return Public{
		Deck: smallDeck, Seen: []parts.Card{s[annsHint], s[borisHint]}, Waiting: 1,
		Held: []Suspect{clue(annsHint, annsSuspect), clue(borisHint, borisSuspect)},
	}
}

// `agrees` reports whether two orders of the deck agree in everything that all agents know. If
// toBoris is true, they must also agree in the cards that only Boris sees.
func agrees(a, b []parts.Card, toBoris bool) bool {
	way := func(s []parts.Card, hint, suspect int) bool { return Common(s[hint], s[suspect]) }
	if a[annsHint] != b[annsHint] || a[borisHint] != b[borisHint] ||
		way(a, annsHint, annsSuspect) != way(b, annsHint, annsSuspect) || way(a, borisHint, borisSuspect) != way(b, borisHint, borisSuspect) {
		return false
	}
	return !toBoris || a[borisSuspect] == b[borisSuspect] && a[handOne] == b[handOne] && a[handTwo] == b[handTwo]
}

func TestWhatIsCountedIsWhatAllShufflesSay(t *testing.T) {
	truths := [][]parts.Card{
		{"red-6", "black-5", "red-2", "red-3", "black-2", "black-6", "red-4", "black-3"},
		{"red-2", "red-4", "black-5", "black-3", "black-2", "red-3", "red-6", "black-6"},
		{"black-6", "black-3", "red-2", "red-4", "red-6", "red-3", "black-2", "black-5"},
	}
	for _, truth := range truths {
		public := told(truth)
		private := public.With([]parts.Card{truth[handOne], truth[handTwo]}, borisSuspect, truth[borisSuspect])
		compare(t, truth, false, public.Deals().joint)
		compare(t, truth, true, private.Deals().joint)
	}
}

func compare(t *testing.T, truth []parts.Card, toBoris bool, got joint) {
	all, is := 0, map[parts.Card]int{}
	hintable, upright := map[parts.Card]int{}, map[parts.Card]int{}
	pairs := map[[2]parts.Card]bool{}
	shuffles(func(s []parts.Card) {
		if !agrees(s, truth, toBoris) {
			return
		}
		all++
		is[s[annsSuspect]]++
		pairs[[2]parts.Card{s[annsSuspect], s[borisSuspect]}] = true
		for _, c := range smallDeck {
			if c != s[annsSuspect] && c != s[borisSuspect] {
				hintable[c]++
				if Common(c, s[annsSuspect]) {
					upright[c]++
				}
			}
		}
	})
	require.EqualValues(t, len(pairs), got.Count())
	chances := map[parts.Card]float64{}
	for _, c := range got.Candidates(annsSuspect) {
		chances[c.Card] = c.Chance
	}
	for _, c := range smallDeck {
		require.InDelta(t, float64(is[c])/float64(all), chances[c], 1e-12, c)
		if hintable[c] == 0 {
			require.Zero(t, got.Upright(annsSuspect, c), c)
			continue
		}
		p := float64(upright[c]) / float64(hintable[c])
		require.InDelta(t, p, got.Upright(annsSuspect, c), 1e-12, c)
	}
}

func TestSetsThatOverlapAreCountedTogether(t *testing.T) {
	var byHand func([]set, set) int64
	byHand = func(sets []set, used set) int64 {
		if len(sets) == 0 {
			return 1
		}
		n := int64(0)
		for i := range 128 {
			if sets[0].has(i) && !used.has(i) {
				with := used
				with.add(i)
				n += byHand(sets[1:], with)
			}
		}
		return n
	}
	x := uint64(1)
	for range 200 {
		sets := make([]set, 5)
		for k := range sets {
			for range 7 {
				x = x*6364136223846793005 + 1442695040888963407
				sets[k].add(int(x>>33) % 75 % 9 * 8)
			}
		}
		require.Equal(t, byHand(sets, set{}), deals(sets))
	}
	require.EqualValues(t, 1, deals(nil))
}

func TestWhatContradictsItselfHasNoDeal(t *testing.T) {
	p := Public{Deck: smallDeck, Held: []Suspect{{Missed: smallDeck[1:]}, {Missed: smallDeck[1:]}}}
	require.Zero(t, p.Deals().Count(), "both would be the same card")
	require.Empty(t, p.Deals().Candidates(0))
	p.Held = p.Held[:1]
	require.EqualValues(t, 1, p.Deals().Count())
	require.Equal(t, []Candidate{{"red-2", 1}}, p.Deals().Candidates(0))
	clued := Public{Deck: smallDeck, Held: []Suspect{{Clues: []Clue{{"red-2", true}}}}}
	for _, c := range clued.Deals().Candidates(0) {
		require.NotEqual(t, parts.Card("red-2"), c.Card, "a hint is not the suspect that it lies by")
	}
	p.Waiting = 8
	require.Zero(t, p.Deals().Count(), "too few cards for those in the deck")
}

func TestTheOnlyCardIsTheOneOfItsCandidates(t *testing.T) {
	p := Public{Deck: smallDeck, Held: []Suspect{{Missed: smallDeck[1:]}, {Missed: smallDeck[2:]}, {}}}
	for i, want := range []parts.Card{"red-2", "red-3", ""} {
		only, ok := p.Deals().Only(i)
		require.Equal(t, want, only)
		require.Equal(t, want != "", ok)
	}
	p.Held[1] = p.Held[0]
	_, ok := p.Deals().Only(0)
	require.False(t, ok, "both would be the same card")
}

func TestTheLikeliestCardComesFirst(t *testing.T) {
	other := Suspect{Missed: []parts.Card{"red-4", "red-6", "black-2", "black-3", "black-5", "black-6"}}
	p := Public{Deck: smallDeck, Held: []Suspect{{Missed: smallDeck[4:]}, other}}
	got := p.Deals().Candidates(0)
	require.Equal(t, []parts.Card{"red-4", "red-6", "red-2", "red-3"}, []parts.Card{got[0].Card, got[1].Card, got[2].Card, got[3].Card})
	require.InDelta(t, 1.0/3, got[0].Chance, 1e-12)
	require.InDelta(t, 1.0/6, got[2].Chance, 1e-12, "the other suspect is one of these two")
}

func full() Public {
	p := Public{Waiting: 0}
	for _, suit := range []parts.Suit{parts.Red, parts.Black, parts.Yellow, "green", "blue"} {
		for n := parts.Lowest; n <= parts.Highest; n++ {
			p.Deck = append(p.Deck, parts.CardOf(suit, n))
		}
	}
	suspects := []parts.Card{"red-6", "black-13", "yellow-4", "green-15", "blue-10"}
	for k, s := range suspects {
		var held Suspect
		for i := range 8 {
			c := p.Deck[(k*8+i)*13%70]
			if c != s {
				held.Clues = append(held.Clues, Clue{c, Common(c, s)})
				p.Seen = append(p.Seen, c)
			}
		}
		p.Held = append(p.Held, held)
	}
	return p
}

func BenchmarkFiveSuspectsWithFortyClues(b *testing.B) {
	p := full()
	for b.Loop() {
		d := p.Deals()
		for k := range p.Held {
			d.Candidates(k)
		}
	}
}

func BenchmarkFiveOpenSuspects(b *testing.B) {
	p := full()
	p.Held, p.Seen = make([]Suspect, 5), nil
	for b.Loop() {
		d := p.Deals()
		for k := range p.Held {
			d.Candidates(k)
		}
	}
}
