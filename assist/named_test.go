package assist

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

type sentences map[tables.Lang]string

// TestWhatIsWrongWithAPositionIsToldInTheNamesOfTheTable requires that an error uses the names that
// people gave, and no id of a seat, figure, pile or card.
func TestWhatIsWrongWithAPositionIsToldInTheNamesOfTheTable(t *testing.T) {
	for game, c := range map[string]struct {
		record string
		wrong  func(state map[string]any)
		ids    []string
		want   sentences
	}{
		"picklerick": {"two", func(s map[string]any) { s["russian_cards"].(map[string]any)["deck"] = -3 }, []string{"russian_deck"}, sentences{
			tables.English: "The Russian deck: the count cannot be -3", tables.Russian: "Колода русских: столько быть не может (-3)",
		}},
		"raccoonheist": {"raccoonheist-two", func(s map[string]any) { first(s, "groups")["food"] = -2 }, []string{"raccoons_"}, sentences{
			tables.English: "Аня cannot have -2 food", tables.Russian: "Аня: число жетонов еды не может быть -2",
		}},
		"micemystics": {"micemystics-mapped", func(s map[string]any) { s["mice"] = append(s["mice"].([]any), first(s, "mice")) }, []string{"wick"}, sentences{
			tables.English: "Wick appears twice", tables.Russian: "Фитиль встречается дважды",
		}},
		"infiltrators": {"infiltrators-two", func(s map[string]any) { s["agents"].([]any)[1].(map[string]any)["seat"] = "agent_1" }, []string{"agent_"}, sentences{
			tables.English: "A seat appears twice: Ann", tables.Russian: "Одно место встречается дважды: Ann",
		}},
		"chezguevara": {"chezguevara-two", func(s map[string]any) { first(s, "players")["hand"] = -1 }, []string{"player_"}, sentences{
			tables.English: "One of Аня's numbers is below zero (CG-", tables.Russian: "Аня: какое-то число меньше нуля (CG-",
		}},
	} {
		t.Run(game, func(t *testing.T) {
			state := stateOf(t, game, c.record)
			c.wrong(state)
			text := must(json.Marshal(state))
			for lang, want := range c.want {
				in := words.In(lang)
				err := gameOf(game).Automa(session.Reading{From: bytes.NewReader(text), Words: in}, io.Discard)
				said(t, in, err, want, c.ids)
			}
		})
	}
}

func TestWhatIsWrongWithASetupIsToldInTheNamesOfTheTable(t *testing.T) {
	const row = `"row":["trash_can","living_room","kitchen","backyard","basement"]`
	for name, c := range map[string]struct {
		game, setup string
		ids         []string
		want        sentences
	}{
		"a colour of Raccoon Heist": {"raccoonheist", `{"mode":"basic","owner":{"keeper":"person"},"players":[{"colours":["red"]},{"colours":["red"]}],` + row + `}`, nil, sentences{
			tables.English: "The colour red appears twice", tables.Russian: "Цвет красный встречается дважды",
		}},
	} {
		t.Run(name, func(t *testing.T) {
			record := `{"tablemate":2,"game":"` + c.game + `","setup":` + c.setup + "}\n"
			for lang, want := range c.want {
				in := words.In(lang)
				_, err := gameOf(c.game).Check(session.Reading{From: strings.NewReader(record), Words: in})
				said(t, in, err, want, c.ids)
			}
		})
	}
}

// said requires that an error's sentence contains want and none of the ids.
func said(t *testing.T, in *words.Words, err error, want string, ids []string) {
	t.Helper()
	require.Error(t, err)
	text, ok := talk.Sentence(in, err)
	require.True(t, ok)
	require.Contains(t, text, want)
	for _, id := range ids {
		require.NotContains(t, text, id)
	}
}

// stateOf returns the last state of a recorded game.
func stateOf(t *testing.T, game, record string) map[string]any {
	t.Helper()
	var text bytes.Buffer
	reading := session.Reading{Path: "../cmd/testdata/games/" + record + ".jsonl", Words: words.In(tables.English), Format: session.JSON}
	require.NoError(t, gameOf(game).Show(reading, &text))
	var shown struct{ State map[string]any }
	require.NoError(t, json.Unmarshal(text.Bytes(), &shown))
	delete(shown.State, "result")
	return shown.State
}

func first(s map[string]any, list string) map[string]any {
	return s[list].([]any)[0].(map[string]any)
}

func gameOf(name string) session.Game {
	for _, game := range Games() {
		if game.About().Game == name {
			return game
		}
	}
	return nil
}
