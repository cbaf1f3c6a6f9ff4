// Package room asks the same questions on several phones and one terminal. It does not depend on
// HTTP, on sentences or on a game.
//
// One goroutine, called the loop, asks the questions, receives the phones' answers ([Room.Inbox])
// and finishes each [Message]. Only the loop handles answers. Therefore two phones cannot change
// the table at the same time.
//
// Each answer contains the number of its question. The number stays the same until the question is
// answered, even if the screen changes or a seat answers another question. A private question is
// for one seat, whose screen then shows no other question.
//
//   - question.go has the types of a question: [Question], [Own] and [Buttons].
//   - room.go asks questions and stores printed lines. screen.go returns what one seat sees.
//   - answer.go handles answers, each with an [Outcome].
package room
