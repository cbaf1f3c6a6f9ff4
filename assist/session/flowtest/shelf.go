package flowtest

import (
	"encoding/json"
	"slices"

	"tablemate/assist/talk"
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
