package raccoonheist

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

func (r room) lineOf(says string) int {
	r.t.Helper()
	at := 0
	for i, line := range strings.Split(r.file(), "\n") {
		if strings.Contains(line, says) {
			at = i + 1
		}
	}
	require.NotZero(r.t, at, says)
	return at
}

func TestAnAmendedLineKeepsTheSealedCard(t *testing.T) {
	for name, c := range map[string]struct {
		says, typed string
		kept        []string
	}{
		"a raid before the card was shown": {`"kind":"raid"`, "s 1", nil},
		"the Dog's die before it was laid": {`"kind":"fell"`, "4", []string{`"kind":"hide"`}},
	} {
		t.Run(name, func(t *testing.T) {
			r := room{t: t, folder: t.TempDir(), seed: 7}
			r.sits(append(begin, "k 1", "l 1", "", "pause")...)
			before, cards := r.file(), r.hides()
			said := r.sits(fmt.Sprintf("fix %d %s", r.lineOf(c.says), c.typed), "pause")
			require.Contains(t, said, "kept as ")
			require.True(t, strings.HasPrefix(r.file(), before))
			for _, h := range r.hides() {
				require.Equal(t, cards[0], h, "the same card")
			}
			proof, err := r.verify()
			require.NoError(t, err)
			require.True(t, proof.Whole(), "%+v", proof.Doubts)
			got := map[int]journal.What{}
			for _, d := range proof.Doubts {
				got[d.Line] = d.What
			}
			want := map[int]journal.What{r.lineOf(`"kind":"show"`): "chosen-known"}
			for _, says := range c.kept {
				want[r.lineOf(says)] = "seal-kept"
			}
			require.Equal(t, want, got)
		})
	}
}
