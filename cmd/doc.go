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
//     language, help.go prints help.
package cmd
