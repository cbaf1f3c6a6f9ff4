package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// decideStrike decides the attack of a figure, the second part of its turn
// (MM-MTURN-01). It attacks if it can (MM-MATK-02); a roach on the grape eats
// instead, and a rat that began on it throws it.
func (d *decider) decideStrike() nextStep {
	d.explainStay()
	switch {
	case d.baitSpot() == d.me.at && d.me.at != Nowhere:
		d.say("MM-GRAPE-03", "eats")
		return d.decideHold()
	case d.state.Turn.Armed:
		return d.decideThrow()
	}
	if l := d.state.findToken(parts.Grape); l != nil && d.me.rat && l.Thrown && l.At == d.me.at && d.state.Turn.Stays == "MM-MMOV-05" {
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

// explainStay says again why the figure did not move.
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

// unattackedFirst returns the candidates that have not been attacked in this turn,
// or all if each has been.
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

// attackedBefore returns the order of attack, which reports whether a is certainly
// attacked before b or tied with it. (1) A mouse not yet attacked in the turn of
// this card (MM-MATK-03, MM-AMB-20). (2) The nearest. (3) The higher initiative
// card (MM-MATK-04). If all have been attacked the higher card decides, or the
// nearest as a house rule says (MM-AMB-19).
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

// explainTarget says why this mouse is attacked.
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
	rivals := d.unattackedFirst(list)
	tied := slices.DeleteFunc(slices.Clone(rivals), func(p candidate) bool {
		return p.Name() == best.Name() || p.At != best.At && (p.least != best.least || p.most != best.most)
	})
	d.say("MM-MATK-03", "target", mouseArg(best.Name()))
	for _, p := range tied {
		d.say("MM-MATK-04", "target_card", mouseArg(best.Name()), figureArg("over", p.Name()))
	}
}

// decideThrow returns a rat's attack with the grape on the space with the most
// mice (MM-GRAPE-11), of several the one with the highest initiative card
// (MM-GRAPE-12). It needs no sight and is not tied to its neighbours, unless a
// house rule says otherwise (MM-AMB-54).
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
