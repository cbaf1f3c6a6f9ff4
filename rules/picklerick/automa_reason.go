package picklerick

import (
	"sync"
	"sync/atomic"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// ReasonPoint is one kind of reason for a decision of the automated Russians.
type ReasonPoint struct {
	Name string
	Args []string // the names of the arguments that its sentence may mention
}

const (
	whyOnRicksTile    = "on_ricks_tile"
	whyNotFaceUp      = "not_face_up"
	whyDistance       = "distance"
	whyByPoints       = "by_points"
	whyByTurns        = "by_turns"
	whyByCells        = "by_cells"
	whyNoPath         = "no_path"
	whyApproach       = "approach"
	whyNearestAlready = "nearest_already"

	whyEmpty          = "empty"
	whyFaceDown       = "face_down"
	whyWall           = "wall"
	whyDeadEnd        = "dead_end"
	whyCandidate      = "candidate"
	whyLonger         = "longer"
	whyStep           = "step"
	whyStepLonger     = "step_longer"
	whyThrough        = "through"
	whyThroughLonger  = "through_longer"
	whyArrives        = "arrives"
	whyThenEmpty      = "then_empty"
	whyThenFaceDown   = "then_face_down"
	whyThenStep       = "then_step"
	whyThenStepLonger = "then_step_longer"
	whyWaits          = "waits"
	whyWaitsLonger    = "waits_longer"

	whyTie             = "tie"
	whyTieInOrder      = "tie_in_order"
	whyTieByChance     = "tie_by_chance"
	whyShoots          = "shoots"
	whyInRange         = "in_range"
	whyOutOfRange      = "out_of_range"
	whyBlocked         = "blocked"
	whyInRangeAfter    = "in_range_after"
	whyOutOfRangeAfter = "out_of_range_after"
	whyBlockedAfter    = "blocked_after"
)

// ReasonPoints lists every kind of reason, in the order in which they come up in
// a decision. Their arguments are
//
//	dir     a dir          the side of the figure's tile, or of the tile after Jaguar's first move
//	after   a dir          that first move
//	steps   int            open steps from the figure to its goal (see approach for the exception)
//	points  int            movement points of Jaguar's whole way to the goal: 1 a step, 2 a wall
//	turns   int            Russian turns that this way takes
//	cells   int            cells of this way, a wall's being one
//	count   int            shots
//	way     a way          one open move, empty when the figure stays
//	ways    list of ways   all open moves
//
// The goal is Rick's tile, after approach the tile named there. Jaguar's ways
// are measured as a house rule says (PR-AMB-36): in points and turns, or under
// by_cells in cells and turns. After a first move they count what is left from
// there, without this turn.
var ReasonPoints = []ReasonPoint{
	// Where the figure stands and how far its goal is.
	{whyOnRicksTile, nil},                      // PR-SOLO-07, PR-SOLO-08: no move
	{whyNotFaceUp, nil},                        // PR-RUS-01: its tile does not lie face up, no move
	{whyNoPath, nil},                           // PR-AMB-35: no way leads to Rick; no move unless approach follows
	{whyApproach, []string{"steps"}},           // PR-AMB-35: it goes to a tile within reach that many steps from Rick, walls not counted
	{whyNearestAlready, []string{"steps"}},     // PR-AMB-35: no tile within reach is nearer to Rick than its own, no move
	{whyDistance, []string{"steps"}},           // PR-SOLO-06: the shortest open way
	{whyByPoints, []string{"points", "turns"}}, // PR-AMB-36: Jaguar's best way has the fewest points, then turns
	{whyByTurns, []string{"turns", "points"}},  // PR-AMB-36: the fewest turns, whatever the points
	{whyByCells, []string{"cells", "turns"}},   // PR-AMB-36: the fewest cells, then turns

	// The four sides of its tile, one reason each.
	{whyEmpty, []string{"dir"}},                                     // PR-RUS-03: out, an empty cell
	{whyFaceDown, []string{"dir"}},                                  // PR-RUS-03: out, a face-down tile
	{whyWall, []string{"dir"}},                                      // PR-RUS-02: out, a wall or a vent stops an operative
	{whyDeadEnd, []string{"dir"}},                                   // PR-SOLO-06, PR-SOLO-08: out, nothing leads to Rick from there
	{whyLonger, []string{"dir", "steps"}},                           // PR-SOLO-06: out, the way that begins so is longer
	{whyCandidate, []string{"dir", "steps"}},                        // PR-SOLO-06: open
	{whyThroughLonger, []string{"dir", "points", "turns", "cells"}}, // PR-SOLO-10: out, Jaguar's way through this wall is longer
	{whyThrough, []string{"dir", "points", "turns", "cells"}},       // PR-SOLO-10: open, through the wall with both moves
	{whyStepLonger, []string{"dir", "points", "turns", "cells"}},    // PR-SOLO-08: out, Jaguar's way that begins so is longer
	{whyStep, []string{"dir", "points", "turns", "cells"}},          // PR-SOLO-08: the first move; one of the next two blocks follows

	// Jaguar is there with his first move.
	{whyArrives, []string{"dir"}}, // PR-AMB-37: open, he stops

	// Jaguar's second move: the four sides of the tile after the first.
	{whyThenEmpty, []string{"after", "dir"}},                                  // PR-RUS-03: out
	{whyThenFaceDown, []string{"after", "dir"}},                               // PR-RUS-03: out
	{whyWaitsLonger, []string{"after", "dir", "points", "turns", "cells"}},    // PR-SOLO-11: out, to wait for this wall is longer
	{whyWaits, []string{"after", "dir", "points", "turns", "cells"}},          // PR-SOLO-11: open, he stops and waits for the next turn in front of this wall
	{whyThenStepLonger, []string{"after", "dir", "points", "turns", "cells"}}, // PR-SOLO-08: out
	{whyThenStep, []string{"after", "dir", "points", "turns", "cells"}},       // PR-SOLO-08: open

	// More than one open move.
	{whyTie, []string{"ways"}},         // PR-AMB-34: people choose
	{whyTieInOrder, []string{"ways"}},  // PR-AMB-34: the first of them, in the order north, east, south, west
	{whyTieByChance, []string{"ways"}}, // PR-AMB-34: chance decides

	// The shots, once for all open moves, or for each where they differ.
	{whyShoots, []string{"count"}},        // PR-SOLO-07, PR-SOLO-09: so many shots, if they reach Rick
	{whyInRange, nil},                     // PR-SHOOT-03: they hit
	{whyOutOfRange, nil},                  // PR-SHOOT-03: they do not
	{whyBlocked, nil},                     // PR-SHOOT-05: they do not, a wall or a vent is between
	{whyInRangeAfter, []string{"way"}},    // PR-SHOOT-03
	{whyOutOfRangeAfter, []string{"way"}}, // PR-SHOOT-03
	{whyBlockedAfter, []string{"way"}},    // PR-SHOOT-05
}

// reasonTrace collects the reasons of all figures one after the other.
type reasonTrace struct {
	reasons []rules.Note
	mine    int // where the reasons of the deciding figure begin
}

func newReasonTrace(figures int) reasonTrace {
	return reasonTrace{reasons: make([]rules.Note, 0, 10*figures+8)}
}

func (t *reasonTrace) begin() { t.mine = len(t.reasons) }

// current returns the reasons of the deciding figure.
func (t *reasonTrace) current() []rules.Note {
	return t.reasons[t.mine:len(t.reasons):len(t.reasons)]
}

func (t *reasonTrace) say(rule tables.RuleID, point string, args rules.Args) {
	t.reasons = append(t.reasons, rules.Note{ID: point, Rule: rule, Args: args})
}

// sharedArgs holds the arguments of most reasons. They are made once and shared
// by all decisions, because the arguments of a note are never changed.
type sharedArgs struct {
	made  sync.Once
	nouns [len(Dirs) + 1]any                       // a direction as one argument
	dir   [len(Dirs) + 1]rules.Args                // by the direction
	after [len(Dirs) + 1][len(Dirs) + 1]rules.Args // by the first move, and the second
	shots [3]rules.Args                            // by their number
	ways  [len(Dirs) + 1][len(Dirs) + 1]rules.Noun // by the first move and the second
}

var allShared sharedArgs

// shared returns the arguments of reasons, which the first caller makes.
func shared() *sharedArgs {
	allShared.made.Do(allShared.fill)
	return &allShared
}

func (a *sharedArgs) fill() {
	for n := range a.shots {
		a.shots[n] = rules.Args{"count": n}
	}
	a.ways[NoDir][NoDir] = wayNoun(nil)
	for _, d := range Dirs {
		a.nouns[d] = d.noun()
		a.dir[d], a.ways[d][NoDir] = rules.Args{"dir": d.noun()}, wayNoun([]Dir{d})
		for _, next := range Dirs {
			a.after[d][next], a.ways[d][next] = rules.Args{"after": d.noun(), "dir": next.noun()}, wayNoun([]Dir{d, next})
		}
	}
}

func dirArgs(d Dir) rules.Args { return shared().dir[d] }

func afterArgs(after, d Dir) rules.Args { return shared().after[after][d] }

// stepArgs are the arguments that count steps, by the direction and their number. They
// are many, and few are used in one evening: each is made when it is first asked for.
var stepArgs [len(Dirs) + 1][parts.Tiles]atomic.Pointer[rules.Args]

func stepsArgs(n int) rules.Args { return dirStepsArgs(NoDir, n) }

func dirStepsArgs(d Dir, n int) rules.Args {
	if n < parts.Tiles {
		if made := stepArgs[d][n].Load(); made != nil {
			return *made
		}
	}
	args := rules.Args{"steps": n}
	if d != NoDir {
		args["dir"] = d.noun()
	}
	if n < parts.Tiles {
		stepArgs[d][n].Store(&args)
	}
	return args
}

// sayBarred adds the reason why no Russian enters a cell without a face-up tile
// (PR-RUS-03).
func (t *reasonTrace) sayBarred(s link, faceDown, empty string, where rules.Args) {
	if s.across == none {
		t.say("PR-RUS-03", empty, where)
		return
	}
	t.say("PR-RUS-03", faceDown, where)
}
