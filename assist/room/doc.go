// Package room asks several phones and one terminal the same questions. It knows no HTTP, no
// words and no game.
//
// One goroutine, the loop, asks. It opens a question, receives the answers of the phones
// ([Room.Inbox]), and settles each [Message]. Phones can only send answers, and the loop alone
// decides what an answer means. So two phones cannot change the table at the same time.
//
// A question has a number, which an answer names. The number stays the same while the same thing
// is asked. It does not change when the screen changes, when somebody looks something up, or
// when another seat answers its own question. A private question is for one seat alone, whose
// screen then shows no other question.
//
//   - question.go has what is asked: [Question], [Own] and [Buttons].
//   - room.go opens questions and keeps what was told. screen.go returns what one seat sees.
//   - answer.go takes answers: [Outcome] is the outcome of one.
package room
