package settings

import (
	"errors"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"tablemate/assist/disk"
	"tablemate/tables"
)

// parse first converts all line ends to newlines, because the YAML library numbers the lines by
// counting newlines only.
func (f *File) parse(text []byte) {
	text = disk.Lines(text)
	f.text, f.Faults, f.closed = text, nil, false
	f.lines, f.values = map[string]int{}, map[string]string{}
	file, err := parser.ParseBytes(text, 0)
	if err != nil {
		id, line := "settings.not-yaml", 1
		if syntax, ok := errors.AsType[*yaml.SyntaxError](err); ok && strings.Contains(syntax.Message, "already defined") {
			id = "settings.twice"
		}
		if placed, ok := errors.AsType[yaml.Error](err); ok && placed.GetToken() != nil {
			line = placed.GetToken().Position.Line
		}
		f.close(id, tables.Args{"line": line})
		return
	}
	read := false
	for _, doc := range file.Docs {
		switch body := doc.Body.(type) {
		case nil, *ast.NullNode, *ast.CommentGroupNode:
			continue
		case *ast.MappingNode:
			if !body.IsFlowStyle && !read {
				read = true
				for _, entry := range body.Values {
					f.read(entry)
				}
				continue
			}
		}
		f.close("settings.not-yaml", tables.Args{"line": doc.Body.GetToken().Position.Line})
		return
	}
}

func (f *File) read(entry *ast.MappingValueNode) {
	name := entry.Key.GetToken()
	line, value := name.Position.Line, strings.TrimSpace(entry.Value.String())
	if scalar, ok := entry.Value.(ast.ScalarNode); ok {
		value = scalar.GetToken().Value
	}
	setting, known := Find(name.Value)
	switch {
	case !known:
		args := tables.Args{"line": line, "name": name.Value, "names": strings.Join(Names(), ", ")}
		f.fault("settings.unknown-in-file", args)
		return
	case !slices.Contains(setting.Values, value):
		f.fault("settings.bad-in-file", tables.Args{
			"line": line, "name": name.Value, "value": value, "values": strings.Join(setting.Values, ", "),
		})
	default:
		f.values[name.Value] = value
	}
	f.lines[name.Value] = line
}
