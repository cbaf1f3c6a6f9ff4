package micemystics

import (
	"cmp"
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// usualColumns is how wide a screen of unknown width is taken to be.
const usualColumns = 80

// View draws the table: the initiative track, who stands where, and what lies
// before each mouse.
func (Flow) View(t *session.UI, s game.State) string {
	a := prompter{phrases{t}, s}
	columns := cmp.Or(max(t.Width, 0), usualColumns)
	lines := paint.Wrap(a.track(), columns)
	for i := range s.Rooms {
		lines = append(lines, a.roomLines(&s.Rooms[i], columns)...)
	}
	lines = append(lines, a.mouseLines(columns)...)
	if len(s.Stash) > 0 {
		lines = append(lines, paint.Wrap(a.say("view.stash", tables.Args{"items": a.items(s.Stash)}), columns)...)
	}
	return strings.Join(lines, "\n")
}

// track returns the initiative track from slot 1, the card on turn in capitals.
func (a prompter) track() string {
	if len(a.state.Track) == 0 {
		return a.say("view.track-none")
	}
	names := make([]string, len(a.state.Track))
	for i, c := range a.state.Track {
		name := a.initiative(c.ID)
		if c.Wounds > 0 {
			name = a.say("view.card-wounds", tables.Args{"card": name, "count": c.Wounds})
		}
		if c.ID == a.state.Turn.Card {
			name = a.Paint.Title(strings.ToUpper(name))
		}
		names[i] = name
	}
	return a.say("view.track", tables.Args{"cards": tables.Said(strings.Join(names, ", "))})
}

// roomLines returns a room with a line for each space that is taken; nil for an
// empty room.
func (a prompter) roomLines(r *game.Room, columns int) []string {
	var rows []row
	for _, at := range a.takenSpots(r) {
		rows = append(rows, a.spaceLine(r, at))
	}
	if len(rows) == 0 {
		return nil
	}
	title := paint.Wrap(a.say("view.room", tables.Args{"room": tables.Said(a.Paint.Title(a.room(r.ID)))}), columns)
	return append(title, inColumns(rows, columns)...)
}

// takenSpots returns the spots of a room where somebody stands or something lies, in the
// order of the map, places without a map behind.
func (a prompter) takenSpots(r *game.Room) []game.Spot {
	var out []game.Spot
	add := func(at game.Spot) {
		if at.Room == r.ID && !slices.Contains(out, at) {
			out = append(out, at)
		}
	}
	for i := range a.state.Mice {
		add(a.state.Mice[i].At)
	}
	for i := range a.state.Minions {
		add(a.state.Minions[i].At)
	}
	if a.state.Cat != nil {
		add(*a.state.Cat)
	}
	for _, l := range a.state.Laid {
		add(l.At)
		if l.Item == parts.Hook {
			add(game.Spot{Room: l.At.Room, Space: l.To})
		}
	}
	for _, id := range r.Traps {
		add(game.Spot{Room: r.ID, Space: id})
	}
	order := func(at game.Spot) int {
		i := slices.IndexFunc(r.Map.Spaces, func(s parts.Space) bool { return s.ID == at.Space })
		if i < 0 {
			return len(r.Map.Spaces)
		}
		return i
	}
	slices.SortStableFunc(out, func(x, y game.Spot) int { return order(x) - order(y) })
	return out
}

// spaceLine returns who stands on a spot and what lies there.
func (a prompter) spaceLine(r *game.Room, at game.Spot) row {
	var parts []string
	for _, mouse := range a.state.MiceOn(at) {
		parts = append(parts, a.Paint.Seat(a.figure(mouse))+a.downMark(a.mouse(mouse).Down))
	}
	for _, name := range a.state.MinionsOn(at) {
		parts = append(parts, a.minionSign(a.minion(name)))
	}
	if a.state.Cat != nil && *a.state.Cat == at {
		parts = append(parts, a.Paint.Loss(a.figure(game.Brodie)))
	}
	parts = append(parts, a.itemsOn(r, at)...)
	space := "·"
	if !strings.HasPrefix(string(at.Space), "?") {
		space = string(at.Space)
	}
	return row{"  " + space, strings.Join(parts, ", ")}
}

// minionSign returns a minion with its wounds, if it takes more than one.
func (a prompter) minionSign(m *game.Minion) string {
	sign := a.Paint.Loss(a.figure(m.Name))
	if t := a.state.Type(m.Type); t != nil && t.Life > 1 && m.Wounds > 0 {
		sign += " " + a.say("view.wounds", tables.Args{"wounds": m.Wounds, "life": t.Life})
	}
	return sign + a.downMark(m.Down)
}

// downMark returns a mark for a figure that is down.
func (a prompter) downMark(down bool) string {
	if !down {
		return ""
	}
	return " (" + a.say("condition.down") + ")"
}

// itemsOn returns the tokens on a spot and the water under it.
func (a prompter) itemsOn(r *game.Room, at game.Spot) []string {
	var out []string
	for _, l := range a.state.Laid {
		switch {
		case l.At == at:
			out = append(out, a.say("item."+string(l.Item)))
		case l.Item == parts.Hook && l.At.Room == at.Room && l.To == at.Space:
			out = append(out, a.say("view.hook-end"))
		}
	}
	if slices.Contains(r.Traps, at.Space) {
		out = append(out, a.say("view.trap"))
	}
	known := slices.Concat(r.Map.Spaces, r.Places)
	if slices.ContainsFunc(known, func(s parts.Space) bool { return s.ID == at.Space && s.Water }) {
		out = append(out, a.say("view.water"))
	}
	return out
}

// mouseLines returns what lies before each mouse's player.
func (a prompter) mouseLines(columns int) []string {
	rows := make([]row, len(a.state.Mice))
	for i := range a.state.Mice {
		m := &a.state.Mice[i]
		rows[i] = row{a.Paint.Seat(a.figure(m.Name())), a.mouseLine(m)}
	}
	return inColumns(rows, columns)
}

// mouseLine returns what lies before one mouse's player.
func (a prompter) mouseLine(m *game.Mouse) string {
	facts := []string{
		a.say("view.wounds", tables.Args{"wounds": m.Wounds + m.Poison, "life": m.Hero.Life}),
		a.say("view.cheese", tables.Args{"cheese": m.Cheese}),
	}
	if m.Poison > 0 {
		facts[0] += " " + a.say("view.poison", tables.Args{"count": m.Poison})
	}
	if len(m.Equipped) > 0 {
		facts = append(facts, a.cards(m.Equipped))
	}
	for _, pile := range []struct {
		id    string
		cards []parts.CardID
	}{{"view.pack", m.Pack}, {"view.tricks", m.Tricks}} {
		if len(pile.cards) > 0 {
			facts = append(facts, a.say(pile.id, tables.Args{"cards": a.cards(pile.cards)}))
		}
	}
	for _, c := range ailing(m) {
		facts = append(facts, a.Paint.Warning(a.say("condition."+string(c))))
	}
	for _, award := range a.state.Tokens.Held {
		if award.Mouse == m.Name() {
			facts = append(facts, a.say("token."+string(award.Token)))
		}
	}
	if m.Captured {
		facts = append(facts, a.Paint.Loss(a.say("view.captured")))
	}
	return strings.Join(facts, " · ")
}

// items returns party items in one line.
func (a prompter) items(list []parts.PartyItem) string {
	return session.NameAll(list, func(item parts.PartyItem) string { return a.say("item." + string(item)) })
}
