package cmd

import (
	"bytes"
	"io"
	"os"
	"runtime/debug"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
)

func (a *app) folder() (string, error) {
	return journal.Folder(a.global.data, a.getenv, a.system)
}

// The method `table` finds a table by its exact name or file name. If no table has this name, the
// method ignores case and spaces. If there is still no table, the method takes the typed text as
// the beginning of a name or file name.
func (a *app) table(typed string) (journal.Table, error) {
	dir, err := a.folder()
	if err != nil {
		return journal.Table{}, err
	}
	path := journal.Path(dir, typed)
	known := isThere(path)
	if !known {
		path = journal.Path(journal.CopiesIn(dir), typed)
	}
	if isThere(path) && (!known || journal.IsExactly(path, typed)) {
		return journal.TableAt(path), nil
	}
	all, err := journal.Tables(dir, a.clock())
	if err != nil {
		return journal.Table{}, err
	}
	found := findTables(typed, all)
	if known && (len(found) < 2 || !journal.Same(found[1].Header.Table, typed)) {
		return journal.TableAt(path), nil
	}
	if len(found) == 1 {
		return found[0], nil
	}
	return journal.Table{}, notOne(typed, dir, found, all)
}

func isThere(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

func notOne(typed, dir string, found, all []journal.Table) error {
	args := tables.Args{"table": typed, "near": strings.Join(desk.Nearest(typed, namesOfTables(all)), ", ")}
	switch {
	case len(found) > 0:
		args["names"] = strings.Join(tables.Each(found, func(t journal.Table) string { return t.Slug }), ", ")
		return fault("cmd.several-tables", args)
	case len(all) == 0:
		return fault("cmd.no-tables", oneArg("folder", dir))
	case args["near"] == "":
		return fault("cmd.unknown-table", args)
	}
	return fault("cmd.unknown-table-near", args)
}

// findTables returns the tables with the typed name. If there are none, it returns the tables whose
// name or file name begins with the typed text.
func findTables(typed string, all []journal.Table) []journal.Table {
	var whole, begun []journal.Table
	start := strings.ToLower(typed)
	for _, t := range all {
		if journal.Same(t.Header.Table, typed) {
			whole = append(whole, t)
		}
		if strings.HasPrefix(strings.ToLower(t.Name()), start) || strings.HasPrefix(t.Slug, start) {
			begun = append(begun, t)
		}
	}
	if len(whole) > 0 {
		return whole
	}
	return begun
}

func namesOfTables(all []journal.Table) []string {
	return tables.Each(all, journal.Table.Name)
}

type source struct {
	game    session.Game
	reading session.Reading
	header  journal.Header
}

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

// sourceOf takes the name of a table, the name of a file, or "-" for standard input.
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

func isFile(typed string) bool {
	return strings.ContainsAny(typed, `/\`) || strings.HasSuffix(typed, journal.Extension)
}

func (a *app) fromFile(path string) (source, error) {
	record, err := journal.Read(path)
	if err != nil {
		return source{}, err
	}
	a.noticeTorn(record)
	return a.source(record.Header, session.Reading{Path: path, Record: record})
}

func (a *app) fromInput() (source, error) {
	name := a.say("input")
	text, err := a.readInput("-")
	if err != nil {
		return source{}, err
	}
	record, err := journal.Parse(name, bytes.NewReader(text))
	if err != nil {
		return source{}, err
	}
	a.noticeTorn(record)
	return a.source(record.Header, session.Reading{Path: name, Record: record})
}

// If the last line of the record was ignored because it has no newline, noticeTorn tells people.
func (a *app) noticeTorn(record *journal.Record) {
	if record.Torn != (journal.TornLine{}) {
		io.WriteString(a.err, a.words.Say(record.Torn.Message())+"\n")
	}
}

func (a *app) source(header journal.Header, r session.Reading) (source, error) {
	game, err := gameIn(header, r.Path)
	if err != nil {
		return source{}, err
	}
	return source{game, a.withScreen(game, r), header}, nil
}

func (a *app) withScreen(game session.Game, r session.Reading) session.Reading {
	r.Words, r.Paint, r.Width = a.words, a.paint(), a.width()
	r.Box = a.lazyBox(game)
	return r
}

// If a command reads a box, heapGrowth is the percentage by which the heap may grow between garbage
// collections. The YAML library leaves so much garbage that a short command would spend a fifth of
// its time on collections.
const heapGrowth = 400

// If the box cannot be read, ownBox says why and returns nil. The command goes on without it.
func (a *app) ownBox(game session.Game) talk.Box {
	dir, err := a.folder()
	if err != nil {
		return nil
	}
	if isThere(box.Path(dir, game.About().Game)) {
		debug.SetGCPercent(heapGrowth)
	}
	kept, err := box.Open(dir, game.About().Shape)
	if err != nil {
		io.WriteString(a.err, a.sentence(err)+"\n"+a.say("box.left-out")+"\n")
		return nil
	}
	return kept
}
