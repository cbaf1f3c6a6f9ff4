package cmd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
	"tablemate/tables/words"
)

// The test plays at two tables, which have the same public state but different secrets. The same
// public lines are typed at both tables. Until a secret is revealed, the records may differ only in
// hashes. The screens may differ only in hashes, in codes, and in what one person sees in private.
func TestNothingShowsWhatIsSealed(t *testing.T) {
	pairs := map[string]int{
		"infiltrators": 600, "raccoonheist": 160, "picklerick": 80, "micemystics": 80, "chezguevara": 80,
	}
	for game, count := range pairs {
		count = longtest.Times(count/40, count/5, count/2)
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			var rooms [][2]*room
			for _, script := range laidOut[game] {
				rooms = append(rooms, [2]*room{newRoom(t, game, script), newRoom(t, game, script)})
			}
			told, lines := 0, 0
			for n := range count {
				same, typed := paired(t, rooms[n%len(rooms)], game, uint64(n))
				lines += typed
				if !same {
					told++
				}
			}
			t.Logf("%d pairs, %d lines typed while the records were the same", count, lines)
			require.Zero(t, told, "pairs of %d that told what was sealed", count)
		})
	}
}

var laidOut = map[string][]string{
	"infiltrators": {"first_two-en", "second_five-en"}, "raccoonheist": {"trust-en", "two_setup-en"},
	"picklerick": {"solo-en", "duel_setup-en"}, "micemystics": {"first_evening-ru", "unmapped_setup-en"},
	"chezguevara": {"five-en", "house-ru"},
}

// The map `typedAt` maps each game to lines that may be typed in it. The list `asidesAt` has lines
// that may be typed in every game. The list `askedOf` has commands, most of them about the table T.
var (
	typedAt = map[string][]string{
		"infiltrators": {
			"d", "keep a", "keep b", "keep", "check", "advise", "advise me", "w 0", "v", "h", "y", "n", "0", "-",
			"CARD v", "CARD h", "CARD b", "CARD a", "by b CARD h", "by a CARD v", "e b CARD", "e a CARD",
			"by b e a CARD", "hint b CARD v", "fix hint b CARD v", "fix missed b CARD", "fix up CARD", "fix b hand 4",
			"fix bullets 0",
			"fix turn 3", "fix hq 9", "view", "clear b", "note talks",
		},
		"raccoonheist": {
			"1", "2", "3", "4", "5", "6", "k 1", "l 1", "d 1", "s 1", "t 2", "y 1", "k 2", "reveal", "e",
			"fix last k", "fix popper a", "fix dog 3", "fix round 2",
		},
		"picklerick":  {"bN", "gn", "mctg", "jcct", "e", "n", "w", "s", "fix rick 5", "none", "ggmm", "end", "y"},
		"micemystics": {"2 1 3", "y n", "1 2 3", "n y y y", "1", "2", "y", "n", "e", "fix cheese 3", "roll"},
		"chezguevara": {"gu", "ham", "end", "3", "5", "6 1 4", "soap", "sie", "2ki", "1", "2", "y", "n"},
	}
	asidesAt = []string{
		"", "?", "? seal", "why", "show", "undo", "undo", "redo", "fix", "fix 3", "fix line 4", "back", "undo 3",
		"again", "same", "1", "y", "n", "xyzzy",
	}
	askedOf = []string{
		"log T", "log T --raw", "log T --json", "show T", "show T --json", "check T", "verify T", "why T",
		"stats", "tables", "undo T", "what-if T",
	}
)

func paired(t *testing.T, rooms [2]*room, game string, seed uint64) (same bool, typed int) {
	lang := tables.Langs[seed/2%uint64(len(tables.Langs))]
	for at, r := range rooms {
		r.begin(byte(seed)*2+byte(at), rand.New(rand.NewPCG(seed, 100+uint64(at))), lang)
	}
	p := &typist{random: rand.New(rand.NewPCG(seed, 7)), own: typedAt[game], room: rooms[0]}
	if game == "infiltrators" {
		p.first = []string{"d", "keep a", "d", "keep b"}
	}
	for typed < 40 {
		command, most := "play "+game+" --table T", 4+p.random.IntN(12)
		if typed > 0 && p.random.IntN(2) == 0 {
			command, most = askedOf[p.random.IntN(len(askedOf))], 4
		}
		var lines []string
		rooms[0].play(command, func(screen string) (string, bool) {
			if len(lines) == most {
				return "", false
			}
			lines = append(lines, p.types(screen))
			return lines[len(lines)-1], true
		})
		at := 0
		rooms[1].play(command, func(string) (string, bool) {
			at++
			return append(lines, "")[min(at-1, len(lines))], at <= len(lines)
		})
		typed += max(1, len(lines))
		for i, all := range rooms[0].screens {
			other := append(rooms[1].screens, "")[min(i, len(rooms[1].screens))]
			if i < len(rooms[1].records) && revealed(rooms[0].records[i], rooms[1].records[i]) {
				return true, typed
			}
			if all != other || i < len(rooms[1].records) && rooms[0].records[i] != rooms[1].records[i] {
				t.Errorf("pair %d, %s, line %d of %q:\n%s\n--- other\n%s", seed, command, i, lines, all, other)
				return false, typed
			}
		}
	}
	return true, typed
}

func revealed(a, b string) bool {
	one, other := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(one), len(other)) {
		if one[i] != other[i] {
			return shows.MatchString(one[i]) && shows.MatchString(other[i])
		}
	}
	return strings.Contains(a, `"seed":`)
}

type typist struct {
	random     *rand.Rand
	first, own []string
	room       *room // the typist sometimes types a secret card of this room
}

func (p *typist) types(screen string) string {
	line := asidesAt[p.random.IntN(len(asidesAt))]
	rows := offered.FindAllStringSubmatch(screen, -1)
	switch chance := p.random.IntN(8); {
	case len(p.first) > 0:
		line, p.first = p.first[0], p.first[1:]
	case len(rows) > 0 && chance < 6:
		row := rows[p.random.IntN(len(rows))]
		line = row[1] + row[2]
	case chance < 6:
		line = p.own[p.random.IntN(len(p.own))]
	}
	card := fmt.Sprintf("%d%c", 2+p.random.IntN(12), "rby"[p.random.IntN(3)])
	if told := p.room.told; len(told) > 0 && p.random.IntN(3) == 0 {
		card = told[p.random.IntN(len(told))]
	}
	return strings.ReplaceAll(line, "CARD", card)
}

// room is one of the two tables.
type room struct {
	*sitting
	header  []byte
	words   *words.Words
	own     *rand.Rand // the random source for what a person types in private
	types   func(screen string) (line string, more bool)
	out     bytes.Buffer
	read    int
	behind  bool
	alone   int      // the number of questions asked in private so far
	told    []string // the cards that were typed in private
	screens []string // the public screen before each line
	records []string // the record before each line, without hashes
}

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

func (r *room) look() {
	r.screens, r.read = append(r.screens, r.masked(r.out.String()[r.read:])), r.out.Len()
	r.records = append(r.records, hashes.ReplaceAllString(r.text(r.path()), "#"))
}

func (r *room) masked(screen string) string {
	screen = hashes.ReplaceAllString(strings.ReplaceAll(screen, r.dir, "$DIR"), "#")
	return sealWords.ReplaceAllString(oneLine(screen), "#")
}

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
		typed = "back" // because the program refused the previous hand
	case asks("hand"):
		typed = "2r 3r 4b 5y 6y"
	case !asks("seen") && !asks("away"):
		typed = card // because the program refused the previous answer
	}
	return copy(into, typed+"\n"), nil
}
