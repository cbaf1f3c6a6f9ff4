package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

func mouseCases() []trial {
	return slices.Concat(diceCases(), moveCases(), placeCases(), waterCases(), trapCases(), deedCases(), exploreCases(), flipCases())
}

func withAilingTilda(edit func(*Mouse)) State { return position(with("tilda", edit)) }

func deedCases() []trial {
	stunned := withAilingTilda(func(m *Mouse) { m.Stunned = true })
	webbed := withAilingTilda(func(m *Mouse) { m.Webbed = true })
	both := withAilingTilda(func(m *Mouse) { m.Stunned, m.Webbed = true, true })
	down := withAilingTilda(func(m *Mouse) { m.Down = true })
	is := func(stunned, webbed, down bool) func(*testing.T, State) {
		return mouseIs("tilda", func(t *testing.T, m Mouse) {
			require.Equal(t, []bool{stunned, webbed, down}, []bool{m.Stunned, m.Webbed, m.Down})
		})
	}
	return []trial{
		allowed("MM-TURN-01", "first the move and then the action", stunned, tildaWalks("2"), Recover{"tilda", Stunned}),
		allowed("MM-TURN-01", "first the action and then the move", stunned, Recover{"tilda", Stunned}, tildaWalks("2"), tildaWalks("3")),
		refused("MM-TURN-01", "no second action", both, Recover{"tilda", Stunned}, Recover{"tilda", Webbed}),
		refused("MM-TURN-01", "a scurry is an action", stunned, tildaWalks("2"), Recover{"tilda", Stunned}, Scurry{"tilda"}),
		refused("MM-TURN-01", "no second move but a scurry", stunned, tildaWalks("2"), Recover{"tilda", Stunned}, tildaWalks("3")).Breaking("MM-TURN-02"),
		refused("MM-TURN-02", "the action does not come in the middle of the move", stunned, tildaWalks("2"), Recover{"tilda", Stunned},
			tildaWalks("3")).Leaving(all(standsInHall("tilda", "3"), pointsAre(2))),
		allowed("MM-TURN-02", "it may come before all of it", stunned, Recover{"tilda", NoCondition}, tildaWalks("2", "3")),
		allowed("MM-TURN-03", "to recover is an action", stunned, Recover{"tilda", Stunned}),
		refused("MM-TURN-03", "to get up is none", down, Recover{"tilda", Down}).Breaking("MM-REC-01"),
		allowed("MM-TURN-04", "a mouse may go without its action", position(), tildaWalks("2"), EndTurn{Mouse: "tilda"}).Leaving(turnIs("collin", RollStep)),

		toldWithoutNote(follows("MM-RUN-01", "a scurry is the action, a new roll, and loses what was left", position(), tildaWalks("2"), Scurry{"tilda"}).
			Leaving(all(deedIs(ScurryDeed), pointsAre(0), waitsFor(Wait{For: ForRoll, Purpose: MoveRoll, Who: "tilda", Dice: 1})))),
		follows("MM-RUN-01", "move value and number again", position(), tildaWalks("2"), Scurry{"tilda"}, Fell{Faces: []int{3}}).Leaving(all(pointsAre(5), turnIs("tilda", MouseStep))),
		allowed("MM-RUN-02", "it is walked as a move is", position(), tildaWalks("2"), Scurry{"tilda"}, Fell{Numbers: []int{1}}, tildaWalks("3", "4", "5")),
		refused("MM-RUN-02", "no farther", position(), tildaWalks("2"), Scurry{"tilda"}, Fell{Numbers: []int{1}}, tildaWalks("3", "4", "5", "6")).Breaking("MM-MOVE-02"),
		refused("MM-RUN-03", "not before the move", position(), Scurry{"tilda"}).Leaving(awaitsFor(ForRoll)),
		allowed("MM-RUN-03", "once a step is made", position(), tildaWalks("2"), Scurry{"tilda"}),
		answersQuestion("MM-AMB-58", allowed("MM-RUN-03", "after getting up", position(ailing("tilda", Down),
			house(ScurryAfterStanding, "allowed")), Stand{"tilda"}, Scurry{"tilda"})),
		answersQuestion("MM-AMB-58", refused("MM-RUN-03", "not after getting up where the table settled so", position(with("tilda",
			func(m *Mouse) { m.Down = true }), house(ScurryAfterStanding, "forbidden")), Stand{"tilda"}, Scurry{"tilda"}).Telling("stood", true)),
		answersQuestion("MM-AMB-58", allowed("MM-RUN-03", "a mouse that walked may there as well", position(house(ScurryAfterStanding, "forbidden")), tildaWalks("2"), Scurry{"tilda"})),

		allowed("MM-REC-01", "from what the mouse has", webbed, Recover{"tilda", Webbed}),
		refused("MM-REC-01", "not from nothing", position(), Recover{"tilda", Stunned}),
		refused("MM-REC-01", "not from what it has not", stunned, Recover{"tilda", Webbed}),
		refused("MM-REC-01", "with both one is named", both, Recover{"tilda", NoCondition}),
		follows("MM-REC-02", "a stun goes without a roll", stunned, Recover{"tilda", Stunned}).
			Noting(noteOf("relieved-stunned", "MM-REC-02", "figure", Name("tilda"))).Leaving(all(is(false, false, false), deedIs(RecoverDeed), awaitsFor(NoWait))),
		follows("MM-REC-03", "a web takes a die", webbed, Recover{"tilda", Webbed}).Leaving(diceAre(1)),
		follows("MM-REC-03", "and goes with a star", webbed, Recover{"tilda", Webbed}, Fell{Faces: []int{2}}).Leaving(is(false, false, false)),
		follows("MM-REC-03", "and stays without one", webbed, Recover{"tilda", Webbed}, Fell{Faces: []int{1}}).Leaving(all(is(false, true, false), turnIs("tilda", MouseStep))),
		answersQuestion("MM-AMB-28", follows("MM-REC-01", "one action is one effect", both.but(house(RecoverBoth, "one")), Recover{"tilda",
			Stunned}).Leaving(all(is(false, true, false), awaitsFor(NoWait)))),
		answersQuestion("MM-AMB-28", follows("MM-REC-01", "the web alone", both.but(house(RecoverBoth, "one")), Recover{"tilda", Webbed}, Fell{Star: 1}).Leaving(is(true, false, false))),
		answersQuestion("MM-AMB-28", follows("MM-REC-01", "or both where the table settled so", both.but(house(RecoverBoth, "both")), Recover{"tilda",
			Stunned}, Fell{Star: 1}).Leaving(is(false, false, false))),

		allowed("MM-COND-02", "who is stunned moves", stunned, tildaWalks("2")),
		refused("MM-COND-02", "and does nothing but recover", stunned, tildaWalks("2"), Scurry{"tilda"}),
		refused("MM-COND-03", "who is webbed does not move", webbed, tildaWalks("2")),
		allowed("MM-COND-03", "once free it does", webbed, Recover{"tilda", Webbed}, Fell{Star: 1}, tildaWalks("2")),
		refused("MM-COND-05", "who lies on its side does not move", down, tildaWalks("2")),
		allowed("MM-COND-05", "it gets up for the whole move", down, Stand{"tilda"}).Leaving(all(is(false, false, false), pointsAre(0), haltedBy("MM-COND-05"))),
		refused("MM-COND-05", "and goes no step after that", down, Stand{"tilda"}, tildaWalks("2")).Telling("over", true),
		refused("MM-COND-05", "nobody gets up who stands", position(), Stand{"tilda"}).At(rules.Impossible),
		allowed("MM-COND-05", "in a scurry once more", down.but(inTurn(func(t *Turn) { t.Moved = true })), Scurry{"tilda"}, Fell{Numbers: []int{1}}, Stand{"tilda"}),
	}
}
