package strictjson

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
)

type (
	crate struct {
		Eggs  int             `json:"eggs"`
		At    [2]int          `json:"at"`
		Name  string          `json:"name,omitempty"`
		Below *crate          `json:"below,omitempty"`
		By    map[string]int  `json:"by,omitempty"`
		Rows  []string        `json:"rows"`
		Raw   json.RawMessage `json:"raw,omitempty"`
		Paint paint           `json:"paint,omitzero"`
		Box   box             `json:"box,omitzero"`
		Worn  int             `json:",omitempty"`
		Shelf int             `json:"-"`
		Lid
	}
	Lid struct {
		Height int `json:"height,omitempty"`
	}
	paint string
	box   struct{ of *crate }
)

func (p *paint) UnmarshalText(text []byte) error {
	if *p = paint(text); *p != "red" {
		return errors.New("no paint")
	}
	return nil
}

func (b *box) UnmarshalJSON(text []byte) error { b.of = new(crate); return Read(text, b.of) }

func TestJSONIsReadToTheLetter(t *testing.T) {
	var c crate
	require.NoError(t, Read([]byte(` {"eggs":1,"at":[1,2],"below":{"eggs":2,"by":{"x":1,"y":2},"rows":null},"height":3,"raw":{"a":null},"paint":"red","box":{"eggs":4},"by":null} `), &c))
	require.Equal(t, crate{
		Eggs: 1, At: [2]int{1, 2}, Below: &crate{Eggs: 2, By: map[string]int{"x": 1, "y": 2}}, Lid: Lid{3},
		Raw:   json.RawMessage(`{"a":null}`),
		Paint: "red", Box: box{&crate{Eggs: 4}},
	}, c)
}

func TestASlipIsNamedWithItsPlace(t *testing.T) {
	for text, want := range map[string]struct {
		what What
		path string
	}{
		``:                            {Ends, ""},
		`{"eggs":1`:                   {Ends, ""},
		`{"eggs" 1}`:                  {Syntax, ""},
		`{"eggs":01}`:                 {Syntax, "eggs"},
		`{"below":{"eggs":x}}`:        {Syntax, "below/eggs"},
		"{\"name\":\"\xff\"}":         {NotText, "name"},
		`{"eggs":1} {}`:               {Several, ""},
		`{"eggs":1}]`:                 {Several, ""},
		`{"eggs":1,"eggs":2}`:         {Twice, "eggs"},
		`{"eggs":1,"\u0065ggs":2}`:    {Twice, "eggs"},
		`{"below":{"eggs":2,"eggs"`:   {Twice, "below/eggs"},
		`{"by":{"x":1,"x":2}}`:        {Twice, "by/x"},
		`{"raw":[{"a":1,"a":2}]}`:     {Twice, "raw/0/a"},
		`{"hens":1}`:                  {Unknown, "hens"},
		`{"Eggs":1}`:                  {Unknown, "Eggs"},
		`{"below":{"hens":1}}`:        {Unknown, "below/hens"},
		`{"hens":1,"eggs":1`:          {Ends, ""},
		`{"hens":1,"by":{"x":1,}}`:    {Syntax, "by"},
		`{"at":[1]}`:                  {Length, "at"},
		`{"at":[1,2,3]}`:              {Length, "at"},
		`{"at":{}}`:                   {Type, "at"},
		`{"at":null}`:                 {Type, "at"},
		`{"at":[null,1]}`:             {Type, "at/0"},
		`{"eggs":"one"}`:              {Type, "eggs"},
		`{"eggs":1.5}`:                {Type, "eggs"},
		`{"eggs":null}`:               {Type, "eggs"},
		`{"by":{"x":[]}}`:             {Type, "by/x"},
		`null`:                        {Type, ""},
		`[]`:                          {Type, ""},
		`{"paint":"blue"}`:            {Value, "paint"},
		`{"box":{"below":{"eggs":[]`:  {Ends, ""},
		`{"box":{"below":{"at":[]}}}`: {Length, "box/below/at"},
		strings.Repeat("[", 20_000):   {Syntax, strings.Repeat("0/", 9_999) + "0"},
	} {
		slip, wrong := errors.AsType[*Slip](Read([]byte(text), new(crate)))
		require.True(t, wrong, text)
		require.Equal(t, want.what, slip.What, "%.40s: %v", text, slip)
		if want.what != Ends && want.what != Syntax {
			require.Equal(t, want.path, strings.Join(slip.Path, "/"), text)
		}
	}
	slip, _ := errors.AsType[*Slip](Read([]byte(`{"eggs":x}`), new(crate)))
	require.Equal(t, 9, slip.Byte, "from 1")
}

