package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

type tree struct {
	work, dir string
	module    string
	sources   []*source
	chosen    []*change
	overlay   string
	building  sync.Mutex
	tests     map[string]*testProgram // by the path of the package in the module
}

type source struct {
	path  string // in the module
	lines int
	tests bool
	sites []*change
}

// copy copies the working tree, without the files that git ignores.
func (t *tree) copy() error {
	root, err := exec.Command("git", "rev-parse", "--show-toplevel").Output()
	if err != nil {
		return err
	}
	from := strings.TrimSpace(string(root))
	list := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	list.Dir = from
	names, err := list.Output()
	if err != nil {
		return err
	}
	for name := range strings.SplitSeq(strings.Trim(string(names), "\x00"), "\x00") {
		text, err := os.ReadFile(filepath.Join(from, name))
		if errors.Is(err, os.ErrNotExist) {
			continue // git lists the file, but it was removed
		}
		if err != nil {
			return err
		}
		if err := write(filepath.Join(t.dir, name), text); err != nil {
			return err
		}
	}
	return nil
}

func write(path string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o644)
}

func (t *tree) goTool(args ...string) ([]byte, error) {
	c := exec.Command("go", args...)
	c.Dir, c.Env = t.dir, append(os.Environ(), "CGO_ENABLED=0")
	var wrong bytes.Buffer
	c.Stderr = &wrong
	out, err := c.Output()
	if err != nil {
		return out, fmt.Errorf("go %s: %w\n%s", args[0], err, wrong.String())
	}
	return out, nil
}

type listed struct {
	ImportPath, Dir, Export   string
	GoFiles                   []string
	TestGoFiles, XTestGoFiles []string
	Module                    *struct{ Main bool }
}

// helps matches packages that only contain helpers for tests.
var helps = regexp.MustCompile(`test(/|$)`)

func (t *tree) load() error {
	const fields = "-json=ImportPath,Dir,Export,GoFiles,TestGoFiles,XTestGoFiles,Module"
	out, err := t.goTool("list", "-deps", "-export", fields, "./...")
	if err != nil {
		return err
	}
	exports := map[string]string{}
	var own []listed
	for lines := json.NewDecoder(bytes.NewReader(out)); lines.More(); {
		var p listed
		if err := lines.Decode(&p); err != nil {
			return err
		}
		exports[p.ImportPath] = p.Export
		if p.Module != nil && p.Module.Main {
			own = append(own, p)
		}
	}
	words, err := readSentences(t.dir)
	if err != nil {
		return err
	}
	t.module, _, _ = strings.Cut(own[0].ImportPath, "/")
	slices.SortFunc(own, func(a, b listed) int { return strings.Compare(a.ImportPath, b.ImportPath) })
	for _, p := range own {
		if helps.MatchString(p.ImportPath) {
			continue
		}
		if err := t.read(p, exports, words); err != nil {
			return err
		}
	}
	return nil
}

func (t *tree) read(p listed, exports map[string]string, words sentences) error {
	s := &source{path: strings.TrimPrefix(p.ImportPath, t.module+"/"), tests: len(p.TestGoFiles)+len(p.XTestGoFiles) > 0}
	set := token.NewFileSet()
	var files []*ast.File
	var texts [][]byte
	for _, name := range p.GoFiles {
		text, err := os.ReadFile(filepath.Join(p.Dir, name))
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files, texts, s.lines = append(files, file), append(texts, text), s.lines+bytes.Count(text, []byte("\n"))
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
	found := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	checked := types.Config{Importer: importer.ForCompiler(set, "gc", found)}
	if _, err := checked.Check(p.ImportPath, set, files, info); err != nil {
		return err
	}
	for i, file := range files {
		f := &finder{source: s, file: filepath.Join(s.path, p.GoFiles[i]), text: texts[i], set: set, info: info, words: words}
		ast.Walk(f, file)
	}
	t.sources = append(t.sources, s)
	return nil
}

// switches is the source of a package that turns one change on. Its number is in a file beside the
// test program. For 0, the package lists the changes whose code the tests execute.
const switches = `package mutant

import ("fmt"; "os"; "strconv"; "strings"; "sync/atomic")

var (
	own, _  = os.Executable()
	on      = read()
	reached [100000]atomic.Bool
)

func read() int {
	text, _ := os.ReadFile(own + ".on")
	n, _ := strconv.Atoi(strings.TrimSpace(string(text)))
	return n
}

func On(n int) bool {
	if on == 0 && !reached[n].Swap(true) {
		if list, err := os.OpenFile(own+".reached", os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644); err == nil {
			fmt.Fprintln(list, n)
			list.Close()
		}
	}
	return on == n
}

func Int(n, was int) int { if On(n) { return was + 1 }; return was }

func Text(n int, was, now string) string { if On(n) { return now }; return was }
`

// prepare builds the module with all changes. It drops the changes that do not compile.
func (t *tree) prepare() error {
	for {
		if err := t.overlap(); err != nil {
			return err
		}
		_, err := t.goTool("build", "-gcflags=-e", "-overlay", t.overlay, "./...")
		if err == nil {
			return nil
		}
		before := len(t.chosen)
		for _, at := range regexp.MustCompile(`(?m)^(\S+\.go):(\d+):`).FindAllStringSubmatch(err.Error(), -1) {
			line, _ := strconv.Atoi(at[2])
			t.chosen = slices.DeleteFunc(t.chosen, func(m *change) bool {
				return filepath.Clean(at[1]) == m.file && m.line <= line && line <= m.line+strings.Count(m.was, "\n")
			})
		}
		if len(t.chosen) == before {
			return err
		}
		log.Printf("%d changes cannot be compiled", before-len(t.chosen))
	}
}

func (t *tree) overlap() error {
	t.overlay = filepath.Join(t.work, "overlay.json")
	changed := filepath.Join(t.work, "changed")
	replaced := map[string]string{filepath.Join(t.dir, "mutant/mutant.go"): filepath.Join(changed, "mutant.go")}
	if err := write(filepath.Join(changed, "mutant.go"), []byte(switches)); err != nil {
		return err
	}
	files := map[string][]*change{}
	for _, m := range t.chosen {
		files[m.file] = append(files[m.file], m)
	}
	for name, all := range files {
		text, err := os.ReadFile(filepath.Join(t.dir, name))
		if err != nil {
			return err
		}
		to := filepath.Join(changed, name)
		if err := write(to, withAll(text, all, t.module)); err != nil {
			return err
		}
		replaced[filepath.Join(t.dir, name)] = to
	}
	text, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		return err
	}
	return write(t.overlay, text)
}

var clause = regexp.MustCompile(`(?m)^package \w+`)

// withAll returns a file with all its changes. The line numbers stay the same.
func withAll(text []byte, all []*change, module string) []byte {
	slices.SortFunc(all, func(a, b *change) int { return b.from - a.from })
	for _, m := range all {
		text = slices.Concat(text[:m.from], []byte(m.switched()), text[m.to:])
	}
	at := clause.FindIndex(text)
	return slices.Concat(text[:at[1]], []byte(`; import "`+module+`/mutant"`), text[at[1]:])
}
