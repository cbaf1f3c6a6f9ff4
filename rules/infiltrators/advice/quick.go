package advice

import (
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
)

// Quick plays missions of plain agents on bits instead of states, for tens of thousands
// of missions a second. A plain agent shoots only at a suspect that can be one card,
// detains where it can, and else plays the card that tells most, to the own suspect
// first; it looks at suspects one by one, and a reward is the open card that tells most.
type Quick struct {
	common  []cards // for each card those with something in common
	agents  int
	hand    int
	limit   int
	start   quickTable
	players []quickAgent
	hq      []int
	waiting []int
	quickTable
}

// quickTable is what changes besides the cards.
type quickTable struct {
	suspects, bullets int
	up, unseen        cards // open in the discard, and what nobody has seen
}

type quickAgent struct {
	hand    cards
	suspect int   // the place of the card in the deck, -1 for none
	fits    cards // what agrees with the hints by the suspect
	hints   cards
}

// NewQuick prepares a mission. The error is that of the setup.
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

// Play plays one mission; turns counts those of the whole mission.
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
	q.shuffle(random)
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

func (q *Quick) shuffle(random func(int) int) {
	for i := len(q.hq) - 1; i > 0; i-- {
		j := random(i + 1)
		q.hq[i], q.hq[j] = q.hq[j], q.hq[i]
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
