package micemystics

import (
	"errors"
	"slices"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askTiles asks for the tile sides of a chapter. If the owner's box has the back of such a tile
// side, askTiles also returns the back.
func (t phrases) askTiles(q box.CardQuestion) ([]parts.RoomPlan, error) {
	sides, err := askEntries[parts.Tile](t, q, t.say("chapter.rooms-help"))
	var out []parts.RoomPlan
	for _, side := range sides {
		out = append(out, parts.RoomPlan{Tile: side.ID})
	}
	return append(out, t.knownBacks(out)...), err
}

func (t phrases) knownBacks(up []parts.RoomPlan) []parts.RoomPlan {
	var out []parts.RoomPlan
	for _, plan := range up {
		var front parts.Tile
		if !t.findInBox(plan.Tile, &front) {
			continue
		}
		for _, back := range box.All[parts.Tile](t.Box) {
			inPlay := slices.ContainsFunc(up, func(p parts.RoomPlan) bool { return p.Tile == back.ID })
			if back.Tile == front.Tile && back.ID != front.ID && !inPlay {
				out = append(out, parts.RoomPlan{Tile: back.ID, Beneath: front.ID})
			}
		}
	}
	return out
}

func (t phrases) askJoins(q box.CardQuestion, rooms []parts.RoomPlan) ([]parts.Join, error) {
	if len(rooms) < 2 {
		return nil, talk.ErrUnasked
	}
	var out []parts.Join
	for help := t.say("chapter.join-help"); ; help = "" {
		said := tables.Args{"name": q.Name, "number": len(out) + 1}
		ask := desk.Question{Text: t.say(q.Say, said), Help: help, Default: t.noneWord(), Rest: true}
		join, err := talk.Written(t.UI, ask, func(typed string) (*parts.Join, error) {
			if isNone(typed) {
				return nil, nil
			}
			join, err := t.readJoin(typed)
			if err == nil {
				told := parts.Chapter{Rooms: rooms, Joins: append(slices.Clone(out), join)}
				err = t.asker().Slip(&told, "joins")
			}
			return &join, err
		})
		if err != nil || join == nil {
			return out, err
		}
		out = append(out, *join)
	}
}

func (t phrases) askTileLine(name string, tile *parts.Tile) error {
	side, mapped, err := t.askSideAnd(t.say("tile.side", tables.Args{"name": name}), t.say("tile.side-help"))
	tile.Side = side
	if err != nil || !mapped {
		return err
	}
	m, err := t.askMap(name)
	tile.Map = m.Text()
	return err
}

// askSideAnd asks for the colour of a tile side, and whether people want to map it. The default
// colour is orange, as in the rooms of the castle.
func (t phrases) askSideAnd(text, help string) (side parts.Side, mapped bool, err error) {
	q := desk.Question{Text: text, Help: help, Default: t.Own(cardWords[string(parts.Orange)]...)[0], Rest: true}
	side, err = talk.Written(t.UI, q, func(typed string) (parts.Side, error) {
		side := parts.Orange
		mapped = false
		for _, word := range typedWords(typed) {
			switch {
			case isBegun(word, cardWords[string(parts.Orange)]):
			case isBegun(word, cardWords[string(parts.Blue)]):
				side = parts.Blue
			case isBegun(word, cardWords["map"]):
				mapped = true
			default:
				return side, unread("side", tables.Args{"typed": word})
			}
		}
		return side, nil
	})
	return side, mapped, err
}

func isBegun(typed string, words []string) bool {
	return slices.ContainsFunc(words, func(word string) bool { return strings.HasPrefix(word, foldCase(typed)) })
}

// askOtherSide asks for the back of a tile side, and returns the id of the whole tile. If people
// choose no back, it returns the id of `side`.
func (t phrases) askOtherSide(q box.CardQuestion, side parts.Tile) (string, error) {
	unfit := func(o parts.Tile) bool { return o.Side == side.Side || o.ID == side.ID }
	others := slices.DeleteFunc(box.All[parts.Tile](t.Box), unfit)
	if len(others) == 0 {
		return side.ID, talk.ErrUnasked
	}
	options := []desk.Option{{Label: t.say("tile.no-back")}}
	for _, o := range others {
		options = append(options, desk.Option{Label: t.localName(o.Name, o.ID)})
	}
	i, err := t.Desk.Choose(desk.Question{Text: t.say(q.Say, tables.Args{"name": q.Name}), Default: "1"}, options)
	if err != nil || i == 0 {
		return side.ID, err
	}
	return others[i-1].Tile, nil
}

// askMap asks for a map line by line. Enter alone ends the map. Lines with an error are removed and
// must be typed again. At the end, askMap asks whether the drawn map is right.
func (t phrases) askMap(name string) (parts.Map, error) {
	t.Desk.Say(t.say("map.how", tables.Args{"name": name}))
	var lines []string
	for {
		line, err := t.askMapLine(lines)
		if err != nil {
			return parts.Map{}, err
		}
		if line != "" {
			again := func(l string) bool { return spaceOfLine(l) == spaceOfLine(line) }
			lines = append(slices.DeleteFunc(lines, again), line)
			continue
		}
		m, err := parts.ParseMap(strings.Join(lines, "\n"))
		if text, ok := talk.Sentence(t.Words, err); ok {
			t.Desk.Say(t.Paint.Warning(text))
			lines = withoutFaults(lines, err)
			continue
		}
		right, err := t.confirmMap(m)
		if err != nil || right {
			return m, err
		}
		t.Desk.Say(t.say("map.again"))
	}
}

func withoutFaults(lines []string, err error) []string {
	faults, _ := errors.AsType[parts.MapFaults](err)
	var out []string
	for i, line := range lines {
		if !slices.ContainsFunc(faults, func(f *parts.MapFault) bool { return f.Line == i+1 }) {
			out = append(out, line)
		}
	}
	return out
}

func spaceOfLine(line string) string {
	head, _, _ := strings.Cut(line, ":")
	head, _, _ = strings.Cut(head, "~")
	return foldCase(head)
}

func (t phrases) askMapLine(before []string) (string, error) {
	q := desk.Question{Text: t.say("map.line", tables.Args{"number": len(before) + 1}), Rest: true}
	q.Example = "1: 2"
	if len(before) > 0 {
		q.Default = t.say("map.done")
	}
	line, err := talk.Written(t.UI, q, func(typed string) (string, error) {
		if typed == q.Default {
			return "", nil
		}
		_, err := parts.ParseMap(strings.Repeat("\n", len(before)) + typed) // so that errors have the right line number
		return typed, err
	})
	return line, err
}

func (t phrases) confirmMap(m parts.Map) (bool, error) {
	t.Desk.Say(m.Draw(t.Words.Lang())...)
	for _, d := range m.Doubts() {
		id, args := d.Message()
		t.Desk.Say("  ? " + t.Words.Say(id, args))
	}
	return t.Desk.Confirm(desk.Question{Text: t.say("map.right"), Default: "y"})
}
