package micemystics

import (
	"slices"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askHeroPart asks for a part of a mouse's hero card, such as its gear, and saves the card.
func (a prompter) askHeroPart(m *game.Mouse, part parts.HeroPart) (game.Action, error) {
	h := m.Hero
	ask := talk.OnTopic(a.UI, topics["reading"], func() (any, error) {
		return nil, a.readHeroPart(a.figure(m.Name()), part, &h)
	})
	if _, err := ask(); err != nil {
		return nil, err
	}
	a.keepInBox(h.ID, h)
	did := game.Learn{Hero: &h}
	for _, c := range box.All[parts.Search](a.Box) {
		if slices.Contains(h.Starting, c.ID) {
			did.Gear = append(did.Gear, c)
		}
	}
	return did, nil
}

// After the values, people may type the classes and the ability on the same line.
func (t phrases) readHeroPart(name string, part parts.HeroPart, h *parts.Hero) error {
	kind, _ := parts.Shape().KindOf(h)
	question := kind.Ask[slices.Index(heroQuestions, part)]
	read := []parts.HeroPart{part}
	if part != parts.HeroValues {
		if err := t.asker().One(box.CardQuestion{Question: question, Name: name}, h); err != nil {
			return err
		}
	} else {
		q := desk.Question{
			Text: t.say(question.Say, tables.Args{"name": name}), Help: t.say("learn.hero-help"), Example: "3 2 1 4 3", Rest: true,
		}
		told, err := talk.Named(t.UI, q, func(typed string) (any, error) { return t.lineAsker().Read(kind, name, typed, h) })
		if err != nil {
			return err
		}
		*h = *told.(*parts.Hero)
		t.Desk.Say("  " + name + ": " + t.aboutCard(h))
		read = append(read, parts.HeroAbility)
		if len(h.Classes) > 0 {
			read = append(read, parts.HeroClasses)
		}
	}
	h.Unread = slices.DeleteFunc(slices.Clone(h.Unread), func(p parts.HeroPart) bool { return slices.Contains(read, p) })
	return nil
}

// heroQuestions lists the parts of a hero card in the same order as the questions in parts.Shape().
var heroQuestions = []parts.HeroPart{parts.HeroValues, parts.HeroClasses, parts.HeroGear, parts.HeroAbility}

// partNeeded returns a mouse and the part of its hero card that people must type now. If nothing is
// missing, the mouse is nil. A wounded or poisoned mouse needs its values. A mouse that rolls for a
// fight, a move or a mousetrap also needs its values. A roll for a fight also needs the gear. A move
// roll also needs the ability, and a mousetrap roll also needs the classes.
func (a prompter) partNeeded(w game.Wait) (*game.Mouse, parts.HeroPart) {
	for i := range a.state.Mice {
		if m := &a.state.Mice[i]; m.Wounds+m.Poison > 0 && m.Hero.Lacks(parts.HeroValues) {
			return m, parts.HeroValues
		}
	}
	m := a.state.Mouse(w.Who)
	if m == nil || w.For != game.ForRoll {
		return nil, ""
	}
	needs := map[game.Purpose][]parts.HeroPart{
		game.MoveRoll:    {parts.HeroValues, parts.HeroAbility},
		game.TrapRoll:    {parts.HeroValues, parts.HeroClasses},
		game.AttackRoll:  {parts.HeroValues, parts.HeroGear},
		game.DefenceRoll: {parts.HeroValues, parts.HeroGear},
	}
	charmed := m.Charmed && w.Purpose == game.AttackRoll // such a mouse attacks without its gear (MM-COND-10)
	for _, part := range needs[w.Purpose] {
		if m.Hero.Lacks(part) && !(charmed && part == parts.HeroGear) {
			return m, part
		}
	}
	return nil, ""
}

// `knowing` returns the function `ask` if the part of the hero card is known. Otherwise, it returns
// a function that asks for the part. After this, the function queues the key `letters` as the next
// answer, so that the menu row is chosen again.
func (c mouseMenu) knowing(
	letters string, part parts.HeroPart, ask func() (game.Action, error),
) func() (game.Action, error) {
	if !c.mouse.Hero.Lacks(part) {
		return ask
	}
	return func() (game.Action, error) {
		rest := c.Desk.Hold()
		did, err := c.askHeroPart(c.mouse, part)
		switch {
		case err == nil:
			c.Desk.Ahead(c.Letters(letters)[0] + " " + rest)
		case rest != "":
			c.Desk.Say(c.Words.Say("desk.dropped", tables.Args{"rest": rest}))
		}
		return did, err
	}
}

// askWhoseHero asks for a mouse, and then for the first unknown part of its hero card. If all parts
// are known, it asks for the values again.
func (a prompter) askWhoseHero() (game.Action, error) {
	f, err := a.chooseFigure(desk.Question{Text: a.say("learn.whose"), Default: a.state.Turn.Card}, a.allMice())
	if err != nil {
		return nil, err
	}
	m := a.state.Mouse(f)
	for _, part := range heroQuestions {
		if m.Hero.Lacks(part) {
			return a.askHeroPart(m, part)
		}
	}
	return a.askHeroPart(m, parts.HeroValues)
}

func (a prompter) askWhoseAbility() (game.Action, error) {
	f, err := a.chooseFigure(desk.Question{Text: a.say("learn.whose"), Default: a.state.Turn.Card}, a.allMice())
	if err != nil {
		return nil, err
	}
	return mouseMenu{prompter: a, mouse: a.state.Mouse(f)}.askFirstAbility()
}

// askFirstAbility asks for the ability card with which a mouse began the game.
func (c mouseMenu) askFirstAbility() (game.Action, error) {
	q := desk.Question{Text: c.say("setup.ability-name", tables.Args{"name": c.figure(c.mouse.Name())})}
	card, err := c.askAbility(q)
	return game.Learn{Ability: &card, Mouse: c.mouse.Name()}, err
}

func (a prompter) allMice() []game.Name {
	out := make([]game.Name, len(a.state.Mice))
	for i := range a.state.Mice {
		out[i] = a.state.Mice[i].Name()
	}
	return out
}
