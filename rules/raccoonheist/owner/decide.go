package owner

import (
	"slices"

	parts "tablemate/tables/raccoonheist"
)

// Decision is the Owner's decision in one round. It holds a plan for every legal location of the
// Trap.
type Decision struct {
	Level Level          `json:"level" jsonschema:"how well the Owner plays"`
	Basis Basis          `json:"basis" jsonschema:"solved, nearest: the solution of the nearest table that fits the setup, fitted: an estimate for three or four groups, usual: another reading of the rulebook was solved"`
	Trap  parts.Location `json:"trap" jsonschema:"where the Trap goes"`
	Plans []Plan         `json:"plans" jsonschema:"one for each place where the Trap may lie"`
}

// Plan is the Owner's random choice of a card for one location of the Trap.
type Plan struct {
	Trap parts.Location `json:"trap" jsonschema:"where the Trap lies"`
	// Value is the raccoons' chance to win if they know the chances of the cards and play
	// optimally.
	Value float64 `json:"value" jsonschema:"chance from 0 to 1 that raccoons win who know these chances and play on as well as they can"`
	Cards [5]Card `json:"cards" jsonschema:"the five cards, and how often each is laid"`
}

// Card is one of the Owner's five small cards, with the chance that the Owner lays it.
type Card struct {
	At     parts.Location `json:"at" jsonschema:"the location on the card"`
	Chance float64        `json:"chance" jsonschema:"how often this Owner lays it, 0 to 1"`
	Value  float64        `json:"value" jsonschema:"chance from 0 to 1 that the raccoons win against it, where both sides play as well as they can"`
	Loss   float64        `json:"loss" jsonschema:"how much worse it is for the Owner than the best card"`
}

// Decide returns the Owner's decision for t. It returns an error if t or the level is impossible,
// or if the game is over.
func Decide(t Table, l Level) (Decision, error) {
	if err := t.Verify(); err != nil {
		return Decision{}, err
	}
	if !slices.Contains(Levels, l) {
		return Decision{}, ErrLevel
	}
	d := Decision{Level: l, Basis: t.judgeBasis()}
	r := newRound(t)
	least, dog := 0.0, placeOf(t.Dog)
	for _, trap := range t.legal() {
		plan, value := l.planFor(r, trap, dog)
		if d.Trap == parts.Nowhere || value < least {
			d.Trap, least = plan.Trap, value
		}
		d.Plans = append(d.Plans, plan)
	}
	if l == Easy {
		d.Trap = traps[easyTrap(slices.Index(traps[:], placeOf(t.LastTrap)), dog)].location()
	}
	return d, nil
}

// Plan returns the plan for a location of the Trap. For a forbidden location, it returns false.
func (d Decision) Plan(trap parts.Location) (Plan, bool) {
	for _, p := range d.Plans {
		if p.Trap == trap {
			return p, true
		}
	}
	return Plan{}, false
}

type round interface {
	lay(trap place)
	// solve returns the equilibrium: the raccoons' chance to win and the chance of each card.
	solve(dog place) (value float64, mix [places + 1]float64)
	// cards returns the chance to win against each card if the raccoons use their mixed strategy
	// from the last call of solve.
	cards() [places]float64
	// bestAnswer returns the raccoons' chance to win if they know the chances `mix` of the
	// cards.
	bestAnswer(mix *[places + 1]float64, dog place) float64
	// valuesOf returns the chance to win against each card if the raccoons choose these raids. If
	// the raids are impossible, it returns false.
	valuesOf(raids []Raid, holder int) ([places]float64, bool)
}

// newRound returns a model of the round on the table t. A crowd does not compare all raids, but
// searches for good ones. The other models compare all raids.
func newRound(t Table) round {
	switch {
	case len(t.Groups) == 3 && t.Goal == Basic:
		return newTrio(t)
	case len(t.Groups) > 2:
		return newCrowd(t)
	}
	return &solvedRound{solver: newSolver(load(t.kind())), at: t.position(), popper: t.popperNow()}
}

// The second result of planFor is the raccoons' chance to win in the equilibrium.
func (l Level) planFor(r round, trap, dog place) (Plan, float64) {
	out := Plan{Trap: trap.location()}
	r.lay(trap)
	value, mix := r.solve(dog)
	cards := r.cards()
	switch l {
	case Easy:
		mix = easyMix(dog)
	case Middle:
		mix = whimsical(mix, dog)
	}
	out.Value = value
	if l != Exact {
		out.Value = r.bestAnswer(&mix, dog)
	}
	best := slices.Min(cards[:])
	for i := range out.Cards {
		out.Cards[i] = Card{place(i).location(), mix[i], cards[i], cards[i] - best}
	}
	return out, value
}

// solvedRound is a round of one or two groups.
type solvedRound struct {
	solver *solver
	at     position
	popper popperState
}

func (t *solvedRound) lay(trap place) { t.solver.lay(t.at, t.popper, trap) }

func (t *solvedRound) solve(dog place) (float64, [places + 1]float64) {
	value := t.solver.game.solve(dog)
	return value, t.solver.game.mix
}

