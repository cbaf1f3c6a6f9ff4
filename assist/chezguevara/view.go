package chezguevara

import (
	"fmt"
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

const (
	usualColumns = 80 // used if the width of the screen is unknown
	narrow       = 60 // on a narrower screen, the cards are below the player's name
	rows         = 12 // the most lines, before warnings are wrapped; more on a tall narrow screen
	questionRows = 8  // lines kept free below the view on a narrow screen
)

// View draws the public information: the turn, the piles, and each player's rank, slack, hand and
// cards.
func (Flow) View(t *talk.UI, s game.State) string {
	columns := t.Width
	if columns <= 0 {
		columns = usualColumns
	}
	a := prompter{phrases{t}, s}
	out, near, most := a.heading(columns), a.near(), rows
	if columns < narrow {
		most = max(rows, a.Height-questionRows)
	}
	out = append(out, a.tents(columns, most-len(out)-len(near))...)
	for _, text := range near {
		out = append(out, paint.Wrap(a.Paint.Warning(text), columns)...)
	}
	return strings.Join(out, "\n")
}

// heading returns the lines above the players. They never name the draw phase, because the draw is
// automatic.
func (a prompter) heading(columns int) []string {
	s := &a.state
	said := tables.Args{
		"deck": s.Deck, "discard": s.Discard, "middle": a.ranksNamed(s.Middle), "number": s.Turn.Number, "phase": "",
	}
	if s.Result == nil && s.Turn.Phase != game.DrawPhase {
		said["phase"] = a.say("phase." + string(s.Turn.Phase))
	}
	return paint.Wrap(a.Paint.Title(a.say("view.piles", said)), columns)
}

func (a prompter) tents(columns, room int) []string {
	var heads []string
	var texts [][]string
	width := 0
	for i := range a.state.Players {
		heads = append(heads, a.headOf(i))
		width = max(width, paint.Width(heads[i]))
	}
	for i, head := range heads {
		texts = append(texts, a.wrapped(i, head, width, columns))
	}
	if a.Height > 0 {
		texts = fitted(texts, room, columns)
	}
	return slices.Concat(texts...)
}

func (a prompter) wrapped(i int, head string, width, columns int) []string {
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

// fitted removes lines from the longest text until all texts fit into `room` lines. Each player
// keeps at least one line.
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
		last := len(texts[longest]) - 2
		texts[longest] = texts[longest][:last+1]
		texts[longest][last] = cut(texts[longest][last]+" …", columns)
		total--
	}
	return texts
}

func cut(text string, columns int) string {
	runes := []rune(strings.TrimSuffix(text, " …"))
	for paint.Width(string(runes)+" …") > columns && len(runes) > 0 {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimSuffix(string(runes), " …") + " …"
}

// headOf returns a text such as "▸ 1 Ana Private 13".
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
	total := fmt.Sprintf("%2d", a.state.Total(p.Seat))
	if a.state.Goal()-a.state.Total(p.Seat) <= 3 {
		total += "!"
	}
	who := []rune(a.seat(p.Seat))
	if len(who) > name {
		who = append(who[:name-1], '…')
	}
	rank := 0
	for _, r := range parts.Ranks {
		rank = max(rank, paint.Width(a.rank(r)))
	}
	return mark + strconv.Itoa(i+1) + " " + paint.Pad(string(who), name) + " " + paint.Pad(a.rank(p.Rank), rank) + " " +
		paint.Pad(total, 3)
}

func (a prompter) tentOf(p *game.Player) string {
	out := []string{a.say("view.hand", tables.Args{"number": p.Hand})}
	if s := &a.state; p.Seat == s.Turn.Seat && s.Result == nil {
		out = append(out, a.say("view.turn", tables.Args{"pay": s.PayLeft(), "leave": s.LeaveLeft()}))
	}
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

func (a prompter) inTent(part game.Part) string {
	slack := strconv.Itoa(part.Slack)
	if part.Asked {
		slack = "?"
	}
	return a.card(parts.CardID(part.What.ID)) + "\u00a0" + slack // a no-break space
}

// near lists the players who could win with one action, and names the possible actions.
func (a prompter) near() []string {
	var out []string
	for _, n := range a.state.Near() {
		if len(n.Plans) == 0 || n.Lacks <= 0 { // a player with enough slack claims victory instead
			continue
		}
		plans := talk.NameAll(n.Plans, func(p rules.Noun) string { return call(a.UI, a.state, p)[""] })
		out = append(out, a.say("view.near", tables.Args{"seat": a.seat(n.Seat), "slack": n.Slack, "plans": plans}))
	}
	return out
}

// Title returns the line above a view.
func (Flow) Title(t *talk.UI, s game.State) string {
	a := prompter{phrases{t}, s}
	return a.say("title", tables.Args{"players": len(s.Players), "goal": s.Goal()})
}

// Turn returns the present turn. A turn includes all six phases of a player.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	return talk.HeadTurn(t, s.Turn.Number, s.Turn.Seat, prompter{phrases{t}, s}.seat(s.Turn.Seat))
}
