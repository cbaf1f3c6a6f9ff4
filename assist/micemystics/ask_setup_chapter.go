package micemystics

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	"tablemate/tables/card"
	parts "tablemate/tables/micemystics"
)

// People play a chapter of the owner's box, a new one, or none (MM-SETUP-02).
func (l *setupForm) chapter() error {
	known := box.All[parts.Chapter](l.Box)
	for _, c := range known {
		if l.asked != "" && slices.Contains(entryNames(c), hyphenated(l.asked)) {
			l.layOut(c)
			return talk.ErrUnasked
		}
	}
	if l.asked == freeMode {
		return l.freePlay()
	}
	if l.asked != "" {
		l.Desk.Say(l.say("setup.no-chapter", tables.Args{"chapter": l.asked}))
		l.asked = ""
	}
	options := append(talk.Options(known, func(_ int, c parts.Chapter) desk.Option {
		return desk.Option{Label: l.localName(c.Name, c.ID)}
	}),
		desk.Option{Keys: l.Letters("fб"), Label: l.say("setup.free")},
		desk.Option{Keys: l.Letters("nн"), Label: l.say("setup.new-chapter")},
	)
	q := desk.Question{Text: l.say("setup.chapter"), Default: l.Letters("fб")[0]}
	if next := l.nextChapter(known); next >= 0 {
		q.Default = strconv.Itoa(next + 1)
	} else if len(known) > 0 {
		q.Default = l.Letters("nн")[0]
	}
	i, err := l.Desk.Choose(q, options)
	switch {
	case err != nil:
		return err
	case i < len(known):
		l.layOut(known[i])
		return nil
	}
	enter := l.newChapter
	if i == len(known) {
		enter = l.freePlay
	}
	if err = enter(); errors.Is(err, desk.ErrBack) {
		return l.chapter()
	}
	return err
}

// freeMode is the mode without a chapter of the book. In this mode, the state has "free" as the
// chapter's id.
const freeMode = "free"

const freeRoom = "tile"

// nextChapter returns the index of the first chapter that no campaign has played, or -1
// (MM-BOOK-02, MM-CAMP-04).
func (l *setupForm) nextChapter(known []parts.Chapter) int {
	var played []string
	for _, c := range box.All[parts.Campaign](l.Box) {
		played = append(played, c.Chapters...)
	}
	return slices.IndexFunc(known, func(k parts.Chapter) bool { return !slices.Contains(played, k.ID) })
}

func (l *setupForm) newChapter() error {
	name, err := l.askWords("chapter.name", "")
	if err != nil {
		return err
	}
	c, err := readOffNew[parts.Chapter](l.phrases, name)
	if err == nil {
		l.layOut(c)
	}
	return err
}

// endPage is the question for the page at which time runs out.
var endPage = card.Question{Say: "setup.end", Fields: "end", Likely: "6"}

// freePlay asks for an end page, for the colour of one tile, and for the minions on this tile
// (MM-GEN-02).
func (l *setupForm) freePlay() error {
	c := parts.Chapter{ID: freeMode, Name: tables.Text{En: l.say("setup.free-name"), Ru: l.say("setup.free-name")}}
	var side parts.Side
	var foes []parts.Squad
	err := talk.StepsWithin(
		func() error { return l.asker().One(box.CardQuestion{Question: endPage}, &c) },
		func() (err error) {
			text := l.say("setup.first-tile")
			side, l.mapNow, err = l.askSideAnd(text, l.say("tile.side-help"))
			return err
		},
		func() (err error) { foes, err = l.askFoes("setup.foes", ""); return err },
	)
	if err != nil {
		return err
	}
	c.Minions = placedOn(foes, freeRoom)
	l.layOut(c)
	name := l.say("setup.tile-name")
	l.Rooms = []game.Room{{ID: freeRoom, Tile: freeRoom, Side: side, Name: game.Label{En: name, Ru: name}}}
	return nil
}

// layOut takes the maps of the chapter's tiles from the owner's box.
func (l *setupForm) layOut(c parts.Chapter) {
	l.Chapter, l.Rooms = c, nil
	for _, plan := range c.Rooms {
		l.Rooms = append(l.Rooms, l.roomFor(plan))
	}
}

func (t phrases) roomFor(plan parts.RoomPlan) game.Room {
	r := game.Room{ID: plan.Tile, Tile: plan.Tile, Plan: plan, Name: game.Label{En: plan.Tile, Ru: plan.Tile}}
	var side parts.Tile
	if !t.findInBox(plan.Tile, &side) {
		return r
	}
	r.Tile, r.Side, r.Name = side.Tile, side.Side, game.Label(side.Name)
	if m, err := parts.ParseMap(side.Map); err == nil && side.Map != "" {
		r.Map = m
	}
	return r
}

// People type a connection as "pantry north - larder south".
func (t phrases) readJoin(typed string) (parts.Join, error) {
	wrong := unread("join", tables.Args{"typed": typed})
	one, other, ok := strings.Cut(typed, " - ")
	if !ok {
		return parts.Join{}, wrong
	}
	a, exitA, okA := t.exitOf(one)
	b, exitB, okB := t.exitOf(other)
	if !okA || !okB {
		return parts.Join{}, wrong
	}
	return parts.Join{A: a, ExitA: exitA, B: b, ExitB: exitB}, nil
}

func (t phrases) exitOf(typed string) (tile, exit string, ok bool) {
	words := strings.Fields(typed)
	if len(words) < 2 {
		return "", "", false
	}
	side, known := entryNamed[parts.Tile](t, strings.Join(words[:len(words)-1], " "))
	return side.ID, strings.ToLower(words[len(words)-1]), known
}
