package assist

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"hash/crc32"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/box"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/minutes"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/longtest"
	"tablemate/tables/words"
)

// TestRandomPeopleFindNoDeadEnd plays every mode of every game with random answers, once without
// the owner's box file, and once with a full box file. The method person.looks checks each
// question. The people leave at random questions, and come back later. After they leave, nothing
// may be asked or recorded.
func TestRandomPeopleFindNoDeadEnd(t *testing.T) {
	evenings, answers := longtest.Times(1, 2, 4), longtest.Times(50, 150, 300)
	inEveryMode(t, func(t *testing.T, game session.Game, mode session.Mode, folder string, seed uint64) (said string) {
		for evening := range evenings {
			random := rand.New(rand.NewPCG(seed+uint64(evening), 1))
			p := &person{t: t, random: random, answers: answers, asides: asides}
			said += p.evening(game, mode, folder)
		}
		return said
	})
}

// TestRandomPeopleLeaveEveryQuestion leaves the game at each question, once for every call stack
// that leads to the question.
func TestRandomPeopleLeaveEveryQuestion(t *testing.T) {
	answers := longtest.Times(100, 300, 1000)
	inEveryMode(t, func(t *testing.T, game session.Game, mode session.Mode, folder string, seed uint64) string {
		random := rand.New(rand.NewPCG(seed, 3))
		mends := []string{"fix", "fix", "fix 4", "fix 7", "fix 11", "undo", "redo"}
		p := &person{t: t, random: random, answers: answers, asides: mends, often: 4, leftAt: map[string]bool{}}
		return p.evening(game, mode, folder)
	})
}

// TestRecordedGamesAreToldAsBefore cuts each recorded game at several lines, and reads the part
// before each cut.
func TestRecordedGamesAreToldAsBefore(t *testing.T) {
	cuts, digests := longtest.Times(1, 4, 10), digestsOf(t)
	for _, file := range must(filepath.Glob("../cmd/testdata/games/*.jsonl")) {
		record := must(journal.Read(file))
		game := gameOf(record.Header.Game)
		folder := t.TempDir()
		fill(t, game, folder)
		kept := must(box.Open(folder, game.About().Shape))
		t.Run(game.About().Game+", "+filepath.Base(file), func(t *testing.T) {
			said := ""
			for cut := range cuts {
				r := session.Reading{Path: file, Record: record.Until(record.Last() * (cut + 1) / cuts), Box: kept, Review: true}
				text, data := readings(t, game, r)
				require.Empty(t, desktest.Raw(text))
				said += text + data
			}
			digests.compare(t, said)
		})
	}
	digests.save(t)
}

// evening returns everything said in an evening, and all that the program writes about the record
// of this evening.
func (p *person) evening(game session.Game, mode session.Mode, folder string) string {
	o := p.sitsDown(game, mode, folder)
	if !journal.Begun(p.path) {
		return strings.Join(p.said, "\n")
	}
	text, data := readings(p.t, game, session.Reading{Path: p.path, Box: o.Box, Review: true})
	p.Tell(text)
	return strings.Join(append(p.said, data), "\n")
}

// readings returns what the program writes about a record, in both languages: text for people on
// narrow and wide screens, and data for programs.
func readings(t *testing.T, game session.Game, r session.Reading) (text, data string) {
	t.Helper()
	var told, kept bytes.Buffer
	write := func(to *bytes.Buffer) {
		require.NoError(t, game.Show(r, to))
		require.NoError(t, game.Log(r, to))
		if err := game.Why(r, "", to); err != nil {
			why, known := talk.Sentence(r.Words, err)
			require.True(t, known, err)
			fmt.Fprintln(to, why)
		}
	}
	for _, lang := range tables.Langs {
		r.Words, r.Format = words.In(lang), session.Text
		for _, r.Width = range []int{40, 80} {
			write(&told)
		}
		fmt.Fprintln(&told, strings.Join(must(game.Verify(r)).Tell(r.Words), "\n"))
		evening, shown := must(game.Summary(r)), must(game.Page(r, 3))
		page := minutes.New(evening, "T", must(game.Tale(r)), r.Words)
		require.NoError(t, page.Text(&told, r.Paint, r.Width))
		require.NoError(t, page.Markdown(&told))
		require.NoError(t, page.HTML(&told))
		if shown.Picture != nil {
			fmt.Fprintln(&told, shown.Picture.SVG())
		}
		for _, as := range []any{shown, shown.Sheet, evening, must(game.Check(r)), must(game.Standing(r))} {
			fmt.Fprintln(&kept, string(must(json.Marshal(as))))
		}
		for _, r.Format = range []session.Format{session.JSON, session.Raw} {
			write(&kept)
		}
	}
	return told.String(), kept.String()
}

// inEveryMode gives each subtest its own seeds. A subtest has the same seeds even if -run selects
// only some subtests.
func inEveryMode(t *testing.T, test func(*testing.T, session.Game, session.Mode, string, uint64) string) {
	seed, digests := uint64(1), digestsOf(t)
	for _, game := range Games() {
		for _, full := range []string{"empty", "full"} {
			folder := t.TempDir()
			if full == "full" {
				fill(t, game, folder)
			}
			kept := must(box.Open(folder, game.About().Shape))
			for _, mode := range game.Modes(kept) {
				name, own := fmt.Sprintf("%s, %s, %s box", game.About().Game, mode.Name, full), seed
				t.Run(name, func(t *testing.T) { digests.compare(t, test(t, game, mode, folder, own)) })
				seed += 2
			}
		}
	}
	digests.save(t)
}

// The map `digests` has a checksum of the text that each test prints. To see the text itself, run
// the test with -v.
type digests map[string]string

const digestFile = "testdata/evenings.txt"

var update = flag.Bool("update", false, "write the digests of the evenings anew")

func digestsOf(t *testing.T) digests {
	text, err := os.ReadFile(digestFile)
	require.NoError(t, err)
	all := digests{}
	for line := range strings.Lines(string(text)) {
		digest, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		all[name] = digest
	}
	return all
}

func (d digests) compare(t *testing.T, said string) {
	t.Helper()
	digest := fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(said)))
	if testing.Verbose() && !longtest.On() {
		t.Log(said)
	}
	if !*update && !testing.Short() && !longtest.On() { // short and long runs ask a different number of questions
		require.Equal(t, d[t.Name()], digest, "the text differs; go test -update writes the digests anew")
	}
	d[t.Name()] = digest
}

func (d digests) save(t *testing.T) {
	if !*update {
		return
	}
	var all strings.Builder
	for _, name := range slices.Sorted(maps.Keys(d)) {
		fmt.Fprintln(&all, d[name], name)
	}
	require.NoError(t, os.WriteFile(digestFile, []byte(all.String()), 0o644))
}
