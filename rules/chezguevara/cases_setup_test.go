package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/chezguevara"
)

type sitting struct {
	rule ruleID
	kind ruletest.Kind
	name string
	in   ruleID // the example in the rulebook
	u    Setup
	then probe
}

func setupFor(dealt ...parts.Rank) Setup {
	u := Setup{Ranks: ranks}
	left := []parts.Rank{parts.Private, parts.Private, parts.Private, parts.Corporal, parts.Corporal, parts.Corporal, parts.Sergeant, parts.Sergeant}
	for _, r := range dealt {
		u.Players = append(u.Players, Guest{Rank: r})
		for i := range left {
			if left[i] == r {
				left = append(left[:i:i], left[i+1:]...)
				break
			}
		}
	}
	u.Middle = left
	return u
}

func (u Setup) with(change func(*Setup)) Setup {
	change(&u)
	return u
}

func sittings() []sitting {
	p, c, s := parts.Private, parts.Corporal, parts.Sergeant
	two, three, five := setupFor(p, p), setupFor(s, c, p), setupFor(p, c, s, p, c)
	slackless := append([]parts.RankCard{}, ranks...)
	slackless[2].Slack = 1
	punished := append([]parts.RankCard{}, ranks...)
	punished[0].Penalty = 1
	counted := append([]parts.RankCard{}, ranks...)
	counted[2].Copies = 1
	return []sitting{
		{"CG-COMP-02", ruletest.Allowed, "two players", "", two, nil},
		{"CG-COMP-02", ruletest.Allowed, "five players", "", five, nil},
		{"CG-COMP-02", ruletest.Refused, "six players", "CG-EX-SEQ-16", setupFor(p, c, s, p, c, p), nil},
		{"CG-COMP-02", ruletest.Refused, "one player", "", setupFor(p), nil},
		{"CG-SETUP-02", ruletest.Follows, "the tents are empty", "", three, tentIs(ana)},
		{"CG-SETUP-03", ruletest.Follows, "each has the rank that he was dealt", "", three, func(t *testing.T, s State) {
			ranked(ana, parts.Sergeant)(t, s)
			ranked(chela, p)(t, s)
		}},
		{"CG-SETUP-03", ruletest.Refused, "more of a rank than there are", "", three.with(func(u *Setup) { u.Ranks = counted }), nil},
		{"CG-SETUP-04", ruletest.Allowed, "two Privates", "CG-EX-SEQ-16", two, ranked(boris, p)},
		{"CG-SETUP-04", ruletest.Allowed, "of two nobody need tell a rank", "", two.with(func(u *Setup) { u.Players = make([]Guest, 2) }), ranked(ana, p)},
		{"CG-SETUP-04", ruletest.Refused, "a Corporal of two", "", setupFor(p, c), nil},
		{"CG-SETUP-05", ruletest.Follows, "the others lie in the middle", "CG-EX-SEQ-16", five, middleIs(p, c, s)},
		{"CG-SETUP-06", ruletest.Follows, "five cards in each hand", "", three, holds(boris, 5)},
		{"CG-SETUP-07", ruletest.Follows, "the rest is the deck", "", three, piles(89, 0)},
		{"CG-SETUP-08", ruletest.Follows, "nobody has tokens: the slack is that of the rank", "", three, func(t *testing.T, s State) {
			has(ana, 3)(t, s)
			has(boris, 1)(t, s)
			wounded(ana, 0)(t, s)
		}},
		{"CG-GOAL-01", ruletest.Follows, "twenty for four", "", setupFor(p, c, s, p), goal(20)},
		{"CG-WIN-02", ruletest.Follows, "eighteen for five", "CG-EX-SEQ-16", five, goal(18)},
		{"CG-WIN-02", ruletest.Follows, "twenty for two", "", two, goal(20)},
		{"CG-RANK-01", ruletest.Follows, "the rank lies open", "", three, ranked(boris, c)},
		{"CG-RANK-07", ruletest.Allowed, "one rank each", "", three, nil},
		{"CG-RANK-07", ruletest.Refused, "a player without a rank", "", setupFor(p, c, parts.NoRank), nil},
		{"CG-COMP-01", ruletest.Allowed, "eight rank cards", "", three, nil},
		{"CG-COMP-01", ruletest.Refused, "seven rank cards", "", three.with(func(u *Setup) { u.Middle = u.Middle[1:] }), nil},
		{"CG-RANK-04", ruletest.Allowed, "three ranks are told", "", three, nil},
		{"CG-RANK-04", ruletest.Refused, "a rank that nobody has told", "", three.with(func(u *Setup) { u.Ranks = ranks[:2] }), nil},
		{"CG-RANK-06", ruletest.Refused, "a Private with a penalty", "", three.with(func(u *Setup) { u.Ranks = punished }), nil},
		{"CG-RANK-09", ruletest.Allowed, "the higher the more", "", three, nil},
		{"CG-RANK-09", ruletest.Refused, "a Sergeant with no more slack than a Corporal", "", three.with(func(u *Setup) { u.Ranks = slackless }), nil},
		{"CG-TURN-01", ruletest.Follows, "the dealer's left neighbour begins", "", three.with(func(u *Setup) { u.Dealer = ana }), turnOf(boris)},
		{"CG-TURN-01", ruletest.Follows, "after the last player the first one begins", "", three.with(func(u *Setup) { u.Dealer = chela }), turnOf(ana)},
		{"CG-TURN-01", ruletest.Refused, "a dealer from elsewhere", "", three.with(func(u *Setup) { u.Dealer = eva }), nil},
		{"CG-PAY-02", ruletest.Follows, "the first turn has its pay too", "", three, left(4, 2)},
	}
}

