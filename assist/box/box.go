// Package box stores what the owner's real box holds beyond the rulebook: cards that people typed
// in once. Each game has one file, <data>/box/<game>.yaml, a list of things with ids, which people
// may edit by hand. Comments and other things that they write there are kept.
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

// Box is what an owner's box of one game holds.
type Box struct {
	path   string
	shape  card.Shape
	things []thing
}

var _ talk.Box = (*Box)(nil)

// thing is one entry of the file.
type thing struct {
	id, kind string
	node     ast.Node
	line     int // the line where the entry begins
	value    any // of the Go type of its kind; nil if that is unknown
}

// Open reads the box of a game. The box holds things of the given shape; if the shape has no kinds,
// it holds anything with an id. A missing file is an empty box. If the file has faults, Open
// returns the first one as a *Fault. People correct the file by hand; it is never overwritten while
// it has faults.
func Open(folder string, shape card.Shape) (*Box, error) {
	b := &Box{path: Path(folder, shape.Game), shape: shape}
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

// Path returns the file of a game's box.
func Path(folder, game string) string { return filepath.Join(folder, "box", game+".yaml") }

// IDs lists the ids of known things, in the order of the file.
func (b *Box) IDs() []string {
	ids := make([]string, len(b.things))
	for i, t := range b.things {
		ids[i] = t.id
	}
	return ids
}

// Find reads the thing with that id into a Go value. It returns false if the id is unknown. In a
// game of several kinds a thing is read only into the Go type of its kind. Fields that the file
// does not mention keep their values. The lists in the result belong to the box; the caller must
// copy them before changing them.
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

// All returns the things of one Go type in the order of the file. In a game of several kinds it
// returns the things of that kind. A nil box holds nothing.
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

// Learn saves a thing under an id, and replaces an earlier thing with that id. The file is on the
// disk when Learn returns. Learn returns a *Fault if this game has no such thing.
func (b *Box) Learn(id string, what any) error {
	entry, err := encodeEntry(b.parts(id, what)...)
	if err != nil {
		return err
	}
	return b.rewrite(func(now *Box, text []byte) ([]byte, error) { return now.replaced(text, id, entry), nil })
}

// Forget removes the thing with that id from the file, if there is one.
func (b *Box) Forget(id string) error {
	return b.rewrite(func(now *Box, text []byte) ([]byte, error) {
		if now.index(id) < 0 {
			return text, nil
		}
		return now.replaced(text, id, nil), nil
	})
}

// parts returns the parts of a thing to be written. In a game of several kinds the first part holds
// the kind. It also holds the id if the thing has no field for it.
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

// replaced returns the text with the entry with that id replaced, or with the entry appended.
func (b *Box) replaced(text []byte, id string, entry []byte) []byte {
	at := b.index(id)
	if at < 0 {
		if len(text) > 0 && !bytes.HasSuffix(text, []byte("\n")) {
			text = append(text, '\n')
		}
		return append(text, entry...)
	}
	from, to := lineStart(text, b.things[at].line), len(text)
	if at+1 < len(b.things) {
		to = lineStart(text, b.things[at+1].line)
	}
	return slices.Concat(text[:from], entry, text[from+remarks(text[from:to]):])
}

// remarks returns the offset where the comments after an entry begin. They belong to the next
// entry.
func remarks(text []byte) int {
	end := 0
	for at := 0; at < len(text); {
		next := at + bytes.IndexByte(text[at:], '\n') + 1
		if next == at {
			next = len(text)
		}
		if line := bytes.TrimSpace(text[at:next]); len(line) > 0 && text[at] != '#' {
			end = next
		}
		at = next
	}
	return end
}

// lineStart returns the offset of a line, counted from 1.
func lineStart(text []byte, line int) int {
	at := 0
	for ; line > 1; line-- {
		at += bytes.IndexByte(text[at:], '\n') + 1
	}
	return at
}

// load reads the file and returns its faults.
func (b *Box) load() ([]*Fault, error) {
	text, err := readFile(b.path)
	if err != nil {
		return nil, err
	}
	return b.parse(text), nil
}

// maxSize is the largest file that is read, in bytes. Nobody types that much.
const maxSize = 128 << 10

// readFile returns the text of the file without a byte order mark, with line ends that the library
// counts correctly; or nil if there is no file.
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
