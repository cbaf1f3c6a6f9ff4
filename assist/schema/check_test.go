package schema

import (
	"errors"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

type (
	shade string
	spot  struct {
		Cell  [2]int            `json:"cell"`
		Shade shade             `json:"shade,omitempty"`
		Beads []int             `json:"beads,omitempty"`
		Names map[string]string `json:"names,omitempty"`
		Open  bool              `json:"open,omitempty"`
		Tones map[string]shade  `json:"tones,omitempty"`
		Lid   lid               `json:"lid"`
	}
	lid struct {
		Height *int    `json:"height,omitempty"`
		Name   *string `json:"name,omitempty"`
	}
)

func TestWhatTheSchemaDoesNotAllowIsNamed(t *testing.T) {
	f := Checker{reflect.TypeFor[shade](): {"", "dark", "pale"}}
	for name, c := range map[string]struct{ text, want string }{
		"all is well":                    {`{"cell":[1,2],"shade":"dark","beads":null,"lid":{"height":null}}`, ""},
		"what may be empty is left out":  {`{"cell":[1,2]}`, ""},
		"a cell left out is not 0,0":     {`{}`, `"cell" is missing`},
		"a cell of one number":           {`{"cell":[1]}`, `the number of values in "cell" must be 2`},
		"a cell of three numbers":        {`{"cell":[1,2,3]}`, `the number of values in "cell" must be 2`},
		"no cell":                        {`{"cell":null}`, `"cell" must be []`},
		"half a cell":                    {`{"cell":[1,0.5]}`, `"cell[1]" must be a whole number`},
		"a number too large":             {`{"cell":[1,99999999999999999999]}`, `"cell[1]" must be a whole number`},
		"a word of another list":         {`{"cell":[1,2],"shade":"loud"}`, `"shade" must be one of dark, pale`},
		"a wrong word, twice":            {`{"cell":[1,2],"shade":"loud","shade":"dark"}`, `"shade" appears twice`},
		"a wrong word, no end":           {`{"cell":[1,2],"shade":"loud"`, `the text ends too early`},
		"a comma too many":               {`{"cell":[1,2],}`, `there is a mistake in the JSON near byte 14`},
		"a capital letter":               {`{"Cell":[1,2]}`, `there is no "Cell"; use one of these: cell, shade, beads, names, open, tones, lid`},
		"a field more, far inside":       {`{"cell":[1,2],"lid":{"width":3}}`, `there is no "lid.width"; use one of these: height, name`},
		"a word for a number":            {`{"cell":[1,2],"beads":["one"]}`, `"beads[0]" must be a whole number`},
		"a word of no list in an object": {`{"cell":[1,2],"tones":{"a":"dark","b":"loud"}}`, `"tones.b" must be one of dark, pale`},
		"a number for a name":            {`{"cell":[1,2],"lid":{"name":1}}`, `"lid.name" must be "…"`},
		"a number for a text":            {`{"cell":[1,2],"names":{"a":1}}`, `"names.a" must be "…"`},
		"a field of 80 letters":          {`{"cell":[1,2],"names":{"` + strings.Repeat("a", 74) + `":1}}`, `"names.` + strings.Repeat("a", 74) + `" must be "…"`},
		"a field of 81 letters":          {`{"cell":[1,2],"names":{"` + strings.Repeat("a", 75) + `":1}}`, `"names.` + strings.Repeat("a", 74) + `…" must be "…"`},
		"nothing where an object stands": {`{"cell":[1,2],"names":null}`, `"names" must be {}`},
		"a word for yes":                 {`{"cell":[1,2],"open":"yes"}`, `"open" must be true or false`},
	} {
		t.Run(name, func(t *testing.T) {
			err := MisfitOf(f.Read([]byte(c.text), new(spot)))
			if c.want == "" {
				require.NoError(t, err)
				return
			}
			misfit, is := errors.AsType[*Misfit](err)
			require.True(t, is, err)
			id, args := misfit.Message()
			require.Equal(t, c.want, words.In(tables.English).Say(id, args))
		})
	}
}

func TestAFieldIsMissedHoweverManyThereAre(t *testing.T) {
	var fields []reflect.StructField
	var all []string
	for i := range 70 {
		name := "F" + strconv.Itoa(i)
		fields = append(fields, reflect.StructField{Name: name, Type: reflect.TypeFor[int]()})
		all = append(all, `"`+name+`":1`)
	}
	many := reflect.StructOf(fields)
	require.NoError(t, Checker{}.Read([]byte("{"+strings.Join(all, ",")+"}"), reflect.New(many).Interface()))
	misfit := &Misfit{}
	require.ErrorAs(t, Checker{}.Read([]byte("{"+strings.Join(all[:69], ",")+"}"), reflect.New(many).Interface()),
		&misfit)
	require.Equal(t, "F69", misfit.Field)
}

func TestAnObjectWithoutRequiredFieldsMayBeLeftOut(t *testing.T) {
	type needed struct {
		N int `json:"n"`
	}
	s := schemaBuilder{}.of(reflect.TypeFor[struct {
		Lid   lid            `json:"lid"`
		Need  needed         `json:"need"`
		Names map[string]int `json:"names"`
		None  struct{}       `json:"none"`
		List  []struct {
			Lid lid `json:"lid"`
		} `json:"list"`
	}]())
	require.ElementsMatch(t, []string{"need", "names", "none", "list"}, s.Required)
	require.Empty(t, s.Properties["list"].Items.Required)
	require.Panics(t, func() { schemaBuilder{}.of(reflect.TypeFor[func()]()) })
}
