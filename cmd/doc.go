// Package cmd is the command line, one file a command. Nothing here knows a game.
//
// # From the command line to the exit code
//
// [Main] makes an app and its commands (root.go). A command fills an options struct
// with its arguments and flags and calls its run function, as play fills playOptions
// and calls runPlay. Errors come back as values; app.exitCode puts them into a
// sentence and an exit code in one place (errors.go). A command has no text of its
// own: its help is read from the messages of its name when somebody asks for it, so
// that a quick question is answered quickly.
//
// # Adding a command
//
// Write a file with a function of app that calls app.command, as roll.go does, and name the
// function in app.groups (root.go). Its texts are the sentences cmd.<name>.use, .short, .long
// and .example, and those of its flags cmd.flag.<flag>, in tables/words/cmd.json. go test ./cmd
// names what is missing, in both languages. Help, man pages and completion need no more. A
// page of help about something else is a sentence help.<topic> and a word in topics (help.go).
//
// # Budgets
//
// A question is answered before anybody waits. BenchmarkBudgets compares each command with a
// program that only links cobra, survey and color, and fails where a command takes more than
// its share of such starts: go test ./cmd -run '^$' -bench . -benchtime 1x. So texts are
// read when they are said (package words), the box when it is asked for (source.go), and
// tables and stats keep what they worked out beside the tables (replayCache).
//
// # Where to begin
//
//   - main.go has the env that comes in from outside, and the exit codes; root.go
//     all commands and the global flags.
//   - play.go plays at a table, and reads --mode, --players and --house: begin.go asks for
//     what the command line leaves out, interrupt.go ends it on Ctrl-C.
//   - show, log, check, verify, undo, export, import and tables work on records, which
//     source.go finds by name, file or standard input.
//   - log.go may look on at a table, serve.go shows tables to browsers.
//   - rules.go looks up rules; config.go chooses settings and shows them. automa, roll, box,
//     simulate and schema are each alone.
//   - games.go finds a game, completion.go what a shell may complete, errors.go also guesses
//     what a misspelt name means, screen.go asks about the terminal, lang.go about the
//     language. help.go prints help, manual.go gives it to man pages. try.go plays a lesson.
package cmd
