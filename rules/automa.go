package rules

// Automa is a game with an opponent that plays by itself.
type Automa[S any, A Kinded] interface {
	// Automated reports whether seat is played by the game itself in s.
	Automated(S, Seat) bool
	// Decide is what the automated seat does next in s.
	Decide(S, Seat) Decision[A]
}

// Decision is one move of an automated opponent with everything that led to it.
type Decision[A Kinded] struct {
	Action  A         `json:"action"`        // what it does unless people break a tie otherwise
	Open    []A       `json:"open"`          // every move that the rules leave open, Action among them
	Mix     []float64 `json:"mix,omitempty"` // the chance of each of Open, where the opponent must not be guessed
	Reasons []Note    `json:"reasons"`       // in the order in which the rules were applied, recorded while deciding
}
