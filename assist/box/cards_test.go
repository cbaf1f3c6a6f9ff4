package box

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/card"
	"tablemate/tables/micemystics"
	"tablemate/tables/picklerick"
	"tablemate/tables/words"
)

func walk(t *testing.T, look func(t *testing.T, c *sample, f card.Field, v reflect.Value)) {
	for _, shape := range []card.Shape{picklerick.Shape(), micemystics.Shape()} {
		for _, kind := range shape.Kinds {
			t.Run(shape.Game+" "+kind.Name, func(t *testing.T) {
				c := &sample{kind: kind, shape: shape, value: reflect.New(reflect.TypeOf(kind.Of))}
				c.fill(c.value.Elem(), card.Fields(reflect.TypeOf(kind.Of)))
				require.Empty(t, c.faults(t))
				card.Walk(c.value.Elem(), func(at []string, f card.Field, v reflect.Value) {
					if at[len(at)-1] == f.Name && !slices.ContainsFunc(at, func(way string) bool { return strings.Trim(way, "123456789") == "" }) {
						look(t, c, f, v) // `look` gets only the first element of each list
					}
				})
			})
		}
	}
}

type sample struct {
	kind  card.Kind
	shape card.Shape
	value reflect.Value
}

func (c *sample) fill(in reflect.Value, fields []card.Field) {
	for _, f := range fields {
		c.fillIn(f.Of(in), f)
	}
}

func (c *sample) fillIn(v reflect.Value, f card.Field) {
	words := c.shape.Words(v.Type())
	switch {
	case v.Type() == reflect.TypeFor[tables.Text]():
		v.Set(reflect.ValueOf(tables.Text{En: "x"}))
	case v.Kind() == reflect.Int:
		v.SetInt(int64(max(f.Low, 1)))
	case v.Kind() == reflect.String && words != nil:
		v.SetString(words[0])
	case v.Kind() == reflect.String:
		v.SetString("x")
	case v.Kind() == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		c.fill(v.Elem(), f.Inner())
	case v.Kind() == reflect.Struct:
		c.fill(v, f.Inner())
	case v.Kind() == reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), max(f.Low, 1), max(f.Low, 1)))
		for i := range v.Len() {
			if inner := f.Inner(); inner != nil {
				c.fill(v.Index(i), inner)
			} else {
				c.fillIn(v.Index(i), card.Field{})
			}
		}
	}
}

func (c *sample) faults(t *testing.T) []*Fault {
	b := &Box{shape: c.shape}
	entry := must(encodeEntry(b.parts(c.kind.Name, c.value.Interface())...))
	nodes, wrong := entriesIn(entry)
	require.Nil(t, wrong)
	s := checker{node: nodes[0], shape: c.shape}
	card.Walk(c.value.Elem(), s.checkField)
	return s.found
}

func TestEveryFieldOfEveryCardIsDescribed(t *testing.T) {
	walk(t, func(t *testing.T, c *sample, f card.Field, _ reflect.Value) {
		require.True(t, f.Described, f.Name)
		for _, kind := range f.Kinds[:min(1, len(f.Kinds))] {
			require.Contains(t, c.shape.Names(), kind, f.Name)
		}
		if f.Else != "" {
			require.True(t, words.In(tables.English).Has(f.Else), f.Name)
		}
	})
	fields := card.Fields(reflect.TypeFor[struct {
		X int `json:"x" card:"nonsense"`
		N int `json:"n" card:"0..9"`
	}]())
	require.False(t, fields[0].Described)
	require.True(t, fields[1].Must)
}

func TestEveryFieldOfEveryCardIsChecked(t *testing.T) {
	walk(t, func(t *testing.T, c *sample, f card.Field, v reflect.Value) {
		good := reflect.New(v.Type()).Elem()
		good.Set(v)
		wrong := func(id string) {
			t.Helper()
			all := c.faults(t)
			require.NotEmpty(t, all, f.Name)
			short(t, all[:1])
			require.Equal(t, f.Name, all[0].Args["field"])
			require.Contains(t, []string{id, f.Else}, all[0].ID)
			v.Set(good)
		}
		switch {
		case f.Bounded && v.Kind() == reflect.Int:
			for _, n := range []int{f.Low, f.High} {
				v.SetInt(int64(n))
				require.Empty(t, c.faults(t), f.Name)
			}
			for _, n := range []int{f.Low - 1, f.High + 1} {
				v.SetInt(int64(n))
				wrong("box.range")
			}
		case f.Bounded && v.Kind() == reflect.Slice:
			if v.SetZero(); f.Low > 0 {
				wrong(f.Else)
			}
			if f.High <= card.Most {
				v.Set(reflect.MakeSlice(v.Type(), f.High+1, f.High+1))
				wrong(f.Else)
			}
			v.Set(good)
		case v.Kind() == reflect.String && c.shape.Words(v.Type()) != nil:
			v.SetString("nonsense")
			wrong("box.choice")
		case v.Kind() == reflect.String && f.Must:
			v.SetString(" ")
			wrong("box.missing")
		}
	})
}

