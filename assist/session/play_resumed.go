package session

import (
	"strings"

	"tablemate/tables"
)

// tellWhereWeWere says, when people sit down again, the last action and the house
// rules that differ from the usual reading.
func (p *play[U, S, A]) tellWhereWeWere() {
	p.say("session.resumed", tables.Args{"count": len(p.replayed.turns)})
	p.look()
	if n := len(p.replayed.turns); n > 0 {
		p.say("session.last-report", tables.Args{"report": p.reported(p.replayed.turns[n-1])})
	}
	custom := Custom{Book: p.Book, Switches: p.Switches, House: p.Rules.House(p.replayed.state)}
	if house := custom.differing(p.talk); len(house) > 0 {
		p.say("session.house-in-force", tables.Args{"rules": strings.Join(house, "; ")})
	}
}
