// Package picklerick leads people through Rick and Morty: The Pickle Rick Game. It asks for
// what only the table can know, draws the board, and puts the results into sentences. It
// decides nothing: rules/picklerick does.
//
// # Where to begin
//
//   - [Game] in game.go registers the game. [Flow] in flow.go has the methods that package
//     session calls; its method Ask picks the question for a state.
//   - ask_: each function asks one question and returns an action. ask_spend.go is the menu of
//     a turn, ask_card.go plays a card, ask_learn.go reads one off, ask_fix.go corrects the
//     table, and ask_tie.go breaks ties of the automated figures.
//   - read_: what people type, into values; no function here asks.
//   - tell_: notes, actions, warnings and names, into sentences; tale.go the log and the
//     minutes.
//   - view_: the drawn board, on a canvas of characters.
//   - lookup.go: the cards as the rules lookup shows them.
package picklerick
