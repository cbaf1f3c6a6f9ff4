package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// decideStrike decides whom the figure attacks. The movement is already over (MM-MTURN-01). A
// figure that can attack must do so (MM-MATK-02).
func (d *decider) decideStrike() nextStep {
	d.explainStay()
	switch {
	case d.baitSpot() == d.me.at && d.me.at != Nowhere:
		d.say("MM-GRAPE-03", "eats")
		return d.decideHold()
	case d.state.Turn.Armed:
		return d.decideThrow()
	}
	if l := d.state.findToken(parts.Grape); l != nil && d.me.rat && l.Thrown && l.At == d.me.at &&
		d.state.Turn.Stays == "MM-MMOV-05" {
		d.say("MM-GRAPE-13", "not_thrown")
	}
	list, known := d.targets()
	switch {
	case !known:
		return d.needFacts()
	case len(list) == 0:
		d.say("MM-MATK-02", "nobody")
		return d.decideHold()
	}
	best := certainFirst(list, d.attackedBefore())
	if len(best) == 0 {
		d.askDistances(d.unattackedFirst(list))
		return d.needFacts()
	}
	d.explainTarget(list, best[0])
	var open []Action
	for _, p := range best {
		open = append(open, Strike{Figure: d.me.name, Target: p.Name()})
	}
	return d.chooseAmong(open)
}

func (d *decider) decideHold() nextStep { return d.chooseAmong([]Action{Hold{Figure: d.me.name}}) }

// explainStay repeats the reason why the figure did not move.
func (d *decider) explainStay() {
	switch by := d.state.Turn.Stays; by {
	case "":
	case "MM-COND-05":
		d.say(by, "stood_up")
	case "MM-COND-03":
		d.say(by, "webbed")
	case "MM-GRAPE-11":
		d.say(by, "armed")
	default:
		d.decideMarch()
		d.asks = nil
	}
}

func (d *decider) unattackedFirst(list []candidate) []candidate {
	var out []candidate
	for _, p := range list {
		if !p.attacked {
			out = append(out, p)
		}
	}
	if len(out) == 0 {
		return list
	}
	return out
}

// A mouse that was already attacked in this card's turn comes after the others (MM-MATK-03,
// MM-AMB-20). Among the others, the nearest mouse comes first. If several are equally near, the
// mouse with the highest initiative card comes first (MM-MATK-04). By default, only the initiative
// card decides among mice that were already attacked (MM-AMB-19).
func (d *decider) attackedBefore() func(a, b *candidate) bool {
	all := d.state.House.Is(AllAttacked, "all")
	return func(a, b *candidate) bool {
		switch {
		case a.attacked != b.attacked:
			return b.attacked
		case a.attacked && all:
			return a.rank <= b.rank
		}
		return closerThan(a, b)
	}
}

func (d *decider) explainTarget(list []candidate, best candidate) {
	if len(list) == 1 {
		d.say("MM-MATK-02", "only_one", mouseArg(best.Name()))
		return
	}
	for _, p := range list {
		if p.attacked && !best.attacked {
			d.say("MM-MATK-03", "attacked", mouseArg(p.Name()))
		}
	}
	if best.attacked {
		if d.state.House.Is(AllAttacked, "all") {
			d.say("MM-MATK-04", "all_attacked", mouseArg(best.Name()))
			return
		}
		d.say("MM-AMB-19", "all_attacked_nearest")
	}
	tied := slices.DeleteFunc(slices.Clone(list), func(p candidate) bool {
		return p.Name() == best.Name() || p.attacked != best.attacked ||
			p.At != best.At && (p.least != best.least || p.most != best.most)
	})
	d.say("MM-MATK-03", "target", mouseArg(best.Name()))
	for _, p := range tied {
		d.say("MM-MATK-04", "target_card", mouseArg(best.Name()), figureArg("over", p.Name()))
	}
}

// The target of the throw is the space with the most mice (MM-GRAPE-11). Among several such spaces,
// the highest initiative card decides (MM-GRAPE-12). A throw needs no line of sight, except by a
// house rule (MM-AMB-54).
func (d *decider) decideThrow() nextStep {
	list := d.candidates
	if d.state.House.Is(GrapeRangedRules, "ranged") {
		var known bool
		if list, known = d.rangedTargets(); !known {
			return d.needFacts()
		}
	}
	count := func(p candidate) int { return len(d.state.MiceOn(p.At)) }
	most := 0
	for _, p := range list {
		most = max(most, count(p))
	}
	if most == 0 {
		d.say("MM-GRAPE-11", "nobody")
		return d.decideHold()
	}
	var spots []Spot
	for _, p := range list {
		if count(p) == most && !slices.Contains(spots, p.At) {
			spots = append(spots, p.At)
		}
	}
	d.say("MM-GRAPE-11", "most_mice", intArg("count", most))
	if len(spots) > 1 {
		d.say("MM-GRAPE-12", "throw_card", figuresArg("mice", d.state.MiceOn(spots[0])))
	}
	return d.chooseAmong([]Action{Strike{Figure: d.me.name, Space: spots[0].Space}})
}

// The method `targets` lists the mice that the figure can attack. If people must first answer
// questions, its second result is false.
func (d *decider) targets() ([]candidate, bool) {
	if d.me.ranged {
		return d.rangedTargets()
	}
	return d.meleeTargets()
}

