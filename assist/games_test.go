package assist

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/rules/chezguevara"
	"tablemate/tables"
	"tablemate/tables/card"
	"tablemate/tables/micemystics"
	"tablemate/tables/picklerick"
	"tablemate/tables/words"
)

func TestEveryGameOnTheShelfIsWhole(t *testing.T) {
	names, prefixes := map[string]bool{}, map[string]bool{}
	for _, game := range Games() {
		book := game.About().Rulebook
		require.NotNil(t, book, game.About().Game)
		require.Equal(t, book.Game, game.About().Game)
		require.False(t, names[game.About().Game] || prefixes[book.Prefix], "two games named %s", game.About().Game)
		names[game.About().Game], prefixes[book.Prefix] = true, true
		for _, sw := range game.About().Switches {
			e, ok := book.Entry(sw.Rule)
			require.True(t, ok, "%s is no rule", sw.Rule)
			require.Equal(t, sw.Name, e.Switch.Name, sw.Rule)
			require.Len(t, e.Switch.Values, len(sw.Values), sw.Rule)
			for i, value := range sw.Values {
				require.Equal(t, value, e.Switch.Values[i].Name, sw.Rule)
			}
		}
		open := slices.DeleteFunc(slices.Clone(book.Entries()), func(e tables.Entry) bool { return e.Switch.Name == "" })
		require.Len(t, game.About().Switches, len(open))
		for _, thing := range game.Things(nil) {
			require.NotContains(t, thing.Text().En+thing.Text().Ru, "[")
		}
	}
}

func TestTheSchemaListsEverySeat(t *testing.T) {
	for name, seat := range map[string]string{
		"picklerick": "operative 10", "raccoonheist": "raccoons_4", "infiltrators": "agent_5", "chezguevara": "player_5",
	} {
		require.Contains(t, string(must(gameOf(name).Schema())), `"`+seat+`"`)
	}
}

func TestEverySideOfTheDiceHasANameInBothLanguages(t *testing.T) {
	for _, game := range Games() {
		dice := game.About().Dice
		require.Equal(t, dice.Count > 0, len(dice.Sides) > 1)
		for _, lang := range tables.Langs {
			for _, side := range dice.Sides {
				require.NotContains(t, words.In(lang).Say(side), "[")
			}
		}
	}
}

// The function `opening` returns the first line of a recorded game.
func opening(game session.Game) string {
	records := map[string]string{
		"picklerick": "solo", "raccoonheist": "raccoonheist-one", "micemystics": "micemystics-mapped",
		"infiltrators": "infiltrators-two", "chezguevara": "chezguevara-two",
	}
	text := must(os.ReadFile(filepath.Join("../cmd/testdata/games", records[game.About().Game]+".jsonl")))
	line, _, _ := strings.Cut(string(text), "\n")
	return line + "\n"
}

func TestACorrectionOfNothingIsABreachWithASentence(t *testing.T) {
	for _, game := range Games() {
		for _, lang := range tables.Langs {
			record := opening(game) + `{"did":{"kind":"correct","changes":[{"path":"/nothing","value":1}]}}` + "\n"
			found := must(game.Check(session.Reading{Path: "x", From: strings.NewReader(record), Words: words.In(lang)}))
			require.Len(t, found, 1, game.About().Game)
			require.NotContains(t, found[0].Text, "no value")
		}
	}
}

func TestADamagedReportIsNamedWithItsLine(t *testing.T) {
	for _, game := range Games() {
		for _, did := range []string{
			`{"kind":"correct","changes":[{"path":7,"value":1}]}`, `{"kind":"correct","changes":{}}`,
			`{"kind":"correct","change":[]}`, `{"kind":"correct","changes":[{"path":"/x","valu":1}]}`,
			`{"kind":"settle","name":7}`, `{"kind":"settle","names":"x"}`, `{"kind":7}`, `{"kind":"none-such"}`,
		} {
			record := opening(game) + `{"did":` + did + "}\n"
			_, err := game.Check(session.Reading{From: strings.NewReader(record), Words: words.In(tables.English)})
			var fault *session.Fault
			require.ErrorAs(t, err, &fault, "%s: %s", game.About().Game, did)
			require.Equal(t, 2, fault.Line, "%s: %s", game.About().Game, did)
		}
	}
}

