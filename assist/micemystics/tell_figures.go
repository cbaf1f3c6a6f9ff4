package micemystics

import (
	"slices"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// figureTold tells of what befalls figures.
func (w telling) figureTold(e game.Event) string {
	switch e := e.(type) {
	case game.Moved:
		return w.moved(e)
	case game.Hurt:
		return w.hurt(e)
	case game.Healed:
		id := "healed"
		if e.Poison {
			id = "cured"
		}
		return w.good(id, w.woundsOf(e.Figure, e.Wounds))
	case game.Afflicted:
		return w.ails("afflicted", e.Figure, e.Condition)
	case game.Relieved:
		return w.ails("relieved", e.Figure, e.Condition)
	case game.Arrived:
		return w.arrived(w.figure(e.Minion.Name), e.Minion.At)
	case game.CatArrived:
		return w.arrived(w.figure(game.Brodie), e.At)
	case game.Defeated:
		return w.defeated(e)
	case game.Captured:
		said := tables.Args{"name": w.figure(e.Mouse), "keeps": w.cards(e.Keeps)}
		if e.Rule == "MM-WATER-06" {
			return w.bad("swept-off", said)
		}
		return w.bad("captured", said)
	case game.Rescued:
		return w.good("rescued", tables.Args{"name": w.figure(e.Mouse), "place": w.place(e.To)})
	case game.Greed:
		if e.On {
			return w.bad("greed")
		}
	}
	return ""
}

// moved tells of figures that do not move by people's own hand.
func (w telling) moved(e game.Moved) string {
	from := w.state.At(e.Figure)
	said := tables.Args{"name": w.figure(e.Figure), "place": w.place(e.To), "room": w.room(e.To.Room)}
	switch {
	case w.mouse(e.Figure) == nil || w.state.Turn.Step == game.FigureStep && w.state.Turn.Acting == e.Figure:
		return w.marched(e, from)
	case from.Room != e.To.Room && w.state.Turn.Deed == game.ExploreDeed && w.state.Turn.Step != game.OverStep:
		return w.explored(e, said)
	case from.Room != e.To.Room:
		return w.line("moved-room", said)
	case w.state.Turn.Card != string(e.Figure):
		return w.line("moved", said)
	case w.state.Turn.Step == game.OverStep:
		return w.bad("drifted", said)
	case w.state.Turn.HaltedBy == "MM-WATER-02":
		return w.good("climbed", said)
	}
	return ""
}

// explored is told once for the whole party.
func (w telling) explored(e game.Moved, said tables.Args) string {
	if w.state.Turn.Card != string(e.Figure) {
		return ""
	}
	return w.line("explored", said)
}

// hurt tells of wounds that do not defeat at once.
func (w telling) hurt(e game.Hurt) string {
	if e.Card != "" {
		return w.hurtCard(e)
	}
	said := w.woundsOf(e.Figure, e.Wounds)
	m := w.minion(e.Figure)
	switch life := w.lifeOf(m); {
	case m != nil && life == 0:
		return w.good("hurt-unknown", said)
	case m != nil && m.Wounds+e.Wounds >= life:
		return ""
	case m != nil:
		return w.good("hurt", said)
	case e.Poison:
		return w.bad("poisoned", said)
	}
	return w.bad("hurt", said)
}

// lifeOf is how many wounds a minion takes; 0 where nobody has entered it.
func (w telling) lifeOf(m *game.Minion) int {
	if m == nil {
		return 0
	}
	if t := w.state.Type(m.Type); t != nil {
		return t.Life
	}
	return 0
}

// hurtCard tells of wounds that lie on an initiative card.
func (w telling) hurtCard(e game.Hurt) string {
	i := slices.IndexFunc(w.after.Track, func(c game.Card) bool { return c.ID == e.Card })
	if i < 0 || e.Wounds < 0 {
		return ""
	}
	return w.good("hurt-card", tables.Args{"card": w.initiative(e.Card), "count": e.Wounds, "wounds": w.after.Track[i].Wounds})
}

// woundsOf are a figure's wounds after it, and its life.
func (w telling) woundsOf(f game.Name, count int) tables.Args {
	said := tables.Args{"name": w.figure(f), "count": count, "wounds": 0, "life": 1}
	after := asking{w.talk, w.after}
	if m := after.mouse(f); m != nil {
		said["wounds"], said["life"] = m.Wounds+m.Poison, m.Hero.Life
	}
	if m := after.minion(f); m != nil {
		said["wounds"], said["life"] = m.Wounds, w.lifeOf(m)
	}
	return said
}

func (w telling) ails(id string, f game.Name, c game.Condition) string {
	said := tables.Args{"name": w.figure(f)}
	if (id == "afflicted") == (w.mouse(f) != nil) {
		return w.bad(id+"-"+string(c), said)
	}
	return w.good(id+"-"+string(c), said)
}

// arrived is a newcomer and where it stands: on a space, or on one of the spawn
// spaces that no map shows, counted from the farthest.
func (w telling) arrived(name string, at game.Spot) string {
	if i := slices.Index(w.state.Wait().Spawns, at.Space); i >= 0 && at.Space[0] == '?' {
		return w.bad("arrived-spawn", tables.Args{"name": name, "number": i + 1})
	}
	return w.bad("arrived", tables.Args{"name": name, "place": w.place(at)})
}

func (w telling) defeated(e game.Defeated) string {
	said := tables.Args{"name": w.figure(e.Figure), "by": ""}
	if e.By != game.NoFigure {
		said["by"] = w.figure(e.By)
	}
	return w.good("defeated", said)
}
