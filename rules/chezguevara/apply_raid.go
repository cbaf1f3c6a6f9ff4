package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// beginRaid begins a raid: its card goes into the leader's tent if it gives slack, else
// to the discard pile, before the dice or after the trophies (CG-AMB-30, CG-AMB-76).
// The leader's rank counts as it is now, or as it was announced (CG-AMB-26, CG-AMB-75).
func (r *resolver) beginRaid(p *Play) {
	leader, card := p.Performer(), r.Card(p.Card)
	r.Raid = &Raid{Line: p.Line, Leader: leader, Card: p.Card, Rank: r.rank(leader)}
	if p.As == (Do{}).Kind() && r.House.Is(RaidBegins, "announced") {
		r.Raid.Rank = p.Rank
	}
	p.Waits = ForDice
	r.note("raid", "CG-RAID-01", rules.Args{"seat": leader.Noun(), "card": CardNoun(p.Card)})
	if p.As == (Do{}).Kind() || !r.House.Is(ImposedCost, "free") {
		r.Turn.Spent += min(card.Cost, r.PayLeft())
	}
	switch {
	case card.Slack > 0:
		r.put(leader, Laid{Card: p.Card})
	case r.House.Is(RaidCardGoes, "after_trophies"):
		r.Raid.Held = true
	default:
		r.toDiscard(1)
	}
}

// rollRaid takes a die of a raid; when all have rolled the sixes wound and the highest
// is promoted (CG-RAID-07, CG-RAID-09). Seat may be left out.
func (r *resolver) rollRaid(seat rules.Seat, w Wait, die int) {
	if seat == rules.Nobody {
		seat = w.Seat
	}
	raid := r.Raid
	if r.player(seat) == nil {
		return
	}
	r.note("raid-rolled", "CG-RAID-09", rules.Args{"seat": seat.Noun(), "die": die})
	switch {
	case len(raid.Tied) > 0 && slices.Contains(raid.Tied, seat) && !rolled(raid.Again, seat):
		raid.Again = append(raid.Again, Die{seat, die})
		if len(raid.Again) == len(raid.Tied) {
			r.bestRoll(raid.Again)
		}
	case len(raid.Tied) == 0 && !rolled(raid.First, seat):
		raid.First = append(raid.First, Die{seat, die})
		if len(raid.First) == len(r.Players) {
			r.wound()
			r.bestRoll(raid.First)
		}
	}
}

// wound wounds everybody whose first roll is a 6 (CG-RAID-12, CG-WOUND-01), before
// anybody is promoted (CG-AMB-28). Later sixes do not (CG-RAID-13).
func (r *resolver) wound() {
	for _, d := range r.Raid.First {
		if d.Die == parts.DieSides {
			r.player(d.Seat).Wounds++
			r.note("wounded", "CG-RAID-12", rules.Args{"seat": d.Seat.Noun()})
		}
	}
}

// bestRoll promotes the highest (CG-RAID-10, CG-RAID-14), or lets those who share it
// roll again (CG-RAID-11).
func (r *resolver) bestRoll(dice []Die) {
	best := highest(dice)
	if len(best) > 1 {
		r.Raid.Tied, r.Raid.Again = best, nil
		r.note("raid-tied", "CG-RAID-11", rules.Args{"seats": seatNouns(best)})
		return
	}
	for i := range r.Players {
		r.Raid.Ranks = append(r.Raid.Ranks, r.Players[i].Rank)
	}
	r.play(r.Raid.Line).Waits = ForTrophies
	if !r.promotable(best[0]) {
		r.note("raid-no-promotion", "CG-RAID-10", rules.Args{"seat": best[0].Noun()})
		return
	}
	r.promote(best[0])
}

// Spoils returns how many trophies are to be turned up: what the card says, one more
// if a Sergeant leads (CG-TROPHY-01, CG-TROPHY-02); 0 where nobody has told the number
// of the card.
func (s *State) Spoils() int {
	if s.Raid == nil || s.Card(s.Raid.Card).Trophies == 0 {
		return 0
	}
	n := s.Card(s.Raid.Card).Trophies
	if s.Raid.Rank == parts.Sergeant {
		n++
	}
	return n
}

// applyTrophies turns trophies up from the deck (CG-TROPHY-01).
func (r *resolver) applyTrophies(a Trophies, _ Wait) {
	n := r.draw(len(a.Cards))
	r.Raid.Trophies = slices.Clone(a.Cards[:n])
	r.note("trophies", "CG-TROPHY-01", rules.Args{"cards": cardNouns(r.Raid.Trophies)})
	r.play(r.Raid.Line).Waits = ForPick
	if n == 0 {
		r.endRaid()
	}
}

// applyPick takes a trophy: a thing is in play at once and free (CG-TROPHY-04,
// CG-TROPHY-12), anything else goes to the hand (CG-TROPHY-05). The raid is over when no
// thing is left or all have picked (CG-TROPHY-10, CG-TROPHY-11).
func (r *resolver) applyPick(a Pick, _ Wait) {
	raid := r.Raid
	i := slices.Index(raid.Trophies, a.Card)
	if i < 0 || r.player(a.Seat) == nil {
		return
	}
	raid.Trophies = slices.Delete(raid.Trophies, i, i+1)
	raid.Picked = append(raid.Picked, a.Seat)
	args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card)}
	if r.Card(a.Card).Kind == parts.Thing {
		r.note("picked", "CG-TROPHY-12", args)
		r.put(a.Seat, Laid{Card: a.Card, Moved: true})
	} else {
		r.note("picked-hand", "CG-TROPHY-05", args)
		r.takeUp(a.Seat, 1)
	}
	switch others := r.after(raid.Leader); {
	case r.things() == 0 || len(raid.Picked) >= len(r.Players):
		r.endRaid()
	case raid.Second != rules.Nobody:
	case len(others) == 2:
		raid.Second = others[0]
	default:
		r.play(raid.Line).Waits = ForSecond
	}
}

// applySecond lets whoever is named pick second (CG-TROPHY-06).
func (r *resolver) applySecond(a Second, w Wait) {
	r.Raid.Second = a.Seat
	r.play(w.Line).Waits = ForPick
	r.note("second", "CG-TROPHY-06", rules.Args{"seat": a.Seat.Noun()})
}

// endRaid discards the trophies that are left (CG-TROPHY-10, CG-TROPHY-11) and ends the
// raid.
func (r *resolver) endRaid() {
	if r.Raid == nil {
		return
	}
	r.toDiscard(len(r.Raid.Trophies))
	if r.Raid.Held {
		r.toDiscard(1)
	}
	if p := r.play(r.Raid.Line); p != nil {
		p.Waits = NoWait
	}
	r.note("raid-over", "CG-TROPHY-10", rules.Args{"cards": cardNouns(r.Raid.Trophies)})
	r.Raid = nil
}