type sentences map[tables.Lang]string

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

func schemaOf(t *testing.T, game session.Game) (s jsonschema.Schema) {
	require.NoError(t, json.Unmarshal(must(game.Schema()), &s))
	return s
}

func TestTheSchemaSaysTheBoundsOfEveryCard(t *testing.T) {
	for _, game := range Games() {
		s := schemaOf(t, game)
		for _, of := range cardsOf[game.About().Game] {
			fields := card.Fields(reflect.TypeOf(of))
			found := false
			for _, def := range s.Defs {
				found = boundedIn(t, def, fields) || found
			}
			require.True(t, found, "%T", of)
		}
	}
}

// cardsOf lists the types of the cards in a record, and the types of the parts of these cards.
var cardsOf = map[string][]any{
	"picklerick": {picklerick.Card{}, picklerick.Cost{}, picklerick.Range{}},
	"micemystics": {
		micemystics.Hero{}, micemystics.Minion{}, micemystics.Cat{}, micemystics.Values{}, micemystics.Search{}, micemystics.Ability{},
		micemystics.Encounter{}, micemystics.Row{}, micemystics.Squad{}, micemystics.Chapter{}, micemystics.RoomPlan{}, micemystics.Face{},
	},
}

// boundedIn reports whether a schema contains an object with exactly these fields. In each such
// object, it requires a minimum and a maximum for every bounded number.
func boundedIn(t *testing.T, s *jsonschema.Schema, fields []card.Field) bool {
	if s == nil {
		return false
	}
	found := len(s.Properties) == len(fields)
	for _, f := range fields {
		found = found && s.Properties[f.Name] != nil
	}
	for _, f := range fields {
		if field := s.Properties[f.Name]; found && f.Bounded && f.Type.Kind() == reflect.Int {
			require.NotNil(t, field.Minimum, f.Name)
			require.InDelta(t, min(f.Low, 0), *field.Minimum, 0, f.Name)
			require.InDelta(t, f.High, *field.Maximum, 0, f.Name)
		}
	}
	for _, inner := range s.Properties {
		found = boundedIn(t, inner, fields) || found
	}
	for _, one := range s.OneOf {
		found = boundedIn(t, one, fields) || found
	}
	return boundedIn(t, s.Items, fields) || found
}

func TestEveryFieldOfASchemaIsDescribed(t *testing.T) {
	for _, game := range Games() {
		s := schemaOf(t, game)
		for _, def := range []string{"header", "line", "setup", "state", "action", "note", "automa", "log"} {
			require.NotNil(t, s.Defs[def], "%s %s", game.About().Game, def)
			for _, field := range undescribed(def, s.Defs[def]) {
				t.Errorf("%s %s", game.About().Game, field)
			}
		}
	}
}

func undescribed(where string, s *jsonschema.Schema) []string {
	if s == nil {
		return nil
	}
	var out []string
	for name, field := range s.Properties {
		if field.Description == "" {
			out = append(out, where+"."+name)
		}
		out = append(out, undescribed(where+"."+name, field)...)
	}
	for _, one := range slices.Concat(s.OneOf, s.AnyOf, []*jsonschema.Schema{s.Items, s.AdditionalProperties}) {
		out = append(out, undescribed(where, one)...)
	}
	return out
}

// The type chezguevara.Line has its own MarshalJSON, and the schema must describe the output.
func TestTheSchemaFitsTheLinesOfATurn(t *testing.T) {
	said := []chezguevara.Line{{Action: chezguevara.Draw{Seat: "player_1"}}, {Action: chezguevara.Decline{Seat: "player_2"}, On: 1}}
	text := must(json.Marshal(said))
	var lines any
	require.NoError(t, json.Unmarshal(text, &lines))
	for _, game := range Games() {
		if game.About().Game != "chezguevara" {
			continue
		}
		s := schemaOf(t, game)
		resolved := must((&jsonschema.Schema{Ref: "#/$defs/state/properties/lines", Defs: s.Defs}).Resolve(nil))
		require.NoError(t, resolved.Validate(lines))
	}
}