func goal(n int) probe { return func(t *testing.T, s State) { require.Equal(t, n, s.Goal()) } }

func TestEverySetupOfChezGuevara(t *testing.T) {
	for _, c := range sittings() {
		t.Run(string(c.rule)+"/"+string(c.kind)+"/"+c.name, func(t *testing.T) {
			s, _, err := Game{}.Start(c.u)
			if c.kind == ruletest.Refused {
				wrong, refused := ruletest.JudgeSetup(t, Game{}, c.u)
				require.Equal(t, c.rule, wrong.Rule)
				require.Equal(t, c.name != "six players" && c.name != "a Corporal of two", refused)
				return
			}
			require.NoError(t, err)
			require.Empty(t, Game{}.CheckSetup(c.u))
			require.NoError(t, Game{}.Unsound(s))
			if c.then != nil {
				c.then(t, s)
			}
		})
	}
}

func TestAPositionIsPlayedOn(t *testing.T) {
	at := table(3, in(Recruiting), func(s *State) { s.Turn.Number, s.Turn.Seat = 0, "" })
	s, _, err := Game{}.Start(Setup{Position: &at, House: rules.House{NoisyTwo.Name: "2"}})
	require.NoError(t, err)
	require.Equal(t, ana, s.Turn.Seat)
	require.Equal(t, at.Players, s.Before.Players)
	require.Empty(t, Game{}.Check(s, calls("brother", ana)))
	_, _, err = Game{}.Start(Setup{Position: &State{}})
	require.Error(t, err)
}

