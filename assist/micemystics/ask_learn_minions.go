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
		squads, err := squadsOf(who, t.minionFinder(known))
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

// squadsOf finds the id of each minion with the function `find`.
func squadsOf(who []namedSquad, find func(name string) (string, error)) (out []parts.Squad, err error) {
	for _, c := range who {
		q := parts.Squad{Count: c.count, Greedy: c.greedy}
		if q.Minion, err = find(c.name); err != nil {
			return nil, err
		}
		out = append(out, q)
	}
	return out, nil
}

// minionFinder returns a function that finds a minion in `known` or with askMinion. It asks about
// each name only once.
func (t phrases) minionFinder(known []parts.Minion) func(name string) (string, error) {
	found := map[string]string{}
	return func(name string) (id string, err error) {
		if at, _ := matchName(name, known); at >= 0 {
			return known[at].ID, nil
		}
		id, again := found[hyphenated(name)]
		if !again {
			id, err = t.askMinion(name)
			found[hyphenated(name)] = id
		}
		return id, err
	}
}

// askMinion finds a minion by its whole name and returns its id. For a part of a name, or a similar
// name, it asks which minion people mean. If the minion's card is unknown, people type the card.
func (t phrases) askMinion(name string) (string, error) {
	if slices.Contains([]string{"brodie", "мышегуб", hyphenated(t.figure(game.Brodie))}, hyphenated(name)) {
		return string(game.Brodie), nil
	}
	if m, known := entryNamed[parts.Minion](t, name); known {
		return m.ID, nil
	}
	meant, err := askMeant(t, name, func(m parts.Minion) string { return t.localName(m.Name, m.ID) })
	if meant != nil || err != nil {
		return cmp.Or(meant, &parts.Minion{}).ID, err
	}
	m, err := readOffNew[parts.Minion](t, name)
	return m.ID, err
}

func (t phrases) askFaces(q box.CardQuestion) ([]parts.Face, error) {
	ask := desk.Question{Text: t.say(q.Say), Help: t.say("learn.die-help"), Rest: true}
	ask.Example = t.Own("1c 2s* 3h 2b 1b* 3h*", "1с 2м* 3щ 2л 1л* 3щ*")[0]
	return talk.Written(t.UI, ask, readFaces)
}
