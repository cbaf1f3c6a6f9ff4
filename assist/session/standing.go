package session

import "tablemate/rules"

// Standing is how a recorded game stands, as a list of tables tells it.
type Standing struct {
	Turn   Turn
	Seat   rules.Seat // whose action is awaited; rules.Nobody once the game is over
	Over   bool
	Ending Ending
	Winner string // what people call who won, "" for nobody
}

// standing replays a record once and tells how the game stands.
func (def Definition[U, S, A]) standing(r Reading) (Standing, error) {
	_, st, err := def.read(r)
	if err != nil {
		return Standing{}, err
	}
	t := r.talk()
	out := Standing{Turn: def.turnIn(t, st.state), Seat: def.Rules.Next(st.state)}
	if out.Ending, out.Over = def.ended(st.state); out.Ending.Winner != rules.Nobody {
		out.Winner = def.Flow.Name(t, st.state, out.Ending.Winner)
	}
	return out, nil
}
