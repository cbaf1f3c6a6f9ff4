package infiltrators

import (
	"crypto/rand"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/tables"
	"tablemate/tables/words"
)

// TestNoSecretIsEverWritten plays a mission with side checks and advice and looks
// into every byte that was written: suspects and hands are nowhere in it.
func TestNoSecretIsEverWritten(t *testing.T) {
	folder := t.TempDir()
	people := desktest.In(t, tables.English,
		"a", "", "", // who begins, boards, ready
		"d d",
		"check", "", "13b", "6r", "", // Ann's suspect: black 13
		"6r h",
		"5r a", "check", "", "13b", "", "h", "1",
		"advise", "advise me", "", "13b", "11y 12y 9b 4r", "",
		"4r b v 1",
		"check", "", "11r", "8y", "", // Boris's suspect: red 11
		"8y h",
		"e b 11b", "n",
		"pause",
	)
	err := Game().Play(session.PlayOptions{
		Folder: folder, Table: "Secrets", Given: session.Given{Mode: "training-1", Players: []string{"Ann", "Boris"}},
		Desk: people, Words: words.In(tables.English), Habit: session.AskDice, Box: flowtest.Shelf{}, Entropy: rand.Reader, Clock: time.Now,
	})
	require.NoError(t, err)
	said := strings.Join(people.Said(), "\n")
	require.Contains(t, said, "Red 6 lies sideways.", "the check has told")
	var written strings.Builder
	require.NoError(t, filepath.WalkDir(folder, func(path string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		written.Write(text)
		return err
	}))
	require.Contains(t, written.String(), "red-6", "what lies open is recorded")
	require.Contains(t, written.String(), "black-11", "a guess is recorded")
	secret := regexp.MustCompile(`black-13|red-11|yellow-1[12]|black-9|\b(13b|11r|11y|12y|9b|check|advise)\b`)
	require.NotRegexp(t, secret, written.String())
}

// TestContestsAreWonByPlan: agents who follow the advice win, those who act at
// random do not.
func TestContestsAreWonByPlan(t *testing.T) {
	won := map[string]int{}
	for _, c := range contests() {
		if c.Table == "infiltrators.contest.first" {
			won[c.People] = c.Prepare()(20, beads(1))
		}
	}
	require.Equal(t, 20, won["infiltrators.people.advised"])
	require.Equal(t, 20, won["infiltrators.people.plain"])
	require.Less(t, won["infiltrators.people.random"], 5)
	require.Len(t, contests(), 15)
	low, high := wilson(50, 100)
	require.InDelta(t, 0.404, low, 0.001)
	require.InDelta(t, 0.596, high, 0.001)
}

// beads gives numbers that look random and are the same in every test.
func beads(seed uint64) session.Chance { return &splitmix{seed} }

type splitmix struct{ state uint64 }

// Uint64 is SplitMix64.
func (s *splitmix) Uint64() uint64 {
	s.state += 0x9e3779b97f4a7c15
	z := s.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
