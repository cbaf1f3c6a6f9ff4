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

// abilityAtRoll returns the ability texts that can change a roll. A minion has its own text. A
// mouse has texts only in a fight: its tricks, and the ability cards that it can pay for. In a
// defence, the texts of the mouse's hero card and of the attacker are added.
func (a prompter) abilityAtRoll(w game.Wait) string {
	m := a.state.Mouse(w.Who)
	switch {
	case m == nil:
		return a.ability(w.Who, a.typeWords(w.Who))
	case !w.Purpose.Fight():
		return ""
	}
	words, defends := a.helpfulCards(m), w.Purpose == game.DefenceRoll
	if defends && m.Hero.Text != "" {
		words = append([]string{m.Hero.Text}, words...)
	}
	said := a.ability(w.Who, strings.Join(words, "; "))
	if defends {
		said = strings.TrimSpace(a.ability(w.Against, a.typeWords(w.Against)) + " " + said)
	}
	return said
}

// typeWords returns the ability text of a minion, as people typed it, or "".
func (a prompter) typeWords(f game.Name) string {
	if m := a.state.Minion(f); m != nil {
		if t := a.state.Type(m.Type); t != nil {
			return t.Text
		}
	}
	return ""
}

func (a prompter) tellAbility(w game.Wait) {
	if text := a.typeWords(w.Who); text != "" && w.Purpose == game.AttackRoll && a.Dice.Habit() == talk.AppDice {
		a.Desk.Say("  " + a.ability(w.Who, text))
	}
}

// likelyEffect returns the keyword of the effect in the acting figure's ability text, such as
// "heal", or "".
func (a prompter) likelyEffect() string {
	words := strings.ToLower(a.actingWords())
	for _, e := range effectStems {
		if strings.Contains(words, e.stem) {
			return a.Own(e.word.En, e.word.Ru)[0]
		}
	}
	return ""
}

// likelyCondition returns the letter of the condition in the acting figure's ability text, or "".
func (a prompter) likelyCondition() string {
	words := strings.ToLower(a.actingWords())
	for _, c := range conditionStems {
		if strings.Contains(words, c.stem) {
			return a.Letters(conditionLetters[c.is])[0]
		}
	}
	return ""
}

var conditionStems = []struct {
	stem string
	is   game.Condition
}{
	{"stun", game.Stunned}, {"оглуш", game.Stunned}, {"web", game.Webbed}, {"паутин", game.Webbed},
	{"опут", game.Webbed}, {"charm", game.Charmed}, {"зачаров", game.Charmed},
}

// actingWords returns the ability text of the minion that fights or acts. If there is no such text,
// it returns the text of the mouse on turn.
func (a prompter) actingWords() string {
	w := a.state.Wait()
	for _, f := range []game.Name{w.Against, w.Who, a.state.Turn.Acting} {
		if text := a.typeWords(f); text != "" {
			return text
		}
	}
	if m := a.state.Mouse(game.Name(a.state.Turn.Card)); m != nil {
		return m.Hero.Text
	}
	return ""
}

var effectStems = []struct {
	stem string
	word tables.Text
}{
	{"stun", tables.Text{En: "ail", Ru: "недуг"}}, {"оглуш", tables.Text{En: "ail", Ru: "недуг"}},
	{"web", tables.Text{En: "ail", Ru: "недуг"}}, {"паутин", tables.Text{En: "ail", Ru: "недуг"}},
	{"опут", tables.Text{En: "ail", Ru: "недуг"}},
	{"charm", tables.Text{En: "ail", Ru: "недуг"}}, {"зачаров", tables.Text{En: "ail", Ru: "недуг"}},
	{"poison", tables.Text{En: "poison", Ru: "яд"}}, {"отрав", tables.Text{En: "poison", Ru: "яд"}},
	{"heal", tables.Text{En: "heal", Ru: "лечить"}}, {"лечи", tables.Text{En: "heal", Ru: "лечить"}},
	{"steal", tables.Text{En: "steal", Ru: "кража"}}, {"крад", tables.Text{En: "steal", Ru: "кража"}},
	{"cheese", tables.Text{En: "cheese", Ru: "сыр"}}, {"сыр", tables.Text{En: "cheese", Ru: "сыр"}},
	{"wound", tables.Text{En: "wound", Ru: "рана"}}, {"ран", tables.Text{En: "wound", Ru: "рана"}},
}

func (a prompter) ability(f game.Name, text string) string {
	if text == "" {
		return ""
	}
	return a.say("roll.ability", tables.Args{"name": a.figure(f), "text": text, "other": a.Letters(otherLetters)[0]})
}

