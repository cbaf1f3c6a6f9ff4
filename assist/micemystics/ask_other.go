package micemystics

import (
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
)

// askOther asks for what cards, abilities and the chapter do: effects on figures and
// on the board, newcomers, the end of the chapter, cards to be read off. Enter takes what
// the words of whoever acts speak of.
func (a prompter) askOther() (game.Action, error) {
	offers := append(a.figureEffects(), a.boardEffects()...)
	return session.Menu(a.UI, desk.Question{Text: a.say("other.which"), Default: a.likelyEffect()}, offers)
}

// effectOffer returns an offer with a word in either language.
func (a prompter) effectOffer(id, english, russian string, take func() (game.Action, error)) offer {
	return offer{Option: desk.Option{Keys: a.Own(english, russian), Label: a.say("other." + id)}, Take: take}
}

// figureEffects returns what may happen to figures.
func (a prompter) figureEffects() []offer {
	everyone, mice, foes := a.onBoard(), a.activeMice(), a.allFoes()
	return []offer{
		a.effectOffer("power", "ability", "способность", a.askAnyPower),
		a.effectOffer("use", "card", "карта", a.askAnyUse),
		a.effectOffer("discard", "discard", "сбросить", a.askAnyDrop),
		a.effectOffer("wound", "wound", "рана", a.askCounted(game.Wound, everyone)),
		a.effectOffer("poison", "poison", "яд", a.askCounted(game.PoisonHit, everyone)),
		a.effectOffer("heal", "heal", "лечить", a.askCounted(game.Heal, everyone)),
		a.effectOffer("cure", "cure", "противоядие", a.askCounted(game.Cure, mice)),
		a.effectOffer("afflict", "ail", "недуг", a.askCondition(game.Afflict, everyone)),
		a.effectOffer("relieve", "relieve", "снять", a.askCondition(game.Relieve, everyone)),
		a.effectOffer("gain", "cheese", "сыр", a.askSigned(game.Gain, mice)),
		a.effectOffer("steal", "steal", "кража", a.askSteal),
		a.effectOffer("points", "points", "очки", a.askSigned(game.Points, mice)),
		a.effectOffer("cross", "lines", "линии", a.askAffect(game.Cross, mice)),
		a.effectOffer("put", "put", "поставить", a.askPut),
		a.effectOffer("slay", "slay", "убрать", a.askAffect(game.Slay, foes)),
		a.effectOffer("seize", "seize", "поймать", a.askAffect(game.Seize, mice)),
	}
}

// boardEffects returns what may happen to the board and the chapter.
func (a prompter) boardEffects() []offer {
	return []offer{
		a.effectOffer("call", "come", "пришли", a.askCall("")),
		a.effectOffer("feed", "wheel", "круг", a.askSigned(game.Feed, nil)),
		a.effectOffer("pages", "pages", "страницы", a.askSigned(game.TurnPages, nil)),
		a.effectOffer("end_page", "end-page", "конец-главы", a.askEndPage),
		a.effectOffer("lend", "item", "предмет", a.askLend),
		a.effectOffer("trap", "trap", "мышеловка", a.askMousetrap),
		a.effectOffer("learn", "learn", "записать", a.askLearn),
		a.effectOffer("earn", "earn", "достижение", a.askEarn),
		a.effectOffer("won", "won", "победа", answerWith(game.Declare{Won: true})),
		a.effectOffer("lost", "lost", "поражение", answerWith(game.Declare{})),
	}
}

// askEffect asks on whom an effect falls, if it falls on a figure, and then for
// what more asks.
func (a prompter) askEffect(e game.Effect, who []game.Name, more func(*game.Affect) error) (game.Action, error) {
	did := game.Affect{Effect: e}
	steps := []func() error{}
	if who != nil {
		steps = append(steps, func() (err error) { did.On, err = a.askWhom(who); return err })
	}
	if more != nil {
		steps = append(steps, func() error { return more(&did) })
	}
	err := session.StepsWithin(steps...)
	return did, err
}

// askWhom asks on whom an effect falls: at a defence Enter takes who defends, else the
// mouse on turn.
func (a prompter) askWhom(who []game.Name) (game.Name, error) {
	if len(who) == 1 {
		return who[0], session.ErrUnasked
	}
	q := desk.Question{Text: a.say("other.whom"), Default: a.state.Turn.Card}
	if w := a.state.Wait(); w.Against != game.NoFigure && a.mouse(w.Who) != nil {
		q.Default = string(w.Who)
	}
	return a.chooseFigure(q, who)
}

// askIfAny returns take, or if there is nobody to choose a function that says so
// and leads back.
func (a prompter) askIfAny(who []game.Name, take func() (game.Action, error)) func() (game.Action, error) {
	if len(who) > 0 {
		return take
	}
	return func() (game.Action, error) {
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
}

// askAffect returns the question on whom an effect falls.
func (a prompter) askAffect(e game.Effect, who []game.Name) func() (game.Action, error) {
	return a.askIfAny(who, func() (game.Action, error) { return a.askEffect(e, who, nil) })
}

// askCounted returns the questions on whom an effect falls, and how much of it.
func (a prompter) askCounted(e game.Effect, who []game.Name) func() (game.Action, error) {
	return a.askIfAny(who, func() (game.Action, error) {
		return a.askEffect(e, who, func(did *game.Affect) (err error) {
			did.Count, err = a.Desk.Number(desk.Question{Text: a.say("other.count"), Default: "1"}, 1, maxCount)
			return err
		})
	})
}

// askSigned returns the same for a number that may be negative.
func (a prompter) askSigned(e game.Effect, who []game.Name) func() (game.Action, error) {
	take := func() (game.Action, error) {
		return a.askEffect(e, who, func(did *game.Affect) (err error) {
			did.Count, err = a.Desk.Number(desk.Question{Text: a.say("other.signed"), Default: "1"}, -maxCount, maxCount)
			return err
		})
	}
	if e == game.Feed || e == game.TurnPages {
		return take
	}
	return a.askIfAny(who, take)
}

// askCondition returns the questions who is affected, and by which condition.
func (a prompter) askCondition(e game.Effect, who []game.Name) func() (game.Action, error) {
	return a.askIfAny(who, func() (game.Action, error) {
		return a.askEffect(e, who, func(did *game.Affect) (err error) {
			all := []game.Condition{game.Stunned, game.Webbed, game.Charmed, game.Down}
			did.Condition, err = session.ChooseOne(a.UI, desk.Question{Text: a.say("other.condition"), Default: a.likelyCondition()}, all, a.conditionOption)
			return err
		})
	})
}

func (a prompter) conditionOption(_ int, c game.Condition) desk.Option {
	return desk.Option{Keys: a.Letters(conditionLetters[c]), Label: a.say("condition." + string(c))}
}

// askSteal asks which mouse a minion stole from, and which minion it was.
func (a prompter) askSteal() (game.Action, error) {
	mice, foes := a.activeMice(), a.allFoes()
	if len(mice) == 0 || len(foes) == 0 {
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
	return a.askEffect(game.Steal, mice, func(did *game.Affect) (err error) {
		did.By, err = a.chooseFigure(desk.Question{Text: a.say("other.thief")}, foes)
		return err
	})
}

// askEndPage asks for the new end page.
func (a prompter) askEndPage() (game.Action, error) {
	n, err := a.Desk.Number(desk.Question{Text: a.say("other.end-page")}, 1, maxCount)
	return game.Affect{Effect: game.EndPage, Count: n}, err
}
