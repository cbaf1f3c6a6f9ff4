package chezguevara

import (
	"slices"

	"tablemate/rules"
)

// claim adds a claim of victory for every player with enough slack to win, the active player first
// (CG-WIN-01, CG-AMB-38). A claim is possible even between two picks of trophies (CG-TROPHY-13).
// During a replay, no claim is added.
func (r *resolver) claim() {
	if r.quiet {
		return
	}
	for _, seat := range r.Clockwise() {
		claimed := slices.ContainsFunc(r.Claims, func(c Claim) bool { return c.Seat == seat })
		if r.Total(seat) >= r.Goal() && !claimed {
			r.Claims = append(slices.Clip(r.Claims), Claim{Seat: seat, Line: r.n})
		}
	}
}

// closeClaims ends the game if no cancel card can prevent the first claimed victory. If a cancel
// card can still prevent this victory, closeClaims adds a note about the claim (CG-AMB-37). A
// player who no longer has enough slack loses the claim.
func (r *resolver) closeClaims() {
	if r.Result != nil {
		return
	}
	claims := r.Claims
	r.Claims = nil
	for _, c := range claims {
		if c.Slack = r.Total(c.Seat); c.Slack >= r.Goal() {
			r.Claims = append(r.Claims, c)
		}
	}
	for i := range r.Claims {
		c := &r.Claims[i]
		if c.Line > 0 && !r.stands(c.Line) {
			c.Line = r.n // the player reaches the goal even without the cancelled card
		}
		c.Rests = r.rests(*c)
	}
	switch {
	case len(r.Claims) == 0:
	case len(r.Claims[0].Rests) == 0:
		r.win(r.Claims[0])
	default:
		first := r.Claims[0]
		r.note("claims", "CG-AMB-37", "seat", first.Seat, "slack", first.Slack, "rests", lineNouns(first.Rests))
	}
}

func (r *resolver) win(c Claim) {
	by := []ruleID{"CG-WIN-01"}
	if r.Goal() != 20 {
		by = append(by, "CG-WIN-02")
	}
	r.Result = &Result{Winner: c.Seat, By: by}
	r.note("won", "CG-WIN-01", "seat", c.Seat, "slack", c.Slack)
}

// fewOpen is the largest number of cancellable cards for which the method `rests` tries all
// subsets. For more cards, it tries only single cards and pairs.
const fewOpen = 9

// The method rests lists the lines of the cancellable cards that a claim of victory depends on
// (CG-AMB-69). These are the cards that would prevent the victory if they were cancelled. If no
// single card would prevent it, rests lists the smallest groups of cards that would.
func (r *resolver) rests(c Claim) []int {
	var open, out []int
	for i := range r.Plays {
		p := &r.Plays[i]
		brought := p.Line == c.Line || r.line(c.Line).On == p.Line
		if p.Cancellable() && (brought || !r.House.Is(ClaimRests, "last_card")) {
			open = append(open, p.Line)
		}
	}
	most := len(open)
	if most > fewOpen {
		most = 2
	}
	for size := 1; size <= most && out == nil; size++ {
		for _, set := range sets(open, size) {
			if r.without(set).Total(c.Seat) < r.Goal() {
				out = append(out, set...)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// The function sets lists all subsets of lines that have the given size.
func sets(lines []int, size int) [][]int {
	if size == 0 {
		return [][]int{nil}
	}
	var out [][]int
	for i, line := range lines {
		for _, rest := range sets(lines[i+1:], size-1) {
			out = append(out, append([]int{line}, rest...))
		}
	}
	return out
}

// The method without returns the table as if the given lines were cancelled.
func (r *resolver) without(lines []int) *resolver {
	out := &resolver{State: r.State}
	out.Lines = slices.Clip(r.Lines)
	for _, line := range lines {
		out.Lines = append(out.Lines, Line{Action: Cancel{On: line}, On: line})
	}
	out.replay()
	return out
}

// held reports whether a claim of victory suspends a due action. For example, no moocher eats a
// card after a claim (CG-WIN-01, CG-WIN-03). In a replay, an action stays suspended if it was still
// due before the replay. All other actions had already been done, so the replay does them again.
func (r *resolver) held(o Owed) bool {
	claimed := slices.ContainsFunc(r.Claims, func(c Claim) bool { return r.Total(c.Seat) >= r.Goal() })
	return claimed && (!r.quiet || slices.Contains(r.was, o))
}

// nearBy is the largest number of points that a player close to victory still needs.
const nearBy = 3

// Near describes a player who is close to victory.
type Near struct {
	Seat  rules.Seat
	Slack int
	Lacks int
	Plans []rules.Noun // ways to win with one action: a promotion, an abuse of rank, or healing
}

// Near lists the players who need at most three more slack to win, clockwise from the active
// player.
func (s *State) Near() []Near {
	if s.Result != nil || len(s.Players) == 0 {
		return nil
	}
	var out []Near
	for _, seat := range s.Clockwise() {
		total := s.Total(seat)
		if lacks := s.Goal() - total; lacks <= nearBy {
			out = append(out, Near{seat, total, lacks, s.plans(seat, lacks)})
		}
	}
	return out
}

func (s *State) plans(seat rules.Seat, lacks int) []rules.Noun {
	var out []rules.Noun
	add := func(name string, gains int, possible bool) {
		if possible && gains >= lacks {
			out = append(out, rules.Noun{Kind: NounPlan, ID: name})
		}
	}
	p, active := s.Player(seat), s.Turn.Seat
	rise := s.rankCard(p.Rank.Above()).Slack - s.rankCard(p.Rank).Slack
	add("promotion", rise, s.promotable(seat) && p.Hand > 0)
	add("abuse", 1, seat != active && p.Hand > 0 && p.Rank.Order() > s.rank(active).Order() && s.LeaveLeft() > 0)
	add("healing", 1, seat == active && p.Wounds > 0 && s.Rested() && !s.Turn.Healed)
	return out
}
