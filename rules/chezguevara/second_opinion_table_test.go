package chezguevara

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// shownRanks is what the ranks give in the second opinion, and how many cards of each there are.
var shownRanks = []parts.RankCard{
	{Rank: parts.Private, Pay: 2, Leave: 3, Copies: 4},
	{Rank: parts.Corporal, Pay: 3, Leave: 2, Slack: 2, Penalty: 1, Copies: 2},
	{Rank: parts.Sergeant, Pay: 4, Leave: 1, Slack: 4, Penalty: 2, Copies: 2},
}

// shownBox lists its cards: kind, name, slack, cost, then categories; a word with a sign
// counts in an exposure.
const shownBox = `
person pal 2 0; person amigo 1 0; person orderly 1 0; person green 1 0 protects:pet; person bomber 1 0 rolls
person bore 0 0; person spy -1 0; person drag -2 0; person gordo 0 0 eats:food eats:drink; person beauty 0 0 eats:drink eats:smokes
person leader -1 0 eats:smokes; person cat1 1 0 cat; person cat0 0 0 cat
thing soap 1 1; thing artofwar 3 3; thing beret 1 1; thing mao 1 1 +1; thing dollar 2 2 -3; thing badge 1 1 -1; thing stone 1 0
thing tequila 1 1 drink; thing potato 1 1 food; thing goat 2 2 pet food; thing rumcake 2 1 food drink; thing cigar 1 1 smokes
thing gun 2 2; thing radio 4 4
activity sleep 1 0 sleep; activity nap 2 0 sleep; activity guitar 2 0; activity dance 1 0; activity dig 0 0; activity kitchen 0 0
activity sexagent -1 0 sex die; activity honeymoon 5 0 sex; activity cinema 3 2; activity raid3 0 0 raid trophies3; activity raid4 0 0 raid trophies4
event lucky7 0 0 pay; event furlough 0 0 leave; event requisition 0 0; event bombertraining 0 0 cancels:sleep
event rain 0 0 cancels:activity; event quarantine 0 0 cancels:person; event patrol 0 0 cancels:looting
event paperjam 0 0 cancels:event; event veto 0 0 cancels:event`

func shownCards(t *testing.T) []parts.Card {
	var out []parts.Card
	for _, text := range strings.FieldsFunc(shownBox, func(r rune) bool { return r == ';' || r == '\n' }) {
		word := strings.Fields(text)
		if len(word) == 0 {
			continue
		}
		c := parts.Card{Kind: parts.Kind(word[0]), ID: cardTo(word[1]), Slack: number(t, word[2]), Cost: number(t, word[3])}
		for _, w := range word[4:] {
			mark(t, &c, w)
		}
		out = append(out, c)
	}
	return out
}

// mark puts on a card what a word of shownBox says.
func mark(t *testing.T, c *parts.Card, word string) {
	name, of, _ := strings.Cut(word, ":")
	what := parts.Category(of)
	switch {
	case name == "eats":
		c.Eats = append(c.Eats, what)
	case name == "protects":
		c.Protects = append(c.Protects, what)
	case name == "cancels":
		c.Cancels = append(c.Cancels, what)
	case name == "rolls":
		c.Rolls = true
	case name == "die":
		c.Die = true
	case name == "pay":
		c.Pay = 1
	case name == "leave":
		c.Leave = 1
	case strings.HasPrefix(name, "trophies"):
		c.Trophies = number(t, name[len("trophies"):])
	case strings.ContainsAny(name[:1], "+-"):
		c.Exposure = number(t, name)
	default:
		c.Categories = append(c.Categories, parts.Category(name))
	}
}

var letterRanks = map[byte]parts.Rank{'P': parts.Private, 'C': parts.Corporal, 'S': parts.Sergeant}

// tableTold lays out "A C12 w1 h5 [soap]; B P; turn A leave; pay 1": rank, slack in all,
// wounds, hand and tent of each, then the turn and what is left in it.
func tableTold(t *testing.T, text string) State {
	s := State{House: rules.House{}, Ranks: slices.Clone(shownRanks), Cards: shownCards(t)}
	var totals []string
	for _, part := range strings.Split(text, "; ") {
		if word := strings.Fields(part); len(word[0]) == 1 {
			s.Players = append(s.Players, playerTold(t, part))
			totals = append(totals, word[1][1:])
		} else {
			s.told(t, word)
		}
	}
	for i, total := range totals {
		if total != "" {
			s.Players[i].Tokens = number(t, total) - s.Total(Seat(i+1))
		}
		require.GreaterOrEqual(t, s.Players[i].Tokens, 0, text)
	}
	s.Turn.Rank = s.rank(s.Turn.Seat)
	s.Middle = middleOf(s.Players)
	if !strings.Contains(text, "deck ") {
		s.Deck = parts.LifeCards - s.lifeCards()
	}
	s.Before = s.Table.clone()
	return s
}

// middleOf is the rank cards that nobody holds.
func middleOf(players []Player) []parts.Rank {
	var out []parts.Rank
	for _, r := range shownRanks {
		for range r.Copies {
			out = append(out, r.Rank)
		}
	}
	for _, p := range players {
		i := slices.Index(out, p.Rank)
		out = slices.Delete(out, i, i+1)
	}
	return out
}

func playerTold(t *testing.T, part string) Player {
	part, inTent, _ := strings.Cut(strings.TrimSuffix(part, "]"), "[")
	word := strings.Fields(part)
	p := Player{Seat: seatTo(word[0]), Rank: letterRanks[word[1][0]], Hand: 5}
	for _, w := range word[2:] {
		if w[0] == 'w' {
			p.Wounds = number(t, w[1:])
		} else {
			p.Hand = number(t, w[1:])
		}
	}
	for _, c := range cardsTo(strings.Fields(inTent)) {
		p.Tent = append(p.Tent, Laid{Card: c})
	}
	return p
}

// told puts into s what the words say that are about no player.
func (s *State) told(t *testing.T, word []string) {
	switch word[0] {
	case "turn":
		phase := Phase(word[2])
		s.Turn = Turn{Number: 7, Seat: seatTo(word[1]), Phase: phase, Drawn: phase != DrawPhase}
	case "pay":
		s.Turn.Spent = s.rankCard(s.rank(s.Turn.Seat)).Pay - number(t, word[1])
	case "left":
		s.Turn.Used = s.rankCard(s.rank(s.Turn.Seat)).Leave - number(t, word[1])
	case "deck":
		s.Deck = number(t, word[1])
	case "pile":
		s.Discard = number(t, word[1])
	case "house":
		name, value, _ := strings.Cut(word[1], "=")
		s.House = s.House.With(name, value)
	case "ranks":
		for i, w := range word[1:] {
			s.Ranks[i].Slack = number(t, w[1:])
		}
	default:
		require.Fail(t, "not understood", strings.Join(word, " "))
	}
}
