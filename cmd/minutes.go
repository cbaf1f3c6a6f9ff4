package cmd

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/assist/minutes"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/tables"
)

type minutesOptions struct {
	*app
	command        *cobra.Command
	table          string
	md, html, json bool
	file           string
}

// minutes writes a page about a whole game: who won, what happened, and the statistics.
func (a *app) minutes() *cobra.Command {
	o := minutesOptions{app: a}
	c := a.command("minutes", aTable, 1, func(args []string) error {
		o.table = args[0]
		return runMinutes(o)
	})
	o.command = c
	c.ValidArgsFunction = first(a.tableNames).complete
	c.Flags().BoolVar(&o.md, "md", false, "cmd.flag.md")
	c.Flags().BoolVar(&o.html, "html", false, "cmd.flag.html")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	c.Flags().StringVarP(&o.file, "output", "o", "", "cmd.flag.output")
	return c
}

func runMinutes(o minutesOptions) error {
	if count(o.md, o.html, o.json) > 1 {
		return misuse(o.command, "cmd.one-format", tables.Args{})
	}
	from, err := o.sourceOf(o.table)
	if err != nil {
		return err
	}
	if o.file == "" {
		return o.write(from, o.out)
	}
	o.html = o.html || o.file != "" && strings.EqualFold(filepath.Ext(o.file), ".html") && !o.json && !o.md
	o.md = o.md || strings.EqualFold(filepath.Ext(o.file), ".md") && !o.json && !o.html
	var text bytes.Buffer
	if err := o.write(from, &text); err != nil {
		return err
	}
	if err := writeNew(o.file, text.Bytes()); err != nil {
		return err
	}
	_, err = fmt.Fprintln(o.out, o.say("written", oneArg("file", o.file)))
	return err
}

func count(flags ...bool) int {
	n := 0
	for _, set := range flags {
		if set {
			n++
		}
	}
	return n
}

func (o minutesOptions) write(from source, to io.Writer) error {
	read, err := from.again()
	if err != nil {
		return err
	}
	whole := unpainted(read())
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
		if story, err = from.game.Tale(unpainted(read())); err != nil {
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

// again returns a function that returns a new session.Reading of the game at each call. Standard
// input can be read only once, so again stores its text.
func (s source) again() (func() session.Reading, error) {
	if s.reading.From == nil {
		return func() session.Reading { return s.reading }, nil
	}
	text, err := io.ReadAll(io.LimitReader(s.reading.From, journal.MaxBytes))
	return func() session.Reading {
		r := s.reading
		r.From = bytes.NewReader(text)
		return r
	}, err
}

func unpainted(r session.Reading) session.Reading {
	r.Paint = paint.Paint{}
	return r
}
