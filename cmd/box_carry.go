package cmd

import (
	"errors"
	"fmt"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/tables"
)

// carry writes the box into a file for another owner, or takes over what another owner
// has read off.
func (o boxOptions) carry(dir string, game session.Game) error {
	if o.file == "" {
		return o.missing(o.command, aFile)
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

func (o boxOptions) export(kept *box.Box) error {
	text, err := kept.Text()
	if err != nil {
		return err
	}
	if err := writeNew(o.file, text); err != nil {
		return err
	}
	_, err = fmt.Fprintln(o.out, o.say("box.exported", tables.Args{"count": len(kept.IDs()), "file": o.file}))
	return err
}

// importCards tells what the other box has otherwise, and takes over what people choose:
// new cards by Enter, all of them, or none.
func (o boxOptions) importCards(kept, other *box.Box) error {
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
		q.Default = "2" // nothing
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

// unanswered returns the error of a question that people left. At the end of the input
// nobody has decided anything, which is not what was asked for.
func (o boxOptions) unanswered(err error) error {
	o.leftQuestion(err)
	if errors.Is(err, desk.ErrEnd) {
		return fault("cmd.box.unanswered", nil)
	}
	return err
}

// changeLines returns what another box has otherwise of one card.
func (o boxOptions) changeLines(c box.Change) []string {
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

// mostOfField is how much of a field is shown.
const mostOfField = 60
