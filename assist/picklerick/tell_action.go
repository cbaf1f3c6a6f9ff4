package picklerick

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Report returns a short phrase for an action, as undo and the log name it.
func (Flow) Report(t *talk.UI, _ game.State, a game.Action) string {
	w := phrases{t}
	id := "report." + a.Kind()
	switch a := a.(type) {
	case game.Fell:
		return w.say(id, tables.Args{"dice": w.symbols(a.Faces)})
	case game.Reroll:
		return w.say(id, tables.Args{"dice": talk.NameAll(a.Dice, strconv.Itoa)})
	case game.StepTo:
		return w.say(id, tables.Args{"figure": w.figure(a.Figure), "cell": w.cell(a.To)})
	case game.Shoot:
		return w.say(id, tables.Args{"figure": w.figure(a.Figure)})
	case game.Play:
		return w.say(id, tables.Args{"card": w.playedName(a)})
	case game.SpendFor:
		return w.say(id, tables.Args{"die": a.Die})
	case game.Reveal:
		return w.say(id, tables.Args{"tile": w.seen(a.Tile)})
	case game.Answer:
		if !a.Yes {
			id += "-no"
		}
	case game.ActAlone:
		return w.actedAlone(a)
	case game.Enters:
		return w.say(id, tables.Args{"cell": w.cell(a.Cell)})
	case game.Hurt:
		return w.say(id, tables.Args{"figure": w.figure(a.Figure), "damage": a.Damage})
	case game.Mark:
		if a.Gone {
			id += "-gone"
		}
		return w.say(id, tables.Args{"marker": a.Marker, "cell": w.cell(a.Cell)})
	case game.Correct:
		return w.say(id, tables.Args{"what": voice.Corrected(t, game.Correctables, a.Correction)})
	case game.Settle:
		if a.Value == rules.Waived || a.Value == rules.InForce {
			id += "-" + a.Value
		}
		return w.say(id, tables.Args{"rule": a.Name, "reading": w.readingOf(a.Name, a.Value)})
	}
	return w.say(id)
}

func (t phrases) playedName(a game.Play) string {
	if a.Facts != nil {
		return t.cardName(*a.Facts)
	}
	return t.card(a.Card)
}

func (t phrases) actedAlone(a game.ActAlone) string {
	said := tables.Args{"figure": t.figure(a.Figure), "cell": ""}
	id := "report.act-stays"
	if n := len(a.Path); n > 0 {
		id, said["cell"] = "report.act-goes", t.cell(a.Path[n-1])
	}
	if a.Shots > 0 {
		return t.say(id, said) + ", " + t.say("report.act-shots", tables.Args{"count": a.Shots})
	}
	return t.say(id, said)
}

// seen puts a tile into words: blue, wall left, vent right, calls 1.
func (t phrases) seen(tile game.Seen) string {
	pieces := []string{t.colour(tile.Colour)}
	sides := []parts.Edge{tile.Near, tile.Left, tile.Far, tile.Right}
	for _, edge := range []parts.Edge{parts.Wall, parts.Vent} {
		var where []string
		for i, p := range game.Parts {
			if sides[i] == edge {
				where = append(where, t.part(p))
			}
		}
		if len(where) > 0 {
			pieces = append(pieces, t.say("report.edge-"+string(edge), tables.Args{"where": strings.Join(where, ", ")}))
		}
	}
	if tile.Summon > 0 {
		pieces = append(pieces, t.say("report.summons", tables.Args{"summon": tile.Summon}))
	}
	return strings.Join(slices.Clip(pieces), ", ")
}
