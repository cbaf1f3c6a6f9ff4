package chezguevara

import (
	"slices"

	"tablemate/rules"
)

// claim makes everybody who has the goal claim victory: the active player before the others
// clockwise, if one step brings several there (CG-WIN-01, CG-AMB-38), between the trophies
// too (CG-TROPHY-13). Lines that are gone through anew are past: the table after them counts.
func (r *resolver) claim() {
	if r.quiet || len(r.Players) == 0 {
		return
	}
	for _, seat := range r.Clockwise() {
		claimed := slices.ContainsFunc(r.Claims, func(c Claim) bool { return c.Seat == seat })
		if r.Total(seat) >= r.Goal() && !claimed {
			r.Claims = append(slices.Clip(r.Claims), Claim{Seat: seat, Line: r.n})
		}
	}
}

// closeClaims ends the game with the first claim that no cancel card can undo any more; one
// that rests on open cards is told, for a cancel card goes first (CG-AMB-37). Whoever has the
// goal no longer claims nothing.
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
	if len(r.Claims) == 0 {
		return
	}
	first := &r.Claims[0]
	first.Rests = r.rests(*first)
	if len(first.Rests) == 0 {
		r.win(*first)
		return
	}
	r.note("claims", "CG-AMB-37", "seat", first.Seat, "slack", first.Slack, "rests", lineNouns(first.Rests))
}

// win ends the game (CG-WIN-01, CG-WIN-02).
func (r *resolver) win(c Claim) {
	by := []ruleID{"CG-WIN-01"}
	if r.Goal() != 20 {
		by = append(by, "CG-WIN-02")
	}
	r.Result = &Result{Winner: c.Seat, By: by}
	r.note("won", "CG-WIN-01", "seat", c.Seat, "slack", c.Slack)
}

// rests lists the open cards, cancel cards among them, without which whoever claims victory
// has not the goal, tried one by one (CG-AMB-69).
func (r *resolver) rests(c Claim) []int {
	var out []int
	for i := range r.Plays {
		p := &r.Plays[i]
		brought := p.Line == c.Line || r.line(c.Line).On == p.Line
		if !p.Cancellable() || r.House.Is(ClaimRests, "last_card") && !brought {
			continue
		}
		without := &resolver{State: r.State}
		without.Lines = append(slices.Clip(r.Lines), Line{Action: Cancel{On: p.Line}, On: p.Line})
		without.replay()
		if without.Total(c.Seat) < r.Goal() {
			out = append(out, p.Line)
		}
	}
	return out
}

// reached reports whether somebody has the goal.
func (s *State) reached() bool {
	return slices.ContainsFunc(s.Players, func(p Player) bool { return s.Total(p.Seat) >= s.Goal() })
}

// nearBy is how much slack short of the goal is worth a warning.
const nearBy = 3

// Near is somebody within three of the goal, with what would win for him now as far as all
// can see.
type Near struct {
	Seat  rules.Seat
	Slack int
	Lacks int
	Plans []rules.Noun // ways to win at one stroke: a promotion, an abuse of rank, the healing
}

// Near lists who is within three of the goal, clockwise from the active player.
func (s *State) Near() []Near {
	var out []Near
	if s.Result != nil || len(s.Players) == 0 {
		return nil
	}
	for _, seat := range s.Clockwise() {
		total := s.Total(seat)
		if lacks := s.Goal() - total; lacks <= nearBy {
			out = append(out, Near{seat, total, lacks, s.plans(seat, lacks)})
		}
	}
	return out
}

// plans lists what would bring somebody so much slack, by what lies open.
func (s *State) plans(seat rules.Seat, lacks int) []rules.Noun {
	var out []rules.Noun
	add := func(name string, gains int, possible bool) {
		if possible && gains >= lacks {
			out = append(out, rules.Noun{Kind: NounPlan, ID: name})
		}
	}
	p, active := s.player(seat), s.Turn.Seat
	rise := s.rankCard(p.Rank.Above()).Slack - s.rankCard(p.Rank).Slack
	add("promotion", rise, s.promotable(seat) && p.Hand > 0)
	add("abuse", 1, seat != active && p.Hand > 0 && p.Rank.Order() > s.rank(active).Order() && s.LeaveLeft() > 0)
	add("healing", 1, seat == active && p.Wounds > 0 && s.Rested() && !s.Turn.Healed)
	return out
}
