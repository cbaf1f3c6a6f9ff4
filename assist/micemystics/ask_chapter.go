package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// learnChapter asks for what a chapter of the story book prints and the rules
// need: the party, the end page, the tiles and how they lie, the encounter deck
// and party items. Its special rules of single tiles can be written into the
// box's file.
func (t talk) learnChapter(name string) (mice.Chapter, error) {
	c := mice.Chapter{ID: t.freeID(name), Name: inBothLanguages(name)}
	err := session.Steps(
		func() error { c.Party = 4; return t.numbers("chapter.party", name, "4", &c.Party) },
		func() error { return t.numbers("chapter.end", name, "", &c.End) },
		func() (err error) { c.Rooms, err = t.tilesOf(name); return err },
		func() (err error) { c.Joins, err = t.joins(c.Rooms); return err },
		func() (err error) { c.Encounters, err = t.encounterDeck(name); return err },
		func() (err error) { c.Items, err = t.partyItems(name); return err },
		func() error { return t.reminder("chapter.goal", name, &c.Goal) },
		func() error { return t.reminder("chapter.victory", name, &c.Victory) },
		func() error { return t.reminder("chapter.defeat", name, &c.Defeat) },
	)
	if err == nil {
		t.keep(c.ID, c)
		t.Desk.Say(t.say("chapter.more", tables.Args{"name": name}))
	}
	return c, err
}

// reminder asks for a line in people's own words, none on Enter.
func (t talk) reminder(id, name string, into *string) error {
	none := t.say("learn.none")
	typed, err := t.Desk.Write(desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: none, Rest: true})
	if err == nil && typed != none {
		*into = typed
	}
	return err
}

// tilesOf asks for the tiles in play, those that lie up; the back of a piece
// that the box knows comes with it.
func (t talk) tilesOf(name string) ([]mice.RoomPlan, error) {
	names, err := t.list("chapter.rooms", name)
	if err != nil {
		return nil, err
	}
	var out []mice.RoomPlan
	for _, n := range names {
		side, ok := inBox(t, n, tileNames)
		if !ok {
			if side, err = t.learnTile(n); err != nil {
				return nil, err
			}
		}
		out = append(out, mice.RoomPlan{Tile: side.ID})
	}
	return append(out, t.backs(out)...), nil
}

// backs are the known other sides of the pieces in play.
func (t talk) backs(up []mice.RoomPlan) []mice.RoomPlan {
	var out []mice.RoomPlan
	for _, plan := range up {
		var front mice.Tile
		if !t.find(plan.Tile, &front) {
			continue
		}
		for _, back := range box.All[mice.Tile](t.Box) {
			inPlay := slices.ContainsFunc(up, func(p mice.RoomPlan) bool { return p.Tile == back.ID })
			if back.Tile == front.Tile && back.ID != front.ID && !inPlay {
				out = append(out, mice.RoomPlan{Tile: back.ID, Beneath: front.ID})
			}
		}
	}
	return out
}

// joins asks which exit areas continue each other, one pair a line until Enter.
func (t talk) joins(rooms []mice.RoomPlan) ([]mice.Join, error) {
	if len(rooms) < 2 {
		return nil, session.ErrUnasked
	}
	var out []mice.Join
	for {
		none := t.say("learn.none")
		q := desk.Question{Text: t.say("chapter.join", tables.Args{"number": len(out) + 1}), Default: none, Rest: true}
		if len(out) == 0 {
			q.Help = t.say("chapter.join-help")
		}
		typed, err := session.Written(t.Talk, q, func(typed string) (string, error) {
			if typed == none {
				return "", nil
			}
			_, err := t.readJoin(typed)
			return typed, err
		})
		if err != nil || typed == "" {
			return out, err
		}
		join, err := t.readJoin(typed)
		if err != nil {
			return out, err
		}
		out = append(out, join)
	}
}

// readJoin reads "pantry north - larder south".
func (t talk) readJoin(typed string) (mice.Join, error) {
	wrong := unread("join", tables.Args{"typed": typed})
	one, other, ok := strings.Cut(typed, " - ")
	if !ok {
		return mice.Join{}, wrong
	}
	a, exitA, okA := t.exitOf(one)
	b, exitB, okB := t.exitOf(other)
	if !okA || !okB {
		return mice.Join{}, wrong
	}
	return mice.Join{A: a, ExitA: exitA, B: b, ExitB: exitB}, nil
}

// exitOf parts the name of a tile from that of its exit, the last word.
func (t talk) exitOf(typed string) (tile, exit string, ok bool) {
	words := strings.Fields(typed)
	if len(words) < 2 {
		return "", "", false
	}
	side, known := inBox(t, strings.Join(words[:len(words)-1], " "), tileNames)
	return side.ID, strings.ToLower(words[len(words)-1]), known
}

// encounterDeck asks for the encounter cards of the chapter by name. They are
// read off when they are opened, so Enter leaves the deck untold.
func (t talk) encounterDeck(name string) ([]mice.CardID, error) {
	names, err := t.list("chapter.encounters", name)
	if err != nil {
		return nil, err
	}
	var out []mice.CardID
	for _, n := range names {
		e, ok := inBox(t, n, encounterNames)
		if !ok {
			if e, err = t.learnEncounter(n); err != nil {
				return nil, err
			}
		}
		out = append(out, e.ID)
	}
	return out, nil
}

// partyItems asks which party items the party begins with.
func (t talk) partyItems(name string) ([]mice.PartyItem, error) {
	options := make([]desk.Option, len(mice.PartyItems))
	for i, item := range mice.PartyItems {
		options[i] = desk.Option{Label: t.say("item." + string(item))}
	}
	picked, err := t.Desk.Pick(desk.Question{Text: t.say("chapter.items", tables.Args{"name": name})}, options)
	var out []mice.PartyItem
	for _, i := range picked {
		out = append(out, mice.PartyItems[i])
	}
	return out, err
}
