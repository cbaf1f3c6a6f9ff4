package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

func TestBackAtTheFirstQuestionLeadsToTheMenuAgain(t *testing.T) {
	s := hall(t)
	end := game.EndTurn{Mouse: "tilda"}
	for name, answers := range map[string][]string{
		"an effect":    {"o", "wound", "back", "back", "e"},
		"a share":      {"h", "back", "e"},
		"a placing":    {"o", "put", "back", "back", "e"},
		"a card":       {"o", "learn", "3", "Hat", "back", "back", "e"},
		"a kind":       {"o", "learn", "back", "back", "e"},
		"a name":       {"o", "learn", "3", "back", "back", "e"},
		"a hero":       {"o", "learn", "6", "back", "back", "e"},
		"values":       {"o", "learn", "6", "tilda", "back", "back", "e"},
		"an ability":   {"o", "learn", "7", "back", "back", "e"},
		"a map":        {"o", "learn", "1", "back", "back", "e"},
		"an own space": {"1", "e"},
	} {
		require.Equal(t, end, asked(t, s, answers...), name)
	}
	require.Equal(t, end, asked(t, hall(t, unmapped), "x", "back", "e"), "a new tile")
	require.Equal(t, end, asked(t, hall(t, unmapped), "x", "Attic", "back", "e"), "its colour")
	_, err := Flow{}.Read(owner(t, t.TempDir(), tables.English, "back"))
	require.ErrorIs(t, err, desk.ErrBack)
}

func TestBackInAGameWithoutAChapterLeadsToTheChapters(t *testing.T) {
	w := owner(t, t.TempDir(), tables.English, "f", "back", "f", "4", "", "", "Ann", "", "y")
	u, err := Flow{}.Setup(w, session.Given{Players: []string{"Ann"}})
	require.NoError(t, err)
	require.Equal(t, 4, u.Chapter.End)
}

func TestBackAtTheOptionsLeadsToTheParty(t *testing.T) {
	w := owner(t, t.TempDir(), tables.English, "f", "4", "", "", "Collin", "back", "Nez", "", "y")
	u, err := Flow{}.Setup(w, session.Given{Players: []string{"Ann"}})
	require.NoError(t, err)
	require.Equal(t, "nez", u.Mice[0].Hero.ID)
}

func TestBackLeadsToWhoPlays(t *testing.T) {
	w := owner(t, t.TempDir(), tables.English, "Anm", "back", "Ann", "f", "4", "", "", "Collin", "", "y")
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, "Ann", u.Mice[0].Player)
}
