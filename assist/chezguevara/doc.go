// Package chezguevara leads people through Chez Guevara: it asks for what only the table
// can know, draws what lies open, and says in both languages what follows. It decides
// nothing; rules/chezguevara does.
//
// # A line
//
// There are no verbs. Who speaks and which card it is say everything: "gu" is the guitar of
// whoever's turn it is, "2ki" the kitchen duty that the second player imposes on it. A
// number in front is a seat, at any prompt. What a line says beyond one action answers the
// next questions, as in "br5": the brother is called, and his die is a 5.
//
// # Where to begin
//
//   - [Game] in game.go registers the game. [Flow] in flow.go has the methods that package
//     session calls.
//   - ask_: the setup, the question for each thing awaited, new cards, the menu,
//     corrections.
//   - read_: what people type. read_line.go cuts a line, read_play.go and read_deed.go find
//     what a card does in somebody's hand, read_spec.go reads what stands on a card,
//     read_aside.go what is no card, read_words.go has the words.
//   - tell_: notes, actions and names into sentences; what `!` and `why` tell.
//   - view_: the drawn table.
package chezguevara
