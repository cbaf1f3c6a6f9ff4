package advice

import (
	"math"
	"math/bits"

	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	parts "tablemate/tables/infiltrators"
)

// Quick simulates tens of thousands of missions per second, with bit sets instead of states. Its
// agents consider each suspect separately. They guess a suspect that can be only one card.
// Otherwise, they detain a suspect, play an informative card, wait or gamble, in this order of
// preference.
type Quick struct {
	common  []cards // for each card, the cards that have something in common with it
	agents  int
	hand    int
	limit   int
	start   quickTable
	players []quickAgent
	hq      []int
	waiting []int
	quickTable
}

type quickTable struct {
	suspects, bullets int
	up, unseen        cards // up: face-up discards; unseen: cards that not all agents have seen
}

type quickAgent struct {
	hand    cards
	suspect int   // the index of the suspect's card in the deck; -1 if the agent has no suspect
	fits    cards // the cards that agree with the hints beside the suspect
	hints   cards
}

// NewQuick prepares the simulation of a mission.
func NewQuick(u game.Setup) (*Quick, error) {
	s, _, err := game.Game{}.Start(u)
	if err != nil {
		return nil, err
	}
	deck := s.Deck()
	q := &Quick{agents: len(s.Agents), hand: s.Agents[0].Hand, limit: s.Limit(), common: make([]cards, len(deck))}
	q.start = quickTable{suspects: s.Suspects, bullets: s.Bullets}
	for i, c := range deck {
		q.start.unseen.add(i)
		for k, d := range deck {
			if i != k && deals.Common(c, d) {
				q.common[i].add(k)
			}
		}
	}
	q.players, q.hq = make([]quickAgent, q.agents), make([]int, 0, len(deck))
	return q, nil
}

// Play plays one mission. It returns whether the agents won, and the number of turns.
func (q *Quick) Play(random func(int) int) (won bool, turns int) {
	q.deal(random)
	for turns = 1; turns <= longest; turns++ {
		done, ok := q.turn(&q.players[(turns-1)%q.agents], random)
		switch {
		case !ok || q.bullets < q.remaining():
			return false, turns
		case done && q.remaining() == 0:
			return true, turns
		}
	}
	return false, turns
}

func (q *Quick) deal(random func(int) int) {
	q.quickTable, q.hq = q.start, q.hq[:0]
	for i := range q.common {
		q.hq = append(q.hq, i)
	}
	shuffle(q.hq, random)
	for i := range q.players {
		q.players[i] = quickAgent{suspect: -1}
		for range q.hand {
			q.players[i].hand.add(q.top())
		}
	}
	q.waiting = q.waiting[:0]
	for range q.suspects {
		q.waiting = append(q.waiting, q.top())
	}
}

func (q *Quick) top() int {
	last := len(q.hq) - 1
	c := q.hq[last]
	q.hq = q.hq[:last]
	return c
}

func (q *Quick) remaining() int {
	n := len(q.waiting)
	for i := range q.players {
		if q.players[i].suspect >= 0 {
			n++
		}
	}
	return n
}

// The type `cards` is a set of cards, as bits at their indexes in the deck.
type cards [2]uint64

func (c *cards) add(i int) { c[i/64] |= 1 << (i % 64) }

func (c *cards) drop(i int) { c[i/64] &^= 1 << (i % 64) }

func (c cards) has(i int) bool      { return c[i/64]>>(i%64)&1 == 1 }
func (c cards) and(d cards) cards   { return cards{c[0] & d[0], c[1] & d[1]} }
func (c cards) minus(d cards) cards { return cards{c[0] &^ d[0], c[1] &^ d[1]} }
func (c cards) or(d cards) cards    { return cards{c[0] | d[0], c[1] | d[1]} }
func (c cards) size() int           { return bits.OnesCount64(c[0]) + bits.OnesCount64(c[1]) }

func (c cards) first() (int, cards) {
	at := bits.TrailingZeros64(c[0])
	if c[0] == 0 {
		at = 64 + bits.TrailingZeros64(c[1])
	}
	c.drop(at)
	return at, c
}

// If no hand card gives at least `telling` bits, an agent of Quick prefers to wait.
const telling = 0.5

// The method `turn` plays the turn of agent `a`. The result `done` is true after a right guess, and
// `ok` is true if any action was possible.
func (q *Quick) turn(a *quickAgent, random func(int) int) (done, ok bool) {
	for i := range q.players {
		b := &q.players[i]
		if open := q.open(a, b); b != a && b.suspect >= 0 && open.size() == 1 {
			q.shoot(a, b, b.suspect, random)
			return true, true
		}
	}
	if a.suspect < 0 && len(q.waiting) > 0 && len(q.hq) > 0 {
		a.suspect, q.waiting = q.waiting[len(q.waiting)-1], q.waiting[:len(q.waiting)-1]
		a.fits, a.hints = q.start.unseen, cards{}
		q.top()
		return false, true
	}
	own, ownTells := q.hint(a)
	other, at, tells := q.exchange(a)
	switch {
	case ownTells >= telling:
		q.lay(a, a, own)
	case tells >= telling:
		q.lay(a, at, other)
		q.draw(a, parts.ExchangeDraw)
	case len(q.hq) > 0:
		q.top()
		q.draw(a, parts.WaitDraw)
	case q.fewOpen(a):
		return q.gamble(a, random)
	case own >= 0:
		q.lay(a, a, own)
	case other >= 0:
		q.lay(a, at, other)
	default:
		return q.gamble(a, random)
	}
	return false, true
}

