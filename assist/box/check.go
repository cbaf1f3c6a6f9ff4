package box

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"tablemate/tables"
	"tablemate/tables/card"
)

// slips collects what is wrong with one entry.
type slips struct {
	node  ast.Node
	shape card.Shape
	found []*Fault
}

// thing holds an entry against what a thing of its kind can be, and reads it.
func (s *slips) thing(name string) any {
	kind, known := s.shape.Named(name)
	switch {
	case !known:
		s.word(name, s.shape.Names(), card.Field{Must: true}, []string{kindField})
	case kind.Alone && fieldAt(s.node, "id").Value != name:
		s.add("box.only-one", []string{"id"}, nil)
	}
	s.numerals()
	if len(s.found) > 0 {
		return nil
	}
	value := reflect.New(reflect.TypeOf(kind.Of))
	fields := card.Fields(reflect.TypeOf(kind.Of))
	if err := decode(s.node, kind, value.Interface()); err != nil {
		s.unread(faultOf(err, s.node), fields)
		return nil
	}
	s.fields(value.Elem(), fields)
	if judged, ok := value.Interface().(card.Judged); ok {
		var wrong card.Slips
		judged.Wrong(&wrong)
		for _, slip := range wrong.All {
			s.put(slip)
		}
	}
	slices.SortStableFunc(s.found, inText)
	return value.Elem().Interface()
}

// numerals finds words that the library reads as other numbers than they look
// like: 010 would become 8.
func (s *slips) numerals() {
	for _, n := range ast.Filter(ast.IntegerType, s.node) {
		switch t := n.GetToken(); {
		case t.Type == token.OctetIntegerType, t.Type == token.HexIntegerType, t.Type == token.BinaryIntegerType, strings.Contains(t.Value, "_"):
			s.found = append(s.found, fault(t, "box.quote", "field", t.Value, "value", t.Value))
		}
	}
}

// unread notes why an entry is not read, in the sentence that the game has for a
// field that there is not, or for a text that was written as fields: lines of a
// map look like fields of YAML.
func (s *slips) unread(f *Fault, fields []card.Field) {
	if field, ok := f.Args["field"].(string); ok && f.ID == "box.unknown-field" && s.shape.Instead[field] != "" {
		f.ID = "box." + s.shape.Instead[field]
	}
	for _, of := range fields {
		switch child(s.node, of.Name).(type) {
		case *ast.MappingNode, *ast.SequenceNode:
			if of.Type.Kind() == reflect.String && of.Else != "" {
				s.add(of.Else, []string{of.Name}, nil)
				return
			}
		}
	}
	s.found = append(s.found, f)
}

// fields holds the fields of a struct against what they may hold.
func (s *slips) fields(in reflect.Value, fields []card.Field, at ...string) {
	for _, f := range fields {
		f.Must = f.Must && f.When.Holds(in)
		s.field(f.Of(in), f, append(slices.Clone(at), f.Name))
	}
}

func (s *slips) field(v reflect.Value, f card.Field, path []string) {
	words := s.shape.Lists[f.Type]
	switch name, isName := v.Interface().(tables.Text); {
	case isName:
		if f.Must && strings.TrimSpace(name.En+name.Ru) == "" {
			s.add("box.no-name", path, nil)
		}
	case f.Type.Kind() == reflect.Int:
		s.number(int(v.Int()), f, path)
	case words != nil:
		s.word(v.String(), words, f, path)
	case f.Type.Kind() == reflect.String:
		if f.Must && strings.TrimSpace(v.String()) == "" {
			s.add("box.missing", path, nil)
		}
	case f.Type.Kind() == reflect.Slice:
		s.list(v, f, path)
	case f.Type.Kind() == reflect.Pointer && !v.IsNil():
		s.fields(v.Elem(), f.Inner(), path...)
	case f.Type.Kind() == reflect.Struct:
		s.fields(v, f.Inner(), path...)
	}
}

// number holds a number against its bounds. The library takes half a number for
// a whole one.
func (s *slips) number(n int, f card.Field, path []string) {
	_, half := nodeAt(s.node, path...).(*ast.FloatNode)
	bounds := tables.Args{"low": f.Low, "high": f.High}
	switch there := s.has(path...); {
	case f.Must && !there:
		s.add("box.missing-number", path, bounds)
	case !there || f.Fits(n) && !half:
	case f.Else != "":
		s.add(f.Else, path, bounds)
	case f.Count:
		s.add("box.card-count", path, bounds)
	default:
		s.add("box.range", path, bounds)
	}
}

// word holds a word against a closed list. An empty word among them is for
// leaving the field out.
func (s *slips) word(word string, of []string, f card.Field, path []string) {
	all := tables.Args{"words": strings.Join(slices.DeleteFunc(slices.Clone(of), func(w string) bool { return w == "" }), ", ")}
	switch {
	case slices.Contains(of, word) && (word != "" || !f.Must), word == "" && !f.Must:
	case !s.has(path...):
		s.add("box.missing-choice", path, all)
	case f.Else != "":
		s.add(f.Else, path, all)
	default:
		s.add("box.choice", path, all)
	}
}

// list holds a list against its length and each entry against what it may be.
func (s *slips) list(v reflect.Value, f card.Field, path []string) {
	if !f.Fits(v.Len()) {
		s.add(f.Else, path, nil)
	}
	inner := f.Inner()
	for i := range v.Len() {
		at := append(slices.Clone(path), strconv.Itoa(i))
		if inner == nil {
			s.field(v.Index(i), card.Field{Type: f.Type.Elem(), Must: f.Low > 0}, at)
			continue
		}
		s.fields(v.Index(i), inner, at...)
		for _, one := range inner {
			for j := 0; j < i && one.Once; j++ {
				if one.Of(v.Index(j)).Equal(one.Of(v.Index(i))) {
					s.add("box.again", append(at, one.Name), nil)
					break
				}
			}
		}
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
func (s *slips) add(id string, path []string, args tables.Args) {
	s.put(card.Slip{At: path, ID: id, Args: args})
}

// put notes a slip. One within a text is placed on its own line where the text
// stands in lines of its own, else where the text begins.
func (s *slips) put(slip card.Slip) {
	node := nodeAt(s.node, slip.At...)
	at := begin(node)
	f := fault(at, slip.ID, "field", slip.At[len(slip.At)-1], "value", at.Value)
	for name, value := range slip.Args {
		f.Args[name] = value
	}
	f.Cause = slip.Cause
	if block, ok := node.(*ast.LiteralNode); ok && slip.Line > 0 && block.Start.Value[0] == '|' {
		f.Line += slip.Line
		f.Column = indent(block.Value.GetToken().Origin) + slip.Column
	}
	s.found = append(s.found, f)
}

// indent is how far a block of text stands from the left.
func indent(block string) int {
	text := strings.TrimLeft(block, " \n")
	if text == "" {
		return 0
	}
	lead := block[:len(block)-len(text)]
	return len(lead) - 1 - strings.LastIndexByte(lead, '\n')
}
