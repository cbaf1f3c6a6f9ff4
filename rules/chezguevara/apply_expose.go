package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// rollExposure adds what the things and the rank of the accused say to his die
// (CG-EXPO-03, CG-EXPO-04). The result is frozen as it falls (CG-SYNC-02).
func (r *resolver) rollExposure(p *Play, die int) {
	line := &r.Lines[r.n-1]
	if line.Mods == nil {
		mods := r.mods(p.To)
		r.Lines = slices.Clone(r.Lines)
		r.Lines[r.n-1].Mods = &mods
		line = &r.Lines[r.n-1]
	}
	p.Die, p.Result, p.Waits = die, die+*line.Mods, ForVerdict
	r.note("exposure-rolled", "CG-EXPO-04", rules.Args{"seat": p.To.Noun(), "die": die, "mods": *line.Mods, "result": p.Result})
}

// verdict clears the accused on 3 or more, who may take revenge (CG-EXPO-05, CG-REV-01),
// or demotes him on 2 or less (CG-EXPO-06), whereupon the accuser has one action
// (CG-EXPO-07).
func (r *resolver) verdict(p *Play) {
	if p.Result >= ClearedFrom {
		p.Waits = NoWait
		r.Right = &Right{Seat: p.To, Against: p.Seat, Line: p.Line}
		r.note("cleared", "CG-EXPO-05", rules.Args{"seat": p.To.Noun(), "result": p.Result})
		return
	}
	r.note("convicted", "CG-EXPO-06", rules.Args{"seat": p.To.Noun(), "result": p.Result})
	r.convict(p)
}

// convict demotes who was exposed; with nothing to move or bring the accuser has
// nothing to do (CG-AMB-33).
func (r *resolver) convict(p *Play) {
	accused := p.To
	p.Waits = NoWait
	if len(r.movable(accused)) > 0 || r.leaderFrom(accused) != nowhere {
		p.Waits = ForAction
	}
	r.demote(accused)
}

// movable lists who may be moved out of a tent after an exposure: anybody but the
// Glorious Leader and cats (CG-EXPO-08).
func (s *State) movable(seat rules.Seat) []parts.CardID {
	p := s.player(seat)
	if p == nil {
		return nil
	}
	var out []parts.CardID
	for _, l := range p.Tent {
		card := s.Card(l.Card)
		if card.Kind == parts.Person && !fixed(card) && !slices.Contains(out, l.Card) {
			out = append(out, l.Card)
		}
	}
	return out
}

// fixed reports whether a person can be neither evicted nor moved by an exposure: the
// Glorious Leader and cats (CG-EVICT-05, CG-EXPO-08).
func fixed(c *parts.Card) bool { return c.ID == parts.GloriousLeader || c.Is(parts.Cat) }

// applyTransfer moves a person to another tent, without a roll (CG-EXPO-09).
func (r *resolver) applyTransfer(a Transfer, w Wait) {
	p := r.play(w.Line)
	p.Waits = NoWait
	r.followUp(a.Seat)
	r.note("transferred", "CG-EXPO-09", rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(a.Card), "to": a.To.Noun()})
	r.move(a.Card, p.To, a.To)
}

// followUp counts an accuser's action against his healing where the table says so
// (CG-AMB-80).
func (r *resolver) followUp(seat rules.Seat) {
	if seat == r.Turn.Seat && r.House.Is(FollowUpHealing, "yes") {
		r.Turn.Busy = true
	}
}

// Where the Glorious Leader may be fetched from besides tents.
const (
	nowhere     rules.Seat = ""
	fromDiscard rules.Seat = "discard"
	fromDeck    rules.Seat = "deck"
)

// leaderFrom returns where the Glorious Leader would be brought from: another tent,
// or where the table allows more, the discard pile or the deck (CG-EXPO-10,
// CG-AMB-34); nowhere if he cannot be brought.
func (s *State) leaderFrom(to rules.Seat) rules.Seat {
	for i := range s.Players {
		p := &s.Players[i]
		switch {
		case p.finds(parts.GloriousLeader) < 0:
		case p.Seat == to:
			return nowhere
		default:
			return p.Seat
		}
	}
	switch {
	case s.House.Is(LeaderSource, "tents"):
		return nowhere
	case s.Discard > 0:
		return fromDiscard
	case s.House.Is(LeaderSource, "anywhere") && s.Deck > 0:
		return fromDeck
	}
	return nowhere
}

// applyBring brings the Glorious Leader to the exposed player, where he feeds
// (CG-EXPO-10, CG-MOOCH-02).
func (r *resolver) applyBring(a Bring, w Wait) {
	p := r.play(w.Line)
	p.Waits = NoWait
	r.followUp(a.Seat)
	host := p.To
	from := r.leaderFrom(host)
	if from == nowhere {
		return
	}
	r.note("leader-brought", "CG-EXPO-10", rules.Args{"seat": a.Seat.Noun(), "to": host.Noun()})
	switch from {
	case fromDiscard:
		r.Discard--
		r.arrive(host, Laid{Card: parts.GloriousLeader, Moved: true})
	case fromDeck:
		r.draw(1)
		r.arrive(host, Laid{Card: parts.GloriousLeader, Moved: true})
	default:
		r.move(parts.GloriousLeader, from, host)
	}
}

// applyRevenge exposes the accuser without a roll (CG-REV-02), by a card or by the
// Orderly, who stays (CG-REV-03).
func (r *resolver) applyRevenge(a Revenge) {
	if a.Seat == r.Turn.Seat && (a.Card != parts.Orderly || r.House.Is(OrderlyHealing, "yes")) {
		r.Turn.Busy = true
	}
	r.spend(a)
	on := r.Lines[r.n-1].On
	exposure := r.play(on)
	if exposure == nil {
		return
	}
	p := r.begin(Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), To: exposure.Seat, On: on})
	r.Right = nil
	if p.By != 0 {
		return
	}
	r.note("revenge", "CG-REV-02", rules.Args{"seat": a.Seat.Noun(), "target": p.To.Noun()})
	r.convict(p)
}
