package cases

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"embed"
	"encoding/json"
	"fmt"
	"io"

	"tablemate/tables/strictjson"
)

// The cases of each game, packed: go test ./rules/<game> -update writes them anew.
//
//go:embed *.jsonl.gz
var files embed.FS

// Of returns the cases of a game.
func Of(game string) ([]Case, error) {
	packed, err := files.ReadFile(game + ".jsonl.gz")
	if err != nil {
		return nil, err
	}
	from, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return Read(from)
}

// LineError is that a line, counted from 1, is no case.
type LineError struct {
	Line int
	Err  error
}

func (e *LineError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }
func (e *LineError) Unwrap() error { return e.Err }

// Read reads cases, one a line; empty lines are left out. A *LineError names the
// first that is none.
func Read(from io.Reader) ([]Case, error) {
	var out []Case
	lines := bufio.NewReader(from)
	for n := 1; ; n++ {
		line, err := lines.ReadBytes('\n')
		if text := bytes.TrimSpace(line); len(text) > 0 {
			var c Case
			if wrong := strictjson.Read(text, &c); wrong != nil {
				return nil, &LineError{n, wrong}
			}
			if (c.State == nil) == (c.Setup == nil) {
				return nil, &LineError{n, fmt.Errorf("either %q or %q", "state", "setup")}
			}
			out = append(out, c)
		}
		if err == io.EOF {
			return out, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

// Pack writes cases as Of reads them.
func Pack(list []Case) ([]byte, error) {
	var out bytes.Buffer
	to, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	lines := json.NewEncoder(to)
	lines.SetEscapeHTML(false)
	for _, c := range list {
		if err := lines.Encode(c); err != nil {
			return nil, err
		}
	}
	err = to.Close()
	return out.Bytes(), err
}
