package desktest

import (
	"fmt"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/tables"
)

var ways = []desk.Option{{Keys: []string{"n"}, Label: "north"}, {Keys: []string{"e"}, Label: "east"}}

func TestScriptAnswersByKeyAndByLabel(t *testing.T) {
	s := New(t, "e", "north", "n e", "5", "y", "Иван Rook", "e n", Enter, CtrlC, End)
	for _, want := range []int{1, 0} {
		i, err := s.Choose(desk.Question{Text: "Where?"}, ways)
		require.NoError(t, err)
		require.Equal(t, want, i)
	}
	picked, err := s.Pick(desk.Question{Text: "Which?"}, ways)
	require.NoError(t, err)
	require.Equal(t, []int{0, 1}, picked)
	n, err := s.Number(desk.Question{Text: "How many?"}, 1, 6)
	require.NoError(t, err)
	require.Equal(t, 5, n)
	yes, err := s.Confirm(desk.Question{Text: "Sure?", Fresh: true})
	require.NoError(t, err)
	require.True(t, yes)
	name, err := s.Write(desk.Question{Text: "Name?"})
	require.NoError(t, err)
	require.Equal(t, "Иван Rook", name)
	for _, want := range []int{1, 0, 1} {
		i, err := s.Choose(desk.Question{Text: "Where?", Default: "e"}, ways)
		require.NoError(t, err)
		require.Equal(t, want, i)
	}
	_, err = s.Choose(desk.Question{Text: "Where?"}, ways)
	require.ErrorIs(t, err, desk.ErrInterrupted)
	_, err = s.Choose(desk.Question{Text: "Where?"}, ways)
	require.ErrorIs(t, err, desk.ErrEnd)
	s.Say("done")
	require.Equal(t, []string{"Where? › n", "done"}, s.Said())
	require.Len(t, s.Asked(), 10)
}

func TestScriptPassesAsidesOn(t *testing.T) {
	var got desk.Aside
	d := In(t, tables.Russian, "? ягуар", "восток").WithAsides(desk.Asides{Answer: func(a desk.Aside) error { got = a; return nil }})
	i, err := d.Choose(desk.Question{Text: "Куда?"}, []desk.Option{{Label: "север"}, {Label: "восток"}})
	require.NoError(t, err)
	require.Equal(t, 1, i)
	require.Equal(t, desk.Aside{Word: desk.AsideRules, Rest: "ягуар"}, got)
}

type judge struct {
	testing.TB
	failed  string
	cleanup func()
}

func (j *judge) Helper()                   {}
func (j *judge) Cleanup(f func())          { j.cleanup = f }
func (j *judge) Failed() bool              { return j.failed != "" }
func (j *judge) Errorf(f string, a ...any) { j.failed = fmt.Sprintf(f, a...) }
func (j *judge) Fatalf(f string, a ...any) {
	j.Errorf(f, a...)
	runtime.Goexit()
}

func verdict(answers []string, play func(*Script)) string {
	j := &judge{}
	done := make(chan struct{})
	go func() {
		defer close(done)
		s := New(j, answers...)
		defer func() { j.cleanup() }()
		play(s)
	}()
	<-done
	return j.failed
}

func TestScriptIsStrict(t *testing.T) {
	where := func(s *Script) { _, _ = s.Choose(desk.Question{Text: "Where?"}, ways) }
	twice := func(s *Script) { where(s); where(s) }
	require.Empty(t, verdict([]string{"e"}, where))
	require.Contains(t, verdict(nil, where), `nobody answers "Where?"`)
	require.Contains(t, verdict(nil, where), "[e] east")
	require.Contains(t, verdict([]string{"west"}, where), "“west” is not one of the answers")
	require.Contains(t, verdict([]string{""}, where), "Please type an answer")
	require.Contains(t, verdict([]string{"e", "n"}, where), `answers left over: ["n"]`)
	require.Contains(t, verdict([]string{"e west"}, twice), "Not used")
}
