package tables

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestArgumentsKeepTheirTypesInARecord(t *testing.T) {
	args := Args{
		"count": 3, "none": 0, "gone": true, "word": "dog", "empty": "", "at": Noun{"place", "kitchen"},
		"who": []Noun{{"seat", "ann"}, {"seat", "boris"}}, "nobody": []Noun{}, "dice": []int{1, 2}, "words": []string{"a"},
	}
	text, err := json.Marshal(args)
	require.NoError(t, err)
	require.Contains(t, string(text), `"at":{"place":"kitchen"}`)
	var back Args
	require.NoError(t, json.Unmarshal(text, &back))
	require.Equal(t, args, back)
}

func TestArgumentsThatNobodyWroteAreRefused(t *testing.T) {
	for _, text := range []string{`[]`, `{"a":null}`, `{"a":1.5}`, `{"a":{}}`, `{"a":{"b":"c","d":"e"}}`, `{"a":{"b":1}}`, `{"a":[[1]]}`, `{"a":[1,"b"]}`} {
		var a Args
		require.Error(t, json.Unmarshal([]byte(text), &a), text)
	}
}
