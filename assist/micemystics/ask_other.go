package micemystics

import (
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
)

// other asks for what cards, abilities and the chapter do: effects on figures and
// on the board, newcomers, the end of the chapter, cards to be read off.
func (a prompter) other() (game.Action, error) {
	offers := append(a.happenings(), a.boardChanges()...)
	return session.Menu(a.UI, desk.Question{Text: a.say("other.which")}, offers)
}

// happening is one thing that may happen, by a word in either language.
func (a prompter) happening(id, english, russian string, take func() (game.Action, error)) offer {
	return offer{Option: desk.Option{Keys: a.Own(english, russian), Label: a.say("other." + id)}, Take: take}
}

// happenings are what befalls figures.
func (a prompter) happenings() []offer {
	everyone, mice, foes := a.onBoard(), a.activeMice(), a.allFoes()
	return []offer{
		a.happening("power", "ability", "способность", a.anyPower),
		a.happening("use", "card", "карта", a.anyCard),
		a.happening("discard", "discard", "сбросить", a.anyDrop),
		a.happening("wound", "wound", "рана", a.counts(game.Wound, everyone)),
		a.happening("poison", "poison", "яд", a.counts(game.PoisonHit, everyone)),
		a.happening("heal", "heal", "лечить", a.counts(game.Heal, everyone)),
		a.happening("cure", "cure", "противоядие", a.counts(game.Cure, mice)),
		a.happening("afflict", "ail", "недуг", a.condition(game.Afflict, everyone)),
		a.happening("relieve", "relieve", "снять", a.condition(game.Relieve, everyone)),
		a.happening("gain", "cheese", "сыр", a.signed(game.Gain, mice)),
		a.happening("steal", "steal", "кража", a.steals),
		a.happening("points", "points", "очки", a.signed(game.Points, mice)),
		a.happening("cross", "lines", "линии", a.simple(game.Cross, mice)),
		a.happening("put", "put", "поставить", a.put),
		a.happening("slay", "slay", "убрать", a.simple(game.Slay, foes)),
		a.happening("seize", "seize", "поймать", a.simple(game.Seize, mice)),
	}
}

// boardChanges are what happens to the board and the chapter.
func (a prompter) boardChanges() []offer {
	return []offer{
		a.happening("call", "come", "пришли", a.call("")),
		a.happening("feed", "wheel", "круг", a.signed(game.Feed, nil)),
		a.happening("pages", "pages", "страницы", a.signed(game.TurnPages, nil)),
		a.happening("end_page", "end-page", "конец-главы", a.endPage),
		a.happening("lend", "item", "предмет", a.lend),
		a.happening("trap", "trap", "мышеловка", a.mousetrap),
		a.happening("learn", "learn", "записать", a.learn),
		a.happening("earn", "earn", "достижение", a.earn),
		a.happening("won", "won", "победа", just(game.Declare{Won: true})),
		a.happening("lost", "lost", "поражение", just(game.Declare{})),
	}
}

// onBoard are all figures on the board, those of the room on play first.
func (a prompter) onBoard() []game.Name { return append(a.activeMice(), a.allFoes()...) }

func (a prompter) activeMice() []game.Name {
	var out []game.Name
	for i := range a.state.Mice {
		if m := &a.state.Mice[i]; m.OnBoard() {
			out = append(out, m.Name())
		}
	}
	return out
}

func (a prompter) allFoes() []game.Name {
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
func (a prompter) effect(e game.Effect, who []game.Name, more func(*game.Affect) error) (game.Action, error) {
	did := game.Affect{Effect: e}
	steps := []func() error{}
	if who != nil {
		steps = append(steps, func() (err error) { did.On, err = a.figureStep(a.say("other.whom"), who); return err })
	}
	if more != nil {
		steps = append(steps, func() error { return more(&did) })
	}
	err := session.Steps(steps...)
	return did, err
}

// some is somebody to choose from; nobody leads back.
func (a prompter) some(who []game.Name, take func() (game.Action, error)) func() (game.Action, error) {
	if len(who) > 0 {
		return take
	}
	return func() (game.Action, error) {
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
}

func (a prompter) simple(e game.Effect, who []game.Name) func() (game.Action, error) {
	return a.some(who, func() (game.Action, error) { return a.effect(e, who, nil) })
}

func (a prompter) counts(e game.Effect, who []game.Name) func() (game.Action, error) {
	return a.some(who, func() (game.Action, error) {
		return a.effect(e, who, func(did *game.Affect) (err error) {
			did.Count, err = a.Desk.Number(desk.Question{Text: a.say("other.count"), Default: "1"}, 1, most)
			return err
		})
	})
}

// signed asks for a number that may take away.
func (a prompter) signed(e game.Effect, who []game.Name) func() (game.Action, error) {
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

func (a prompter) condition(e game.Effect, who []game.Name) func() (game.Action, error) {
	return a.some(who, func() (game.Action, error) {
		return a.effect(e, who, func(did *game.Affect) (err error) {
			all := []game.Condition{game.Stunned, game.Webbed, game.Charmed, game.Down}
			did.Condition, err = session.ChooseOne(a.UI, desk.Question{Text: a.say("other.condition")}, all, a.conditionOption)
			return err
		})
	})
}

func (a prompter) conditionOption(_ int, c game.Condition) desk.Option {
	return desk.Option{Keys: a.Letters(conditionLetters[c]), Label: a.say("condition." + string(c))}
}

// steals asks which mouse a minion stole from, and which minion it was.
func (a prompter) steals() (game.Action, error) {
	mice, foes := a.activeMice(), a.allFoes()
	if len(mice) == 0 || len(foes) == 0 {
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
	return a.effect(game.Steal, mice, func(did *game.Affect) (err error) {
		did.By, err = a.whichFigure(desk.Question{Text: a.say("other.thief")}, foes)
		return err
	})
}

func (a prompter) endPage() (game.Action, error) {
	n, err := a.Desk.Number(desk.Question{Text: a.say("other.end-page")}, 1, most)
	return game.Affect{Effect: game.EndPage, Count: n}, err
}
