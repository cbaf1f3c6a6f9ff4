package micemystics

import (
	"encoding/json"
	"slices"
	"strings"

	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// foreseen is what the figures of the card on play will do, for every number
// that their dice may show.
type foreseen struct {
	state game.State
	plans []game.FigurePlan
}

// plan foresees the figures of a minion card. Nothing where no such card is on
// play.
func plan(s game.State) (any, error) {
	if plans := s.Plan(); len(plans) > 0 {
		return foreseen{s, plans}, nil
	}
	return nil, nil
}

// figurePlan is a plan with its open reports as the record writes them.
type figurePlan struct {
	game.FigurePlan
	Marches []json.RawMessage `json:"marches,omitempty"`
	Strikes []json.RawMessage `json:"strikes,omitempty"`
}

// MarshalJSON writes the plans as a list.
func (f foreseen) MarshalJSON() ([]byte, error) {
	out := make([]figurePlan, len(f.plans))
	for i, p := range f.plans {
		marches, err := encoded(p.Marches)
		if err != nil {
			return nil, err
		}
		strikes, err := encoded(p.Strikes)
		if err != nil {
			return nil, err
		}
		out[i] = figurePlan{p, marches, strikes}
	}
	return json.Marshal(out)
}

func encoded(all []game.Action) ([]json.RawMessage, error) {
	var out []json.RawMessage
	for _, did := range all {
		text, err := game.Actions.Encode(did)
		if err != nil {
			return nil, err
		}
		out = append(out, text)
	}
	return out, nil
}

// Lines are the plans as people read them: each figure, and below it a line for
// every number, or the reasons where no die falls.
func (f foreseen) Lines(t *session.UI) []string {
	a := prompter{phrases{t}, f.state}
	var lines []string
	for i, p := range f.plans {
		if p.Figure != game.NoFigure && (i == 0 || f.plans[i-1].Figure != p.Figure) {
			lines = append(lines, a.Paint.Title(a.say("plan.figure", tables.Args{"figure": a.figure(p.Figure), "after": a.figures(p.After)})))
		}
		if len(p.Ask) > 0 {
			if i == 0 || f.plans[i-1].Figure != p.Figure || !slices.Equal(f.plans[i-1].Ask, p.Ask) {
				lines = append(lines, a.askedFirst(p)...)
			}
			continue
		}
		lines = append(lines, "  "+a.foresaid(p))
		if p.Die > 0 {
			continue
		}
		for _, r := range p.Reasons {
			lines = append(lines, "    "+string(r.Rule)+" "+a.reason(r))
		}
	}
	return lines
}

// askedFirst is what must be told before a plan is known.
func (a prompter) askedFirst(p game.FigurePlan) []string {
	lines := []string{"  " + a.say("plan.ask", tables.Args{"die": p.Die})}
	for _, m := range game.Matters {
		asked := slices.DeleteFunc(slices.Clone(p.Ask), func(q game.Question) bool { return q.Matter != m })
		if len(asked) > 0 {
			lines = append(lines, "    "+a.say("facts."+string(m), tables.Args{"between": a.between(p.To.Room, asked)}))
		}
	}
	return lines
}

// foresaid is one plan: where the figure ends at one number, and whom it attacks.
func (a prompter) foresaid(p game.FigurePlan) string {
	said := tables.Args{"die": p.Die, "way": a.way(p), "or": strings.Join(a.otherwise(p), ", "), "at": a.spotName(p.To), "target": "", "space": string(p.Space), "leaps": p.Figure == game.Brodie && len(p.Path) == 0 && p.To != a.state.At(game.Brodie)}
	if p.To.Space != "" && p.To.Space[0] != '?' {
		said["at"] = a.place(p.To)
	}
	if p.Target != game.NoFigure {
		said["target"] = a.figure(p.Target)
	}
	if len(p.Struck) > 0 {
		said["target"] = a.figures(p.Struck)
	}
	return a.say("plan.does", said)
}

// way is a figure's movement; nothing where it stays or leaps.
func (a prompter) way(p game.FigurePlan) string {
	if len(p.Marches) == 0 {
		return ""
	}
	if _, leaps := p.Marches[0].(game.Leap); leaps {
		return ""
	}
	return a.wayOf(p.Marches[0])
}

// wayText is a way in one word: 2–1–4.
func wayText(path []parts.SpaceID) string { return strings.ReplaceAll(pathText(path), " ", "–") }

// otherwise are the other ways that the rules leave open.
func (a prompter) otherwise(p game.FigurePlan) []string {
	var ways []string
	for _, did := range p.Marches[min(1, len(p.Marches)):] {
		if way := a.wayOf(did); way != "" {
			ways = append(ways, way)
		}
	}
	return ways
}

// wayOf is one movement: its spaces, or where no map shows them whom it leads to.
func (a prompter) wayOf(did game.Action) string {
	switch did := did.(type) {
	case game.March:
		if len(did.Path) == 0 && did.Toward != game.NoFigure {
			return a.toward(did.Toward, did.Steps)
		}
		return wayText(did.Path)
	case game.Chase:
		if len(did.Path) > 0 {
			return wayText(did.Path)
		}
		ways := []string{a.figures(did.Reached)}
		if did.Toward != game.NoFigure {
			ways = append(ways, a.toward(did.Toward, did.Steps))
		}
		return strings.Join(slices.DeleteFunc(ways, func(way string) bool { return way == "" }), " ")
	case game.Leap:
		return string(did.To)
	}
	return ""
}

func (a prompter) toward(goal game.Name, steps int) string {
	return a.say("report.march-toward", tables.Args{"figure": "", "goal": a.figure(goal), "count": steps})
}
