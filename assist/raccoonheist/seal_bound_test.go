package raccoonheist

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	"tablemate/tables/words"
)

func (r room) hides() []game.Hide {
	record, err := journal.Read(r.path())
	require.NoError(r.t, err)
	var all []game.Hide
	for _, l := range record.Lines {
		var hide struct{ Kind, Seal, Box string }
		if json.Unmarshal(l.Did, &hide); hide.Kind == "hide" {
			all = append(all, game.Hide{Seal: hide.Seal, Box: hide.Box})
		}
	}
	return all
}

func cardIn(t *testing.T, seed chance.Seed, h game.Hide) string {
	card, ok := chance.Unlock(seed, h.Box[:32], h.Box[32:])
	require.True(t, ok)
	require.Equal(t, h.Seal, chance.SealOf(card, chance.Salt(seed, h.Box[:32])))
	return card
}

func (r room) doubts() map[int]journal.What {
	proof, err := r.verify()
	require.NoError(r.t, err)
	doubts := map[int]journal.What{}
	for _, d := range proof.Doubts {
		doubts[d.Line] = d.What
		require.NotContains(r.t, d.Text, "[")
	}
	require.Equal(r.t, len(doubts) == 0, proof.Whole())
	return doubts
}

// Equal cards must not have equal seals or equal pads.
func TestAnotherPositionTellsNothingOfTheCard(t *testing.T) {
	equal := 0
	for seed := range byte(8) {
		r := room{t: t, folder: t.TempDir(), seed: seed}
		r.sits("", "", "ktlys", "", "6", "undo", "5", "undo", "4", "undo", "6", "pause")
		hides := r.hides()
		require.Len(t, hides, 4)
		require.Equal(t, hides[0], hides[3], "the same position has the same card, seal and box")
		for i, one := range hides[:3] {
			for _, other := range hides[i+1 : 3] {
				secret := chance.Seed{seed, 1}
				if cardIn(t, secret, one) == cardIn(t, secret, other) {
					equal++
				}
				require.NotEqual(t, one.Seal, other.Seal)
				require.NotEqual(t, padOf(t, secret, one), padOf(t, secret, other), "no pad is used twice")
			}
		}
		require.Empty(t, r.doubts())
	}
	require.Positive(t, equal, "some cards were equal")
}

// padOf returns the one-time pad that encrypts the card.
func padOf(t *testing.T, seed chance.Seed, h game.Hide) string {
	card := cardIn(t, seed, h)
	locked, err := hex.DecodeString(h.Box[32:])
	require.NoError(t, err)
	for i := range locked {
		c := byte(' ')
		if i < len(card) {
			c = card[i]
		}
		locked[i] ^= c
	}
	return string(locked)
}

// The method `swapped` replaces the sealed cards in the record. Anybody who has the seed could do
// that.
func (r room) swapped(label func(game.Hide) string, card string) {
	seed, text := chance.Seed{r.seed, 1}, r.file()
	for _, h := range r.hides() {
		moment := label(h)
		box := moment + chance.Lock(seed, moment, card)
		text = strings.NewReplacer(h.Box, box, h.Seal, chance.SealOf(card, chance.Salt(seed, moment))).Replace(text)
	}
	require.NoError(r.t, os.WriteFile(r.path(), []byte(forged(text)), 0o600))
}

func TestVerifyNamesACardThatWasNotDrawn(t *testing.T) {
	sameMoment := func(h game.Hide) string { return h.Box[:32] }
	for name, label := range map[string]func(game.Hide) string{
		"under the same label":     sameMoment,
		"under another label":      func(game.Hide) string { return strings.Repeat("0", 32) },
		"in a box without a label": func(game.Hide) string { return "" },
	} {
		t.Run(name, func(t *testing.T) {
			r := room{t: t, folder: t.TempDir(), seed: 7}
			r.sits(append(begin, "pause")...)
			drawn := cardIn(t, chance.Seed{7, 1}, r.hides()[0])
			other := "kitchen"
			if drawn == other {
				other = "basement"
			}
			line := strings.Count(r.file()[:strings.Index(r.file(), `"kind":"hide"`)], "\n") + 1
			r.swapped(label, other)
			require.Contains(t, r.doubts(), line, "while the seed is closed, by the seed file")
			if name == "in a box without a label" {
				return // no reader can open the card
			}
			r.sits("k 1", "l 1", "", "pause")
			require.Equal(t, map[int]journal.What{line: "draw-differs"}, r.doubts())
		})
	}
}

func TestVerifyDrawsAgainOnlyByTheSameValues(t *testing.T) {
	r := room{t: t, folder: t.TempDir(), seed: 24}
	r.sits(append(begin, "pause")...)
	require.Empty(t, r.doubts())
	other := "kitchen"
	if cardIn(t, chance.Seed{24, 1}, r.hides()[0]) == other {
		other = "basement"
	}
	r.swapped(func(h game.Hide) string { return h.Box[:32] }, other)
	require.NotEmpty(t, r.doubts(), "not what the values of today draw")
	swapped := r.file()
	for _, values := range []string{"", `,"values":99`} {
		text := regexp.MustCompile(`,"values":\d+`).ReplaceAllString(swapped, values)
		require.NoError(t, os.WriteFile(r.path(), []byte(forged(text)), 0o600))
		require.Empty(t, r.doubts(), "values %q", values)
	}
}

