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
//   - ask.go asks for what is awaited innermost and reminds of what tables forget; die.go,
//     answer.go and objection.go have the question for each thing awaited, menu.go the rows,
//     setup.go, learn.go and fix.go what is asked besides.
//   - line.go cuts what people type, play.go and reading.go find what a card does in
//     somebody's hand, spec.go reads what stands on a card, aside.go what is no card, words.go has
//     the words.
//   - tell.go, names.go and tale.go put notes, actions and names into sentences; who.go has what
//     `!` and `why` tell, here.go the rules of the moment.
//   - view.go and draw.go draw the table.
package chezguevara
