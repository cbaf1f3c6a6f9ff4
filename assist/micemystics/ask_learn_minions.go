package micemystics

import (
	"cmp"
	"slices"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askSquads asks who comes; nobody on Enter.
func (t phrases) askSquads(id, name string) ([]parts.Squad, error) {
	q := desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: t.noneWord(), Rest: true}
	who, err := talk.Written(t.UI, q, func(typed string) ([]namedSquad, error) {
		if typed == q.Default {
			return nil, nil
		}
		return readCounted(typed)
	})
	if err != nil {
		return nil, err
	}
	return t.squadsOf(who)
}

// squadsOf turns typed names into squads. A minion that the box does not know is
// read off now.
func (t phrases) squadsOf(who []namedSquad) ([]parts.Squad, error) {
	var out []parts.Squad
	for _, c := range who {
		id, err := t.askMinion(c.name)
		if err != nil {
			return nil, err
		}
		out = append(out, parts.Squad{Minion: id, Count: c.count, Greedy: c.greedy})
	}
	return out, nil
}

// askMinion returns the id of the minion card that a typed name means, Brodie's
// too. One that the box does not know is read off now if people agree.
func (t phrases) askMinion(name string) (string, error) {
	if slices.Contains([]string{"brodie", "мышегуб", hyphenated(t.figure(game.Brodie))}, hyphenated(name)) {
		return string(game.Brodie), nil
	}
	all := box.All[parts.Minion](t.Box)
	at, several := matchName(name, all, minionNames)
	if at >= 0 {
		return all[at].ID, nil
	}
	m, err := t.newMinion(name, several)
	return m.ID, err
}

// newMinion reads off the card of a minion that the box does not know, if people mean
// that: several are those that it may be.
func (t phrases) newMinion(name, several string) (parts.Minion, error) {
	if several == "" {
		m, asked, err := askMeant(t, name, minionNames, func(m parts.Minion) string { return t.localName(m.Name, m.ID) })
		switch {
		case m != nil || err != nil:
			return *cmp.Or(m, &parts.Minion{}), err
		case asked:
			return readOffNew[parts.Minion](t, name)
		}
	}
	text := t.say("learn.minion-new", tables.Args{"name": name})
	if several != "" {
		text = t.say("learn.minion-two", tables.Args{"name": name, "cards": several})
	}
	now, err := t.Desk.Confirm(desk.Question{Text: text, Default: "y"})
	switch {
	case err != nil:
		return parts.Minion{}, err
	case !now:
		return parts.Minion{}, desk.ErrBack
	}
	return readOffNew[parts.Minion](t, name)
}
