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
//
// # What runs when you type soap
//
// It is Ann's turn, she has leave left, and the soap was told before.
//
//  1. step (assist/session/loop.go) asks Next (rules/chezguevara/game.go) who is awaited, and
//     Ask (flow.go) what is done. askAwaited (ask.go) finds that a phase of the turn is
//     awaited: turnQuestion (ask.go) makes the question, readEnd (ask.go) reads its own answers.
//  2. Written (assist/talk/ask.go) puts the question. A line that readEnd does not know goes to
//     readPlay (play.go), which reads it once: the value is kept until it is needed.
//  3. cutLine (line.go) parts the line into seat, cards and values. readCards (play.go) looks
//     for the cards meant, and reading (reading.go) says what each is for: a thing in the hand
//     of whoever is on turn is looted, so loot (reading.go) gives a Loot.
//  4. readCards holds it against Check (rules/chezguevara/check.go): what breaks no rule goes
//     before what does, and prerequisite (play.go) finds what must be said first.
//  5. judge (assist/session/loop_warn.go) has Judge (rules/house.go) call Check again, for the
//     table: moment (rules/chezguevara/moment.go) comes first, then breaks
//     (rules/chezguevara/leave.go).
//  6. record (assist/session/loop.go) calls Apply (rules/chezguevara/apply.go): the line is added,
//     and act (rules/chezguevara/leave.go) spends the leave and lays the card.
//  7. Append (assist/journal/write.go) writes the line to the disk. Now the soap is looted.
//  8. saw (assist/session/look.go) asks Redraw (flow.go) whether people know the new table.
//     tellNotes (assist/session/loop.go) says what followed, by Tell (tell.go).
package chezguevara
