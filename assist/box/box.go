// Package box stores cards that are in the owner's printed game, but not in the rulebook. People
// type in these cards. Each game has one file, <data>/box/<game>.yaml. People may edit the file by
// hand, and the program keeps their comments and other additions.
package box

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"reflect"
	"slices"

	"github.com/goccy/go-yaml/ast"

	"tablemate/assist/disk"
	"tablemate/assist/talk"
	"tablemate/tables/card"
)

// Box has the stored cards of one game.
type Box struct {
	path   string
	shape  card.Shape
	text   []byte // the file as it was read
	things []thing
}

var _ talk.Box = (*Box)(nil)

type thing struct {
	id, kind string
	node     ast.Node
	line     int // the first line of the entry
	value    any // the decoded card; nil if the shape has no kinds, or if decoding failed
}

// Open reads the stored box of a game. A shape without kinds allows any entry with an id. A missing
// file is an empty box. If the file has faults, Open returns the first one as the error. A faulty
// file is never overwritten, because people must correct it by hand.
func Open(folder string, shape card.Shape) (*Box, error) {
	return open(Path(folder, shape.Game), shape)
}

func open(path string, shape card.Shape) (*Box, error) {
	b := &Box{path: path, shape: shape}
	faults, err := b.load()
	if err == nil && len(faults) > 0 {
		err = faults[0]
	}
	if err != nil {
		return nil, err
	}
	return b, nil
}

// Check returns all faults of the file, or an error if the file cannot be read.
func Check(folder string, shape card.Shape) ([]*Fault, error) {
	b := &Box{path: Path(folder, shape.Game), shape: shape}
	return b.load()
}

// Path returns the path of the file for a game's box.
func Path(folder, game string) string { return filepath.Join(folder, "box", game+".yaml") }

// IDs returns the ids of all entries in the order of the file.
func (b *Box) IDs() []string {
	ids := make([]string, len(b.things))
	for i, t := range b.things {
		ids[i] = t.id
	}
	return ids
}

// Find decodes the entry with this id into `*into`, and reports whether it could. If the shape has
// several kinds, `into` must point to the Go type of the entry's kind. If the entry lacks a field,
// that field of `into` keeps its value. The caller must not change lists in `into`, because the box
// shares them.
func (b *Box) Find(id string, into any) bool {
	i := b.index(id)
	return i >= 0 && b.read(b.things[i], into)
}

func (b *Box) read(t thing, into any) bool {
	if v := reflect.ValueOf(into).Elem(); v.IsZero() && v.Type() == reflect.TypeOf(t.value) {
		v.Set(reflect.ValueOf(t.value))
		return true
	}
	kind, described := b.shape.KindOf(into)
	return (!described || kind.Name == t.kind) && decode(t.node, kind, into) == nil
}

// All returns the entries of one Go type in the order of the file. For a nil box, it returns nil.
func All[T any](b talk.Box) []T {
	if b == nil {
		return nil
	}
	var all []T
	for _, id := range b.IDs() {
		var one T
		if b.Find(id, &one) {
			all = append(all, one)
		}
	}
	return all
}

func (b *Box) index(id string) int {
	return slices.IndexFunc(b.things, func(t thing) bool { return t.id == id })
}

// Learn saves an entry, or replaces the one with this id. When Learn returns nil, the file is on
// the disk. For an invalid entry, it returns a *Fault.
func (b *Box) Learn(id string, what any) error {
	entry, err := encodeEntry(b.parts(id, what)...)
	if err != nil {
		return err
	}
	return b.rewrite(func(now *Box, text []byte) ([]byte, error) { return now.replaced(text, id, entry), nil })
}

// Forget removes the entry with this id from the file, if there is one.
func (b *Box) Forget(id string) error {
	return b.rewrite(func(now *Box, text []byte) ([]byte, error) { return now.replaced(text, id, nil), nil })
}

// parts returns the parts of an entry for encoding. If the shape has several kinds, a part with the
// kind comes before `what`.
func (b *Box) parts(id string, what any) []any {
	kind, _ := b.shape.KindOf(what)
	if kind.Name == "" {
		return []any{what}
	}
	head := struct {
		Kind string `json:"kind"`
		ID   string `json:"id,omitempty"`
	}{Kind: kind.Name}
	if kind.Alone {
		head.ID = id
	}
	return []any{head, what}
}

func (b *Box) replaced(text []byte, id string, entry []byte) []byte {
	at := b.index(id)
	if at < 0 {
		return append(text, entry...)
	}
	from, to := b.span(text, at)
	return slices.Concat(text[:from], entry, text[to:])
}

// span returns the range of an entry in the text, without the comments before the next entry.
func (b *Box) span(text []byte, at int) (from, to int) {
	from, to = lineStart(text, b.things[at].line), len(text)
	if at+1 < len(b.things) {
		to = lineStart(text, b.things[at+1].line)
	}
	return from, from + remarks(text[from:to])
}

// remarks returns the offset at which an entry ends. Comments after this offset belong to the next
// entry.
func remarks(text []byte) int {
	end, at := 0, 0
	for line := range bytes.Lines(text) {
		at += len(line)
		if len(bytes.TrimSpace(line)) > 0 && line[0] != '#' {
			end = at
		}
	}
	return end
}

func lineStart(text []byte, line int) int {
	at := 0
	for ; line > 1; line-- {
		at += bytes.IndexByte(text[at:], '\n') + 1
	}
	return at
}

func (b *Box) load() ([]*Fault, error) {
	text, err := readFile(b.path)
	if err != nil {
		return nil, err
	}
	return b.parse(text), nil
}

const maxSize = 128 << 10

// readFile returns the text without a byte order mark, or nil if there is no file.
func readFile(path string) ([]byte, error) {
	text, err := disk.Read(path, maxSize)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case errors.Is(err, disk.ErrTooBig):
		return nil, &Fault{Path: path, ID: "box.too-big"}
	case errors.Is(err, disk.ErrNotFile):
		return nil, &Fault{Path: path, ID: "box.not-file"}
	case err != nil:
		return nil, &Fault{Path: path, ID: "box.unreadable", Args: cause(err)}
	}
	return disk.Lines(bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))), nil
}
