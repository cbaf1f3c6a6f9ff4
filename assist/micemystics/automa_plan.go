package micemystics

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"

	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// plannedMoves has one plan for each minion and each number on its movement die.
type plannedMoves struct {
	state game.State
	plans []game.FigurePlan
}

// Plan returns the plans of the minions on turn, or nil. If people must first report something,
// such as a defence roll, it returns a *rules.Problem.
func (Flow) Plan(s game.State) (any, error) {
	if awaited := s.AwaitedFirst(); awaited != nil && s.Result == nil {
		return nil, awaited
	}
	if plans := s.Plan(); len(plans) > 0 {
		return plannedMoves{s, plans}, nil
	}
	return nil, nil
}

// Plans returns the type of the plans.
func (Flow) Plans() reflect.Type { return reflect.TypeFor[[]game.FigurePlan]() }

// figurePlan is a plan in JSON. Its actions have the same JSON as in the record of a game.
type figurePlan struct {
	game.FigurePlan
	Marches []recorded `json:"marches,omitempty"`
	Strikes []recorded `json:"strikes,omitempty"`
}

type recorded struct{ game.Action }

func (r recorded) MarshalJSON() ([]byte, error) { return game.Actions.Encode(r.Action) }

// MarshalJSON writes the plans as a list.
func (f plannedMoves) MarshalJSON() ([]byte, error) {
	out := make([]figurePlan, len(f.plans))
	for i, p := range f.plans {
		out[i] = figurePlan{p, asRecorded(p.Marches), asRecorded(p.Strikes)}
	}
	return json.Marshal(out)
}

func asRecorded(all []game.Action) []recorded {
	return tables.Each(all, func(did game.Action) recorded { return recorded{did} })
}

// Lines returns the plans as text, with a line for every number on a figure's die. If a figure
// rolls no die, the reasons for its plan are printed after its line.
func (f plannedMoves) Lines(t *talk.UI) []string {
	a := prompter{phrases{t}, f.state}
	var lines []string
	for i, p := range f.plans {
		if p.Figure != game.NoFigure && (i == 0 || f.plans[i-1].Figure != p.Figure) {
			said := tables.Args{"figure": a.figure(p.Figure), "after": a.figures(p.After)}
			lines = append(lines, a.Paint.Title(a.say("plan.figure", said)))
		}
		if len(p.Ask) > 0 {
			if i == 0 || f.plans[i-1].Figure != p.Figure || len(p.Marches) > 0 ||
				!slices.Equal(f.plans[i-1].Ask, p.Ask) {
				lines = append(lines, a.planQuestions(p)...)
			}
			continue
		}
		lines = append(lines, "  "+a.planLine(p))
		if p.Die > 0 {
			continue
		}
		for _, r := range p.Reasons {
			lines = append(lines, "    "+string(r.Rule)+" "+a.reason(r))
		}
	}
	return lines
}

func (a prompter) planQuestions(p game.FigurePlan) []string {
	lines := []string{"  " + a.say("plan.ask", tables.Args{"die": p.Die, "way": a.movement(p)})}
	for _, m := range game.Matters {
		for asked := questionsAbout(p.Ask, m); len(asked) > 0; {
			now := aboutFirst(asked)
			lines = append(lines, "    "+a.factsText(m, a.pairsText(p.To.Room, now)))
			asked = slices.DeleteFunc(asked, func(q game.Question) bool { return slices.Contains(now, q) })
		}
	}
	return lines
}

func (a prompter) planLine(p game.FigurePlan) string {
	said := tables.Args{
		"die":    p.Die,
		"way":    a.movement(p),
		"or":     strings.Join(a.otherWays(p), ", "),
		"at":     a.spotName(p.To),
		"target": "",
		"space":  string(p.Space),
		"leaps":  p.Figure == game.Brodie && len(p.Path) == 0 && p.To != a.state.At(game.Brodie),
	}
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

// For a figure that stays or leaps, the result is "".
func (a prompter) movement(p game.FigurePlan) string {
	if len(p.Marches) == 0 {
		return ""
	}
	if _, leaps := p.Marches[0].(game.Leap); leaps {
		return ""
	}
	return a.movementText(p.Marches[0])
}

// wayText returns a path as one word, such as "2–1–4".
func wayText(path []parts.SpaceID) string { return strings.ReplaceAll(pathText(path), " ", "–") }

func (a prompter) otherWays(p game.FigurePlan) []string {
	var ways []string
	for _, did := range p.Marches[min(1, len(p.Marches)):] {
		if way := a.movementText(did); way != "" {
			ways = append(ways, way)
		}
	}
	return ways
}

func (a prompter) movementText(did game.Action) string {
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