func TestEveryFieldOfEveryCardIsAskedOrStandsInTheFileAlone(t *testing.T) {
	for _, shape := range []card.Shape{picklerick.Shape(), micemystics.Shape()} {
		for _, kind := range shape.Kinds {
			if len(kind.Ask) == 0 && kind.Name != "campaign" {
				continue // the game has its own code to ask for such a card
			}
			asked := []string{"id", "name"}
			for _, q := range kind.Ask {
				for _, path := range strings.Fields(q.Fields) {
					field, _, _ := strings.Cut(path, ".")
					asked = append(asked, field)
				}
				asksIn(t, shape, kind, q)
			}
			for _, f := range card.Fields(reflect.TypeOf(kind.Of)) {
				require.NotEqual(t, f.File, slices.Contains(asked, f.Name), "%s.%s", kind.Name, f.Name)
			}
		}
	}
}

func TestOnlyQuestionsThatApplyToACardAreAsked(t *testing.T) {
	unasked, idle, done := 0, 0, map[*sample]bool{}
	ended := &talk.UI{Words: words.In(tables.English)}
	ended.Desk = desk.NewLine(strings.NewReader(""), io.Discard, desk.Look{Words: ended.Words})
	walk(t, func(t *testing.T, c *sample, _ card.Field, _ reflect.Value) {
		a := Asker{
			UI: ended, Shape: c.shape, Say: func(id string, _ ...tables.Args) string { return id },
			By: func(CardQuestion, any, any) error { return io.EOF },
		}
		for _, q := range c.kind.Ask {
			applies := q.Applies(c.value.Elem())
			if done[c] || applies && q.Say == "" { // no separate question: people type the whole card in one line
				continue
			}
			err := a.One(CardQuestion{q, "x"}, c.value.Interface())
			require.Error(t, err)
			require.Equal(t, !applies, errors.Is(err, talk.ErrUnasked), q.Say)
			for _, s := range q.Slots(c.value.Elem()) {
				require.True(t, s.Matters || s.Value.IsZero(), s.Name)
				if !s.Matters {
					idle++
				}
			}
			if !applies {
				unasked++
			}
		}
		done[c] = true
	})
	require.Positive(t, unasked)
	require.Positive(t, idle)
}

func asksIn(t *testing.T, shape card.Shape, kind card.Kind, q card.Question) {
	slots := q.Slots(reflect.New(reflect.TypeOf(kind.Of)).Elem())
	for _, lang := range tables.Langs {
		if q.Say == "" { // no separate question: people type the whole card in one line
			break
		}
		require.True(t, words.In(lang).Has(shape.Game+"."+q.Say), q.Say)
		for _, s := range slots {
			labels := slices.Concat(shape.Words(s.Type), shape.Words(elem(s.Type)))
			if s.Type.Kind() == reflect.Bool {
				labels = append(labels, s.Name)
			}
			for _, word := range labels {
				require.True(t, words.In(lang).Has(shape.Game+"."+q.Label+"."+word) || q.By != "", q.Say+" "+word)
			}
		}
	}
	if slots[0].Type.Kind() != reflect.Int {
		return
	}
	line := make([]int, len(slots))
	for _, end := range []func(card.Slot) (int, int){
		func(s card.Slot) (int, int) { return s.Low, s.Low - 1 },
		func(s card.Slot) (int, int) { return s.High, s.High + 1 },
	} {
		for i := range slots {
			line[i], _ = end(slots[i])
		}
		_, err := readNumbers(numbered(line), slots)
		require.NoError(t, err, q.Say)
		for i, s := range slots {
			was := line[i]
			_, line[i] = end(s)
			_, err := readNumbers(numbered(line), slots)
			require.Error(t, err, "%s: %s", q.Say, s.Name)
			said := sentencesOf(t, err)
			require.NotContains(t, said, "no value")
			line[i] = was
		}
	}
	_, err := readNumbers(numbered(line[1:])+" x", slots)
	require.Error(t, err)
	_, err = readNumbers(numbered(line)+" 1", slots)
	require.Error(t, err)
}

func elem(t reflect.Type) reflect.Type {
	if t.Kind() == reflect.Slice {
		return t.Elem()
	}
	return t
}

func numbered(line []int) string { return strings.Trim(fmt.Sprint(line), "[]") }

func sentencesOf(t *testing.T, err error) string {
	var all []string
	for _, lang := range tables.Langs {
		text, ok := talk.Sentence(words.In(lang), err)
		require.True(t, ok)
		all = append(all, text)
	}
	return strings.Join(all, "\n")
}
