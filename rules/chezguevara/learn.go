package chezguevara

import (
	"slices"
	"strings"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Learn tells the program what is printed on a real card.
type Learn struct {
	Card parts.Card `json:"card" jsonschema:"what stands on the real card"`
}

func (Learn) Kind() string { return "learn" }

// CG-CARD-01
func (a Learn) breaks(j *judge) {
	if a.Card.ID == parts.NoCard || a.Card.Kind != parts.AnyKind && !slices.Contains(parts.Kinds, a.Card.Kind) {
		j.impossible("CG-CARD-01", "", "card", a.Card.ID)
	}
}

// The slack on the card may make a player win.
func (a Learn) act(r *resolver, _ Wait) {
	r.Cards = learned(r.Cards, a.Card)
	r.note("learned", "CG-TURN-06", "card", a.Card.ID)
	r.claim()
}

func learned(cards []parts.Card, card parts.Card) []parts.Card {
	out := slices.Clone(cards)
	if i := slices.IndexFunc(out, func(c parts.Card) bool { return c.ID == card.ID }); i >= 0 {
		out[i] = card
		return out
	}
	return append(out, card)
}

// LearnRank states what the cards of a rank give.
type LearnRank struct {
	Rank parts.RankCard `json:"rank" jsonschema:"what the cards of a rank give"`
}

func (LearnRank) Kind() string { return "learn_rank" }

// CG-RANK-03, CG-RANK-06, CG-RANK-09
func (a LearnRank) breaks(j *judge) {
	if a.Rank.Rank.Order() == 0 {
		j.impossible("CG-RANK-03", "", "rank", a.Rank.Rank)
		return
	}
	after := *j.State
	after.Ranks = WithRank(j.Ranks, a.Rank)
	validateRankData(&after, func(p *rules.Problem) {
		if len(j.found) == 0 {
			j.add(book.Against(p.Rule, p.Args), p.ID)
		}
	})
}

func (a LearnRank) act(r *resolver, _ Wait) {
	r.Ranks = WithRank(r.Ranks, a.Rank)
	r.note("rank-learned", "CG-RANK-04", "rank", a.Rank.Rank, "pay", a.Rank.Pay, "leave", a.Rank.Leave,
		"slack", a.Rank.Slack, "penalty", a.Rank.Penalty)
	r.claim()
}

// WithRank returns a copy of ranks with new data for one rank (CG-AMB-03).
func WithRank(ranks []parts.RankCard, told parts.RankCard) []parts.RankCard {
	out := slices.DeleteFunc(slices.Clone(ranks), func(c parts.RankCard) bool { return c.Rank == told.Rank })
	return append(out, told)
}

// Settle changes a house rule. Name is a switch or a rule id. For a rule id, Value is "waived" or
// "in_force".
type Settle struct {
	Name  string `json:"name" form:"" jsonschema:"a switch of house_rules, or a rule id"`
	Value string `json:"value" form:"" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
}

func (Settle) Kind() string { return "settle" }

func (a Settle) breaks(j *judge) { j.found = book.CheckHouseRule("CG-TURN-04", a.Name, a.Value) }

func (a Settle) act(r *resolver, _ Wait) { r.House = r.House.With(a.Name, a.Value) }

// Correct replaces recorded values by those on the real table.
type Correct struct{ rules.Correction }

// Correctables lists the values of the state that people may correct.
var Correctables = []rules.Correctable[State]{
	{Name: "rank", Path: "/players/seat=*/rank", Of: NounSeat, Kind: NounRank},
	{Name: "hand", Path: "/players/seat=*/hand", Of: NounSeat, High: MaxCount},
	{Name: "tent", Path: "/players/seat=*/tent", Of: NounSeat, Kind: NounCard, Many: true, Field: "card"},
	{Name: "tokens", Path: "/players/seat=*/tokens", Of: NounSeat, High: MaxCount},
	{Name: "wounds", Path: "/players/seat=*/wounds", Of: NounSeat, High: MaxCount},
	{Name: "middle", Path: "/middle", Kind: NounRank, Many: true},
	{Name: "deck", Path: "/deck", High: MaxCount},
	{Name: "discard", Path: "/discard", High: MaxCount},
	{Name: "turn", Path: "/turn/seat", Kind: NounSeat},
	{Name: "spent", Path: "/turn/spent", High: MaxCount},
	{Name: "used", Path: "/turn/used", High: MaxCount},
	{Name: "house"},
	{Name: "player", Path: "/players/seat=*/name", Of: NounSeat, Kind: rules.PlayerName},
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}

func (a Correct) breaks(j *judge) { j.found = validator.Corrects(j.State, a.Correction) }

// If a correction would make the table impossible, it has no effect.
func (a Correct) act(r *resolver, _ Wait) {
	impossible := func(v rules.Violation) bool { return v.Level == rules.Impossible }
	after, err := corrected(r.State, a.Correction)
	if err != nil || slices.ContainsFunc(validator.Corrects(&r.State, a.Correction), impossible) {
		return
	}
	over := r.Result != nil
	r.Table = after.Table.clone()
	if over && r.Result == nil { // the correction continues a finished game
		r.Claims = nil
		return
	}
	r.claim()
}

// shown lists the parts of the state that people can see and correct.
var shown = []string{"players", "middle", "deck", "discard", "turn", "result"}

func corrected(s State, c rules.Correction) (State, error) {
	for _, change := range c.Changes {
		root, _, _ := strings.Cut(strings.TrimPrefix(change.Path, "/"), "/")
		if !slices.Contains(shown, root) {
			return s, rules.ErrNoPlace
		}
	}
	after, err := rules.Corrected(s.Table, c.Changes)
	s.Table = after
	return s, err
}
