package cmd

import (
	"bytes"
	"io"
	"os"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
)

// folder returns where tables are kept.
func (a *app) folder() (string, error) {
	return journal.Folder(a.global.data, a.getenv, a.system)
}

// table returns the table of that name or file name.
func (a *app) table(typed string) (journal.Table, error) {
	dir, err := a.folder()
	if err != nil {
		return journal.Table{}, err
	}
	all, err := journal.Tables(dir)
	if err != nil {
		return journal.Table{}, err
	}
	if t, ok := findTable(typed, all); ok {
		return t, nil
	}
	names := namesOfTables(all)
	args := tables.Args{"table": typed, "near": strings.Join(nearest(typed, names), ", ")}
	switch {
	case len(all) == 0:
		return journal.Table{}, fault("cmd.no-tables", named("folder", dir))
	case args["near"] == "":
		return journal.Table{}, fault("cmd.unknown-table", args)
	}
	return journal.Table{}, fault("cmd.unknown-table-near", args)
}

// findTable finds a table by the name of its file or by its own, then by the
// beginning of either.
func findTable(typed string, all []journal.Table) (journal.Table, bool) {
	slugs, names := make([]string, len(all)), make([]string, len(all))
	for i, t := range all {
		slugs[i], names[i] = t.Slug, t.Header.Table
	}
	for i := range all {
		if strings.EqualFold(slugs[i], typed) || strings.EqualFold(names[i], typed) {
			return all[i], true
		}
	}
	for _, list := range [][]string{names, slugs} {
		if i, ok := pick(typed, list); ok {
			return all[i], true
		}
	}
	return journal.Table{}, false
}

// nameOf returns the name that people gave a table.
func nameOf(t journal.Table) string {
	if t.Header.Table != "" && journal.Slug(t.Header.Table) == t.Slug {
		return t.Header.Table
	}
	return t.Slug
}

func namesOfTables(all []journal.Table) []string {
	names := make([]string, len(all))
	for i, t := range all {
		names[i] = nameOf(t)
	}
	return names
}

// source is a recorded game to be read.
type source struct {
	game    session.Game
	reading session.Reading
	header  journal.Header
}

// fromTable returns the record of a table.
func (a *app) fromTable(typed string) (source, error) {
	t, err := a.table(typed)
	if err != nil {
		return source{}, err
	}
	if t.Err != nil {
		return source{}, t.Err
	}
	return a.source(t.Header, session.Reading{Path: t.Path})
}

// sourceOf returns the record that a table's name, a file or - means.
func (a *app) sourceOf(typed string) (source, error) {
	switch {
	case typed == "-":
		return a.fromInput()
	case isFile(typed):
		return a.fromFile(typed)
	}
	found, err := a.fromTable(typed)
	if err != nil {
		if about, bad := os.Stat(typed); bad == nil && !about.IsDir() {
			return a.fromFile(typed)
		}
	}
	return found, err
}

// isFile reports whether a word can only be the name of a file.
func isFile(typed string) bool {
	return strings.ContainsAny(typed, `/\`) || strings.HasSuffix(typed, journal.Extension)
}

func (a *app) fromFile(path string) (source, error) {
	record, err := journal.Read(path)
	if err != nil {
		return source{}, err
	}
	a.noticeTorn(record)
	return a.source(record.Header, session.Reading{Path: path})
}

// maxInput is how many bytes of standard input are read as a record.
const maxInput = 64 << 20

func (a *app) fromInput() (source, error) {
	text, err := io.ReadAll(io.LimitReader(a.in, maxInput))
	if err != nil {
		return source{}, err
	}
	name := a.say("input")
	record, err := journal.Parse(name, bytes.NewReader(text))
	if err != nil {
		return source{}, err
	}
	a.noticeTorn(record)
	return a.source(record.Header, session.Reading{Path: name, From: bytes.NewReader(text)})
}

// noticeTorn says that a last line without a newline was left out: another program
// may have forgotten the newline.
func (a *app) noticeTorn(record *journal.Record) {
	if record.Torn != (journal.Tail{}) {
		io.WriteString(a.err, a.words.Say(record.Torn.Message())+"\n")
	}
}

func (a *app) source(header journal.Header, r session.Reading) (source, error) {
	game, ok := gameOf(header.Game)
	if !ok {
		return source{}, fault("cmd.foreign-game", tables.Args{"file": r.Path, "game": header.Game})
	}
	return source{game, a.withScreen(game, r), header}, nil
}

// withScreen returns a reading in the language, colours and width of this
// terminal, with this owner's box.
func (a *app) withScreen(game session.Game, r session.Reading) session.Reading {
	r.Words, r.Paint, r.Width = a.words, a.paint(), a.width()
	r.Box = a.ownBox(game)
	return r
}

// ownBox returns this owner's box of a game. A file that cannot be read is named
// and left alone: everything goes on without it.
func (a *app) ownBox(game session.Game) session.Box {
	dir, err := a.folder()
	if err != nil {
		return nil
	}
	kept, err := box.Open(dir, game.Shape())
	if err != nil {
		io.WriteString(a.err, a.sentence(err)+"\n"+a.say("box.left-out")+"\n")
		return nil
	}
	return kept
}
