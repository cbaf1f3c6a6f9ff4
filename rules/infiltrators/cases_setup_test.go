package infiltrators

import (
	"errors"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/infiltrators"
)

func setupCases() []trial {
	one := func(n int) State { return started(setting(parts.Training1, n)) }
	two := func(n int) State { return started(setting(parts.Training2, n)) }
	three := func(n int) State { return started(setting(parts.Training3, n)) }
	deckOf := func(cards int, has, lacks parts.Card) probe {
		return func(t *testing.T, s State) {
			require.Len(t, s.Deck(), cards)
			require.Contains(t, s.Deck(), has)
			require.NotContains(t, s.Deck(), lacks)
			require.Equal(t, cards, s.Total())
		}
	}
	return []trial{
		so(follows("IN-SETUP-04", "five bullets for training mission 1", one(3)), bulletsLeft(5)).In("IN-EX-07"),
		so(follows("IN-SETUP-04", "agents and three for the others", two(5)), bulletsLeft(8)),
		so(follows("IN-SETUP-05", "36 cards of three suits", one(3)), deckOf(36, y(13), y(14))).In("IN-EX-07"),
		so(follows("IN-SETUP-06", "five cards each", one(3)), hands(5, 5, 5)).In("IN-EX-07"),
		so(follows("IN-SETUP-06", "another number where the mission says so", ours(func(m *parts.Mission) { m.Hand = 4 })), hands(4, 4, 4)),
		so(follows("IN-SETUP-07", "two suspects at the muzzle", one(3)), piles(2, 19, 0, 0)).In("IN-EX-07"),
		so(follows("IN-SETUP-08", "the rest is HQ", one(3)), piles(2, 19, 0, 0)).In("IN-EX-07"),
		so(follows("IN-SETUP-08", "for two, four and five agents too", one(5)), piles(2, 9, 0, 0), func(t *testing.T, _ State) {
			require.Equal(t, []int{24, 14}, []int{one(2).HQ, one(4).HQ})
		}),
		so(allowed("IN-SETUP-10", "a mission of one's own is laid out alike", ours()), hands(5, 5, 5), piles(2, 25, 0, 0), bulletsLeft(5)),
		so(follows("IN-SETUP-11", "2 to 15 in every other mission", ours()), deckOf(42, y(15), y(16))),
		so(follows("IN-SETUP-10", "the one suit that a mission names", ours(func(m *parts.Mission) {
			m.Suits, m.Named, m.Hand = 1, suits("green"), 3
		})), deckOf(14, "green-15", r(15))),
		so(allowed("IN-SETUP-13", "rules that a mission adds are kept with it", ours(func(m *parts.Mission) { m.Rules = []parts.Condition{{ID: "silence"}} })),
			func(t *testing.T, s State) { require.Equal(t, "silence", s.Mission.Rules[0].ID) }),
		so(follows("IN-TM1-02", "two suspects for any number of agents", one(5)), piles(2, 9, 0, 0)),
		so(follows("IN-TM1-03", "five bullets for any number of agents", one(2)), bulletsLeft(5), func(t *testing.T, s State) { require.Equal(t, 3, s.Spare()) }),
		so(follows("IN-TM1-04", "red, black and yellow", one(3)), func(t *testing.T, s State) {
			require.Equal(t, []parts.Suit{parts.Red, parts.Black, parts.Yellow}, s.Suits)
		}),
		so(follows("IN-TM1-05", "numbers 2 to 13", one(3)), deckOf(36, r(13), r(14))),
		so(allowed("IN-TM1-01", "printed for three", one(3)), piles(2, 19, 0, 0)),
		so(follows("IN-TM2-01", "as many suspects as agents", two(4)), piles(4, 18, 0, 0), func(t *testing.T, _ State) {
			require.Equal(t, []int{30, 24, 12}, []int{two(2).HQ, two(3).HQ, two(5).HQ})
		}),
		so(follows("IN-TM2-02", "three bullets more than agents", two(4)), bulletsLeft(7)),
		so(follows("IN-TM2-04", "42 cards", two(2)), deckOf(42, r(15), r(16))),
		so(follows("IN-TM3-01", "as many suspects as agents", three(5)), piles(5, 26, 0, 0), func(t *testing.T, _ State) {
			require.Equal(t, []int{44, 38, 32}, []int{three(2).HQ, three(3).HQ, three(4).HQ})
		}),
		so(follows("IN-TM3-02", "three bullets more than agents", three(2)), bulletsLeft(5)),
		so(follows("IN-TM3-04", "56 cards", three(3)), deckOf(56, parts.CardOf("green", 15), r(16))),
		so(allowed("IN-BOARD-01", "boards unless people play without", table(holds(ann))), crossed(ann, nil)),
		so(follows("IN-CARD-01", "every card is somewhere, turn after turn", table(), Detain{}, Wait{}, Draw{Cards: 3}, Discard{Cards: []parts.Card{r(2)}},
			Exchange{Card: r(3), To: ann}), func(t *testing.T, s State) {
			require.Equal(t, 36, s.Total())
			require.NoError(t, Game{}.Unsound(s))
		}),
		allowed("IN-CARD-01", "a card corrected from HQ into a hand", table(), correctTo("/hq", 18, "/agents/seat=agent_1/hand", 6)),
		refused("IN-CARD-01", "a card too many corrected into a hand", table(), correctTo("/agents/seat=agent_1/hand", 6)),
		refused("IN-CARD-01", "less than nothing", table(), correctTo("/hq", -1, "/agents/seat=agent_1/hand", 25)).At(rules.Impossible),
		refused("IN-SETUP-04", "13 bullets", table(), correctTo("/bullets", 13)).At(rules.Impossible),
		refused("IN-SETUP-12", "a card of another mission corrected into the discard", table(), correctTo("/discard_up", []parts.Card{r(15)}, "/hq", 18)).At(rules.Impossible),
		refused("IN-HINT-09", "a card in two places", table(holds(ann, up(r(6)))), correctTo("/discard_up", []parts.Card{r(6)}, "/hq", 17)).At(rules.Impossible),
		refused("IN-HINT-07", "hints where no suspect stands", table(holds(ann, up(r(6)))), correctTo("/agents/seat=agent_1/suspect", false, "/suspects_deck", 2)).At(rules.Impossible),
	}
}

