package micemystics

import (
	"slices"
	"strconv"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	"tablemate/tables/card"
	mice "tablemate/tables/micemystics"
)

// Setup asks what people decide before the first round, in the order of the
// rulebook (MM-SETUP-01), less what is given and what the owner's box knows.
func (Flow) Setup(t *session.UI, g session.Given) (game.Setup, error) {
	l := &laying{phrases: phrases{t}, names: g.Players, asked: g.Mode}
	l.House = g.House
	err := session.Steps(l.players, l.chapter, l.party, l.abilities, l.options, l.firstMap, l.start, l.ready)
	l.fill()
	return l.Setup, err
}

// laying is a chapter being laid out.
type laying struct {
	phrases
	game.Setup
	names    []string // of the players
	asked    string   // the chapter named on the command line
	campaign mice.Campaign
}

// freeRoom is the tile of a game without a chapter entered.
const freeRoom = "tile"

func (l *laying) players() error {
	if len(l.names) > 0 {
		l.Players = len(l.names)
		return session.ErrUnasked
	}
	q := desk.Question{Text: l.say("setup.players"), Help: l.say("setup.players-help"), Default: "1", Rest: true}
	names, err := session.Written(l.UI, q, readPlayers)
	if err == nil {
		l.names, l.Players = names, len(names)
	}
	return err
}

// readPlayers reads names, or how many people play.
func readPlayers(typed string) ([]string, error) {
	if n, err := readCount(typed); err == nil {
		if n < 1 || n > mostPlayers {
			return nil, unread("players", tables.Args{"typed": typed})
		}
		return make([]string, n), nil
	}
	names := session.Listed(typed)
	if len(names) == 0 || len(names) > mostPlayers {
		return nil, unread("players", tables.Args{"typed": typed})
	}
	return names, nil
}

const mostPlayers = 4

// chapter asks which chapter is played (MM-SETUP-02): one that the box knows,
// one that is entered now, or none, with only its end page told.
func (l *laying) chapter() error {
	known := box.All[mice.Chapter](l.Box)
	for _, c := range known {
		if l.asked != "" && slices.Contains(chapterNames(c), glued(l.asked)) {
			l.take(c)
			return session.ErrUnasked
		}
	}
	if l.asked == freeMode {
		return l.free()
	}
	if l.asked != "" {
		l.Desk.Say(l.say("setup.no-chapter", tables.Args{"chapter": l.asked}))
		l.asked = ""
	}
	options := append(session.Options(known, func(_ int, c mice.Chapter) desk.Option { return desk.Option{Label: l.own(c.Name, c.ID)} }),
		desk.Option{Keys: l.Letters("fб"), Label: l.say("setup.free")},
		desk.Option{Keys: l.Letters("nн"), Label: l.say("setup.new-chapter")},
	)
	q := desk.Question{Text: l.say("setup.chapter"), Default: l.Letters("fб")[0]}
	if len(known) > 0 {
		q.Default = strconv.Itoa(l.next(known) + 1)
	}
	i, err := l.Desk.Choose(q, options)
	switch {
	case err != nil:
		return err
	case i < len(known):
		l.take(known[i])
		return nil
	case i == len(known):
		return l.free()
	}
	return l.newChapter()
}

const freeMode = "free"

// next is the chapter that Enter takes: the first one that the campaign has not
// seen (MM-BOOK-02, MM-CAMP-04).
func (l *laying) next(known []mice.Chapter) int {
	var c mice.Campaign
	l.find(campaignID, &c)
	i := slices.IndexFunc(known, func(k mice.Chapter) bool { return !slices.Contains(c.Chapters, k.ID) })
	return max(0, i)
}

func (l *laying) newChapter() error {
	name, err := l.word("chapter.name", "")
	if err != nil {
		return err
	}
	c, err := learned[mice.Chapter](l.phrases, name)
	if err == nil {
		l.take(c)
	}
	return err
}

// endPage is all of a chapter that play without one asks for.
var endPage = card.Question{Say: "setup.end", Fields: "end", Likely: "6"}

// free is play without a chapter entered (MM-GEN-02): only the end page, one tile
// and the minions that stand there from the start are asked for.
func (l *laying) free() error {
	c := mice.Chapter{ID: freeMode, Name: tables.Text{En: l.say("setup.free-name"), Ru: l.say("setup.free-name")}}
	var side mice.Side
	var foes []mice.Squad
	err := session.Steps(
		func() error { return l.asker().One(box.Asked{Question: endPage}, &c) },
		func() (err error) { side, err = l.colour(l.say("setup.first-tile")); return err },
		func() (err error) { foes, err = l.whoComes("setup.foes", ""); return err },
	)
	if err != nil {
		return err
	}
	for _, q := range foes {
		c.Minions = append(c.Minions, mice.Placed{Minion: q.Minion, Count: q.Count, Tile: freeRoom})
	}
	l.take(c)
	name := l.say("setup.tile-name")
	l.Rooms = []game.Room{{ID: freeRoom, Tile: freeRoom, Side: side, Name: game.Label{En: name, Ru: name}}}
	return nil
}

