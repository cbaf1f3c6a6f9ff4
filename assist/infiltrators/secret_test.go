package infiltrators

import (
	mathrand "math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/words"
)

func TestNoSecretIsEverWritten(t *testing.T) {
	folder := t.TempDir()
	said := sitting(t, folder,
		"a", "", "", // answers about who begins, the boards, and whether all is ready
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
	require.Contains(t, said, "Red 6 should be horizontal.", "the check has told")
	text := written(t, folder)
	require.Contains(t, text, "red-6", "what lies open is recorded")
	require.Contains(t, text, "black-11", "a guess is recorded")
	secret := regexp.MustCompile(`black-13|red-11|yellow-1[12]|black-9|\b(13b|11r|11y|12y|9b|check|advise)\b`)
	require.NotRegexp(t, secret, text)
}

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

func TestASuspectUnderSealIsNowhereBeforeItsGuess(t *testing.T) {
	folder := t.TempDir()
	secret := regexp.MustCompile(`(?i)black-13|red-11|black 13|red 11`)
	said := sitting(t, folder,
		"a", "", "", // answers about who begins, the boards, and whether all is ready
		"d", "keep a", "", "13b", "", // Ann seals black 13
		"d", "keep b", "", "11r", "", // Boris seals red 11
		"6r h", "5r a", "h", "1",
		"keep", "", "y", "13b", "", // Ann seals the same card again: the seals differ
		"check", "", "8b", "", // the app asks only for the hint card, because the suspect is sealed
		"pause",
	)
	require.Contains(t, said, "Ann has sealed another card")
	require.Contains(t, said, "Sealed: nobody can read Boris's card now")
	require.Contains(t, said, "Black 8 should be vertical.")
	for _, text := range []string{written(t, folder), told(t, folder)} {
		require.NotRegexp(t, secret, text)
		require.NotRegexp(t, `upright","card":"(red-6|red-5)|(red-6|red-5)","lies":"upright`, text)
	}
	seals := regexp.MustCompile(`"seal":"([0-9a-f]{64})"`).FindAllStringSubmatch(written(t, folder), -1)
	require.NotEqual(t, seals[0][1], seals[len(seals)-1][1])
	sitting(t, folder, "w 0", "e a 12b", "n", "w 0", "e a 13b", "y", "", "pause")
	text := written(t, folder)
	require.NotRegexp(t, `red-11`, text)
	require.Contains(t, text, `"says":"wrong"`)
	require.Regexp(t, `"kind":"answer","says":"right","salt":"[0-9a-f]{32}"`, text)
	require.Contains(t, told(t, folder), "The seal is opened: Ann's suspect was black 13.")
	proof := verified(t, folder)
	require.Equal(t, []string{"Line 10: here another word was sealed in place of the one from line 3."},
		doubts(proof))
	require.True(t, proof.Whole())
}

func seals(folder string) session.Reading {
	return session.Reading{Path: journal.Path(folder, "Seals"), Words: words.In(tables.English), Box: flowtest.Shelf{}}
}

func verified(t *testing.T, folder string) session.Proof {
	proof, err := Game().Verify(seals(folder))
	require.NoError(t, err)
	return proof
}

func doubts(p session.Proof) []string {
	var out []string
	for _, d := range p.Doubts {
		out = append(out, d.Text)
	}
	return out
}

func detained2(answers ...string) []string {
	return append([]string{"a", "", "", "d", "keep a", "", "13b", "", "d", "keep b", "", "11r", ""}, answers...)
}

func TestAnAnswerThatTheSealDeniesIsTold(t *testing.T) {
	for answer, card := range map[string]string{"y": "12r", "n": "11r"} {
		folder := t.TempDir()
		said := sitting(t, folder, detained2("e b "+card, answer, "pause")...)
		require.Equal(t, 1, strings.Count(said, "The answer does not match the seal: Boris answered "))
		require.Contains(t, strings.Join(strings.Fields(said), " "), "“undo” or, later, “fix” corrects the answer. (IN-ELIM-07)")
		require.NotContains(t, said, "red 11 was", "what was sealed stays so")
		found, err := Game().Check(seals(folder))
		require.NoError(t, err)
		require.Len(t, found, 1)
		require.Equal(t, []any{7, tables.RuleID("IN-ELIM-07")}, []any{found[0].Line, found[0].Rule})
		require.Equal(t, 3, strings.Count(told(t, folder), "The answer does not match the seal: "), "in the tale, and in the log twice")
		require.NotContains(t, written(t, folder), `"salt"`)
		for range 2 {
			require.Equal(t, []string{"Line 7: the sealed word contradicts the answer given here."},
				doubts(verified(t, folder)))
			require.False(t, verified(t, folder).Whole())
			require.NoError(t, os.RemoveAll(filepath.Join(folder, "seals.seed")))
		}
	}
}

// Older versions of the program did not record whether an answer contradicts the seal.
func TestAnAnswerAsRecordedBeforeIsHeldAgainstTheSeal(t *testing.T) {
	folder := t.TempDir()
	sitting(t, folder, detained2("e b 12r", "pause")...)
	path := journal.Path(folder, "Seals")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	unchained := regexp.MustCompile(`,"prev":"[0-9a-f]*"`).ReplaceAllString(string(text), "")
	require.NoError(t, os.WriteFile(path, []byte(unchained+`{"by":"agent_2","did":{"kind":"answer","says":"right"}}`+"\n"), 0o644))
	require.Contains(t, doubts(verified(t, folder)), "Line 7: the sealed word contradicts the answer given here.")
}

func TestAdviceSaysThatTheSealedSuspectCannotBe(t *testing.T) {
	said := sitting(t, t.TempDir(), detained2("fix up 11r", "y", "w 0", "advise me", "", "", "pause")...)
	require.Contains(t, said, "Boris cannot have red 11")
	require.NotContains(t, said, "Which cards are in your hand")
}

func TestAdviceSaysThatAHandCannotBe(t *testing.T) {
	said := sitting(t, t.TempDir(), detained2("fix b hand 60", "y", "w 0", "advise me", "", "", "pause")...)
	require.Contains(t, said, "the cards do not add up. (IN-CARD-01)")
	require.Contains(t, said, "the cards do not add up.\n", "advice says so too")
	require.NotContains(t, said, "Which cards are in your hand")
}

func TestASuspectIsReplacedByUndoToo(t *testing.T) {
	folder := t.TempDir()
	sitting(t, folder, detained2("undo", "keep b", "", "9b", "", "pause")...)
	proof := verified(t, folder)
	require.Equal(t, []string{"Line 7: here another word was sealed in place of the one from line 5."}, doubts(proof))
	require.True(t, proof.Whole(), "cards are mistyped")
	folder = t.TempDir()
	sitting(t, folder, detained2("e b 11r", "y", "-", "fix b holds y", "y", "keep b", "", "9b", "", "pause")...)
	require.Empty(t, doubts(verified(t, folder)))
}

// The end of the mission reveals the seed. If the last answer is then undone, the table gets a new
// seed.
func TestAnUndoneGuessIsProvenByTheSeedOfItsTime(t *testing.T) {
	folder := t.TempDir()
	sitting(t, folder, detained2("e b 11r", "y", "-", "pause")...)
	sitting(t, folder, "e a 13b", "y", "")
	require.Contains(t, told(t, folder), "seed")
	reading := session.Reading{Path: journal.Path(folder, "Seals"), Words: words.In(tables.English)}
	same := func(session.UndoLoss) (journal.Agreed, error) { return journal.AsBefore, nil }
	undone, err := Game().Undo(reading, 0, time.Now(), same)
	require.NoError(t, err)
	require.Equal(t, 10, undone.Line)
	sitting(t, folder, "y", "s", "")
	require.Equal(t, 2, strings.Count(written(t, folder), `"salt"`)-1, "it was opened again")
	proof := verified(t, folder)
	require.Len(t, doubts(proof), 1, "the end had told what was hidden, and the record says so")
	require.True(t, proof.Whole())
}

func TestAKeptSuspectIsHeldAgainstWhatLies(t *testing.T) {
	s := laid6(t)
	s = after(t, s, game.Turned{Lies: game.Upright}, game.Draw{})
	s.Agents[1].Missed = []parts.Card{black(3)}
	s.Agents[1].Suspect = true
	seen := s.Seen()[0]
	for typed, want := range map[string]string{"9b": "should be horizontal beside that suspect", "3b": "was already guessed",
		prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: s}.code(seen): "Everybody has seen"} {
		w := with(t, "keep b", "", typed, "1", typed, "2")
		w.Secrets = &plain{}
		_, err := Flow{}.Ask(w, s)
		require.ErrorIs(t, err, desk.ErrBack, "the table is to be corrected")
		require.Equal(t, 2, strings.Count(strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), want), typed)
	}
	for word, answers := range map[string][]string{"red-12": {"12r"}, "black-9 insisted": {"9b", "3"}} {
		w := with(t, append(append([]string{"keep b", ""}, answers...), "")...)
		secrets := &plain{}
		w.Secrets = secrets
		did, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		require.Equal(t, game.Keep{By: boris}, did, "nothing of it is public")
		require.NotContains(t, strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), "Sealed", "nothing is recorded yet")
		require.Equal(t, word, secrets.word)
	}
}

