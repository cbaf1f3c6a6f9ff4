package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func (c mouseMenu) askShare() (game.Action, error) {
	did := game.Share{Mouse: c.mouse.Name()}
	who := among[game.Name](c.legal, did, "with")
	if len(who) == 0 {
		who = slices.DeleteFunc(c.state.MiceIn(c.mouse.At.Room), func(f game.Name) bool { return f == did.Mouse })
	}
	with := func() *game.Mouse { return c.state.Mouse(did.With) }
	say := func(id string) string {
		return c.say(id, tables.Args{"name": c.figure(did.Mouse), "with": c.figure(did.With)})
	}
	err := talk.StepsWithin(
		func() error { return c.figureStep(&did.With, "share.nobody", c.say("share.whom"), did.Mouse, who) },
		func() error { return c.cardsStep(&did.Gives, say("share.gives"), tradable(c.mouse)) },
		func() error { return c.cardsStep(&did.Takes, say("share.takes"), tradable(with())) },
		func() error {
			if c.mouse.Cheese == 0 && with().Cheese == 0 {
				return talk.ErrUnasked
			}
			return c.numberStep(&did.Cheese, say("share.cheese"), "0", -with().Cheese, c.mouse.Cheese)
		},
	)
	return did, err
}

func tradable(m *game.Mouse) []parts.CardID { return slices.Concat(m.Pack, m.Tricks, m.Equipped) }

func (c mouseMenu) askEquip() (game.Action, error) {
	m, did := c.mouse, game.Equip{Mouse: c.mouse.Name()}
	cards := slices.Concat(m.Pack, m.Equipped)
	if len(cards) == 0 {
		c.Desk.Say(c.say("equip.nothing"))
		return nil, desk.ErrBack
	}
	picked, err := c.Desk.Pick(desk.Question{Text: c.say("equip.which")},
		talk.Options(cards, func(i int, id parts.CardID) desk.Option {
			where := map[bool]string{true: "equip.on", false: "equip.off"}[i < len(m.Pack)]
			return desk.Option{Keys: c.numberKeys(i, id), Label: c.say(where, tables.Args{"card": c.card(id)})}
		}))
	for _, i := range picked {
		if i < len(m.Pack) {
			did.On = append(did.On, cards[i])
		} else {
			did.Off = append(did.Off, cards[i])
		}
	}
	if err == nil && len(picked) == 0 {
		err = desk.ErrBack
	}
	return did, err
}

func (c mouseMenu) askLevelUp() (game.Action, error) {
	q := desk.Question{
		Text: c.say("level.which", tables.Args{"name": c.figure(c.mouse.Name())}),
		Help: c.say("level.help", tables.Args{"example": c.abilityExample()}),
	}
	card, err := c.askAbility(q)
	return game.LevelUp{Mouse: c.mouse.Name(), Ability: card}, err
}

func (t phrases) abilityExample() string {
	return t.Own("Quick stitch 1", "Быстрый шов 1")[0]
}

// askAbility asks for an ability card that the mouse does not have yet.
func (c mouseMenu) askAbility(q desk.Question) (parts.Ability, error) {
	all := append(slices.Clone(c.state.Abilities), box.All[parts.Ability](c.Box)...)
	seen := map[parts.CardID]bool{}
	all = slices.DeleteFunc(all, func(k parts.Ability) bool {
		again := seen[k.ID] || slices.Contains(c.mouse.Abilities, k.ID)
		seen[k.ID] = true
		return again
	})
	q.Example = c.abilityExample()
	card, err := askNamed(c.phrases, q, all)
	switch {
	case err != nil:
		return parts.Ability{}, err
	case card == nil:
		return parts.Ability{}, desk.ErrBack
	}
	return *card, nil
}

// cardDeed is a way to use one of a mouse's own cards.
type cardDeed struct {
	id    string // the first part of the message ids for this deed, such as "use" in "use.which"
	held  func(*game.Mouse) []parts.CardID
	did   func(game.Name, parts.CardID, cardEffects) game.Action
	plain bool // true if the mouse only discards the card; the card's text then has no effect
}