func (t *solvedRound) cards() (out [places]float64) {
	c := &t.solver.game
	for _, s := range c.shares() {
		for card := range out {
			out[card] += s.chance * c.joints[s.joint].on(place(card))
		}
	}
	return out
}

func (t *solvedRound) bestAnswer(mix *[places + 1]float64, dog place) float64 {
	c := &t.solver.game
	return c.joints[c.bestAgainst(mix, dog)].against(mix)
}

func (t *solvedRound) valuesOf(made []Raid, holder int) (out [places]float64, ok bool) {
	c := &t.solver.game
	for k := range c.joints {
		j := &c.joints[k]
		if !matches(made, c.raids, j) || len(c.joints) > len(c.raids[0])*len(c.raids[1]) && j.saved != holder {
			continue
		}
		for card := range out {
			out[card] = j.on(place(card))
		}
		return out, true
	}
	return out, false
}

func matches(made []Raid, raids [2][]raidOption, j *joint) bool {
	for k, number := range [2]int{j.a, j.b} {
		if k < len(made) && !raids[k][number].is(made[k]) {
			return false
		}
	}
	return true
}

// Level is the playing strength of the automated Owner.
type Level string

// The three playing strengths.
const (
	// Easy uses only locations with food, both for the Trap and for the card. It prefers the
	// Kitchen. It never bluffs by hiding in the Backyard or the Living room. It ignores the
	// figures and food of the players. Raccoons who know how Easy decides always win.
	Easy Level = "easy"
	// Middle places the Trap like Exact. With probability 0.6, it also chooses the card like Exact.
	// Otherwise it hides at a random location, but never at the Dog's.
	Middle Level = "middle"
	// Exact plays the equilibrium. Raccoons gain nothing if they know how Exact decides.
	Exact Level = "exact"
)

// Levels lists the levels from weak to strong.
var Levels = []Level{Easy, Middle, Exact}

// whim is the probability that Middle hides at a random location.
const whim = 0.4

func whimsical(mix [places + 1]float64, dog place) [places + 1]float64 {
	open := places
	if dog != nowhere {
		open--
	}
	for card := range mix[:places] {
		mix[card] *= 1 - whim
		if place(card) != dog {
			mix[card] += whim / float64(open)
		}
	}
	return mix
}

// easyCards holds the relative frequencies of the cards that Easy lays.
var easyCards = [places]float64{kitchen: 3, trashCan: 2, basement: 1}

func easyMix(dog place) (mix [places + 1]float64) {
	copy(mix[:], easyCards[:])
	if dog != nowhere {
		mix[dog] = 0
	}
	normalise(mix[:places])
	return mix
}

// easyTrap returns where Easy places the Trap, as an index in `traps`. Easy chooses between the
// Kitchen and the Trash can. It prefers the Kitchen, unless the Dog is there. If the last Trap was
// at the preferred location, Easy chooses the other one.
func easyTrap(last int, dog place) uint8 {
	k, t := slot[kitchen], slot[trashCan]
	if last == k || dog == kitchen && last != t {
		return uint8(t)
	}
	return uint8(k)
}

func easyStrategy(out *positionStrategy) {
	for d, dog := range dogs {
		for t := range traps {
			out.mix[t][d] = easyMix(dog)
		}
		for last := range out.trap {
			out.trap[last][d] = easyTrap(last, dog)
		}
	}
}

// Raid is the location of one group's raid, and the number of figures sent there.
type Raid struct {
	At   parts.Location
	Sent int
}

func (r *raidOption) is(made Raid) bool { return r.at.location() == made.At && r.sent == made.Sent }

// Account explains a shown card: how the Owner chose it, and how good it was against the raids.
type Account struct {
	Basis Basis
	Plan  Plan
	Cards [5]Outlook // in the order of parts.Locations
}

// Outlook rates one card against the visible raids, before any die of the Round-up.
type Outlook struct {
	Chance float64 // the probability that this Owner lays the card
	Value  float64 // the raccoons' chance to win if this card is shown
	Cost   float64 // Value minus the smallest Value of the five cards
}

// Reveal holds what is visible when the card is shown.
type Reveal struct {
	Trap   parts.Location
	Raids  []Raid // one for each group, in the order of Table.Groups
	Holder int    // the index of the group that holds the popper; used only with the advanced rules
}

// Explain explains the Owner's choice of a card on the table t. It returns an error if the game is
// over, or if t, the level, the Trap or the raids are impossible.
func Explain(t Table, l Level, shown Reveal) (Account, error) {
	d, err := Decide(t, l)
	if err != nil {
		return Account{}, err
	}
	plan, ok := d.Plan(shown.Trap)
	if !ok {
		return Account{}, ErrTrap
	}
	if len(shown.Raids) != len(t.Groups) {
		return Account{}, ErrRaids
	}
	r := newRound(t)
	r.lay(placeOf(shown.Trap))
	values, ok := r.valuesOf(shown.Raids, shown.Holder)
	if !ok {
		return Account{}, ErrRaids
	}
	out := Account{Basis: d.Basis, Plan: plan}
	least := slices.Min(values[:])
	for i, v := range values {
		out.Cards[i] = Outlook{plan.Cards[i].Chance, v, v - least}
	}
	return out, nil
}
