// Package cmd is the command line, with one file for each command. It contains no code for a
// particular game.
//
// # From the command line to the exit code
//
// [Main] makes an app and its commands (root.go). A command with flags stores them in an options
// struct, whose method run gets the arguments, as playOptions.run does. The method run returns an
// error, which app.exitCode turns into a sentence and an exit code (errors.go). The ids of a
// command's help texts contain the name of the command. The program reads these texts only when
// somebody asks for help, so that other commands stay fast.
//
// # Adding a command
//
// Write a file with a function of app that calls app.command, as roll.go does, and name the
// function in app.groups (root.go). Write its texts in tables/words/cmd.json: cmd.<name>.use,
// .short, .long and .example, and cmd.flag.<flag> for each flag. go test ./cmd lists missing texts
// in both languages. Help, man pages and completion then include the command. A help page that
// belongs to no command needs a sentence such as help.phones, and its name in topics (help.go).
//
// # Budgets
//
// Commands must be so fast that nobody waits. BenchmarkBudgets compares each command with the start
// of a program that only links cobra, survey and color. The benchmark fails if a command takes
// longer than its budget, for example 20 starts: go test ./cmd -run '^$' -bench . -benchtime 1x.
// Therefore the program reads texts (package words) and the owner's box (source.go) only when they
// are first needed. "tablemate tables" and "tablemate stats" cache their results in a file beside
// the records (replayCache).
//
// # Where to begin
//
//   - main.go has the exit codes and the env, which holds all input from outside. root.go has all
//     commands and the global flags.
//   - play.go plays at a table, and reads --mode, --players and --house. begin.go asks for
//     missing values. interrupt.go ends play on Ctrl-C.
//   - show, log, check, verify, undo, export, import and tables work on records, which
//     source.go finds by name, file or standard input.
//   - log.go can follow a table while it is played, serve.go shows tables to browsers.
//   - rules.go looks up rules; config.go changes and shows settings. automa, roll, box,
//     simulate and schema each have one file of their own.
//   - games.go finds a game by its name. completion.go completes words in a shell. errors.go also
//     guesses what a misspelt name means. screen.go examines the terminal, and lang.go chooses the
//     language. help.go prints help, and manual.go returns the same texts for man pages. try.go
//     plays a lesson.
package cmd