func ownSetup(agents int, twists ...func(*parts.Mission)) Setup {
	return Setup{Own: own(twists...), Players: make([]Player, agents)}
}

func bulletsIn(n int) func(*parts.Mission)  { return func(m *parts.Mission) { m.Bullets.Fixed = n } }
func suspectsIn(n int) func(*parts.Mission) { return func(m *parts.Mission) { m.Suspects.Fixed = n } }

func setups() []ruletest.Setup[Setup] {
	chosen := func(suits ...parts.Suit) func(*Setup) { return func(u *Setup) { u.Suits = suits } }
	manual := func(u *Setup) { u.Suspects, u.Bullets, u.House = 3, 6, rules.House{T1Values.Name: "manual"} }
	return []ruletest.Setup[Setup]{
		{Rule: "IN-GOAL-03", Kind: ruletest.Allowed, Name: "a training mission by its name", Setup: setting(parts.Training2, 2)},
		{Rule: "IN-GOAL-03", Kind: ruletest.Allowed, Name: "a mission of the book with its record", Setup: ownSetup(3, func(m *parts.Mission) { m.ID = "7" })},
		{Rule: "IN-GOAL-03", Kind: ruletest.Refused, Name: "a mission of the book without a record", Setup: setting("7", 3)},
		{Rule: "IN-GOAL-03", Kind: ruletest.Refused, Name: "a record without a name", Setup: ownSetup(3, func(m *parts.Mission) { m.ID = "" })},
		{Rule: "IN-GOAL-03", Kind: ruletest.Refused, Name: "a record by the name of a training mission", Setup: ownSetup(3, func(m *parts.Mission) { m.ID = parts.Training1 })},
		{Rule: "IN-SETUP-01", Kind: ruletest.Allowed, Name: "two agents", Setup: setting(parts.Training2, 2)},
		{Rule: "IN-SETUP-01", Kind: ruletest.Allowed, Name: "five agents", Setup: setting(parts.Training2, 5)},
		{Rule: "IN-SETUP-01", Kind: ruletest.Refused, Name: "one agent", Setup: setting(parts.Training2, 1)},
		{Rule: "IN-SETUP-01", Kind: ruletest.Refused, Name: "six agents", Setup: setting(parts.Training2, 6)},
		{Rule: "IN-SETUP-01", Kind: ruletest.Refused, Name: "a mission for six", Setup: ownSetup(3, func(m *parts.Mission) { m.Agents = parts.Span{Min: 2, Max: 6} })},
		{Rule: "IN-SETUP-10", Kind: ruletest.Refused, Name: "more agents than the mission is for", Setup: ownSetup(3, func(m *parts.Mission) { m.Agents = parts.Span{Min: 2, Max: 2} })},
		{Rule: "IN-SETUP-10", Kind: ruletest.Refused, Name: "two suits for a mission of three", Setup: func() Setup { u := ownSetup(3); u.Suits = suits(parts.Red, parts.Black); return u }()},
		{Rule: "IN-SETUP-10", Kind: ruletest.Refused, Name: "a mission of six suits", Setup: ownSetup(3, func(m *parts.Mission) { m.Suits = 6 })},
		{Rule: "IN-SETUP-10", Kind: ruletest.Refused, Name: "a mission that names too few suits", Setup: ownSetup(3, func(m *parts.Mission) { m.Named = suits(parts.Red) })},
		{Rule: "IN-SETUP-10", Kind: ruletest.Refused, Name: "a word that no mission has", Setup: ownSetup(3, func(m *parts.Mission) { m.Order = "backwards" })},
		{Rule: "IN-SETUP-10", Kind: ruletest.Refused, Name: "a hand of less than nothing", Setup: ownSetup(3, func(m *parts.Mission) { m.Hand = -1 })},
		{Rule: "IN-SETUP-11", Kind: ruletest.Refused, Name: "a number that no card has", Setup: ownSetup(3, func(m *parts.Mission) { m.Numbers = parts.Span{Min: 1, Max: 15} })},
		{Rule: "IN-SETUP-04", Kind: ruletest.Refused, Name: "13 bullets", Setup: ownSetup(3, bulletsIn(13))},
		{Rule: "IN-SETUP-04", Kind: ruletest.Allowed, Name: "12 bullets", Setup: ownSetup(3, bulletsIn(12))},
		{Rule: "IN-SETUP-07", Kind: ruletest.Allowed, Name: "one suspect", Setup: ownSetup(3, suspectsIn(1))},
		{Rule: "IN-SETUP-07", Kind: ruletest.Refused, Name: "no suspect", Setup: ownSetup(3, suspectsIn(0))},
		{Rule: "IN-SETUP-08", Kind: ruletest.Allowed, Name: "one card in HQ", Setup: ownSetup(3, func(m *parts.Mission) { m.Suits, m.Numbers = 2, parts.Span{Min: 2, Max: 10} })},
		{Rule: "IN-SETUP-08", Kind: ruletest.Refused, Name: "no card in HQ", Setup: ownSetup(4, func(m *parts.Mission) { m.Suits, m.Numbers = 2, parts.Span{Min: 2, Max: 12} })},
		{Rule: "IN-END-04", Kind: ruletest.Allowed, Name: "a bullet for each suspect", Setup: ownSetup(3, bulletsIn(2))},
		{Rule: "IN-END-04", Kind: ruletest.Refused, Name: "fewer bullets than suspects", Setup: ownSetup(3, bulletsIn(1))},
		{Rule: "IN-TM1-04", Kind: ruletest.Refused, Name: "another suit in training mission 1", Setup: setting(parts.Training1, 3, chosen(parts.Red, parts.Black, "green"))},
		{Rule: "IN-TM2-03", Kind: ruletest.Allowed, Name: "any three suits", Setup: setting(parts.Training2, 3, chosen(parts.Red, "green", "blue"))},
		{Rule: "IN-TM2-03", Kind: ruletest.Refused, Name: "four suits", Setup: setting(parts.Training2, 3, chosen(parts.Red, parts.Black, parts.Yellow, "green"))},
		{Rule: "IN-TM2-03", Kind: ruletest.Refused, Name: "a suit twice", Setup: setting(parts.Training2, 3, chosen(parts.Red, parts.Red, parts.Yellow))},
		{Rule: "IN-TM2-03", Kind: ruletest.Refused, Name: "a suit without a name", Setup: setting(parts.Training2, 3, chosen(parts.Red, "", parts.Yellow))},
		{Rule: "IN-TM3-03", Kind: ruletest.Allowed, Name: "any four suits", Setup: setting(parts.Training3, 3)},
		{Rule: "IN-TM3-03", Kind: ruletest.Refused, Name: "three suits", Setup: setting(parts.Training3, 3, chosen(parts.Red, parts.Black, parts.Yellow))},
		{Rule: "IN-TM3-03", Kind: ruletest.Refused, Name: "a fourth suit that nobody names", Setup: setting(parts.Training3, 3, chosen())},
		{Rule: "IN-AMB-02", Kind: ruletest.Allowed, Name: "the printed numbers for four", Setup: setting(parts.Training1, 4)},
		{Rule: "IN-AMB-02", Kind: ruletest.Allowed, Name: "numbers of one's own for four", Setup: setting(parts.Training1, 4, manual)},
		{Rule: "IN-AMB-02", Kind: ruletest.Refused, Name: "numbers of one's own for three", Setup: setting(parts.Training1, 3, manual)},
		{Rule: "IN-AMB-02", Kind: ruletest.Refused, Name: "numbers of one's own that nobody settled", Setup: setting(parts.Training1, 4, manual, func(u *Setup) { u.House = nil })},
		{Rule: "IN-AMB-02", Kind: ruletest.Refused, Name: "numbers of one's own in training mission 2", Setup: setting(parts.Training2, 4, manual)},
	}
}

