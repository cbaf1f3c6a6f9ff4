package micemystics

import game "tablemate/rules/micemystics"

// report asks for what is awaited.
func (a prompter) report() (game.Action, error) {
	w := a.state.Wait()
	if ask := a.answers()[w.For]; ask != nil {
		return ask(w)
	}
	return a.turn()
}

// answers are the questions for whatever must be told before a turn goes on.
// The minions place newcomers by themselves.
func (a prompter) answers() map[game.Awaited]func(game.Wait) (game.Action, error) {
	return map[game.Awaited]func(game.Wait) (game.Action, error){
		game.ForOrder: a.order, game.ForRoll: a.roll, game.ForToss: a.toss,
		game.ForFind: a.find, game.ForKeep: a.keep, game.ForEvent: a.event, game.ForDrop: a.drop,
		game.ForCard: a.encounter, game.ForDisguise: a.disguise, game.ForSpawns: a.spawns, game.ForSurge: a.surge,
		game.ForWounds: a.wounds, game.ForRescue: a.rescue, game.ForFacts: a.facts, game.ForCarry: a.carry,
	}
}
