package chezguevara

import (
	"slices"

	"tablemate/rules"
)

// judge makes everybody who has the goal claim victory: the active player before the others
// clockwise, if one step brings several there (CG-WIN-01, CG-AMB-38), between the trophies
// too (CG-TROPHY-13). Lines that are gone through anew are past: the table after them counts.
func (r *resolver) judge() {
	if r.quiet || len(r.Players) == 0 {
		return
	}
	for _, seat := range r.Clockwise() {
		if r.Total(seat) >= r.Goal() && !r.claimed(seat) {
			r.Claims = append(slices.Clip(r.Claims), Claim{Seat: seat, Line: r.n})
		}
	}
}

func (t *Table) claimed(seat rules.Seat) bool {
	return slices.ContainsFunc(t.Claims, func(c Claim) bool { return c.Seat == seat })
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
	r.note("claims", "CG-AMB-37", rules.Args{"seat": first.Seat.Noun(), "slack": first.Slack, "rests": lineNouns(first.Rests)})
}

// win ends the game (CG-WIN-01, CG-WIN-02).
func (r *resolver) win(c Claim) {
	by := []ruleID{"CG-WIN-01"}
	if r.Goal() != 20 {
		by = append(by, "CG-WIN-02")
	}
	r.Result = &Result{Winner: c.Seat, By: by}
	r.note("won", "CG-WIN-01", rules.Args{"seat": c.Seat.Noun(), "slack": c.Slack})
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
