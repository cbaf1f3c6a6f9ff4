package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	box "tablemate/tables/micemystics"
)

// oddEffects are reports of things that no table knows.
func oddEffects() []Action {
	out := []Action{
		Return{}, Return{Mouse: "ghost", To: Place{With: "ghost"}}, Return{"nez", Place{Space: "moon"}}, Put{}, Put{Figure: "nez", Room: "moon"},
		Put{Figure: Brodie, To: Place{Space: "?7"}}, Put{Figure: "nez", To: Place{}}, Trap{}, Trap{Room: "moon", Space: "1"}, Trap{Space: "?9", Gone: true},
		Declare{}, Declare{Won: true}, Earn{}, Learn{}, Learn{Room: "moon", Map: &box.Map{}}, Learn{Search: &box.Search{}}, Carry{}, Carry{"nez", "ghost"}, Done{},
		Correct{}, Correct{Track: []string{"ghost", ""}}, Correct{Mice: []MouseNow{{}}}, Correct{Minions: []MinionNow{{}, {Minion: "x", Gone: true}}},
		Correct{Up: "moon", Cat: &Spot{"moon", "1"}}, Correct{Laid: &[]Laid{{}}, GoOn: true, Forget: true},
	}
	for _, e := range append(Effects, "tea") {
		out = append(out, Affect{Effect: e}, Affect{Effect: e, On: "ghost", By: "ghost", Count: -2, Condition: "tired"}, Affect{Effect: e, On: Brodie}, Affect{Effect: e, On: "nez", Count: -3})
	}
	return out
}

func TestOddEffectsAreBorne(t *testing.T) {
	for _, s := range []State{
		{}, position(), position(unmapped), position(at("3", "rat_1", Brodie), locked("nez", "tilda")),
		position(waiting(Wait{For: ForRescue, Who: "ghost"})), position(waiting(Wait{For: ForCarry})), position(func(s *State) { s.Result = &Result{} }),
	} {
		for _, a := range oddEffects() {
			require.NotPanics(t, func() {
				g := Game{}
				g.Check(s, a)
				after := rules.FoldAll(g, s, g.Apply(s, a))
				g.Legal(after)
				g.Next(after)
				g.Outcome(after)
				g.Unsound(after)
			}, "%s %+v", a.Kind(), a)
		}
	}
}

func TestASetupWithNothingInItSaysWhy(t *testing.T) {
	for _, u := range []Setup{{}, {Players: 1}, {Players: 1, Mice: []Seated{{}}}, from(State{})} {
		_, err := Game{}.Start(u)
		require.Error(t, err)
	}
}
