// Package journal reads and writes the record of one table: a file of JSON lines that only grows.
// The first line names the game. Most other lines have an action and its consequences. An undo is a
// line that strikes earlier lines. The struck lines stay in the file.
//
// The Writer adds the hash of the previous line to each line. Therefore Read finds accidental
// changes in all lines before the last one, and names their line. A person who rewrites the file
// can also compute correct hashes. Only somebody who wrote down the code of the record
// ([Record.Code]) can detect a rewritten file. A code protects only the lines that existed when the
// code was written down ([Record.Noted]). The hashes cannot show that a report is false or missing.
//
// The journal does not depend on a game: actions, notes and patches are raw JSON.
//
// # From a line to the record
//
// Reading and writing use the same steps. decodeLine decodes a [Line] strictly. Record.validate
// checks that the line can follow the earlier lines. Record.apply adds the line to the [Record]. In
// this step, an undo strikes turns, and a redo restores them. [Writer.Append] also takes these
// steps, with the bytes of the new line. Therefore every written line can be read.
//
// # The file
//
// Format 2 has a header and lines. The header names the game. It has the setup, the state after the
// setup, and the hash of the seed of the app's dice. A line about an action has these fields:
//
//   - n, by, did: the line's number, the acting seat, and the action;
//   - notes: the consequences of the action, as ids of sentences with their rule and arguments;
//   - patch: a JSON Patch (RFC 6902) from the old state to the new one, so that a program can
//     follow a table without the rules;
//   - waived, roll, prev: the waived rules, the source of the dice, and the hash of the previous
//     line.
//
// Another program that writes records may leave out every field except "did". The rules then
// compute the consequences. This program writes notes that begin with "--". The note "--fix 12 +5"
// means that line 12 is amended, and that five later reports are recorded again. The note
// "--undo 12 same" says that people undid line 12 and agreed to use the old dice, cards and secrets
// again. The note "--undo 12 again" says that they agreed to new ones. A note that begins with
// "--box" describes a change in the owner's box, the file of typed-in cards. Format 3 is for
// what-if copies, in which people try other moves. Its header has the field "copy", and older
// programs reject it. Format 4 is for tables with phones. In its lines, the field "from" names the
// person who reported the action. The field "ruled" names the person who confirmed it after a
// warning.
//
// The seed of the app's dice is in a separate file beside the record. Only the owner of this file
// can read it. At the end of the game, the seed is added to the record. Then anybody can compute
// the rolls again.
//
// # What was tried
//
// No confirmed report was ever lost. Each item describes a test, its size or result, and the
// command that repeats it:
//
//   - The program is killed while it records, on a pipe and on a terminal. This was repeated 5,000
//     times, with 52,755 confirmed lines. TABLEMATE_TEST=long go test -v -run Kill ./cmd
//   - One bit is flipped, or the file is cut, at each of 214,293 bytes of five records. Each
//     fault is named with its line. TABLEMATE_TEST=long go test -run Damaged ./assist/journal
//   - The disk is full at each byte of a line. The file is moved, replaced or written into
//     during play. People are told at once, and the reports are saved in another file. go test
//     -run 'Full|Disturbed' ./assist/journal
//   - Play is ended by Ctrl-C, Ctrl-Z, SIGTERM, SIGHUP, SIGQUIT or a lost terminal. The record is
//     whole, and the terminal is restored. go test -run 'Signal|Stop' ./cmd
//   - The output of 22 commands is full or closed. The exit code is 1. go test -run Output ./cmd
//   - 26 inputs are endless or malformed. Every reader reports an error and uses less than 200 MB
//     of memory. go test -run NoInput ./cmd
//   - Each text of four records contains control characters. None of them reaches the terminal.
//     TABLEMATE_TEST=long go test -run Raw ./cmd
//   - 26 readers get 13.7 million random inputs. go test -fuzz FuzzRecord -fuzztime 10m ./cmd
//   - The code gets 500 small random changes. The tests notice most of them. go run -C .ci/mutants
//     . -n 500
//
// The script cmd/testdata/raccoonheist/trust-en.session tries to cheat with a secret card, the seal
// of a card, a seed, and the file of a record.
//
// # Where to begin
//
//   - record.go has [Header], [Line], [Roll] and [Record]. It validates and applies lines.
//   - read.go reads a file ([Read], [Parse]), decodes its lines and returns their errors.
//   - write.go has the [Writer] of a table. lock_unix.go excludes other writers if the file
//     system has locks. guard.go detects a file that another program moves or changes.
//     seed.go stores the secret seed beside the record.
//   - amend.go amends an earlier report, and records agreements about an undo. kept.go records
//     changes of the owner's box, and copies a record so that people can try other moves.
//   - follow.go sends new lines of a record to other parts of the program ([Follow]).
//   - known.go finds choices that people made after they had seen a result ([Places]).
//   - verify.go checks the dice of a record ([Verify], [Verification]).
//   - names.go maps a table's name to its file ([Path]). tables.go finds and lists the tables
//     of a folder ([Folder], [Tables]) and limits the size of files.
//   - errors.go: a [FileError] is about a whole file, a [LineError] about one line, and
//     errors.Is finds each [What] in them.
package journal
