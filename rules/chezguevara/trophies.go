package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Trophies lists the cards that people turn up after the dice of a raid.
type Trophies struct {
	Cards []parts.CardID `json:"cards" jsonschema:"the cards that were turned up"`
	On    int            `json:"on,omitempty" jsonschema:"the line of the raid"`
}

func (Trophies) Kind() string { return "trophies" }
func (Trophies) when() moment { return moment{answers: []Awaited{ForTrophies}} }

// CG-RAID-07, CG-TROPHY-01, CG-TROPHY-02. If too few cards are left, all are turned up (CG-AMB-10).
func (a Trophies) breaks(j *judge) {
	there := j.Deck + j.Discard
	args := []any{"cards", len(a.Cards), "wanted", j.Spoils()}
	switch {
	case j.Raid != nil && j.awaits(a.On, rules.Nobody, ForDice).For != NoWait:
		j.against("CG-RAID-07", "", args...)
	case j.awaitedBy(a).For == NoWait:
		j.against("CG-TROPHY-01", "unasked", args...)
	case len(a.Cards) > there:
		j.impossible("CG-COMP-01", "life_cards", args...)
	case j.Spoils() != 0 && len(a.Cards) != min(j.Spoils(), there):
		v := j.against("CG-TROPHY-01", "", args...)
		if j.Raid.Rank == parts.Sergeant {
			v.Also = []ruleID{"CG-TROPHY-02"}
		}
	}
}

// Spoils returns the number of trophies of the raid, or 0 if it is unknown (CG-TROPHY-01,
// CG-TROPHY-02).
func (s *State) Spoils() int {
	if s.Raid == nil {
		return 0
	}
	n := s.Card(s.Raid.Card).Trophies
	if n != 0 && s.Raid.Rank == parts.Sergeant {
		n++
	}
	return n
}

func (a Trophies) act(r *resolver, _ Wait) {
	n := r.draw(len(a.Cards))
	r.Raid.Trophies = slices.Clone(a.Cards[:n])
	r.note("trophies", "CG-TROPHY-01", "cards", r.Raid.Trophies)
	r.Play(r.Raid.Line).Waits = ForPick
	if n == 0 {
		r.endRaid()
	}
}

// Pick states that a player takes one trophy.
type Pick struct {
	Seat rules.Seat   `json:"seat" jsonschema:"who picks"`
	Card parts.CardID `json:"card" jsonschema:"the trophy"`
	On   int          `json:"on,omitempty" jsonschema:"the line of the raid"`
}

func (Pick) Kind() string { return "pick" }
func (Pick) when() moment { return moment{answers: []Awaited{ForPick}} }

// CG-TROPHY-03, CG-TROPHY-06, CG-TROPHY-08, CG-TROPHY-09. Only the leader may take a card that is
// not a thing (CG-TROPHY-07).
func (a Pick) breaks(j *judge) {
	w := j.awaits(a.On, rules.Nobody, ForPick)
	args := []any{"seat", a.Seat, "next", w.Seat}
	switch {
	case j.Raid != nil && slices.Contains(j.Raid.Picked, a.Seat):
		j.against("CG-TROPHY-09", "twice", args...)
	case w.For == NoWait && j.awaits(a.On, rules.Nobody, ForSecond).For != NoWait:
		j.against("CG-TROPHY-06", "", args...)
	case w.For == NoWait:
		j.against("CG-TROPHY-03", "unasked", args...)
	case a.Seat != w.Seat && len(j.Raid.Picked) == 0:
		j.against("CG-TROPHY-03", "", args...)
	case a.Seat != w.Seat && w.Seat == j.Raid.Second:
		j.against("CG-TROPHY-06", "", args...)
	case a.Seat != w.Seat:
		j.against("CG-TROPHY-08", "", args...)
	case !slices.Contains(j.Raid.Trophies, a.Card):
		j.impossible("CG-TROPHY-09", "", "seat", a.Seat, "card", a.Card)
	case a.Seat == j.Raid.Leader || j.isThing(a.Card):
	case a.Seat == j.Raid.Second:
		j.against("CG-TROPHY-07", "", "seat", a.Seat, "card", a.Card)
	default:
		j.against("CG-TROPHY-09", "", "seat", a.Seat, "card", a.Card)
	}
}

func (s *State) isThing(id parts.CardID) bool { return s.Card(id).Kind == parts.Thing }

