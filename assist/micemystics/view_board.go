package micemystics

import (
	"math"
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/picture"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// A drawn tile has at most `boardRows` rows. On a screen with few lines, the limit is
// `lowBoardRows`.
const (
	boardRows    = 9
	lowBoardRows = 4
	leastBoard   = 60 // a narrower screen shows a list
)

// board draws a tile side. If the centre of a space is unknown or the screen is too small, it
// returns nil.
func (d drawing) board(r *game.Room) []string {
	rows := boardRows
	if d.low {
		rows = lowBoardRows
	}
	if d.columns < leastBoard || d.listed {
		return nil
	}
	return r.Map.Board(d.columns-2, rows, func(s parts.Space) string {
		at := game.Spot{Room: r.ID, Space: s.ID}
		words := []string{string(s.ID)}
		for _, f := range d.figuresOn(at) {
			words = append(words, d.sign(f))
		}
		return strings.Join(words, " ")
	})
}

func (d drawing) itemsLine(title string, r *game.Room, taken []game.Spot) string {
	var said []string
	for _, at := range taken {
		if items := d.itemsOn(r, at); len(items) > 0 {
			said = append(said, string(at.Space)+" "+strings.Join(items, ", "))
		}
	}
	return strings.TrimSpace(title + " " + strings.Join(said, " · "))
}

func (d drawing) foesLines(r *game.Room) []string {
	var said []string
	for _, f := range d.foesIn(r.ID) {
		said = append(said, d.foeSign(f))
	}
	if len(said) == 0 {
		return nil
	}
	return slices.Clip(paint.Wrap(strings.Join(said, " · "), d.columns))
}

// signed is a prompter that computes the codes of the figures only once.
type signed struct {
	prompter
	own codes
}

func withSigns(a prompter) signed { return signed{a, a.codes(a.Words.Lang())} }

func (a signed) sign(f game.Name) string { return strings.ToUpper(a.code(f)) }

// code returns the short name that people see and type for a figure.
func (a signed) code(f game.Name) string      { return a.own.codeOf(a.prompter, a.Words.Lang(), f) }
func (a signed) mouseSign(f game.Name) string { return a.Paint.Seat(a.sign(f) + " " + a.figure(f)) }

// foeSign shows wounds only for a minion that can have more than one.
func (a signed) foeSign(f game.Name) string {
	sign := a.Paint.Loss(a.sign(f) + " " + a.figure(f))
	m := a.state.Minion(f)
	if m == nil {
		return sign
	}
	if t := a.state.Type(m.Type); t != nil && t.Life > 1 && m.Wounds > 0 {
		sign += " " + a.say("view.wounds", tables.Args{"wounds": m.Wounds, "life": t.Life})
	}
	return sign + a.downMark(m.Down)
}

func (a signed) spaceLine(r *game.Room, at game.Spot) row {
	var parts []string
	for _, mouse := range a.state.MiceOn(at) {
		parts = append(parts, a.mouseSign(mouse)+a.downMark(a.state.Mouse(mouse).Down))
	}
	for _, f := range a.foesOn(at) {
		parts = append(parts, a.foeSign(f))
	}
	parts = append(parts, a.itemsOn(r, at)...)
	space := "·"
	if !strings.HasPrefix(string(at.Space), "?") {
		space = string(at.Space)
	}
	return row{"  " + space, strings.Join(parts, ", ")}
}

// spaceSize is the radius of a space, and spaceApart is the smallest distance between two centres.
const (
	spaceSize  = 26.0
	spaceApart = 74.0
	figureSize = 12.0
	titleSize  = 15.0
	labelSize  = 12.0
	roomMargin = 34.0
)

// Draw returns a picture of the tiles with figures or tokens, with the same facts as [Flow.View].
// If there are no such tiles, or if one of them cannot be drawn, it returns nil.
func (Flow) Draw(t *talk.UI, s game.State) *picture.Picture {
	d := sheet{signed: withSigns(prompter{phrases{t}, s}), Picture: &picture.Picture{}}
	var told []string
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if len(d.takenSpots(r)) == 0 {
			continue
		}
		if !d.tile(r) {
			return nil
		}
		told = append(told, d.positions(r))
	}
	if len(told) == 0 {
		return nil
	}
	d.Text = strings.Join(told, ". ")
	d.Notes = d.notes()
	return d.Picture
}

// sheet has the tiles one below the other.
type sheet struct {
	signed
	*picture.Picture
}

