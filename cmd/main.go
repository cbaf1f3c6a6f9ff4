package cmd

import (
	"bufio"
	"crypto/rand"
	"io"
	"os"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/settings"
	"tablemate/tables"
	"tablemate/tables/words"
)

// The exit codes.
const (
	done        = 0   // done, or paused with everything recorded
	failed      = 1   // something outside the program is wrong, such as a file or a name
	misused     = 2   // the command line makes no sense
	interrupted = 130 // a signal ended the command before it was done
)

// Main runs one command line and returns its exit code.
func Main(args []string, in io.Reader, out, err io.Writer) int {
	return run(&env{
		in: in, out: out, err: err,
		getenv: os.Getenv, clock: time.Now, entropy: rand.Reader, system: runtime.GOOS,
	}, args)
}

// env holds everything that the program gets from outside.
type env struct {
	in       io.Reader
	out, err io.Writer
	getenv   func(string) string
	clock    func() time.Time
	entropy  io.Reader
	system   string // the operating system, as in runtime.GOOS
	painted  bool   // colours even without a terminal, for tests

	lines  *bufio.Reader                  // the input; nil if both input and output are terminals
	asker  atomic.Pointer[desk.Asker]     // asks people questions
	played atomic.Pointer[journal.Writer] // records the table that is played
}

func run(w *env, args []string) int {
	told := &output{Writer: w.out}
	if terminal(w.out) == nil {
		w.out = told
	}
	a := &app{env: w, settings: settings.Read(settings.Path(w.getenv, w.system))}
	lang := a.chooseLang(args)
	a.words, a.chosen = words.In(tables.Lang(lang.Value)), lang.From == fromFlag
	root := a.root()
	if c, _, err := root.Find(args); err == nil && c == root && len(args) > 0 {
		if _, ok := gameCalled(args[0]); ok { // a title such as чегевара
			args = append([]string{"play"}, args...)
		}
	}
	root.SetArgs(append([]string{}, args...))
	root.SetOut(w.out)
	root.SetErr(w.err)
	code := a.exitCode(root.Execute())
	if told.err != nil && code == done {
		return a.exitCode(fault("cmd.not-written", oneArg("cause", told.err.Error())))
	}
	return code
}

// app is one run of the program.
type app struct {
	*env
	words    *words.Words
	chosen   bool // whether --lang is given
	settings *settings.File
	global   globals
	running  *cobra.Command
	given    func(flag string) bool // whether a global flag is given
}

type globals struct {
	data    string
	lang    string
	plain   bool
	noColor bool
	help    bool
}

// say returns the sentence cmd.<id> in the language of this run.
func (a *app) say(id string, args ...tables.Args) string {
	return a.words.Say("cmd."+id, args...)
}