// againstTheRules lists the refused setups that break a rule but are possible on a real table.
var againstTheRules = []string{
	"more agents than the mission is for", "fewer bullets than suspects", "no card in HQ", "one agent", "six agents",
	"two suits for a mission of three", "another suit in training mission 1", "four suits", "three suits",
	"numbers of one's own for three", "numbers of one's own that nobody settled", "numbers of one's own in training mission 2",
}

func TestSetupsOfInfiltrators(t *testing.T) {
	for _, c := range setups() {
		t.Run(string(c.Rule)+"/"+string(c.Kind)+"/"+c.Name, func(t *testing.T) {
			s, _, err := Game{}.Start(c.Setup)
			if c.Kind == ruletest.Allowed {
				require.NoError(t, err)
				require.Empty(t, Game{}.CheckSetup(c.Setup))
				require.NoError(t, Game{}.Unsound(s))
				return
			}
			wrong, refused := ruletest.JudgeSetup(t, Game{}, c.Setup)
			require.Equal(t, c.Rule, wrong.Rule)
			require.Equal(t, !slices.Contains(againstTheRules, c.Name), refused)
		})
	}
	s := started(setting(parts.Training1, 4, func(u *Setup) { u.Suspects, u.Bullets, u.House = 3, 6, rules.House{T1Values.Name: "manual"} }))
	require.Equal(t, []int{3, 6, 13}, []int{s.Suspects, s.Bullets, s.HQ})
}