// tile draws a tile. If the tile has no map, or if the centre of a space is unknown, `tile` returns
// false.
func (d *sheet) tile(r *game.Room) bool {
	low, high, ok := corners(r.Map)
	if !ok {
		return false
	}
	scale, top := spaceApart/nearest(r.Map), d.Height+roomMargin+titleSize+labelSize
	at := func(p parts.Point) (x, y float64) {
		return roomMargin + (p.X-low.X)*scale, top + (p.Y-low.Y)*scale
	}
	width, height := (high.X-low.X)*scale+2*roomMargin, (high.Y-low.Y)*scale+2*roomMargin
	d.Box(1, d.Height+titleSize+4, max(width, 4*spaceApart)-2, height+labelSize-6, picture.Plain)
	d.Write(6, d.Height+titleSize, titleSize, picture.Start, picture.Plain, d.room(r.ID))
	d.borders(r, at)
	for _, s := range r.Map.Spaces {
		x, y := at(*s.At)
		d.space(r, s, x, y)
	}
	d.Width, d.Height = max(d.Width, width, 4*spaceApart), top-roomMargin+height
	return true
}

func (d *sheet) borders(r *game.Room, at func(parts.Point) (x, y float64)) {
	for _, l := range r.Map.Links {
		a, _ := r.Map.Space(l.A)
		b, _ := r.Map.Space(l.B)
		x1, y1 := at(*a.At)
		x2, y2 := at(*b.At)
		switch l.Line {
		case parts.Red:
			d.Line(x1, y1, x2, y2, picture.Foe)
		case parts.Yellow:
			d.Line(x1, y1, x2, y2, picture.Turn)
		default:
			d.Line(x1, y1, x2, y2, picture.Muted)
		}
	}
	for _, w := range r.Map.Walls {
		x1, y1 := at(w.From)
		x2, y2 := at(w.To)
		d.Line(x1, y1, x2, y2, picture.Wall)
	}
}

func (d *sheet) space(r *game.Room, s parts.Space, x, y float64) {
	at, ink := game.Spot{Room: r.ID, Space: s.ID}, picture.Floor
	if s.Water {
		ink = picture.Water
	}
	d.Circle(x, y, spaceSize, ink)
	d.Write(x-spaceSize*0.5, y-spaceSize*0.9, labelSize, picture.End, picture.Muted, string(s.ID))
	mice := d.state.MiceOn(at)
	who := append(mice, d.foesOn(at)...)
	for i, f := range who {
		ink := picture.Friend
		if i >= len(mice) {
			ink = picture.Foe
		}
		dx, dy, size := around(i, len(who))
		d.Disc(x+dx, y+dy, size, d.sign(f), ink)
	}
	if items := d.itemsOn(r, at); len(items) > 0 {
		label := picture.Fit(strings.Join(items, ", "), labelSize, spaceApart)
		d.Write(x, y+spaceSize+11, labelSize, picture.Middle, picture.Turn, label)
	}
}

// around returns the position of one of `count` figures relative to the space's centre, and the
// size of the figure. With this size, the figures do not overlap.
func around(i, count int) (dx, dy, size float64) {
	if count == 1 {
		return 0, 0, figureSize
	}
	const ring = spaceSize - figureSize
	angle := 2*math.Pi*float64(i)/float64(count) - math.Pi
	return ring * math.Cos(angle), ring * math.Sin(angle), min(figureSize, ring*math.Sin(math.Pi/float64(count)))
}

// corners returns the rectangle around the centres of all spaces. If the map has no spaces, or if
// the centre of a space is unknown, `ok` is false.
func corners(m parts.Map) (low, high parts.Point, ok bool) {
	low, high = parts.Point{X: math.Inf(1), Y: math.Inf(1)}, parts.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, s := range m.Spaces {
		if s.At == nil {
			return low, high, false
		}
		low = parts.Point{X: min(low.X, s.At.X), Y: min(low.Y, s.At.Y)}
		high = parts.Point{X: max(high.X, s.At.X), Y: max(high.Y, s.At.Y)}
	}
	return low, high, len(m.Spaces) > 0
}

func nearest(m parts.Map) float64 {
	near := math.Inf(1)
	for i, a := range m.Spaces {
		for _, b := range m.Spaces[:i] {
			if apart := math.Hypot(a.At.X-b.At.X, a.At.Y-b.At.Y); apart > 0 {
				near = min(near, apart)
			}
		}
	}
	if math.IsInf(near, 1) {
		return 1
	}
	return near
}

func (d *sheet) notes() []string {
	out := []string{drawing{signed: d.signed}.track()}
	var foes []string
	for i := range d.state.Rooms {
		for _, f := range d.foesIn(d.state.Rooms[i].ID) {
			foes = append(foes, d.foeSign(f))
		}
	}
	if len(foes) > 0 {
		out = append(out, strings.Join(foes, " · "))
	}
	for i := range d.state.Mice {
		m := &d.state.Mice[i]
		out = append(out, d.mouseSign(m.Name())+": "+strings.Join(d.mouseFacts(m, true), " · "))
	}
	return out
}

func (d *sheet) positions(r *game.Room) string {
	var said []string
	for _, at := range d.takenSpots(r) {
		line := d.spaceLine(r, at)
		said = append(said, strings.TrimSpace(line.head)+": "+line.rest)
	}
	return d.room(r.ID) + ": " + strings.Join(said, "; ")
}
