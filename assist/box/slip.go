package box

import (
	"cmp"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"

	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/card"
)

// Slip returns the first mistake in the card that `of` points to. It finds repeated words, mistakes
// that the card's method `Wrong` reports, and contradictions between entries. If `fields` are
// given, it ignores mistakes in other fields of the card.
func (a Asker) Slip(of any, fields ...string) error {
	told := reflect.ValueOf(of).Elem()
	all := append(a.others(told), told.Interface())
	for _, slip := range a.slips(told, all) {
		own := slip.Card == len(all)-1
		if own && len(fields) > 0 && !slices.Contains(fields, slip.At[0]) {
			continue
		}
		args := tables.Args{"field": slip.At[len(slip.At)-1], "value": ""}
		card.Walk(told, func(at []string, _ card.Field, v reflect.Value) {
			if own && slices.Equal(at, slip.At) {
				args["value"] = fmt.Sprint(v)
			}
		})
		maps.Copy(args, slip.Args)
		return &talk.Unread{ID: slip.ID, Args: a.named(args, all)}
	}
	return nil
}

func (a Asker) named(args tables.Args, all []any) tables.Args {
	for _, arg := range []string{"a", "b", "tile", "value"} {
		for _, of := range all {
			entry := reflect.ValueOf(of)
			id, name := entry.FieldByName("ID"), entry.FieldByName("Name")
			if id.IsValid() && name.IsValid() && id.String() != "" && args[arg] == id.String() {
				text := name.Interface().(tables.Text)
				args[arg] = cmp.Or(text.In(a.Words.Lang()), text.En, text.Ru, id.String())
			}
		}
	}
	return args
}

// slips returns the mistakes in one card, and the contradictions between cards. The card `told`
// must be the last element of `all`.
func (a Asker) slips(told reflect.Value, all []any) []card.Slip {
	wrong := card.Slips{Card: len(all) - 1}
	card.Walk(told, func(at []string, f card.Field, v reflect.Value) {
		if v.Kind() == reflect.Slice {
			for _, one := range f.Inner() {
				findTwice(v, one, at, &wrong)
			}
		}
	})
	if judged, ok := told.Interface().(card.Judged); ok {
		judged.Wrong(&wrong)
	}
	if a.Shape.Misfits != nil {
		a.Shape.Misfits(all, &wrong)
	}
	return wrong.All
}

func (a Asker) others(told reflect.Value) []any {
	if a.Box == nil {
		return nil
	}
	own := ""
	if id := told.FieldByName("ID"); id.IsValid() {
		own = id.String()
	}
	var all []any
	for _, id := range a.Box.IDs() {
		for _, kind := range a.Shape.Kinds {
			into := reflect.New(reflect.TypeOf(kind.Of))
			if id != own && a.Box.Find(id, into.Interface()) {
				all = append(all, into.Elem().Interface())
				break
			}
		}
	}
	return all
}

func findTwice(list reflect.Value, f card.Field, at []string, wrong *card.Slips) {
	seen := map[string]bool{}
	for i := 0; f.Once && i < list.Len(); i++ {
		word := f.Of(list.Index(i)).String()
		if seen[word] {
			way := append(slices.Clone(at), strconv.Itoa(i), f.Name)
			wrong.All = append(wrong.All, card.Slip{Card: wrong.Card, ID: "box.again", At: way})
		}
		seen[word] = true
	}
}
