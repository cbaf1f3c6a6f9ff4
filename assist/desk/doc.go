// Package desk asks people and tells them things, on a terminal, through a
// pipe, or from a test's script, always by the same rules:
//
//  1. Nothing is answered for people. Enter takes an answer only where the
//     prompt shows which; the end of input and Ctrl-C answer nothing.
//  2. What is typed is read by one rule: the whole line if it answers the
//     question, else the one run of words from its front that does; the words
//     behind it answer the next questions. Where two runs would do, the desk
//     asks again instead of guessing.
//  3. A word in "quotes" or «кавычки» is one answer, taken as it stands.
//  4. Answers typed ahead are taken only where they fit. At the first that
//     does not, the rest is dropped and the desk says so. A Fresh question
//     takes none.
//  5. An option's key or full label comes first, then the words that are at
//     hand in every prompt: asides (? why show undo fix pause), back and quit.
//     They are known in both languages, and take the rest of their line.
//  6. An aside that was answered in place changes nothing: the same question
//     is asked again. Leaving a question by an error drops what was typed ahead.
//  7. A wrong answer gets one sentence that names the right ones.
//  8. Colour and arrows are comforts. Every prompt can be answered by typing,
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
//     [NewLine] make a desk (frontend_open.go).
//   - asker.go is the loop, asker_questions.go the five kinds of questions.
//   - typed_words.go cuts a line into tokens and finds the answer in it,
//     typed_choice.go matches them with options, typed_aside.go knows the asides.
//   - frontend.go is the contract of a [Frontend]: frontend_line.go prints plain
//     lines, frontend_menu.go shows menus by survey.
//   - keys.go cuts the bytes of a terminal into keys, and keys_unix.go hands them
//     to the menus one by one.
//   - Package desktest is a Frontend that answers from a script.
package desk
