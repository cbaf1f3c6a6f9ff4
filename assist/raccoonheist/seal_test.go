package raccoonheist

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
	"tablemate/tables/words"
)

func hideLine(t *testing.T, file string) string {
	for line := range strings.Lines(file) {
		if strings.Contains(line, `"kind":"hide"`) {
			return line
		}
	}
	require.Fail(t, "no card was hidden")
	return ""
}

func TestTheRecordDoesNotHoldTheCardBeforeItIsShown(t *testing.T) {
	lines, cards := map[string]bool{}, map[string]bool{}
	fields := regexp.MustCompile(`"(seal|box|prev|value)":"[0-9a-f]{64,96}"`)
	for seed := range byte(12) {
		r := room{t: t, folder: t.TempDir(), seed: seed}
		said := r.sits(append(begin, "pause")...)
		line := hideLine(t, r.file())
		for _, l := range parts.Locations {
			require.NotContains(t, line, string(l))
			require.NotContains(t, strings.ToLower(line), strings.ToLower(parts.LocationNames[l].En))
			require.NotContains(t, line, hex.EncodeToString([]byte(l)))
		}
		lines[fields.ReplaceAllString(line, "")] = true
		require.Regexp(t, sealed, said)
		r.sits("k 1", "l 1", "", "pause")
		cards[shown.FindStringSubmatch(r.file())[1]] = true
	}
	require.Greater(t, len(cards), 1, "some cards differ")
	require.Len(t, lines, 1, "but for seal, box and chain the lines of different cards are the same")
}

func TestUndoResumeAndAReopenedTableKeepTheCard(t *testing.T) {
	plain := room{t: t, folder: t.TempDir(), seed: 7}
	first := plain.sits(append(begin, "k 1", "l 1", "", "pause")...)
	want, seal := shown.FindStringSubmatch(plain.file()), sealed.FindStringSubmatch(first)
	sum := sha256.Sum256([]byte(want[1] + " " + want[2]))
	require.Equal(t, phrases{flowtest.Reading(tables.English)}.sealWords(hex.EncodeToString(sum[:])), seal[1], "anybody can check it with sha256sum")
	_, roundUp, _ := strings.Cut(first, words.In(tables.English).Say("raccoonheist.tell.round-up")+"\n")
	require.Regexp(t, `(?s)^  \w+.*✓ The card and its seal agree: “`+seal[1]+`”(\n|$)`, roundUp, "who was caught comes first")
	for _, proved := range []string{"sha256sum", want[2]} {
		require.NotContains(t, first, proved)
		require.Contains(t, plain.sits("why", "pause"), proved)
	}
	for name, sittings := range map[string][][]string{
		"a raid undone and chosen anew":  {append(begin, "k 3", "undo", "s 1", "l 1", "", "pause")},
		"all undone and reported again":  {append(begin, "k 3", "undo", "undo", "6", "k 1", "l 1", "", "pause")},
		"a raid changed":                 {append(begin, "k 3", "l 1", "a s 2", "y", "", "pause")},
		"got up and sat down in between": {append(begin, "pause"), {"k 1", "pause"}, {"l 1", "", "pause"}},
	} {
		t.Run(name, func(t *testing.T) {
			r, told := room{t: t, folder: t.TempDir(), seed: 7}, ""
			for _, answers := range sittings {
				told += r.sits(answers...)
			}
			require.Equal(t, want, shown.FindStringSubmatch(r.file()))
			proof, err := r.verify()
			require.NoError(t, err)
			require.True(t, proof.Whole(), proof.Doubts)
		})
	}
}

func TestATableCopiedAfterItWasKilledKeepsTheCard(t *testing.T) {
	r := room{t: t, folder: t.TempDir(), seed: 7}
	r.sits(append(begin, "k 1", desktest.End)...)
	other := room{t: t, folder: t.TempDir(), seed: 7}
	entries, err := os.ReadDir(r.folder)
	require.NoError(t, err)
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(r.folder, e.Name()))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(other.folder, e.Name()), text, 0o600))
	}
	r.sits("l 1", "", "pause")
	other.sits("l 1", "", "pause")
	require.NotEmpty(t, shown.FindString(r.file()))
	require.Equal(t, shown.FindString(r.file()), shown.FindString(other.file()))
}

