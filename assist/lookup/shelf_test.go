package lookup_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"tablemate/assist"
	"tablemate/assist/lookup"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

// The list of games is in package assist. That package imports package lookup, so only an external
// test of lookup can use the list.
func init() { lookup.Rulebooks, lookup.Prompts = assist.Rulebooks, prompts }

func prompts() map[string]lookup.AtPrompts {
	all := map[string]lookup.AtPrompts{}
	for _, game := range assist.Games() {
		all[game.About().Game] = lookup.AtPrompts{Book: session.Lookup(game, nil), Here: momentsOf(game)}
	}
	return all
}

func momentsOf(game session.Game) (here [][]tables.RuleID) {
	records, err := filepath.Glob("../../cmd/testdata/games/*.jsonl")
	fail(err)
	for _, path := range records {
		text, err := os.ReadFile(path)
		fail(err)
		lines := strings.SplitAfter(strings.TrimSpace(string(text)), "\n")
		if !strings.Contains(lines[0], fmt.Sprintf("%q:%q", "game", game.About().Game)) {
			continue
		}
		for quarter := range 4 {
			part := strings.Join(lines[:1+quarter*(len(lines)-1)/4], "")
			page, err := game.Page(session.Reading{From: strings.NewReader(part), Words: words.In(tables.English)}, 0)
			fail(err)
			here = append(here, page.Here)
		}
	}
	return here
}

func fail(err error) {
	if err != nil {
		panic(err)
	}
}