// helpfulCards returns a mouse's tricks and affordable ability cards, except cards without a text.
func (a prompter) helpfulCards(m *game.Mouse) []string {
	var out []string
	for _, id := range slices.Concat(m.Abilities, m.Tricks) {
		if k, _ := a.state.Ability(id); a.wordsOf(id) != "" && k.Cost <= m.Cheese {
			out = append(out, a.cardWithWords(id))
		}
	}
	return out
}

func (a prompter) wordsOf(id parts.CardID) string {
	if k, known := a.state.Ability(id); known {
		return k.Text
	}
	return a.textOf(id)
}

func (a prompter) cardWithWords(id parts.CardID) string {
	if text := a.wordsOf(id); text != "" {
		return a.card(id) + ": " + text
	}
	return a.card(id)
}

// askOther asks for an effect that people read on a card or in the text of the chapter. The menu
// shows groups of effects. People may also type the keyword of an effect.
func (a prompter) askOther() (game.Action, error) {
	likely := a.likelyEffect()
	var typed, groups []offer
	for _, g := range a.effectGroups() {
		groups = append(groups, a.groupOffer(g))
		for _, o := range g.offers {
			o.Hidden = !slices.Contains(o.Keys, likely)
			typed = append(typed, o)
		}
	}
	q := desk.Question{Text: a.say("other.which"), Help: a.say("other.typed"), Default: likely}
	return talk.Menu(a.UI, q, append(typed, groups...))
}

// group is a row in askOther's menu that opens a menu of effects.
type group struct {
	id, letters string
	offers      []offer
}

func (a prompter) groupOffer(g group) offer {
	words := make([]string, len(g.offers))
	for i, o := range g.offers {
		words[i] = o.Keys[0]
	}
	label := a.say("other."+g.id, tables.Args{"words": strings.Join(words, " · ")})
	return offer{
		Option: desk.Option{Keys: a.Letters(g.letters), Label: label},
		Take: func() (game.Action, error) {
			return talk.Menu(a.UI, desk.Question{Text: a.say("other.which")}, g.offers)
		},
	}
}

func (a prompter) effectGroups() []group {
	return []group{
		{"wounds", "wр", a.woundOffers()},
		{"cheese", "cс", a.cheeseOffers()},
		{"conditions", "nн", []offer{
			a.effect("afflict", "ail", "недуг", a.askAffected(game.Afflict, a.onBoard(), a.whichCondition)),
			a.effect("relieve", "relieve", "снять", a.askAffected(game.Relieve, a.onBoard(), a.whichCondition)),
		}},
		{"figures", "fф", a.figureOffers()},
		{"chapter", "hг", a.chapterOffers()},
		{"cards", "kк", []offer{
			a.effect("power", "ability", "способность", a.askWhoseCard(usesPower)),
			a.effect("use", "card", "карта", a.askWhoseCard(usesCard)),
			a.effect("discard", "discard", "сбросить", a.askWhoseCard(dropsCard)),
			a.effect("learn", "learn", "записать", a.askLearn),
		}},
	}
}

func (a prompter) effect(id, english, russian string, take func() (game.Action, error)) offer {
	if rules := topics[id]; rules != nil {
		take = talk.OnTopic(a.UI, rules, take)
	}
	return offer{Option: desk.Option{Keys: a.Own(english, russian), Label: a.say("other." + id)}, Take: take}
}

func (a prompter) woundOffers() []offer {
	return []offer{
		a.effect("wound", "wound", "рана", a.askAffected(game.Wound, a.onBoard(), a.counted)),
		a.effect("poison", "poison", "яд", a.askAffected(game.PoisonHit, a.onBoard(), a.counted)),
		a.effect("heal", "heal", "лечить", a.askAffected(game.Heal, a.onBoard(), a.counted)),
		a.effect("cure", "cure", "противоядие", a.askAffected(game.Cure, a.activeMice(), a.counted)),
	}
}

func (a prompter) cheeseOffers() []offer {
	stolen := func(did *game.Affect) error {
		return a.figureStep(&did.By, "other.nobody", a.say("other.thief"), a.lastAttacker(), a.allFoes())
	}
	return []offer{
		a.effect("gain", "cheese", "сыр", a.askAffected(game.Gain, a.activeMice(), a.signed)),
		a.effect("steal", "steal", "кража", a.askAffected(game.Steal, a.activeMice(), stolen)),
		a.effect("feed", "wheel", "круг", a.askEffectDetails(game.Feed, a.signed)),
	}
}

