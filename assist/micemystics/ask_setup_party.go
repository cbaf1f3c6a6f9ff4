package micemystics

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/lookup"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// MM-SETUP-03, MM-SETUP-04
func (l *setupForm) party() error {
	var likely []string
	for _, h := range box.All[parts.Hero](l.Box) {
		if len(l.Chapter.Heroes) == 0 || slices.Contains(l.Chapter.Heroes, h.ID) {
			likely = append(likely, l.localName(h.Name, h.ID))
		}
	}
	size := cmp.Or(l.Chapter.Party, usualParty)
	who := "setup.party"
	if l.Chapter.Party == 0 {
		who = "setup.party-any"
	}
	q := desk.Question{Text: l.say(who, tables.Args{"count": size}), Help: l.say("setup.party-help"), Rest: true}
	some := talk.Listed(l.Own("Hazel, Bryony, Moss, Rue", "Лиза, Тимка, Груша, Мох")[0])
	q.Example = strings.Join(some[:min(size, len(some))], ", ")
	if len(likely) >= size {
		q.Default = strings.Join(likely[:size], ", ")
	}
	names, err := talk.Named(l.UI, q, readMice)
	if err != nil {
		return err
	}
	l.Mice = nil
	for i, name := range names {
		hero, err := l.heroOf(name)
		switch {
		case errors.Is(err, desk.ErrBack):
			return l.party()
		case err != nil:
			return err
		}
		l.Mice = append(l.Mice, game.Seated{Hero: hero, Player: l.playerOf(i)})
	}
	return nil
}

// usualParty is the number of mice if the chapter does not say how many.
const usualParty = 4

// Mice are dealt to the players in turn.
func (l *setupForm) playerOf(i int) string {
	if len(l.names) == 0 {
		return ""
	}
	return l.names[i%len(l.names)]
}

// A new card has only a name. People type its values when they are first needed.
func (l *setupForm) heroOf(name string) (parts.Hero, error) {
	if h, ok := entryNamed[parts.Hero](l.phrases, name); ok {
		return h, nil
	}
	if h, ok := l.heroSounding(name); ok {
		return h, nil
	}
	h, err := askMeant(l.phrases, name, func(h parts.Hero) string { return l.localName(h.Name, h.ID) })
	if h != nil || err != nil {
		return *cmp.Or(h, &parts.Hero{}), err
	}
	return parts.Hero{ID: l.freeID(name), Name: inBothLanguages(name), Unread: parts.HeroParts}, nil
}

// heroSounding returns the only saved hero whose name sounds like `name`, such as Tilda for Тильда.
// If the saved hero has only one spelling, `name` is saved as the second spelling.
func (l *setupForm) heroSounding(name string) (parts.Hero, bool) {
	sounds := func(known string) bool { return lookup.SoundsLike(known, hyphenated(name)) }
	all := slices.DeleteFunc(box.All[parts.Hero](l.Box), func(h parts.Hero) bool {
		return !slices.ContainsFunc(entryNames(h), sounds)
	})
	if len(all) != 1 {
		return parts.Hero{}, false
	}
	h := all[0]
	if h.Name.En == h.Name.Ru {
		if h.Name.Ru = name; name[0] < utf8.RuneSelf {
			h.Name = tables.Text{En: name, Ru: h.Name.En}
		}
		l.keepInBox(h.ID, h)
	}
	return h, true
}

// Each new mouse has an ability card (MM-SETUP-05). If the owner's box has no fitting ability card,
// people type one in when it is first needed. Mice from earlier chapters keep their cards
// (MM-CAMP-01).
func (l *setupForm) abilities() error {
	asked := talk.ErrUnasked
	for i := range l.Mice {
		l.Mice[i].Abilities = nil // after "back", people may choose all cards again
	}
	for i := range l.Mice {
		m := &l.Mice[i]
		if l.fillVeteran(m) {
			continue
		}
		fit := l.fittingAbilities(m.Hero)
		if m.Untold = len(fit) == 0; m.Untold {
			continue
		}
		a, err := l.abilityOf(m.Hero, fit)
		if err != nil {
			return err
		}
		m.Abilities, asked = []parts.Ability{a}, nil
	}
	return asked
}

// fillVeteran gives a mouse its cards from an earlier chapter. It reports whether these include an
// ability card.
func (l *setupForm) fillVeteran(m *game.Seated) bool {
	m.Veteran, m.Kept = false, ""
	i := slices.IndexFunc(l.campaign.Mice, func(g parts.Grown) bool { return g.Hero == m.Hero.ID })
	if i < 0 {
		return false
	}
	m.Veteran, m.Kept, m.Abilities = true, l.campaign.Mice[i].Card, nil
	for _, id := range l.campaign.Mice[i].Abilities {
		a := parts.Ability{ID: id, Name: inBothLanguages(string(id))}
		l.findInBox(string(id), &a)
		m.Abilities = append(m.Abilities, a)
	}
	return len(m.Abilities) > 0
}

// A card without classes fits every mouse. Every card fits a mouse without known classes.
func (l *setupForm) fittingAbilities(h parts.Hero) []parts.Ability {
	var fit []parts.Ability
	for _, a := range box.All[parts.Ability](l.Box) {
		mine := len(a.Classes) == 0 || len(h.Classes) == 0 ||
			slices.ContainsFunc(a.Classes, func(c parts.Class) bool { return slices.Contains(h.Classes, c) })
		if mine && !l.isTaken(a.ID, h.ID) {
			fit = append(fit, a)
		}
	}
	return fit
}

func (l *setupForm) abilityOf(h parts.Hero, fit []parts.Ability) (parts.Ability, error) {
	options := talk.Options(fit, func(_ int, a parts.Ability) desk.Option {
		return desk.Option{Label: l.localName(a.Name, string(a.ID))}
	})
	options = append(options, desk.Option{Keys: l.Letters("nн"), Label: l.say("setup.new-ability")})
	q := desk.Question{Text: l.say("setup.ability", tables.Args{"name": l.localName(h.Name, h.ID)}), Default: "1"}
	i, err := l.Desk.Choose(q, options)
	switch {
	case err != nil:
		return parts.Ability{}, err
	case i == len(fit):
		return l.newAbility(h)
	}
	return fit[i], nil
}

func (l *setupForm) newAbility(h parts.Hero) (parts.Ability, error) {
	name, err := l.askWords("setup.ability-name", l.localName(h.Name, h.ID))
	if err != nil {
		return parts.Ability{}, err
	}
	return readOffNew[parts.Ability](l.phrases, name)
}

// isTaken reports whether a mouse of the party has this card. It also returns true if a mouse of
// the campaign has the card, unless that mouse is `hero`.
func (l *setupForm) isTaken(id parts.CardID, hero string) bool {
	here := func(m game.Seated) bool {
		return slices.ContainsFunc(m.Abilities, func(a parts.Ability) bool { return a.ID == id })
	}
	home := func(g parts.Grown) bool { return g.Hero != hero && slices.Contains(g.Abilities, id) }
	return slices.ContainsFunc(l.Mice, here) || slices.ContainsFunc(l.campaign.Mice, home)
}
