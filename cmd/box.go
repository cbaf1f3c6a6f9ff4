package cmd

import (
	"cmp"
	"errors"
	"slices"
	"sync"

	"github.com/spf13/cobra"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
)

type boxOptions struct {
	*app
	action string
	file   string // for export or import
	json   bool
}

var boxActions = []string{"list", "add", "check", "export", "import"}

// box lists, adds, checks, exports and imports cards that people typed in from their own copy of a
// game. The owner of the box is the person who runs the program.
func (a *app) box() *cobra.Command {
	o := &boxOptions{app: a}
	c := a.command("box", aGame, 3, o.run)
	c.ValidArgsFunction = completer(func(args []string, typed string) []string {
		if len(args) == 1 {
			return boxActions
		}
		return first(gameNames)(args, typed)
	}).complete
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func (o *boxOptions) run(args []string) error {
	args = append(args, "", "")
	o.action, o.file = cmp.Or(args[1], "list"), args[2]
	game, err := o.game(args[0])
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
	case "export", "import":
		return o.carry(dir, game)
	}
	return misuse(o.running, "cmd.box.unknown", oneArg("action", o.action)).nearTo(o.action, boxActions)
}

// list prints the cards that the rulebook names or that people added. If the game has only one kind
// of cards, the source of each card is beside the card. Otherwise each kind has a heading, and the
// id of each card is beside the card.
func (o *boxOptions) list(dir string, game session.Game) error {
	kept, err := box.Open(dir, game.About().Shape)
	if err != nil {
		return err
	}
	all := kept.List()
	if o.json {
		return o.writeList(all)
	}
	var lines []string
	if len(all) == 0 {
		lines = append(lines, o.say("box.empty"))
	}
	wide := 0
	for _, k := range all {
		wide = max(wide, paint.Width(k.Name.In(o.words.Lang())))
	}
	for i, k := range all {
		if k.Kind != "" && (i == 0 || all[i-1].Kind != k.Kind) {
			lines = append(lines, o.words.Say("box.kind-"+k.Kind))
		}
		beside := k.ID
		if k.Kind == "" {
			beside = o.say("box.from-" + string(k.From))
		}
		lines = append(lines, paint.Pad(k.Name.In(o.words.Lang()), wide)+"  "+beside)
	}
	return o.print(lines...)
}

// inBox is an entry in the output of "box list --json".
type inBox struct {
	ID   string     `json:"id"`
	Kind string     `json:"kind,omitempty"` // only in a game with several kinds
	Name string     `json:"name"`
	From box.Source `json:"from"` // see package box
}

func (o *boxOptions) writeList(all []box.Known) error {
	list := []inBox{}
	for _, k := range all {
		list = append(list, inBox{k.ID, k.Kind, k.Name.In(o.words.Lang()), k.From})
	}
	return writeJSON(o.out, list)
}

// slip is a mistake in the file of the box. "box check --json" prints a list of slips.
type slip struct {
	Line  int    `json:"line,omitempty"`
	Doubt bool   `json:"doubt,omitempty"` // true if the entry is only a possible mistake
	Text  string `json:"text"`
}

func (o *boxOptions) writeSlips(wrong, doubts []*box.Fault) error {
	list := []slip{}
	for i, f := range slices.Concat(wrong, doubts) {
		list = append(list, slip{f.Line, i >= len(wrong), o.sentence(f)})
	}
	return writeJSON(o.out, list)
}

// If the file of the box has errors, check prints them and fails. Otherwise it prints possible
// mistakes.
func (o *boxOptions) check(dir string, game session.Game) error {
	faults, err := box.Check(dir, game.About().Shape)
	if err != nil {
		return err
	}
	switch {
	case len(faults) > 0 && o.json:
		return cmp.Or(o.writeSlips(faults, nil), error(alreadyTold{}))
	case len(faults) > 0:
		for _, f := range faults {
			o.complain(o.sentence(f))
		}
		return alreadyTold{}
	}
	kept, err := box.Open(dir, game.About().Shape)
	switch {
	case err != nil:
		return err
	case o.json:
		return o.writeSlips(nil, kept.Doubts())
	}
	lines := tables.Each(kept.Doubts(), func(f *box.Fault) string { return "? " + o.sentence(f) })
	return o.print(append(lines, o.say("box.whole", oneArg("file", box.Path(dir, game.About().Game))))...)
}

type savingBox struct {
	talk.Box
	failed bool
}

// Learn saves an entry in the box.
func (b *savingBox) Learn(id string, what any) error {
	err := b.Box.Learn(id, what)
	b.failed = err != nil
	return err
}

