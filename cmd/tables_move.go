package cmd

import (
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/tables"
)

func (o *tablesOptions) move(dir string, typed []string) error {
	args := append(slices.Clone(typed[1:]), "", "")
	switch action := typed[0]; {
	case action == "restore" && args[0] == "":
		return o.listRemoved(dir)
	case action == "restore" && args[1] == "":
		return o.restore(dir, args[0])
	case action == "remove" && args[0] != "" && args[1] == "":
		return o.interruptible(func() error { return o.remove(dir, args[0]) })
	case action == "rename" && args[1] != "":
		return o.rename(dir, args[0], args[1])
	}
	return misuse(o.running, "cmd.tables.unknown", oneArg("typed", strings.Join(typed, " ")))
}

// rename changes only the file name, not the content. If the content changed, it would no longer
// match the code words that people may have noted.
func (o *tablesOptions) rename(dir, typed, name string) error {
	t, err := o.table(typed)
	if err != nil {
		return err
	}
	if utf8.RuneCountInString(name) > maxTable {
		return fault("cmd.long-name", tables.Args{"name": name, "most": maxTable})
	}
	to := journal.Path(dir, name)
	if to == t.Path || nameTaken(dir, name) {
		return fault("cmd.name-taken", oneArg("table", name))
	}
	if err := journal.Move(t.Path, to); err != nil {
		return err
	}
	return o.print(o.say("renamed", tables.Args{"table": t.Name(), "name": journal.TableAt(to).Name()}))
}

func (o *tablesOptions) remove(dir, typed string) error {
	t, err := o.table(typed)
	if err != nil {
		return err
	}
	defer o.closeDesk()
	said := oneArg("table", t.Name())
	q := desk.Question{Text: o.say("remove", said), Default: o.words.Say("desk.no"), Fresh: true}
	sure, err := o.desk().Confirm(q)
	if err != nil || !sure {
		return err
	}
	to := journal.FreePath(journal.RemovedFrom(dir), t.Slug)
	if err := journal.Move(t.Path, to); err != nil {
		return err
	}
	return o.print(o.say("removed", tables.Args{"table": t.Name(), "name": journal.TableAt(to).Slug}))
}

// If the name of the restored table is taken, restore adds a number.
func (o *tablesOptions) restore(dir, typed string) error {
	all, err := o.allRemoved(dir)
	if err != nil {
		return err
	}
	found := findTables(typed, all)
	switch len(found) {
	case 0:
		names := strings.Join(namesOfTables(all), ", ")
		return fault("cmd.not-removed", tables.Args{"table": typed, "names": names})
	case 1:
	default:
		return notOne(typed, dir, found, all)
	}
	to := journal.FreePath(dir, found[0].Slug)
	if err := journal.Move(found[0].Path, to); err != nil {
		return err
	}
	return o.print(o.say("restored", oneArg("table", journal.TableAt(to).Name())))
}

func (o *tablesOptions) listRemoved(dir string) error {
	all, err := o.allRemoved(dir)
	if err != nil {
		return err
	}
	return o.print(o.say("all-removed", oneArg("names", strings.Join(namesOfTables(all), ", "))))
}

func (a *app) allRemoved(dir string) ([]journal.Table, error) {
	return journal.Tables(journal.RemovedFrom(dir), a.clock())
}

func (a *app) removedNames() []string {
	dir, err := a.folder()
	if err != nil {
		return nil
	}
	all, _ := a.allRemoved(dir)
	return namesOfTables(all)
}
