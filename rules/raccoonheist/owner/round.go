package owner

import box "tablemate/tables/raccoonheist"

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
	popper int // 1 if it takes the popper
	after  int // its share in the index of the position afterwards
}

// raid is one choice of a group in the Heist, with all it may lead to.
type raid struct {
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
	for die := 1; die <= box.DieSides; die++ {
		lost := 0
		if die <= 4 {
			lost = min(die, sent)
		}
		if lost == k {
			faces++
		}
	}
	return float64(faces) / box.DieSides
}

// raids lists what a group with so many figures and so much food may do, the
// Dog left aside: any location, one figure or more (RH-RAID-05, RH-RAID-06).
func raids(figures, food int, trap place, popper popper, share func(figures, food int) int) []raid {
	var out []raid
	for at := backyard; at <= trashCan; at++ {
		for sent := 1; sent <= figures; sent++ {
			r := raid{at: at, sent: sent}
			ends := func(chance float64, lost, left, extra, taken int) fate {
				total := min(food+extra, box.FoodToWin)
				return fate{chance, lost, left, total, taken, share(figures-lost, total)}
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

// lossChance is the chance to lose so many figures where the Owner is not.
func lossChance(at, trap place, sent, lost int) float64 {
	if at == trap || at == basement {
		return dieLoss(sent, lost)
	}
	if lost == 0 {
		return 1
	}
	return 0
}

// foodFor is what the raccoons left at a location take (RH-KIT-01,
// RH-TRASH-01, RH-BAS-04).
func foodFor(at place, left int) int {
	switch {
	case at == kitchen, at == basement:
		return left
	case at == trashCan && left > 0:
		return box.TrashCanFood
	}
	return 0
}

// popperFor is 1 where the popper lies and somebody is left to take it
// (RH-LIV-02, RH-LIV-05).
func popperFor(at place, left int, p popper) int {
	if at == livingRoom && left > 0 && p == lying {
		return 1
	}
	return 0
}

// popper is where the popper is in the Ambush.
type popper int

const (
	lying popper = iota
	held
	poppers = 2
)

// heist is one round of one or two groups from the moment when the Trap and
// the raids lie open: what each card of the Owner is worth then.
type heist struct {
	left   leftOf
	goal   Goal
	popper popper
	yards  [2]int // figures on the Backyard when the round begins
	worth  *[poppers][]float64
	step   [2]int // how far the index moves when a group gets one figure back
}

// elsewhere is what the two raids are worth when the Owner hides elsewhere.
func (h *heist) elsewhere(a, b *raid) float64 { return h.resolve(a, b, a.alone, b.alone) }

// worthOf is what both raids are worth with the Owner at card. Saved says which group
// has the popper with the advanced rules (RH-ADV-02); with the basic ones it
// saves whichever is better saved (RH-POP-05, RH-AMB-06).
func (h *heist) worthOf(a, b *raid, card place, saved int) float64 {
	as, bs := a.alone, b.alone
	atA, atB := a.at == card, b.at == card
	if atA {
		as = a.caught
	}
	if atB {
		bs = b.caught
	}
	if h.popper == lying || !atA && !atB {
		return h.resolve(a, b, as, bs)
	}
	saveA, saveB := atA, atB
	if h.goal == Advanced {
		saveA, saveB = atA && saved == 0, atB && saved == 1
	}
	switch {
	case saveA && saveB:
		return max(h.resolve(a, b, a.escaped, bs), h.resolve(a, b, as, b.escaped))
	case saveA:
		return h.resolve(a, b, a.escaped, bs)
	case saveB:
		return h.resolve(a, b, as, b.escaped)
	}
	return h.resolve(a, b, as, bs)
}

// resolve goes through the fates of both groups and, where raccoons are left
// on the Backyard, picks whom they free (RH-YARD-02, RH-YARD-03).
func (h *heist) resolve(a, b *raid, as, bs []fate) float64 {
	switch {
	case a.at == backyard && as[0].left > 0:
		if b.at == backyard || b.at == nowhere || h.left.has(b.at) {
			return h.freeKnowing(a, b, as, bs)
		}
		return h.freeBefore(0, as, bs)
	case b.at == backyard && bs[0].left > 0:
		if a.at == backyard || h.left.has(a.at) {
			return h.freeKnowing(a, b, as, bs)
		}
		return h.freeBefore(1, bs, as)
	}
	sum := 0.0
	for i := range as {
		x := &as[i]
		for j := range bs {
			y := &bs[j]
			sum += float64(float64(x.chance*y.chance) * h.worth[x.popper|y.popper][x.after+y.after])
		}
	}
	return sum
}

// freeKnowing frees figures after everything else of the round is known: the
// other group was resolved before, or stands on the Backyard as well.
func (h *heist) freeKnowing(a, b *raid, as, bs []fate) float64 {
	sum := 0.0
	for i := range as {
		x := &as[i]
		for j := range bs {
			y := &bs[j]
			hands := 0
			if a.at == backyard {
				hands += x.left
			}
			if b.at == backyard {
				hands += y.left
			}
			sum += float64(float64(x.chance*y.chance) * h.best(x.popper|y.popper, x.after+y.after,
				hands, h.yards[0]+x.lost, h.yards[1]+y.lost))
		}
	}
	return sum
}

// best is the worth of a position after hands have freed as many figures as
// they can of the two groups standing on the Backyard, in the best mixture.
// A figure more in front of a player never hurts the raccoons, so that taking
// fewer needs no thought.
func (h *heist) best(popper, at, hands, standA, standB int) float64 {
	worth := h.worth[popper]
	hands = min(hands, standA+standB)
	best := 0.0
	for fromA := max(0, hands-standB); fromA <= min(hands, standA); fromA++ {
		best = max(best, worth[at+fromA*h.step[0]+(hands-fromA)*h.step[1]])
	}
	return best
}

// freeBefore frees figures while the raid of the other group, further right,
// is still open: the choice is made for its average. Own is the group on the
// Backyard.
func (h *heist) freeBefore(own int, mine, theirs []fate) float64 {
	other := 1 - own
	sum := 0.0
	for i := range mine {
		x := &mine[i]
		stand := h.yards[own] + x.lost
		hands := min(x.left, stand+h.yards[other])
		best := 0.0
		for ours := max(0, hands-h.yards[other]); ours <= min(hands, stand); ours++ {
			at := x.after + ours*h.step[own] + (hands-ours)*h.step[other]
			mean := 0.0
			for j := range theirs {
				y := &theirs[j]
				mean += float64(y.chance * h.worth[y.popper][at+y.after])
			}
			best = max(best, mean)
		}
		sum += float64(x.chance * best)
	}
	return sum
}