func TestOnlyKnownFieldsAreReadWhereNoOthersMatter(t *testing.T) {
	var c crate
	require.NoError(t, ReadKnown([]byte(`{"hens":1,"eggs":2}`), &c))
	require.Equal(t, 2, c.Eggs)
	require.Error(t, ReadKnown([]byte(`{"hens":1,"eggs":3,`), &c))
	require.Equal(t, 3, c.Eggs, "what stands before")
}

func TestTheKindIsTakenOutOfAnObject(t *testing.T) {
	for text, rest := range map[string]string{
		`{"kind":"step"}`:                              `{}`,
		`{"a":1,"kind":"step","b":{"kind":2}}`:         `{"a":1,"b":{"kind":2}}`,
		` { "\u006bind" : "step" , "a" : [ "kind" ] }`: `{"a":["kind"]}`,
	} {
		kind, got, err := Split([]byte(text))
		require.NoError(t, err)
		require.Equal(t, "step", kind)
		require.JSONEq(t, rest, string(got))
	}
	_, _, err := Split([]byte(`{"a":1}`))
	require.Equal(t, &Slip{What: Missing, Path: []string{"kind"}}, err)
}

func TestTextsAreChangedAndNothingElse(t *testing.T) {
	change := func(name, text string) string {
		if name == "note" {
			return text
		}
		return strings.ToUpper(text)
	}
	for text, want := range map[string]string{
		`{"a" : "x\u0062\"", "note":"b",  "c":[1.50,"d",{"e":null}]}`: `{"A" : "XB\"", "NOTE":"b",  "C":[1.50,"D",{"E":null}]}`,
		`{"a":`:         `{"a":`,
		`{"A":1}  `:     `{"A":1}  `,
		` "b" `:         ` "B" `,
		`{"a":1} {}`:    `{"A":1} {}`,
		`{"a":1,"a":2}`: `{"a":1,"a":2}`,
	} {
		require.Equal(t, want, string(Texts([]byte(text), change)))
	}
}

func TestFieldsAreThoseOfJSON(t *testing.T) {
	var needed, all []string
	for _, f := range Fields(reflect.TypeFor[crate]()) {
		if all = append(all, f.Name); f.Needed {
			needed = append(needed, f.Name)
		}
	}
	require.Equal(t, []string{"eggs", "at", "name", "below", "by", "rows", "raw", "paint", "box", "Worn", "height"}, all)
	require.Equal(t, []string{"eggs", "at", "rows"}, needed)
}

func FuzzRead(f *testing.F) {
	for _, seed := range []string{`{"a":[1,-0.5e+3,{}],"b":"\u00e9\\"}`, `01`, `[1,]`, `"`, ` null `,
		`{"eggs":1,"below":{"at":[1,2]}}`, "\"\t\""} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, given []byte) {
		var got, want any
		if err := Read(given, &got); err == nil {
			require.True(t, utf8.Valid(given))
			require.NoError(t, json.Unmarshal(given, &want))
			require.Equal(t, want, got)
		}
		var is, was crate
		if err := Read(given, &is); err == nil {
			require.NoError(t, json.Unmarshal(given, &was))
			require.Equal(t, was, is)
		} else {
			require.ErrorAs(t, err, new(*Slip))
		}
	})
}

func TestTheLargestNumberOfAText(t *testing.T) {
	largest, tokens := Largest([]byte(`{"a":[1,-2.5e3,true]} {"b"`))
	require.Equal(t, 2500.0, largest)
	require.Equal(t, 10, tokens)
}
