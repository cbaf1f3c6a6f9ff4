package micemystics

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"

	"tablemate/assist/box"
	"tablemate/assist/session"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// learn reads a card off as mice.Shape describes it, and keeps it in the box.
// Into is a pointer.
func (t phrases) learn(name string, into any) error {
	kind, _ := mice.Shape.KindOf(into)
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
	t.keep(id, reflect.ValueOf(into).Elem().Interface())
	if kind.Kept != "" {
		t.Desk.Say(t.say(kind.Kept, tables.Args{"name": name}))
	}
	return nil
}

func (t phrases) asker() box.Asker {
	return box.Asker{UI: t.UI, Shape: mice.Shape, Say: t.say, By: t.askBy}
}

// learned reads a card of one type off.
func learned[T any](t phrases, name string) (T, error) {
	var what T
	err := t.learn(name, &what)
	return what, err
}

// askBy asks for what a question leaves to code.
func (t phrases) askBy(q box.Asked, whole, field any) error {
	switch q.By {
	case "classes":
		return into[[]mice.Class](field)(t.classes(q))
	case "gear":
		return into[[]mice.CardID](field)(cards(t, q, searchNames, func(c mice.Search) mice.CardID { return c.ID }))
	case "deck":
		return into[[]mice.CardID](field)(cards(t, q, encounterNames, func(e mice.Encounter) mice.CardID { return e.ID }))
	case "rows":
		return into[[]mice.Row](field)(t.rows(q))
	case "squads":
		return into[[]mice.Squad](field)(t.whoComes(q.Say, q.Name))
	case "faces":
		return into[[]mice.Face](field)(t.faces(q))
	case "rooms":
		return into[[]mice.RoomPlan](field)(t.tilesOf(q))
	case "joins":
		return into[[]mice.Join](field)(t.joins(q, whole.(*mice.Chapter).Rooms))
	case "colour":
		return into[mice.Side](field)(t.colour(q.Name))
	case "back":
		return into[string](field)(t.otherSide(q, *whole.(*mice.Tile)))
	case "map":
		return into[string](field)(t.mapNow(q))
	}
	return fmt.Errorf("nothing asks by %q", q.By)
}

// into puts what was told into a field.
func into[T any](field any) func(T, error) error {
	return func(what T, err error) error {
		*field.(*T) = what
		return err
	}
}

// cards asks for cards by name and reads off those that nobody has entered.
func cards[T any](t phrases, q box.Asked, names func(T) []string, id func(T) mice.CardID) ([]mice.CardID, error) {
	all, err := entered(t, q, names)
	var out []mice.CardID
	for _, c := range all {
		out = append(out, id(c))
	}
	return out, err
}

// entered asks for things of the box by name and reads off those that nobody
// has entered.
func entered[T any](t phrases, q box.Asked, names func(T) []string) ([]T, error) {
	typed, err := t.list(q)
	var out []T
	for _, name := range typed {
		thing, known := inBox(t, name, names)
		if !known {
			if thing, err = learned[T](t, name); err != nil {
				return nil, err
			}
		}
		out = append(out, thing)
	}
	return out, err
}

// keep puts a thing read off into the owner's box. Where that fails people are
// told, and the game goes on with what they said.
func (t phrases) keep(id string, what any) {
	if t.Box == nil {
		return
	}
	if err := t.Box.Learn(id, what); err != nil {
		why, ok := session.Sentence(t.Words, err)
		if !ok {
			why = err.Error()
		}
		t.Desk.Say(t.Paint.Warning(t.say("learn.not-kept", tables.Args{"thing": id, "why": why})))
	}
}

// freeID is an id for a new thing of that name which nothing in the box bears.
func (t phrases) freeID(name string) string {
	id := glued(name)
	if t.Box == nil {
		return id
	}
	for n := 2; slices.Contains(t.Box.IDs(), id); n++ {
		id = glued(name) + "-" + strconv.Itoa(n)
	}
	return id
}

func inBothLanguages(name string) tables.Text { return tables.Text{En: name, Ru: name} }