func TestACardSealedBeforeTheDiceWereOpenedIsStillOpened(t *testing.T) {
	for name, more := range map[string]int{"new dice": 1, "new dice twice": 2} {
		t.Run(name, func(t *testing.T) {
			r := room{t: t, folder: t.TempDir(), seed: 7}
			r.sits(append(begin, "k 1", "pause")...)
			want := cardIn(t, chance.Seed{7, 1}, r.hides()[0])
			for range more {
				w, err := journal.Open(r.path())
				require.NoError(t, err)
				require.NoError(t, w.Reveal(), "as the final screen does")
				require.NoError(t, w.Close())
				r.sits("pause")
			}
			told := r.sits("l 1", "", "pause")
			require.Equal(t, want, shown.FindStringSubmatch(r.file())[1])
			require.NotContains(t, told, "RH-OWN-06")
			require.Empty(t, r.doubts())
		})
	}
}

// The method `known` runs Verify and returns its doubts of one kind. A key is the number of a
// doubtful line. The value is the number of the earlier line that the doubtful line replaces.
func (r room) known(what journal.What) map[int]int {
	proof, err := r.verify()
	require.NoError(r.t, err)
	require.Equal(r.t, what == "chosen-known", proof.Whole(), proof.Doubts)
	all := map[int]int{}
	for _, d := range proof.Doubts {
		if d.What == what {
			all[d.Line] = d.Shown
			require.Contains(r.t, d.Text, fmt.Sprint("replaces line ", d.Shown))
		}
	}
	return all
}

func (r room) lines(says string) []int {
	var all []int
	for i, line := range strings.Split(r.file(), "\n") {
		if strings.Contains(line, says) {
			all = append(all, i+1)
		}
	}
	return all
}

func TestAChoiceMadeWithTheCardKnownIsOneThing(t *testing.T) {
	undone := room{t: t, folder: t.TempDir(), seed: 7}
	undone.sits(append(begin, "k 1", "l 1", "", "undo", "", "undo", "s 1", "", "pause")...)
	fixed := room{t: t, folder: t.TempDir(), seed: 7}
	fixed.sits(append(begin, "k 1", "l 1", "", "pause")...)
	fixed.sits(fmt.Sprintf("fix %d s 1", fixed.lineOf(`"kind":"raid"`)), "pause")
	for _, r := range []room{undone, fixed} {
		shows := r.lines(`"kind":"show"`)
		require.Len(t, shows, 2)
		require.Equal(t, map[int]int{shows[1]: shows[0]}, r.known("chosen-known"))
		text := regexp.MustCompile(`"note":"--(undo|fix)[^"]*"`).ReplaceAllString(r.file(), `"note":"x"`)
		require.NoError(t, os.WriteFile(r.path(), []byte(forged(text)), 0o600))
		require.Equal(t, map[int]int{shows[1]: shows[0]}, r.known("chosen-anew"))
	}

	honest := room{t: t, folder: t.TempDir(), seed: 7}
	honest.sits(append(begin, "k 1", "l 1", "", "undo", "", "", "pause")...)
	require.Empty(t, honest.doubts(), "shown once more over the same raids")
}

// After an undo, people choose whether the card stays or is drawn again. The record must show their
// choice.
func TestTheOwnersCardIsNotDrawnAgainForABetterOne(t *testing.T) {
	for name, change := range map[string][]string{
		"another typed die": {"5"},
		"a correction":      {"fix popper a", "6"},
	} {
		for agreed, stays := range map[string]bool{"s": true, "r": false} {
			kept, anew := 0, 0
			for seed := range byte(8) {
				r := room{t: t, folder: t.TempDir(), seed: seed}
				r.sits(append(begin, "k 1", "l 1", "", "undo", agreed, "undo", "undo", "undo", "pause")...)
				r.sits(append(change, "k 1", "l 1", "", "pause")...)
				shows, cards := r.lines(`"kind":"show"`), r.hides()
				require.Len(t, shows, 2, name)
				require.Equal(t, shows[0], r.known("chosen-known")[shows[1]], name)
				if cards[0] == cards[len(cards)-1] {
					kept++
				} else {
					anew++
				}
				var tale strings.Builder
				require.NoError(t, Game().Log(session.Reading{Path: r.path(), Words: words.In(tables.English),
					Width: 80}, &tale))
				require.Contains(t, tale.String(), "by agreement: what has been seen")
			}
			require.Equal(t, stays, anew == 0, "%s: %d kept, %d anew", name, kept, anew)
		}
	}
}

func TestVerifyNamesACardThatWasLaidWithoutASeal(t *testing.T) {
	r := room{t: t, folder: t.TempDir(), seed: 7}
	r.sits(append(begin, "pause")...)
	h := r.hides()[0]
	text := strings.NewReplacer(
		`,"seal":"`+h.Seal+`","box":"`+h.Box+`"`, "",
		`{"op":"add","path":"/round/box","value":"`+h.Box+`"},{"op":"add","path":"/round/seal","value":"`+h.Seal+`"},`, "",
	).Replace(r.file())
	require.NoError(t, os.WriteFile(r.path(), []byte(forged(text)), 0o600))
	require.Empty(t, r.hides()[0].Seal)
	for line, what := range r.doubts() {
		require.Equal(t, journal.What("not-sealed"), what, line)
	}
	require.NotEmpty(t, r.doubts())
}
