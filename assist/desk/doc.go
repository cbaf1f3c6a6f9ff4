// Package desk asks people questions and prints lines for them, on a terminal, through a pipe, or
// from a test's script. All questions follow these rules:
//
//  1. No question is answered automatically. Enter gives only an answer that the prompt shows: the
//     default, or in a menu the row under the cursor if nothing is typed. Ctrl-C and the end of the
//     input are no answers.
//  2. One function parses every answer, in menus and in plain lines.
//  3. An answer is one or more words at the beginning of a line. The desk first looks for a key
//     or full label there, then tries the whole line, and then all shorter beginnings. If two keys
//     or two shorter beginnings are different answers, the desk asks again. The remaining words
//     answer the next questions.
//  4. A text in "quotes" or «кавычки» is one answer, and is never a command.
//  5. Words typed ahead answer the next questions. At the first word that is no answer, the desk
//     prints an error sentence and the words that it drops.
//  6. An option's key or full label takes precedence over the commands of every prompt: asides
//     (? why show undo redo fix pause), back and quit. Commands work in both languages and both
//     keyboard layouts. The rest of the line belongs to the command.
//  7. After an aside, the same question is asked again, unless the aside returns an error. Words
//     that the aside did not use are dropped, unless the error is [ErrElsewhere].
//  8. After a wrong answer, a sentence names the valid answers. After the second, or at once on a
//     phone, it also gives an example.
//  9. Colour and arrow keys are optional. Every prompt can be answered by typing, in either
//     alphabet, and reads the same without colour.
//
// # How an answer is matched
//
// A typed answer is compared with the rows of a question by these rules, in this order:
//
//  1. The answer is a key in the table's language, or a whole label.
//  2. The answer is a key or label in the other keyboard layout, or a key or name in the other
//     language.
//  3. The answer is the part of a row before a colon, or the first word of this part.
//  4. The answer is the beginning of a row, or one or more whole words of a row.
//  5. Rule 4 applies to the answer in the other keyboard layout.
//
// Rules 3 to 5 match no answer of one or two letters. The first rule that matches any row decides.
// If it matches several rows, the desk lists them and asks again. Letters from the middle of a word
// match nothing.
//
// # From a question to an answer
//
// An [Asker] converts a [Question] into a [Prompt] and a parser. The function putQuestion first
// uses words typed ahead. If there are none, it asks through the [Frontend]. Then readAnswer looks
// for an [Aside] or an answer at the beginning of the line.
//
// # Where to begin
//
//   - Games use [Desk], [Question] and [Option] (desk.go). [Open] and [NewLine] make a desk
//     (frontend.go).
//   - asker.go has the loop of a question. asker_questions.go has the five kinds of questions.
//     asker_fit.go wraps texts to the screen.
//   - typed_words.go finds the answer or the aside at the beginning of a line. typed_choice.go
//     finds the options that match an answer.
//   - frontend.go has the interface [Frontend]. frontend_line.go implements it with plain lines,
//     frontend_menu.go with menus that package survey draws and lines that package x/term edits.
//   - keys.go splits the bytes of a terminal into keys. keys_unix.go returns them one by one.
//   - Package desktest has a Frontend that answers from a script.
package desk
