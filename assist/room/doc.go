// Package room is where several phones and one terminal meet over the same questions. It knows
// no HTTP, no words and no game.
//
// One goroutine, the loop, asks: it opens a question, receives what the phones answer
// ([Room.Inbox]), and settles each [Message]. Nothing but answers comes in, and the loop alone
// decides what one means, so no two of them can change the table at once.
//
// A question has a number, which an answer names. It stays the same while the same thing is
// asked: when the screen changes, when somebody looks something up, and when somebody else
// answers a question of his own. What one seat alone may see is a question of its own, which
// stands before all others on that seat's screen.
//
//   - question.go has what is asked: [Question], [Own] and [Buttons].
//   - room.go opens questions and keeps what was told, screen.go is what one seat sees of it.
//   - answer.go takes answers: [Outcome] is what becomes of one.
package room
