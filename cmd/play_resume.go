package cmd

import (
	"tablemate/assist/journal"
)

type resumeOptions struct {
	*app
	version bool
}

// runResume offers the last tables and a new one, and plays.
func runResume(o resumeOptions) error {
	p := playRequest{habit: o.habit()}
	var err error
	if p.dir, err = o.folder(); err != nil {
		return err
	}
	all, err := journal.Tables(p.dir, o.clock())
	if err != nil {
		return err
	}
	r := o.openCache(p.dir, all)
	begun := o.tableEntries(r, all)
	r.keep()
	chosen, err := o.chooseTable(begun)
	switch {
	case err != nil:
		o.leftQuestion(err)
	case chosen < len(begun):
		err = o.resumeTable(&p, begun[chosen].Table)
	default:
		if err = o.chooseGame(&p); err == nil {
			p.table, err = o.newName(p.dir)
		}
		err = o.notBegun(err)
	}
	if err != nil {
		return err
	}
	return o.playTable(p)
}
