// Package cmd is the command line, with one file for each command. It has no code for a particular
// game.
//
// # From the command line to the exit code
//
// [Main] makes an app and its commands (root.go). A command with flags has an options struct with a
// method `run`, which gets the arguments. If `run` returns an error, app.exitCode turns this error
// into a sentence and an exit code (errors.go). The help texts of a command are read only when
// somebody asks for them, so that other commands stay fast.
//
// # Adding a command
//
// Write a file with a function of app that calls app.command, as roll.go does. Call the function in
// app.groups (root.go). Write its texts in tables/words/cmd.json: cmd.<name>.use, .short, .long and
// .example, and cmd.flag.<flag> for each flag. "go test ./cmd" lists missing texts. To add a help
// page that belongs to no command, write a sentence such as help.phones, and add its name (phones)
// to the list `topics` (help.go).
//
// # Budgets
//
// BenchmarkBudgets compares each command with a program that only links cobra, survey and color.
// The unit of a budget is the time that this program takes to start. If a command is slower than
// its budget, the benchmark fails. Run it with go test ./cmd -run '^$' -bench . -benchtime 1x. To
// stay within the budgets, texts (package words) and the owner's box (box.go) are read only when
// first needed. "tablemate tables" and "tablemate stats" cache results beside the records
// (replayCache).
//
// # Where to begin
//
//   - main.go has the exit codes and the env, which holds the streams, the clock and the
//     environment. root.go has all commands and the global flags.
//   - play.go plays at a table. begin.go asks for missing values. interrupt.go ends play on Ctrl-C.
//   - source.go finds the record for show, log, check, verify, undo and other commands.
//   - log.go can follow a table while it is played. serve.go shows tables to browsers.
//   - games.go finds a game by its name. errors.go also guesses what a misspelt name means.
//     screen.go examines the terminal, and lang.go chooses the language. manual.go returns the help
//     texts for man pages. try.go plays a lesson.
package cmd
