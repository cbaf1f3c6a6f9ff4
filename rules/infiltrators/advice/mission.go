package advice

import (
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

// Play simulates a mission with one player for each seat. random(n) returns a random number from 0
// to n-1.
func Play(u game.Setup, players []Player, random func(int) int) (won bool, turns int, err error) {
	s, _, err := game.Game{}.Start(u)
	if err != nil {
		return false, 0, err
	}
	r := deal(s, random)
	for r.s.Result == nil && r.s.Turn.Number <= longest {
		r.apply(r.next(players))
	}
	winner, _ := game.Game{}.Outcome(r.s)
	return winner == game.SeatAgents, r.s.Turn.Number, nil
}

// `longest` is the number of turns after which a simulation stops.
const longest = 500

type referee struct {
	s        game.State
	random   func(int) int
	hands    map[rules.Seat][]parts.Card
	holders  map[rules.Seat]parts.Card
	hq       []parts.Card
	suspects []parts.Card
	down     []parts.Card
}

func deal(s game.State, random func(int) int) *referee {
	r := &referee{
		s:       s,
		random:  random,
		hands:   map[rules.Seat][]parts.Card{},
		holders: map[rules.Seat]parts.Card{},
		hq:      s.Deck(),
	}
	shuffle(r.hq, r.random)
	for _, a := range s.Agents {
		r.hands[a.Seat] = r.draw(a.Hand)
	}
	r.suspects = r.draw(s.Suspects)
	return r
}

func shuffle[T any](cards []T, random func(int) int) {
	for i := len(cards) - 1; i > 0; i-- {
		j := random(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

func (r *referee) draw(n int) []parts.Card {
	n = min(n, len(r.hq))
	out := slices.Clone(r.hq[:n])
	r.hq = r.hq[n:]
	return out
}

// If the holder of a suspect must report an orientation or an answer, `next` returns the true
// report. Otherwise, a player chooses the action.
func (r *referee) next(players []Player) game.Action {
	seat := game.Game{}.Next(r.s)
	t := r.s.Turn
	switch t.Wait {
	case game.ForLies:
		return game.Turned{Lies: game.LiesBy(t.Card, r.holders[seat])}
	case game.ForAnswer:
		return game.Answer{Says: game.SaysOf(t.Card, r.holders[seat])}
	}
	i := slices.IndexFunc(r.s.Agents, func(a game.Agent) bool { return a.Seat == seat })
	return players[i](r.s, Own{seat, slices.Clone(r.hands[seat]), r.holders[seat]}, r.random)
}

func (r *referee) apply(a game.Action) {
	seat := r.s.Turn.Seat
	switch a := a.(type) {
	case game.Detain:
		r.holders[seat], r.suspects = r.suspects[0], r.suspects[1:]
		r.down = append(r.down, r.draw(1)...)
	case game.Wait:
		r.down = append(r.down, r.draw(1)...)
	case game.Draw:
		r.hands[seat] = append(r.hands[seat], r.draw(a.Cards)...)
	case game.Hint:
		r.play(seat, a.Card)
	case game.Exchange:
		r.play(seat, a.Card)
	case game.Discard:
		for _, c := range a.Cards {
			r.play(seat, c)
		}
	case game.Answer:
		if a.Says == game.Right {
			r.hq = append(r.hq, r.s.Turn.Card)
			delete(r.holders, r.s.Turn.At)
			shuffle(r.hq, r.random)
		}
	case game.Reward:
		r.reward(seat, a)
	}
	r.s, _ = game.Game{}.Apply(r.s, a)
}

func (r *referee) play(seat rules.Seat, c parts.Card) {
	r.hands[seat] = slices.DeleteFunc(r.hands[seat], func(h parts.Card) bool { return h == c })
}

func (r *referee) reward(seat rules.Seat, a game.Reward) {
	switch {
	case a.Down:
		i := r.random(len(r.down))
		r.hands[seat] = append(r.hands[seat], r.down[i])
		r.down = slices.Delete(r.down, i, i+1)
	case a.Card != "":
		r.hands[seat] = append(r.hands[seat], a.Card)
	}
}

// Player chooses an action for an agent, and uses only what this agent may know.
type Player func(s game.State, own Own, random func(int) int) game.Action

// Advised is a Player that chooses the best option of the advice.
func Advised(s game.State, own Own, _ func(int) int) game.Action { return For(s, own)[0].Action }

// Random is a Player that chooses an action, a card or a guess at random.
func Random(s game.State, own Own, random func(int) int) game.Action {
	switch s.Turn.Wait {
	case game.ForExchangeDraw:
		return game.Draw{Cards: random(min(parts.ExchangeDraw, s.HQ) + 1)}
	case game.ForWaitDraw:
		return game.Draw{Cards: random(min(parts.WaitDraw, s.HQ) + 1)}
	case game.ForReward:
		return game.Reward{}
	case game.ForDiscard:
		return game.Discard{Cards: slices.Clone(own.Hand[:len(own.Hand)-s.Limit()])}
	case game.ForAction:
		return randomTurn(s, own, random)
	}
	return game.Begin{}
}

func randomTurn(s game.State, own Own, random func(int) int) game.Action {
	can := s.Can(own.Seat)
	others := slices.DeleteFunc(s.Held(), func(seat rules.Seat) bool { return seat == own.Seat })
	switch can[random(len(can))] {
	case game.Detain{}.Kind():
		return game.Detain{}
	case game.Hint{}.Kind():
		c := own.Hand[random(len(own.Hand))]
		return game.Hint{Card: c, Lies: game.LiesBy(c, own.Suspect)}
	case game.Exchange{}.Kind():
		return game.Exchange{Card: own.Hand[random(len(own.Hand))], To: others[random(len(others))]}
	case game.Eliminate{}.Kind():
		cards := s.Deck()
		return game.Eliminate{At: others[random(len(others))], Card: cards[random(len(cards))]}
	}
	return game.Wait{}
}

// Trial is a mission for comparing simulated players.
type Trial struct {
	Name  string
	Setup game.Setup
}

// Trials lists the training missions and three harder, invented missions. In the training missions,
// a team that forgets nothing always wins.
func Trials() []Trial {
	all := []parts.Suit{parts.Red, parts.Black, parts.Yellow, "green", "blue"}
	printed := func(id string, agents, suits int) game.Setup {
		return game.Setup{Mission: id, Players: make([]game.Player, agents), Suits: all[:suits]}
	}
	own := func(id string, agents, suits, spare int) game.Setup {
		none := 0
		m := parts.Mission{ID: id, Suits: suits, Suspects: parts.Count{Plus: &none}, Bullets: parts.Count{Plus: &spare}}
		return game.Setup{Own: &m, Players: make([]game.Player, agents), Suits: all[:suits]}
	}
	return []Trial{
		{"first", printed(parts.Training1, 3, 3)},
		{"second-two", printed(parts.Training2, 2, 3)}, {"second-five", printed(parts.Training2, 5, 3)},
		{"third-two", printed(parts.Training3, 2, 4)}, {"third-five", printed(parts.Training3, 5, 4)},
		{"no-spare", own("no spare", 2, 3, 0)},
		{"two-suits", own("two suits", 4, 2, 3)}, {"five-suits", own("five suits", 5, 5, 3)},
	}
}
