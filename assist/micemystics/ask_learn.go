package micemystics

import (
	"reflect"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askLearn asks what people want to enter in the middle of a game: a card, Brodie's
// values, the die, or the map of a tile side.
func (a prompter) askLearn() (game.Action, error) {
	kind, err := a.askKind("1", mapKind, parts.MinionKind, parts.SearchKind, parts.CatKind, parts.DieKind, parts.HeroKind, parts.AbilityKind)
	if err != nil {
		return nil, err
	}
	switch kind {
	case mapKind:
		return a.askRoomMap()
	case parts.HeroKind:
		return a.askWhoseHero()
	case parts.AbilityKind:
		return a.askWhoseAbility()
	}
	_, what, err := a.readOffKind(kind)
	if err != nil {
		return nil, err
	}
	switch what := what.(type) {
	case *parts.Cat:
		return game.Learn{Cat: what}, nil
	case *parts.Die:
		return game.Learn{Die: what.Faces}, nil
	case *parts.Minion:
		return game.Learn{Minion: what}, nil
	}
	return game.Learn{Search: what.(*parts.Search)}, nil
}

// readOffKind asks for a card of one kind and returns its name and a pointer to
// it.
func (t phrases) readOffKind(of parts.Kind) (string, any, error) {
	kind, _ := parts.Shape().KindNamed(string(of))
	into := reflect.New(reflect.TypeOf(kind.Of)).Interface()
	switch of {
	case parts.CatKind:
		return t.figure(game.Brodie), into, t.readOff("", into)
	case parts.DieKind:
		return t.say("learn.kind-die"), into, t.readOff("", into)
	}
	name, err := t.askWords("learn.name", "")
	if err != nil {
		return "", nil, err
	}
	return name, into, t.readOff(name, into)
}

// mapKind is the map of a tile side that the box may hold already.
const mapKind parts.Kind = "map"

// askKind asks what is to be read off.
func (t phrases) askKind(likely string, kinds ...parts.Kind) (parts.Kind, error) {
	return talk.ChooseOne(t.UI, desk.Question{Text: t.say("learn.what"), Default: likely}, kinds,
		func(_ int, kind parts.Kind) desk.Option {
			return desk.Option{Label: t.say("learn.kind-" + string(kind))}
		})
}

// askRoomMap maps the tile side on which the mice are.
func (a prompter) askRoomMap() (game.Action, error) {
	room := a.roomToMap()
	m, err := a.askMap(a.room(room))
	if err != nil {
		return nil, err
	}
	var side parts.Tile
	if !a.findInBox(room, &side) {
		if r := a.roomOf(room); r != nil {
			side = parts.Tile{ID: room, Tile: r.Tile, Side: r.Side, Name: tables.Text{En: r.Name.En, Ru: r.Name.Ru}}
		}
	}
	side.Map = m.Text()
	a.keepInBox(room, side)
	return game.Learn{Room: room, Map: &m}, nil
}

// Read asks outside a game for one thing of the owner's box, keeps it, and
// returns its name, for `tablemate box micemystics add`.
func (Flow) Read(ui *talk.UI) (string, error) {
	t := phrases{ui}
	kind, err := t.askKind("", parts.HeroKind, parts.MinionKind, parts.SearchKind, parts.AbilityKind, parts.EncounterKind,
		parts.TileKind, parts.ChapterKind, parts.CatKind, parts.DieKind)
	if err != nil {
		return "", err
	}
	name, _, err := t.readOffKind(kind)
	return name, err
}
