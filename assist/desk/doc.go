// Package desk asks people questions and tells them things, on a terminal, through a pipe, or from
// a test's script. The rules are always the same:
//
//  1. No question is answered automatically. Enter takes an answer only if the prompt shows
//     which: the default, or the row that was reached by an arrow while nothing is typed. The
//     end of input and Ctrl-C answer nothing.
//  2. One function reads every answer, in menus and in lines. It tries the input as a key of
//     the table's language or a whole label; then as the same keys in the other keyboard
//     layout, or a key or name of the other language; then as a whole word of a row, or a
//     beginning of three letters or more, in this layout, then in the other. The first of these
//     that matches a row decides. If it matches several rows nothing is done, and they are
//     named. A letter inside a word never selects a row.
//  3. A line is the answer if all of it is one. Otherwise its beginning is the answer: a key,
//     or the only run of words that answers the question; the remaining words answer the next
//     questions. If two runs would do, the desk asks again.
//  4. A word in "quotes" or «кавычки» is one answer, taken literally.
//  5. Answers typed ahead are used while they fit. At the first that does not fit the rest is
//     dropped, and the desk says so. A Fresh question uses none.
//  6. An option's key or full label comes first, then the words that work at every prompt:
//     asides (? why show undo fix pause), back and quit. They work in both languages and both
//     layouts, and take the rest of their line. A prompt names those that are useful.
//  7. An aside that is handled at the prompt changes nothing: the question is asked again.
//     Leaving a question by an error drops what was typed ahead.
//  8. A wrong answer gets one sentence that names the right ones. From the second wrong answer
//     on it has a valid example.
//  9. Colour and arrows are comforts. Every prompt can be answered by typing,
//     in either alphabet, and reads the same without colour.
//
// # From a question to an answer
//
// An [Asker] turns a [Question] into a [Prompt] and a parser. Its loop, putQuestion, uses the
// tokens that were typed ahead, or lets the [Frontend] ask for a line or a row. readAnswer
// first looks for an [Aside], then parses the line, or the tokens at its beginning that answer
// the question.
//
// # Where to begin
//
//   - [Desk], [Question] and [Option] are what games use (desk.go); [Open] and
//     [NewLine] make a desk (frontend.go).
//   - asker.go is the loop, asker_fit.go wraps its texts for the screen, asker_questions.go has
//     the five kinds of questions.
//   - typed_words.go splits a line into tokens, finds the answer in it and knows the asides;
//     typed_choice.go finds the options that an answer means, and gives options their keys.
//   - frontend.go is the contract of a [Frontend]: frontend_line.go prints plain
//     lines; frontend_menu.go is a terminal, with menus
//     (frontend_menu_rows.go) that survey draws and lines that x/term edits.
//   - keys.go cuts the bytes of a terminal into keys, and keys_unix.go hands them
//     to the menus one by one.
//   - Package desktest is a Frontend that answers from a script.
package desk
