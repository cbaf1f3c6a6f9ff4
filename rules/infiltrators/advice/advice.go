package advice

import (
	"cmp"
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	parts "tablemate/tables/infiltrators"
)

// Public is the information that all agents may see.
type Public struct {
	Suspects []Suspect
	Traps    []rules.Note
	Assumes  rules.Note
}

// assumption is the assumption behind all numbers of the advice. Every advice contains this note.
var assumption = rules.Note{ID: "choice-tells-nothing"}

// Suspect lists the cards that a suspect can be by public knowledge, the most probable first. The
// list is empty if the reports contradict each other.
type Suspect struct {
	Seat  rules.Seat        `json:"seat" jsonschema:"before whom the suspect stands"`
	Cards []deals.Candidate `json:"cards" jsonschema:"the cards that it can be, the likeliest first; none: what was told contradicts itself"`
}

// Own holds the cards that only one agent sees.
type Own struct {
	Seat    rules.Seat
	Hand    []parts.Card
	Suspect parts.Card // "" if the agent has no suspect
}

// Private is the advice for one agent, the best option first. No other agent may see it.
type Private struct {
	Options []Option
	Assumes rules.Note
}

// Option is an action that the agent can take now. Worth is roughly the information that the team
// gains, in bits.
type Option struct {
	Action  game.Action
	Worth   float64
	Reasons []rules.Note
}

// ForAll returns the advice that all agents may see.
func ForAll(s game.State) Public {
	known := s.Public().Deals()
	out := Public{Suspects: []Suspect{}, Traps: game.Traps(s), Assumes: assumption}
	for i, seat := range s.Held() {
		out.Suspects = append(out.Suspects, Suspect{seat, known.Candidates(i)})
	}
	return out
}

// For returns advice for an agent who must act, draw, take a reward or discard. If the game waits
// for another agent, there are no options.
func For(s game.State, own Own) Private {
	if (game.Game{}).Next(s) != own.Seat {
		return Private{}
	}
	k := knowledgeOf(s, own)
	var out []Option
	switch s.Turn.Wait {
	case game.ForBegin:
		out = []Option{{Action: game.Begin{}}}
	case game.ForAction:
		out = k.turn()
	case game.ForExchangeDraw, game.ForWaitDraw:
		out = k.draw()
	case game.ForReward:
		out = k.reward()
	case game.ForDiscard:
		out = k.discard()
	}
	slices.SortStableFunc(out, func(a, b Option) int { return cmp.Compare(b.Worth, a.Worth) })
	return Private{out, assumption}
}
