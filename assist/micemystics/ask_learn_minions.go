package micemystics

import (
	"cmp"
	"errors"
	"slices"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func (t phrases) askFoes(id, name string) ([]parts.Squad, error) {
	q := desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: t.noneWord(), Rest: true}
	return t.askSquads(q, nil)
}

func (t phrases) askSquads(q desk.Question, known []parts.Minion) ([]parts.Squad, error) {
	for {
		who, err := talk.Named(t.UI, q, func(typed string) ([]namedSquad, error) {
			if isNone(typed) {
				return nil, nil
			}
			return readCounted(typed)
		})
		if err != nil {
			return nil, err
		}
		squads, err := t.squadsOf(who, known)
		if !errors.Is(err, desk.ErrBack) {
			return squads, err
		}
	}
}

func (t phrases) askPlaced(q box.CardQuestion, rooms []parts.RoomPlan) ([]parts.Placed, error) {
	if len(rooms) == 0 {
		return nil, talk.ErrUnasked
	}
	foes, err := t.askFoes(q.Say, q.Name)
	return placedOn(foes, rooms[0].Tile), err
}

func placedOn(foes []parts.Squad, room string) []parts.Placed {
	var out []parts.Placed
	for _, q := range foes {
		out = append(out, parts.Placed{Minion: q.Minion, Count: q.Count, Tile: room})
	}
	return out
}

// squadsOf asks for the cards of minions that are neither in `known` nor in the owner's box.
func (t phrases) squadsOf(who []namedSquad, known []parts.Minion) (out []parts.Squad, err error) {
	for _, c := range who {
		q := parts.Squad{Count: c.count, Greedy: c.greedy}
		if at, _ := matchName(c.name, known); at >= 0 {
			q.Minion = known[at].ID
		} else if q.Minion, err = t.askMinion(c.name); err != nil {
			return nil, err
		}
		out = append(out, q)
	}
	return out, nil
}

// askMinion finds a minion by its name and returns its id. If the minion's card is unknown, people
// type the card.
func (t phrases) askMinion(name string) (string, error) {
	if slices.Contains([]string{"brodie", "мышегуб", hyphenated(t.figure(game.Brodie))}, hyphenated(name)) {
		return string(game.Brodie), nil
	}
	all := box.All[parts.Minion](t.Box)
	at, several := matchName(name, all)
	if at >= 0 {
		return all[at].ID, nil
	}
	m, err := t.newMinion(name, several)
	return m.ID, err
}

// newMinion asks for the card of a new minion. If a known minion has a similar name, newMinion
// first asks whether people mean that minion. If the name fits more than one known minion,
// `several` lists these minions.
func (t phrases) newMinion(name, several string) (parts.Minion, error) {
	if several == "" {
		m, err := askMeant(t, name, func(m parts.Minion) string { return t.localName(m.Name, m.ID) })
		if m != nil || err != nil {
			return *cmp.Or(m, &parts.Minion{}), err
		}
	} else {
		text := t.say("learn.minion-two", tables.Args{"name": name, "cards": several})
		switch now, err := t.Desk.Confirm(desk.Question{Text: text, Default: "y"}); {
		case err != nil:
			return parts.Minion{}, err
		case !now:
			return parts.Minion{}, desk.ErrBack
		}
	}
	return readOffNew[parts.Minion](t, name)
}

func (t phrases) askFaces(q box.CardQuestion) ([]parts.Face, error) {
	ask := desk.Question{Text: t.say(q.Say), Help: t.say("learn.die-help"), Rest: true}
	ask.Example = t.Own("1c 2s* 3h 2b 1b* 3h*", "1с 2м* 3щ 2л 1л* 3щ*")[0]
	return talk.Written(t.UI, ask, readFaces)
}
