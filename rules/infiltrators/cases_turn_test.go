package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

func turnCases() []trial {
	freely := ours(func(m *parts.Mission) { m.Order = parts.OrderByText })
	back := ours(func(m *parts.Mission) { m.Order = parts.Counterclockwise })
	twice := ours(func(m *parts.Mission) { m.PerTurn = 2 })
	drops := ours(func(m *parts.Mission) { m.Actions = []parts.Condition{{ID: "drop"}} })
	return []trial{
		so(allowed("IN-TURN-01", "clockwise", table(), Detain{}, Detain{}, Wait{}, Draw{}), turnIs(ann, ForAction)),
		so(allowed("IN-TURN-01", "the other way where the mission says so", back, Detain{}), turnIs(clara, ForAction)),
		allowed("IN-TURN-01", "in any order where the mission says so", freely, Detain{By: clara}),
		refused("IN-TURN-01", "out of turn", table(), Detain{By: boris}),
		so(refused("IN-TURN-01", "after whom it goes on all the same", table(), Detain{By: boris}), turnIs(clara, ForAction)),
		refused("IN-TURN-01", "cards drawn by somebody else", table(), Wait{}, Draw{Cards: 1, By: clara}),
		so(allowed("IN-TURN-02", "one action, then the next agent", table(), Detain{}), turnIs(boris, ForAction)),
		allowed("IN-TURN-02", "two where the mission gives two", twice, Detain{}, Wait{By: ann}),
		so(allowed("IN-TURN-02", "and no third", twice, Detain{}, Wait{}, Draw{}), turnIs(boris, ForAction)),
		refused("IN-TURN-02", "a second action", table(), Detain{}, Wait{By: ann}),
		refused("IN-TURN-02", "a second action before the draw", table(), Wait{}, Detain{By: ann}),
		refused("IN-TURN-02", "waiting twice", table(), Wait{}, Wait{By: ann}),
		allowed("IN-TURN-03", "detaining need not come first", table(), Wait{}),
		allowed("IN-TURN-03", "an action that the mission adds", drops, Other{Name: "drop"}),
		refused("IN-TURN-03", "an action that is none of the five", table(), Other{Name: "drop"}),
		refused("IN-TURN-03", "a deed that nobody knows", table(), Deed{What: "sings"}).At(rules.Impossible),
		refused("IN-TURN-03", "a card of HQ discarded for no action", table(), Burn{}),
		allowed("IN-TURN-04", "an action is chosen", table(), Detain{}),
		so(refused("IN-TURN-04", "a turn passed", table(), Pass{}).Telling("can", []string{"detain", "wait"}), turnIs(boris, ForAction)),
		so(follows("IN-TURN-05", "the mission goes on until it ends", table(hq(0), holds(boris), bullets(2)), Exchange{Card: r(2), To: boris, Lies: Upright}), goesOn, turnIs(boris, ForAction)),
		refused("IN-TURN-05", "nothing is done after the end", table(deck(0), holds(boris)), Eliminate{At: boris, Card: r(6), Says: Right}, Wait{}).Breaking("IN-END-01"),
		refused("IN-SETUP-01", "somebody who does not play", table(), Detain{By: dan}).At(rules.Impossible),
	}
}

func TestTheFormsReadInOneBreath(t *testing.T) {
	forms := Forms.Fields()["exchange"]
	require.Equal(t, []string{"card", "to", "lies", "by"}, []string{forms[0].Name, forms[1].Name, forms[2].Name, forms[3].Name})
	var a Action = Exchange{}
	a = forms[0].Put(a, CardNoun(r(6)))
	a = forms[1].Put(a, boris.Noun())
	a = forms[2].Put(a, liesNoun(Upright))
	require.Equal(t, Exchange{Card: r(6), To: boris, Lies: Upright}, a)
	for id, want := range map[string]Reward{"red-6": {Card: r(6)}, RewardDown: {Down: true}, RewardNone: {}} {
		noun := rules.Noun{Kind: NounCard, ID: id}
		put := Forms.Fields()["reward"][0].Put(Reward{Card: b(2)}, noun)
		require.Equal(t, want, put)
		require.Equal(t, noun, Forms.Fields()["reward"][0].Value(put))
	}
}
