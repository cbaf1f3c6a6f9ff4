package session

// Contest pairs an automated opponent with simulated people, to see how well it
// plays. Its names are message ids.
type Contest struct {
	Table    string // what is played: one group, two groups
	People   string // how the simulated people choose
	Opponent string // how well the opponent plays
	// Prepare works out what both sides do, and gives what plays a number of
	// games and tells how many of them the people won.
	Prepare func() func(games int, from Chance) (won int)
	// Timed is Prepare for a game in which it matters how many turns people take: those
	// of the games that they won, together. Nil where it does not.
	Timed func() func(games int, from Chance) (won, turns int)
	// Interval holds the true rate in 95 of 100 cases.
	Interval func(won, games int) (low, high float64)
}

// Chance gives the random numbers of simulated games, each equally likely.
type Chance interface{ Uint64() uint64 }
