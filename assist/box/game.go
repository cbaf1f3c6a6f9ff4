package box

import (
	"slices"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"

	"tablemate/tables/card"
	"tablemate/tables/micemystics"
	"tablemate/tables/picklerick"
)

// shapes are what the boxes of the games may hold. A box of any other game may
// hold anything that has an id.
var shapes = map[string]card.Shape{
	"picklerick":  picklerick.Shape,
	"micemystics": micemystics.Shape,
}

// kindField stands beside the fields of a thing in a game of several kinds.
const kindField = "kind"

// kindOf is the kind that an entry says it is of; "" where it says none.
func (b *Box) kindOf(node ast.Node) string {
	if kind := child(node, kindField); kind != nil && len(b.shape.Kinds) > 1 {
		return kind.GetToken().Value
	}
	return ""
}

// fieldsOf is an entry as the fields of its thing alone.
func fieldsOf(node ast.Node, kind card.Kind) ast.Node {
	all, ok := node.(*ast.MappingNode)
	if !ok || kind.Name == "" {
		return node
	}
	own := *all
	own.Values = slices.DeleteFunc(slices.Clone(all.Values), func(f *ast.MappingValueNode) bool {
		name := f.Key.GetToken().Value
		return name == kindField || name == "id" && kind.Alone
	})
	return &own
}

// decode reads the fields of an entry into the Go type of its kind.
func decode(node ast.Node, kind card.Kind, into any) error {
	return yaml.NodeToValue(fieldsOf(node, kind), into, yaml.Strict())
}
