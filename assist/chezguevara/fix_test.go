package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session/flowtest"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func fixed(t *testing.T, s game.State, lines ...string) game.State {
	t.Helper()
	ui := flowtest.In(t, tables.English, lines...)
	a, err := Flow{}.Fix(ui, s)
	require.NoError(t, err)
	require.Empty(t, (game.Game{}).Check(s, a), "%#v", a)
	require.Zero(t, left(ui))
	return did(s, a)
}

func TestACorrectedTentTakesItsCardsFromSomewhere(t *testing.T) {
	s := table(t, 3, tent(boris, "soap"))
	more := fixed(t, s, "2 tent soap guitar", "")
	require.Equal(t, 4, more.Player(boris).Hand, "it was looted, and nobody reported that")
	fewer := fixed(t, s, "2 tent -", "")
	require.Empty(t, fewer.Player(boris).Tent)
	require.Equal(t, s.Discard+1, fewer.Discard)
	other := fixed(t, s, "2 tent soap guitar", "deck")
	require.Equal(t, s.Deck-1, other.Deck)
	require.Equal(t, s.Deck, fixed(t, s, "2 tent guitar").Deck, "as many as before: nothing is asked")
	two := fixed(t, s, "2 tent the art of war")
	require.Equal(t, []game.Laid{{Card: "art-of-war"}}, two.Player(boris).Tent)
	drawn := fixed(t, s, "3 hand 6", "")
	require.Equal(t, s.Deck-1, drawn.Deck)
	gone := fixed(t, s, "deck 80", "")
	require.Equal(t, parts.LifeCards, gone.Deck+gone.Discard+1+6+5+5)
}

// People may leave the number of cards wrong. When they correct it later, they are not asked for
// another pile.
func TestACountMayStayWrong(t *testing.T) {
	s := table(t, 3)
	a, err := Flow{}.Fix(flowtest.In(t, tables.Russian, "2 рука 7", "-"), s)
	require.NoError(t, err)
	require.Equal(t, "CG-COMP-01", string(game.Game{}.Check(s, a)[0].Rule))
	wrong := did(s, a)
	require.Equal(t, 7, wrong.Player(boris).Hand)
	mended := fixed(t, wrong, "2 hand 5")
	require.Equal(t, 5, mended.Player(boris).Hand)
}

func TestWhatStaysInATentKeepsItsTokens(t *testing.T) {
	s := table(t, 3, func(s *game.State) {
		s.Player(boris).Tent = []game.Laid{{Card: "soap", Tokens: 3}, {Card: "pipe"}}
		s.Deck -= 2
	})
	s = fixed(t, s, "2 tent cigars soap")
	require.Equal(t, []game.Laid{{Card: "cigars"}, {Card: "soap", Tokens: 3}}, s.Player(boris).Tent)
}

func TestAGameThatIsNotOverGoesOn(t *testing.T) {
	over := table(t, 3, func(s *game.State) { s.Result = &game.Result{Winner: ana} })
	require.Nil(t, fixed(t, over, "go").Result)
}

func TestATentIsLeftAsItIsByGoingBack(t *testing.T) {
	a := prompter{phrases{flowtest.In(t, tables.English, "back")}, table(t, 3)}
	_, err := a.fixTent(boris.Noun())
	require.ErrorIs(t, err, desk.ErrBack)
}
