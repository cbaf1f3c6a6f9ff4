package session

import (
	"tablemate/assist/talk"
	"tablemate/rules"
)

// Standing is how a recorded game stands, as a list of tables tells it.
type Standing struct {
	Turn   talk.Turn
	Seat   rules.Seat // whose action is awaited; rules.Nobody once the game is over
	Over   bool
	Ending Ending
	Winner string // what people call who won, "" for nobody
}

// Standing implements [Game]: it replays a record once and tells how the game stands.
func (def *game[U, S, A]) Standing(r Reading) (_ Standing, err error) {
	defer refuse(r.talk(), &err)
	_, s, err := def.last(r)
	if err != nil {
		return Standing{}, err
	}
	t := r.talk()
	out := Standing{Turn: def.Turn(t, s), Seat: def.Rules.Next(s)}
	if out.Ending, out.Over = def.ended(s); out.Ending.Winner != rules.Nobody {
		out.Winner = def.Flow.Name(t, s, out.Ending.Winner)
	}
	return out, nil
}
