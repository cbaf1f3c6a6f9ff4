package raccoonheist

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/picture"
	"tablemate/assist/talk"
	game "tablemate/rules/raccoonheist"
	parts "tablemate/tables/raccoonheist"
)

// The locations are in one column, because five names side by side would be too small on a phone.
const (
	cardWide   = 320.0
	cardHigh   = 56.0
	lineHigh   = 26.0
	margin     = 9.0
	textSize   = 15.0
	smallSize  = 14.0
	figureSize = 11.0
	mostInLine = 4
)

// Draw returns a picture of the row of locations, with the same tokens and raccoons as [Flow.View].
func (Flow) Draw(t *talk.UI, s game.State) *picture.Picture {
	a := prompter{phrases: phrases{t}, state: s}
	p := &picture.Picture{Width: cardWide}
	for i := range s.Row {
		a.card(p, i)
	}
	p.Height += 2
	p.Text = strings.Join(a.list(usualColumns*10), ". ")
	for _, line := range a.players(usualColumns * 10) {
		p.Notes = append(p.Notes, strings.Join(strings.Fields(line), " "))
	}
	return p
}

func (a prompter) card(p *picture.Picture, i int) {
	l, y, ink := a.state.Row[i], p.Height, picture.Plain
	lines := slices.Collect(slices.Chunk(a.figureCounts(l), mostInLine))
	high := cardHigh + lineHigh*float64(max(len(lines)-1, 0))
	if a.state.Round.Card == l {
		ink = picture.Turn
	}
	p.Box(2, y+2, cardWide-4, high-5, ink)
	name, tokens := strconv.Itoa(i+1)+" "+a.place(l), strings.Join(a.tokens(l), " · ")
	p.Write(margin, y+20, textSize, picture.Start, picture.Plain, name)
	room := cardWide - 3*margin - picture.Wide(name, textSize)
	size := min(smallSize, smallSize*room/max(picture.Wide(tokens, smallSize), 1))
	p.Write(cardWide-margin, y+20, size, picture.End, picture.Foe, tokens)
	for n, line := range lines {
		for i, c := range line {
			c.draw(p, margin+float64(i)*(cardWide-margin)/mostInLine, y+37+float64(n)*lineHigh)
		}
	}
	p.Height += high
}

type figureCount struct {
	count int
	name  string
	ink   picture.Ink
}

func (a prompter) figureCounts(l parts.Location) []figureCount {
	var out []figureCount
	for i := range a.state.Groups {
		g := &a.state.Groups[i]
		if g.Raid.Location == l && g.Raid.Left > 0 {
			out = append(out, figureCount{g.Raid.Left, a.groupName(g), picture.Friend})
		}
		if l == parts.Backyard && g.Yard > 0 {
			out = append(out, figureCount{g.Yard, a.groupName(g), picture.Grey})
		}
	}
	return out
}

func (c figureCount) draw(p *picture.Picture, x, y float64) {
	p.Disc(x+figureSize, y, figureSize, strconv.Itoa(c.count), c.ink)
	p.Write(x+2*figureSize+4, y+4, smallSize, picture.Start, picture.Plain, picture.Fit(c.name, smallSize, 50))
}
