package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// ReasonPoint is one kind of reason in a decision of the minions.
type ReasonPoint struct {
	Name string
	Args []string // the names of the arguments that its sentence may mention
}

const (
	whyTie      = "tie"
	whyOperator = "operator"

	whyWithMouse  = "with_mouse"
	whySees       = "sees"
	whySeesNobody = "sees_nobody"
	whyStoodUp    = "stood_up"
	whyWebbed     = "webbed"
	whyArmed      = "armed"
	whyOnBait     = "on_bait"
	whyBait       = "bait"
	whyNoBaitWay  = "no_bait_way"
	whyNoWay      = "no_way"
	whyShutIn     = "shut_in"

	whyNoRoomThere = "no_room_there"
	whyNearest     = "nearest"
	whyHigherCard  = "higher_card"
	whyFarther     = "farther"

	whyDie         = "die"
	whyOneDie      = "one_die"
	whyRangedDie   = "ranged_die"
	whyNoLimit     = "no_limit"
	whyGoes        = "goes"
	whyArrives     = "arrives"
	whyMeets       = "meets"
	whyInView      = "in_view"
	whyStopsInView = "stops_in_view"
	whyNoCloser    = "no_closer"
	whyWays        = "ways"
	whyManyWays    = "many_ways"

	whyInReach         = "in_reach"
	whyOutOfReach      = "out_of_reach"
	whyRedLine         = "red_line"
	whyGap             = "gap"
	whyInSight         = "in_sight"
	whyOutOfSight      = "out_of_sight"
	whyNeighboursFirst = "neighbours_first"

	whyNobody             = "nobody"
	whyOnlyOne            = "only_one"
	whyAttacked           = "attacked"
	whyAllAttacked        = "all_attacked"
	whyAllAttackedNearest = "all_attacked_nearest"
	whyTarget             = "target"
	whyTargetCard         = "target_card"

	whyEats      = "eats"
	whyNotThrown = "not_thrown"
	whyMostMice  = "most_mice"
	whyThrowCard = "throw_card"

	whyStaysInCrowd = "stays_in_crowd"
	whyCrowd        = "crowd"
	whyCrowdCard    = "crowd_card"
	whyAllHere      = "all_here"
	whyChaseSum     = "chase_sum"
	whyChases       = "chases"
	whyChasesOn     = "chases_on"
	whyRoutes       = "routes"
)

// ReasonPoints returns every point that a reason of the minions may have: in their
// turns, and where newcomers are placed.
func ReasonPoints() []ReasonPoint { return slices.Concat(turnPoints, placementPoints) }

// turnPoints are the points of a figure's turn in the order in which they come
// up. Their arguments are
//
//	mouse    a figure   a mouse
//	over     a figure   a mouse as near, whose initiative card lies lower
//	mice     figures    mice
//	figure   a figure   whose initiative card lies highest
//	figures  figures    minions, or everybody on a space
//	steps    a number   how far, as minions walk; 0 where only the order is known
//	number   a number   what the die shows, or two of them together
//	count    a number   how many ways, mice or figures
//
// The goal is a mouse; where a reason names none, the grape.
var turnPoints = []ReasonPoint{
	// Who acts.
	{whyTie, []string{"figures", "steps"}}, // MM-MTURN-04, judged again MM-AMB-13: equally near
	{whyOperator, []string{"mouse"}},       // MM-MTURN-03: the player of that mouse chooses

	// Why a figure does not move at all.
	{whyWithMouse, []string{"mice"}}, // MM-MMOV-05: it stands with them
	{whySees, []string{"mice"}},      // MM-MMOV-07: a ranged minion sees them
	{whyStoodUp, nil},                // MM-COND-05: it got up with all of its movement
	{whyWebbed, nil},                 // MM-COND-03: a webbed mouse, charmed or not
	{whyArmed, nil},                  // MM-GRAPE-11: a rat that begins on the grape
	{whyOnBait, nil},                 // MM-GRAPE-02: a roach that is on it already
	{whyNoBaitWay, nil},              // MM-GRAPE-02: full spaces shut it off from the grape
	{whyShutIn, nil},                 // MM-AMB-17: no way leads to any mouse

	// Where it goes.
	{whySeesNobody, nil},                       // MM-MMOV-08: a ranged minion sees no mouse and moves
	{whyBait, []string{"steps"}},               // MM-GRAPE-02: roaches go for the grape
	{whyNoWay, []string{"mouse"}},              // MM-AMB-17: out, no way leads there
	{whyNoRoomThere, []string{"mouse"}},        // MM-AMB-17: out, its space has no room
	{whyNearest, []string{"mouse", "steps"}},   // MM-MMOV-03: the goal
	{whyHigherCard, []string{"mouse", "over"}}, // MM-MMOV-06, MM-CAT-10: as near, the higher card decides
	{whyFarther, []string{"mouse", "steps"}},   // MM-MMOV-03: out, farther away

	// How far it comes.
	{whyDie, []string{"number"}},          // MM-MMOV-02: the die's limit
	{whyOneDie, []string{"number"}},       // MM-AMB-15: the one die of the card
	{whyRangedDie, []string{"number"}},    // MM-AMB-16: a ranged minion's limit
	{whyNoLimit, nil},                     // MM-AMB-16: it has none
	{whyGoes, []string{"mouse", "steps"}}, // MM-MMOV-03: so many steps towards its goal
	{whyArrives, []string{"mouse"}},       // MM-MMOV-03: it ends on the goal's space
	{whyMeets, []string{"mice"}},          // MM-AMB-09: it ends on a space with mice on its way
	{whyInView, nil},                      // MM-MMOV-08: it stops, it sees a mouse
	{whyStopsInView, nil},                 // MM-MMOV-08: without a map, people see where it stops
	{whyNoCloser, []string{"mouse"}},      // MM-MMOV-04: full spaces let it come no closer
	{whyWays, []string{"count"}},          // MM-MMOV-03: several ways are as short, the operator chooses
	{whyManyWays, []string{"count"}},      // MM-MMOV-03: more than that many, of which those are listed

	// Whom it may attack.
	{whyInReach, []string{"mouse"}},        // MM-MATK-02: on its space or next to it
	{whyOutOfReach, []string{"mouse"}},     // MM-MEL-02: out
	{whyRedLine, []string{"mouse"}},        // MM-AMB-08: out, a red line parts them
	{whyGap, []string{"mouse"}},            // MM-WALL-04: out, a gap parts them
	{whyInSight, []string{"mouse"}},        // MM-MATK-02: it sees it
	{whyOutOfSight, []string{"mouse"}},     // MM-LOS-01: out
	{whyNeighboursFirst, []string{"mice"}}, // MM-MATK-06: the others are out

	// Whom it attacks.
	{whyNobody, nil},                           // MM-MATK-02, MM-GRAPE-11: nobody
	{whyOnlyOne, []string{"mouse"}},            // MM-MATK-02: there is no choice
	{whyAttacked, []string{"mouse"}},           // MM-MATK-03: out, attacked in this turn already
	{whyAllAttacked, []string{"mouse"}},        // MM-MATK-04: all have been, the highest card decides
	{whyAllAttackedNearest, nil},               // MM-AMB-19: all have been, the nearest are looked at
	{whyTarget, []string{"mouse"}},             // MM-MATK-03: the nearest
	{whyTargetCard, []string{"mouse", "over"}}, // MM-MATK-04: as near, the higher card decides

	// The grape.
	{whyEats, nil},                   // MM-GRAPE-03: it eats and does not attack
	{whyNotThrown, nil},              // MM-GRAPE-13: mice stand with the grape, so the rat cannot throw it
	{whyMostMice, []string{"count"}}, // MM-GRAPE-11: the space with the most mice
	{whyThrowCard, []string{"mice"}}, // MM-GRAPE-12: of several, where the highest card is

	// Brodie.
	{whyStaysInCrowd, []string{"count"}},      // MM-CAT-07: no space holds more figures than his own
	{whyCrowd, []string{"count", "figures"}},  // MM-CAT-04: the most figures
	{whyCrowdCard, []string{"figure"}},        // MM-CAT-05: of several, where the highest card is
	{whyAllHere, nil},                         // MM-CAT-12: no mouse to run to
	{whyChaseSum, []string{"number"}},         // MM-CAT-08: how far he runs
	{whyChases, []string{"mouse", "steps"}},   // MM-CAT-09: the nearest mouse
	{whyChasesOn, []string{"mouse", "steps"}}, // MM-CAT-13: the next one
	{whyRoutes, []string{"count"}},            // MM-CAT-11: several ways are as short, people choose
}

