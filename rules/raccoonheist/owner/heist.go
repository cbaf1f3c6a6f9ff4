package owner

// heist is one round of one or two groups from the moment when the Trap and
// the raids lie open: what each card of the Owner is worth then.
type heist struct {
	row    row
	goal   Goal
	popper popperState
	yards  [2]int // figures on the Backyard when the round begins
	worth  *[endings][]float64
	step   [2]int // how far the index moves when a group gets one figure back
}

// elsewhere returns what the two raids are worth when the Owner hides elsewhere.
func (h *heist) elsewhere(a, b *raidOption) float64 { return h.resolve(a, b, a.alone, b.alone) }

// worthOf returns what both raids are worth with the Owner at card. Saved says
// which group has the popper with the advanced rules (RH-ADV-02); with the basic
// ones it saves the group for which that is worth more (RH-POP-05, RH-AMB-06).
func (h *heist) worthOf(a, b *raidOption, card place, saved int) float64 {
	as, bs := a.alone, b.alone
	atA, atB := a.at == card, b.at == card
	if atA {
		as = a.caught
	}
	if atB {
		bs = b.caught
	}
	if h.popper == popperLying || !atA && !atB {
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

// resolve returns the expected worth over the fates of both groups. Raccoons left
// on the Backyard choose whom they free (RH-YARD-02, RH-YARD-03), those in the
// Living room whether they take the popper, each knowing what is resolved by then.
func (h *heist) resolve(a, b *raidOption, as, bs []fate) float64 {
	switch {
	case a.at == backyard && as[0].left > 0:
		return h.free(0, b, as, bs)
	case b.at == backyard && bs[0].left > 0:
		return h.free(1, a, bs, as)
	case a.at == livingRoom && h.opens(b, bs):
		return h.takeBefore(as, bs)
	case b.at == livingRoom && h.opens(a, as):
		return h.takeBefore(bs, as)
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

// opens reports whether the raid of another group still waits for its die when
// the Living room is resolved.
func (h *heist) opens(other *raidOption, fates []fate) bool {
	return len(fates) > 1 && other.at != livingRoom && !h.row.living.has(other.at)
}

// takeBefore returns the expected worth if the popper is taken or left before the
// other group's raid is resolved.
func (h *heist) takeBefore(living, open []fate) float64 {
	sum := 0.0
	for i := range living {
		x := &living[i]
		best := h.mean(h.worth[popperLeft][x.after:], open)
		if x.popper == popperOffered {
			best = max(best, h.mean(h.worth[popperTaken][x.after:], open))
		}
		sum += float64(x.chance * best)
	}
	return sum
}

// mean returns the expected worth over the fates of one group.
func (h *heist) mean(worth []float64, fates []fate) float64 {
	sum := 0.0
	for i := range fates {
		sum += float64(fates[i].chance * worth[fates[i].after])
	}
	return sum
}
