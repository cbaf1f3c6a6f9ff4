package session

import (
	"tablemate/assist/journal"
	"tablemate/tables"
)

// copyArgs are what sentences about a copy mention.
func copyArgs(c *journal.Copy) tables.Args {
	return tables.Args{"of": c.Of, "line": c.Line, "head": c.Head}
}

// copiedLines is how many lines of a record were copied from another one, which proves
// them: their seals and dice are not those of the copy.
func copiedLines(r *journal.Record) int {
	if r.Header.Copy == nil {
		return 0
	}
	return r.Header.Copy.Lines
}