func TestVerifyRefusesAChangedOpeningAndNamesItsLine(t *testing.T) {
	r := room{t: t, folder: t.TempDir(), seed: 7}
	r.sits(append(begin, "k 1", "l 1", "", "pause")...)
	opening := shown.FindStringSubmatch(r.file())
	at := strings.Count(r.file()[:strings.Index(r.file(), `"kind":"show"`)], "\n") + 1
	require.Equal(t, r.file(), forged(r.file()), "an honest chain is found again")
	other := "kitchen"
	if opening[1] == other {
		other = "basement"
	}
	for name, change := range map[string]*strings.Replacer{
		"another card": strings.NewReplacer(`"card":"`+opening[1], `"card":"`+other, `"path":"/round/card","value":"`+opening[1], `"path":"/round/card","value":"`+other),
		"another salt": strings.NewReplacer(opening[2], strings.Repeat("0", 32)),
	} {
		t.Run(name, func(t *testing.T) {
			text := forged(change.Replace(r.file()))
			bad := room{t: t, folder: t.TempDir(), seed: 7}
			require.NoError(t, os.WriteFile(bad.path(), []byte(text), 0o600))
			proof, err := bad.verify()
			require.NoError(t, err)
			require.False(t, proof.Whole())
			require.NotEmpty(t, proof.Doubts)
			require.Equal(t, at, proof.Doubts[0].Line)
			require.Contains(t, strings.Join(proof.Tell(words.In(tables.English)), "\n"), "! ")
		})
	}
}

func TestALostSeedLeavesTheCardToTheTable(t *testing.T) {
	r := room{t: t, folder: t.TempDir(), seed: 7}
	r.sits(append(begin, "pause")...)
	entries, err := os.ReadDir(r.folder)
	require.NoError(t, err)
	for _, e := range entries {
		if path := filepath.Join(r.folder, e.Name()); path != r.path() {
			require.NoError(t, os.Remove(path))
		}
	}
	told := r.sits("k 1", "l 1", "", "k", "y", "pause")
	require.Contains(t, told, "does not match the seal")
}

func TestASealIsToldInWords(t *testing.T) {
	seal := game.SealOf(parts.Kitchen, "1")
	for lang, want := range map[tables.Lang]string{tables.English: "forum minnow mode rake", tables.Russian: "козёл папка паста сват"} {
		talk := flowtest.Reading(lang)
		require.Equal(t, want, phrases{talk}.sealWords(seal))
		noun := rules.Noun{Kind: game.NounSeal, ID: seal}
		require.Contains(t, Flow{}.Tell(talk, game.State{}, rules.Note{ID: "hidden", Args: rules.Args{"seal": noun}}), want)
		told := Flow{}.Reason(talk, game.State{}, rules.Note{ID: "proof", Args: rules.Args{"seal": noun, "card": "kitchen", "salt": "1"}})
		require.Contains(t, told, seal[:11])
		for _, word := range strings.Fields(want) {
			require.Regexp(t, `\d+ `+word, told)
		}
		require.Equal(t, "paper", phrases{talk}.sealWords("paper"), "what people wrote themselves stays")
	}
}

type lostSeed struct {
	openSecrets
	chooses bool
}

func (l lostSeed) Choose(string, []float64) (int, error) {
	if l.chooses {
		return 0, nil
	}
	return 0, unread("names", nil)
}

func (lostSeed) Hide(string, string) (seal, under string, err error) {
	return "", "", unread("names", nil)
}

func (lostSeed) Open(string, string) (word, salt string, err error) { return "", "", io.EOF }

func TestWithoutTheSeedPeopleDrawTheOwnersCard(t *testing.T) {
	u := pairOf
	u.Owner = byApp
	s := after(t, opening(t, u), game.Fell{Face: 6}, game.Trap{Location: parts.Backyard})
	for _, chooses := range []bool{false, true} {
		w := flowtest.In(t, tables.English)
		w.Secrets = lostSeed{chooses: chooses}
		did, err := Flow{}.Decided(w, s, game.Game{}.Decide(s, game.SeatOwner))
		require.NoError(t, err)
		require.Equal(t, game.Hide{}, did)
		require.Contains(t, strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), "Draw one of the five small cards")
		_, err = prompter{phrases: phrases{w}, state: s}.openSealed()
		require.ErrorIs(t, err, io.EOF)
	}
	w := with(t, "k")
	w.Secrets = openSecrets{}
	did, err := prompter{phrases: phrases{w}, state: s}.openSealed()
	require.NoError(t, err)
	require.Equal(t, game.Show{Card: parts.Kitchen}, did, "a box without a card is no help")
	w.Secrets, s.Round.Step = lostSeed{}, game.TrapStep
	did, err = Flow{}.Decided(w, s, rules.Decision[game.Action]{Mix: []float64{1}, Open: []game.Action{game.Show{}}})
	require.NoError(t, err)
	require.Nil(t, did, "nothing is drawn without the seed")
}
