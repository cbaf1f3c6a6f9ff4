package micemystics

import (
	"strconv"

	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// reportedItems is what people do with party items.
func (t talk) reportedItems(did game.Action) string {
	id := "report." + did.Kind()
	switch did := did.(type) {
	case game.Lay:
		return t.say(id, tables.Args{"item": t.item(did.Item)})
	case game.TakeBack:
		return t.say(id, tables.Args{"item": t.item(did.Item)})
	case game.Catapult:
		return t.say(id, tables.Args{"figure": t.figure(did.Passenger), "place": t.destination(did.To)})
	case game.Launch:
		return t.say(id, tables.Args{"figure": t.figure(did.Target)})
	case game.Wear:
		if !did.Wear {
			return t.say(id + "-no")
		}
	case game.Return:
		return t.say(id, tables.Args{"place": t.destination(did.To)})
	}
	return ""
}

// reportedMinions is what figures do by their rules.
func (t talk) reportedMinions(did game.Action) string {
	id := "report." + did.Kind()
	switch did := did.(type) {
	case game.Spawn:
		return t.say(id, tables.Args{"minion": t.minionType(did.Minion), "space": t.shortPlace(did.Space)})
	case game.Activate:
		return t.say(id, tables.Args{"figure": t.figure(did.Figure)})
	case game.March:
		return t.marching(did)
	case game.Strike:
		if did.Space != "" {
			return t.say(id+"-grape", tables.Args{"space": t.shortPlace(did.Space)})
		}
		return t.say(id, tables.Args{"figure": t.acts(did.Figure), "target": t.figure(did.Target)})
	case game.Hold:
		return t.say(id, tables.Args{"figure": t.acts(did.Figure)})
	case game.Leap:
		return t.say(id, tables.Args{"space": t.shortPlace(did.To)})
	case game.Chase:
		way := spaceNames(did.Path)
		if way == "" {
			way = namedAll(did.Reached, t.figure)
		}
		return t.say(id, tables.Args{"way": way})
	}
	return ""
}

// acts is who acts; the figure on play need not be named.
func (t talk) acts(f game.Name) string {
	if f == game.NoFigure {
		return ""
	}
	return t.figure(f)
}

func (t talk) marching(did game.March) string {
	said := tables.Args{"figure": t.acts(did.Figure), "way": spaceNames(did.Path), "goal": t.item(box.Grape)}
	if did.Toward != game.NoFigure {
		said["goal"] = t.figure(did.Toward)
	}
	switch {
	case len(did.Path) > 0:
		return t.say("report.march", said)
	case did.Steps > 0:
		said["count"] = did.Steps
		return t.say("report.march-toward", said)
	}
	return t.say("report.march-stays", said)
}

// reportedRecord are effects, settings and corrections.
func (t talk) reportedRecord(did game.Action) string {
	id := "report." + did.Kind()
	switch did := did.(type) {
	case game.Affect:
		return t.affected(did)
	case game.Put:
		return t.say(id, tables.Args{"figure": t.figure(did.Figure), "place": t.destination(did.To)})
	case game.Call:
		return t.say(id, tables.Args{"who": t.squads(did.Squads)})
	case game.Trap:
		if did.Gone {
			id += "-gone"
		}
		return t.say(id, tables.Args{"space": t.shortPlace(did.Space)})
	case game.Declare:
		if !did.Won {
			return t.say(id + "-lost")
		}
	case game.Earn:
		return t.say(id, tables.Args{"story": did.Story})
	case game.Learn:
		return t.say(id, tables.Args{"what": t.learned(did)})
	case game.Settle:
		if did.Value == rules.Waived || did.Value == rules.InForce {
			id += "-" + did.Value
		}
		return t.say(id, tables.Args{"rule": did.Name, "reading": t.custom(nil).Reading(did.Name, did.Value, t.Words.Lang())})
	case game.Correct:
		return t.say(id, tables.Args{"what": t.corrected(did)})
	}
	return ""
}

// affected is one effect with whom it falls on.
func (t talk) affected(did game.Affect) string {
	said := tables.Args{"name": t.acts(did.On), "number": strconv.Itoa(max(1, did.Count)), "item": t.item(did.Item), "condition": t.named("condition", string(did.Condition))}
	if did.Count < 0 {
		said["number"] = strconv.Itoa(did.Count)
	}
	if did.Effect == "" {
		return t.say("report.affect")
	}
	return t.say("effect."+string(did.Effect), said)
}

// learned is what a report teaches the record.
func (t talk) learned(did game.Learn) string {
	switch {
	case did.Minion != nil:
		return t.own(did.Minion.Name, did.Minion.ID)
	case did.Search != nil:
		return t.own(did.Search.Name, string(did.Search.ID))
	case did.Map != nil:
		return t.tile(did.Room)
	case did.Cat != nil:
		return t.say("figure.brodie")
	}
	return t.say("report.learn-die")
}
