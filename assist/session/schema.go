package session

import (
	"reflect"

	"tablemate/assist/schema"
)

// Schema implements [Game].
func (def *game[U, S, A]) Schema() ([]byte, error) {
	return schema.Write(schema.Source[S, A]{
		Game: def.Book.Game, Setup: reflect.TypeFor[U](), Actions: def.Actions, Switches: def.Switches,
		Correctables: def.Correctables, Lists: def.lists(),
		Decided: reflect.TypeFor[Decided](), Plans: def.Plans(), Logged: reflect.TypeFor[Logged](),
	})
}
