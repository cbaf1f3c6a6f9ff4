package owner

import (
	"slices"

	parts "tablemate/tables/raccoonheist"
)

// Decision is the Owner's part of one Ambush: the place of the Trap, and for every legal Trap
// how the card is chosen.
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
	Chance float64        `json:"chance" jsonschema:"how often this Owner lays it, 0 to 1"`                                                          // how often this Owner lays it
	Value  float64        `json:"value" jsonschema:"chance from 0 to 1 that the raccoons win against it, where both sides play as well as they can"` // the raccoons' chances against it in the equilibrium
	Loss   float64        `json:"loss" jsonschema:"how much worse it is for the Owner than the best card"`                                           // how much worse it is for the Owner than the best card
}

// Decide returns the Owner's part of the Ambush for t. It returns an error if t is
// not a table in the middle of a game, or the level does not exist.
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

// Plan returns the plan for a Trap; false if it may not be there.
func (d Decision) Plan(trap parts.Location) (Plan, bool) {
	for _, p := range d.Plans {
		if p.Trap == trap {
			return p, true
		}
	}
	return Plan{}, false
}

// Draw returns the card for a random 64-bit number.
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

// round is one round with everything but the card and the raids settled, as
// the values see it: of one or two groups, or of more.
type round interface {
	// lay sets the Trap out.
	lay(trap place)
	// solve returns the equilibrium of the round: its value for the raccoons and the Owner's
	// mixture of cards.
	solve(dog place) (value float64, mix [places + 1]float64)
	// cards is what each card is worth against the raccoons of the
	// equilibrium solved last.
	cards() [places]float64
	// best is the most that raccoons reach who know the mix.
	bestAnswer(mix *[places + 1]float64, dog place) float64
	// valuesOf returns the worth of each card for these raids.
	valuesOf(raids []Raid, holder int) ([places]float64, bool)
}

// newRound returns the coming round of t: solved for up to three groups, searched
// for four and for three with the advanced rules.
func newRound(t Table) round {
	switch {
	case len(t.Groups) == 3 && t.Goal == Basic:
		return newTrio(t)
	case len(t.Groups) > 2:
		return newCrowd(t)
	}
	return &solvedRound{solver: newSolver(load(t.kind())), at: t.position(), popper: t.popperNow()}
}

// planFor returns the level's plan for one Trap, and the value of the round in
// equilibrium.
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

// matches reports whether j is these raids.
func matches(made []Raid, raids [2][]raidOption, j *joint) bool {
	for k, number := range [2]int{j.a, j.b} {
		if k < len(made) && (raids[k][number].at.location() != made[k].At || raids[k][number].sent != made[k].Sent) {
			return false
		}
	}
	return true
}

// Level is how well the Owner plays.
type Level string

// The three levels.
const (
	// Easy hides only where there is food, half of the time in the Kitchen, and puts the Trap
	// on food too. It never bluffs: the Backyard and the Living room are always safe, and so
	// are raccoons who free figures. It ignores what the players have. Raccoons who know its
	// habits always win.
	Easy Level = "easy"
	// Middle places the Trap like Exact and knows its mixture. But two times in five it hides
	// at random where raccoons can be. So it hides in poor places too often and in good ones
	// too seldom.
	Middle Level = "middle"
	// Exact plays the equilibrium: nobody can exploit its habits.
	Exact Level = "exact"
)

// Levels lists the levels from weak to strong.
var Levels = []Level{Easy, Middle, Exact}

// whim is how often Middle hides just anywhere.
const whim = 0.4

// whimsical returns Exact's mixture as Middle changes it, with the Dog at dog.
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

// easyCards holds the weights of Easy's cards; the Dog's location is left out.
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

// easyTrap returns the Kitchen, or the Trash can if the Trap was in the Kitchen or the Dog
// makes it useless there.
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

// Raid is what one group sent where.
type Raid struct {
	At   parts.Location
	Sent int
}

// Account explains after the reveal how the card was chosen, and what each card would have
// meant for the raids that were made, before any die fell.
type Account struct {
	Basis Basis          `json:"basis"`
	Plan  Plan           `json:"plan"`
	Cards [5]Outlook     `json:"cards"` // in the order of parts.Locations
	Best  parts.Location `json:"best"`  // the card that would have served the Owner most
}

// Outlook is one card against raids that lie open.
type Outlook struct {
	At     parts.Location `json:"at"`
	Chance float64        `json:"chance"` // how often this Owner lays it
	Value  float64        `json:"value"`  // the raccoons' chance of winning after it
	Cost   float64        `json:"cost"`   // how much more that is than after the best card
}

// Reveal is what lies open when the card is shown.
type Reveal struct {
	Trap   parts.Location
	Raids  []Raid // one for each group in order
	Holder int    // the group with the popper; it matters with the advanced rules only
}

// Explain explains the choice of a card on t. It returns an error if t is no table in the
// middle of a game, or the Trap or the raids are impossible.
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
