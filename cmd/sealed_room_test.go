package cmd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

// room is one of the two tables, with the person who types there.
type room struct {
	*sitting
	header  []byte
	words   *words.Words
	own     *rand.Rand // chooses what a person types in private
	types   func(screen string) (line string, more bool)
	out     bytes.Buffer
	read    int
	behind  bool
	alone   int      // the number of private answers
	told    []string // the cards among the private answers
	screens []string // the public screen before each line
	records []string // the record at that time, without the words of the seals
}

// newRoom returns a room with the first line of a recorded table, without its dice.
func newRoom(t *testing.T, game, script string) *room {
	r := &room{sitting: newSitting(t)}
	text := must(os.ReadFile(filepath.Join("testdata", game, script+".session")))
	r.sitting.play(string(text))
	records := must(filepath.Glob(filepath.Join(r.dir, "data", "*.jsonl")))
	for _, path := range records {
		line := must(os.ReadFile(path))
		line, _, _ = bytes.Cut(line, []byte("\n"))
		var header map[string]json.RawMessage
		require.NoError(t, json.Unmarshal(line, &header))
		if string(header["game"]) != `"`+game+`"` {
			continue
		}
		delete(header, "dice")
		header["table"] = json.RawMessage(`"T"`)
		r.header = must(json.Marshal(header))
	}
	require.NotNil(t, r.header)
	return r
}

func (r *room) path() string { return filepath.Join(r.dir, "data", "t.jsonl") }

// begin begins the table again, with its own dice.
func (r *room) begin(chance byte, own *rand.Rand, lang tables.Lang) {
	for _, kind := range []string{"*.jsonl", "*.seed"} {
		old := must(filepath.Glob(filepath.Join(r.dir, "data", kind)))
		for _, path := range old {
			require.NoError(r.t, os.Remove(path))
		}
	}
	require.NoError(r.t, os.WriteFile(r.path(), append(r.header, '\n'), 0o644))
	r.told = nil
	*r.chance, r.own, r.words, r.env["LANG"] = beads(chance), own, words.In(lang), string(lang)
	delete(r.env, "LC_ALL")
}

func (r *room) play(command string, types func(screen string) (string, bool)) {
	r.types, r.read, r.behind, r.alone, r.screens, r.records = types, 0, false, 0, nil, nil
	r.out.Reset()
	dice := *r.chance
	if strings.HasPrefix(command, "what-if") {
		*r.chance = 0 // a what-if does not use the table's dice
		defer func() { *r.chance = dice }()
	}
	run(r.world(r, &r.out, &r.out), strings.Fields(command))
	r.look()
}

// look saves the public screen since the line before, and the record.
func (r *room) look() {
	r.screens, r.read = append(r.screens, r.masked(r.out.String()[r.read:])), r.out.Len()
	r.records = append(r.records, hashes.ReplaceAllString(r.text(r.path()), "#"))
}

var (
	hashes    = regexp.MustCompile(`[0-9a-f]{11,}|\d{4} \d{4} \d{4} \d{4}`)
	shows     = regexp.MustCompile(`"auto":true|"source":"app"|"kind":"(answer|show)"`)
	sealWords = regexp.MustCompile(heads.String() + `|(Sealed|seal|sealed|aloud|agree|[Пп]ечать|сходятся|кубики приложения): \S+ \S+ \S+ \S+|\d+ \p{L}+( · \d+ \p{L}+){3}`)
)

// masked returns a screen without hashes and without the words of seals.
func (r *room) masked(screen string) string {
	screen = hashes.ReplaceAllString(strings.ReplaceAll(screen, r.dir, "$DIR"), "#")
	return sealWords.ReplaceAllString(oneLine(screen), "#")
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// Read types the next line, or a private answer.
func (r *room) Read(into []byte) (int, error) {
	screen := r.out.String()[r.read:]
	asked := strings.Split(screen, "›")
	question := oneLine(asked[max(0, len(asked)-2)])
	asks := func(id string) bool {
		before, after, _ := strings.Cut(r.words.Say("infiltrators.private."+id, tables.Args{"name": "|"}), "|")
		return strings.Contains(question, oneLine(before)) && strings.Contains(question, oneLine(after))
	}
	if r.behind && strings.Contains(screen, strings.Repeat("\n", 60)) {
		r.behind = false
		r.read += strings.LastIndex(screen, strings.Repeat("\n", 60))
	}
	if !r.behind && !asks("away") {
		r.look()
		typed, more := r.types(screen)
		if !more {
			return 0, io.EOF
		}
		return copy(into, typed+"\n"), nil
	}
	if !r.behind {
		r.look()
	}
	r.behind, r.read = true, r.out.Len()
	if r.alone++; r.alone > 200 {
		r.t.Errorf("one person alone is asked for ever:\n%s", r.out.String()[max(0, r.out.Len()-2000):])
		return 0, io.EOF
	}
	typed := ""
	switch card := fmt.Sprintf("%d%c", 2+r.own.IntN(12), "rby"[r.own.IntN(3)]); {
	case asks("keep"), asks("suspect"), asks("card"):
		typed, r.told = card, append(r.told, card)
	case asks("keep-anew"):
		typed = map[tables.Lang]string{tables.English: "yes", tables.Russian: "да"}[r.words.Lang()]
	case asks("misfit"):
		typed = "3"
	case asks("hand") && strings.Contains(screen, "\n! "):
		typed = "back" // this hand was refused
	case asks("hand"):
		typed = "2r 3r 4b 5y 6y"
	case !asks("seen") && !asks("away"):
		typed = card // the last answer was refused
	}
	return copy(into, typed+"\n"), nil
}
