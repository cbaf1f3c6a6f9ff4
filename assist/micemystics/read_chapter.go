package micemystics

import (
	"strings"

	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// readJoin reads "pantry north - larder south".
func (t phrases) readJoin(typed string) (parts.Join, error) {
	wrong := unread("join", tables.Args{"typed": typed})
	one, other, ok := strings.Cut(typed, " - ")
	if !ok {
		return parts.Join{}, wrong
	}
	a, exitA, okA := t.exitOf(one)
	b, exitB, okB := t.exitOf(other)
	if !okA || !okB {
		return parts.Join{}, wrong
	}
	return parts.Join{A: a, ExitA: exitA, B: b, ExitB: exitB}, nil
}

// exitOf parts the name of a tile from that of its exit, the last word.
func (t phrases) exitOf(typed string) (tile, exit string, ok bool) {
	words := strings.Fields(typed)
	if len(words) < 2 {
		return "", "", false
	}
	side, known := entryNamed(t, strings.Join(words[:len(words)-1], " "), tileNames)
	return side.ID, strings.ToLower(words[len(words)-1]), known
}
