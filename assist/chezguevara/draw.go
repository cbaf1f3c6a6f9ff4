package chezguevara

import (
	"strconv"
	"strings"

	"tablemate/assist/picture"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	parts "tablemate/tables/chezguevara"
)

// These are the sizes of a player's box in the picture. A bar in the box shows what part of the
// goal the player's slack has reached.
const (
	tentWide = 340.0
	tentHigh = 62.0
	lineHigh = 17.0
	textSize = 15.0
	cardSize = 13.5
	barFrom  = 150.0
	barTo    = 275.0
)

// Draw returns a picture of the players with the same totals and cards as [Flow.View].
func (Flow) Draw(t *talk.UI, s game.State) *picture.Picture {
	a := prompter{phrases{t}, s}
	p := &picture.Picture{Width: tentWide}
	var told []string
	for i := range s.Players {
		who := &s.Players[i]
		a.tent(p, who)
		told = append(told, a.seat(who.Seat)+": "+strconv.Itoa(s.Total(who.Seat))+", "+a.tentOf(who))
	}
	p.Text = strings.Join(told, ". ")
	for note := range strings.SplitSeq(a.heading(usualColumns * 10)[0], "  ") {
		if note = strings.TrimSpace(note); note != "" {
			p.Notes = append(p.Notes, note)
		}
	}
	p.Notes = append(p.Notes, a.near()...)
	return p
}

func (a prompter) tent(p *picture.Picture, who *game.Player) {
	y, cards := p.Height, strings.Split(strings.ReplaceAll(a.tentOf(who), " · ", ", "), ", ")
	lines := picture.Lines(cards, cardSize, tentWide-20)
	high := tentHigh + lineHigh*float64(len(lines)-1)
	ink := picture.Plain
	if who.Seat == a.state.Turn.Seat && a.state.Result == nil {
		ink = picture.Turn
	}
	p.Box(2, y+2, tentWide-4, high-5, ink)
	name := a.letter(who.Rank) + " " + picture.Fit(a.seat(who.Seat), textSize, barFrom-40)
	p.Write(9, y+22, textSize, picture.Start, picture.Plain, name)
	total, goal := a.state.Total(who.Seat), a.state.Goal()
	p.Box(barFrom, y+10, barTo-barFrom, 14, picture.Floor)
	ink = picture.Friend
	if goal-total <= 3 {
		ink = picture.Foe
	}
	if share := min(max(float64(total)/float64(goal), 0), 1); share > 0 {
		p.Box(barFrom, y+10, (barTo-barFrom)*share, 14, ink)
	}
	p.Write(tentWide-9, y+22, textSize, picture.End, picture.Plain, strconv.Itoa(total)+"/"+strconv.Itoa(goal))
	for n, line := range lines {
		p.Write(9, y+44+lineHigh*float64(n), cardSize, picture.Start, picture.Muted, line)
	}
	p.Height += high
}

func (t phrases) letter(r parts.Rank) string {
	if r.Order() == 0 {
		return "?"
	}
	return strings.ToUpper(t.Own(rankWords[r]...)[0])
}
