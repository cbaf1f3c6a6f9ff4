package journal

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"os"
)

// Extension ends the name of every table's file.
const Extension = ".jsonl"

// Read gives the record in the file at path. It takes no lock: a table may be
// looked at while it is being played. A *Damage names the first line that
// cannot be trusted; a *Trouble says that the file is no table's record. An
// unfinished last line is left out and counted in Torn.
func Read(path string) (*Record, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, reading(path, err)
	}
	defer file.Close()
	about, err := file.Stat()
	if err != nil {
		return nil, reading(path, err)
	}
	if about.IsDir() {
		return nil, &Trouble{Path: path, What: IsFolder}
	}
	const usual = 200 // bytes a line
	return parse(path, file, int(min(about.Size()/usual, 1<<16)))
}

// Parse gives the record that from holds; name stands for it in errors, which
// are those of Read.
func Parse(name string, from io.Reader) (*Record, error) { return parse(name, from, 0) }

func parse(name string, from io.Reader, lines int) (*Record, error) {
	in := bufio.NewReaderSize(from, 64<<10)
	head, err := in.Peek(512)
	if err != nil && err != io.EOF {
		return nil, reading(name, err)
	}
	if what := foreign(head); what != "" {
		return nil, &Trouble{Path: name, What: what}
	}
	r := &Record{Lines: make([]Line, 0, lines), standing: make([]int, 0, lines)}
	if err := r.lines(name, in); err != nil {
		return nil, err
	}
	if r.size == 0 {
		return nil, &Trouble{Path: name, What: Unfinished}
	}
	return r, nil
}

// lines takes all lines that end as they should.
func (r *Record) lines(name string, in *bufio.Reader) error {
	for {
		text, err := in.ReadBytes('\n')
		if err == io.EOF {
			if len(text) > 0 {
				r.Torn = Tail{Path: name, Bytes: len(text)}
			}
			return nil
		}
		if err != nil {
			return reading(name, err)
		}
		if err := r.line(name, text[:len(text)-1]); err != nil {
			return err
		}
	}
}

// line takes any line of the file called name.
func (r *Record) line(name string, text []byte) error {
	take := r.read
	if r.size == 0 {
		if what := version(text); what != "" {
			return &Trouble{Path: name, What: what}
		}
		take = r.begin
	}
	if wrong := take(text); wrong != nil {
		wrong.Path = name
		return wrong
	}
	return nil
}

// foreign tells from its first bytes that a file is no record.
func foreign(head []byte) What {
	switch {
	case len(head) == 0:
		return Empty
	case bytes.HasPrefix(head, []byte("\xef\xbb\xbf")):
		return Mark
	case bytes.IndexByte(head, 0) >= 0:
		return Binary
	case head[0] != '{':
		return NotOurs
	}
	return ""
}

// version tells from its first line that a file is no record, or one that this
// program is too old for. A line of ours that is broken is left to be named as
// damage.
func version(text []byte) What {
	var first struct{ Tablemate *int }
	err := json.Unmarshal(text, &first)
	switch {
	case err != nil && bytes.HasPrefix(text, []byte(`{"tablemate":`)):
		return ""
	case err != nil || first.Tablemate == nil:
		return NotOurs
	case *first.Tablemate > Version:
		return Newer
	}
	return ""
}
