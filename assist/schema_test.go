package assist

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/rules/chezguevara"
	"tablemate/tables/card"
	"tablemate/tables/micemystics"
	"tablemate/tables/picklerick"
)

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

// cardsOf lists the types of cards, and of parts of cards, that a record can contain.
var cardsOf = map[string][]any{
	"picklerick": {picklerick.Card{}, picklerick.Cost{}, picklerick.Range{}},
	"micemystics": {
		micemystics.Hero{}, micemystics.Minion{}, micemystics.Cat{}, micemystics.Values{}, micemystics.Search{}, micemystics.Ability{},
		micemystics.Encounter{}, micemystics.Row{}, micemystics.Squad{}, micemystics.Chapter{}, micemystics.RoomPlan{}, micemystics.Face{},
	},
}

// boundedIn requires the bounds in each part of a schema that has exactly these fields. It reports
// whether there is such a part.
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

// TestTheSchemaFitsTheLinesOfATurn checks a line of Chez Guevara, which has a JSON form of its own.
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
