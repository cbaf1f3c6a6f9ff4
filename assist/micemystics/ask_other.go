package micemystics

import (
	"slices"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// other asks for what cards, abilities and the chapter do: effects on figures and
// on the board, newcomers, the end of the chapter, cards to be read off.
func (a asking) other() (game.Action, error) {
	var offers []offer
	add := func(id, english, russian string, take func() (game.Action, error)) {
		o := desk.Option{Keys: a.Own(english, russian), Label: a.say("other." + id)}
		offers = append(offers, offer{Option: o, Take: take})
	}
	everyone, mice, foes := a.onBoard(), a.activeMice(), a.allFoes()
	add("power", "ability", "способность", a.anyPower)
	add("use", "card", "карта", a.anyCard)
	add("wound", "wound", "рана", a.counts(game.Wound, everyone))
	add("poison", "poison", "яд", a.counts(game.PoisonHit, everyone))
	add("heal", "heal", "лечить", a.counts(game.Heal, everyone))
	add("cure", "cure", "противоядие", a.counts(game.Cure, mice))
	add("afflict", "ail", "недуг", a.condition(game.Afflict, everyone))
	add("relieve", "relieve", "снять", a.condition(game.Relieve, everyone))
	add("gain", "cheese", "сыр", a.signed(game.Gain, mice))
	add("steal", "steal", "кража", a.steals)
	add("points", "points", "очки", a.signed(game.Points, mice))
	add("cross", "lines", "линии", a.simple(game.Cross, mice))
	add("put", "put", "поставить", a.put)
	add("call", "come", "пришли", a.call(""))
	add("slay", "slay", "убрать", a.simple(game.Slay, foes))
	add("seize", "seize", "поймать", a.simple(game.Seize, mice))
	add("feed", "wheel", "круг", a.signed(game.Feed, nil))
	add("pages", "pages", "страницы", a.signed(game.TurnPages, nil))
	add("end_page", "end-page", "конец-главы", a.endPage)
	add("lend", "item", "предмет", a.lend)
	add("trap", "trap", "мышеловка", a.mousetrap)
	add("learn", "learn", "записать", a.learn)
	add("earn", "earn", "достижение", a.earn)
	add("won", "won", "победа", just(game.Declare{Won: true}))
	add("lost", "lost", "поражение", just(game.Declare{}))
	return session.Menu(a.Talk, desk.Question{Text: a.say("other.which")}, offers)
}

// onBoard are all figures on the board, those of the room on play first.
func (a asking) onBoard() []game.Name { return append(a.activeMice(), a.allFoes()...) }

func (a asking) activeMice() []game.Name {
	var out []game.Name
	for i := range a.state.Mice {
		if m := &a.state.Mice[i]; m.OnBoard() {
			out = append(out, m.Name())
		}
	}
	return out
}

func (a asking) allFoes() []game.Name {
	var out []game.Name
	for i := range a.state.Minions {
		out = append(out, a.state.Minions[i].Name)
	}
	if a.state.Cat != nil {
		out = append(out, game.Brodie)
	}
	return out
}

// effect asks on whom an effect falls, where it falls on somebody, and finishes
// it.
func (a asking) effect(e game.Effect, who []game.Name, more func(*game.Affect) error) (game.Action, error) {
	did := game.Affect{Effect: e}
	steps := []func() error{}
	if who != nil {
		steps = append(steps, func() (err error) { did.On, err = a.only(a.say("other.whom"), who); return err })
	}
	if more != nil {
		steps = append(steps, func() error { return more(&did) })
	}
	err := session.Steps(steps...)
	return did, err
}

// some is somebody to choose from; nobody leads back.
func (a asking) some(who []game.Name, take func() (game.Action, error)) func() (game.Action, error) {
	if who != nil && len(who) > 0 {
		return take
	}
	return func() (game.Action, error) {
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
}

func (a asking) simple(e game.Effect, who []game.Name) func() (game.Action, error) {
	return a.some(who, func() (game.Action, error) { return a.effect(e, who, nil) })
}

func (a asking) counts(e game.Effect, who []game.Name) func() (game.Action, error) {
	return a.some(who, func() (game.Action, error) {
		return a.effect(e, who, func(did *game.Affect) (err error) {
			did.Count, err = a.Desk.Number(desk.Question{Text: a.say("other.count"), Default: "1"}, 1, most)
			return err
		})
	})
}

// signed asks for a number that may take away.
func (a asking) signed(e game.Effect, who []game.Name) func() (game.Action, error) {
	take := func() (game.Action, error) {
		return a.effect(e, who, func(did *game.Affect) (err error) {
			did.Count, err = a.Desk.Number(desk.Question{Text: a.say("other.signed"), Default: "1"}, -most, most)
			return err
		})
	}
	if e == game.Feed || e == game.TurnPages {
		return take
	}
	return a.some(who, take)
}

var conditionLetters = map[game.Condition]string{game.Stunned: "sо", game.Webbed: "wп", game.Charmed: "cз", game.Down: "dу"}

func (a asking) condition(e game.Effect, who []game.Name) func() (game.Action, error) {
	return a.some(who, func() (game.Action, error) {
		return a.effect(e, who, func(did *game.Affect) error {
			all := []game.Condition{game.Stunned, game.Webbed, game.Charmed, game.Down}
			options := make([]desk.Option, len(all))
			for i, c := range all {
				options[i] = desk.Option{Keys: a.Letters(conditionLetters[c]), Label: a.say("condition." + string(c))}
			}
			i, err := a.Desk.Choose(desk.Question{Text: a.say("other.condition")}, options)
			did.Condition = all[i]
			return err
		})
	})
}

// steals asks which mouse a minion stole from, and which minion it was.
func (a asking) steals() (game.Action, error) {
	mice, foes := a.activeMice(), a.allFoes()
	if len(mice) == 0 || len(foes) == 0 {
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
	return a.effect(game.Steal, mice, func(did *game.Affect) (err error) {
		did.By, err = a.one(desk.Question{Text: a.say("other.thief")}, foes)
		return err
	})
}

func (a asking) endPage() (game.Action, error) {
	n, err := a.Desk.Number(desk.Question{Text: a.say("other.end-page")}, 1, most)
	return game.Affect{Effect: game.EndPage, Count: n}, err
}

// put asks which figure is moved by a card or the chapter, and where to.
func (a asking) put() (game.Action, error) {
	who := a.onBoard()
	var did game.Put
	err := session.Steps(
		func() (err error) { did.Figure, err = a.only(a.say("other.put-whom"), who); return err },
		func() (err error) { did.Room, err = a.whichRoom(a.state.At(did.Figure).Room); return err },
		func() (err error) {
			room := did.Room
			if room == "" {
				room = a.state.At(did.Figure).Room
			}
			did.To, err = a.placeIn(room, a.say("other.put-where"), a.inRoom(room))
			return err
		},
	)
	return did, err
}

// whichRoom asks for a tile side where there are several; "" is the one given.
func (a asking) whichRoom(here string) (string, error) {
	if len(a.state.Rooms) < 2 {
		return "", session.ErrUnasked
	}
	options := make([]desk.Option, len(a.state.Rooms))
	q := desk.Question{Text: a.say("other.room")}
	for i := range a.state.Rooms {
		options[i] = desk.Option{Label: a.room(a.state.Rooms[i].ID)}
		if a.state.Rooms[i].ID == here {
			q.Default = options[i].Label
		}
	}
	i, err := a.Desk.Choose(q, options)
	if err != nil || a.state.Rooms[i].ID == here {
		return "", err
	}
	return a.state.Rooms[i].ID, nil
}

// lend asks which party item comes into the stash.
func (a asking) lend() (game.Action, error) {
	options := make([]desk.Option, len(box.PartyItems))
	for i, item := range box.PartyItems {
		options[i] = desk.Option{Keys: a.Letters(itemLettersOf[item]), Label: a.say("item." + string(item))}
	}
	i, err := a.Desk.Choose(desk.Question{Text: a.say("other.item")}, options)
	return game.Affect{Effect: game.Lend, Item: box.PartyItems[i]}, err
}

// mousetrap asks where a mousetrap is laid, or which is taken away.
func (a asking) mousetrap() (game.Action, error) {
	m := a.here()
	r := a.roomOf(m)
	if r == nil {
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
	space, err := session.Written(a.Talk, desk.Question{Text: a.say("other.trap-where"), Help: a.say("other.trap-help")}, func(typed string) (box.SpaceID, error) {
		if id, ok := spaceOf(r, typed); ok {
			return id, nil
		}
		for _, f := range a.inRoom(m) {
			if found, wrong := a.readFigure(typed, a.inRoom(m), ""); wrong == nil && found == f {
				return a.state.At(f).Space, nil
			}
		}
		return "", unread("space", tables.Args{"typed": typed, "spaces": spaces(r)})
	})
	gone := slices.Contains(r.Traps, space)
	return game.Trap{Room: m, Space: space, Gone: gone}, err
}

// here is the tile side on play: that of the mouse or minion whose turn it is,
// else of the first mouse on the board.
func (a asking) here() string {
	for _, f := range append([]game.Name{game.Name(a.state.Turn.Card), a.state.Turn.Acting}, a.activeMice()...) {
		if at := a.state.At(f); at != game.Nowhere {
			return at.Room
		}
	}
	return ""
}

func (a asking) earn() (game.Action, error) {
	name, err := a.Desk.Write(desk.Question{Text: a.say("other.story"), Rest: true})
	return game.Earn{Story: name}, err
}
