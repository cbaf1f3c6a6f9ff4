package picklerick

import (
	"fmt"
	"slices"
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// measures are the arguments of a reason that count something.
var measures = []string{"steps", "points", "turns", "cells"}

// Reason is a sentence for one step of an automated decision. What a reason
// mentions may come fresh from the decision or read back from a record.
func (Flow) Reason(t *session.Talk, r rules.Reason) string {
	w := talk{t}
	said := tables.Args{}
	for _, arg := range r.Args {
		switch value := session.Plain(arg.Value).(type) {
		case float64:
			said[arg.Name] = w.counted(arg.Name, int(value))
		case []any:
			said[arg.Name] = w.ways(value)
		default:
			said[arg.Name] = w.toward(dirNamed(value))
		}
	}
	if id := "reason." + r.Point; w.Words.Has("picklerick." + id) {
		return w.say(id, said)
	}
	return string(r.Rule)
}

// counted is a number of a reason with its noun: 3 steps.
func (t talk) counted(name string, n int) any {
	if slices.Contains(measures, name) {
		return t.say("n."+name, tables.Args{"count": n})
	}
	return n
}

// ways are directions, or lists of directions, in words.
func (t talk) ways(list []any) string {
	if len(list) == 0 {
		return t.say("decided.stay")
	}
	parts := make([]string, len(list))
	between := ", "
	for i, part := range list {
		if way, nested := part.([]any); nested {
			parts[i], between = t.ways(way), " / "
			continue
		}
		parts[i] = t.toward(dirNamed(part))
	}
	return strings.Join(parts, between)
}

// figureNamed is a figure by its journal name, as violations carry it.
func figureNamed(name any) game.Figure {
	var f game.Figure
	if err := f.UnmarshalText([]byte(fmt.Sprint(name))); err != nil {
		return game.NoFigure
	}
	return f
}

func dirNamed(name any) game.Dir {
	var d game.Dir
	if err := d.UnmarshalText([]byte(fmt.Sprint(name))); err != nil {
		return game.NoDir
	}
	return d
}
