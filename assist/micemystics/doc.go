// Package micemystics is the user interface of the board game Mice and Mystics. Hero mice move over
// tiles, search, and fight minions. The package asks what happens on the real table, moves the
// minions, draws the board, and describes the results in sentences. The rules are in
// rules/micemystics.
//
// # Where to begin
//
//   - [Game] in game.go returns the game. [Flow] in flow.go has the methods that package session
//     calls. Its method Ask asks for the answer that the game waits for, such as a roll. askTurn
//     asks for an action of the mouse on turn.
//   - ask_: each function asks one question, and most return an action. ask_turn.go is the menu of
//     a turn. ask_move.go, ask_attack.go, ask_explore.go and ask_cards.go ask for its actions.
//     ask_roll.go, ask_order.go, ask_search.go, ask_encounter.go and ask_facts.go ask for results
//     during a turn, and ask_ability.go asks for effects of cards and the chapter. ask_setup.go
//     asks for the setup, and whether to keep cards that break rules. ask_tie.go asks which of
//     several equally good actions a minion takes. ask_fix.go corrects the state.
//   - ask_learn: cards, tiles and chapters of the real box that the rulebook does not print.
//     People type them in once.
//   - box.go: the entries of the owner's box.
//   - read_: functions that parse typed text and never ask. read.go lists the letters.
//   - tell_: sentences and colours for notes, actions, reasons and names. tale.go has the log and
//     the minutes. why.go gives each figure a code, which people see and type.
//   - view.go lists the figures' places and the title. view_board.go draws a tile whose map has
//     the centres of its spaces.
//   - automa_plan.go: the minions' moves for each number on their dice.
//   - state.go: where figures and things are.
package micemystics
