package owner

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
	// Middle lays the Trap like Exact and knows its mixture, but two times in
	// five it follows a whim and hides just anywhere where raccoons can be.
	// That makes it hide in poor places too often and in good ones too seldom.
	Middle Level = "middle"
	// Exact plays the equilibrium: nobody can learn anything from its habits.
	Exact Level = "exact"
)

// Levels lists the levels from weak to strong.
var Levels = []Level{Easy, Middle, Exact}

// whim is how often Middle hides just anywhere.
const whim = 0.4

// whimsical is Exact's mixture as Middle plays it with the Dog at dog.
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
