// Package chezguevara leads people through Chez Guevara. It asks for what only the table can
// know, draws the open cards, and puts the results into sentences. It decides nothing:
// rules/chezguevara does.
//
// # A line
//
// A line needs no verb: the player and the card say everything. "gu" is the guitar of the
// player on turn, and "2ki" is the kitchen duty that the second player imposes on that player.
// A number in front is a seat, at any question. If a line says more than one action, the rest
// answers the next questions: in "br5" the brother is called, and his die is a 5.
//
// # Where to begin
//
//   - [Game] in game.go registers the game. [Flow] in flow.go has the methods that package
//     session calls.
//   - ask.go asks for the innermost thing awaited and reminds of what tables forget. die.go,
//     answer.go and objection.go hold the questions, menu.go the rows. setup.go, learn.go and
//     fix.go ask for the setup, new cards and corrections.
//   - line.go splits a line into words. play.go and reading.go find what a player's card does.
//     spec.go reads the values of a card, aside.go the lines without a card, and words.go holds
//     the words.
//   - tell.go, names.go and tale.go put notes, actions and names into sentences. who.go answers
//     `!` and `why`, and here.go lists the rules of the moment.
//   - view.go and draw.go draw the table.
//
// # What runs when you type soap
//
// It is Ann's turn, she has leave left, and the soap's values are known.
//
//  1. step (assist/session/loop.go) asks Next (rules/chezguevara/game.go) for the awaited seat,
//     and Ask (flow.go) for the action. askAwaited (ask.go) finds that a phase of the turn is
//     awaited. turnQuestion (ask.go) makes the question, and readEnd (ask.go) reads its own
//     answers.
//  2. Written (assist/talk/ask.go) asks the question. A line that readEnd does not know goes to
//     readPlay (play.go). It is read once, and the value is kept until it is needed.
//  3. cutLine (line.go) splits the line into seat, cards and values. readCards (play.go) looks
//     up the cards, and reading (reading.go) says what each does. A thing of the player on turn
//     is looted, so loot (reading.go) gives a Loot.
//  4. readCards asks Check (rules/chezguevara/check.go). Readings that break no rule come
//     before those that do. prerequisite (play.go) finds what must be said first.
//  5. judge (assist/session/loop_warn.go) has Judge (rules/house.go) call Check again, with the
//     table's house rules. It calls moment (rules/chezguevara/moment.go), then breaks
//     (rules/chezguevara/leave.go).
//  6. record (assist/session/loop.go) calls Apply (rules/chezguevara/apply.go): the line is added,
//     and act (rules/chezguevara/leave.go) spends the leave and lays the card.
//  7. Append (assist/journal/write.go) writes the line to the disk. Now the soap is looted.
//  8. saw (assist/session/look.go) asks Redraw (flow.go) whether the table is drawn again.
//     tellNotes (assist/session/loop.go) prints what followed, with Tell (tell.go).
package chezguevara
