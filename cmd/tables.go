package cmd

import (
	"strings"
	"time"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
)

type tablesOptions struct {
	*app
	json bool
}

var tableActions = []string{"rename", "remove", "restore"}

// tables lists the tables, or renames, removes or restores one.
func (a *app) tables() *cobra.Command {
	o := &tablesOptions{app: a}
	c := a.command("tables", nothing, 3, o.run)
	c.ValidArgsFunction = completer(func(args []string, typed string) []string {
		switch {
		case len(args) == 0:
			return tableActions
		case len(args) == 1 && args[0] == "restore":
			return a.removedNames()
		case len(args) == 1:
			return a.tableNames(nil, typed)
		}
		return nil
	}).complete
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

type listed struct {
	Table string    `json:"table"`
	Name  string    `json:"name"` // the file name without extension; commands accept it as a table's name
	File  string    `json:"file"`
	Game  string    `json:"game,omitempty"`
	Lines int       `json:"lines"` // including the header; 0 if unreadable
	Last  time.Time `json:"last,omitzero"`
	Over  bool      `json:"over"`
	// If the record cannot be read, the fields from Turn to By are left out.
	Turn    int             `json:"turn,omitempty"`    // counted from 1
	Whose   rules.Seat      `json:"whose,omitempty"`   // left out if all play at once
	Heading string          `json:"heading,omitempty"` // the turn in words
	Seat    rules.Seat      `json:"seat,omitempty"`    // who must act
	Winner  rules.Seat      `json:"winner,omitempty"`
	Won     string          `json:"winner_name,omitempty"`
	By      []tables.RuleID `json:"by,omitempty"`    // the rules that ended the game
	Error   string          `json:"error,omitempty"` // why the record cannot be read
}

func (o *tablesOptions) run(args []string) error {
	dir, err := o.folder()
	if err != nil {
		return err
	}
	if len(args) > 0 {
		return o.move(dir, args)
	}
	all, err := journal.Tables(dir, o.clock())
	if err != nil {
		return err
	}
	r := o.openCache(dir, all)
	defer r.keep()
	switch {
	case o.json:
		return o.writeTables(r, all)
	case len(all) == 0:
		return o.print(o.say("no-tables", oneArg("folder", dir)))
	}
	if err := o.listTables(o.tableEntries(r, all), all); err != nil {
		return err
	}
	return o.printCopies(dir)
}

func (o *tablesOptions) listTables(readable []tableEntry, all []journal.Table) error {
	wide := 0
	for _, name := range namesOfTables(all) {
		wide = max(wide, paint.Width(name))
	}
	var playing, over []string
	for _, t := range readable {
		line := paint.Pad(t.Table.Name(), wide) + "  " + o.about(t)
		if t.stands.Over {
			over = append(over, line)
		} else {
			playing = append(playing, line)
		}
	}
	for _, t := range all {
		if t.Err != nil {
			playing = append(playing, paint.Pad(t.Name(), wide)+"  ! "+o.sentence(t.Err))
		}
	}
	if len(over) > 0 {
		if len(playing) > 0 {
			playing = append(playing, "")
		}
		playing = append(append(playing, o.say("tables-over")), over...)
	}
	return o.print(strings.Join(playing, "\n"))
}

func (o *tablesOptions) writeTables(r *replayCache, all []journal.Table) error {
	list := []listed{}
	for _, t := range all {
		st := o.standing(r, t)
		one := listed{
			Table: t.Name(), Name: t.Slug, File: t.Path, Game: t.Header.Game, Lines: linesOf(t), Last: t.Last,
			Over: st.Over,
			Turn: st.Turn.Number, Whose: st.Turn.Whose, Heading: st.Turn.Heading, Seat: st.Seat,
			Winner: st.Ending.Winner, Won: st.Winner, By: st.Ending.By,
		}
		if t.Err != nil {
			one.Error = o.sentence(t.Err)
		}
		list = append(list, one)
	}
	return writeJSON(o.out, list)
}

func linesOf(t journal.Table) int {
	if t.Err != nil {
		return 0
	}
	return t.Lines + 1
}

func (a *app) about(t tableEntry) string {
	told := tables.Args{
		"game": a.titleOf(t.Header.Game), "count": linesOf(t.Table), "day": "", "state": t.stands.Turn.Heading,
	}
	if !t.Last.IsZero() { // a record by another program may contain no times
		told["day"] = t.Last.Local().Format(time.DateOnly)
	}
	if t.stands.Over {
		told["state"] = a.say("table-ended", tables.Args{"turn": t.stands.Turn.Heading, "winner": t.stands.Winner})
	}
	return a.say("table", told)
}

func (a *app) standing(r *replayCache, t journal.Table) session.Standing {
	game, ok := gameOf(t.Header.Game)
	if !ok || t.Err != nil {
		return session.Standing{}
	}
	stands, err := cached(r, t, "standing", func() (session.Standing, error) {
		return game.Standing(session.Reading{Path: t.Path, Words: a.words})
	})
	if err != nil {
		return session.Standing{}
	}
	return stands
}

// nameTaken reports whether the file that belongs to this name already holds a table. If the folder
// cannot be read, nameTaken returns false.
func nameTaken(dir, name string) bool {
	path := journal.Path(dir, name)
	return isThere(path) && journal.Begun(path)
}

func (a *app) titleOf(name string) string {
	if game, ok := gameOf(name); ok {
		return game.About().Rulebook.Title.In(a.words.Lang())
	}
	return name
}
