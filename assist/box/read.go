package box

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"tablemate/tables"
)

func (b *Box) parse(text []byte) []*Fault {
	b.text, b.things = text, nil
	entries, wrong := entriesIn(text)
	if wrong != nil {
		wrong.Path = b.path
		return []*Fault{wrong}
	}
	var faults []*Fault
	lines := map[string]int{}
	for _, node := range entries {
		t, found := b.entry(node)
		if first, twice := lines[t.id]; twice && t.id != "" {
			found = append(found, faultAt(fieldAt(node, "id"), "box.twice", tables.Args{"id": t.id, "other": first}))
		} else {
			lines[t.id] = t.line
		}
		faults = append(faults, b.placed(found)...)
		b.things = append(b.things, t)
	}
	if len(faults) == 0 {
		faults = b.checkBetween(b.shape.Misfits)
	}
	return faults
}

func (b *Box) placed(found []*Fault) []*Fault {
	for _, f := range found {
		f.Path = b.path
	}
	return found
}

func (b *Box) entry(node ast.Node) (thing, []*Fault) {
	t := thing{node: node, line: begin(node).Position.Line}
	if found := notPlain(node); len(found) > 0 {
		return t, found
	}
	id, err := idOf(node)
	if err != nil {
		return t, []*Fault{faultOf(err, node)}
	}
	t.id = id
	at := fieldAt(node, "id")
	switch {
	case t.id == "":
		return t, []*Fault{faultAt(begin(node), "box.no-id", nil)}
	case isNumber(at):
		return t, []*Fault{faultAt(at, "box.quote", tables.Args{"field": "id", "value": at.Value})}
	case len(b.shape.Kinds) == 0:
		return t, nil
	}
	t.kind = b.kindOf(node)
	s := checker{node: node, shape: b.shape}
	t.value = s.checkThing(t.kind)
	return t, s.found
}

// notPlain returns a fault for each text that could control a terminal.
func notPlain(node ast.Node) []*Fault {
	var found []*Fault
	for _, n := range ast.Filter(ast.StringType, node) {
		text := n.(*ast.StringNode).Value
		if sign := string(utf8.RuneError); strings.Contains(tables.Plain(text, maxSize), sign) &&
			!strings.Contains(text, sign) {
			found = append(found, faultAt(n.GetToken(), "box.not-plain", nil))
		}
	}
	return found
}

// These limits are far above the needs of any real file. maxNesting also limits the number of
// dashes and colons on one line. maxDocuments is needed because the library processes all earlier
// documents again for each new one.
const (
	maxNesting   = 500
	maxDocuments = 100
)

func tooMany(tokens token.Tokens) int {
	documents := 0
	for _, t := range tokens {
		if t.Type != token.DocumentHeaderType {
			continue
		}
		if documents++; documents > maxDocuments {
			return t.Position.Line
		}
	}
	return 0
}

func tooDeep(tokens token.Tokens) int {
	open, line, inLine := 0, 0, 0
	for _, t := range tokens {
		if t.Position.Line != line {
			line, inLine = t.Position.Line, 0
		}
		switch t.Type {
		case token.SequenceStartType, token.MappingStartType:
			open++
		case token.SequenceEndType, token.MappingEndType:
			open = max(0, open-1)
		case token.SequenceEntryType, token.MappingKeyType, token.MappingValueType, token.TagType, token.AnchorType:
			inLine++
		}
		if open > maxNesting || inLine > maxNesting {
			return line
		}
	}
	return 0
}

// isNumber reports whether a value is anything but text, for example a number.
func isNumber(t *token.Token) bool {
	switch t.Type {
	case token.StringType, token.SingleQuoteType, token.DoubleQuoteType, token.LiteralType, token.FoldedType:
		return false
	}
	return true
}

func entriesIn(text []byte) ([]ast.Node, *Fault) {
	tokens := lexer.Tokenize(string(text))
	if line := tooDeep(tokens); line > 0 {
		return nil, &Fault{Line: line, ID: "box.too-deep"}
	}
	if line := tooMany(tokens); line > 0 {
		return nil, &Fault{Line: line, ID: "box.too-many"}
	}
	file, err := parser.Parse(tokens, 0)
	if err != nil {
		return nil, faultOf(err, nil)
	}
	var entries []ast.Node
	for _, doc := range file.Docs {
		switch body := doc.Body.(type) {
		case nil, *ast.NullNode, *ast.CommentGroupNode:
		default:
			list, ok := body.(*ast.SequenceNode)
			if !ok || list.IsFlowStyle {
				return nil, faultAt(begin(body), "box.not-list", nil)
			}
			entries = append(entries, list.Values...)
		}
	}
	return entries, nil
}

func faultOf(err error, node ast.Node) *Fault {
	var at *token.Token
	if node != nil {
		at = begin(node)
	}
	var placed yaml.Error
	if errors.As(err, &placed) && placed.GetToken() != nil {
		at = placed.GetToken()
	}
	var syntax *yaml.SyntaxError
	var unknown *yaml.UnknownFieldError
	var twice *yaml.DuplicateKeyError
	switch {
	case errors.As(err, &unknown):
		return faultAt(at, "box.unknown-field", tables.Args{"field": at.Value})
	case errors.As(err, &twice), errors.As(err, &syntax) && strings.Contains(syntax.Message, "already defined"):
		return faultAt(at, "box.field-twice", tables.Args{"field": at.Value})
	case errors.As(err, &syntax), at == nil:
		return faultAt(at, "box.not-yaml", nil)
	}
	return faultAt(at, "box.wrong-value", tables.Args{"value": at.Value})
}

// fieldAt returns the first token of the field at this path. If the field is missing, it returns
// the first token of the map that should contain the field.
func fieldAt(node ast.Node, path ...string) *token.Token { return begin(nodeAt(node, path...)) }

// begin returns the first token of a node. For a map without braces, this is the first key.
// GetToken would return the token after this key.
func begin(node ast.Node) *token.Token {
	if fields, ok := node.(*ast.MappingNode); ok && !fields.IsFlowStyle {
		return fields.Values[0].Key.GetToken()
	}
	return node.GetToken()
}

func nodeAt(node ast.Node, path ...string) ast.Node {
	for _, name := range path {
		value := child(node, name)
		if value == nil {
			return node
		}
		node = value
	}
	return node
}

func child(node ast.Node, name string) ast.Node {
	if list, ok := node.(*ast.SequenceNode); ok {
		if i, err := strconv.Atoi(name); err == nil && 0 <= i && i < len(list.Values) {
			return list.Values[i]
		}
		return nil
	}
	fields, ok := node.(*ast.MappingNode)
	if !ok {
		return nil
	}
	for _, field := range fields.Values {
		if field.Key.GetToken().Value == name {
			return field.Value
		}
	}
	return nil
}
