// Package micemystics leads people through Mice and Mystics: it asks for what only
// the table can know, decides for the minions, draws who stands where, and says in
// both languages what follows. It judges nothing; rules/micemystics does.
//
// # Where to begin
//
//   - [Game] in game.go registers the game. [Flow] in flow.go has the methods that
//     package session calls; Ask asks for what is awaited, or by askTurn for what
//     the mouse on turn does.
//   - ask_: one question a function, most return an action. ask_turn.go is the menu
//     of a turn; ask_move.go, ask_attack.go, ask_explore.go and ask_cards.go are its
//     answers. ask_roll.go, ask_order.go, ask_search.go,
//     ask_encounter.go and ask_facts.go ask for what a turn waits for, ask_ability.go for
//     what cards and the chapter do. ask_setup.go lays a chapter out and tells what its
//     party and cards break. ask_tie.go offers the ties of the minions,
//     ask_fix.go corrects.
//   - ask_learn: cards, tiles and chapters of the real box that the rulebook does not
//     print, read off once.
//   - box.go: the entries of the owner's box, kept and found again.
//   - read_: what people type, into values; no function here asks. read.go lists the
//     letters.
//   - tell_: notes, actions, reasons and names, into sentences and their colours; tale.go
//     the log and the minutes. why.go gives each figure its code for the whole game, for
//     the board, for lists and for what people type.
//   - view.go lists who stands where below the line above it, view_board.go draws a tile
//     whose map has centres.
//   - automa_plan.go: what the minions will do at each number of their dice.
//   - state.go: who and what is where, for all of them.
package micemystics
