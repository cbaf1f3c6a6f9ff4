package picklerick

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/paint"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	"tablemate/tables/longtest"
)

func TestRandomGamesReadWell(t *testing.T) {
	longtest.SkipShort(t)
	readers := []*talk.UI{flowtest.Reading(tables.English), flowtest.Reading(tables.Russian)}
	for _, w := range readers {
		w.Desk = away{}
	}
	notes := map[string]bool{}
	for seed := range uint64(12) {
		chance := rand.New(rand.NewPCG(seed, 1))
		s := opened(t, game.Setup{Mode: game.Modes[seed%3], Stack: 12})
		for steps := 0; s.Result == nil && steps < 150; steps++ {
			w := readers[steps%2]
			drawnWell(t, w, s)
			legal := game.Game{}.Legal(s)
			if s.Wait == nil && s.Turn.Step == game.Spend {
				offeredWell(t, prompter{phrases{w}, s}, legal)
				fitsTheScreen(t, w, s, legal)
			}
			did := legal[chance.IntN(len(legal))]
			readsWell(t, Flow{}.Report(w, game.State{}, did))
			var told []rules.Note
			s, told = game.Game{}.Apply(s, did)
			for _, n := range told {
				notes[n.ID] = true
				text := Flow{}.Tell(w, s, n)
				require.NotEmpty(t, text, "seed %d, %s", seed, n.ID)
				readsWell(t, text, "seed %d, %#v", seed, n)
			}
		}
	}
	require.Greater(t, len(notes), 20, "%v", notes)
}

func drawnWell(t *testing.T, w *talk.UI, s game.State) {
	view := Flow{}.View(w, s)
	signs := strings.FieldsFunc(view, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for _, f := range append(s.Enemies(), game.Rick) {
		require.Contains(t, signs, phrases{w}.code(f), "%v", f)
	}
	low := *w
	low.Height, low.Familiar = 24, true
	board, _, _ := strings.Cut(Flow{}.View(&low, s), "└")
	require.LessOrEqual(t, strings.Count(board, "\n")+1, 10, board)
	for _, line := range strings.Split(view, "\n") {
		require.LessOrEqual(t, paint.Width(line), usualColumns)
	}
}

// fitsTheScreen checks that a screen of 24 lines has room for everything. One line is kept free for
// the last event.
func fitsTheScreen(t *testing.T, w *talk.UI, s game.State, legal []game.Action) {
	low := *w
	low.Width, low.Height, low.Familiar = usualColumns, 24, true
	lines := []string{"", Flow{}.Title(&low, s), Flow{}.View(&low, s), "the question", "the words at hand"}
	a := prompter{phrases{&low}, s}
	for _, o := range a.offers(legal) {
		if !o.Hidden {
			lines = append(lines, "  ["+o.Keys[0]+"] "+o.Label)
		}
	}
	screen := paint.Wrap(strings.Join(lines, "\n"), usualColumns)
	require.Less(t, len(screen), 24, strings.Join(screen, "\n"))
}

func offeredWell(t *testing.T, a prompter, legal []game.Action) {
	var listed []game.Action
	for _, o := range a.offers(legal) {
		if o.Hidden && !strings.ContainsAny(o.Keys[0], "0123456789jя") {
			continue
		}
		if did, err := o.Take(); err == nil {
			listed = append(listed, did)
		}
	}
	keys := map[string]bool{}
	for _, o := range a.offers(legal) {
		for _, key := range o.Keys {
			require.False(t, keys[key], "two answers to %q", key)
			keys[key] = true
		}
	}
	for _, l := range legal {
		switch l := l.(type) {
		case game.StepTo, game.Shoot, game.Draw, game.Persuade, game.EndTurn:
			require.Contains(t, listed, l)
		}
	}
}

// away is a desk whose Choose always returns desk.ErrQuit.
type away struct{ desk.Desk }

func (away) Choose(desk.Question, []desk.Option) (int, error) { return 0, desk.ErrQuit }
