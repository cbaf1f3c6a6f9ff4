package chezguevara

import (
	"slices"

	"tablemate/rules"
)

// judge makes everybody who has reached the goal claim victory: the active player
// before the others clockwise, if one step brings several there (CG-WIN-01,
// CG-AMB-38), between the trophies too (CG-TROPHY-13). A claim stands whatever is lost later (CG-WIN-03).
func (r *resolver) judge() {
	goal := r.Goal()
	if len(r.Players) == 0 {
		return
	}
	at := max(0, r.index(r.Turn.Seat))
	for i := range r.Players {
		seat := r.Players[(at+i)%len(r.Players)].Seat
		if total := r.Total(seat); total >= goal && !r.claimed(seat) {
			r.Claims = append(slices.Clip(r.Claims), Claim{Seat: seat, Line: r.n, Slack: total})
		}
	}
}

func (t *Table) claimed(seat rules.Seat) bool {
	return slices.ContainsFunc(t.Claims, func(c Claim) bool { return c.Seat == seat })
}

// closeClaims ends the game with the first claim that no cancel card can undo any more;
// one that rests on open cards is told, for a cancel card goes first (CG-AMB-37).
func (r *resolver) closeClaims() {
	if r.Result != nil || len(r.Claims) == 0 {
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

// rests lists the open cards without which a claim would not have been made, tried one
// by one (CG-AMB-69).
func (r *resolver) rests(c Claim) []int {
	var out []int
	for i := range r.Plays {
		p := &r.Plays[i]
		if !p.Cancellable() || p.Line > c.Line || r.House.Is(ClaimRests, "last_card") && !r.brought(p.Line, c.Line) {
			continue
		}
		without := &resolver{State: r.State}
		without.Lines = append(slices.Clip(r.Lines), Line{Action: Cancel{On: p.Line}, On: p.Line})
		without.replay()
		if !without.claimed(c.Seat) {
			out = append(out, p.Line)
		}
	}
	return out
}

// brought reports whether a play is the one at whose line, or answer, a claim was made.
func (s *State) brought(play, claim int) bool { return play == claim || s.line(claim).On == play }

// keepClaims keeps a claim when an older card is cancelled on which it does not rest,
// where the table says so (CG-AMB-69).
func (r *resolver) keepClaims(before *State, a Action) {
	c, ok := a.(Cancel)
	if !ok || len(before.Claims) == 0 || before.Result != nil || r.House.Is(ClaimRests, "every_open_card") {
		return
	}
	if first := before.Claims[0]; !slices.Contains(first.Rests, c.On) && !r.claimed(first.Seat) {
		r.Claims = append([]Claim{first}, r.Claims...)
	}
}
