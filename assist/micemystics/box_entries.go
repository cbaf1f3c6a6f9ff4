package micemystics

import (
	"reflect"
	"slices"
	"strconv"

	"tablemate/assist/box"
	"tablemate/assist/talk"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// keepInBox keeps an entry in the owner's box. If that fails it says so, and the
// game goes on with what people said.
func (t phrases) keepInBox(id string, what any) {
	if t.Box == nil {
		return
	}
	if err := t.Box.Learn(id, what); err != nil {
		why, ok := talk.Sentence(t.Words, err)
		if !ok {
			why = err.Error()
		}
		t.Desk.Say(t.Paint.Warning(t.say("learn.not-kept", tables.Args{"thing": id, "why": why})))
	}
}

// freeID returns an id for a new entry of that name which the box does not use.
func (t phrases) freeID(name string) string {
	id := hyphenated(name)
	if t.Box == nil {
		return id
	}
	for n := 2; slices.Contains(t.Box.IDs(), id); n++ {
		id = hyphenated(name) + "-" + strconv.Itoa(n)
	}
	return id
}

// inBothLanguages returns a name that people typed, for both languages.
func inBothLanguages(name string) tables.Text { return tables.Text{En: name, Ru: name} }

// findInBox looks into the owner's box, which a reading may lack.
func (t phrases) findInBox(id string, into any) bool { return t.Box != nil && t.Box.Find(id, into) }

// entryNamed returns the entry of the owner's box whose whole name people typed.
func entryNamed[T any](t phrases, typed string, names func(T) []string) (T, bool) {
	for _, thing := range box.All[T](t.Box) {
		if slices.Contains(names(thing), hyphenated(typed)) {
			return thing, true
		}
	}
	var none T
	return none, false
}

// What people may type for each kind of entry.

func heroNames(h parts.Hero) []string           { return namesOf(h.Name, h.ID) }
func minionNames(m parts.Minion) []string       { return namesOf(m.Name, m.ID) }
func searchNames(c parts.Search) []string       { return namesOf(c.Name, string(c.ID)) }
func abilityNames(c parts.Ability) []string     { return namesOf(c.Name, string(c.ID)) }
func encounterNames(e parts.Encounter) []string { return namesOf(e.Name, string(e.ID)) }
func tileNames(side parts.Tile) []string        { return namesOf(side.Name, side.ID) }
func chapterNames(c parts.Chapter) []string     { return namesOf(c.Name, c.ID) }

// entryNames returns what people may type for an entry of any kind that has a name.
func entryNames[T any](thing T) []string {
	fields := reflect.ValueOf(thing)
	name, _ := fields.FieldByName("Name").Interface().(tables.Text)
	return namesOf(name, fields.FieldByName("ID").String())
}

// namesOf returns what people may type for an entry of the box.
func namesOf(name tables.Text, id string) []string {
	var out []string
	for _, n := range []string{name.En, name.Ru, id} {
		if n != "" && !slices.Contains(out, hyphenated(n)) {
			out = append(out, hyphenated(n))
		}
	}
	return out
}