var (
	usesPower = cardDeed{id: "power", held: func(m *game.Mouse) []parts.CardID { return m.Abilities },
		did: func(m game.Name, k parts.CardID, of cardEffects) game.Action {
			return game.Power{Mouse: m, Ability: k, Does: of.does}
		}}
	usesCard = cardDeed{id: "use", held: tradable,
		did: func(m game.Name, k parts.CardID, of cardEffects) game.Action {
			return game.Use{Mouse: m, Card: k, Does: of.does, Gone: of.gone}
		}}
	dropsCard = cardDeed{id: "drop", held: tradable, plain: true,
		did: func(m game.Name, k parts.CardID, _ cardEffects) game.Action { return game.Drop{Mouse: m, Card: k} }}
)

// usable returns the cards with which the deed `d` is legal now.
func (c mouseMenu) usable(d cardDeed) []parts.CardID {
	return among[parts.CardID](c.legal, d.did(c.mouse.Name(), "", cardEffects{}), "card")
}

// asks returns a function that asks which card a mouse uses. If the mouse wants to use an ability
// but its first ability card is unknown, the function asks for this card. Then it opens the menu
// row of the abilities again.
func (c mouseMenu) asks(d cardDeed) func() (game.Action, error) {
	return func() (game.Action, error) {
		did, err := c.askCardDeed(d)
		if _, first := did.(game.Learn); first && err == nil {
			c.Desk.Ahead(c.Letters(powerLetters)[0])
		}
		return did, err
	}
}

func (c mouseMenu) askCardDeed(d cardDeed) (game.Action, error) {
	if c.mouse.Untold && d.id == usesPower.id {
		return c.askFirstAbility()
	}
	cards, label := c.usable(d), c.cardWithWords
	if len(cards) == 0 || d.plain {
		cards = d.held(c.mouse)
	}
	if len(cards) == 0 {
		c.Desk.Say(c.say(d.id + ".none"))
		return nil, desk.ErrBack
	}
	if d.plain {
		label = c.card
	}
	var does cardEffects
	card, err := c.chooseCard(desk.Question{Text: c.say(d.id + ".which")}, cards, label)
	if err == nil && !d.plain {
		does, err = c.askEffects(d, card)
	}
	return d.did(c.mouse.Name(), card, does), err
}

// askEffects asks whether the app carries out a card's text now, and for which mouse. If the app
// understands no effect in the text, it only shows the text. If the mouse may not use the card now,
// the question has no default.
func (c mouseMenu) askEffects(d cardDeed, card parts.CardID) (cardEffects, error) {
	said := tables.Args{"card": c.card(card), "text": c.wordsOf(card), "other": c.Letters(otherLetters)[0]}
	does := readEffects(c.wordsOf(card))
	if does.gone = does.gone && d.id == usesCard.id; !does.gone && len(does.does) == 0 {
		c.Desk.Say(c.say("use.then", said))
		return does, nil
	}
	said["effects"] = c.effectsNamed(does)
	on := c.benefits(does)
	options := talk.Options(on, func(i int, f game.Name) desk.Option {
		option := desk.Option{Label: c.say("use.all", tables.Args{"name": c.figure(f)})}
		if i == 0 {
			option.Keys = c.Own("y", "д")
		}
		return option
	})
	options = append(options, desk.Option{Keys: c.Own("n", "н"), Label: c.say("use.none-yet", said)})
	q := desk.Question{Text: c.say("use.book", said), Fresh: true}
	if slices.Contains(c.usable(d), card) {
		q.Default = options[0].Keys[0]
	}
	i, err := c.Desk.Choose(q, options)
	if err != nil || i == len(on) {
		return cardEffects{}, err
	}
	for n := range does.does {
		does.does[n].On = on[i]
	}
	return does, nil
}

// benefits returns the mice on which the card may have its effects. The user of the card usually
// comes first. If the card heals and the user is not hurt, a hurt mouse comes first. If the card
// cures poison and the user is not poisoned, a poisoned mouse comes first.
func (c mouseMenu) benefits(of cardEffects) []game.Name {
	me := c.mouse.Name()
	if len(of.does) == 0 {
		return []game.Name{me}
	}
	others := slices.DeleteFunc(c.state.MiceIn(c.mouse.At.Room), func(f game.Name) bool { return f == me })
	out := append([]game.Name{me}, others...)
	unhurt := func(f game.Name) bool {
		m := c.state.Mouse(f)
		return of.does[0].Effect == game.Heal && m.Wounds == 0 || of.does[0].Effect == game.Cure && m.Poison == 0
	}
	if i := slices.IndexFunc(out, func(f game.Name) bool { return !unhurt(f) }); i > 0 {
		out[0], out[i] = out[i], out[0]
	}
	return out
}

