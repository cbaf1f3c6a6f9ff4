package session

import (
	"reflect"
	"strings"
)

// Brought returns the names of the abilities that the Flow implements. If the Flow does not
// implement an ability, but has a method with a name from this ability, `slips` contains this name.
// The signature of such a method is probably wrong.
func Brought(g Game) (names, slips []string) {
	return g.(interface{ brought() (_, _ []string) }).brought()
}

func (def *game[U, S, A]) brought() (names, slips []string) {
	all, flow := reflect.TypeOf(def.abilities), reflect.TypeOf(def.Flow)
	for i := range all.NumField() {
		ability := all.Field(i).Type
		if def.brings(reflect.ValueOf(def.abilities).Field(i).Interface()) {
			name, _, _ := strings.Cut(all.Field(i).Name, "[")
			names = append(names, name)
			continue
		}
		for m := range ability.NumMethod() {
			if own, there := flow.MethodByName(ability.Method(m).Name); there {
				slips = append(slips, own.Name)
			}
		}
	}
	return names, slips
}
