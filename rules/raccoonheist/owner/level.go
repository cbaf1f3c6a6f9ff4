package owner

import box "tablemate/tables/raccoonheist"

// Level is how well the Owner plays.
type Level string

// The three levels.
const (
	// Easy hides where food can be had and nowhere else, half of the time in
	// the Kitchen, and puts the Trap on food as well. It never bluffs: the
	// Backyard and the Living room are always safe, and so are raccoons who
	// fetch figures. It does not look at what anybody owns. Raccoons who have
	// seen through it always win.
	Easy Level = "easy"
	// Middle mixes its cards and sees the round through, but not the game: it
	// counts figures and food by a rule of thumb to tell how a round ended. It
	// stops greedy raccoons and overlooks patient ones.
	Middle Level = "middle"
	// Exact plays the equilibrium: nobody can learn anything from its habits.
	Exact Level = "exact"
)

// Levels lists the levels from weak to strong.
var Levels = []Level{Easy, Middle, Exact}

// sight is what the level believes that positions are worth.
func (l Level) sight(w *worth) *worth {
	if l != Middle {
		return w
	}
	rough := newWorth(w.game)
	for i := range rough.at[lying][0] {
		p := w.positionAt(i)
		if !w.open(p) {
			continue
		}
		for pop := lying; pop <= held; pop++ {
			for s := range traps {
				rough.put(i, pop, s, w.thumb(p))
			}
		}
	}
	return rough
}

// thumb is the rule of thumb of Middle: half for the share of figures that the
// weaker group has left, half for the share of food of the richer one.
func (g game) thumb(p position) float64 {
	figures, food := p.figures[0], p.food[0]
	if g.groups == 2 {
		figures, food = min(figures, p.figures[1]), max(food, p.food[1])
	}
	return 0.5*float64(figures)/float64(g.total()) + 0.45*float64(food)/box.FoodToWin
}

// easyCards is how often Easy hides where; what the Dog blocks is left out.
var easyCards = [places]float64{kitchen: 3, trashCan: 2, basement: 1}

// easyMix is Easy's mixture with the Dog at dog.
func easyMix(dog place) (mix [places + 1]float64) {
	copy(mix[:], easyCards[:])
	if dog != nowhere {
		mix[dog] = 0
	}
	normalise(mix[:places])
	return mix
}

// easyTrap is the Kitchen, or the Trash can where the Trap lay in the Kitchen
// or the Dog makes it useless there.
func easyTrap(last int, dog place) uint8 {
	k, t := slot[kitchen], slot[trashCan]
	if last == k || dog == kitchen && last != t {
		return uint8(t)
	}
	return uint8(k)
}

func easyStance(out *stance) {
	for d, dog := range dogs {
		for t := range traps {
			out.mix[t][d] = easyMix(dog)
		}
		for last := range out.trap {
			out.trap[last][d] = easyTrap(last, dog)
		}
	}
}
