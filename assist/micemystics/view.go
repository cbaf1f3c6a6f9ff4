package micemystics

import (
	"cmp"
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

const usualColumns = 80

// `below` is the number of screen lines that the title, the newest sentences and a menu need.
const below = 13

// View draws the initiative track, the figures' places, and each mouse's cards. On a screen with
// few lines it shows less.
func (Flow) View(t *talk.UI, s game.State) string {
	d := drawing{signed: withSigns(prompter{phrases{t}, s}), columns: cmp.Or(max(t.Width, 0), usualColumns)}
	var lines []string
	for _, form := range []drawing{{}, {low: true}, {low: true, listed: true}} {
		d.low, d.listed = form.low, form.listed
		if lines = d.lines(); t.Height <= 0 || len(lines) <= t.Height-below {
			break
		}
	}
	return strings.Join(lines, "\n")
}

type drawing struct {
	signed
	columns int
	low     bool // whether to show only what people need for the next answer
	listed  bool // whether to list the figures instead of drawing tiles
}

func (d drawing) lines() []string {
	lines := paint.Wrap(d.track(), d.columns)
	for i := range d.state.Rooms {
		lines = append(lines, d.roomLines(&d.state.Rooms[i])...)
	}
	lines = append(lines, d.mouseLines()...)
	if len(d.state.Stash) > 0 && !d.low {
		stash := d.say("view.stash", tables.Args{"items": d.items(d.state.Stash)})
		lines = append(lines, paint.Wrap(stash, d.columns)...)
	}
	return lines
}

// track lists the initiative cards. The card on turn is in capitals. On a screen with few lines,
// the others have only their codes.
func (d drawing) track() string {
	if len(d.state.Track) == 0 {
		return d.say("view.track-none")
	}
	names := make([]string, len(d.state.Track))
	for i, c := range d.state.Track {
		name := d.initiative(c.ID)
		if d.low && c.ID != d.state.Turn.Card {
			name = strings.ToUpper(d.own.cardCode(d.Words.Lang(), c.ID))
		}
		if c.Wounds > 0 {
			name = d.say("view.card-wounds", tables.Args{"card": name, "count": c.Wounds})
		}
		if c.ID == d.state.Turn.Card {
			name = d.Paint.Title(strings.ToUpper(name))
		}
		names[i] = name
	}
	return d.say("view.track", tables.Args{"cards": tables.Verbatim(strings.Join(names, ", "))})
}

// roomLines draws a tile side if its map has the centres of all spaces and the screen is large
// enough. Otherwise, it lists the spaces with figures or tokens.
func (d drawing) roomLines(r *game.Room) []string {
	taken := d.takenSpots(r)
	if len(taken) == 0 {
		return nil
	}
	title := d.say("view.room", tables.Args{"room": tables.Verbatim(d.Paint.Title(d.room(r.ID)))})
	if board := d.board(r); board != nil {
		return slices.Concat(paint.Wrap(d.itemsLine(title, r, taken), d.columns), board, d.foesLines(r))
	}
	var rows []row
	for _, at := range taken {
		rows = append(rows, d.spaceLine(r, at))
	}
	if !d.low {
		return append(paint.Wrap(title, d.columns), inColumns(rows, d.columns)...)
	}
	for _, r := range rows {
		title += " " + strings.TrimSpace(r.head) + " " + r.rest + " ·"
	}
	return paint.Wrap(strings.TrimSuffix(title, " ·"), d.columns)
}

// takenSpots returns the places with figures or tokens. Spaces on the map come first, in the map's
// order. Places that are not on the map follow.
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

func (a prompter) downMark(down bool) string {
	if !down {
		return ""
	}
	return " (" + a.say("view.down") + ")"
}

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

func (a prompter) items(list []parts.PartyItem) string {
	return talk.NameAll(list, a.item)
}

// Title returns the chapter, the round, the page, and the minions' cheese.
func (Flow) Title(t *talk.UI, s game.State) string {
	a := prompter{phrases{t}, s}
	parts := []string{
		a.localName(s.Chapter.Name, s.Chapter.ID),
		a.say("title.round", tables.Args{"round": s.Round}),
		a.say("title.hourglass", tables.Args{"page": s.Hourglass, "end": s.End}),
		a.say("title.wheel", tables.Args{"cheese": s.Wheel, "full": parts.FullWheel}),
	}
	if parts[0] == "" {
		parts = parts[1:]
	}
	return strings.Join(parts, " · ")
}

type row struct{ head, rest string }

// leastRest is the smallest useful width of the second column.
const leastRest = 24

// inColumns prints each row in two columns: `head` and `rest`. If the screen is narrow, `rest`
// follows `head` in one column.
func inColumns(rows []row, columns int) []string {
	width := 0
	for _, r := range rows {
		width = max(width, paint.Width(r.head))
	}
	indent := width + 2
	var out []string
	for _, r := range rows {
		if columns-indent < leastRest {
			out = append(out, paint.Wrap(r.head+" "+r.rest, columns)...)
			continue
		}
		for i, line := range paint.Wrap(r.rest, columns-indent) {
			head := ""
			if i == 0 {
				head = r.head
			}
			out = append(out, paint.Pad(head, indent)+line)
		}
	}
	return out
}

// On a screen with few lines, cards are left out and mice share a line.
func (d drawing) mouseLines() []string {
	rows := make([]row, len(d.state.Mice))
	said := make([]string, len(d.state.Mice))
	for i := range d.state.Mice {
		m := &d.state.Mice[i]
		rows[i] = row{d.mouseSign(m.Name()), strings.Join(d.mouseFacts(m, !d.low), " · ")}
		said[i] = rows[i].head + " " + strings.Join(d.mouseFacts(m, false), ", ")
	}
	if d.low {
		return paint.Wrap(strings.Join(said, " · "), d.columns)
	}
	return inColumns(rows, d.columns)
}

func lifeOf(m *game.Mouse) any {
	if m.Hero.Lacks(parts.HeroValues) {
		return "?"
	}
	return m.Hero.Life
}

func (a prompter) mouseFacts(m *game.Mouse, cards bool) []string {
	facts := []string{
		a.say("view.wounds", tables.Args{"wounds": m.Wounds + m.Poison, "life": lifeOf(m)}),
		a.say("view.cheese", tables.Args{"cheese": m.Cheese}),
	}
	if m.Poison > 0 {
		facts[0] += " " + a.say("view.poison", tables.Args{"count": m.Poison})
	}
	if len(m.Equipped) > 0 && cards {
		facts = append(facts, a.cards(m.Equipped))
	}
	for _, pile := range []struct {
		id    string
		cards []parts.CardID
	}{{"view.pack", m.Pack}, {"view.tricks", m.Tricks}} {
		if len(pile.cards) > 0 && cards {
			facts = append(facts, a.say(pile.id, tables.Args{"cards": a.cards(pile.cards)}))
		}
	}
	for _, c := range ailing(m) {
		facts = append(facts, a.Paint.Warning(a.say("condition."+string(c))))
	}
	if player := a.playedBy(m); player != "" && cards {
		facts = append([]string{player}, facts...)
	}
	for _, award := range a.state.Tokens.Held {
		if award.Mouse == m.Name() {
			facts = append(facts, a.say("token."+string(award.Token)))
		}
	}
	if m.Captured {
		facts = append(facts, a.Paint.Loss(a.say("view.captured")))
	}
	return facts
}
