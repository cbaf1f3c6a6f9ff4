package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askPut asks which figure is moved by a card or the chapter, and where to.
func (a prompter) askPut() (game.Action, error) {
	who := a.onBoard()
	var did game.Put
	err := session.StepsWithin(
		func() (err error) { did.Figure, err = a.chooseFigureStep(a.say("other.put-whom"), who); return err },
		func() (err error) { did.Room, err = a.chooseRoom(a.state.At(did.Figure).Room); return err },
		func() (err error) {
			room := did.Room
			if room == "" {
				room = a.state.At(did.Figure).Room
			}
			did.To, err = a.askPlaceIn(room, a.say("other.put-where"), a.inRoom(room))
			return err
		},
	)
	return did, err
}

// chooseRoom asks for a tile side where there are several; "" is the one given.
func (a prompter) chooseRoom(here string) (string, error) {
	if len(a.state.Rooms) < 2 {
		return "", session.ErrUnasked
	}
	q := desk.Question{Text: a.say("other.room")}
	if slices.ContainsFunc(a.state.Rooms, func(r game.Room) bool { return r.ID == here }) {
		q.Default = a.room(here)
	}
	room, err := session.ChooseOne(a.UI, q, a.state.Rooms, func(_ int, r game.Room) desk.Option { return desk.Option{Label: a.room(r.ID)} })
	if room.ID == here {
		return "", err
	}
	return room.ID, err
}

// askLend asks which party item comes into the stash.
func (a prompter) askLend() (game.Action, error) {
	item, err := session.ChooseOne(a.UI, desk.Question{Text: a.say("other.item")}, parts.PartyItems, func(_ int, item parts.PartyItem) desk.Option {
		name := a.say("item." + string(item))
		return desk.Option{Keys: append(a.Letters(itemLettersOf[item]), strings.Fields(name)[0]), Label: name}
	})
	return game.Affect{Effect: game.Lend, Item: item}, err
}

// askMousetrap asks where a mousetrap is laid, or which is taken away.
func (a prompter) askMousetrap() (game.Action, error) {
	m := a.roomInPlay()
	r := a.roomOf(m)
	if r == nil {
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
	space, err := session.Written(a.UI, desk.Question{Text: a.say("other.trap-where"), Help: a.say("other.trap-help")}, func(typed string) (parts.SpaceID, error) {
		if id, ok := spaceOf(r, typed); ok {
			return id, nil
		}
		for _, f := range a.inRoom(m) {
			if found, wrong := a.readFigure(typed, a.inRoom(m)); wrong == nil && found == f {
				return a.state.At(f).Space, nil
			}
		}
		return "", unread("space", tables.Args{"typed": typed, "spaces": spaces(r)})
	})
	gone := slices.Contains(r.Traps, space)
	return game.Trap{Room: m, Space: space, Gone: gone}, err
}

// askEarn asks for the name of a story achievement.
func (a prompter) askEarn() (game.Action, error) {
	name, err := a.Desk.Write(desk.Question{Text: a.say("other.story"), Rest: true})
	return game.Earn{Story: name}, err
}
