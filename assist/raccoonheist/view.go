package raccoonheist

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// If the cards would be narrower than `narrowest`, the screen shows a list.
const (
	usualColumns = 80
	widest       = 14 // the largest width of a card, without its borders
	narrowest    = 12
)

// View draws the row of locations. Below the row, each group has a line.
func (Flow) View(t *talk.UI, s game.State) string {
	columns := t.Width
	if columns <= 0 {
		columns = usualColumns
	}
	a := prompter{phrases: phrases{t}, state: s}
	lines := a.list(columns)
	if inner := min(widest, (columns-1)/len(s.Row)-1); inner >= narrowest {
		lines = a.cards(inner)
	}
	return strings.Join(append(lines, a.players(columns)...), "\n")
}

func (a prompter) cards(inner int) []string {
	var cards [][]string
	high := 0
	for i := range a.state.Row {
		cards = append(cards, a.large(i, inner))
		high = max(high, len(cards[i]))
	}
	edge := func(left, middle, right string) string {
		side := strings.Repeat("─", inner)
		return left + strings.Join([]string{side, side, side, side, side}, middle) + right
	}
	out := []string{edge("┌", "┬", "┐")}
	for n := range high {
		line := "│"
		for _, card := range cards {
			text := ""
			if n < len(card) {
				text = card[n]
			}
			line += paint.Pad(text, inner) + "│"
		}
		out = append(out, line)
	}
	return append(out, edge("└", "┴", "┘"))
}

func (a prompter) large(i, inner int) []string {
	l := a.state.Row[i]
	lines := []string{a.Paint.Title(fit(strconv.Itoa(i+1)+" "+a.place(l), inner))}
	for _, token := range a.tokens(l) {
		lines = append(lines, fit(" "+token, inner))
	}
	for i := range a.state.Groups {
		if g := &a.state.Groups[i]; g.Raid.Location == l && g.Raid.Left > 0 {
			lines = append(lines, a.painted(g, " "+a.figures(g, g.Raid.Left, inner-1)))
		}
	}
	for i := range a.state.Groups {
		if g := &a.state.Groups[i]; l == parts.Backyard && g.Yard > 0 {
			lines = append(lines, a.painted(g, " ("+a.figures(g, g.Yard, inner-3)+")"))
		}
	}
	return lines
}

func (a prompter) figures(g *game.Group, n, columns int) string {
	name, count := a.groupName(g), " "+strconv.Itoa(n)
	if c := a.colour(g.Colour); c != "" && a.state.Mode.InGroups() {
		name = c
	}
	return fit(name, columns-len(count)) + count
}

func (a prompter) tokens(l parts.Location) []string {
	var out []string
	add := func(there bool, id string) {
		if there {
			out = append(out, a.say("token."+id))
		}
	}
	r := &a.state.Round
	add(r.Card == l, "owner")
	add(r.Dog == l, "dog")
	add(r.Trap == l, "trap")
	add(l == parts.LivingRoom && a.state.Popper.Lying(), "popper")
	return out
}

func fit(text string, columns int) string {
	runes := []rune(text)
	for paint.Width(string(runes)) > columns && len(runes) > 1 {
		runes = append(runes[:len(runes)-2], '…')
	}
	return string(runes)
}

func (a prompter) list(columns int) []string {
	var out []string
	for i, l := range a.state.Row {
		pieces := append([]string{strconv.Itoa(i+1) + " " + a.place(l)}, a.tokens(l)...)
		for i := range a.state.Groups {
			if g := &a.state.Groups[i]; g.Raid.Location == l && g.Raid.Left > 0 {
				pieces = append(pieces, a.figures(g, g.Raid.Left, columns))
			}
		}
		for i := range a.state.Groups {
			if g := &a.state.Groups[i]; l == parts.Backyard && g.Yard > 0 {
				pieces = append(pieces, "("+a.figures(g, g.Yard, columns)+")")
			}
		}
		out = append(out, paint.Wrap(strings.Join(pieces, " · "), columns)...)
	}
	return out
}

func (a prompter) players(columns int) []string {
	width := 0
	for i := range a.state.Groups {
		width = max(width, paint.Width(a.entitled(&a.state.Groups[i])))
	}
	var out []string
	for i := range a.state.Groups {
		g := &a.state.Groups[i]
		said := a.groupArgs(g)
		said["win"] = a.wanted(g)
		line := "  " + a.painted(g, paint.Pad(a.entitled(g), width)) + "  " + a.say("view.player", said)
		if columns < usualColumns {
			out = append(out, paint.Wrap(line, columns)...)
			continue
		}
		out = append(out, line)
	}
	return out
}

// wanted returns the amount of food that a group tries to reach next. If several groups share a
// goal, each group first tries to reach FoodOfOthers. After that, the richest group tries to reach
// FoodToWin. Without a shared goal, the amount is always FoodToWin.
func (a prompter) wanted(g *game.Group) int {
	if !a.state.SharedGoal() || len(a.state.Groups) == 1 {
		return parts.FoodToWin
	}
	richest := slices.MaxFunc(a.state.Groups, func(x, y game.Group) int { return x.Food - y.Food })
	if g.Food < parts.FoodOfOthers || g.Seat != richest.Seat {
		return parts.FoodOfOthers
	}
	return parts.FoodToWin
}

func (a prompter) entitled(g *game.Group) string {
	if len(a.state.Groups) == 1 {
		return a.coloured(g)
	}
	return a.key(g.Seat.Noun()) + " " + a.coloured(g)
}

func (a prompter) coloured(g *game.Group) string {
	if c, _ := a.groupArgs(g)["colour"].(string); c != "" {
		return a.groupName(g) + " (" + c + ")"
	}
	return a.groupName(g)
}

// Title returns the line above a view: the mode, the round, and who plays the Owner.
func (Flow) Title(t *talk.UI, s game.State) string {
	a := prompter{phrases: phrases{t}, state: s}
	owner := a.say("title.person", tables.Args{"name": a.seat(game.SeatOwner)})
	switch {
	case s.Owner.Keeper == game.App:
		owner = a.say("title.app-" + string(s.Owner.Level))
	case s.Owner.Name == "":
		owner = a.say("title.nameless")
	}
	return strings.Join([]string{
		a.say("title.mode-" + string(s.Mode)), a.say("title.round", tables.Args{"round": s.Round.Number}), owner,
	}, " · ")
}
