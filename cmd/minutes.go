package cmd

import (
	"bytes"
	"cmp"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/minutes"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/tables"
)

type minutesOptions struct {
	*app
	md, html, json bool
	file           string
}

// minutes writes a page about a whole game: who won, what happened, and the statistics.
func (a *app) minutes() *cobra.Command {
	o := &minutesOptions{app: a}
	c := a.command("minutes", aTable, 1, o.run)
	c.Flags().BoolVar(&o.md, "md", false, "cmd.flag.md")
	c.Flags().BoolVar(&o.html, "html", false, "cmd.flag.html")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	c.Flags().StringVarP(&o.file, "output", "o", "", "cmd.flag.output")
	return c
}

func (o *minutesOptions) run(args []string) error {
	if o.md && o.html || o.md && o.json || o.html && o.json {
		return misuse(o.running, "cmd.one-format", tables.Args{})
	}
	from, err := o.sourceOf(args[0])
	if err != nil {
		return err
	}
	if o.file == "" {
		return o.write(from, o.out)
	}
	if !o.md && !o.html && !o.json {
		kind := strings.ToLower(filepath.Ext(o.file))
		o.md, o.html = kind == ".md", kind == ".html"
	}
	var text bytes.Buffer
	if err := o.write(from, &text); err != nil {
		return err
	}
	if err := writeNew(o.file, text.Bytes()); err != nil {
		return err
	}
	return o.print(o.say("written", oneArg("file", o.file)))
}

func (o *minutesOptions) write(from source, to io.Writer) error {
	plain := from.reading
	plain.Paint = paint.Paint{}
	whole := plain
	whole.Review = true
	evening, err := from.game.Summary(whole)
	switch {
	case err != nil:
		return err
	case o.json:
		return writeJSON(to, evening)
	}
	name := cmp.Or(from.header.Table, evening.Title)
	var story session.Tale
	if o.md || o.html {
		if story, err = from.game.Tale(plain); err != nil {
			return err
		}
	}
	page := minutes.New(evening, name, story, o.words)
	switch {
	case o.html:
		return page.HTML(to)
	case o.md:
		return page.Markdown(to)
	}
	return page.Text(to, o.paint(), o.width())
}
