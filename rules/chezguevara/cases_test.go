package chezguevara

import (
	"maps"
	"slices"
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/chezguevara"
)

type (
	trial = ruletest.Case[State, Action]
	twist = func(*State)
	probe = func(t *testing.T, s State)
	card  = parts.CardID
)

var (
	ana   = Seat(1)
	boris = Seat(2)
	chela = Seat(3)
	diego = Seat(4)
	eva   = Seat(5)
)

var allowed, refused, follows = ruletest.Constructors[State, Action]()

func so(c trial, probes ...probe) trial {
	c.Then = func(t *testing.T, after State, _ []rules.Note) {
		for _, p := range probes {
			p(t, after)
		}
	}
	return c
}

// The function `about` marks a case as the answer to an open question of the rulebook.
func about(question ruleID, c trial) trial {
	c.About = question
	return c
}

func did(s State, actions ...Action) State {
	for _, a := range actions {
		s, _ = Game{}.Apply(s, a)
	}
	return s
}

var ranks = []parts.RankCard{
	{Rank: parts.Private, Pay: 2, Leave: 3},
	{Rank: parts.Corporal, Pay: 3, Leave: 2, Slack: 1, Penalty: 1},
	{Rank: parts.Sergeant, Pay: 4, Leave: 2, Slack: 3, Penalty: 2},
}

var box = []parts.Card{
	{ID: "guitar", Kind: parts.Activity, Slack: 2},
	{ID: "cinema", Kind: parts.Activity, Slack: 2, Cost: 2},
	{ID: "siesta", Kind: parts.Activity, Slack: 1, Categories: []parts.Category{parts.Sleep}},
	{ID: "sleep", Kind: parts.Activity, Slack: 2, Categories: []parts.Category{parts.Sleep}},
	{ID: "raid", Kind: parts.Activity, Categories: []parts.Category{parts.Raid}, Trophies: 3},
	{ID: "big-raid", Kind: parts.Activity, Categories: []parts.Category{parts.Raid}, Trophies: 4, Slack: 1},
	{ID: "soap", Kind: parts.Thing, Cost: 1, Slack: 1},
	{ID: "art-of-war", Kind: parts.Thing, Cost: 3, Slack: 3},
	{ID: "stone", Kind: parts.Thing, Slack: 1},
	{ID: "mao-quotations", Kind: parts.Thing, Exposure: 1, Slack: 1},
	{ID: "flag", Kind: parts.Thing, Exposure: -1, Slack: 2},
	{ID: "tequila", Kind: parts.Thing, Categories: []parts.Category{parts.Drink}, Slack: 1},
	{ID: "potato", Kind: parts.Thing, Categories: []parts.Category{parts.Food}, Slack: 1},
	{ID: "goat", Kind: parts.Thing, Categories: []parts.Category{parts.Pet, parts.Food}, Slack: 2},
	{ID: "green", Kind: parts.Person, Protects: []parts.Category{parts.Pet}, Slack: 1},
	{ID: "cigars", Kind: parts.Thing, Categories: []parts.Category{parts.Smokes}, Slack: 2},
	{ID: "brother", Kind: parts.Person, Slack: 1},
	{ID: "big-brother", Kind: parts.Person, Slack: 2},
	{ID: "monk", Kind: parts.Person, Slack: 1, Shuns: []parts.Category{parts.Drink}},
	{ID: "cook", Kind: parts.Person, Slack: 1, Needs: []parts.Category{parts.Food}},
	{ID: "bore", Kind: parts.Person, Slack: -1},
	{ID: "lazybones", Kind: parts.Person},
	{ID: "cat", Kind: parts.Person, Categories: []parts.Category{parts.Cat}, Slack: 1},
	{ID: "orderly", Kind: parts.Person, Slack: 1},
	{ID: "glorious-leader", Kind: parts.Person, Slack: -1, Eats: []parts.Category{parts.Smokes}},
	{ID: "beauty", Kind: parts.Person, Eats: []parts.Category{parts.Smokes}},
	{ID: "bomber", Kind: parts.Person, Slack: 1, Rolls: true},
	{ID: "lucky-7", Kind: parts.Event, Pay: 1},
	{ID: "day-off", Kind: parts.Event, Leave: 1},
	{ID: "requisition", Kind: parts.Event},
	{ID: "paper-jam", Kind: parts.Event, Cancels: []parts.Category{"event"}},
	{ID: "bomber-training", Kind: parts.Event, Cancels: []parts.Category{parts.Sleep}},
	{ID: "veto", Kind: parts.Event, Cancels: []parts.Category{parts.Any}},
	{ID: "curfew", Kind: parts.Event, Cancels: []parts.Category{"person", parts.Looting, "activity"}},
}

