package owner

import (
	"slices"

	parts "tablemate/tables/raccoonheist"
)

// Decision is the Owner's part of one Ambush: the location of the Trap, and for every legal Trap
// the plan for the card.
type Decision struct {
	Level Level          `json:"level" jsonschema:"how well the Owner plays"`
	Basis Basis          `json:"basis" jsonschema:"solved, nearest: the solution of the nearest table that fits the setup, fitted: an estimate for three or four groups, usual: another reading of the rulebook was solved"`
	Trap  parts.Location `json:"trap" jsonschema:"where the Trap goes"`
	Plans []Plan         `json:"plans" jsonschema:"one for each place where the Trap may lie"` // one for each legal Trap, in the order of parts.Locations
}

// Plan is the choice of the card for one Trap.
type Plan struct {
	Trap parts.Location `json:"trap" jsonschema:"where the Trap lies"`
	// Value is the probability that the raccoons win if they know this mixture and play
	// optimally.
	Value float64 `json:"value" jsonschema:"chance from 0 to 1 that raccoons win who know these chances and play on as well as they can"`
	Cards [5]Card `json:"cards" jsonschema:"the five cards, and how often each is laid"` // in the order of parts.Locations
}

// Card is one of the five small cards in a plan.
type Card struct {
	At     parts.Location `json:"at" jsonschema:"the location on the card"`
	Chance float64        `json:"chance" jsonschema:"how often this Owner lays it, 0 to 1"`                                                          // how often this Owner lays the card
	Value  float64        `json:"value" jsonschema:"chance from 0 to 1 that the raccoons win against it, where both sides play as well as they can"` // the raccoons' chance against the card in the equilibrium
	Loss   float64        `json:"loss" jsonschema:"how much worse it is for the Owner than the best card"`                                           // how much worse the card is for the Owner than the best card
}

// Decide returns the Owner's part of the Ambush for t. It returns an error if t is not a table in
// the middle of a game, or if the level does not exist.
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
		d.Trap = traps[easyTrap(lastSlot(t.LastTrap), dog)].location()
	}
	return d, nil
}

// lastSlot returns the index of the last Trap among traps, or none.
func lastSlot(l parts.Location) int {
	if p := placeOf(l); p != nowhere {
		return slot[p]
	}
	return none
}

// Plan returns the plan for a Trap. It returns false if the Trap may not be placed there.
func (d Decision) Plan(trap parts.Location) (Plan, bool) {
	for _, p := range d.Plans {
		if p.Trap == trap {
			return p, true
		}
	}
	return Plan{}, false
}

// Draw returns the card that a random 64-bit number selects.
func (p Plan) Draw(chance uint64) parts.Location {
	at := float64(chance>>11) / (1 << 53)
	card := parts.Nowhere
	for _, c := range p.Cards {
		if c.Chance <= 0 {
			continue
		}
		card = c.At
		if at -= c.Chance; at < 0 {
			break
		}
	}
	return card
}

// round is one round with a fixed table and a given Trap. Only the card and the raids are open.
type round interface {
	// lay sets the Trap.
	lay(trap place)
	// solve returns the equilibrium of the round: the raccoons' chance and the Owner's mixture
	// of cards.
	solve(dog place) (value float64, mix [places + 1]float64)
	// cards returns the worth of each card against the raccoons' mixture of the last solved
	// equilibrium.
	cards() [places]float64
	// bestAnswer returns the highest chance of raccoons who know the mix.
	bestAnswer(mix *[places + 1]float64, dog place) float64
	// valuesOf returns the worth of each card against these raids.
	valuesOf(raids []Raid, holder int) ([places]float64, bool)
}

// newRound returns the coming round of t. It is solved exactly for one or two groups, and for three
// with the basic rules. Otherwise a search finds the raids.
func newRound(t Table) round {
	switch {
	case len(t.Groups) == 3 && t.Goal == Basic:
		return newTrio(t)
	case len(t.Groups) > 2:
		return newCrowd(t)
	}
	return &solvedRound{solver: newSolver(load(t.kind())), at: t.position(), popper: t.popperNow()}
}

// planFor returns the level's plan for one Trap, and the value of the round in the equilibrium.
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

// matches reports whether j consists of these raids.
func matches(made []Raid, raids [2][]raidOption, j *joint) bool {
	for k, number := range [2]int{j.a, j.b} {
		if k < len(made) && (raids[k][number].at.location() != made[k].At || raids[k][number].sent != made[k].Sent) {
			return false
		}
	}
	return true
}

// Level is the playing strength of the Owner.
type Level string

// The three levels.
const (
	// Easy hides only where there is food, half of the time in the Kitchen, and puts the Trap
	// on food too. It never bluffs: raccoons on the Backyard and in the Living room are always
	// safe. It ignores what the players have. Raccoons who know its habits always win.
	Easy Level = "easy"
	// Middle places the Trap like Exact. Its mixture starts from the mixture of Exact. But two
	// times in five it hides at a random location where raccoons can be. It therefore hides too
	// often at poor locations and too seldom at good ones.
	Middle Level = "middle"
	// Exact plays the equilibrium, so nobody can exploit its habits.
	Exact Level = "exact"
)

// Levels lists the levels from weak to strong.
var Levels = []Level{Easy, Middle, Exact}

// whim is how often Middle hides at a random location.
const whim = 0.4

// whimsical returns the mixture of Middle, given the mixture of Exact and the location of the Dog.
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

// easyCards holds the weights of Easy's cards. The card of the Dog's location is never used.
var easyCards = [places]float64{kitchen: 3, trashCan: 2, basement: 1}

// easyMix returns Easy's mixture with the Dog at dog.
func easyMix(dog place) (mix [places + 1]float64) {
	copy(mix[:], easyCards[:])
	if dog != nowhere {
		mix[dog] = 0
	}
	normalise(mix[:places])
	return mix
}

// easyTrap returns the Kitchen. It returns the Trash can if the Trap was in the Kitchen, or if the
// Dog makes the Trap useless there.
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

// Raid is the location and the number of figures of one group.
type Raid struct {
	At   parts.Location
	Sent int
}

// Account explains after the reveal how the card was chosen. It also shows what each card would
// have meant for the raids, before any die fell.
type Account struct {
	Basis Basis          `json:"basis"`
	Plan  Plan           `json:"plan"`
	Cards [5]Outlook     `json:"cards"` // in the order of parts.Locations
	Best  parts.Location `json:"best"`  // the card that would have been best for the Owner
}

// Outlook is one card against raids that are visible.
type Outlook struct {
	At     parts.Location `json:"at"`
	Chance float64        `json:"chance"` // how often this Owner lays the card
	Value  float64        `json:"value"`  // the raccoons' chance of winning after the card
	Cost   float64        `json:"cost"`   // the increase of that chance over the best card
}

// Reveal is what is visible when the card is shown.
type Reveal struct {
	Trap   parts.Location
	Raids  []Raid // one for each group in order
	Holder int    // the group with the popper; it matters only with the advanced rules
}

// Explain explains the choice of a card on t. It returns an error if t is not a table in the middle
// of a game, or if the Trap or the raids are impossible.
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
		out.Cards[i] = Outlook{place(i).location(), plan.Cards[i].Chance, v, v - least}
		if out.Best == parts.Nowhere && v == least {
			out.Best = out.Cards[i].At
		}
	}
	return out, nil
}
