package infiltrators

import (
	"slices"
	"strings"

	"tablemate/assist/picture"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
)

// The width of a sideways card is `cardLong`. Its height is `cardShort`.
const (
	agentWide = 340.0
	agentHigh = 34.0
	lineHigh  = 20.0
	laidHigh  = 44.0
	cardLong  = 38.0
	cardShort = 28.0
	cardApart = 4.0
	mostInRow = 7
	margin    = 10.0
	textSize  = 15.0
	signSize  = 14.0
)

// Draw returns a picture that shows the same facts as the text of [Flow.View].
func (Flow) Draw(t *talk.UI, s game.State) *picture.Picture {
	a := prompter{phrases: phrases{t}, state: s}
	p := &picture.Picture{Width: agentWide}
	for i := range s.Agents {
		a.drawAgent(p, &s.Agents[i])
	}
	p.Text = strings.Join(oneLine(a.table(usualColumns*10)), ". ")
	p.Notes = oneLine(append(a.piles(usualColumns*10), a.boards()...))
	for _, trap := range game.Traps(s) {
		p.Notes = append(p.Notes, voice.Tell(t, s, trap))
	}
	return p
}

// If the text about the hand does not fit next to the name, drawAgent writes the text below the
// name.
func (a prompter) drawAgent(p *picture.Picture, g *game.Agent) {
	name, hand := picture.Fit(a.seat(g.Seat), textSize, agentWide/2), a.hand(g)
	rows := slices.Collect(slices.Chunk(a.laidBefore(g), mostInRow))
	high, ink := agentHigh+laidHigh*float64(len(rows)), picture.Plain
	var below []string
	if picture.Wide(name, textSize)+picture.Wide(hand, signSize) > agentWide-3*margin {
		below = picture.Lines(strings.Split(hand, " · "), signSize, agentWide-2*margin)
		high, hand = high+lineHigh*float64(len(below)), ""
	}
	if g.Seat == a.state.Turn.Seat && a.state.Result == nil {
		ink = picture.Turn
	}
	p.Box(2, p.Height+2, agentWide-4, high-5, ink)
	p.Write(margin, p.Height+22, textSize, picture.Start, picture.Plain, name)
	p.Write(agentWide-margin, p.Height+22, signSize, picture.End, picture.Muted, hand)
	for i, line := range below {
		p.Write(margin, p.Height+22+lineHigh*float64(i+1), signSize, picture.Start, picture.Muted, line)
	}
	p.Height += high
	for i, row := range rows {
		x := margin
		for _, c := range row {
			x = c.draw(p, x, p.Height-laidHigh*float64(len(rows)-i))
		}
	}
}

type laidCard struct {
	lies game.Lies
	sign string
	ink  picture.Ink
}

func (a prompter) laidBefore(g *game.Agent) []laidCard {
	if !g.Suspect {
		return nil
	}
	out := []laidCard{{game.Upright, "?", picture.Hidden}}
	for _, h := range g.Hints {
		out = append(out, laidCard{h.Lies, a.code(h.Card), picture.Floor})
	}
	for _, c := range g.Missed {
		out = append(out, laidCard{game.Upright, "×" + a.code(c), picture.Grey})
	}
	return out
}

func (c laidCard) draw(p *picture.Picture, x, y float64) float64 {
	width, height := cardShort, cardLong
	if c.lies == game.Sideways {
		width, height = cardLong, cardShort
	}
	p.Box(x, y+(cardLong-height)/2, width, height, c.ink)
	p.Write(x+width/2, y+cardLong/2+signSize*0.36, signSize, picture.Middle, picture.Plain, c.sign)
	return x + width + cardApart
}

func (a prompter) boards() []string {
	var out []string
	for i := range a.state.Agents {
		if g := &a.state.Agents[i]; a.beneath(g) != "" {
			out = append(out, a.seat(g.Seat)+": "+a.beneath(g))
		}
	}
	return out
}

func oneLine(lines []string) []string {
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	return lines
}
