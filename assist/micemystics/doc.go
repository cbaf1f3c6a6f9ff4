// Package micemystics leads people through Mice and Mystics. It asks for what only the table
// can know, decides for the minions, draws the figures' places, and puts the results into
// sentences. It judges nothing: rules/micemystics does.
//
// # Where to begin
//
//   - [Game] in game.go registers the game. [Flow] in flow.go has the methods that package
//     session calls. Its method Ask asks for what is awaited; askTurn asks for the action of
//     the mouse on turn.
//   - ask_: each function asks one question, and most return an action. ask_turn.go is the menu
//     of a turn; ask_move.go, ask_attack.go, ask_explore.go and ask_cards.go hold its answers.
//     ask_roll.go, ask_order.go, ask_search.go, ask_encounter.go and ask_facts.go ask for what
//     a turn waits for, and ask_ability.go asks for effects of cards and the chapter.
//     ask_setup.go lays a chapter out and prints the rules that its party and cards break.
//     ask_tie.go offers the minions' ties, and ask_fix.go corrects the table.
//   - ask_learn: cards, tiles and chapters of the real box that the rulebook does not print.
//     People type them in once.
//   - box.go: the entries of the owner's box, kept and found again.
//   - read_: what people type, into values; no function here asks. read.go lists the
//     letters.
//   - tell_: sentences and colours for notes, actions, reasons and names. tale.go makes the log
//     and the minutes. why.go gives each figure its code for the whole game, on the board, in
//     lists and for typing.
//   - view.go lists the figures' places and the line above them. view_board.go draws a tile
//     whose map has centres.
//   - automa_plan.go: what the minions will do for each number on their dice.
//   - state.go: which figures and things are where.
package micemystics