// `open` returns the possible cards of the suspect of `b`, as far as agent `a` knows.
func (q *Quick) open(a, b *quickAgent) cards {
	open := b.fits.and(q.unseen).minus(a.hand)
	if a.suspect >= 0 {
		open.drop(a.suspect)
	}
	return open
}

// The method `hint` returns the hand card of agent `a` that tells the most about this agent's own
// suspect. It also returns the information in bits. If the agent has no suspect or no card, `card`
// is -1.
func (q *Quick) hint(a *quickAgent) (card int, tells float64) {
	card = -1
	if a.suspect < 0 {
		return card, 0
	}
	for left := a.hand; left != (cards{}); {
		var c int
		c, left = left.first()
		all, left, sideways := q.sizes(a, c)
		if !q.common[c].has(a.suspect) {
			left = sideways
		}
		if told := math.Log2(all / left); card < 0 || told > tells {
			card, tells = c, told
		}
	}
	return card, tells
}

// The method `sizes` counts the possible cards of the suspect of agent `a`. `all` is the number
// before `card` is laid beside the suspect. `upright` is the number after `card` is laid upright,
// and `sideways` after `card` is laid sideways.
func (q *Quick) sizes(a *quickAgent, card int) (all, upright, sideways float64) {
	open := a.fits.and(q.unseen)
	all = float64(open.size())
	open.drop(card)
	return all, float64(open.and(q.common[card]).size()), float64(open.minus(q.common[card]).size())
}

// The method `exchange` returns the hand card of agent `a` that tells the most about the suspect of
// another agent. It also returns this other agent, and the information in bits. If there is no such
// card, `card` is -1.
func (q *Quick) exchange(a *quickAgent) (card int, at *quickAgent, tells float64) {
	card = -1
	for i := range q.players {
		b := &q.players[i]
		if b == a || b.suspect < 0 {
			continue
		}
		for left := a.hand; left != (cards{}); {
			var c int
			c, left = left.first()
			if told := q.expectedBits(b, c); card < 0 || told > tells {
				card, at, tells = c, b, told
			}
		}
	}
	return card, at, tells
}

// expectedBits returns the information, in bits, that `card` gives on average if it is laid beside
// the suspect of `b`. The result includes the information that the suspect is not `card`.
func (q *Quick) expectedBits(b *quickAgent, card int) float64 {
	all, upright, sideways := q.sizes(b, card)
	sum := 0.0
	for _, left := range []float64{upright, sideways} {
		if left > 0 {
			sum += left / (upright + sideways) * math.Log2(all/left)
		}
	}
	return sum
}

func (q *Quick) lay(from, at *quickAgent, card int) {
	from.hand.drop(card)
	q.unseen.drop(card)
	at.hints.add(card)
	if q.common[card].has(at.suspect) {
		at.fits = at.fits.and(q.common[card])
	} else {
		at.fits = at.fits.minus(q.common[card])
	}
	at.fits.drop(card)
}

// The method `draw` moves at most `most` cards from HQ to the hand of agent `a`. It leaves enough
// cards in HQ for detaining.
func (q *Quick) draw(a *quickAgent, most int) {
	reserve := 0
	if len(q.waiting) > 0 {
		reserve = len(q.waiting) + 1
	}
	for range min(most, len(q.hq)-reserve, q.limit-a.hand.size()) {
		a.hand.add(q.top())
	}
}

func (q *Quick) shoot(a, b *quickAgent, card int, random func(int) int) {
	q.bullets--
	if card != b.suspect {
		b.fits.drop(card)
		return
	}
	q.unseen.drop(card)
	q.up = q.up.or(b.hints)
	b.suspect = -1
	q.hq = append(q.hq, card)
	shuffle(q.hq, random)
	best, most := -1, 0.0
	for left := q.up; left != (cards{}) && a.hand.size() < q.limit; {
		var c int
		c, left = left.first()
		for i := range q.players {
			if other := &q.players[i]; other.suspect >= 0 && q.expectedBits(other, c) > most {
				best, most = c, q.expectedBits(other, c)
			}
		}
	}
	if best >= 0 {
		q.up.drop(best)
		a.hand.add(best)
	}
}

func (q *Quick) fewOpen(a *quickAgent) bool {
	for i := range q.players {
		b := &q.players[i]
		if b != a && b.suspect >= 0 && q.open(a, b).size() <= openCards {
			return q.bullets > 0
		}
	}
	return false
}

func (q *Quick) gamble(a *quickAgent, random func(int) int) (done, ok bool) {
	for i := range q.players {
		b := &q.players[i]
		if open := q.open(a, b); b != a && b.suspect >= 0 && q.bullets > 0 && open != (cards{}) {
			n, card := random(open.size()), 0
			for range n + 1 {
				card, open = open.first()
			}
			hit := card == b.suspect
			q.shoot(a, b, card, random)
			return hit, true
		}
	}
	return false, false
}