// take lays a chapter's tiles out as far as the box knows them.
func (l *laying) take(c mice.Chapter) {
	l.Chapter, l.Rooms = c, nil
	for _, plan := range c.Rooms {
		l.Rooms = append(l.Rooms, l.roomFor(plan))
	}
}

func (t phrases) roomFor(plan mice.RoomPlan) game.Room {
	r := game.Room{ID: plan.Tile, Tile: plan.Tile, Plan: plan, Name: game.Label{En: plan.Tile, Ru: plan.Tile}}
	var side mice.Tile
	if !t.find(plan.Tile, &side) {
		return r
	}
	r.Tile, r.Side, r.Name = side.Tile, side.Side, game.Label{En: side.Name.En, Ru: side.Name.Ru}
	if m, err := mice.ReadMap(side.Map); err == nil && side.Map != "" {
		r.Map = m
	}
	return r
}

// options asks whether personal achievements are played (MM-ACH-02) and whether
// this is a campaign (MM-CAMP-04).
func (l *laying) options() error {
	options := []desk.Option{
		{Keys: l.Letters("aд"), Label: l.say("setup.achievements")},
		{Keys: l.Letters("cк"), Label: l.say("setup.campaign")},
	}
	picked, err := l.Desk.Pick(desk.Question{Text: l.say("setup.options")}, options)
	if err != nil {
		return err
	}
	veterans := slices.ContainsFunc(l.Mice, func(m game.Seated) bool { return m.Veteran })
	l.Personal = slices.Contains(picked, 0)
	l.Campaign = slices.Contains(picked, 1) || veterans
	l.Story = l.campaign.Story
	return nil
}

// firstMap offers to map the first tile; a game goes well without.
func (l *laying) firstMap() error {
	if len(l.Rooms) == 0 || l.Rooms[0].Mapped() {
		return session.ErrUnasked
	}
	name := l.roomName(0)
	now, err := l.Desk.Confirm(desk.Question{Text: l.say("tile.map-now", tables.Args{"name": name}), Help: l.say("tile.map-help"), Default: "n"})
	if err != nil || !now {
		return err
	}
	m, err := l.typeMap(name)
	if err != nil {
		return err
	}
	l.Rooms[0].Map = m
	var side mice.Tile
	if l.find(l.Rooms[0].ID, &side) {
		side.Map = m.Text()
		l.keep(side.ID, side)
	}
	return nil
}

func (l *laying) roomName(i int) string {
	name := l.Rooms[i].Name
	return l.own(tables.Text{En: name.En, Ru: name.Ru}, l.Rooms[i].ID)
}

// start asks where the mice begin: all on one space by Enter (MM-SETUP-09).
func (l *laying) start() error {
	if len(l.Rooms) == 0 {
		return session.ErrUnasked
	}
	r := &l.Rooms[0]
	if !r.Mapped() {
		for i := range l.Mice {
			l.Mice[i].At = game.Spot{Room: r.ID, Space: "?1"}
		}
		return session.ErrUnasked
	}
	q := desk.Question{Text: l.say("setup.start", tables.Args{"room": l.roomName(0)}), Help: l.say("setup.start-help"), Default: string(r.Map.Spaces[0].ID), Rest: true}
	spaces, err := session.Written(l.UI, q, func(typed string) ([]mice.SpaceID, error) { return l.readStart(typed, r) })
	for i := range l.Mice {
		if len(spaces) > 0 {
			l.Mice[i].At = game.Spot{Room: r.ID, Space: spaces[min(i, len(spaces)-1)]}
		}
	}
	return err
}

// readStart reads one space for all mice, or one for each.
func (l *laying) readStart(typed string, r *game.Room) ([]mice.SpaceID, error) {
	ids, err := readPath(typed, r)
	if err == nil && len(ids) != 1 && len(ids) != len(l.Mice) {
		return nil, unread("start", tables.Args{"typed": typed, "count": len(l.Mice)})
	}
	return ids, err
}

// ready reminds of the rest of the layout (MM-SETUP-13) and of the chapter's
// own rules before play (MM-GEN-04).
func (l *laying) ready() error {
	lines := []string{l.say("setup.lay")}
	for _, text := range append([]string{l.Chapter.Goal, l.Chapter.Victory, l.Chapter.Defeat}, l.Chapter.Rules...) {
		if text != "" {
			lines = append(lines, "  · "+text)
		}
	}
	l.Desk.Say(lines...)
	return session.Ready(l.UI, l.say("setup.ready"))
}

// fill takes over every card that the box knows.
func (l *laying) fill() {
	l.Types = box.All[mice.Minion](l.Box)
	l.Cards = box.All[mice.Search](l.Box)
	if cats := box.All[mice.Cat](l.Box); len(cats) > 0 {
		l.Cat = &cats[0]
	}
	if dice := box.All[mice.Die](l.Box); len(dice) > 0 {
		l.Die = dice[0].Faces
	}
}
