package micemystics

import (
	"slices"
	"strings"

	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// minionTurn tells of what figures do by their rules.
func (w telling) minionTurn(e game.Event) string {
	switch e := e.(type) {
	case game.Activated:
		if e.Armed {
			return w.bad("armed", tables.Args{"name": w.figure(e.Figure)})
		}
	case game.Walked:
		return w.stays(e)
	case game.Acted:
		return w.acted(e)
	case game.Ran:
		return w.ran(e)
	}
	return ""
}

// marched is a figure's way, with its goal and its steps where they follow from
// what it was to do.
func (w telling) marched(e game.Moved, from game.Spot) string {
	said := tables.Args{"name": w.figure(e.Figure), "from": mapped(from), "to": mapped(e.To), "place": w.place(e.To), "goal": ""}
	if e.Figure == game.Brodie {
		return w.bad("cat-moved", said)
	}
	goal, steps := w.heading(e)
	if steps == 0 {
		return w.line("moved", said)
	}
	said["goal"], said["count"] = w.say("item.grape"), steps
	if goal != game.NoFigure {
		said["goal"] = w.figure(goal)
		if w.state.At(goal) == e.To {
			return w.line("reached", said)
		}
	}
	return w.line("marched", said)
}

// mapped is a space by its name on the map, "" for a place that has none.
func mapped(at game.Spot) string {
	if strings.HasPrefix(string(at.Space), "?") {
		return ""
	}
	return string(at.Space)
}

// heading is whom a figure goes for, and in how many steps; no steps where it
// did something else than its rules say.
func (w telling) heading(e game.Moved) (goal game.Name, steps int) {
	t := &w.state.Turn
	if t.Step != game.FigureStep || t.Acting != e.Figure || t.Walked {
		return game.NoFigure, 0
	}
	d := game.Game{}.Decide(w.state, game.SeatMinions)
	foreseen := slices.ContainsFunc(d.Open, func(a game.Action) bool {
		m, ok := a.(game.March)
		return ok && (len(m.Path) == 0 || m.Path[len(m.Path)-1] == e.To.Space)
	})
	i := slices.IndexFunc(d.Reasons, func(r rules.Reason) bool { return r.Point == "goes" })
	if !foreseen || i < 0 {
		return game.NoFigure, 0
	}
	for _, arg := range d.Reasons[i].Args {
		switch value := arg.Value.(type) {
		case game.Name:
			goal = value
		case int:
			steps = value
		}
	}
	return goal, steps
}

// stays tells of a figure that does not move although it would. One that
// fights where it stands is told by its fight.
func (w telling) stays(e game.Walked) string {
	if e.Stays == "" || !w.Words.Has("micemystics.event.stays-"+string(e.Stays)) {
		return ""
	}
	return w.line("stays-"+string(e.Stays), tables.Args{"name": w.figure(w.state.Turn.Acting)})
}

// acted tells of a figure that attacked nobody: it eats the grape, or reaches
// no mouse.
func (w telling) acted(e game.Acted) string {
	if w.state.Wait().For != game.NoWait || w.state.Turn.Card == "" || e.Figure == game.Brodie {
		return ""
	}
	at := w.state.At(e.Figure)
	id := "idle"
	if slices.ContainsFunc(w.state.Laid, func(l game.Laid) bool { return l.Item == "grape" && l.At == at }) {
		id = "eats"
	}
	return w.line(id, tables.Args{"name": w.figure(e.Figure)})
}

// ran tells whom Brodie strikes on his way.
func (w telling) ran(e game.Ran) string {
	var who []game.Name
	for _, at := range e.Spots {
		who = append(who, w.state.FiguresOn(at)...)
	}
	if len(who) == 0 {
		return w.line("cat-nobody")
	}
	return w.bad("cat-strikes", tables.Args{"who": w.figures(who)})
}

// fight tells of attacks and defences: of hits once they are to be defended.
func (w telling) fight(e game.Event) string {
	switch e := e.(type) {
	case game.Needs:
		return w.hits(e.Wait)
	case game.Missed:
		return w.missed(e)
	}
	return ""
}

// hits tells how often an attack hit. A grape that burst hits once, and is told
// already.
func (w telling) hits(to game.Wait) string {
	if to.For != game.ForRoll || to.Purpose != game.DefenceRoll || to.Hits == 0 {
		return ""
	}
	said := tables.Args{"by": w.figure(to.Against), "name": w.figure(to.Who), "count": to.Hits}
	if w.mouse(to.Who) != nil {
		return w.bad("hits", said)
	}
	return w.good("hits", said)
}

func (w telling) missed(e game.Missed) string {
	said := tables.Args{"by": w.figure(e.By), "name": ""}
	if e.Target != game.NoFigure {
		said["name"] = w.figure(e.Target)
	}
	harms := w.mouse(e.By) == nil
	id := "missed"
	if e.Blocked > 0 {
		id = "blocked"
	}
	if harms {
		return w.good(id, said)
	}
	return w.line(id, said)
}
