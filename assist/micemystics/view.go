package micemystics

import (
	"cmp"
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

const usualColumns = 80

// View draws the table: the initiative track, who stands where, and what lies
// before each mouse.
func (Flow) View(t *session.Talk, s game.State) string {
	a := asking{talk{t}, s}
	lines := []string{a.track()}
	for i := range s.Rooms {
		lines = append(lines, a.roomLines(&s.Rooms[i])...)
	}
	lines = append(lines, a.mouseLines()...)
	if len(s.Stash) > 0 {
		lines = append(lines, a.say("view.stash", tables.Args{"items": a.items(s.Stash)}))
	}
	columns := cmp.Or(max(t.Width, 0), usualColumns)
	var out []string
	for _, line := range lines {
		out = append(out, paint.Wrap(line, columns)...)
	}
	return strings.Join(out, "\n")
}

// track is the initiative track from slot 1, the card on turn in capitals.
func (a asking) track() string {
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
	return a.say("view.track", tables.Args{"cards": joined(names)})
}

// roomLines are a room with somebody or something on it, one line for each
// space that is taken.
func (a asking) roomLines(r *game.Room) []string {
	var lines []string
	for _, at := range a.taken(r) {
		lines = append(lines, "  "+a.spaceLine(r, at))
	}
	if len(lines) == 0 {
		return nil
	}
	return append([]string{a.say("view.room", tables.Args{"room": a.Paint.Title(a.room(r.ID))})}, lines...)
}

// taken are the spots of a room where somebody stands or something lies, in the
// order of the map, places without a map behind.
func (a asking) taken(r *game.Room) []game.Spot {
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
		if l.Item == box.Hook {
			add(game.Spot{Room: l.At.Room, Space: l.To})
		}
	}
	for _, id := range r.Traps {
		add(game.Spot{Room: r.ID, Space: id})
	}
	order := func(at game.Spot) int {
		i := slices.IndexFunc(r.Map.Spaces, func(s box.Space) bool { return s.ID == at.Space })
		if i < 0 {
			return len(r.Map.Spaces)
		}
		return i
	}
	slices.SortStableFunc(out, func(x, y game.Spot) int { return order(x) - order(y) })
	return out
}

// spaceLine is who stands on a spot and what lies there.
func (a asking) spaceLine(r *game.Room, at game.Spot) string {
	var parts []string
	for _, mouse := range a.state.MiceOn(at) {
		parts = append(parts, a.Paint.Seat(a.figure(mouse))+a.fallen(a.mouse(mouse).Down))
	}
	for _, name := range a.state.MinionsOn(at) {
		parts = append(parts, a.minionSign(a.minion(name)))
	}
	if a.state.Cat != nil && *a.state.Cat == at {
		parts = append(parts, a.Paint.Loss(a.figure(game.Brodie)))
	}
	parts = append(parts, a.lying(r, at)...)
	space := "·"
	if !strings.HasPrefix(string(at.Space), "?") {
		space = string(at.Space)
	}
	return paint.Pad(space, 3) + " " + joined(parts)
}

// minionSign is a minion at a glance: its wounds where it takes more than one.
func (a asking) minionSign(m *game.Minion) string {
	sign := a.Paint.Loss(a.figure(m.Name))
	if t := a.state.Type(m.Type); t != nil && t.Life > 1 && m.Wounds > 0 {
		sign += " " + a.say("view.wounds", tables.Args{"wounds": m.Wounds, "life": t.Life})
	}
	return sign + a.fallen(m.Down)
}

func (a asking) fallen(down bool) string {
	if !down {
		return ""
	}
	return " (" + a.say("condition.down") + ")"
}

// lying are the tokens on a spot and the water under it.
func (a asking) lying(r *game.Room, at game.Spot) []string {
	var out []string
	for _, l := range a.state.Laid {
		switch {
		case l.At == at:
			out = append(out, a.say("item."+string(l.Item)))
		case l.Item == box.Hook && l.At.Room == at.Room && l.To == at.Space:
			out = append(out, a.say("view.hook-end"))
		}
	}
	if slices.Contains(r.Traps, at.Space) {
		out = append(out, a.say("view.trap"))
	}
	known := slices.Concat(r.Map.Spaces, r.Places)
	if slices.ContainsFunc(known, func(s box.Space) bool { return s.ID == at.Space && s.Water }) {
		out = append(out, a.say("view.water"))
	}
	return out
}

// mouseLines are what lies before each mouse's player.
func (a asking) mouseLines() []string {
	width := 0
	for i := range a.state.Mice {
		width = max(width, paint.Width(a.figure(a.state.Mice[i].Name())))
	}
	var out []string
	for i := range a.state.Mice {
		m := &a.state.Mice[i]
		out = append(out, a.Paint.Seat(paint.Pad(a.figure(m.Name()), width))+"  "+a.mouseLine(m))
	}
	return out
}

func (a asking) mouseLine(m *game.Mouse) string {
	parts := []string{
		a.say("view.wounds", tables.Args{"wounds": m.Wounds + m.Poison, "life": m.Hero.Life}),
		a.say("view.cheese", tables.Args{"count": m.Cheese}),
	}
	if m.Poison > 0 {
		parts[0] += " " + a.say("view.poison", tables.Args{"count": m.Poison})
	}
	if len(m.Equipped) > 0 {
		parts = append(parts, a.cards(m.Equipped))
	}
	for _, pile := range []struct {
		id    string
		cards []box.CardID
	}{{"view.pack", m.Pack}, {"view.tricks", m.Tricks}} {
		if len(pile.cards) > 0 {
			parts = append(parts, a.say(pile.id, tables.Args{"cards": a.cards(pile.cards)}))
		}
	}
	for _, c := range ailing(m) {
		parts = append(parts, a.Paint.Warning(a.say("condition."+string(c))))
	}
	for _, award := range a.state.Tokens.Held {
		if award.Mouse == m.Name() {
			parts = append(parts, a.say("token."+string(award.Token)))
		}
	}
	if m.Captured {
		parts = append(parts, a.Paint.Loss(a.say("view.captured")))
	}
	return strings.Join(parts, " · ")
}

// ailing are the conditions on a mouse's cards.
func ailing(m *game.Mouse) []game.Condition {
	var out []game.Condition
	for _, c := range []struct {
		has  bool
		what game.Condition
	}{{m.Stunned, game.Stunned}, {m.Webbed, game.Webbed}, {m.Charmed, game.Charmed}, {m.Down, game.Down}} {
		if c.has {
			out = append(out, c.what)
		}
	}
	return out
}

func (a asking) items(list []box.PartyItem) string {
	names := make([]string, len(list))
	for i, item := range list {
		names[i] = a.say("item." + string(item))
	}
	return joined(names)
}
