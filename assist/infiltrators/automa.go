package infiltrators

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
	"tablemate/rules/infiltrators/deals"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/strictjson"
)

type advicePlan struct {
	Public  advice.Public  `json:"public" jsonschema:"what may be shown to all"`
	Private *privateAdvice `json:"private,omitempty" jsonschema:"what one agent alone may see, where that agent's cards were told"`
	state   game.State
	options []advice.Option // like Private.Options, but not encoded as JSON
}

type privateAdvice struct {
	Seat    rules.Seat `json:"seat" jsonschema:"the agent whose cards were told"`
	Options []option   `json:"options" jsonschema:"what that agent can do, the best first"`
}

type option struct {
	Action  json.RawMessage `json:"action" jsonschema:"what would be recorded"`
	Worth   float64         `json:"worth" jsonschema:"about how many bits of knowledge the team gains"`
	Reasons []rules.Note    `json:"reasons" jsonschema:"why: each names its rule"`
}

// Plan returns advice for a position. It uses only what everybody knows.
func (Flow) Plan(s game.State) (any, error) {
	s, _, err := game.Game{}.Start(game.Setup{Position: &s})
	if err != nil {
		return nil, err
	}
	return advicePlan{Public: advice.ForAll(s), state: s}, nil
}

// Plans returns the type of a plan.
func (Flow) Plans() reflect.Type { return reflect.TypeFor[advicePlan]() }

// PlanFor returns a plan that also has advice for the agent whose hidden cards are in `told`.
func (Flow) PlanFor(s game.State, told json.RawMessage) (any, error) {
	all, err := Flow{}.Plan(s)
	if err != nil {
		return nil, err
	}
	out := all.(advicePlan)
	var own advice.Own
	if err := strictjson.Read(told, &own); err != nil {
		return nil, err
	}
	if p := wrongCards(out.state, own); p != nil {
		return nil, p
	}
	out.Private, out.options = &privateAdvice{Seat: own.Seat, Options: []option{}}, advice.For(out.state, own)
	for _, o := range out.options {
		text, err := game.Actions.Encode(o.Action)
		if err != nil {
			return nil, err
		}
		out.Private.Options = append(out.Private.Options, option{text, o.Worth, append([]rules.Note{}, o.Reasons...)})
	}
	return out, nil
}

// Owns returns the type of an agent's own cards.
func (Flow) Owns() reflect.Type { return reflect.TypeFor[advice.Own]() }

func wrongCards(s game.State, own advice.Own) *rules.Problem {
	g := s.Agent(own.Seat)
	switch {
	case g == nil:
		return ownProblem("own_seat", rules.Args{"seat": own.Seat.Noun()})
	case len(own.Hand) != g.Hand:
		return ownProblem("own_hand", rules.Args{"seat": own.Seat.Noun(), "count": len(own.Hand), "want": g.Hand})
	case (own.Suspect != "") != g.Suspect:
		return ownProblem("own_suspect", rules.Args{"seat": own.Seat.Noun()})
	}
	deck, cards := s.Deck(), own.Hand
	if own.Suspect != "" {
		cards = append(slices.Clone(cards), own.Suspect)
	}
	for i, c := range cards {
		hidden := !slices.Contains(s.Seen(), c) || i < len(own.Hand) && mayHold(s, own.Seat, c)
		if !slices.Contains(deck, c) || !hidden || slices.Contains(cards[:i], c) {
			return ownProblem("own_card", rules.Args{"seat": own.Seat.Noun(), "card": game.CardNoun(c)})
		}
	}
	return nil
}

// mayHold reports whether a card can be in an agent's hand. A card that everybody has seen can be
// there only if it returned to the draw pile, or if this agent took it face up.
func mayHold(s game.State, seat rules.Seat, c parts.Card) bool {
	g := s.Agent(seat)
	return !slices.Contains(s.Seen(), c) || returned(s, c) || g != nil && slices.Contains(g.Known, c)
}

// returned reports whether everybody saw this card return to the draw pile, called HQ.
func returned(s game.State, c parts.Card) bool {
	return slices.ContainsFunc(s.Returned, func(r game.Returned) bool { return r.Card == c })
}

func ownProblem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "infiltrators.problem." + id, Args: args}}
}

// Lines returns the advice in words.
func (c advicePlan) Lines(t *talk.UI) []string {
	a := prompter{phrases: phrases{t}, state: c.state}
	out := a.adviceForAll(c.Public.Suspects)
	for _, trap := range c.Public.Traps {
		out = append(out, voice.Tell(t, c.state, trap))
	}
	if c.Private != nil {
		out = append(out, a.Paint.Title(a.say("advice.for", tables.Args{"name": a.seat(c.Private.Seat)})))
		out = append(out, a.options(c.options, shown)...)
	}
	return append(out, a.say("advice.assumes"))
}

func (a prompter) adviceForAll(list []advice.Suspect) []string {
	var out []string
	for _, s := range list {
		out = append(out, a.say("advice.suspect", tables.Args{
			"name": a.seat(s.Seat), "count": len(s.Cards), "cards": a.byChance(s.Cards),
		}))
	}
	return out
}

// byChance lists the cards of a suspect, the likeliest first. Cards that are equally likely stand
// together.
func (a prompter) byChance(cards []deals.Candidate) string {
	var out []string
	for len(cards) > 0 {
		chance := percent(cards[0].Chance)
		n := slices.IndexFunc(cards, func(c deals.Candidate) bool { return percent(c.Chance) != chance })
		if n < 0 {
			n = len(cards)
		}
		if n == 1 {
			out = append(out, a.withChances(cards[:1]))
		} else {
			out = append(out, a.say("advice.each", tables.Args{"cards": a.bySuit(cards[:n]), "chance": chance}))
		}
		cards = cards[n:]
	}
	return strings.Join(out, ", ")
}

func (a prompter) options(list []advice.Option, most int) []string {
	if len(list) == 0 {
		return []string{a.say("advice.none")}
	}
	var out []string
	for _, o := range list[:min(most, len(list))] {
		text := "  " + a.report(o.Action)
		for _, r := range o.Reasons {
			text += ": " + voice.Reason(a.UI, a.state, r, nil)
		}
		out = append(out, text)
	}
	return out
}

// Contests returns a series of simulated games for each mission and strategy.
func (Flow) Contests() []session.Contest {
	var out []session.Contest
	for _, trial := range advice.Trials() {
		for _, people := range []struct {
			name    string
			prepare func() session.PlayGame
		}{
			{"random", byRules(trial.Setup, advice.Random)},
			{"plain", onBits(trial.Setup)},
			{"advised", byRules(trial.Setup, advice.Advised)},
		} {
			out = append(out, session.Contest{
				Table:    "infiltrators.contest." + trial.Name,
				People:   "infiltrators.people." + people.name,
				Opponent: "infiltrators.opponent",
				Prepare:  people.prepare,
				Timed:    true,
			})
		}
	}
	return out
}

// byRules prepares simulated games with the full rules.
func byRules(u game.Setup, player advice.Player) func() session.PlayGame {
	return func() session.PlayGame {
		players := slices.Repeat([]advice.Player{player}, len(u.Players))
		return func(from session.Chance) (bool, int) {
			won, turns, _ := advice.Play(u, players, rand.New(from).IntN)
			return won, turns
		}
	}
}

// onBits prepares faster simulated games, with simple agents.
func onBits(u game.Setup) func() session.PlayGame {
	return func() session.PlayGame {
		quick, _ := advice.NewQuick(u) // a contest's setup is valid
		return func(from session.Chance) (bool, int) { return quick.Play(rand.New(from).IntN) }
	}
}
