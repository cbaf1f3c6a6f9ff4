package chezguevara

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// Ask states that a player asks the other players for a raid card.
type Ask struct {
	Seat rules.Seat `json:"seat" jsonschema:"who asks"`
}

func (Ask) Kind() string { return "ask" }
func (Ask) when() moment { return moment{phase: LeavePhase, late: "CG-RAID-05", others: "CG-RAID-05"} }

// A player with a raid card in the hand may not ask. This is not checked, because the hand is
// hidden. CG-RAID-05, CG-AMB-31
func (a Ask) breaks(j *judge) {
	if j.LeaveLeft() < 1 || j.overtaken(a.Seat) {
		j.against("CG-RAID-05", "", "seat", a.Seat)
	}
}

func (Ask) act(r *resolver, _ Wait) { r.Turn.Busy = r.Turn.Busy || r.House.Is(AskingHealing, "yes") }

// CG-RAID-02
func (t *Table) overtaken(leader rules.Seat) bool {
	rank := t.rank(leader).Order()
	return slices.ContainsFunc(t.Players, func(p Player) bool { return p.Seat != leader && p.Rank.Order() > rank })
}

// Give moves a raid card to the hand of a player who asks for it. Other cards may not be given.
type Give struct {
	From rules.Seat   `json:"from" form:"seat" jsonschema:"who gives"`
	To   rules.Seat   `json:"to" jsonschema:"who receives"`
	Card parts.CardID `json:"card,omitempty" jsonschema:"the card; left out: not named"`
}

func (Give) Kind() string { return "give" }
func (Give) when() moment { return moment{phase: LeavePhase, late: "CG-RAID-05", others: "CG-RAID-05"} }

// CG-TABLE-01, CG-RAID-05
func (a Give) breaks(j *judge) {
	args := []any{"seat", a.From, "to", a.To, "card", a.Card}
	switch {
	case !j.Card(a.Card).Is(parts.Raid):
		j.against("CG-TABLE-01", "", args...)
	case j.LeaveLeft() < 1 || j.overtaken(a.To) || a.From == a.To:
		j.against("CG-RAID-05", "", args...)
	case j.Player(a.From).Hand < 1:
		j.impossible("CG-LEAVE-05", "", args...)
	}
}

// CG-RAID-05. The receiver must play the card immediately (CG-RAID-06).
func (a Give) act(r *resolver, _ Wait) {
	if r.Player(a.From) == nil || r.Player(a.To) == nil {
		return
	}
	n := min(1, r.Player(a.From).Hand)
	r.lay(a.From, n)
	r.takeUp(a.To, n)
	r.note("given", "CG-RAID-05", "seat", a.From, "to", a.To, "card", a.Card)
	if r.Card(a.Card).Is(parts.Raid) {
		r.Duty = a.To
	}
}

// Raid is a raid that has begun.
type Raid struct {
	Line     int            `json:"line" jsonschema:"the line that announced it"`
	Leader   rules.Seat     `json:"leader" jsonschema:"who leads it"`
	Rank     parts.Rank     `json:"rank" jsonschema:"of the leader when it began"`
	Card     parts.CardID   `json:"card" jsonschema:"the raid card"`
	Held     bool           `json:"held,omitempty" jsonschema:"the raid card is discarded after the trophies"`
	First    []Die          `json:"first,omitempty" jsonschema:"everybody's first roll"`
	Tied     []rules.Seat   `json:"tied,omitempty" jsonschema:"who roll again"`
	Again    []Die          `json:"again,omitempty" jsonschema:"rolls after a tie"`
	Ranks    []parts.Rank   `json:"ranks,omitempty" jsonschema:"of the players before the promotion"`
	Trophies []parts.CardID `json:"trophies,omitempty" jsonschema:"cards that can still be picked"`
	Picked   []rules.Seat   `json:"picked,omitempty" jsonschema:"who has picked"`
	Second   rules.Seat     `json:"second,omitempty" jsonschema:"who picks second"`
}

// Die is the result of one player's die.
type Die struct {
	Seat rules.Seat `json:"seat" jsonschema:"who rolled"`
	Die  int        `json:"die" jsonschema:"what fell, 1 to 6"`
}

func rolled(dice []Die, seat rules.Seat) bool {
	return slices.ContainsFunc(dice, func(d Die) bool { return d.Seat == seat })
}

