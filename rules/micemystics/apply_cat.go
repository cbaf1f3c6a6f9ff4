package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// chaseRolled sets how far Brodie runs: both numbers together (MM-CAT-08).
func (r *resolver) chaseRolled(_ Wait, a Fell) { r.Turn.setPoints(a.Sum(), a.Sum()) }

// applyLeap applies Brodie's pounce: all figures where he lands, or where he
// stays, defend against one roll (MM-CAT-06). Without a leap he attacks all the
// same, unless a house rule says otherwise (MM-AMB-42).
func (r *resolver) applyLeap(a Leap) {
	at := r.At(Brodie)
	to := at
	if a.To != "" {
		to.Space = a.To
	}
	if to != at {
		r.moveCat(to, "MM-CAT-04")
	}
	r.attackAsCat([]Spot{to}, to != at || r.House.Is(PounceWithoutLeap, "attacks"), "MM-CAT-06")
}

// applyChase applies Brodie's chase: all figures on the way defend against one
// roll, first and last space included (MM-CAT-14).
func (r *resolver) applyChase(a Chase) {
	at := r.At(Brodie)
	spots := []Spot{at}
	pass := func(to Spot) {
		if at = to; !slices.Contains(spots, to) {
			spots = append(spots, to)
		}
	}
	for _, id := range a.Path {
		pass(Spot{at.Room, id})
	}
	for _, f := range a.Others {
		if to := r.At(f); to.Room == at.Room && !slices.Contains(spots, to) {
			spots = append(spots, to)
		}
	}
	for _, f := range a.Reached {
		if to := r.At(f); to.Room == at.Room {
			pass(to)
		}
	}
	if a.Steps > 0 {
		pass(r.stepToward(at, r.At(a.Toward), a.Steps))
	}
	if at != r.At(Brodie) {
		r.moveCat(at, "MM-CAT-09")
	}
	r.attackAsCat(spots, true, "MM-CAT-14")
}

// attackAsCat has everybody on these spots defend against one attack, with the
// battle value of the card on play.
func (r *resolver) attackAsCat(spots []Spot, attacks bool, rule tables.RuleID) {
	r.Turn.Passed = spots
	struck, card := r.areaTargets(Brodie), r.findCard(r.Turn.Card)
	if attacks && card != nil && len(struck) > 0 {
		r.note("cat-strikes", rule, rules.Args{"figures": nouns(struck, Name.Noun)})
		r.startAttack(Brodie, NoFigure, parts.Melee, r.catValues(*card).Battle, false)
	} else {
		r.note("cat-nobody", "", nil)
	}
	r.endFigureTurn()
}