// meleeTargets lists the mice in reach (MM-MEL-02). If it is unknown whether a mouse is in reach,
// people are asked. The question is omitted if the figure prefers a mouse that is certainly in
// reach.
func (d *decider) meleeTargets() ([]candidate, bool) {
	sooner := d.attackedBefore()
	var in, open []candidate
	for _, p := range d.candidates {
		p.least, p.most = 1, 1
		if p.At == d.me.at {
			p.least, p.most = 0, 0
		}
		switch d.meleeReach(p.At) {
		case Yes:
			in = append(in, p)
			d.say("MM-MATK-02", "in_reach", mouseArg(p.Name()))
		case Unknown:
			open = append(open, p)
		default:
			d.explainBorder(p)
		}
	}
	for i := range open {
		p := &open[i]
		if !slices.ContainsFunc(in, func(k candidate) bool { return sooner(&k, p) }) {
			d.askTouch(p.At)
		}
	}
	return in, len(d.asks) == 0
}

func (d *decider) explainBorder(p candidate) {
	if d.reasonTrace == nil {
		return
	}
	l, joined := d.state.border(d.me.at, p.At)
	switch {
	case !joined:
		d.say("MM-MEL-02", "out_of_reach", mouseArg(p.Name()))
	case l.Line == parts.Gap:
		d.say("MM-WALL-04", "gap", mouseArg(p.Name()))
	default:
		d.say("MM-AMB-08", "red_line", mouseArg(p.Name()))
	}
}

// Mice cannot attack across red lines. By default, minions cannot either (MM-AMB-08).
func (d *decider) meleeReach(at Spot) Answer {
	s := d.state
	a := s.adjacent(d.me.at, at)
	if a == Yes || s.House.Is(MinionsAttackOverRed, "false") || d.me.at.Room != at.Room {
		return a
	}
	if l, joined := s.border(d.me.at, at); joined {
		return answerOf(l.Line != parts.Gap)
	}
	if d.bothMapped(at) {
		return a
	}
	switch least, most := s.walkDistance(d.me.at, at); {
	case least == 1 && most == 1:
		return Yes
	case least > 1:
		return a
	}
	return Unknown
}

func (d *decider) bothMapped(at Spot) bool {
	return d.room != nil && d.room.onMap(d.me.at.Space) && d.room.onMap(at.Space)
}

func (d *decider) askTouch(at Spot) {
	if d.state.House.Is(MinionsAttackOverRed, "true") {
		d.ask(d.me.at, at, Distance)
		return
	}
	d.ask(d.me.at, at, Touch)
}

// If there are mice on the figure's own space that were not attacked in this turn, the figure can
// attack only these mice. By default, visible mice on neighbouring spaces come before distant ones
// (MM-MATK-06, MM-AMB-18).
func (d *decider) rangedTargets() ([]candidate, bool) {
	if mates := d.unattackedHere(); len(mates) > 0 {
		return mates, true
	}
	var seen []candidate
	for _, p := range d.candidates {
		switch d.state.lineOfSight(d.me.at, p.At) {
		case Yes:
			seen = append(seen, p)
			d.say("MM-MATK-02", "in_sight", mouseArg(p.Name()))
		case No:
			d.say("MM-LOS-01", "out_of_sight", mouseArg(p.Name()))
		default:
			d.ask(d.me.at, p.At, Sight)
		}
	}
	if len(d.asks) > 0 {
		return nil, false
	}
	if d.state.House.Is(RangedMinionsNeighboursFirst, "true") {
		if seen = d.neighboursFirst(seen); len(d.asks) > 0 {
			return nil, false
		}
	}
	d.measureDistances()
	for i := range seen {
		for _, p := range d.candidates {
			if p.Name() == seen[i].Name() {
				seen[i].least, seen[i].most = p.least, p.most
			}
		}
	}
	return seen, true
}

func (d *decider) unattackedHere() []candidate {
	var out []candidate
	for _, p := range d.candidates {
		if p.At == d.me.at && !p.attacked {
			p.least, p.most = 0, 0
			out = append(out, p)
			d.say("MM-MATK-02", "in_sight", mouseArg(p.Name()))
		}
	}
	return out
}

// neighboursFirst returns the visible mice in melee reach. If there are none, it returns all
// visible mice (MM-MATK-06). By a house rule, even an unseen mouse in melee reach prevents shots at
// distant mice (MM-AMB-78).
func (d *decider) neighboursFirst(seen []candidate) []candidate {
	list := seen
	if d.state.House.Is(UnseenNeighbour, "blocks") {
		list = d.candidates
	}
	var near []Name
	for _, p := range list {
		switch d.meleeReach(p.At) {
		case Yes:
			near = append(near, p.Name())
		case Unknown:
			d.askTouch(p.At)
		}
	}
	if len(near) == 0 || len(d.asks) > 0 || onOneSpot(list) {
		if onOneSpot(list) {
			d.asks = nil
		}
		return seen
	}
	d.say("MM-MATK-06", "neighbours_first", figuresArg("mice", near))
	var out []candidate
	for _, p := range seen {
		if slices.Contains(near, p.Name()) {
			out = append(out, p)
		}
	}
	return out
}

func onOneSpot(list []candidate) bool {
	return !slices.ContainsFunc(list, func(p candidate) bool { return p.At != list[0].At })
}
