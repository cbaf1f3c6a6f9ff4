package session

// Contest pairs an automated opponent with simulated people, to see how well it
// plays. Its names are message ids.
type Contest struct {
	Table    string // what is played: one group, two groups
	People   string // how the simulated people choose
	Opponent string // how well the opponent plays
	// Prepare works out what both sides do and returns what plays games, one after another.
	// What it works out for one contest it may keep for another, which is prepared meanwhile.
	Prepare func() PlayGame
	// Timed says that it matters how many turns people take.
	Timed bool
}

// PlayGame plays a game whose chance is its own, and tells whether the people won
// and in how many turns.
type PlayGame func(Chance) (won bool, turns int)

// Chance gives the random numbers of simulated games, each equally likely.
type Chance interface{ Uint64() uint64 }
