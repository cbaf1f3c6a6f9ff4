package micemystics

import (
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// turn tells of turns and of what dice decide in them. A mouse's own turn is
// seen in the view and at the prompt.
func (w telling) turn(e game.Event) string {
	switch e := e.(type) {
	case game.RoundBegan:
		return w.Paint.Muted(w.line("round", tables.Args{"round": e.Number}))
	case game.TurnBegan:
		return w.turnBegan(e)
	case game.TurnOver:
		if e.Rule != "" {
			return w.line("turn-over", tables.Args{"name": w.initiative(w.state.Turn.Card)})
		}
	case game.Rolled:
		return w.rolled(e)
	case game.PointsSet:
		if e.Die == 0 && e.Points > w.state.Turn.Points && w.state.Turn.Step == game.MouseStep {
			return w.good("points", tables.Args{"points": e.Points})
		}
	case game.Halted:
		return w.halted(e)
	case game.Crossing:
		return w.line("crossing", tables.Args{"name": w.initiative(w.state.Turn.Card)})
	}
	return ""
}

// turnBegan tells whose figures act, of a captive's turn that is skipped
// (MM-RESC-03) and of a charmed mouse (MM-COND-09).
func (w telling) turnBegan(e game.TurnBegan) string {
	m := w.mouse(game.Name(e.Card))
	said := tables.Args{"card": w.initiative(e.Card)}
	switch {
	case m == nil:
		return w.Paint.Title(w.line("turn", said))
	case m.Captured && w.state.Foes() > 0:
		return w.bad("turn-captive", said)
	case m.Captured:
		return w.good("turn-rescue", said)
	case m.Charmed:
		return w.bad("turn-charmed", said)
	}
	return ""
}

// halted tells of a move that ends before its points do.
func (w telling) halted(e game.Halted) string {
	if w.state.Turn.Points == 0 || e.Rule != "MM-CAP-03" && e.Rule != "MM-WATER-01" {
		return ""
	}
	return w.line("halted-"+string(e.Rule), tables.Args{"name": w.initiative(w.state.Turn.Card)})
}

// rolled tells what the app's own dice show, and of a test that failed or
// changed nothing. What people typed they know.
func (w telling) rolled(e game.Rolled) string {
	said := tables.Args{"name": w.figure(e.Who), "rolled": w.shown(e.Fell)}
	text := ""
	if len(e.Fell.Faces) > 0 {
		text = w.Paint.Muted("  " + w.say("event.rolled", said))
		if e.Who == game.NoFigure {
			text = w.Paint.Muted("  " + w.say("event.rolled-none", said))
		}
	}
	told := w.tested(e, said)
	if text != "" && told != "" {
		return text + "\n" + told
	}
	return text + told
}

// tested is how a test came out, where no other event tells it.
func (w telling) tested(e game.Rolled, said tables.Args) string {
	missed := e.Fell.Star == 0
	switch {
	case e.Purpose == game.SearchRoll && missed:
		return w.line("search-nothing", said)
	case e.Purpose == game.WebRoll && missed:
		return w.bad("web-holds", said)
	case e.Purpose == game.ClimbRoll && missed:
		return w.bad("climb-fails", said)
	case e.Purpose == game.TrapRoll && missed:
		return w.bad("trap-springs", said)
	case e.Purpose == game.TrapRoll:
		return w.good("trap-passed", said)
	}
	return ""
}

// shown is what a roll counts, in words: 3; sword ×2, cheese; no star.
func (t talk) shown(f game.Fell) string {
	var parts []string
	for _, n := range f.Numbers {
		parts = append(parts, t.say("symbol.number", tables.Args{"number": n}))
	}
	for _, s := range []struct {
		name string
		n    int
	}{{"sword", f.Sword}, {"bow", f.Bow}, {"shield", f.Shield}, {"star", f.Star}, {"cheese", f.Cheese}} {
		switch {
		case s.n == 1:
			parts = append(parts, t.say("symbol."+s.name))
		case s.n > 1:
			parts = append(parts, t.say("symbol.several", tables.Args{"symbol": t.say("symbol." + s.name), "number": s.n}))
		}
	}
	if len(parts) == 0 {
		return t.say("symbol.nothing")
	}
	return joined(parts)
}
