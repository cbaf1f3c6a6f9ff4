package chezguevara

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// usualColumns is how wide the table is drawn where no screen says otherwise, narrow the
// width below which a tent stands under its player, and rows how many lines the table
// takes at most on a screen that scrolls.
const (
	usualColumns = 80
	narrow       = 60
	rows         = 12
	questionRows = 8 // of a narrow screen, for what is told and asked below the table
)

// View draws what lies open: the turn with pay and leave, the piles as counts, and every
// player with rank, slack, hand and tent.
func (Flow) View(t *talk.UI, s game.State) string {
	columns := t.Width
	if columns <= 0 {
		columns = usualColumns
	}
	a := prompter{phrases{t}, s}
	out := a.heading(columns)
	near := a.near()
	out = append(out, a.tents(columns, a.mostRows(columns)-len(out)-len(near))...)
	for _, text := range near {
		out = append(out, paint.Wrap(a.Paint.Warning(text), columns)...)
	}
	return strings.Join(out, "\n")
}

// mostRows returns how many lines the table may take on a screen that scrolls: on a narrow one
// all but those of a question.
func (a prompter) mostRows(columns int) int {
	if columns < narrow {
		return max(rows, a.Height-questionRows)
	}
	return rows
}

// heading returns the line of the turn and that of the piles.
func (a prompter) heading(columns int) []string {
	s := &a.state
	piles := a.say(
		"view.piles",
		tables.Args{"deck": s.Deck, "discard": s.Discard, "middle": a.letters(s.Middle), "number": s.Turn.Number},
	)
	p := s.Player(s.Turn.Seat)
	if p == nil {
		return paint.Wrap(piles, columns)
	}
	said := tables.Args{
		"seat": a.seat(
			p.Seat,
		),
		"rank": a.rank(p.Rank), "pay": s.PayLeft(), "leave": s.LeaveLeft(), "hand": p.Hand,
		"phase": a.say("phase." + string(s.Turn.Phase)),
	}
	turn := a.Paint.Title(a.say("view.turn", said))
	if gap := columns - paint.Width(turn) - paint.Width(piles); gap >= 2 {
		return []string{turn + strings.Repeat(" ", gap) + piles}
	}
	return append(paint.Wrap(turn, columns), paint.Wrap(piles, columns)...)
}

// letters writes rank cards by their letters, the highest first.
func (a prompter) letters(list []parts.Rank) string {
	if len(list) == 0 {
		return "-"
	}
	sorted := slices.Clone(list)
	slices.SortStableFunc(sorted, func(x, y parts.Rank) int { return y.Order() - x.Order() })
	var out []string
	for _, r := range sorted {
		out = append(out, a.letter(r))
	}
	return strings.Join(out, " ")
}

// letter is what stands for a rank in the drawing.
func (t phrases) letter(r parts.Rank) string {
	if r.Order() == 0 {
		return "?"
	}
	return strings.ToUpper(t.Own(rankWords[r]...)[0])
}

// tents returns the lines of the players, within so many rows on a screen that scrolls: each
// has one, and the longest tents get the rows that are left.
func (a prompter) tents(columns, room int) []string {
	var heads []string
	var texts [][]string
	width := 0
	for i := range a.state.Players {
		heads = append(heads, a.headOf(i))
		width = max(width, paint.Width(heads[i]))
	}
	below := strings.Repeat(" ", min(width, 8))
	for i := range heads {
		texts = append(texts, a.wrapped(i, heads[i], width, columns, below))
	}
	if a.Height > 0 {
		texts = fitted(texts, room, columns)
	}
	return slices.Concat(texts...)
}

// wrapped returns the lines of one player: the tent behind the head, or under it on a
// narrow screen.
func (a prompter) wrapped(i int, head string, width, columns int, below string) []string {
	text := a.tentOf(&a.state.Players[i])
	if columns < narrow {
		out := []string{strings.TrimRight(head, " ")}
		for _, line := range paint.Wrap(text, columns-4) {
			out = append(out, "    "+line)
		}
		return out
	}
	lines := paint.Wrap(text, columns-width-2)
	out := []string{strings.TrimRight(paint.Pad(head, width)+"  "+lines[0], " ")}
	for _, line := range lines[1:] {
		out = append(out, strings.Repeat(" ", width+2)+line)
	}
	return out
}

