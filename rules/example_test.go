package rules_test

import (
	"fmt"

	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	parts "tablemate/tables/raccoonheist"
)

func ExampleGame() {
	var heist rules.Game[game.Setup, game.State, game.Action] = game.Game{}
	state, _, err := heist.Start(game.Setup{
		Mode: game.Basic, Owner: game.Owner{Keeper: game.Person},
		Players: []game.Player{{Name: "Ann"}, {Name: "Boris"}},
		Row:     []parts.Location{parts.Kitchen, parts.TrashCan, parts.LivingRoom, parts.Backyard, parts.Basement},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("awaited:", heist.Next(state))

	seven := game.Fell{Face: 7}
	for _, breach := range heist.Check(state, seven) {
		fmt.Println("breach:", breach.Rule, breach.Level)
	}

	state, notes := heist.Apply(state, game.Fell{Face: 4})
	for _, note := range notes {
		fmt.Println("note:", note.ID)
	}
	fmt.Println("awaited:", heist.Next(state))
	// Output:
	// awaited: cardboard
	// breach: RH-COMP-02 impossible
	// note: dog
	// awaited: owner
}
