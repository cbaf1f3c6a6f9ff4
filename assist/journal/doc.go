// Package journal is the record of one table: a file of JSON lines that only grows. The first
// line says which game is played. Each further line holds an action and its consequences. An
// undo is a line that strikes other lines; these stay in the file.
//
// Each line carries the hash of the previous line. This reveals slips and damage, with their
// line. It does not reveal a rewritten file with new hashes, except to a person who noted the
// code of the record ([Record.Code]), and only up to the line of the code ([Record.Noted]). It
// proves nothing about lines that were never written, nor about what people told the app.
//
// The journal knows no game: actions, notes and patches are raw JSON.
//
// # From a line to the record
//
// Reading and writing use the same steps. decodeLine decodes a [Line] strictly. Record.validate
// returns why the line cannot follow the lines before it. Record.apply adds the line to the
// [Record]: a turn is added, an undo strikes turns, a redo restores them. [Writer.Append] takes
// these steps with the bytes that it writes and syncs, so that everything written can be read.
//
// # The file
//
// Format 2 has a header and lines. The header names the game. It holds the setup, the opening
// state, and the hash of the seed of the app's dice. Each further line has:
//
//   - n, by, did: its number, the seat that reported, and the action;
//   - notes: the consequences, as ids of sentences with the rule and the nouns they mention;
//   - patch: a JSON Patch (RFC 6902) from the state before to the state after, so that a
//     program can follow a table without the rules;
//   - waived, roll, prev: the rules that people waived, where the dice came from, and the
//     hash of the line before.
//
// A program that writes records may leave out everything but did. The rules then supply the rest.
// Notes that begin with -- are for this program. The note --fix 12 +5 amends line 12 and keeps
// the five lines after it. The notes --undo 12 same and --undo 12 again say what people agreed
// about dice rolled after line 12. The note --box says what changed in the owner's box. Format 3
// is a copy for a what-if: its header has the field copy, so that older programs do not take the
// copy for a record. Format 4 is a record of seats with phones: a line may have from and ruled,
// which say whose phone reported it and whose phone held to it against a warning.
//
// The seed of the app's dice is in a file beside the record that only its owner can read. It is
// added to the record when the game is over. Then anybody can roll again and compare.
//
// # What was tried
//
// No confirmed report was ever lost. Each item says what was tried, how often, and the command
// that repeats it:
//
//   - The program is killed while it records, on a pipe and on a terminal: 5,000 kills, 52,755
//     confirmed lines. TABLEMATE_TEST=long go test -v -run Kill ./cmd
//   - One bit is flipped, or the file is cut, at each of 214,293 bytes of five records. Each
//     fault is named with its line. TABLEMATE_TEST=long go test -run Damaged ./assist/journal
//   - The disk is full at each byte of a line; the file is moved, replaced or written into
//     during play. People are told at once, and the reports are saved in another file. go test
//     -run 'Full|Disturbed' ./assist/journal
//   - Ctrl-C, Ctrl-Z, SIGTERM, SIGHUP, SIGQUIT, a lost terminal: the record is whole and the
//     terminal is restored. go test -run 'Signal|Stop' ./cmd
//   - The output of 22 commands is full or closed: the exit code is 1. go test -run Output ./cmd
//   - 26 endless or odd inputs of all readers: a sentence each, below 200 MB of memory.
//     go test -run NoInput ./cmd
//   - Control characters in each text of four records: none reaches the terminal.
//     TABLEMATE_TEST=long go test -run Raw ./cmd
//   - 13.7 million random inputs to 26 readers found three faults, which are mended.
//     go test -fuzz FuzzRecord -fuzztime 10m ./cmd
//   - 500 random changes of the code, as small as a slip: the tests notice most of them.
//     go run -C .ci/mutants . -n 500
//
// cmd/testdata/raccoonheist/trust-en.session attacks a seal, a card, a seed and a file.
//
// # Where to begin
//
//   - record.go has [Header], [Line], [Roll] and [Record]. It validates and applies lines, and
//     lists what an undo would strike.
//   - read.go reads a file ([Read], [Parse]), decodes a line and reports what is wrong with its
//     fields.
//   - write.go has the one [Writer] of a table and its syncs. lock_unix.go keeps other writers
//     out if the file system has locks, guard.go notices a file that is moved or written into,
//     and seed.go keeps the secret seed beside the record.
//   - amend.go amends an earlier report, and records what people agreed at an undo. kept.go
//     records changes of the owner's box, and copies a record for a what-if.
//   - follow.go reports what the writer adds to those who watch ([Follow]).
//   - verify.go proves a record ([Verify], [Verification]).
//   - names.go maps a table's name to its file ([Path]). tables.go finds and lists the tables
//     of a folder ([Folder], [Tables]) and limits what is read.
//   - errors.go: a [FileError] is about a whole file, a [LineError] about one line,
//     and each [What] is an error to look for with errors.Is.
package journal