// lastAttacker returns the minion that attacks, or the only minion that has acted in this turn.
func (a prompter) lastAttacker() game.Name {
	t := a.state.Turn
	if w := a.state.Wait(); w.Against != game.NoFigure && a.state.Mouse(w.Who) != nil {
		return w.Against
	}
	acted := slices.DeleteFunc(a.allFoes(), func(f game.Name) bool {
		kind, _ := splitName(f)
		return kind != t.Card || f == t.Acting || slices.Contains(t.Figures, f)
	})
	if len(t.Attacked) == 0 || len(acted) != 1 {
		return game.NoFigure
	}
	return acted[0]
}

func (a prompter) figureOffers() []offer {
	return []offer{
		a.effect("put", "put", "поставить", a.askPut),
		a.effect("slay", "slay", "убрать", a.askAffected(game.Slay, a.allFoes(), nil)),
		a.effect("seize", "seize", "поймать", a.askAffected(game.Seize, a.activeMice(), nil)),
		a.effect("call", "come", "пришли", a.askCall("")),
		a.effect("points", "points", "очки", a.askAffected(game.Points, a.activeMice(), a.signed)),
		a.effect("cross", "lines", "линии", a.askAffected(game.Cross, a.activeMice(), nil)),
	}
}

func (a prompter) chapterOffers() []offer {
	endPage := func(did *game.Affect) error {
		return a.numberStep(&did.Count, a.say("other.end-page"), "", -maxCount, maxCount)
	}
	return []offer{
		a.effect("pages", "pages", "страницы", a.askEffectDetails(game.TurnPages, a.signed)),
		a.effect("end_page", "end-page", "конец-главы", a.askEffectDetails(game.EndPage, endPage)),
		a.effect("lend", "item", "предмет", a.askEffectDetails(game.Lend, a.whichItem)),
		a.effect("trap", "trap", "мышеловка", a.askMousetrap),
		a.effect("earn", "earn", "достижение", a.askEarn),
		a.effect("won", "won", "победа", answerWith(game.Declare{Won: true})),
		a.effect("lost", "lost", "поражение", answerWith(game.Declare{})),
	}
}

// askAffected returns a function that asks which figure an effect changes. The function then asks
// for details, such as the number of wounds.
func (a prompter) askAffected(
	e game.Effect, who []game.Name, more func(*game.Affect) error,
) func() (game.Action, error) {
	return func() (game.Action, error) {
		did, likely := game.Affect{Effect: e}, game.Name(a.state.Turn.Card)
		if w := a.state.Wait(); w.Against != game.NoFigure && a.state.Mouse(w.Who) != nil {
			likely = w.Who
		} else if n := len(a.state.Turn.Attacked); n > 0 {
			likely = a.state.Turn.Attacked[n-1]
		}
		whom := func() error { return a.figureStep(&did.On, "other.nobody", a.say("other.whom"), likely, who) }
		if more == nil {
			err := whom()
			return did, exceptUnasked(err)
		}
		err := talk.StepsWithin(whom, func() error { return more(&did) })
		return did, err
	}
}

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

// signed asks for a number, which is negative for a loss, such as -2 cheese. The question about
// cheese on the minions' wheel has no default. The app itself adds the cheese for lost time
// (MM-TIME-02), and a default could add this cheese again.
func (a prompter) signed(did *game.Affect) error {
	likely := "1"
	if did.Effect == game.Feed {
		likely = ""
	}
	return a.numberStep(&did.Count, a.say("other.signed"), likely, -maxCount, maxCount)
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

func (a prompter) askPut() (game.Action, error) {
	var did game.Put
	here := func() string { return a.state.At(did.Figure).Room }
	err := talk.StepsWithin(
		func() error {
			likely := game.Name(a.state.Turn.Card)
			return a.figureStep(&did.Figure, "other.nobody", a.say("other.put-whom"), likely, a.onBoard())
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

func (a prompter) askMousetrap() (game.Action, error) {
	r := a.state.Room(a.roomInPlay())
	q := desk.Question{Text: a.say("other.trap-where"), Help: a.say("other.trap-help")}
	if r != nil {
		if len(r.Map.Spaces) > 0 {
			q.Example = string(r.Map.Spaces[0].ID)
		} else if who := a.inRoom(r.ID); len(who) > 0 {
			q.Example = a.keysOf(who)[0][0]
		}
	}
	if q.Example == "" { // the tile has no map, and no figure stands on it
		a.Desk.Say(a.say("other.nobody"))
		return nil, desk.ErrBack
	}
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

func (a prompter) askEarn() (game.Action, error) {
	name, err := a.Desk.Write(desk.Question{Text: a.say("other.story"), Rest: true})
	return game.Earn{Story: name}, err
}
