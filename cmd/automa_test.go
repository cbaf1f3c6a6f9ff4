package cmd

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAutomaReadsWhatShowWrites(t *testing.T) {
	s := newSitting(t)
	code, screen := s.played("\n\n\ny\nm m g c\n-\nend\nr\npause\n", strings.Fields("--table Friday --mode solo --players Ann")...)
	require.Equal(t, done, code, screen)
	shown := s.ask("show", "friday", "--json")
	require.Equal(t, done, shown.code)

	var out, err bytes.Buffer
	code = run(s.world(strings.NewReader(shown.out), &out, &err), strings.Fields("automa picklerick --state - --json"))
	require.Equal(t, done, code, err.String())
	require.Equal(t, 1, strings.Count(out.String(), "\n"))
	var decided []struct {
		Action  map[string]any
		Open    []map[string]any
		Reasons []map[string]any
	}
	require.NoError(t, json.Unmarshal(out.Bytes(), &decided))
	require.NotEmpty(t, decided)
	require.NotEmpty(t, decided[0].Action["kind"])
	require.NotEmpty(t, decided[0].Reasons)
}

func TestAutomaReadsATableWhoseDeckPeopleCorrected(t *testing.T) {
	s := newSitting(t)
	code, screen := s.played("\n\n\ny\nfix deck 18\npause\n", strings.Fields("--table Friday --mode solo --players Ann")...)
	require.Equal(t, done, code, screen)
	shown := s.ask("show", "friday", "--json")
	require.Contains(t, shown.out, `"deck":18`)
	var out, err bytes.Buffer
	code = run(s.world(strings.NewReader(shown.out), &out, &err), strings.Fields("automa picklerick --state - --json"))
	require.Equal(t, done, code, err.String())
}

func TestAutomaForeseesACardOfMinions(t *testing.T) {
	s := newSitting(t)
	s.play("= data/box/micemystics.yaml < micemystics.box.yaml micemystics.maps.yaml")
	var screen bytes.Buffer
	typed := strings.NewReader("\n\n\n\n-\n\ny\nwbo\n2\n3\nx\nrattle\n\n\nwcbos\ne\n1\ne\npause\n")
	code := run(s.world(typed, &screen, &screen), strings.Fields("play micemystics --table Friday --mode clockmakers-cellar --players Ann --dice table"))
	require.Equal(t, done, code, screen.String())
	shown := s.ask("show", "friday", "--json")
	require.Equal(t, done, shown.code)

	automa := func(args string) string {
		var out, err bytes.Buffer
		code := run(s.world(strings.NewReader(shown.out), &out, &err), strings.Fields("automa micemystics --state - "+args))
		require.Equal(t, done, code, err.String())
		return out.String()
	}
	var plans []struct {
		Figure  string
		Order   int
		Die     int
		Path    []string
		Marches []struct{ Kind string }
	}
	require.NoError(t, json.Unmarshal([]byte(automa("--json")), &plans))
	require.Len(t, plans, 6, "two rats, three numbers each")
	require.Equal(t, "cellar-rat_1", plans[0].Figure)
	require.Equal(t, []string{"6"}, plans[0].Path)
	require.Equal(t, "march", plans[0].Marches[0].Kind)
	require.Contains(t, automa(""), "Cellar rat A\n  on a 1: 6, attacks nobody\n  on a 2: 6–4 (or 6–5), attacks nobody\n  on a 3: 6–4–2 (or 6–5–3), attacks Wick\n")
	require.Contains(t, automa("--lang ru"), "Погребная крыса А\n  при 1: 6, никого не атакует\n")
}

func TestRulesAsJSONAreAListWithIDs(t *testing.T) {
	s := newSitting(t)
	for _, args := range [][]string{{"PR-MOVE-03"}, {"jaguar", "wall"}, {"PR-SOLO"}, {"--list"}} {
		found := decoded[[]struct{ ID string }](s, done, append([]string{"rules"}, args...)...)
		require.NotEmpty(t, found)
		for _, r := range found {
			require.NotEmpty(t, r.ID, args)
		}
	}
}

func TestCompletionOffersGamesAndTables(t *testing.T) {
	s := newSitting(t)
	for _, shell := range shells {
		require.Contains(t, s.ask("completion", shell).out, "tablemate", shell)
	}
	require.Contains(t, s.ask("__completeNoDesc", "play", "").out, "picklerick\n")
}
