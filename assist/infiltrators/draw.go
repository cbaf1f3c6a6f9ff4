package infiltrators

import (
	"strings"

	"tablemate/assist/picture"
	"tablemate/assist/session"
	game "tablemate/rules/infiltrators"
)

// An agent of the picture, and a card: it lies sideways where its long side does.
const (
	agentWide = 340.0
	agentHigh = 34.0
	laidHigh  = 44.0
	cardLong  = 36.0
	cardShort = 26.0
	textSize  = 15.0
	signSize  = 12.0
)

// Draw returns the agents as a picture with the hints by their suspects, from the same
// facts as [Flow.View].
func (Flow) Draw(t *session.UI, s game.State) *picture.Picture {
	a := prompter{phrases{t}, s}
	p := &picture.Picture{Width: agentWide, Title: t.Words.Say("serve.board")}
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

// drawAgent draws one agent below those before.
func (a prompter) drawAgent(p *picture.Picture, g *game.Agent) {
	y, high, ink := p.Height, agentHigh, picture.Plain
	if g.Suspect {
		high += laidHigh
	}
	if g.Seat == a.state.Turn.Seat && a.state.Result == nil {
		ink = picture.Turn
	}
	p.Box(2, y+2, agentWide-4, high-5, ink)
	p.Write(9, y+22, textSize, picture.Start, picture.Plain, picture.Fit(a.seat(g.Seat), textSize, 150))
	p.Write(agentWide-9, y+22, signSize, picture.End, picture.Muted, a.hand(g))
	p.Height += high
	if !g.Suspect {
		return
	}
	drawCard(p, 10, y+agentHigh, game.Upright, "?", picture.Hidden)
	x := 18 + cardShort
	for _, h := range g.Hints {
		x = drawCard(p, x, y+agentHigh, h.Lies, a.code(h.Card), picture.Floor)
	}
	for _, c := range g.Missed {
		x = drawCard(p, x, y+agentHigh, game.Upright, "×"+a.code(c), picture.Grey)
	}
}

// drawCard draws a card as it lies, and returns where the next one does.
func drawCard(p *picture.Picture, x, y float64, lies game.Lies, sign string, ink picture.Ink) float64 {
	width, height := cardShort, cardLong
	if lies == game.Sideways {
		width, height = cardLong, cardShort
	}
	p.Box(x, y+(cardLong-height)/2, width, height, ink)
	p.Write(x+width/2, y+cardLong/2+signSize*0.36, signSize, picture.Middle, picture.Plain, sign)
	return x + width + 4
}

// boards returns what people see of each suspect, by the table's choice.
func (a prompter) boards() []string {
	var out []string
	for i := range a.state.Agents {
		if g := &a.state.Agents[i]; a.beneath(g) != "" {
			out = append(out, a.seat(g.Seat)+": "+a.beneath(g))
		}
	}
	return out
}

// oneLine returns lines without the blanks that make columns.
func oneLine(lines []string) []string {
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	return lines
}
