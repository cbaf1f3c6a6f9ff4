package owner

// free returns the expected worth of a round in which raccoons of the group own
// are left on the Backyard. They free figures before the raid of the other group
// is resolved, or after, by the order of the row.
func (h *heist) free(own int, other *raidOption, mine, theirs []fate) float64 {
	switch {
	case other.at == livingRoom && h.row.yard.has(livingRoom) && len(mine) > 1:
		return h.freeAfterTaking(own, mine, theirs)
	case other.at == backyard || other.at == nowhere || h.row.yard.has(other.at):
		return h.freeKnowing(own, other, mine, theirs)
	}
	return h.freeBefore(own, mine, theirs)
}

// freeKnowing is the case in which figures are freed last: the other group was
// resolved before, or stands on the Backyard as well.
func (h *heist) freeKnowing(own int, other *raidOption, mine, theirs []fate) float64 {
	sum := 0.0
	for i := range mine {
		x := &mine[i]
		for j := range theirs {
			y := &theirs[j]
			hands := x.left
			if other.at == backyard {
				hands += y.left
			}
			sum += float64(float64(x.chance*y.chance) * h.bestRescue(rescue{own, x, y}, y.popper, hands))
		}
	}
	return sum
}

// freeAfterTaking is the case in which the popper is taken or left before the die
// for the Trap on the Backyard falls, and figures are freed after it.
func (h *heist) freeAfterTaking(own int, mine, theirs []fate) float64 {
	sum := 0.0
	for j := range theirs {
		y := &theirs[j]
		without, with := 0.0, 0.0
		for i := range mine {
			x := &mine[i]
			without += float64(x.chance * h.bestRescue(rescue{own, x, y}, popperLeft, x.left))
			if y.popper == popperOffered {
				with += float64(x.chance * h.bestRescue(rescue{own, x, y}, popperTaken, x.left))
			}
		}
		sum += float64(y.chance * max(without, with))
	}
	return sum
}

// rescue is a round with all dice fallen, as the group on the Backyard sees it.
type rescue struct {
	own          int // which group that is
	mine, theirs *fate
}

// bestRescue returns the worth of a round after hands raccoons have freed as many
// figures as they can, shared between the two groups in the best way. Freeing
// fewer is not considered, for one more figure never hurts the raccoons.
func (h *heist) bestRescue(r rescue, popper, hands int) float64 {
	own, other := r.own, 1-r.own
	worth, at := h.worth[popper], r.mine.after+r.theirs.after
	ours, theirs := h.yards[own]+r.mine.lost, h.yards[other]+r.theirs.lost
	hands = min(hands, ours+theirs)
	best := 0.0
	for n := max(0, hands-theirs); n <= min(hands, ours); n++ {
		best = max(best, worth[at+n*h.step[own]+(hands-n)*h.step[other]])
	}
	return best
}

// freeBefore is the case in which figures are freed while the raid of the other
// group, further right, is still open: the choice is made for its expected worth.
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
