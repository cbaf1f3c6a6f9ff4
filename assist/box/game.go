package box

import (
	"slices"

	"github.com/goccy/go-yaml/ast"
)

// shape is what is known of the things of one game. What it leaves out is not
// known: such a file may hold anything that has an id.
type shape struct {
	entry   func(ast.Node) []*Fault // what is wrong with one entry
	whole   func([]thing) []*Fault  // what is wrong between entries that are good by themselves
	doubts  func([]thing) []*Fault  // what may be right and looks like a slip
	kind    func(what any) string   // the kind of a Go value, "" for none of the game's
	kinds   []string                // in the order in which people are shown them
	only    []string                // kinds of which a box holds one; they have no other id
	printed func(*Box) []Known      // what the rulebook names
}

// shapeOf is the shape of a game's things.
func shapeOf(game string) shape {
	switch game {
	case "picklerick":
		return shape{entry: cardFaults, printed: printedCards}
	case "micemystics":
		return miceShape()
	}
	return shape{}
}

// kindField stands beside the fields of a thing in a game of several kinds.
const kindField = "kind"

// kindOf is the kind that an entry says it is of; "" where it says none.
func kindOf(node ast.Node) string {
	if kind := child(node, kindField); kind != nil {
		return kind.GetToken().Value
	}
	return ""
}

// fields is an entry as the fields of its thing alone.
func (s shape) fields(node ast.Node) ast.Node {
	all, ok := node.(*ast.MappingNode)
	kind := kindOf(node)
	if s.kind == nil || !ok {
		return node
	}
	own := *all
	own.Values = slices.DeleteFunc(slices.Clone(all.Values), func(f *ast.MappingValueNode) bool {
		name := f.Key.GetToken().Value
		return name == kindField || name == "id" && slices.Contains(s.only, kind)
	})
	return &own
}