// The function `table` returns a state in Ana's leave phase. All players are Privates with five
// cards in hand.
func table(players int, twists ...twist) State {
	s := State{House: rules.House{}, Ranks: ranks, Cards: slices.Clone(box)}
	for n := range players {
		s.Players = append(s.Players, Player{Seat: Seat(n + 1), Rank: parts.Private, Hand: 5})
	}
	s.Turn = Turn{Number: 7, Seat: ana, Phase: LeavePhase, Rank: parts.Private, Drawn: true}
	s.Discard = 10
	free := []parts.Rank{parts.Sergeant, parts.Corporal, parts.Sergeant, parts.Corporal, parts.Private, parts.Private}
	s.Middle = slices.Clone(free[:parts.RankCards-players])
	return s.but(twists...)
}

// The method `but` applies twists to a copy of the state, and puts all missing cards into the deck.
func (s State) but(twists ...twist) State {
	s.Table, s.House, s.Cards = s.Table.clone(), maps.Clone(s.House), slices.Clone(s.Cards)
	for _, twist := range twists {
		twist(&s)
	}
	s.Deck += parts.LifeCards - s.lifeCards()
	if len(s.Lines) == 0 {
		s.Before = s.Table.clone()
	}
	return s
}

func in(phase Phase) twist {
	return func(s *State) { s.Turn.Phase = phase; s.Turn.Drawn = phase != DrawPhase }
}
func rank(x rules.Seat, r parts.Rank) twist {
	return func(s *State) {
		s.Player(x).Rank = r
		if x == s.Turn.Seat {
			s.Turn.Rank = r
		}
	}
}
func middle(free ...parts.Rank) twist  { return func(s *State) { s.Middle = free } }
func hand(x rules.Seat, n int) twist   { return func(s *State) { s.Player(x).Hand = n } }
func wounds(x rules.Seat, n int) twist { return func(s *State) { s.Player(x).Wounds = n } }
func deck(cards, discard int) twist    { return func(s *State) { s.Deck, s.Discard = cards, discard } }
func house(sw *rules.Switch, v string) twist {
	return func(s *State) { s.House = s.House.With(sw.Name, v) }
}
func spent(n int) twist { return func(s *State) { s.Turn.Spent = n } }
func used(n int) twist  { return func(s *State) { s.Turn.Used = n } }

func tent(x rules.Seat, cards ...card) twist {
	return func(s *State) {
		for _, c := range cards {
			s.Player(x).Tent = append(s.Player(x).Tent, Laid{Card: c})
		}
	}
}

func slack(x rules.Seat, n int) twist {
	return func(s *State) { s.Player(x).Tokens += n - s.Total(x) }
}

func correctTo(pairs ...any) Correct {
	var c Correct
	for i := 0; i < len(pairs); i += 2 {
		c.Changes = append(c.Changes, rules.To(pairs[i].(string), pairs[i+1]))
	}
	return c
}

func loots(cards ...card) Action         { return Loot{Seat: ana, Cards: cards} }
func does(c card) Action                 { return Do{Seat: ana, Card: c} }
func calls(c card, to rules.Seat) Action { return Recruit{Seat: ana, Card: c, To: to} }
func die(n int) Action                   { return Roll{Die: n} }
func diceOf(x rules.Seat, n int) Action  { return Roll{Seat: x, Die: n} }
func plays(x rules.Seat, c card, on rules.Seat) Action {
	return Event{Seat: x, Card: c, Target: on}
}

func letter(target parts.Target) Action {
	return Learn{parts.Card{ID: "letter", Kind: parts.Event, Target: target}}
}

func cancels(x rules.Seat, c card, on int) Action { return Cancel{Seat: x, Card: c, On: on} }
func orders(x rules.Seat, c card) Action          { return Order{Seat: x, Card: c} }

func cases() []trial {
	return slices.Concat(setupCases(), turnCases(), recruitCases(), leaveCases(), rankCases(), raidCases(), exposeCases(), winCases(),
		cancelCases(), orderCases(), moocherCases(), houseCases(), mendCases())
}

func TestEveryRuleOfChezGuevara(t *testing.T) { ruletest.Run(t, Game{}, cases()) }
