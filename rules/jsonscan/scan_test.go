package jsonscan

import (
	"bytes"
	"encoding/json"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
)

// FuzzScan holds our scan of JSON against the standard library's.
func FuzzScan(f *testing.F) {
	for _, seed := range []string{`{"a":[1,-0.5e+3,{}],"b":"\u00e9\\"}`, `01`, `[1,]`, `"`, `-`, `tru`, ` null `, `-12.5`, `"a"`, `"\u0061"`, `false`, "\"\t\""} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, given []byte) {
		if bytes.Count(given, []byte("["))+bytes.Count(given, []byte("{")) > MaxDepth {
			return
		}
		s := &Scanner{Text: given}
		require.Equal(t, json.Valid(given), s.Whole() && s.AtEnd())
		var want, got any
		if json.Unmarshal(given, &want) == nil && utf8.Valid(given) {
			require.True(t, (&Scanner{Text: given}).Value(&got))
			require.Equal(t, want, got)
		}
	})
}

func TestAKeyThatStandsTwiceIsNoted(t *testing.T) {
	for text, want := range map[string]string{
		`{"a":1,"b":{"a":2}}`:    "none",
		`{"a":1,"\u0061":2}`:     "a",
		`[{"b":{"c":1,"c":{}}}]`: "c",
		`{"":1,"":2}`:            "",
	} {
		s := &Scanner{Text: []byte(text)}
		require.True(t, s.Whole() && s.AtEnd(), text)
		key, found := s.Twice()
		require.Equal(t, want != "none", found, text)
		require.True(t, !found || key == want, text)
	}
}
