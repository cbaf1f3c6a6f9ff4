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
	"tablemate/assist/journal"
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
	text := written(t, folder)
	require.Contains(t, text, "red-6", "what lies open is recorded")
	require.Contains(t, text, "black-11", "a guess is recorded")
	secret := regexp.MustCompile(`black-13|red-11|yellow-1[12]|black-9|\b(13b|11r|11y|12y|9b|check|advise)\b`)
	require.NotRegexp(t, secret, text)
}

// written returns every byte in the files of a folder.
func written(t *testing.T, folder string) string {
	var out strings.Builder
	require.NoError(t, filepath.WalkDir(folder, func(path string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		out.Write(text)
		return err
	}))
	return out.String()
}

// sitting plays a table on with more answers and returns what was said.
func sitting(t *testing.T, folder string, answers ...string) string {
	people := desktest.In(t, tables.English, answers...)
	require.NoError(t, Game().Play(session.PlayOptions{
		Folder: folder, Table: "Seals", Given: session.Given{Mode: "training-1", Players: []string{"Ann", "Boris"}},
		Desk: people, Words: words.In(tables.English), Habit: session.AskDice, Box: flowtest.Shelf{}, Entropy: rand.Reader, Clock: time.Now,
	}))
	return strings.Join(append(people.Said(), people.Asked()...), "\n")
}

// told returns what show, show --json and log tell of the table.
func told(t *testing.T, folder string) string {
	var out strings.Builder
	for _, format := range []session.Format{session.Text, session.JSON} {
		r := session.Reading{Path: journal.Path(folder, "Seals"), Words: words.In(tables.English), Box: flowtest.Shelf{}, Format: format}
		require.NoError(t, Game().Show(r, &out))
		require.NoError(t, Game().Log(r, &out))
	}
	return out.String()
}

// TestASuspectUnderSealIsNowhereBeforeItsGuess plays with both suspects told to the
// app: no file, log or view names them while they are not guessed, the app corrects
// what was turned wrongly, and a right guess opens the seal, which is verified.
func TestASuspectUnderSealIsNowhereBeforeItsGuess(t *testing.T) {
	folder := t.TempDir()
	secret := regexp.MustCompile(`(?i)black-13|red-11|black 13|red 11`)
	said := sitting(t, folder,
		"a", "", "", // who begins, boards, ready
		"d", "keep a", "", "13b", "", // Ann tells black 13
		"d", "keep b", "", "11r", "", // Boris tells red 11
		"6r v", "y", // Ann's hint lies sideways by the seal
		"5r a", "", "1", // by Enter as the seal says: sideways
		"keep", "", "13b", "", // Ann once more: nothing looks alike
		"check", "", "8b", "", // who has told need not tell again
		"pause",
	)
	require.Contains(t, said, "By the card under seal red 6 lies sideways.")
	require.Contains(t, said, "Black 8 lies upright.")
	for _, text := range []string{written(t, folder), told(t, folder)} {
		require.NotRegexp(t, secret, text)
		require.NotRegexp(t, `upright","card":"(red-6|red-5)|(red-6|red-5)","lies":"upright`, text)
	}
	seals := regexp.MustCompile(`"seal":"([0-9a-f]{64})"`).FindAllStringSubmatch(written(t, folder), -1)
	require.NotEqual(t, seals[0][1], seals[len(seals)-1][1])
	sitting(t, folder, "w 0", "e a 12b", "", "w 0", "e a 13b", "n", "", "", "pause")
	text := written(t, folder)
	require.NotRegexp(t, `red-11`, text)
	require.Contains(t, text, `"says":"wrong"`)
	require.Regexp(t, `"kind":"answer","says":"right","salt":"[0-9a-f]{32}"`, text)
	require.Contains(t, told(t, folder), "The seal is opened: Ann's suspect was black 13.")
	proof, err := Game().Verify(session.Reading{Path: journal.Path(folder, "Seals"), Words: words.In(tables.English), Box: flowtest.Shelf{}})
	require.NoError(t, err)
	require.Empty(t, proof.Doubts)
}

func TestASuspectUnderSealIsACardThatItCanBe(t *testing.T) {
	a := prompter{phrases{flowtest.Reading(tables.English)}, laid6(t)}
	for typed, id := range map[string]string{"6r": "not-suspect", "14r": "not-suspect", "5g": "card", "13b": ""} {
		_, err := a.readSuspect(typed)
		if id == "" {
			require.NoError(t, err, typed)
			continue
		}
		var wrong *session.Unread
		require.ErrorAs(t, err, &wrong, typed)
		require.Equal(t, "infiltrators.unread."+id, wrong.ID, typed)
	}
}

// TestContestsAreWonByPlan: agents who follow the advice win, those who act at
// random do not.
func TestContestsAreWonByPlan(t *testing.T) {
	won := map[string]int{}
	for _, c := range contests() {
		if c.Table == "infiltrators.contest.first" {
			play, from := c.Prepare(), beads(1)
			for range 20 {
				if over, _ := play(from); over {
					won[c.People]++
				}
			}
		}
	}
	require.Equal(t, 20, won["infiltrators.people.advised"])
	require.Equal(t, 20, won["infiltrators.people.plain"])
	require.Less(t, won["infiltrators.people.random"], 5)
	require.Len(t, contests(), 24)
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
