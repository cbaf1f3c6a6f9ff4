package advice

import (
	"cmp"
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	parts "tablemate/tables/infiltrators"
)

// Public is the advice that all agents may see.
type Public struct {
	Suspects []Suspect    `json:"suspects" jsonschema:"what each suspect can be by what all know"`
	Traps    []rules.Note `json:"traps" jsonschema:"what the team is about to run into, each with its rule"`
	Assumes  rules.Note   `json:"assumes" jsonschema:"what the chances take for granted"`
}

// Suspect lists the possible cards of a suspect, the most probable first. The list uses only what
// all agents know. The list is empty if hints and guesses contradict each other.
type Suspect struct {
	Seat  rules.Seat        `json:"seat" jsonschema:"before whom the suspect stands"`
	Cards []deals.Candidate `json:"cards" jsonschema:"the cards that it can be, the likeliest first; none: what was told contradicts itself"`
}

// Own holds the cards that only one agent sees.
type Own struct {
	Seat    rules.Seat   `json:"seat"`
	Hand    []parts.Card `json:"hand"`
	Suspect parts.Card   `json:"suspect,omitempty"` // "" if the agent has no suspect
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
	traps := append([]rules.Note{}, game.Traps(s)...)
	out := Public{Suspects: []Suspect{}, Traps: traps, Assumes: rules.Note{ID: "choice-tells-nothing"}}
	for i, seat := range s.Held() {
		out.Suspects = append(out.Suspects, Suspect{seat, known.Candidates(i)})
	}
	return out
}

// Decides reports whether an agent has something to decide now. If the game waits for another agent,
// or for a report by the holder of a suspect, there is nothing to advise.
func Decides(s game.State, seat rules.Seat) bool {
	reports := []game.Awaited{game.ForLies, game.ForAnswer, game.ForVerdict}
	return (game.Game{}).Next(s) == seat && !slices.Contains(reports, s.Turn.Wait)
}

// `For` lists the actions that an agent can do now, the best first. The list is empty if the agent
// has nothing to decide. Only the agent in `own` may see the list.
func For(s game.State, own Own) []Option {
	if !Decides(s, own.Seat) {
		return nil
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
	return out
}