func TestTheTableIsWarnedBeforeTheFirstTurn(t *testing.T) {
	notesOf := func(u Setup) []string {
		_, notes, err := Game{}.Start(u)
		require.NoError(t, err)
		return noted(notes)
	}
	require.Empty(t, notesOf(setting(parts.Training1, 3)))
	require.Equal(t, []string{"printed-for-three"}, notesOf(setting(parts.Training1, 2)))
	thinHQ := func(high int) Setup {
		return ownSetup(3, func(m *parts.Mission) { m.Suits, m.Numbers = 1, parts.Span{Min: 2, Max: high}; m.Hand = 3 })
	}
	require.Equal(t, []string{"thin-hq"}, notesOf(thinHQ(14)))
	require.Empty(t, notesOf(thinHQ(15)))
}

func TestAMissionIsJudgedForEveryNumberOfAgents(t *testing.T) {
	require.NoError(t, ValidateMission(*own()))
	small := own(func(m *parts.Mission) { m.Suits, m.Numbers = 2, parts.Span{Min: 2, Max: 12} })
	var p *rules.Problem
	require.True(t, errors.As(ValidateMission(*small), &p))
	require.Equal(t, ruleID("IN-SETUP-08"), p.Rule)
	require.Equal(t, 4, p.Args["agents"])
	small.Agents = parts.Span{Min: 2, Max: 3}
	require.NoError(t, ValidateMission(*small))
	for _, m := range parts.TrainingMissions {
		m.ID = "own"
		require.NoError(t, ValidateMission(m))
	}
	by := own(func(m *parts.Mission) { m.Suspects = parts.Count{By: map[string]int{"2": 2, "3": 2, "4": 3}} })
	require.ErrorContains(t, ValidateMission(*by), "no_suspects", "nothing is told for five")
}

func TestWhoBegins(t *testing.T) {
	u := setting(parts.Training2, 3)
	u.Players[1].Name = "Boris"
	u.First = 2
	s := started(u)
	require.Equal(t, boris, Game{}.Next(s))
	require.Equal(t, "Boris", s.Agent(boris).Name)
	u.First = 4
	_, _, err := Game{}.Start(u)
	require.ErrorContains(t, err, "first")
	u.First, u.House = 1, rules.House{"moon": "full"}
	_, _, err = Game{}.Start(u)
	require.ErrorContains(t, err, "house")
}
