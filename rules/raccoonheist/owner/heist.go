package owner

import (
	parts "tablemate/tables/raccoonheist"
)

// heist computes the raccoons' chance to win the game after a round of one or two groups.
type heist struct {
	row    row
	goal   Goal
	popper popperState
	yards  [2]int // figures in the Backyard when the round begins
	worth  *[endings][]float64
	step   [2]int // for each figure that group k gets back, an index into `worth` grows by step[k]
}

// worthOf returns the raccoons' chance to win if the Owner is at the location `card`. With the
// advanced rules, the popper can save only the group that holds it (RH-ADV-02): the group `saved`.
// With the basic rules, the popper saves the caught group whose rescue gives the better chance
// (RH-POP-05, RH-AMB-06).
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

// resolve returns the chance to win after both raids. Raccoons in the Backyard choose which figures
// they free (RH-YARD-02, RH-YARD-03). Raccoons in the Living room choose whether they take the
// popper. Each choice uses only results that are already known.
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

// The method `opens` reports whether a raid needs a die that is rolled after the Living room is
// resolved.
func (h *heist) opens(other *raidOption, fates []fate) bool {
	return len(fates) > 1 && other.at != livingRoom && !h.row.living.has(other.at)
}

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

func (h *heist) mean(worth []float64, fates []fate) float64 {
	sum := 0.0
	for i := range fates {
		sum += float64(fates[i].chance * worth[fates[i].after])
	}
	return sum
}

// The method `free` returns the chance to win if the group `own` raids the Backyard and frees
// figures there. The order of the locations decides whether the other raid is resolved before or
// after the figures are freed.
func (h *heist) free(own int, other *raidOption, mine, theirs []fate) float64 {
	switch {
	case other.at == livingRoom && h.row.yard.has(livingRoom) && len(mine) > 1:
		return h.freeAfterTaking(own, mine, theirs)
	case other.at == backyard || other.at == nowhere || h.row.yard.has(other.at):
		return h.freeKnowing(own, other, mine, theirs)
	}
	return h.freeBefore(own, mine, theirs)
}

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

// freeAfterTaking returns the chance to win if the raccoons first decide about the popper. Then
// they roll the die for the Trap in the Backyard, and finally they free figures.
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

// rescue holds the results of both groups' raids. All dice are rolled, but no figures are freed
// yet.
type rescue struct {
	own          int // the group in the Backyard
	mine, theirs *fate
}

// bestRescue returns the chance to win after as many figures as possible are freed. These figures
// are divided between the groups in the best way.
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

// Goal is the amount of food that the raccoons need for a win.
type Goal string

// The two goals of the rulebook (RH-END-01, RH-ADV-01).
const (
	Basic    Goal = "basic"
	Advanced Goal = "advanced"
)

// fate is one possible result of a group's raid, before any figures are freed.
type fate struct {
	chance float64
	lost   int // number of figures that are caught
	left   int // number of figures that are not caught and use the effect of the location
	food   int // the group's food after the raid
	popper int // popperOffered if the group may take the popper
	after  int // the group's figures and food as one number; see raidOptions
}

type raidOption struct {
	at      place
	sent    int
	alone   []fate // results if the Owner is elsewhere
	caught  []fate // results if the Owner is here
	escaped []fate // results if the Owner is here and the popper saves the group
}

// dieLoss returns the probability that a die catches k of the figures that were sent. A roll from 1
// to 4 catches that many figures, or all if fewer were sent (RH-TRAP-07, RH-BAS-03). A 5 or 6
// catches none (RH-TRAP-08, RH-BAS-07).
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

// stock holds the figures in front of a player, and the food.
type stock struct{ figures, food int }

// raidOptions lists all raids with one or more figures (RH-RAID-05, RH-RAID-06). Raids to the Dog's
// location are included. The function `share` turns a group's figures and food after a raid into
// one number. With one or two groups, the sum of the groups' numbers is an index in heist.worth.
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

func lossChance(at, trap place, sent, lost int) float64 {
	if at == trap || at == basement {
		return dieLoss(sent, lost)
	}
	if lost == 0 {
		return 1
	}
	return 0
}

// RH-KIT-01, RH-TRASH-01, RH-BAS-04
func foodFor(at place, left int) int {
	switch {
	case at == kitchen, at == basement:
		return left
	case at == trashCan && left > 0:
		return parts.TrashCanFood
	}
	return 0
}

// RH-LIV-02, RH-LIV-05
func popperFor(at place, raccoons int, p popperState) int {
	if at == livingRoom && raccoons > 0 && p == popperLying {
		return popperOffered
	}
	return popperLeft
}

// popperState is the state of the popper in the Ambush.
type popperState int

const (
	popperLying popperState = iota
	popperHeld
	popperStates = 2
)

// These constants say what happens to the popper in a round. The constant popperOffered means that
// the raccoons may take the popper, but have not decided yet.
const (
	popperLeft = iota
	popperOffered
	popperTaken
	endings
)
