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

// learnTile asks for one side of a tile. Nobody has to map it before a game.
func (t talk) learnTile(name string) (mice.Tile, error) {
	side := mice.Tile{ID: t.freeID(name), Name: inBothLanguages(name)}
	side.Tile = side.ID
	err := session.Steps(
		func() (err error) { side.Side, err = t.colour(name); return err },
		func() error { return t.otherSide(&side) },
		func() error {
			now, err := t.Desk.Confirm(desk.Question{Text: t.say("tile.map-now", tables.Args{"name": name}), Default: "n"})
			if err != nil || !now {
				return err
			}
			m, err := t.typeMap(name)
			side.Map = m.Text()
			return err
		},
	)
	if err == nil {
		t.keep(side.ID, side)
	}
	return side, err
}

// colour asks which side of the tile it is, the castle's by Enter.
func (t talk) colour(name string) (mice.Side, error) {
	options := []desk.Option{
		{Keys: t.Letters("oо"), Label: t.say("side.orange")},
		{Keys: t.Letters("bс"), Label: t.say("side.blue")},
	}
	i, err := t.Desk.Choose(desk.Question{Text: t.say("tile.side", tables.Args{"name": name}), Default: options[0].Keys[0]}, options)
	return []mice.Side{mice.Orange, mice.Blue}[max(0, i)], err
}

// otherSide asks which known side lies on the back, so that both are one piece.
func (t talk) otherSide(side *mice.Tile) error {
	var others []mice.Tile
	for _, o := range box.All[mice.Tile](t.Box) {
		if o.Side != side.Side && o.ID != side.ID {
			others = append(others, o)
		}
	}
	if len(others) == 0 {
		return session.ErrUnasked
	}
	options := []desk.Option{{Label: t.say("tile.no-back")}}
	for _, o := range others {
		options = append(options, desk.Option{Label: t.own(o.Name, o.ID)})
	}
	i, err := t.Desk.Choose(desk.Question{Text: t.say("tile.back", tables.Args{"name": t.own(side.Name, side.ID)}), Default: "1"}, options)
	if err == nil && i > 0 {
		side.Tile = others[i-1].Tile
	}
	return err
}

// typeMap asks for a map line by line, an empty one ending it, draws it back,
// and asks whether it is right. A line that cannot be read is asked for again.
func (t talk) typeMap(name string) (mice.Map, error) {
	t.Desk.Say(t.say("map.how", tables.Args{"name": name}))
	var lines []string
	for {
		line, err := t.mapLine(lines)
		if err != nil {
			return mice.Map{}, err
		}
		if line != "" {
			lines = append(slices.DeleteFunc(lines, func(l string) bool { return headOf(l) == headOf(line) }), line)
			continue
		}
		m, err := mice.ReadMap(strings.Join(lines, "\n"))
		if text, ok := session.Sentence(t.Words, err); ok {
			t.Desk.Say(t.Paint.Warning(text))
			lines = lines[:len(lines)-1]
			continue
		}
		if err != nil {
			return m, err
		}
		right, err := t.drawnBack(m)
		if err != nil || right {
			return m, err
		}
		t.Desk.Say(t.say("map.again"))
	}
}

// headOf is the space that a line of a map is about: typed anew, it replaces
// the line before.
func headOf(line string) string {
	head, _, _ := strings.Cut(line, ":")
	head, _, _ = strings.Cut(head, "~")
	return folded(head)
}

// mapLine asks for one line more. What is wrong within it is told at once;
// what only the whole map shows waits for its end.
func (t talk) mapLine(before []string) (string, error) {
	q := desk.Question{Text: t.say("map.line", tables.Args{"number": len(before) + 1}), Rest: true}
	if len(before) > 0 {
		q.Default = t.say("map.done")
	}
	line, err := session.Written(t.Talk, q, func(typed string) (string, error) {
		if typed == q.Default && len(before) > 0 {
			return "", nil
		}
		_, err := mice.ReadMap(typed)
		return typed, err
	})
	return line, err
}

// drawnBack shows a map as it was understood, with what looks like a slip.
func (t talk) drawnBack(m mice.Map) (bool, error) {
	t.Desk.Say(m.Draw(t.Words.Lang())...)
	t.Desk.Say(m.Sketch(min(t.Width, usualColumns))...)
	for _, d := range m.Doubts() {
		id, args := d.Message()
		t.Desk.Say("  ? " + t.Words.Say(id, args))
	}
	return t.Desk.Confirm(desk.Question{Text: t.say("map.right"), Default: "y"})
}