// raidAnnounced returns the play of a raid that has not begun, or nil.
func (s *State) raidAnnounced() *Play {
	if p := s.replaceable(); p != nil && p.Waits == ForSettle && s.Card(p.Card).Is(parts.Raid) {
		return p
	}
	return nil
}

// A raid card without slack is discarded when the raid begins (CG-AMB-30). By a house rule, the
// card is discarded after the trophies (CG-AMB-76). The leader's present rank decides about an
// extra trophy (CG-AMB-26). By a house rule, the leader's rank at the announcement decides
// (CG-AMB-75). This house rule does not apply to an ordered raid.
func (r *resolver) beginRaid(p *Play) {
	leader, card := p.Performer(), r.Card(p.Card)
	r.Raid = &Raid{Line: p.Line, Leader: leader, Card: p.Card, Rank: r.rank(leader)}
	if p.As == (Do{}).Kind() && r.House.Is(RaidBegins, "announced") {
		r.Raid.Rank = p.Rank
	}
	p.Waits = ForDice
	r.note("raid", "CG-RAID-01", "seat", leader, "card", p.Card)
	r.payFor(p)
	switch {
	case card.Slack > 0:
		r.put(leader, Laid{Card: p.Card})
	case r.House.Is(RaidCardGoes, "after_trophies"):
		r.Raid.Held = true
	default:
		r.toDiscard(1)
	}
}

// CG-RAID-09, CG-RAID-11, CG-TROPHY-03, CG-TROPHY-06, CG-TROPHY-08
func (s *State) raidWait() Wait {
	w := Wait{Line: s.Raid.Line, For: s.Play(s.Raid.Line).Waits}
	switch w.For {
	case ForDice:
		if all := s.toRoll(); len(all) > 0 {
			w.Seat = all[0]
		}
	case ForSecond:
		w.Seat = s.Raid.Leader
	case ForPick:
		w.Seat = s.nextPicker()
	}
	return w
}

// CG-RAID-09, CG-RAID-11
func (s *State) toRoll() []rules.Seat {
	r := s.Raid
	if len(r.Tied) > 0 {
		return slices.DeleteFunc(slices.Clone(r.Tied), func(seat rules.Seat) bool { return rolled(r.Again, seat) })
	}
	return slices.DeleteFunc(s.Seats(), func(seat rules.Seat) bool { return rolled(r.First, seat) })
}

// CG-RAID-07, CG-RAID-09
func (r *resolver) rollRaid(seat rules.Seat, die int) {
	raid := r.Raid
	if r.Player(seat) == nil {
		return
	}
	r.note("raid-rolled", "CG-RAID-09", "seat", seat, "die", die)
	switch awaited := slices.Contains(r.toRoll(), seat); {
	case awaited && len(raid.Tied) > 0:
		raid.Again = append(raid.Again, Die{seat, die})
		if len(raid.Again) == len(raid.Tied) {
			r.bestRoll(raid.Again)
		}
	case awaited:
		raid.First = append(raid.First, Die{seat, die})
		if len(raid.First) == len(r.Players) {
			r.wound()
			r.tellTotals()
			r.bestRoll(raid.First)
		}
	}
}

// Each player who rolls a 6 in the first roll gets a wound (CG-RAID-12, CG-WOUND-01). The wounds
// come before the promotion (CG-AMB-28). Later rolls cause no wounds (CG-RAID-13).
func (r *resolver) wound() {
	for _, d := range r.Raid.First {
		if d.Die == parts.DieSides {
			r.Player(d.Seat).Wounds++
			r.note("wounded", "CG-RAID-12", "seat", d.Seat)
		}
	}
}

// The player with the highest die is promoted (CG-RAID-10, CG-RAID-14). Players who share the
// highest die roll again (CG-RAID-11).
func (r *resolver) bestRoll(dice []Die) {
	most := slices.MaxFunc(dice, func(a, b Die) int { return a.Die - b.Die }).Die
	var best []rules.Seat
	for _, d := range dice {
		if d.Die == most {
			best = append(best, d.Seat)
		}
	}
	if len(best) > 1 {
		r.Raid.Tied, r.Raid.Again = best, nil
		r.note("raid-tied", "CG-RAID-11", "seats", best)
		return
	}
	r.Raid.Ranks = tables.Each(r.Players, func(p Player) parts.Rank { return p.Rank })
	r.Play(r.Raid.Line).Waits = ForTrophies
	if !r.promotable(best[0]) {
		r.note("raid-no-promotion", "CG-RAID-10", "seat", best[0])
		return
	}
	r.promote(best[0])
}
