package assist

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

type (
	// prompts has what a game adds to a lookup during play: its cards and pieces, and the rules that
	// matter at some prompts of recorded games.
	prompts struct {
		Things []thing           `json:"things"`
		Here   [][]tables.RuleID `json:"here"`
	}
	thing struct {
		ID   string      `json:"id"`
		Name tables.Text `json:"name"`
		Text tables.Text `json:"text"`
	}
)

// The tests of package lookup read this file. They cannot import the games, because each game would
// be compiled again with the code under test.
func TestThePromptsThatLookupIsTestedAt(t *testing.T) {
	const file = "lookup/testdata/prompts.json"
	all := map[string]prompts{}
	for _, game := range Games() {
		p := prompts{Here: momentsOf(game)}
		for _, g := range game.Things(nil) {
			p.Things = append(p.Things, thing{g.ID, g.Name, g.Text()})
		}
		all[game.About().Game] = p
	}
	text := string(must(json.MarshalIndent(all, "", " "))) + "\n"
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	}
	require.Equal(t, string(must(os.ReadFile(file))), text, "go test -update writes it anew")
}

func momentsOf(game session.Game) (here [][]tables.RuleID) {
	for _, path := range must(filepath.Glob("../cmd/testdata/games/*.jsonl")) {
		lines := strings.SplitAfter(strings.TrimSpace(string(must(os.ReadFile(path)))), "\n")
		if !strings.Contains(lines[0], fmt.Sprintf("%q:%q", "game", game.About().Game)) {
			continue
		}
		for quarter := range 4 {
			part := strings.Join(lines[:1+quarter*(len(lines)-1)/4], "")
			page := must(game.Page(session.Reading{From: strings.NewReader(part), Words: words.In(tables.English)}, 0))
			here = append(here, page.Here)
		}
	}
	return here
}
