package micemystics

import (
	"slices"

	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// goal is where a figure wants to go: to a mouse, or to the grape where it
// names none.
type goal struct {
	mouse       Name
	at          Spot
	least, most int
}

// chooseGoal returns where the figure goes, or the rule by which it stays; neither
// if something must be asked first.
func (d *decider) chooseGoal() (goal, tables.RuleID) {
	if at := d.baitSpot(); at != Nowhere {
		return d.baitGoal(at)
	}
	if d.me.ranged {
		if by := d.seesMouse(); by != "" || len(d.asks) > 0 {
			return goal{}, by
		}
	}
	d.measureDistances()
	list := d.reachable()
	if len(list) == 0 {
		return goal{}, "MM-AMB-17"
	}
	if d.state.House.Is(FullSpaceTarget, "with_room") {
		if room := d.withRoom(list); len(room) > 0 {
			list = room
		}
	}
	best := certainFirst(list, closerThan)
	if len(best) == 0 {
		d.askDistances(list)
		return goal{}, ""
	}
	d.explainGoal(list, best[0])
	return goal{mouse: best[0].Name(), at: best[0].At, least: best[0].least, most: best[0].most}, ""
}

// reachable returns the mice to which a way leads (MM-AMB-17).
func (d *decider) reachable() []candidate {
	out := d.candidates[:0:0]
	if !slices.ContainsFunc(d.candidates, func(p candidate) bool { return p.least == NoWay }) {
		out = d.candidates
	}
	for _, p := range d.candidates[len(out):] {
		if p.least < NoWay {
			out = append(out, p)
			continue
		}
		d.say("MM-AMB-17", "no_way", mouseArg(p.Name()))
	}
	if len(out) == 0 {
		d.say("MM-AMB-17", "shut_in")
	}
	return out
}

// withRoom returns the mice whose spaces have room for the figure.
func (d *decider) withRoom(list []candidate) []candidate {
	var out []candidate
	for _, p := range list {
		if d.state.fits(p.At, d.me.large) {
			out = append(out, p)
			continue
		}
		d.say("MM-AMB-17", "no_room_there", mouseArg(p.Name()))
	}
	return out
}

// explainGoal says how far the mice are and which one the figure goes for.
func (d *decider) explainGoal(list []candidate, best candidate) {
	d.say("MM-MMOV-03", "nearest", d.stepsArgs(&best)...)
	for i := range list {
		p := &list[i]
		switch {
		case p.Name() == best.Name():
		case p.At == best.At || p.least == p.most && p.least == best.most:
			d.say("MM-MMOV-06", "higher_card", mouseArg(best.Name()), figureArg("over", p.Name()))
		default:
			d.say("MM-MMOV-03", "farther", d.stepsArgs(p)...)
		}
	}
}

// stepsArgs returns a mouse and how far it is, 0 where only the order is known.
func (d *decider) stepsArgs(p *candidate) []arg {
	n := 0
	if p.least == p.most {
		n = p.least
	}
	return []arg{mouseArg(p.Name()), intArg("steps", n)}
}

// seesMouse returns the rule by which a ranged minion that sees a mouse does not
// move (MM-MMOV-07), "" if it sees none or that is not known.
func (d *decider) seesMouse() tables.RuleID {
	var seen []Name
	for i := range d.candidates {
		switch p := &d.candidates[i]; d.state.lineOfSight(d.me.at, p.At) {
		case Yes:
			seen = append(seen, p.Name())
		case Unknown:
			d.ask(d.me.at, p.At, Sight)
		}
	}
	if len(seen) > 0 {
		d.asks = nil
		d.say("MM-MMOV-07", "sees", figuresArg("mice", seen))
		return "MM-MMOV-07"
	}
	if len(d.asks) == 0 {
		d.say("MM-MMOV-08", "sees_nobody")
	}
	return ""
}

// baitSpot returns where the grape lies that lures the figure (MM-GRAPE-02),
// Nowhere if none does.
func (d *decider) baitSpot() Spot {
	if l := d.state.findToken(parts.Grape); l != nil && d.me.roach && l.At.Room == d.me.at.Room {
		return l.At
	}
	return Nowhere
}

// baitGoal returns the grape as the goal instead of the mice (MM-GRAPE-02), or the
// rule by which the figure stays.
func (d *decider) baitGoal(at Spot) (goal, tables.RuleID) {
	if at == d.me.at {
		d.say("MM-GRAPE-02", "on_bait")
		return goal{}, "MM-GRAPE-02"
	}
	least, most := d.distanceTo(at)
	if least == NoWay {
		d.say("MM-GRAPE-02", "no_bait_way")
		return goal{}, "MM-GRAPE-02"
	}
	d.say("MM-GRAPE-02", "bait", intArg("steps", least))
	return goal{at: at, least: least, most: most}, ""
}
