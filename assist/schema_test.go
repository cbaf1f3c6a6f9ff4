package assist

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/stretchr/testify/require"

	"tablemate/tables/card"
	"tablemate/tables/micemystics"
	"tablemate/tables/picklerick"
)

// What a program that never saw the game could not guess from a name.
var needsWords = []string{"pay", "path", "toward", "stack", "in_air", "raid", "last_trap", "position", "row", "undo", "prev"}

func TestTheSchemaTellsAStrangerWhatNamesDoNot(t *testing.T) {
	for _, game := range Games() {
		text, err := game.Schema()
		require.NoError(t, err)
		var s jsonschema.Schema
		require.NoError(t, json.Unmarshal(text, &s))
		for _, name := range []string{"setup", "state", "line", "header"} {
			told(t, game.Game()+" "+name, s.Defs[name])
		}
		for _, action := range s.Defs["action"].OneOf {
			told(t, game.Game()+" "+(*action.Properties["kind"].Const).(string), action)
		}
	}
}

// told requires words where they are needed, however deep.
func told(t *testing.T, where string, s *jsonschema.Schema) {
	for name, field := range s.Properties {
		told(t, where+"."+name, field)
		pair := field.MinItems != nil && *field.MinItems == 2
		if (pair || slices.Contains(needsWords, name)) && field.Format == "" {
			require.NotEmpty(t, field.Description, "%s.%s", where, name)
		}
	}
	if s.Items != nil {
		told(t, where+"[]", s.Items)
	}
}

func TestTheSchemaSaysTheBoundsOfEveryCard(t *testing.T) {
	for _, game := range Games() {
		text, err := game.Schema()
		require.NoError(t, err)
		var s jsonschema.Schema
		require.NoError(t, json.Unmarshal(text, &s))
		for _, of := range cardsOf[game.Game()] {
			fields := card.Fields(reflect.TypeOf(of))
			found := false
			for _, def := range s.Defs {
				found = boundedIn(t, def, fields) || found
			}
			require.True(t, found, "%T", of)
		}
	}
}

// cardsOf are the cards, and parts of cards, that a record holds.
var cardsOf = map[string][]any{
	"picklerick": {picklerick.Card{}, picklerick.Cost{}, picklerick.Range{}},
	"micemystics": {
		micemystics.Hero{}, micemystics.Minion{}, micemystics.Cat{}, micemystics.Values{}, micemystics.Search{}, micemystics.Ability{},
		micemystics.Encounter{}, micemystics.Row{}, micemystics.Squad{}, micemystics.Chapter{}, micemystics.RoomPlan{}, micemystics.Face{},
	},
}

// boundedIn requires the bounds wherever a schema describes a struct of these
// fields, and says whether it does.
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
