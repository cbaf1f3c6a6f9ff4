package jsonscan

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// FuzzScan holds our scan of JSON against the standard library's.
func FuzzScan(f *testing.F) {
	for _, seed := range []string{`{"a":[1,-0.5e+3,{}],"b":"\u00e9\\"}`, `01`, `[1,]`, `"`, `-`, `tru`, ` null `, "\"\t\""} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, given []byte) {
		if bytes.Count(given, []byte("["))+bytes.Count(given, []byte("{")) > MaxDepth {
			return
		}
		s := &Scanner{Text: given}
		require.Equal(t, json.Valid(given), s.Whole() && s.AtEnd())
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
