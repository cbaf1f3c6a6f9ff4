package chezguevara

import (
	"cmp"
	"slices"

	"tablemate/rules"
)

// Roll reports a player's die for a recruited person, an activity, an exposure or a raid.
type Roll struct {
	Seat rules.Seat `json:"seat,omitempty" jsonschema:"left out: whose die is awaited"`
	Die  int        `json:"die" form:",1,6" jsonschema:"what fell, 1 to 6"`
	On   int        `json:"on,omitempty" jsonschema:"the line that the roll is for"`
}

func (Roll) Kind() string { return "roll" }
func (Roll) when() moment {
	return moment{answers: []Awaited{ForArrival, ForSlack, ForExposure, ForDice}}
}

// A result is final (CG-SYNC-02). In a raid, each player rolls one die (CG-RAID-09). Only players
// who tie for the highest result roll again (CG-RAID-11). A recruited person is announced before
// the die (CG-REC-05).
func (a Roll) breaks(j *judge) {
	if j.awaitedBy(a).For != NoWait {
		return
	}
	p, raid := j.Play(a.On), j.raidAnnounced()
	other := j.awaits(a.On, rules.Nobody, a.when().answers...)
	switch {
	case other.For != NoWait:
		j.against(j.othersDie(other, a.Seat), "others-die", "seat", a.Seat, "other", other.Seat)
	case raid != nil && (a.On == 0 || p == raid):
	case p != nil && p.Die != 0, a.On == 0 && j.awaits(0, rules.Nobody, ForVerdict).For != NoWait:
		j.against("CG-SYNC-02", "", "seat", a.Seat)
	case j.Raid != nil && (p == nil || a.On == j.Raid.Line):
		j.against("CG-RAID-11", "over", "seat", a.Seat)
	case j.Turn.Phase == Recruiting && j.cameAtOnce():
		j.unusual("CG-REC-06", "seat", a.Seat)
	case j.Turn.Phase == Recruiting:
		j.against("CG-REC-05", "", "seat", a.Seat)
	case j.Turn.Phase == LeavePhase:
		j.against("CG-ACT-03", "no-die", "seat", a.Seat)
	default:
		j.against("CG-ROLL-01", "no-die", "seat", a.Seat)
	}
}

// A moocher or a cat needs no die (CG-REC-06, CG-REC-13).
func (s *State) cameAtOnce() bool {
	i := len(s.Plays) - 1
	return i >= 0 && s.Plays[i].As == (Recruit{}).Kind() && s.Plays[i].Open()
}

// othersDie returns the rule that a player breaks by rolling the die of another player.
func (s *State) othersDie(w Wait, seat rules.Seat) ruleID {
	switch {
	case w.For == ForDice && len(s.Raid.Tied) > 0 && !slices.Contains(s.Raid.Tied, seat):
		return "CG-RAID-11"
	case w.For == ForDice:
		return "CG-RAID-09"
	}
	return pendingRules[w.For]
}

// After the roll for a card, the card can no longer be cancelled (CG-CANC-04, CG-AMB-60).
func (a Roll) act(r *resolver, w Wait) {
	p := r.Play(w.Line)
	if p.Shut == 0 {
		p.Shut = r.n
	}
	switch w.For {
	case ForArrival:
		r.rollArrival(p, a.Die)
	case ForSlack:
		p.Waits = NoWait
		r.settleActivity(p, max(0, a.Die+r.Card(p.Card).Slack))
	case ForExposure:
		r.rollExposure(p, a.Die)
	case ForDice:
		r.rollRaid(cmp.Or(a.Seat, w.Seat), a.Die)
	}
}

// CG-EXPO-03, CG-EXPO-04. Later changes of the modifier do not affect the result (CG-SYNC-02).
func (r *resolver) rollExposure(p *Play, die int) {
	if r.Lines[r.n-1].Mods == nil {
		mods := r.mods(p.To)
		r.Lines = slices.Clone(r.Lines)
		r.Lines[r.n-1].Mods = &mods
	}
	mods := *r.Lines[r.n-1].Mods
	p.Die, p.Result, p.Waits = die, die+mods, ForVerdict
	r.note("exposure-rolled", "CG-EXPO-04", "seat", p.To, "die", die, "mods", mods, "result", p.Result)
}

// mods returns the modifier of an exposure roll (CG-EXPO-04, CG-EXPO-11, CG-RANK-06).
func (s *State) mods(seat rules.Seat) int {
	p := s.Player(seat)
	if p == nil {
		return 0
	}
	n := -s.rankCard(p.Rank).Penalty
	for _, l := range p.Tent {
		n += s.Card(l.Card).Exposure
	}
	return n
}

// Clears returns the lowest die with which a player is cleared after an exposure.
func (s *State) Clears(seat rules.Seat) int { return ClearedFrom - s.mods(seat) }

// ClearedFrom is the lowest result of an exposure roll that clears the accused (CG-EXPO-05).
const ClearedFrom = 3
