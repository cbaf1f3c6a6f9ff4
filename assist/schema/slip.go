package schema

import (
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"tablemate/tables/strictjson"
)

// MisfitOf converts a *strictjson.Slip to a *Misfit. Other errors stay unchanged.
func MisfitOf(err error) error {
	slip, is := errors.AsType[*strictjson.Slip](err)
	if !is {
		return err
	}
	misfit := &Misfit{ID: "session.slip-" + string(slip.What)}
	switch slip.What {
	case strictjson.Type:
		misfit = wrongType(slip.Of)
	case strictjson.Length:
		misfit.Want = strconv.Itoa(slip.Of.Len())
	case strictjson.Syntax, strictjson.NotText:
		return &Misfit{ID: "session.slip-syntax", Want: strconv.Itoa(slip.Byte)}
	case strictjson.Unknown:
		misfit.Want = strings.Join(strictjson.Names(slip.Of), ", ")
	case strictjson.Twice:
		slip.Path = slip.Path[len(slip.Path)-1:]
	}
	for _, name := range slices.Backward(slip.Path) {
		if _, err := strconv.Atoi(name); err == nil {
			name = "[" + name + "]"
		}
		misfit.within(name)
	}
	return misfit
}

func wrongType(t reflect.Type) *Misfit {
	want := ""
	switch t.Kind() {
	case reflect.Pointer:
		return wrongType(t.Elem())
	case reflect.String:
		want = `"…"`
	case reflect.Bool:
		want = "true, false"
	case reflect.Slice, reflect.Array:
		want = "[]"
	case reflect.Struct, reflect.Map, reflect.Interface:
		want = "{}"
	default:
		return &Misfit{ID: "session.slip-number"}
	}
	return &Misfit{ID: "session.slip-type", Want: want}
}

const maxField = 80

func shortened(field string) string {
	path := []rune(field)
	if len(path) > maxField {
		return string(path[:maxField]) + "…"
	}
	return string(path)
}
