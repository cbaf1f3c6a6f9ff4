package raccoonheist

import (
	"strconv"
	"strings"

	"tablemate/assist/picture"
	"tablemate/assist/session"
	game "tablemate/rules/raccoonheist"
	parts "tablemate/tables/raccoonheist"
)

// A card of the picture. The row stands from above downwards: five names side by side
// are too small for a phone.
const (
	cardWide   = 320.0
	cardHigh   = 56.0
	textSize   = 15.0
	smallSize  = 12.0
	figureSize = 11.0
)

// Draw returns the row as a picture, from the same tokens and figures as [Flow.View].
func (Flow) Draw(t *session.UI, s game.State) *picture.Picture {
	a := prompter{phrases{t}, s}
	p := &picture.Picture{Width: cardWide, Height: cardHigh*float64(len(s.Row)) + 2, Title: t.Words.Say("serve.board")}
	for i := range s.Row {
		a.card(p, i)
	}
	p.Text = strings.Join(a.list(usualColumns*10), ". ")
	for _, line := range a.players(usualColumns * 10) {
		p.Notes = append(p.Notes, strings.Join(strings.Fields(line), " "))
	}
	return p
}

// card draws one location with what lies on it.
func (a prompter) card(p *picture.Picture, i int) {
	l, y := a.state.Row[i], float64(i)*cardHigh
	ink := picture.Plain
	if a.state.Round.Card == l && l != parts.Nowhere {
		ink = picture.Turn
	}
	p.Box(2, y+2, cardWide-4, cardHigh-5, ink)
	p.Write(9, y+20, textSize, picture.Start, picture.Plain, strconv.Itoa(i+1)+" "+a.place(l))
	p.Write(cardWide-9, y+20, smallSize, picture.End, picture.Foe, strings.Join(a.tokens(l), " · "))
	x := 9.0
	for i := range a.state.Groups {
		g := &a.state.Groups[i]
		if g.Raid.Location == l && g.Raid.Left > 0 {
			x = a.figuresAt(p, x, y, g, g.Raid.Left, picture.Friend)
		}
		if l == parts.Backyard && g.Yard > 0 {
			x = a.figuresAt(p, x, y, g, g.Yard, picture.Grey)
		}
	}
}

// figuresAt draws how many figures of a group stand on a card, and returns where the
// next ones do.
func (a prompter) figuresAt(p *picture.Picture, x, y float64, g *game.Group, count int, ink picture.Ink) float64 {
	name := picture.Fit(a.named(g), smallSize, 52)
	p.Disc(x+figureSize, y+37, figureSize, strconv.Itoa(count), ink)
	p.Write(x+2*figureSize+4, y+41, smallSize, picture.Start, picture.Plain, name)
	return x + 76
}