// fitted cuts the lines of the players so that all take so many rows.
func fitted(texts [][]string, room, columns int) [][]string {
	total := 0
	for _, lines := range texts {
		total += len(lines)
	}
	for total > max(room, len(texts)) {
		longest := 0
		for i := range texts {
			if len(texts[i]) > len(texts[longest]) {
				longest = i
			}
		}
		lines := texts[longest]
		if len(lines) < 2 {
			break
		}
		lines = lines[:len(lines)-1]
		lines[len(lines)-1] = cut(lines[len(lines)-1]+" …", columns)
		texts[longest] = lines
		total--
	}
	return texts
}

// cut shortens a line to so many columns, with the mark that something is left out.
func cut(text string, columns int) string {
	runes := []rune(strings.TrimSuffix(text, " …"))
	for paint.Width(string(runes)+" …") > columns && len(runes) > 0 {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimSuffix(string(runes), " …") + " …"
}

// headOf returns the number, name, rank and slack of a player: ▸ 1 Ana P 13.
func (a prompter) headOf(i int) string {
	p := &a.state.Players[i]
	mark, name := "  ", 0
	if p.Seat == a.state.Turn.Seat && a.state.Result == nil {
		mark = "▸ "
	}
	for j := range a.state.Players {
		name = max(name, paint.Width(a.seat(a.state.Players[j].Seat)))
	}
	name = min(name, 12)
	total := strconv.Itoa(a.state.Total(p.Seat))
	if a.state.Goal()-a.state.Total(p.Seat) <= 3 {
		total += "!"
	}
	who := []rune(a.seat(p.Seat))
	if len(who) > name {
		who = append(who[:name-1], '…')
	}
	return mark + strconv.Itoa(
		i+1,
	) + " " + paint.Pad(
		string(who),
		name,
	) + " " + a.letter(
		p.Rank,
	) + " " + paint.Pad(
		strings.Repeat(" ", max(0, 2-len(strings.TrimSuffix(total, "!"))))+total,
		3,
	)
}

// tentOf returns what lies before a player: hand, tokens, wounds, and the cards with what
// each gives.
func (a prompter) tentOf(p *game.Player) string {
	out := []string{a.say("view.hand", tables.Args{"number": p.Hand})}
	if p.Wounds > 0 {
		out = append(out, a.Paint.Loss(a.say("view.wounds", tables.Args{"number": p.Wounds})))
	}
	if p.Tokens != 0 {
		out = append(out, a.say("view.tokens", tables.Args{"number": signed(p.Tokens)}))
	}
	if len(p.Tent) == 0 {
		return strings.Join(append(out, a.say("view.empty")), " · ")
	}
	var cards []string
	copies := map[string]int{}
	for _, part := range a.state.Parts(p.Seat) {
		if part.What.Kind != game.NounCard {
			continue
		}
		card := a.inTent(part)
		if copies[card]++; copies[card] == 1 {
			cards = append(cards, card)
		}
	}
	for i, card := range cards {
		if n := copies[card]; n > 1 {
			cards[i] = card + "\u00a0×" + strconv.Itoa(n)
		}
	}
	return strings.Join(append(out, strings.Join(cards, ", ")), " · ")
}

// inTent names a card with what it gives, ? where nobody has read that off it yet.
func (a prompter) inTent(part game.Part) string {
	slack := strconv.Itoa(part.Slack)
	if part.Asked {
		slack = "?"
	}
	return a.card(parts.CardID(part.What.ID)) + "\u00a0" + slack // kept on one line
}

// near says who is close to the goal, and what would win for them as far as all can see.
func (a prompter) near() []string {
	var out []string
	for _, n := range a.state.Near() {
		if len(n.Plans) == 0 || n.Lacks <= 0 { // who has enough claims the victory
			continue
		}
		plans := talk.NameAll(n.Plans, func(p rules.Noun) string { return call(a.UI, a.state, p)[""] })
		out = append(out, a.say("view.near", tables.Args{"seat": a.seat(n.Seat), "slack": n.Slack, "plans": plans}))
	}
	return out
}

// Title returns the line above a view: how many play, and what wins.
func (Flow) Title(t *talk.UI, s game.State) string {
	a := prompter{phrases{t}, s}
	return a.say("title", tables.Args{"players": len(s.Players), "goal": s.Goal()})
}

// Turn returns the turn that a table stands in; its six phases belong to one turn.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	return talk.HeadTurn(t, s.Turn.Number, s.Turn.Seat, talk.Whose(t, prompter{phrases{t}, s}.seat(s.Turn.Seat)))
}
