package box

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"tablemate/tables"
	"tablemate/tables/card"
)

type checker struct {
	node  ast.Node
	shape card.Shape
	found []*Fault
}

func (s *checker) checkThing(name string) any {
	kind, known := s.shape.KindNamed(name)
	switch {
	case !known:
		s.checkWord(name, s.shape.Names(), card.Field{Must: true}, []string{kindField})
	case kind.Alone && fieldAt(s.node, "id").Value != name:
		s.add("box.only-one", []string{"id"}, nil)
	}
	s.checkNumerals()
	if len(s.found) > 0 {
		return nil
	}
	value := reflect.New(reflect.TypeOf(kind.Of))
	if err := decode(s.node, kind, value.Interface()); err != nil {
		s.addUnread(faultOf(err, s.node), card.Fields(reflect.TypeOf(kind.Of)))
		return nil
	}
	s.checkCard(value.Elem())
	return value.Elem().Interface()
}

func (s *checker) checkCard(value reflect.Value) {
	card.Walk(value, s.checkField)
	if judged, ok := value.Interface().(card.Judged); ok {
		var wrong card.Slips
		judged.Wrong(&wrong)
		for _, slip := range wrong.All {
			s.put(slip)
		}
	}
	slices.SortStableFunc(s.found, byPlace)
}

// checkNumerals finds numbers that YAML reads in an unexpected way, such as 010 as 8.
func (s *checker) checkNumerals() {
	for _, n := range ast.Filter(ast.IntegerType, s.node) {
		switch t := n.GetToken(); {
		case t.Type == token.OctetIntegerType,
			t.Type == token.HexIntegerType,
			t.Type == token.BinaryIntegerType,
			strings.Contains(t.Value, "_"):
			s.found = append(s.found, faultAt(t, "box.quote", tables.Args{"field": t.Value, "value": t.Value}))
		}
	}
}

// addUnread adds the fault of an entry that cannot be decoded. If the game has a special sentence
// for the faulty field, the fault uses that sentence.
func (s *checker) addUnread(f *Fault, fields []card.Field) {
	if field, ok := f.Args["field"].(string); ok && f.ID == "box.unknown-field" && s.shape.Instead[field] != "" {
		f.ID = "box." + s.shape.Instead[field]
	}
	for _, of := range fields {
		switch child(s.node, of.Name).(type) {
		case *ast.MappingNode, *ast.SequenceNode:
			if of.Type == reflect.TypeFor[string]() && of.Else != "" {
				s.add(of.Else, []string{of.Name}, nil)
				return
			}
		}
	}
	s.found = append(s.found, f)
}

func (s *checker) checkField(at []string, f card.Field, v reflect.Value) {
	words := s.shape.Lists[f.Type]
	switch {
	case f.Type == reflect.TypeFor[tables.Text]():
		if name := v.Interface().(tables.Text); f.Must && strings.TrimSpace(name.En+name.Ru) == "" {
			s.add("box.no-name", at, nil)
		}
	case v.Kind() == reflect.Int:
		s.checkNumber(int(v.Int()), f, at)
	case words != nil:
		s.checkWord(v.String(), words, f, at)
	case v.Kind() == reflect.String:
		if f.Must && strings.TrimSpace(v.String()) == "" {
			s.add("box.missing", at, nil)
		}
	case v.Kind() == reflect.Slice:
		if !f.Fits(v.Len()) {
			s.add(f.Else, at, nil)
		}
		var twice card.Slips
		for _, one := range f.Inner() {
			findTwice(v, one, at, &twice)
		}
		for _, slip := range twice.All {
			s.put(slip)
		}
	}
}

// checkNumber adds a fault if a required number is missing. It also adds a fault if the number is
// out of bounds or has a decimal point. The YAML library would accept 1.5 as a whole number.
func (s *checker) checkNumber(n int, f card.Field, at []string) {
	_, half := nodeAt(s.node, at...).(*ast.FloatNode)
	bounds := func() tables.Args { return tables.Args{"low": f.Low, "high": f.High} }
	switch there := s.has(at...); {
	case f.Must && !there:
		s.add("box.missing-number", at, bounds())
	case there && (half || !f.Fits(n)):
		s.add(cmp.Or(f.Else, "box.range"), at, bounds())
	}
}

func (s *checker) checkWord(word string, of []string, f card.Field, at []string) {
	if word != "" && slices.Contains(of, word) || word == "" && !f.Must {
		return
	}
	listed := slices.DeleteFunc(slices.Clone(of), func(w string) bool { return w == "" })
	all := tables.Args{"words": strings.Join(listed, ", ")}
	if !s.has(at...) {
		s.add("box.missing-choice", at, all)
		return
	}
	s.add(cmp.Or(f.Else, "box.choice"), at, all)
}

func (s *checker) has(path ...string) bool {
	node := s.node
	for _, name := range path {
		if node = child(node, name); node == nil {
			return false
		}
	}
	return true
}

func (s *checker) add(id string, path []string, args tables.Args) {
	s.put(card.Slip{At: path, ID: id, Args: args})
}

// The method `put` converts a slip, which is a mistake in one field, into a fault. The fault is on
// the line where the field's value begins. But if the value is a block of lines after "|", and the
// slip names one of these lines, the fault is on that line.
func (s *checker) put(slip card.Slip) {
	node := nodeAt(s.node, slip.At...)
	at := begin(node)
	f := faultAt(at, slip.ID, tables.Args{"field": slip.At[len(slip.At)-1], "value": at.Value})
	maps.Copy(f.Args, slip.Args)
	f.Cause = slip.Cause
	if block, ok := node.(*ast.LiteralNode); ok && slip.Line > 0 && block.Start.Value[0] == '|' {
		f.Line += slip.Line
		f.Column = indent(block.Value.GetToken().Origin) + slip.Column
	}
	s.found = append(s.found, f)
}

func indent(block string) int {
	text := strings.TrimLeft(block, " \n")
	if text == "" {
		return 0
	}
	lead := block[:len(block)-len(text)]
	return len(lead) - 1 - strings.LastIndexByte(lead, '\n')
}
