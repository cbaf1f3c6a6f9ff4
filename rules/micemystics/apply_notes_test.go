package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
)

// noting returns c with the check that the notes of the last report have exactly these ids, in this
// order.
func noting(c trial, ids ...string) trial {
	then := c.Then
	c.Then = func(t *testing.T, after State, notes []rules.Note) {
		require.Equal(t, ids, noteIDs(notes))
		if then != nil {
			then(t, after, notes)
		}
	}
	return c
}

func toldWithoutNote(c trial) trial { return noting(c) }

func noteIDs(notes []rules.Note) []string {
	var out []string
	for _, n := range notes {
		out = append(out, n.ID)
	}
	return out
}

// noteOf returns a note. The list pairs holds the names and values of its arguments in turn.
func noteOf(id string, rule tables.RuleID, pairs ...any) rules.Note {
	n := rules.Note{ID: id, Rule: rule}
	for i := 0; i < len(pairs); i += 2 {
		if n.Args == nil {
			n.Args = rules.Args{}
		}
		value := pairs[i+1]
		if named, is := value.(interface{ Noun() rules.Noun }); is {
			value = named.Noun()
		}
		n.Args[pairs[i].(string)] = value
	}
	return n
}

func mouseNote(id string, rule tables.RuleID, mouse Name, pairs ...any) rules.Note {
	return noteOf(id, rule, append(pairs, "mouse", mouse)...)
}