func (c mouseMenu) effectsNamed(of cardEffects) string {
	var out []string
	for _, did := range of.does {
		out = append(out, c.say("use.does-"+string(did.Effect), tables.Args{"count": did.Count, "number": did.Count}))
	}
	if of.gone {
		out = append(out, c.say("use.does-discard"))
	}
	return strings.Join(out, ", ")
}

func (a prompter) askWhoseCard(d cardDeed) func() (game.Action, error) {
	return func() (game.Action, error) {
		who := slices.DeleteFunc(a.activeMice(), func(f game.Name) bool {
			return len(d.held(a.state.Mouse(f))) == 0 && !(d.id == usesPower.id && a.state.Mouse(f).Untold)
		})
		f, legal := game.Name(a.state.Turn.Card), game.Game{}.Legal(a.state)
		if m := a.state.Mouse(f); m != nil && !d.plain && len(mouseMenu{a, legal, m}.usable(d)) == 0 {
			f = ""
		}
		if err := exceptUnasked(a.figureStep(&f, d.id+".nobody", a.say(d.id+".whose"), f, who)); err != nil {
			return nil, err
		}
		return mouseMenu{a, legal, a.state.Mouse(f)}.askCardDeed(d)
	}
}

func (c mouseMenu) askItems() (game.Action, error) {
	return talk.Menu(c.UI, desk.Question{Text: c.say("items.which")}, c.items())
}

func (c mouseMenu) items() (offers []offer) {
	laid := func(item parts.PartyItem) bool {
		return slices.ContainsFunc(c.state.Laid, func(l game.Laid) bool { return l.Item == item })
	}
	add := func(keys []string, listed bool, take func() (game.Action, error), id string, said ...tables.Args) {
		option := desk.Option{Keys: keys, Label: c.say(id, said...), Hidden: !listed}
		offers = append(offers, offer{Option: option, Take: take})
	}
	for _, item := range []parts.PartyItem{parts.Hook, parts.Fork, parts.Grape} {
		said, letters := tables.Args{"item": c.say("item." + string(item))}, []rune(itemLettersOf[item])
		lay := func() (game.Action, error) { return c.askLay(item) }
		back := game.TakeBack{Mouse: c.mouse.Name(), Item: item}
		add(c.Letters(string(letters)), slices.Contains(c.state.Stash, item), lay, "items.lay", said)
		add(c.Own("b"+string(letters[0]), "о"+string(letters[1])), slices.Contains(c.legal, game.Action(back)),
			answerWith(back), "items.back", said)
	}
	add(c.Letters("tб"), laid(parts.Fork), c.askCatapult, "items.catapult")
	add(c.Letters("lз"), laid(parts.Fork), c.askLaunch, "items.launch")
	return offers
}

// askLay asks on which space the mouse lays an item. For the hook and line, this is the space of
// the far end. For the fork, askLay asks nothing, because the fork goes on the mouse's own space.
func (c mouseMenu) askLay(item parts.PartyItem) (game.Action, error) {
	did := game.Lay{Mouse: c.mouse.Name(), Item: item}
	if item == parts.Fork {
		return did, nil
	}
	to, err := c.askPlace(c.say("items.where-" + string(item)))
	did.To = &to
	return did, err
}

func (c mouseMenu) askPlace(text string) (game.Place, error) {
	return c.askPlaceIn(c.mouse.At.Room, text, c.others(c.mouse.Name()))
}

func (c mouseMenu) askCatapult() (game.Action, error) {
	did := game.Catapult{Mouse: c.mouse.Name()}
	with := slices.DeleteFunc(c.state.MiceOn(c.mouse.At), func(f game.Name) bool { return f == did.Mouse })
	err := talk.StepsWithin(
		func() error {
			return c.figureStep(&did.Passenger, "items.nobody", c.say("items.passenger"), did.Mouse, with)
		},
		func() (err error) { did.To, err = c.askPlace(c.say("items.landing")); return err },
	)
	return did, err
}

func (c mouseMenu) askLaunch() (game.Action, error) {
	did := game.Launch{Mouse: c.mouse.Name()}
	err := c.figureStep(&did.Target, "attack.nobody", c.say("items.target"), "", c.foesIn(c.mouse.At.Room))
	return did, exceptUnasked(err)
}
