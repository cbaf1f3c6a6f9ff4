// Package chezguevara is the user interface of the card game Chez Guevara. It asks what happens on
// the real table, draws the open cards, and describes the results in sentences. In this game, the
// cards in front of a player are called a "tent", and points are called "slack". The rules are in
// rules/chezguevara.
//
// # A typed line
//
// A line needs no verb: the player and the card are enough. "gu" plays the guitar of the player on
// turn. "2ki" means that player 2 plays the card Kitchen Duty. At any question, a number in front
// of a card is a seat. The rest of a line answers the next questions: "br5" recruits the brother
// and reports his die, a 5.
//
// # Where to begin
//
//   - [Game] in game.go returns the game. [Flow] in flow.go has the methods that package
//     session calls.
//   - ask.go asks what must be answered first, and prints reminders. die.go, answer.go and
//     objection.go have the questions, menu.go the menus. setup.go, learn.go and fix.go ask for
//     the setup, new cards and corrections.
//   - line.go splits a line into words. play.go and reading.go find the action of a player's card.
//     spec.go reads the values of a card, aside.go reads lines without a card, and words.go has
//     the words.
//   - tell.go, names.go and tale.go write sentences for notes, actions and names. who.go answers
//     "!" and "why", and here.go lists the rules that people probably need now.
//   - view.go and draw.go draw the table.
//
// # What runs when you type soap
//
// It is Ann's turn, she may still act, and the values of the soap card are known.
//
//  1. step (assist/session/loop.go) calls Next (rules/chezguevara/game.go) for the seat that acts,
//     and Ask (flow.go) for the action. askAwaited (ask.go) finds that no die or choice must come
//     before Ann's next action. turnQuestion (ask.go) makes the question.
//  2. The function Named (assist/talk/ask.go) asks it. readEnd (ask.go) understands only the
//     end of the turn, so readPlay (play.go) parses the line.
//  3. cutLine (line.go) splits the line into seat, cards and values. readCards (play.go) looks
//     up the cards, and reading (reading.go) returns the action of each. The player on turn loots
//     a thing, so loot (reading.go) returns a Loot.
//  4. readCards calls Check (rules/chezguevara/check.go), and prefers an action that Check allows.
//     prerequisite (play.go) finds a step that must come first.
//  5. judge (assist/session/loop_warn.go) has Judge (rules/house.go) call Check again, with the
//     table's house rules. Check calls moment (rules/chezguevara/moment.go), then breaks
//     (rules/chezguevara/leave.go).
//  6. record (assist/session/loop.go) calls Apply (rules/chezguevara/apply.go). Apply adds the line
//     to the turn. act (rules/chezguevara/leave.go) uses one of Ann's activities and lays the soap.
//  7. Append (assist/journal/write.go) writes the line to the disk.
//  8. saw (assist/session/look.go) asks Redraw (flow.go) whether to draw the table again.
//     tellNotes (assist/session/loop.go) prints the consequences, with Tell (tell.go).
package chezguevara
