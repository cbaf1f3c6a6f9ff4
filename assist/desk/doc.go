// Package desk asks people and tells them things, on a terminal, through a
// pipe, or from a test's script, always by the same rules:
//
//  1. Nothing is answered for people. Enter takes an answer only where the
//     prompt shows which: the default, or the row that an arrow led to while nothing
//     is typed. The end of input and Ctrl-C answer nothing.
//  2. One function reads every answer, in menus and in lines. What was typed is
//     tried as a key of the table's language or a whole label; then as the same
//     places on the keyboard in the other layout, or a key or name of the other
//     language; then as a whole word of a row, or a beginning of three letters or
//     more, in this layout, then in the other. The first of these that gives a row
//     decides. What gives several does nothing, and they are named. No row is taken
//     for a letter that occurs in it.
//  3. A line is the answer if all of it is one, else its front is: a key, or the
//     one run of words that answers the question; the words behind it answer the
//     next questions. Where two runs would do, the desk asks again.
//  4. A word in "quotes" or «кавычки» is one answer, taken as it stands.
//  5. Answers typed ahead are taken only where they fit. At the first that
//     does not, the rest is dropped and the desk says so. A Fresh question
//     takes none.
//  6. An option's key or full label comes first, then the words that are at
//     hand in every prompt: asides (? why show undo fix pause), back and quit.
//     They are known in both languages and both layouts, and take the rest of
//     their line. A prompt names those that do something at it.
//  7. An aside that was answered in place changes nothing: the same question
//     is asked again. Leaving a question by an error drops what was typed ahead.
//  8. A wrong answer gets one sentence that names the right ones, from the second at one
//     question on with an example that its reader takes.
//  9. Colour and arrows are comforts. Every prompt can be answered by typing,
//     in either alphabet, and reads the same without colour.
//
// # From a question to an answer
//
// An [Asker] turns a [Question] into a [Prompt] and a parser. Its loop,
// putQuestion, takes the tokens that were typed ahead, else lets the [Frontend]
// ask for a line or a row; readAnswer first looks for an [Aside], then parses the
// line or the run of tokens at its front that answers the question.
//
// # Where to begin
//
//   - [Desk], [Question] and [Option] are what games use (desk.go); [Open] and
//     [NewLine] make a desk (frontend.go).
//   - asker.go is the loop, asker_fit.go breaks its texts for the screen,
//     asker_questions.go has the five kinds of questions.
//   - typed_words.go cuts a line into tokens, finds the answer in it and knows the asides;
//     typed_choice.go says which options an answer means and gives them their keys.
//   - frontend.go is the contract of a [Frontend]: frontend_line.go prints plain
//     lines; frontend_menu.go is a terminal, with menus
//     (frontend_menu_rows.go) that survey draws and lines that x/term edits.
//   - keys.go cuts the bytes of a terminal into keys, and keys_unix.go hands them
//     to the menus one by one.
//   - Package desktest is a Frontend that answers from a script.
package desk
