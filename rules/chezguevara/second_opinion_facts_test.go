package chezguevara

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// letters names rank cards in their order.
func letters(ranks []parts.Rank) string {
	var out strings.Builder
	for _, r := range parts.Ranks {
		for _, other := range ranks {
			if other == r {
				out.WriteByte(strings.ToUpper(string(r))[0])
			}
		}
	}
	return out.String()
}

// shows holds the table against a fact.
func (p *pupil) shows(t *testing.T, fact string) {
	word, s := strings.Fields(fact), &p.s
	switch word[0] {
	case "winner":
		require.NotNil(t, s.Result, fact)
		require.Equal(t, seatTo(word[1]), s.Result.Winner, fact)
	case "no":
		require.Nil(t, s.Result, fact)
		require.Empty(t, s.Claims, fact)
	case "pay":
		require.Equal(t, number(t, word[1]), s.PayLeft(), fact)
	case "left":
		require.Equal(t, number(t, word[1]), s.LeaveLeft(), fact)
	case "deck":
		require.Equal(t, number(t, word[1]), s.Deck, fact)
	case "pile":
		require.Equal(t, number(t, word[1]), s.Discard, fact)
	case "goal":
		require.Equal(t, number(t, word[1]), s.Goal(), fact)
	case "middle":
		require.Equal(t, letters(middleNamed(word[1])), letters(s.Middle), fact)
	case "hand":
		require.Equal(t, number(t, word[2]), s.player(seatTo(word[1])).Hand, fact)
	case "wounds":
		require.Equal(t, number(t, word[2]), s.player(seatTo(word[1])).Wounds, fact)
	case "turn":
		require.Equal(t, seatTo(word[1]), s.Turn.Seat, fact)
	case "piled":
		p.showsPiled(t, cardTo(word[1]))
	default:
		p.showsOf(t, fact, s.player(seatTo(word[0])), word[1:])
	}
}

func middleNamed(word string) []parts.Rank {
	var out []parts.Rank
	for i := range word {
		out = append(out, letterRanks[word[i]])
	}
	return out
}

// showsPiled holds that a card lies in no tent, and something in the pile.
func (p *pupil) showsPiled(t *testing.T, c card) {
	for i := range p.s.Players {
		require.False(t, p.s.Players[i].Holds(c), "%s is discarded", c)
	}
	require.Positive(t, p.s.Discard)
}

// showsOf holds a player against a fact about him: "12", "is C", "has soap", "lacks soap".
func (p *pupil) showsOf(t *testing.T, fact string, of *Player, word []string) {
	switch word[0] {
	case "is":
		require.Equal(t, letterRanks[word[1][0]], of.Rank, fact)
	case "has", "lacks":
		require.Equal(t, word[0] == "has", of.Holds(cardTo(word[1])), fact)
	default:
		require.Equal(t, number(t, word[0]), p.s.Total(of.Seat), fact)
	}
}

// holdsOfSetup tries a setup of so many players with these ranks.
func (o opinion) holdsOfSetup(t *testing.T) {
	said, rulesOf, wrong := strings.Cut(o.setup, " !! ")
	word := strings.Fields(said)
	u := Setup{Ranks: shownRanks, Cards: shownCards(t)}
	for _, r := range middleNamed(word[1]) {
		u.Players = append(u.Players, Guest{Rank: r})
	}
	require.Len(t, u.Players, number(t, word[0]))
	u.Middle = othersOf(u.Players)
	s, _, err := Game{}.Start(u)
	if wrong {
		require.Contains(t, strings.Split(rulesOf, "/"), string(againstSetup(u, err)))
		return
	}
	require.Empty(t, Game{}.CheckSetup(u))
	require.NoError(t, errors.Unwrap(err))
	p := &pupil{s: s}
	for _, fact := range o.facts {
		p.shows(t, fact)
	}
}

// againstSetup is the rule that a setup is against, or by which no table can show it.
func againstSetup(u Setup, err error) tables.RuleID {
	if breaches := (Game{}).CheckSetup(u); len(breaches) > 0 {
		return breaches[0].Rule
	}
	if impossible, ok := errors.AsType[*rules.Problem](err); ok {
		return impossible.Rule
	}
	return ""
}

// othersOf is the rank cards that are left when these are dealt.
func othersOf(guests []Guest) []parts.Rank {
	var out []parts.Rank
	for _, r := range shownRanks {
		n := r.Copies
		for _, g := range guests {
			if g.Rank == r.Rank {
				n--
			}
		}
		out = append(out, slices.Repeat([]parts.Rank{r.Rank}, max(0, n))...)
	}
	return out
}
