package owner

import parts "tablemate/tables/raccoonheist"

// Goal is what the raccoons need for a win.
type Goal string

// The two goals of the rulebook (RH-END-01, RH-ADV-01).
const (
	Basic    Goal = "basic"
	Advanced Goal = "advanced"
)

// fate is one way in which a group's raid may end before anybody is freed on
// the Backyard.
type fate struct {
	chance float64
	lost   int // figures that go to the Backyard
	left   int // figures that use the effect of the location
	food   int // what the group owns afterwards
	popper int // popperOffered if it may take the popper
	after  int // its share in the index of the position afterwards
}

// raidOption is one raid that a group may choose, with all fates it may have.
type raidOption struct {
	at      place
	sent    int
	alone   []fate // the Owner is elsewhere
	caught  []fate // the Owner is here
	escaped []fate // the Owner is here and the popper saves this group
}

// dieLoss is the chance that the die of the Trap or of the Basement takes k of
// sent figures: 1 to 4 take as many as there are, 5 and 6 none (RH-TRAP-07,
// RH-TRAP-08, RH-BAS-03, RH-BAS-07).
func dieLoss(sent, k int) float64 {
	faces := 0
	for die := 1; die <= parts.DieSides; die++ {
		lost := 0
		if die <= 4 {
			lost = min(die, sent)
		}
		if lost == k {
			faces++
		}
	}
	return float64(faces) / parts.DieSides
}

// stock is what one group owns: figures in front of the player, and food.
type stock struct{ figures, food int }

// raidOptions lists the raids of a group wherever the Dog is: any location, one
// figure or more (RH-RAID-05, RH-RAID-06). Share returns what a group's stock adds
// to the index of a position.
func raidOptions(own stock, trap place, popper popperState, share func(stock) int) []raidOption {
	var out []raidOption
	for at := backyard; at <= trashCan; at++ {
		for sent := 1; sent <= own.figures; sent++ {
			r := raidOption{at: at, sent: sent}
			ends := func(chance float64, lost, left, extra, popper int) fate {
				total := min(own.food+extra, parts.FoodToWin)
				return fate{chance, lost, left, total, popper, share(stock{own.figures - lost, total})}
			}
			r.caught = []fate{ends(1, sent, 0, 0, 0)}
			r.escaped = []fate{ends(1, 0, 0, 0, 0)}
			for lost := 0; lost <= min(sent, 4); lost++ {
				if chance := lossChance(at, trap, sent, lost); chance > 0 {
					left := sent - lost
					r.alone = append(r.alone, ends(chance, lost, left, foodFor(at, left), popperFor(at, left, popper)))
				}
			}
			out = append(out, r)
		}
	}
	return out
}

// lossChance returns the chance to lose that many figures where the Owner is not.
func lossChance(at, trap place, sent, lost int) float64 {
	if at == trap || at == basement {
		return dieLoss(sent, lost)
	}
	if lost == 0 {
		return 1
	}
	return 0
}

// foodFor returns the food that the raccoons left at a location take (RH-KIT-01,
// RH-TRASH-01, RH-BAS-04).
func foodFor(at place, left int) int {
	switch {
	case at == kitchen, at == basement:
		return left
	case at == trashCan && left > 0:
		return parts.TrashCanFood
	}
	return 0
}

// popperFor returns popperOffered where the popper lies and somebody is left to
// take it (RH-LIV-02, RH-LIV-05), else popperLeft.
func popperFor(at place, raccoons int, p popperState) int {
	if at == livingRoom && raccoons > 0 && p == popperLying {
		return popperOffered
	}
	return popperLeft
}

// popperState is where the popper is in the Ambush.
type popperState int

const (
	popperLying popperState = iota
	popperHeld
	popperStates = 2
)

// How the popper fares in a round in which it lies: nobody may take it, or
// somebody may and chooses when all is known, or has taken it.
const (
	popperLeft = iota
	popperOffered
	popperTaken
	endings
)
