package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// TestAFirstEveningReachesItsFirstDieSoon starts with an empty box and four unknown mice. It limits
// the answers and keystrokes before the first die.
func TestAFirstEveningReachesItsFirstDieSoon(t *testing.T) {
	for lang, said := range map[tables.Lang][][2]string{
		tables.English: {{"Who is playing", "Ann, Bob"}, {"Which mice", "Collin, Filch, Nez, Tilda"}, {"from the top", "cfnt"}, {"lore, move and life", "32124"}},
		tables.Russian: {{"играет", "Аня, Боря"}, {"Какие мыши", "Коллин, Ловкач, Нез, Тильда"}, {"сверху вниз", "клнт"}, {"движение и здоровье", "32124"}},
	} {
		f := &typist{t: t, answers: said}
		kept, err := box.Open(t.TempDir(), parts.Shape())
		require.NoError(t, err)
		w := flowtest.Reading(lang)
		w.Desk, w.Box, w.Dice = desk.New(f, w.Words), kept, &flowtest.Dice{Of: talk.TableDice}
		u, err := Flow{}.Setup(w, session.Given{})
		require.NoError(t, err)
		s, _, err := game.Game{}.Start(u)
		require.NoError(t, err)
		for s.Wait().Purpose != game.MoveRoll || s.Mice[0].Hero.Lacks(parts.HeroValues) {
			did, err := Flow{}.Ask(w, s)
			require.NoError(t, err)
			s = after(s, did)
		}
		require.Empty(t, f.answers, f.asked)
		t.Logf("%s: %d answers, %d keys\n%v", lang, len(f.asked), f.pressed, f.asked)
		require.LessOrEqual(t, len(f.asked), 14)
		require.LessOrEqual(t, f.pressed, 90)
	}
}
