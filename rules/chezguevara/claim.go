package chezguevara

import (
	"slices"

	"tablemate/rules"
)

// claim adds a claim of victory for every player with enough slack, the active player first
// (CG-WIN-01, CG-AMB-38). Even between two picks of trophies, claim adds claims (CG-TROPHY-13). In
// a replay, it adds no claims.
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

// closeClaims drops the claims of players who no longer have enough slack. If no cancel card can
// prevent the first victory, closeClaims ends the game. Otherwise, it adds a note with the lines
// that the first claim depends on (CG-AMB-37).
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
			c.Line = r.n // the line that led to the claim is no longer valid, but the player still has enough slack
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

// fewOpen is the largest number of open cards for which the method `rests` tries all subsets. If
// there are more open cards, the method tries only single cards and pairs.
const fewOpen = 9

// The method `rests` lists the lines that a claim depends on (CG-AMB-69). The victory may be
// prevented by cancelling a group of open cards. The method searches for the smallest such groups,
// and returns the lines of their cards.
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

func (r *resolver) without(lines []int) *resolver {
	out := &resolver{State: r.State}
	out.Lines = slices.Clip(r.Lines)
	for _, line := range lines {
		out.Lines = append(out.Lines, Line{Action: Cancel{On: line}, On: line})
	}
	out.replay()
	return out
}

// held reports whether a claim of victory suspends a due action (CG-WIN-01, CG-WIN-03). During a
// replay, a claim suspends only the actions that were due before the replay. All other due actions
// had been done before, so the replay does them again.
func (r *resolver) held(o Owed) bool {
	claimed := slices.ContainsFunc(r.Claims, func(c Claim) bool { return r.Total(c.Seat) >= r.Goal() })
	return claimed && (!r.quiet || slices.Contains(r.was, o))
}

const nearBy = 3

// Near is a player close to victory.
type Near struct {
	Seat  rules.Seat
	Slack int
	Lacks int
	Plans []rules.Noun // ways to win with one action
}

// Near lists the players who need at most three more slack to win. The players are listed
// clockwise, starting with the active player.
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
