package chezguevara

import (
	"cmp"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Recruit plays a person into a tent. If To is empty, the tent is the player's own.
type Recruit struct {
	Seat rules.Seat   `json:"seat" jsonschema:"who recruits"`
	Card parts.CardID `json:"card" jsonschema:"the person"`
	To   rules.Seat   `json:"to,omitempty" jsonschema:"left out: the own tent"`
}

func (Recruit) Kind() string { return "recruit" }
func (Recruit) when() moment {
	return moment{phase: Recruiting, late: "CG-REC-01", others: "CG-REC-01"}
}

func (a Recruit) host() rules.Seat { return cmp.Or(a.To, a.Seat) }

// By a house rule, players may recruit a cat only into their own tent (CG-AMB-07). If it is unknown
// whether the person needs a die, the program warns (CG-REC-03). CG-CARD-01, CG-REC-09
func (a Recruit) breaks(j *judge) {
	j.cardInHand(a)
	card := j.Card(a.Card)
	if !card.May(parts.Person) {
		j.against("CG-CARD-01", "", "card", a.Card, "kind", card.Kind, "wanted", parts.Person)
	}
	if card.Untold && !card.Is(parts.Cat) && (card.Kind != parts.Person || a.Card == parts.Orderly) {
		j.unusual("CG-REC-03", "card", a.Card)
	}
	switch {
	case !j.enters(card, a.host()):
		j.against("CG-REC-09", "", "seat", a.Seat, "card", a.Card, "to", a.host())
	case card.Is(parts.Cat) && a.host() != a.Seat && j.House.Is(CatsOwnTent, "true"):
		j.against("CG-AMB-07", "", "seat", a.Seat, "card", a.Card, "to", a.host())
	}
}

// CG-REC-09
func (s *State) enters(c *parts.Card, to rules.Seat) bool {
	host := s.Player(to)
	has := func(wanted parts.Category) bool {
		return wanted == parts.Category(host.Rank) ||
			slices.ContainsFunc(host.Tent, func(l Laid) bool { return s.Card(l.Card).Is(wanted) })
	}
	return !slices.ContainsFunc(c.Needs, func(n parts.Category) bool { return !has(n) }) &&
		!slices.ContainsFunc(c.Shuns, has)
}

// A brother (a person with slack, but not a cat) needs a die (CG-REC-03, CG-REC-07). Moochers and
// cats arrive immediately (CG-REC-04, CG-REC-06, CG-REC-13). CG-REC-05
func (a Recruit) act(r *resolver, _ Wait) {
	r.Turn.Acted = true
	r.lay(a.Seat, 1)
	p := Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), To: a.host()}
	if r.Card(a.Card).Brother() {
		p.Waits = ForArrival
	}
	switch p = *r.begin(p); {
	case p.By != 0:
		r.toDiscard(1)
	case p.Waits == NoWait:
		r.arrive(p.To, Laid{Card: a.Card})
	default:
		r.note("called", "CG-REC-07", "card", a.Card, "seat", p.To)
	}
}

// arrivesFrom is the lowest die with which a brother arrives (CG-REC-08).
const arrivesFrom = 3

// CG-REC-07, CG-REC-08
func (r *resolver) rollArrival(p *Play, die int) {
	p.Waits = NoWait
	if die >= arrivesFrom {
		r.arrive(p.To, Laid{Card: p.Card})
		return
	}
	r.toDiscard(1)
	r.note("stayed-away", "CG-REC-07", "card", p.Card, "die", die)
}

// A moocher that finds food eats on arrival (CG-REC-10, CG-MOOCH-02, CG-EVICT-07).
func (r *resolver) arrive(host rules.Seat, l Laid) {
	r.put(host, l)
	r.note("arrived", "CG-REC-10", "card", l.Card, "seat", host, "slack", slackOf(r.Card(l.Card), l))
	if len(r.meals(host, l.Card)) > 0 {
		r.Owed = append(r.Owed, Owed{For: ForFeed, Seat: host, Card: l.Card, Line: r.n})
	}
}
