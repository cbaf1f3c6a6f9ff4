package micemystics

import (
	"reflect"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// learn asks what people want to enter in the middle of a game: a card, Brodie's
// values, the die, or the map of a tile side.
func (a prompter) learn() (game.Action, error) {
	kind, err := a.whichKind("1", mapKind, mice.MinionKind, mice.SearchKind, mice.CatKind, mice.DieKind)
	if err != nil {
		return nil, err
	}
	if kind == mapKind {
		return a.learnRoom()
	}
	_, what, err := a.learnKind(kind)
	if err != nil {
		return nil, err
	}
	switch what := what.(type) {
	case *mice.Cat:
		return game.Learn{Cat: what}, nil
	case *mice.Die:
		return game.Learn{Die: what.Faces}, nil
	case *mice.Minion:
		return game.Learn{Minion: what}, nil
	}
	return game.Learn{Search: what.(*mice.Search)}, nil
}

// learnKind reads a card of one kind off: what it is called, and a pointer to it.
func (t phrases) learnKind(of mice.Kind) (string, any, error) {
	kind, _ := mice.Shape.Named(string(of))
	into := reflect.New(reflect.TypeOf(kind.Of)).Interface()
	switch of {
	case mice.CatKind:
		return t.figure(game.Brodie), into, t.learn("", into)
	case mice.DieKind:
		return t.say("learn.kind-die"), into, t.learn("", into)
	}
	name, err := t.word("learn.name", "")
	if err != nil {
		return "", nil, err
	}
	return name, into, t.learn(name, into)
}

// mapKind is the map of a tile side that the box may hold already.
const mapKind mice.Kind = "map"

// whichKind asks what is to be read off.
func (t phrases) whichKind(likely string, kinds ...mice.Kind) (mice.Kind, error) {
	return session.ChooseOne(t.UI, desk.Question{Text: t.say("learn.what"), Default: likely}, kinds, func(_ int, kind mice.Kind) desk.Option {
		return desk.Option{Label: t.say("learn.kind-" + string(kind))}
	})
}

// learnRoom maps the tile side on which the mice are.
func (a prompter) learnRoom() (game.Action, error) {
	room := a.hereRoom()
	m, err := a.typeMap(a.room(room))
	if err != nil {
		return nil, err
	}
	var side mice.Tile
	if !a.phrases.find(room, &side) {
		if r := a.roomOf(room); r != nil {
			side = mice.Tile{ID: room, Tile: r.Tile, Side: r.Side, Name: tables.Text{En: r.Name.En, Ru: r.Name.Ru}}
		}
	}
	side.Map = m.Text()
	a.phrases.keep(room, side)
	return game.Learn{Room: room, Map: &m}, nil
}

// hereRoom is the tile side of the mouse on turn, else that of any mouse.
func (a prompter) hereRoom() string {
	if m := a.mouse(game.Name(a.state.Turn.Card)); m != nil && m.At.Room != "" {
		return m.At.Room
	}
	for i := range a.state.Mice {
		if room := a.state.Mice[i].At.Room; room != "" {
			return room
		}
	}
	if len(a.state.Rooms) > 0 {
		return a.state.Rooms[0].ID
	}
	return ""
}

// readNew is one thing that people read off outside a game, for `tablemate box
// micemystics add`; the name under which it is kept.
func (t phrases) readNew() (string, error) {
	kind, err := t.whichKind("", mice.HeroKind, mice.MinionKind, mice.SearchKind, mice.AbilityKind, mice.EncounterKind,
		mice.TileKind, mice.ChapterKind, mice.CatKind, mice.DieKind)
	if err != nil {
		return "", err
	}
	name, _, err := t.learnKind(kind)
	return name, err
}

// ReadThing asks for one thing of the owner's box and keeps it.
func ReadThing(t *session.UI) (string, error) { return phrases{t}.readNew() }
