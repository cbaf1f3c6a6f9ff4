package cmd

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
)

func TestARollAsJSON(t *testing.T) {
	s := newSitting(t)
	own := decoded[rolled](s, done, "roll", "picklerick", "2", "--seed", "7")
	require.Equal(t, "picklerick", own.Game)
	require.Equal(t, 6, own.Sides)
	require.Len(t, own.Fell, 2)
	require.Len(t, own.Names, 2)
	require.Zero(t, own.Sum)
	plain := decoded[rolled](s, done, "roll", "picklerick", "3d20", "--seed", "7")
	require.Equal(t, 20, plain.Sides)
	require.Equal(t, plain.Fell[0]+plain.Fell[1]+plain.Fell[2], plain.Sum)
	require.Empty(t, plain.Names)
}

func TestABoxAsJSON(t *testing.T) {
	s := newSitting(t)
	require.Equal(t, []inBox{}, decoded[[]inBox](s, done, "box", "micemystics"))
	s.play("= data/box/micemystics.yaml < micemystics.box.yaml")
	require.Contains(t, "\n"+s.ask("box", "micemystics", "check").out, "\n? ")
	list := decoded[[]inBox](s, done, "box", "micemystics", "list", "--lang", "ru")
	require.Contains(t, list, inBox{ID: "lantern-oil", Kind: "ability", Name: "Фонарное масло", From: "learned"})
	require.Equal(t, "partly", string(decoded[[]inBox](s, done, "box", "picklerick")[0].From))
	require.Equal(t, []slip{}, decoded[[]slip](s, done, "box", "picklerick", "check"))
	s.play("= data/box/picklerick.yaml\n|- id: 010\n")
	slips := decoded[[]slip](s, failed, "box", "picklerick", "check")
	require.Len(t, slips, 1)
	require.Equal(t, 1, slips[0].Line)
	require.NotEmpty(t, slips[0].Text)
}

func TestTablesAsJSON(t *testing.T) {
	s := newSitting(t)
	require.Equal(t, []listed{}, decoded[[]listed](s, done, "tables"))
	s.play("= data/lost.jsonl < games/insane.jsonl\n= data/prose.jsonl\n|Dear diary\n")
	list := decoded[[]listed](s, done, "tables")
	require.Len(t, list, 2)
	require.True(t, list[0].Over)
	require.Equal(t, "picklerick", list[0].Game)
	require.Equal(t, []any{4, rules.Seat("rick"), "turn 4, Rick (Аня)", rules.Nobody}, []any{list[0].Turn, list[0].Whose, list[0].Heading, list[0].Seat})
	require.Equal(t, []any{rules.Seat("russians"), "the Russians", []tables.RuleID{"PR-SOLO-12"}}, []any{list[0].Winner, list[0].Won, list[0].By})
	require.NotEmpty(t, list[1].Error)
	require.False(t, list[1].Over)
	shown := decoded[struct{ Line int }](s, done, "show", "lost")
	proof := decoded[struct{ Lines int }](s, done, "verify", s.dir+"/data/lost.jsonl")
	require.Equal(t, []int{shown.Line, proof.Lines}, []int{list[0].Lines, list[0].Lines}, "one count of lines")
}

func TestReasonsAsJSON(t *testing.T) {
	s := newSitting(t)
	s.play("= data/lost.jsonl < games/insane.jsonl\n")
	out := decoded[struct {
		Decisions []session.Explanation `json:"decisions"`
	}](s, done, "why", "lost")
	require.NotEmpty(t, out.Decisions)
	require.NotEmpty(t, out.Decisions[0].Reasons)
}

func (s *sitting) automa(game, typed, play, options string) string {
	s.t.Helper()
	played := s.given(typed, strings.Fields("play "+game+" --table Friday --players Ann "+play)...)
	require.Equal(s.t, done, played.code, played.out)
	got := s.given(s.ask("show", "friday", "--json").out, strings.Fields("automa "+game+" --state - "+options)...)
	require.Equal(s.t, done, got.code, got.err)
	return got.out
}

func TestAutomaReadsWhatShowWrites(t *testing.T) {
	out := newSitting(t).automa("picklerick", "\n\n\ny\nm m g c\n-\nend\nr\npause\n", "--mode solo", "--json")
	require.Equal(t, 1, strings.Count(out, "\n"))
	var decided []struct {
		Action        map[string]any
		Open, Reasons []map[string]any
	}
	require.NoError(t, json.Unmarshal([]byte(out), &decided))
	require.NotEmpty(t, decided)
	require.NotEmpty(t, decided[0].Action["kind"])
	require.NotEmpty(t, decided[0].Reasons)

	s := newSitting(t)
	s.automa("picklerick", "\n\n\ny\nfix deck 18\npause\n", "--mode solo", "--json")
	require.Contains(t, s.ask("show", "friday", "--json").out, `"deck":18`, "people corrected it")
}

func TestAutomaForeseesACardOfMinions(t *testing.T) {
	automa := func(options string) string {
		s := newSitting(t)
		s.play("= data/box/micemystics.yaml < micemystics.box.yaml micemystics.maps.yaml")
		return s.automa("micemystics", "\n\n\n\n-\n\ny\nwbo\n2\n3\nx\nrattle\n\n\nwcbos\ne\n1\ne\npause\n",
			"--mode clockmakers-cellar --dice table", options)
	}
	var plans []struct {
		Figure  string
		Path    []string
		Marches []struct{ Kind string }
	}
	require.NoError(t, json.Unmarshal([]byte(automa("--json")), &plans))
	require.Len(t, plans, 6, "two rats, three numbers each")
	require.Equal(t, "cellar-rat_1", plans[0].Figure)
	require.Equal(t, []string{"6"}, plans[0].Path)
	require.Equal(t, "march", plans[0].Marches[0].Kind)
	require.Contains(t, automa(""), "Cellar rat A\n  on a 1: 6, attacks nobody\n"+
		"  on a 2: 6–4 (or 6–5), attacks nobody\n  on a 3: 6–4–2 (or 6–5–3), attacks Wick\n")
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
		require.Regexp(t, "(?s)tablemate.*__completeNoDesc", s.ask("completion", shell).out, shell)
	}
	require.Contains(t, s.ask("__completeNoDesc", "play", "").out, "picklerick\n")
}