func (o *boxOptions) add(dir string, game session.Game) error {
	own, err := box.Open(dir, game.About().Shape)
	if err != nil {
		return err
	}
	kept := &savingBox{Box: own}
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
	if kept.failed {
		return alreadyTold{}
	}
	asker.Say(o.say("box.added", tables.Args{"name": name, "file": box.Path(dir, game.About().Game)}))
	return nil
}

func (o *boxOptions) carry(dir string, game session.Game) error {
	if o.file == "" {
		return o.missing(o.running, aFile)
	}
	kept, err := box.Open(dir, game.About().Shape)
	if err != nil {
		return err
	}
	if o.action == "export" {
		return o.export(kept)
	}
	other, err := box.OpenFile(o.file, game.About().Shape)
	if err != nil {
		return err
	}
	return o.interruptible(func() error { return o.importCards(kept, other) })
}

func (o *boxOptions) export(kept *box.Box) error {
	text, err := kept.Text()
	if err != nil {
		return err
	}
	if err := writeNew(o.file, text); err != nil {
		return err
	}
	return o.print(o.say("box.exported", tables.Args{"count": len(kept.IDs()), "file": o.file}))
}

// importCards asks what to import from `other`: only the new cards, the new and the changed ones,
// or none.
func (o *boxOptions) importCards(kept, other *box.Box) error {
	var fresh, all []string
	asker := o.desk()
	for _, c := range kept.Changes(other) {
		all = append(all, c.ID)
		if len(c.Fields) == 0 {
			fresh = append(fresh, c.ID)
		}
		asker.Say(o.changeLines(c)...)
	}
	if len(all) == 0 {
		asker.Say(o.say("box.same"))
		return nil
	}
	offers := [][]string{fresh, all, nil}
	q := desk.Question{Text: o.say("box.take"), Default: "1"}
	if len(fresh) == 0 {
		q.Default = "2" // the second option shown: import nothing
	}
	i, err := asker.Choose(q, []desk.Option{
		{Label: o.say("box.take-new", oneArg("count", len(fresh))), Hidden: len(fresh) == 0},
		{Label: o.say("box.take-all", oneArg("count", len(all)))},
		{Label: o.say("box.take-none")},
	})
	if err != nil {
		return o.unanswered(err)
	}
	if err := kept.Import(other, offers[i]); err != nil {
		return err
	}
	asker.Say(o.say("box.taken", oneArg("count", len(offers[i]))))
	return nil
}

// unanswered makes the command fail if the input ended before an answer.
func (o *boxOptions) unanswered(err error) error {
	o.leftQuestion(err)
	if errors.Is(err, desk.ErrEnd) {
		return fault("cmd.box.unanswered", nil)
	}
	return err
}

func (o *boxOptions) changeLines(c box.Change) []string {
	name := c.Name.In(o.words.Lang())
	if len(c.Fields) == 0 {
		return []string{o.say("box.change-new", oneArg("name", name))}
	}
	lines := []string{o.say("box.change", oneArg("name", name))}
	for _, f := range c.Fields {
		lines = append(lines, o.say("box.change-field", tables.Args{
			"field": f.Name, "here": tables.Plain(f.Here, mostOfField), "there": tables.Plain(f.There, mostOfField),
		}))
	}
	return lines
}

const mostOfField = 60

// lazyBox reads the file only when a card is first needed. Otherwise, a command that needs no card
// would spend more than a third of its time reading a full box.
type lazyBox struct{ open func() talk.Box }

func (a *app) lazyBox(game session.Game) lazyBox {
	return lazyBox{sync.OnceValue(func() talk.Box {
		if kept := a.ownBox(game); kept != nil {
			return kept
		}
		return noBox{}
	})}
}

// Find reads an entry of the box.
func (b lazyBox) Find(id string, into any) bool { return b.open().Find(id, into) }

// Learn saves an entry in the box.
func (b lazyBox) Learn(id string, what any) error { return b.open().Learn(id, what) }

// Forget removes an entry from the box.
func (b lazyBox) Forget(id string) error { return b.open().Forget(id) }

// IDs lists the ids in the box.
func (b lazyBox) IDs() []string { return b.open().IDs() }

// noBox replaces a box whose file cannot be read. The file stays unchanged.
type noBox struct{}

// Find finds nothing.
func (noBox) Find(string, any) bool { return false }

// Learn saves nothing.
func (noBox) Learn(string, any) error { return nil }

// Forget removes nothing.
func (noBox) Forget(string) error { return nil }

// IDs lists nothing.
func (noBox) IDs() []string { return nil }
