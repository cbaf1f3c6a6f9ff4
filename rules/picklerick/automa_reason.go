package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
)

// The reasons of a decision name their point, whose sentence it is, and mention
//
//	dir     a dir          the side of the figure's tile, or of the tile after Jaguar's first move
//	after   a dir          that first move
//	steps   int            open steps from the figure to its goal; of approach, from that tile to Rick
//	points  int            movement points of Jaguar's whole way to the goal: 1 a step, 2 a wall
//	turns   int            Russian turns that this way takes
//	cells   int            cells of this way, a wall's being one
//	count   int            shots
//	way     a way          one open move, empty when the figure stays
//	ways    list of ways   all open moves
//
// The goal is Rick's tile, after approach the tile named there. Jaguar's ways are measured as a
// house rule says (PR-AMB-36): in points and turns, or under by_cells in cells and turns. After a
// first move they count what is left from there, without this turn.

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

func dirArgs(d Dir) rules.Args { return rules.Args{"dir": d.noun()} }

func afterArgs(after, d Dir) rules.Args { return rules.Args{"after": after.noun(), "dir": d.noun()} }

func stepsArgs(n int) rules.Args { return rules.Args{"steps": n} }

func dirStepsArgs(d Dir, n int) rules.Args { return rules.Args{"dir": d.noun(), "steps": n} }

// sayBarred adds the reason why no Russian enters a cell without a face-up tile
// (PR-RUS-03).
func (t *reasonTrace) sayBarred(s link, faceDown, empty string, where rules.Args) {
	if s.across == none {
		t.say("PR-RUS-03", empty, where)
		return
	}
	t.say("PR-RUS-03", faceDown, where)
}
