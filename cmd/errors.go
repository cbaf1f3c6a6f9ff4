package cmd

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// fault returns an error about something outside the program, such as a file or a name.
func fault(id string, args tables.Args) error { return &tables.Sentence{ID: id, Args: args} }

// wrongUse is the error for a command line that makes no sense.
type wrongUse struct {
	tables.Sentence
	command *cobra.Command // the command whose usage line is printed
	near    []string       // what people may have meant
}

func misuse(c *cobra.Command, id string, args tables.Args) *wrongUse {
	return &wrongUse{Sentence: tables.Sentence{ID: id, Args: args}, command: c}
}

func (w *wrongUse) nearTo(typed string, names []string) *wrongUse {
	w.near = append(w.near, desk.Nearest(typed, names)...)
	return w
}

func (a *app) missing(c *cobra.Command, what argument) *wrongUse {
	names := a.namesFor(what)(nil, "")
	const most = 6
	if len(names) > most {
		names = append(names[:most:most], "…")
	}
	return misuse(c, "cmd.missing-"+string(what), oneArg("names", strings.Join(names, ", ")))
}

type alreadyTold struct{}

func (alreadyTold) Error() string { return "told" }

func oneArg(name string, value any) tables.Args { return tables.Args{name: value} }

func (a *app) exitCode(err error) int {
	var wrong *wrongUse
	switch {
	case err == nil, errors.Is(err, desk.ErrQuit), errors.Is(err, desk.ErrBack):
		return done
	case errors.Is(err, desk.ErrInterrupted):
		return interrupted
	case errors.As(err, &wrong):
		a.explain(wrong)
		return misused
	case !errors.Is(err, alreadyTold{}):
		a.complain(a.sentence(err))
	}
	return failed
}

func (a *app) sentence(err error) string {
	if text, ok := talk.Sentence(a.words, err); ok {
		return text
	}
	return a.say("fault", oneArg("cause", err.Error()))
}

func (a *app) explain(wrong *wrongUse) {
	a.complain(a.sentence(wrong))
	if len(wrong.near) > 0 {
		a.complain(a.say("near", oneArg("names", strings.Join(wrong.near, ", "))))
	}
	fmt.Fprintln(a.err, a.say("usage")+" "+a.useLine(wrong.command))
	fmt.Fprintln(a.err, a.say("see-help", oneArg("command", wrong.command.CommandPath())))
}

func (a *app) unknownCommand(root *cobra.Command, typed string) error {
	names := append(tables.Each(root.Commands(), (*cobra.Command).Name), gameNames(nil, "")...)
	return misuse(root, "cmd.unknown-command", oneArg("command", typed)).nearTo(typed, names)
}

func (a *app) flagError(c *cobra.Command, err error) error {
	if c == c.Root() && c.Flags().NArg() > 0 {
		return a.unknownCommand(c, c.Flags().Arg(0))
	}
	var unknown *pflag.NotExistError
	var lacks *pflag.ValueRequiredError
	var invalid *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown):
		return unknownFlag(c, unknown)
	case errors.As(err, &lacks):
		return misuse(c, "cmd.flag-lacks", oneArg("flag", "--"+lacks.GetFlag().Name))
	case errors.As(err, &invalid):
		args := tables.Args{"flag": "--" + invalid.GetFlag().Name, "value": invalid.GetValue()}
		return misuse(c, "cmd.flag-invalid", args)
	}
	return misuse(c, "cmd.flag-syntax", oneArg("flag", strings.TrimPrefix(err.Error(), "bad flag syntax: ")))
}

func unknownFlag(c *cobra.Command, unknown *pflag.NotExistError) error {
	name := "--" + unknown.GetSpecifiedName()
	if unknown.GetSpecifiedShortnames() != "" {
		name = "-" + unknown.GetSpecifiedName()
	}
	var names []string
	c.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
	return misuse(c, "cmd.unknown-flag", oneArg("flag", name)).nearTo(name, names)
}

// pick returns the index of the name that equals `typed`. If there is none, and only one name
// begins with `typed`, pick returns the index of this name. Case is ignored.
func pick(typed string, names []string) (int, bool) {
	typed = strings.ToLower(typed)
	found, many := -1, false
	for i, name := range names {
		name = strings.ToLower(name)
		if name == typed {
			return i, true
		}
		if strings.HasPrefix(name, typed) {
			many = found >= 0
			found = i
		}
	}
	return found, found >= 0 && !many
}
