package micemystics

import (
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// learn asks what people want to enter in the middle of a game: a card, Brodie's
// values, the die, or the map of a tile side.
func (a asking) learn() (game.Action, error) {
	kind, err := a.whichKind("1", mapKind, mice.MinionKind, mice.SearchKind, mice.CatKind, mice.DieKind)
	if err != nil {
		return nil, err
	}
	switch kind {
	case mapKind:
		return a.learnRoom()
	case mice.CatKind:
		c, err := a.learnCat()
		return game.Learn{Cat: &c}, err
	case mice.DieKind:
		d, err := a.learnDie()
		return game.Learn{Die: d.Faces}, err
	}
	name, err := a.word("learn.name", "")
	if err != nil {
		return nil, err
	}
	if kind == mice.MinionKind {
		m, err := a.learnMinion(name)
		return game.Learn{Minion: &m}, err
	}
	c, err := a.learnSearch(name)
	return game.Learn{Search: &c}, err
}

// mapKind is the map of a tile side that the box may hold already.
const mapKind mice.Kind = "map"

// whichKind asks what is to be read off.
func (t talk) whichKind(likely string, kinds ...mice.Kind) (mice.Kind, error) {
	options := make([]desk.Option, len(kinds))
	for i, kind := range kinds {
		options[i] = desk.Option{Label: t.say("learn.kind-" + string(kind))}
	}
	i, err := t.Desk.Choose(desk.Question{Text: t.say("learn.what"), Default: likely}, options)
	if err != nil {
		return "", err
	}
	return kinds[i], nil
}

// learnRoom maps the tile side on which the mice are.
func (a asking) learnRoom() (game.Action, error) {
	room := a.hereRoom()
	m, err := a.typeMap(a.room(room))
	if err != nil {
		return nil, err
	}
	var side mice.Tile
	if !a.talk.find(room, &side) {
		if r := a.roomOf(room); r != nil {
			side = mice.Tile{ID: room, Tile: r.Tile, Side: r.Side, Name: tables.Text{En: r.Name.En, Ru: r.Name.Ru}}
		}
	}
	side.Map = m.Text()
	a.talk.keep(room, side)
	return game.Learn{Room: room, Map: &m}, nil
}

// hereRoom is the tile side of the mouse on turn, else that of any mouse.
func (a asking) hereRoom() string {
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
func (t talk) readNew() (string, error) {
	kind, err := t.whichKind("", mice.HeroKind, mice.MinionKind, mice.SearchKind, mice.AbilityKind, mice.EncounterKind,
		mice.TileKind, mice.ChapterKind, mice.CatKind, mice.DieKind)
	if err != nil {
		return "", err
	}
	if kind == mice.CatKind {
		_, err := t.learnCat()
		return t.figure(game.Brodie), err
	}
	if kind == mice.DieKind {
		_, err := t.learnDie()
		return t.say("learn.kind-die"), err
	}
	name, err := t.word("learn.name", "")
	if err != nil {
		return "", err
	}
	return name, t.learnNamed(kind, name)
}

func (t talk) learnNamed(kind mice.Kind, name string) (err error) {
	switch kind {
	case mice.HeroKind:
		_, err = t.learnHero(name)
	case mice.MinionKind:
		_, err = t.learnMinion(name)
	case mice.SearchKind:
		_, err = t.learnSearch(name)
	case mice.AbilityKind:
		_, err = t.learnAbility(name)
	case mice.EncounterKind:
		_, err = t.learnEncounter(name)
	case mice.TileKind:
		_, err = t.learnTile(name)
	case mice.ChapterKind:
		_, err = t.learnChapter(name)
	}
	return err
}

// ReadThing asks for one thing of the owner's box and keeps it.
func ReadThing(t *session.Talk) (string, error) { return talk{t}.readNew() }
