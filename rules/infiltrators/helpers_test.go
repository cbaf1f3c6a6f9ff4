package infiltrators

import "flag"

var update = flag.Bool("update", false, "write ledger.json anew")

func at(s State, twists ...twist) Setup {
	s = s.but(twists...)
	return Setup{Position: &s}
}
