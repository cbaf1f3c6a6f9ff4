package micemystics

import (
	"cmp"
	"slices"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// party asks who the mice are (MM-SETUP-03, MM-SETUP-04): those of the chapter
// first, then heroes by name; a card that nobody has entered is read off.
func (l *laying) party() error {
	var likely []string
	for _, h := range box.All[mice.Hero](l.Box) {
		if len(l.Chapter.Heroes) == 0 || slices.Contains(l.Chapter.Heroes, h.ID) {
			likely = append(likely, l.own(h.Name, h.ID))
		}
	}
	size := cmp.Or(l.Chapter.Party, usualParty)
	q := desk.Question{Text: l.say("setup.party", tables.Args{"count": size}), Help: l.say("setup.party-help"), Rest: true}
	if len(likely) >= size {
		q.Default = strings.Join(likely[:size], ", ")
	}
	names, err := session.Written(l.UI, q, readMice)
	if err != nil {
		return err
	}
	l.Mice = nil
	for i, name := range names {
		h, err := l.hero(name)
		if err != nil {
			return err
		}
		l.Mice = append(l.Mice, game.Seated{Hero: h, Player: l.playerOf(i)})
	}
	return nil
}

const usualParty = 4

func readMice(typed string) ([]string, error) {
	names := session.Listed(typed)
	if len(names) == 1 {
		names = strings.Fields(typed)
	}
	figures := func(n string) bool { return strings.Trim(n, "0123456789") == "" }
	if len(names) == 0 || len(names) > 2*mostPlayers || slices.ContainsFunc(names, figures) {
		return nil, unread("party", tables.Args{"typed": typed})
	}
	return names, nil
}

// playerOf deals the mice out to the players in turn.
func (l *laying) playerOf(i int) string {
	if len(l.names) == 0 {
		return ""
	}
	return l.names[i%len(l.names)]
}

// hero is a hero card of the box, or one that is read off now.
func (l *laying) hero(name string) (mice.Hero, error) {
	if h, ok := inBox(l.phrases, name, heroNames); ok {
		return h, nil
	}
	return learned[mice.Hero](l.phrases, name)
}

// abilities asks for one ability card for each new mouse (MM-SETUP-05); in a
// campaign a mouse that comes back brings what it has (MM-CAMP-01).
func (l *laying) abilities() error {
	asked := session.ErrUnasked
	for i := range l.Mice {
		m := &l.Mice[i]
		if l.veteran(m) {
			continue
		}
		a, err := l.abilityOf(m.Hero)
		if err != nil {
			return err
		}
		m.Abilities, asked = []mice.Ability{a}, nil
	}
	return asked
}

// veteran fills in what a mouse brings from an earlier chapter.
func (l *laying) veteran(m *game.Seated) bool {
	if !l.find(campaignID, &l.campaign) {
		return false
	}
	i := slices.IndexFunc(l.campaign.Mice, func(g mice.Grown) bool { return g.Hero == m.Hero.ID })
	if i < 0 {
		return false
	}
	m.Veteran, m.Kept, m.Abilities = true, l.campaign.Mice[i].Card, nil
	for _, id := range l.campaign.Mice[i].Abilities {
		a := mice.Ability{ID: id, Name: inBothLanguages(string(id))}
		l.find(string(id), &a)
		m.Abilities = append(m.Abilities, a)
	}
	return len(m.Abilities) > 0
}

// abilityOf asks for one ability card that fits a mouse: those of the box that
// no other mouse has are listed.
func (l *laying) abilityOf(h mice.Hero) (mice.Ability, error) {
	var fit []mice.Ability
	for _, a := range box.All[mice.Ability](l.Box) {
		mine := len(a.Classes) == 0 || slices.ContainsFunc(a.Classes, func(c mice.Class) bool { return slices.Contains(h.Classes, c) })
		if mine && !l.given(a.ID) {
			fit = append(fit, a)
		}
	}
	if len(fit) == 0 {
		return l.newAbility()
	}
	options := session.Options(fit, func(_ int, a mice.Ability) desk.Option { return desk.Option{Label: l.own(a.Name, string(a.ID))} })
	options = append(options, desk.Option{Keys: l.Letters("nн"), Label: l.say("setup.new-ability")})
	q := desk.Question{Text: l.say("setup.ability", tables.Args{"name": l.own(h.Name, h.ID)}), Default: "1"}
	i, err := l.Desk.Choose(q, options)
	switch {
	case err != nil:
		return mice.Ability{}, err
	case i == len(fit):
		return l.newAbility()
	}
	return fit[i], nil
}

func (l *laying) newAbility() (mice.Ability, error) {
	name, err := l.word("setup.ability-name", l.own(l.Mice[l.without()].Hero.Name, ""))
	if err != nil {
		return mice.Ability{}, err
	}
	return learned[mice.Ability](l.phrases, name)
}

// without is the first mouse that has no ability card yet.
func (l *laying) without() int {
	return max(0, slices.IndexFunc(l.Mice, func(m game.Seated) bool { return len(m.Abilities) == 0 }))
}

func (l *laying) given(id mice.CardID) bool {
	return slices.ContainsFunc(l.Mice, func(m game.Seated) bool {
		return slices.ContainsFunc(m.Abilities, func(a mice.Ability) bool { return a.ID == id })
	})
}
