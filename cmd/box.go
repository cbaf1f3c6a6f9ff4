package cmd

import (
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"tablemate/assist/box"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
)

type boxOptions struct {
	*app
	command *cobra.Command
	game    string
	action  string
	file    string // that is exported or imported
	json    bool
}

// boxActions are the second words of the command.
var boxActions = []string{"list", "add", "check", "export", "import"}

// box lists, asks for and checks the cards of this owner's box.
func (a *app) box() *cobra.Command {
	o := boxOptions{app: a}
	c := a.command("box", aGame, 3, func(args []string) error {
		o.game, o.action = args[0], "list"
		if len(args) > 1 {
			o.action = args[1]
		}
		if len(args) > 2 {
			o.file = args[2]
		}
		return runBox(o)
	})
	o.command = c
	c.ValidArgsFunction = completer(func(args []string, typed string) []string {
		if len(args) == 1 {
			return boxActions
		}
		return first(gameNames)(args, typed)
	}).complete
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func runBox(o boxOptions) error {
	game, err := o.app.game(o.command, o.game)
	if err != nil {
		return err
	}
	dir, err := o.folder()
	if err != nil {
		return err
	}
	switch o.action {
	case "list":
		return o.list(dir, game)
	case "check":
		return o.check(dir, game)
	case "add":
		return o.interruptible(func() error { return o.add(dir, game) })
	}
	if o.action == "export" || o.action == "import" {
		return o.carry(dir, game)
	}
	wrong := misuse(o.command, "cmd.box.unknown", oneArg("action", o.action))
	wrong.near = nearest(o.action, boxActions)
	return wrong
}

// list prints what the rulebook names and what people added: where each thing is
// known from, or, in a game of several kinds, its id under a heading for its kind.
func (o boxOptions) list(dir string, game session.Game) error {
	kept, err := box.Open(dir, game.About().Shape)
	if err != nil {
		return err
	}
	all := kept.List()
	if o.json {
		return o.writeList(all)
	}
	if len(all) == 0 {
		fmt.Fprintln(o.out, o.say("box.empty"))
	}
	wide := 0
	for _, k := range all {
		wide = max(wide, paint.Width(k.Name.In(o.words.Lang())))
	}
	for i, k := range all {
		if k.Kind != "" && (i == 0 || all[i-1].Kind != k.Kind) {
			fmt.Fprintln(o.out, o.words.Say("box.kind-"+k.Kind))
		}
		name := paint.Pad(k.Name.In(o.words.Lang()), wide)
		if _, err := fmt.Fprintf(o.out, "%s  %s\n", name, o.beside(k)); err != nil {
			return err
		}
	}
	return nil
}

// inBox is a thing of the box as other programs read of it.
type inBox struct {
	ID   string     `json:"id"`
	Kind string     `json:"kind,omitempty"` // in a game of several kinds
	Name string     `json:"name"`
	From box.Source `json:"from"` // printed, partly or learned
}

func (o boxOptions) writeList(all []box.Known) error {
	list := []inBox{}
	for _, k := range all {
		list = append(list, inBox{k.ID, k.Kind, k.Name.In(o.words.Lang()), k.From})
	}
	return writeJSON(o.out, list)
}

// slip is something in the file of the box that is wrong, or looks so.
type slip struct {
	Line  int    `json:"line,omitempty"`
	Doubt bool   `json:"doubt,omitempty"` // it may be right all the same
	Text  string `json:"text"`
}

func (o boxOptions) writeSlips(wrong, doubts []*box.Fault) error {
	list := []slip{}
	for i, f := range slices.Concat(wrong, doubts) {
		list = append(list, slip{f.Line, i >= len(wrong), o.sentence(f)})
	}
	return writeJSON(o.out, list)
}

// beside returns what stands behind the name of a thing in the list.
func (o boxOptions) beside(k box.Known) string {
	if k.Kind != "" {
		return k.ID
	}
	return o.say("box.from-" + string(k.From))
}

// check prints what is wrong in the file, by line; in a sound file, what looks
// like a slip.
func (o boxOptions) check(dir string, game session.Game) error {
	faults, err := box.Check(dir, game.About().Shape)
	if err != nil {
		return err
	}
	if len(faults) > 0 {
		return o.tellSlips(faults)
	}
	kept, err := box.Open(dir, game.About().Shape)
	switch {
	case err != nil:
		return err
	case o.json:
		return o.writeSlips(nil, kept.Doubts())
	}
	for _, f := range kept.Doubts() {
		fmt.Fprintln(o.out, "? "+o.sentence(f))
	}
	_, err = fmt.Fprintln(o.out, o.say("box.whole", oneArg("file", box.Path(dir, game.About().Game))))
	return err
}

// tellSlips tells what is wrong in the file, and fails.
func (o boxOptions) tellSlips(faults []*box.Fault) error {
	if o.json {
		if err := o.writeSlips(faults, nil); err != nil {
			return err
		}
		return alreadyTold{}
	}
	for _, f := range faults {
		o.complain(o.sentence(f))
	}
	return alreadyTold{}
}

// add asks for a card of the real box and keeps it.
func (o boxOptions) add(dir string, game session.Game) error {
	kept, err := box.Open(dir, game.About().Shape)
	if err != nil {
		return err
	}
	asker := o.desk()
	name, err := game.Read(&talk.UI{
		Desk: asker, Words: o.words, Paint: o.paint(), Box: kept, Width: o.width(),
	})
	if err != nil {
		return o.unanswered(err)
	}
	if name == "" {
		return fault("cmd.box.nothing", oneArg("title", o.titleOf(game.About().Game)))
	}
	asker.Say(o.say("box.added", tables.Args{"name": name, "file": box.Path(dir, game.About().Game)}))
	return nil
}
