// Package desk asks people questions and prints lines for them, on a terminal, through a pipe, or
// from a test's script. The rules are always the same:
//
//  1. No question is answered automatically. Enter gives only an answer that the prompt shows. This
//     answer is the default of the question, or the row under the cursor of a menu if nothing is
//     typed. Ctrl-C and the end of the input are no answers.
//  2. One function parses every answer, in menus and in plain lines. The section "How an answer is
//     matched" has its rules.
//  3. An answer is one or more words at the beginning of a line. The desk first looks for a key
//     or full label there, then tries the whole line, and then all shorter beginnings. If two of
//     them are answers, the desk asks again. The remaining words answer the next questions.
//  4. A text in "quotes" or «кавычки» is one answer, and is never a command.
//  5. Words typed ahead answer the next questions. At the first word that is no answer, the desk
//     prints the question's error sentence and the words that it drops. If its field Fresh is set,
//     a question ignores words typed ahead.
//  6. An option's key or full label takes precedence over the commands of every prompt: asides
//     (? why show undo fix pause), back and quit. Commands work in both languages and both
//     keyboard layouts. The rest of the line belongs to the command. A prompt lists the useful
//     commands.
//  7. After an aside, the same question is asked again. If an aside ends the question with an
//     error, the words typed ahead are dropped.
//  8. After a wrong answer, a sentence names the valid answers. From the second wrong answer on,
//     the sentence also gives an example of a valid answer.
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
//  4. The answer is the beginning of a row, or one or more whole words of a row. This rule matches
//     no answer of one or two letters.
//  5. Rule 4 applies to the answer in the other keyboard layout.
//
// The first rule that matches any row decides. If this rule matches several rows, the desk lists
// these rows and asks again. Letters from the middle of a word match nothing.
//
// # From a question to an answer
//
// An [Asker] converts a [Question] into a [Prompt] and a parser. Its loop, putQuestion, uses the
// words that were typed ahead, or lets the [Frontend] ask for a line or a row. The function
// readAnswer first checks whether the line is an [Aside]. If it is not, readAnswer parses the
// answer at the beginning of the line.
//
// # Where to begin
//
//   - Games use [Desk], [Question] and [Option] (desk.go); [Open] and [NewLine] make a desk
//     (frontend.go).
//   - asker.go has the loop of a question, asker_fit.go wraps texts to the screen, and
//     asker_questions.go has the five kinds of questions.
//   - typed_words.go splits a line into tokens, and finds the answer or the aside command at its
//     beginning. typed_choice.go finds the options that match an answer, and gives options their
//     keys.
//   - frontend.go has the interface [Frontend]. frontend_line.go implements it with plain lines.
//     frontend_menu.go implements it on a terminal with menus that package survey draws
//     (frontend_menu_rows.go), and with lines that package x/term edits.
//   - keys.go cuts the bytes of a terminal into keys, and keys_unix.go passes the keys to the
//     menus one by one.
//   - Package desktest has a Frontend that answers from a script.
package desk