// CG-TROPHY-03, CG-TROPHY-09
func (s *State) pickable(seat rules.Seat) []parts.CardID {
	return slices.DeleteFunc(once(s.Raid.Trophies), func(id parts.CardID) bool {
		return seat != s.Raid.Leader && !s.isThing(id)
	})
}

// CG-TROPHY-08, CG-AMB-26, CG-AMB-27
func (s *State) nextPicker() rules.Seat {
	r := s.Raid
	if len(r.Picked) == 0 {
		return r.Leader
	}
	if r.Second != rules.Nobody && !slices.Contains(r.Picked, r.Second) {
		return r.Second
	}
	best, next := [2]int{}, rules.Nobody
	for _, seat := range s.after(r.Leader) {
		if slices.Contains(r.Picked, seat) {
			continue
		}
		claim := [2]int{s.pickRank(seat).Order(), s.Total(seat)}
		if s.House.Is(PickTie, "less_slack_first") {
			claim[1] = -claim[1]
		}
		if next == rules.Nobody || claim[0] > best[0] || claim[0] == best[0] && claim[1] > best[1] {
			best, next = claim, seat
		}
	}
	return next
}

// CG-AMB-26
func (s *State) pickRank(seat rules.Seat) parts.Rank {
	if i := s.index(seat); s.House.Is(PickRanks, "before_promotion") && i < len(s.Raid.Ranks) {
		return s.Raid.Ranks[i]
	}
	return s.rank(seat)
}

// act gives the trophy to the player. A thing costs nothing (CG-TROPHY-04, CG-TROPHY-12). A card
// that is not a thing goes to the hand (CG-TROPHY-05). The raid ends when no thing is left or all
// players have picked (CG-TROPHY-10, CG-TROPHY-11).
func (a Pick) act(r *resolver, _ Wait) {
	raid := r.Raid
	i := slices.Index(raid.Trophies, a.Card)
	if i < 0 || r.Player(a.Seat) == nil {
		return
	}
	raid.Trophies = slices.Delete(raid.Trophies, i, i+1)
	raid.Picked = append(raid.Picked, a.Seat)
	if r.isThing(a.Card) {
		r.note("picked", "CG-TROPHY-12", "seat", a.Seat, "card", a.Card)
		r.put(a.Seat, Laid{Card: a.Card, Moved: true})
	} else {
		r.note("picked-hand", "CG-TROPHY-05", "seat", a.Seat, "card", a.Card)
		r.takeUp(a.Seat, 1)
	}
	switch others := r.after(raid.Leader); {
	case !slices.ContainsFunc(raid.Trophies, r.isThing) || len(raid.Picked) >= len(r.Players):
		r.endRaid()
	case raid.Second != rules.Nobody:
	case len(others) == 2:
		raid.Second = others[0]
	default:
		r.Play(raid.Line).Waits = ForSecond
	}
}

// Second names the player who picks second. The field By names the player who makes this choice. If
// By is empty, the leader of the raid makes the choice.
type Second struct {
	Seat rules.Seat `json:"seat" jsonschema:"who picks second"`
	By   rules.Seat `json:"by,omitempty" jsonschema:"who names the second; left out: the leader"`
	On   int        `json:"on,omitempty" jsonschema:"the line of the raid"`
}

func (Second) Kind() string { return "second" }
func (Second) when() moment { return moment{answers: []Awaited{ForSecond}} }

// CG-TROPHY-06
func (a Second) breaks(j *judge) {
	w := j.awaitedBy(a)
	if w.For == NoWait || a.Seat == j.Raid.Leader || a.By != rules.Nobody && a.By != j.Raid.Leader {
		j.against("CG-TROPHY-06", "", "seat", a.Seat)
	}
}

func (a Second) act(r *resolver, w Wait) {
	r.Raid.Second = a.Seat
	r.Play(w.Line).Waits = ForPick
	r.note("second", "CG-TROPHY-06", "seat", a.Seat)
}

// CG-TROPHY-10, CG-TROPHY-11
func (r *resolver) endRaid() {
	if r.Raid == nil {
		return
	}
	r.toDiscard(len(r.Raid.Trophies))
	if r.Raid.Held {
		r.toDiscard(1)
	}
	if p := r.Play(r.Raid.Line); p != nil {
		p.Waits = NoWait
	}
	r.note("raid-over", "CG-TROPHY-10", "cards", r.Raid.Trophies)
	r.Raid = nil
}