func setupCases() []trial {
	short := table(3, in(DrawPhase), hand(ana, 3), deck(2, 10))
	short.Deck, short.Discard = 2, 10 // fewer cards than the game has
	return []trial{
		so(follows("CG-DECK-01", "the discard pile becomes the deck in the middle of a draw", short, Draw{Seat: ana}), holds(ana, 6), piles(9, 0)).In("CG-EX-SEQ-15"),
		so(follows("CG-DECK-01", "a deck that ran out before anything was discarded", table(3, in(DrawPhase), hand(ana,
			3)).but(empty).but(func(s *State) { s.Discard, s.Player(boris).Hand = 5, s.Player(boris).Hand-5 }), Draw{Seat: ana}), holds(ana, 6), piles(2, 0)),
		so(follows("CG-DECK-01", "both piles are empty", table(3, in(DrawPhase), hand(ana, 3)).but(empty), Draw{Seat: ana}), holds(ana, 3)),
		allowed("CG-SETUP-02", "a thing corrected into a tent", table(3), correctTo("/players/seat=player_1/tent", []Laid{{Card: "soap"}}, "/deck", 78)),
		refused("CG-RANK-07", "a rank corrected away", table(3), correctTo("/players/seat=player_1/rank", "")).At("impossible"),
		refused("CG-COMP-01", "a ninth rank card corrected in", table(2), correctTo("/middle", []parts.Rank{"private", "private", "private",
			"private", "private", "private", "private"})).At("impossible"),
		refused("CG-COMP-01", "a hundred and fifth card", table(2), correctTo("/players/seat=player_1/hand", 6)),
		refused("CG-COMP-01", "a die with a seven", table(2), die(7)).At("impossible"),
		refused("CG-COMP-01", "a place that no table has", table(2), correctTo("/dragons", 6)).At("impossible"),
		refused("CG-COMP-02", "a stranger plays", table(2), plays(eva, parts.Exposure, ana)).At("impossible"),
		so(allowed("CG-CARD-01", "a card is learned", table(2), Learn{parts.Card{ID: "hammock", Kind: parts.Thing, Slack: 2}}), func(t *testing.T, s State) {
			require.Equal(t, 2, s.Card("hammock").Slack)
		}),
		so(follows("CG-RANK-05", "what a rank gives is told anew", table(3, rank(boris, parts.Corporal)),
			LearnRank{parts.RankCard{Rank: parts.Corporal, Pay: 3, Leave: 2, Slack: 2, Penalty: 1}}), has(boris, 2)),
		refused("CG-RANK-09", "a Corporal with no more slack than a Private", table(3), LearnRank{parts.RankCard{Rank: parts.Corporal}}),
		refused("CG-RANK-06", "a Private with a penalty is told", table(3), LearnRank{parts.RankCard{Rank: parts.Private, Penalty: 1}}),
		refused("CG-RANK-03", "a General", table(3), LearnRank{parts.RankCard{Rank: "general"}}).At("impossible"),
		refused("CG-CARD-01", "a fifth kind of cards", table(2), Learn{parts.Card{ID: "hammock", Kind: "dream"}}).At("impossible"),
		refused("CG-CARD-01", "a thing is recruited", table(2, in(Recruiting)), calls("soap", ana)),
		refused("CG-CARD-01", "a thing is played as an event", table(2), plays(ana, "soap", ana)),
		refused("CG-TURN-04", "a question that the rulebook does not leave open", table(2), Settle{"moon", "full"}).At("impossible"),
		allowed("CG-TURN-04", "a rule that the table plays without", table(2), Settle{"CG-DRAW-01", rules.Waived}),
		so(allowed("CG-TURN-04", "what a card says is done", table(2, tent(ana, "soap")), Effect{Seat: ana, Card: "soap", Stays: true, Tokens: 2}), has(ana, 3)),
		so(allowed("CG-SLACK-02", "a card that grows has its tokens on it", table(2, tent(ana, "soap")), Effect{Seat: ana, Card: "soap", Stays: true, Tokens: 1}), has(ana, 2)),
		so(follows("CG-SLACK-02", "a rolled slack lies on the card", table(3), does("sex-with-capitalist-agent"), die(4)), func(t *testing.T, s State) {
			require.Equal(t, Laid{Card: "sex-with-capitalist-agent", Tokens: 3, Line: 2}, s.Player(ana).Tent[0])
		}),
		so(allowed("CG-SLACK-03", "everybody's slack is known", table(2, tent(ana, "soap"), wounds(ana, 2)), Go{DiscardPhase}), has(ana, -1)),
		so(follows("CG-SLACK-01", "rank, tent, tokens and wounds", table(2, rank(ana, parts.Corporal), tent(ana, "soap", "bore"), wounds(ana, 1)), Effect{Seat: ana, Tokens: 3}), has(ana, 3)),
		so(allowed("CG-WOUND-01", "a card wounds", table(2), Effect{Seat: boris, Wounds: 1}), wounded(boris, 1)),
		so(follows("CG-WOUND-02", "a wound costs a slack", table(2), Effect{Seat: boris, Wounds: 2}), has(boris, -2)),
		so(allowed("CG-WOUND-03", "a card heals, never below none", table(2, wounds(boris, 1)), Effect{Seat: boris, Wounds: -2}), wounded(boris, 0)),
		refused("CG-WOUND-03", "less than no wound corrected", table(2), correctTo("/players/seat=player_1/wounds", -1)).At("impossible"),
	}
}

func empty(s *State) {
	s.Player(boris).Hand += s.Deck + s.Discard
	s.Deck, s.Discard = 0, 0
}
