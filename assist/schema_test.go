package assist

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/stretchr/testify/require"
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
