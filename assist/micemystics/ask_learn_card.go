package micemystics

import (
	"fmt"
	"reflect"

	"tablemate/assist/box"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// readOff asks for what parts.Shape() lists of a card, a pointer, and keeps the
// card in the box.
func (t phrases) readOff(name string, into any) error {
	kind, _ := parts.Shape().KindOf(into)
	id := kind.Name
	if !kind.Alone {
		id = t.freeID(name)
		fields := reflect.ValueOf(into).Elem()
		fields.FieldByName("ID").SetString(id)
		fields.FieldByName("Name").Set(reflect.ValueOf(inBothLanguages(name)))
	}
	err := t.asker().Ask(kind, name, into)
	if err != nil {
		return err
	}
	if h, ok := into.(*parts.Hero); ok && len(h.Classes) == 0 {
		h.Unread = []parts.HeroPart{parts.HeroClasses}
	}
	t.keepInBox(id, reflect.ValueOf(into).Elem().Interface())
	if kind.Kept != "" {
		t.Desk.Say(t.say(kind.Kept, tables.Args{"name": name}))
	}
	return nil
}

// asker returns what asks for the fields of a card.
func (t phrases) asker() box.Asker {
	return box.Asker{UI: t.UI, Shape: parts.Shape(), Say: t.say, By: t.askBy}
}

// readOffNew asks for a new card of type T by its name, and keeps it. One that the box
// has under that name is taken as it is.
func readOffNew[T any](t phrases, name string) (T, error) {
	what, known := entryNamed(t, name, entryNames[T])
	if known {
		t.Desk.Say(t.say("learn.known", tables.Args{"name": name}))
		return what, nil
	}
	err := t.readOff(name, &what)
	return what, err
}

// askBy asks for a field that the shape leaves to code, and stores it.
func (t phrases) askBy(q box.CardQuestion, whole, field any) error {
	switch q.By {
	case "classes":
		return storeIn[[]parts.Class](field)(t.askClasses(q))
	case "gear":
		return storeIn[[]parts.CardID](field)(askCardIDs(t, q, searchNames, func(c parts.Search) parts.CardID { return c.ID }))
	case "deck":
		return storeIn[[]parts.CardID](field)(askCardIDs(t, q, encounterNames, func(e parts.Encounter) parts.CardID { return e.ID }))
	case "rows":
		return storeIn[[]parts.Row](field)(t.askRows(q))
	case "squads":
		return storeIn[[]parts.Squad](field)(t.askSquads(q.Say, q.Name))
	case "faces":
		return storeIn[[]parts.Face](field)(t.askFaces(q))
	case "rooms":
		return storeIn[[]parts.RoomPlan](field)(t.askTiles(q))
	case "joins":
		return storeIn[[]parts.Join](field)(t.askJoins(q, whole.(*parts.Chapter).Rooms))
	case "colour":
		return storeIn[parts.Side](field)(t.askSide(q.Name))
	case "back":
		return storeIn[string](field)(t.askOtherSide(q, *whole.(*parts.Tile)))
	case "map":
		return storeIn[string](field)(t.askMapNow(q))
	}
	return fmt.Errorf("nothing asks by %q", q.By)
}

// storeIn returns a function that stores an answer in a field.
func storeIn[T any](field any) func(T, error) error {
	return func(what T, err error) error {
		*field.(*T) = what
		return err
	}
}

// askCardIDs asks for cards by name and reads off those that nobody has entered.
func askCardIDs[T any](t phrases, q box.CardQuestion, names func(T) []string, id func(T) parts.CardID) ([]parts.CardID, error) {
	all, err := askEntries(t, q, names)
	var out []parts.CardID
	for _, c := range all {
		out = append(out, id(c))
	}
	return out, err
}

// askEntries asks for things of the box by name and reads off those that nobody
// has entered.
func askEntries[T any](t phrases, q box.CardQuestion, names func(T) []string) ([]T, error) {
	typed, err := t.askList(q)
	var out []T
	for _, name := range typed {
		thing, known := entryNamed(t, name, names)
		if !known {
			if thing, err = readOffNew[T](t, name); err != nil {
				return nil, err
			}
		}
		out = append(out, thing)
	}
	return out, err
}
