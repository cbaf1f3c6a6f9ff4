package session

import "tablemate/tables"

// tellWhereWeWere says, when people sit down again, the last action and the house
// rules that differ from the usual reading.
func (p *play[U, S, A]) tellWhereWeWere() {
	p.say("session.resumed", tables.Args{"count": len(p.replayed.turns)})
	p.look()
	turns := p.replayed.turns
	for len(turns) > 1 && p.ticks(turns[len(turns)-1]) {
		turns = turns[:len(turns)-1]
	}
	if n := len(turns); n > 0 {
		p.say("session.last-report", tables.Args{"report": p.reported(turns[n-1])})
	}
	p.sayHouse()
}
