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
