package flowtest

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/tables"
)

var _ talk.Box = Shelf{}

// Shelf is a talk.Box in memory for one test.
type Shelf map[string]string

// Find decodes the entry with this id.
func (s Shelf) Find(id string, into any) bool {
	text, ok := s[id]
	return ok && json.Unmarshal([]byte(text), into) == nil
}

// Learn stores an entry in memory.
func (s Shelf) Learn(id string, what any) error {
	text, err := json.Marshal(what)
	s[id] = string(text)
	return err
}

// Forget deletes an entry.
func (s Shelf) Forget(id string) error {
	delete(s, id)
	return nil
}

// IDs lists the ids of all entries, sorted.
func (s Shelf) IDs() []string {
	var out []string
	for id := range s {
		out = append(out, id)
	}
	slices.Sort(out)
	return out
}

type full struct {
	talk.Box
	why error
}

// Learn stores nothing and returns the error `why`.
func (f full) Learn(string, any) error { return f.why }

// Unsaved checks that the app prints why a card could not be saved. `learn` tries to save a card in
// a box, and returns the printed lines.
func Unsaved(t *testing.T, learn func(talk.Box) []string) {
	t.Helper()
	denied := &tables.Sentence{ID: "box.denied", Args: tables.Args{"file": "cards.yaml"}}
	for why, err := range map[string]error{"no room": errors.New("no room"), "cards.yaml": denied} {
		said := strings.Join(learn(full{Shelf{}, err}), "\n")
		require.Contains(t, said, why)
		require.NotContains(t, said, denied.ID)
	}
}
