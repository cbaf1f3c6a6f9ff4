// Package journal is the record of one table: a file of JSON lines that only
// grows. The first line says which game is played; each further one holds an
// action and what followed from it. Undo is a line that strikes others out, and
// what is struck stays in the file.
//
// Each line carries the hash of the line before. That shows slips and damage, always, and
// by their line. It does not stop somebody who rewrites the file with hashes of his own:
// only whoever noted the code of the record ([Record.Code]) finds that out, and only for
// what was recorded by then ([Record.Noted]). Nothing is proven of lines that were never
// written, nor of what people told the app.
//
// The journal knows no game: actions, notes and patches are raw JSON.
//
// # From a line to the record
//
// Reading and writing go the same way. A [Line] is decoded strictly (decodeLine),
// Record.validate says why it cannot follow what is recorded, and Record.apply
// takes it into the [Record]: a turn stands, an undo strikes turns, a redo brings
// them back. [Writer.Append] does so with the very bytes that it then writes and
// syncs, so that whatever was written can be read.
//
// # The file
//
// Format 2 has a header and lines. The header names the game and holds the setup, the state
// that it led to, and the hash of the seed of the app's dice. Each further line has:
//
//   - n, by, did: its number, the seat that reported, and the action;
//   - notes: what followed, as ids of sentences with the rule and the nouns they mention;
//   - patch: a JSON Patch (RFC 6902) from the state before to the state after, so that a
//     program can follow a table without knowing the rules;
//   - waived, roll, prev: the rules that people waived, where the dice came from, and the
//     hash of the line before.
//
// A program that writes records may leave out everything but did: the rules then tell what
// follows. Notes that begin with -- are for this program: --fix 12 +5 amends line 12 and keeps
// the five lines after it, --undo 12 same or again says what people agreed about dice that
// fell since, --box says what changed in the owner's box. Format 3 is a copy that belongs to a
// what-if: its header has the field copy, so that no earlier program takes it for a record.
//
// The seed of the app's dice lies beside the record in a file that only its owner can read.
// It is added to the record when the game is over; anybody can then roll again and compare.
//
// # What was tried
//
// Nothing was lost of what people had been told is recorded. Each line gives what was tried,
// how often, and the command that repeats it:
//
//   - The program is killed while it records, on a pipe and on a terminal: 5,000 kills, 52,755
//     confirmed lines. TABLEMATE_TEST=long go test -v -run Kill ./cmd
//   - One bit is flipped, or the file is cut, at each of 214,293 bytes of five records. Each
//     fault is named with its line. TABLEMATE_TEST=long go test -run Damaged ./assist/journal
//   - The disk is full at each byte of a line; the file is moved, replaced or written into
//     during play. People are told at once and the reports are saved in another file.
//     go test -run 'Full|Disturbed' ./assist/journal
//   - Ctrl-C, Ctrl-Z, SIGTERM, SIGHUP, SIGQUIT, a terminal that is gone: the record is whole
//     and the terminal as it was. go test -run 'Signal|Stop' ./cmd
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
//   - record.go has [Header], [Line], [Roll] and [Record]. It validates and applies
//     lines, and lists what an undo would cross.
//   - read.go reads a file ([Read], [Parse]), decodes a line and says what is wrong with
//     its fields.
//   - write.go has the one [Writer] of a table and its syncs; lock_unix.go keeps a
//     second one out where the file system has locks, guard.go notices a file that is moved or written into, and
//     seed.go keeps the secret seed beside the record.
//   - amend.go records a report that is amended further back, and what people agreed at
//     an undo; kept.go what the owner's box keeps, and copies of a record to try something.
//   - follow.go tells whoever looks on what the one writer adds ([Follow]).
//   - verify.go proves a record ([Verify], [Verification]).
//   - names.go gives a table its file by its name ([Path]), tables.go finds and lists
//     the tables of a folder ([Folder], [Tables]) and bounds what is read.
//   - errors.go: a [FileError] is about a whole file, a [LineError] about one line,
//     and each [What] is an error to look for with errors.Is.
package journal
