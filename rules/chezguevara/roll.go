package chezguevara

import (
	"cmp"
	"slices"

	"tablemate/rules"
)

// Roll is the result of a die of the player Seat. The die is rolled for a recruited person, for the
// slack of an activity, for an exposure, or in a raid.
type Roll struct {
	Seat rules.Seat `json:"seat,omitempty" jsonschema:"left out: whose die is awaited"`
	Die  int        `json:"die" form:",1,6" jsonschema:"what fell, 1 to 6"`
	On   int        `json:"on,omitempty" jsonschema:"the line that the roll is for"`
}

func (Roll) Kind() string { return "roll" }
func (Roll) when() moment {
	return moment{answers: []Awaited{ForArrival, ForSlack, ForExposure, ForDice}}
}

// The method breaks checks a die. The game must wait for a die of this player. The result of a die
// is final, so the die is not rolled again (CG-SYNC-02). In a raid, each player rolls one die
// (CG-RAID-09), and only players who share the highest die roll again (CG-RAID-11). A recruited
// person must be announced before the die (CG-REC-05).
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

// cameAtOnce reports whether the latest card is a person who needs no die (CG-REC-06, CG-REC-13).
func (s *State) cameAtOnce() bool {
	i := len(s.Plays) - 1
	return i >= 0 && s.Plays[i].As == (Recruit{}).Kind() && s.Plays[i].Open()
}

// othersDie returns the rule that a player breaks by rolling a die that another player must roll.
func (s *State) othersDie(w Wait, seat rules.Seat) ruleID {
	switch {
	case w.For == ForDice && len(s.Raid.Tied) > 0 && !slices.Contains(s.Raid.Tied, seat):
		return "CG-RAID-11"
	case w.For == ForDice:
		return "CG-RAID-09"
	}
	return pendingRules[w.For]
}

// act applies a die. Then the played card can no longer be cancelled (CG-CANC-04, CG-AMB-60).
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

// rollExposure applies the die of an exposure and adds the modifiers (CG-EXPO-03, CG-EXPO-04).
// Later changes do not affect the result (CG-SYNC-02).
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

// mods returns the modifier of a player's exposure roll: the modifiers of the things in the tent,
// minus the penalty of the rank (CG-EXPO-04, CG-EXPO-11, CG-RANK-06).
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