type plain struct {
	talk.Secrets
	word string
}

func (p *plain) Keep(word string) (seal, box string, err error) { p.word = word; return "", "", nil }

func TestASecretIsReadNowhereElse(t *testing.T) {
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: laid6(t)}
	require.Panics(t, func() { a.toldHand(boris) })
	defer a.Unveil()()
	require.Empty(t, a.toldHand(boris))
}

func TestASuspectUnderSealIsACardThatItCanBe(t *testing.T) {
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: laid6(t)}
	for typed, id := range map[string]string{"6r": "not-suspect", "14r": "not-suspect", "5g": "suit", "13b": ""} {
		_, err := a.readSuspect(typed)
		if id == "" {
			require.NoError(t, err, typed)
			continue
		}
		var wrong *talk.Unread
		require.ErrorAs(t, err, &wrong, typed)
		require.Equal(t, "infiltrators.unread."+id, wrong.ID, typed)
	}
}

func TestContestsAreWonByPlan(t *testing.T) {
	won := map[string]int{}
	for _, c := range (Flow{}).Contests() {
		play, from := c.Prepare(), mathrand.NewPCG(1, 1)
		if c.People == "infiltrators.people.plain" {
			_, turns := play(from)
			require.Positive(t, turns, c.Table)
		}
		if c.Table == "infiltrators.contest.first" {
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
	require.Len(t, Flow{}.Contests(), 24)
}