// reasonTrace keeps what led to a decision, from which notes are made. It is nil where
// nobody reads them: most decisions are made to judge or to apply an action.
type reasonTrace struct {
	said []saying
	args []arg // of all of them, one after the other
}

// saying is one reason: a rule, a point, and how many arguments its sentence has.
type saying struct {
	rule  tables.RuleID
	point string
	args  int
}

// arg is a value that a reason mentions: figures, one figure, or a number.
type arg struct {
	name   string
	figure Name
	who    []Name
	number int
	kind   argKind
}

type argKind int8

const (
	ofNothing argKind = iota
	ofFigures
	ofFigure
	ofNumber
)

func (t *reasonTrace) say(rule tables.RuleID, point string, args ...arg) {
	if t == nil {
		return
	}
	if t.said == nil {
		t.said, t.args = make([]saying, 0, 8), make([]arg, 0, 12)
	}
	t.said, t.args = append(t.said, saying{rule, point, len(args)}), append(t.args, args...)
}

// clear forgets what led to the decision before.
func (t *reasonTrace) clear() {
	if t != nil {
		t.said, t.args = t.said[:0], t.args[:0]
	}
}

// notes returns the reasons as they are recorded, nil where there are none.
func (t *reasonTrace) notes() []rules.Note {
	if t == nil || len(t.said) == 0 {
		return nil
	}
	out, args := make([]rules.Note, 0, len(t.said)), t.args
	for _, s := range t.said {
		n := rules.Note{ID: s.point, Rule: s.rule}
		for i := range args[:s.args] {
			n.Args = args[i].addTo(n.Args)
		}
		out, args = append(out, n), args[s.args:]
	}
	return out
}

// addTo adds the value to those that a reason mentions.
func (a *arg) addTo(args rules.Args) rules.Args {
	if a.kind != ofNothing && args == nil {
		args = rules.Args{}
	}
	switch a.kind {
	case ofFigures:
		args[a.name] = nouns(a.who, Name.Noun)
	case ofFigure:
		args[a.name] = a.figure.Noun()
	case ofNumber:
		args[a.name] = a.number
	}
	return args
}

func mouseArg(mouse Name) arg { return figureArg("mouse", mouse) }

func figureArg(name string, figure Name) arg { return arg{name: name, figure: figure, kind: ofFigure} }

func intArg(name string, n int) arg { return arg{name: name, number: n, kind: ofNumber} }

func figuresArg(name string, list []Name) arg { return arg{name: name, who: list, kind: ofFigures} }

// toward returns the mouse that is the goal; no argument for the grape.
func (d *decider) toward(g goal) arg {
	if g.mouse == NoFigure {
		return arg{}
	}
	return mouseArg(g.mouse)
}
