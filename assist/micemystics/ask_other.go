package micemystics

import (
	"cmp"
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askOther asks for what cards, abilities and the chapter do: effects on figures and
// on the board, newcomers, the end of the chapter, cards to be read off. Enter takes what
// the words of whoever acts speak of.
func (a prompter) askOther() (game.Action, error) {
	var offers []offer
	add := func(id, english, russian string, take func() (game.Action, error)) {
		offers = append(offers, offer{Option: desk.Option{Keys: a.Own(english, russian), Label: a.say("other." + id)},
			Take: take})
	}
	everyone, mice, foes := a.onBoard(), a.activeMice(), a.allFoes()
	add("power", "ability", "способность", a.askWhoseCard(usesPower))
	add("use", "card", "карта", a.askWhoseCard(usesCard))
	add("discard", "discard", "сбросить", a.askWhoseCard(dropsCard))
	add("wound", "wound", "рана", a.askAffected(game.Wound, everyone, a.counted))
	add("poison", "poison", "яд", a.askAffected(game.PoisonHit, everyone, a.counted))
	add("heal", "heal", "лечить", a.askAffected(game.Heal, everyone, a.counted))
	add("cure", "cure", "противоядие", a.askAffected(game.Cure, mice, a.counted))
	add("afflict", "ail", "недуг", a.askAffected(game.Afflict, everyone, a.whichCondition))
	add("relieve", "relieve", "снять", a.askAffected(game.Relieve, everyone, a.whichCondition))
	add("gain", "cheese", "сыр", a.askAffected(game.Gain, mice, a.signed))
	add("steal", "steal", "кража", a.askAffected(game.Steal, mice, func(did *game.Affect) error {
		return a.figureStep(&did.By, "other.nobody", a.say("other.thief"), "", foes)
	}))
	add("points", "points", "очки", a.askAffected(game.Points, mice, a.signed))
	add("cross", "lines", "линии", a.askAffected(game.Cross, mice, nil))
	add("put", "put", "поставить", a.askPut)
	add("slay", "slay", "убрать", a.askAffected(game.Slay, foes, nil))
	add("seize", "seize", "поймать", a.askAffected(game.Seize, mice, nil))

	add("call", "come", "пришли", a.askCall(""))
	add("feed", "wheel", "круг", a.askEffectDetails(game.Feed, a.signed))
	add("pages", "pages", "страницы", a.askEffectDetails(game.TurnPages, a.signed))
	add("end_page", "end-page", "конец-главы", a.askEffectDetails(game.EndPage, func(did *game.Affect) error {
		return a.numberStep(&did.Count, a.say("other.end-page"), "", 1, maxCount)
	}))
	add("lend", "item", "предмет", a.askEffectDetails(game.Lend, a.whichItem))
	add("trap", "trap", "мышеловка", a.askMousetrap)
	add("learn", "learn", "записать", a.askLearn)
	add("earn", "earn", "достижение", a.askEarn)
	add("won", "won", "победа", answerWith(game.Declare{Won: true}))
	add("lost", "lost", "поражение", answerWith(game.Declare{}))
	return talk.Menu(a.UI, desk.Question{Text: a.say("other.which"), Default: a.likelyEffect()}, offers)
}

// askAffected asks on whom an effect falls, and then for more. At a defence Enter takes who
// defends, else the mouse on turn.
func (a prompter) askAffected(
	e game.Effect, who []game.Name, more func(*game.Affect) error,
) func() (game.Action, error) {
	return func() (game.Action, error) {
		did, likely := game.Affect{Effect: e}, game.Name(a.state.Turn.Card)
		if w := a.state.Wait(); w.Against != game.NoFigure && a.mouse(w.Who) != nil {
			likely = w.Who
		}
		steps := []func() error{func() error {
			return a.figureStep(&did.On, "other.nobody", a.say("other.whom"),
				likely, who)
		}}
		if more != nil {
			steps = append(steps, func() error { return more(&did) })
		}
		err := talk.StepsWithin(steps...)
		return did, err
	}
}

// askEffectDetails asks for more of an effect on the table.
func (a prompter) askEffectDetails(e game.Effect, more func(*game.Affect) error) func() (game.Action, error) {
	return func() (game.Action, error) {
		did := game.Affect{Effect: e}
		err := more(&did)
		return did, err
	}
}

func (a prompter) counted(did *game.Affect) error {
	return a.numberStep(&did.Count, a.say("other.count"), "1", 1, maxCount)
}

// signed asks for a number that may be negative.
func (a prompter) signed(did *game.Affect) error {
	return a.numberStep(&did.Count, a.say("other.signed"), "1", -maxCount, maxCount)
}

func (a prompter) whichCondition(did *game.Affect) (err error) {
	q := desk.Question{Text: a.say("other.condition"), Default: a.likelyCondition()}
	did.Condition, err = talk.ChooseOne(a.UI, q, game.Conditions[1:], a.conditionOption)
	return err
}

func (a prompter) conditionOption(_ int, c game.Condition) desk.Option {
	return desk.Option{Keys: a.Letters(conditionLetters[c]), Label: a.say("condition." + string(c))}
}

func (a prompter) whichItem(did *game.Affect) (err error) {
	q := desk.Question{Text: a.say("other.item")}
	did.Item, err = talk.ChooseOne(a.UI, q, parts.PartyItems, func(_ int, item parts.PartyItem) desk.Option {
		name := a.say("item." + string(item))
		return desk.Option{Keys: append(a.Letters(itemLettersOf[item]), strings.Fields(name)[0]), Label: name}
	})
	return err
}

// askPut asks which figure is moved by a card or the chapter, and where to.
func (a prompter) askPut() (game.Action, error) {
	var did game.Put
	here := func() string { return a.state.At(did.Figure).Room }
	err := talk.StepsWithin(
		func() error {
			return a.figureStep(&did.Figure, "other.nobody", a.say("other.put-whom"), game.Name(a.state.Turn.Card),
				a.onBoard())
		},
		func() (err error) { did.Room, err = a.chooseRoom(here()); return err },
		func() (err error) {
			room := cmp.Or(did.Room, here())
			did.To, err = a.askPlaceIn(room, a.say("other.put-where"), a.inRoom(room))
			return err
		},
	)
	return did, err
}

// askMousetrap asks where a mousetrap is laid, or which is taken away.
func (a prompter) askMousetrap() (game.Action, error) {
	r := a.roomOf(a.roomInPlay())
	if r == nil {
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
	q := desk.Question{Text: a.say("other.trap-where"), Help: a.say("other.trap-help")}
	space, err := talk.Written(a.UI, q, func(typed string) (parts.SpaceID, error) {
		if id, ok := spaceOf(r, typed); ok {
			return id, nil
		}
		if f, wrong := a.readFigure(typed, a.inRoom(r.ID)); wrong == nil {
			return a.state.At(f).Space, nil
		}
		return "", unread("space", tables.Args{"typed": typed, "spaces": spaces(r)})
	})
	return game.Trap{Room: r.ID, Space: space, Gone: slices.Contains(r.Traps, space)}, err
}

// askEarn asks for the name of a story achievement.
func (a prompter) askEarn() (game.Action, error) {
	name, err := a.Desk.Write(desk.Question{Text: a.say("other.story"), Rest: true})
	return game.Earn{Story: name}, err
}
