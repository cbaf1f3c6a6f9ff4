package box

import (
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"tablemate/tables"
)

// most is more than any card of any game counts.
const most = 99

// slips collects what is wrong with one entry.
type slips struct {
	node  ast.Node
	found []*Fault
}

func (s *slips) unless(right bool, id string, path ...string) {
	if !right {
		s.add(id, path)
	}
}

// count holds a number against what a card may count. The library takes half a
// number for a whole one.
func (s *slips) count(name string, n int, in ...string) {
	path := append(in, name)
	_, half := nodeAt(s.node, path...).(*ast.FloatNode)
	s.unless(0 <= n && n <= most && !half, "box.card-count", path...)
}

// stat is a number that must be told.
func (s *slips) stat(name string, n, low int, in ...string) {
	s.within(n, [2]int{low, most}, append(in, name)...)
}

// within holds a number that must be told against its range.
func (s *slips) within(n int, of [2]int, path ...string) {
	switch _, half := nodeAt(s.node, path...).(*ast.FloatNode); {
	case !s.has(path...):
		s.add("box.missing-number", path, "low", of[0], "high", of[1])
	case n < of[0] || n > of[1] || half:
		s.add("box.range", path, "low", of[0], "high", of[1])
	}
}

// named holds that a thing has a name in some language.
func (s *slips) named(name tables.Text) {
	s.unless(strings.TrimSpace(name.En+name.Ru) != "", "box.no-name", "name")
}

// told holds that a text is there.
func (s *slips) told(text string, path ...string) {
	if strings.TrimSpace(text) == "" {
		s.add("box.missing", path)
	}
}

// choice holds a word against those that there are. An empty word among them is
// for leaving the field out.
func choice[W ~string](s *slips, word W, of []W, path ...string) {
	var words []string
	for _, w := range of {
		if w != "" {
			words = append(words, string(w))
		}
	}
	switch {
	case slices.Contains(of, word):
	case !s.has(path...):
		s.add("box.missing-choice", path, "words", strings.Join(words, ", "))
	default:
		s.add("box.choice", path, "words", strings.Join(words, ", "))
	}
}

// has says that the entry has that field.
func (s *slips) has(path ...string) bool {
	node := s.node
	for _, name := range path {
		if node = child(node, name); node == nil {
			return false
		}
	}
	return true
}

// add notes a slip at a field, or at what should hold it.
func (s *slips) add(id string, path []string, more ...any) {
	at := fieldAt(s.node, path...)
	s.found = append(s.found, fault(at, id, append(more, "field", path[len(path)-1], "value", at.Value)...))
}
