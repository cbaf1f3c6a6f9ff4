package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Resolve states that nobody objects to an announced card, an exposure roll or a claim of victory.
// This card, roll or claim then takes effect.
type Resolve struct {
	On   int            `json:"on,omitempty" jsonschema:"the line that is settled"`
	Keep []parts.CardID `json:"keep,omitempty" jsonschema:"things of a looting that are acquired; left out: all that the pay covers"`
	None bool           `json:"none,omitempty" jsonschema:"nothing of a looting is acquired"`
}

func (Resolve) Kind() string { return "resolve" }
func (Resolve) when() moment { return moment{answers: []Awaited{ForClaim, ForSettle, ForVerdict}} }

// CG-ACT-03, CG-ACT-05. The pay must cover the things that a looting acquires (CG-LOOT-01,
// CG-LOOT-05). By a house rule, the cost of an activity is checked only now (CG-AMB-74).
func (a Resolve) breaks(j *judge) {
	w := j.awaitedBy(a)
	switch {
	case w.For == NoWait && j.awaits(a.On, rules.Nobody, ForSlack).For != NoWait:
		j.against("CG-ACT-05", "no-roll", "line", LineNoun(a.On))
	case w.For == NoWait:
		j.against("CG-ACT-03", "nothing", "line", LineNoun(a.On))
	}
	if w.For != ForSettle {
		return
	}
	p := j.Play(w.Line)
	loots, cost := p.As == Loot{}.Kind(), j.Cost(a.Keep)
	if !loots {
		cost = j.Card(p.Card).Cost
	}
	args := []any{"seat", p.Performer(), "cost", cost, "pay", j.PayLeft()}
	switch dear := cost > j.PayLeft(); {
	case !loots && dear && j.House.Is(ActivityCost, "settled"):
		j.against("CG-ACT-02", "", args...)
	case loots && !within(a.Keep, p.Cards):
		j.against("CG-LOOT-01", "not-laid", args...)
	case loots && dear:
		j.against("CG-LOOT-05", "", args...)
	}
}

// `within` reports whether `cards` contains all cards of `some`. If a card occurs twice in `some`,
// it must occur twice in `cards`.
func within(some, cards []parts.CardID) bool {
	left := slices.Clone(cards)
	for _, id := range some {
		i := slices.Index(left, id)
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return true
}

func (a Resolve) act(r *resolver, w Wait) {
	switch w.For {
	case ForClaim:
		r.win(r.Claims[0])
	case ForSettle:
		r.settle(r.Play(w.Line), a)
	case ForVerdict:
		r.verdict(r.Play(w.Line))
	}
}

// settleOpen puts announced activities and lootings into effect. It runs when the turn continues,
// because this means that nobody objects (CG-AMB-42). The accuser of an exposure can then no longer
// act (CG-AMB-33).
func (r *resolver) settleOpen() {
	for i := range slices.Backward(r.Plays) {
		switch p := &r.Plays[i]; p.Waits {
		case ForSettle:
			n := r.n
			r.n = p.Line // the notes must name the line of the play, not the current line
			r.settle(p, Resolve{})
			r.n = n
		case ForAction:
			p.Waits = NoWait
		}
	}
}

func (r *resolver) settle(p *Play, did Resolve) {
	p.Waits = NoWait
	switch {
	case p.As == Loot{}.Kind():
		r.settleLoot(p, did)
	case r.Card(p.Card).Is(parts.Raid):
		r.beginRaid(p)
	default:
		r.settleActivity(p, r.Card(p.Card).Slack)
	}
}

// CG-LOOT-05, CG-LOOT-06, CG-LOOT-07. Things that are not acquired return to the hand (CG-AMB-16).
func (r *resolver) settleLoot(p *Play, did Resolve) {
	looter, keep, told := p.Seat, did.Keep, did.None || len(did.Keep) > 0
	kept, back := []parts.CardID{}, 0
	for _, id := range p.Cards {
		cost := r.Card(id).Cost
		i := slices.Index(keep, id)
		if told && i < 0 || !told && cost > r.PayLeft() {
			back++
			continue
		}
		if told {
			keep = slices.Delete(slices.Clone(keep), i, i+1)
		}
		r.Turn.Spent += cost
		kept = append(kept, id)
	}
	r.takeUp(looter, back)
	r.note("looted", "CG-LOOT-07", "seat", looter, "cards", kept, "pay", r.PayLeft())
	for _, id := range kept {
		r.put(looter, Laid{Card: id})
	}
}

// CG-ACT-04, CG-ABUSE-07. A card without slack is discarded, but the player does not get the unit
// of leave back (CG-ACT-06, CG-ABUSE-08, CG-AMB-53).
func (r *resolver) settleActivity(p *Play, slack int) {
	who, card := p.Performer(), r.Card(p.Card)
	r.payFor(p)
	if slack <= 0 && !(card.Untold && !card.Die) {
		r.toDiscard(1)
		r.note("no-slack", "CG-ACT-06", "seat", who, "card", p.Card, "slack", slack)
		return
	}
	l := Laid{Card: p.Card}
	if card.Die {
		l.Tokens = slack
	}
	r.note("done", "CG-ACT-04", "seat", who, "card", p.Card, "slack", slack)
	r.put(who, l)
	if card.Is(parts.Sex) && slack >= parts.NoisyFrom {
		r.noise(who)
	}
}

// CG-ACT-01. The pay never falls below 0.
func (r *resolver) payFor(p *Play) {
	if p.As == (Do{}).Kind() || !r.House.Is(ImposedCost, "free") {
		r.Turn.Spent += min(r.Card(p.Card).Cost, r.PayLeft())
	}
}
