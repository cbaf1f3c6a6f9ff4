package assist

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestWhatNoRulebookNamesIsSaidToBeUnknown(t *testing.T) {
	const (
		solo  = `{"tablemate":2,"game":"picklerick","setup":{"mode":"solo"}}` + "\n"
		heist = `{"tablemate":2,"game":"raccoonheist","setup":{"mode":"basic","owner":{"keeper":"person"},"players":[{},{}],` +
			`"row":["trash_can","living_room","kitchen","backyard","basement"]}}` + "\n"
		house = `{"did":{"kind":"settle","name":"no_such_rule","value":"maybe"}}` + "\n"
		fell  = `{"did":{"kind":"fell","faces":["movement","movement","gun","card"]}}` + "\n" + `{"did":{"kind":"keep"}}` + "\n"
	)
	for name, c := range map[string]struct{ game, record, en, ru string }{
		"a house rule of Pickle Rick": {"picklerick", solo + house,
			"There is no house rule “no_such_rule” with the value “maybe”.", "Домашнего правила «no_such_rule» со значением «maybe» нет."},
		"a house rule of Raccoon Heist": {"raccoonheist", heist + house,
			"There is no house rule “no_such_rule” with the value “maybe”.", "Домашнего правила «no_such_rule» со значением «maybe» нет."},
		"a card": {"picklerick", solo + fell + `{"did":{"kind":"play","card":"portal"}}` + "\n",
			"The rulebook has no card “portal”.", "В правилах нет карты «portal»."},
	} {
		t.Run(name, func(t *testing.T) {
			for lang, want := range map[tables.Lang]string{tables.English: c.en, tables.Russian: c.ru} {
				for _, game := range Games() {
					if game.About().Game != c.game {
						continue
					}
					found := must(game.Check(session.Reading{From: strings.NewReader(c.record), Words: words.In(lang)}))
					require.Len(t, found, 1)
					require.Contains(t, found[0].Text, want)
				}
			}
		})
	}
}
