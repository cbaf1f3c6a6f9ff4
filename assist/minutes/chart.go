package minutes

import (
	"fmt"
	"slices"
	"strings"

	"tablemate/assist/session"
)

// Sizes in units of the viewBox. A chart with only one curve is `narrowWide` units wide.
const (
	chartWide, narrowWide = 640.0, 315.0
	chartHigh             = 170.0
	marginLeft, marginTop = 34.0, 10.0
	marginBottom          = 24.0
	labelHigh             = 17.0
	labelLetter           = 9.0 // a letter's approximate width
)

// Chart is a drawing of the curves of one counted value, such as each player's food.
type Chart struct {
	Title      string
	Class      string // "half" if another chart fits beside it
	Wide, High float64
	Left, Base float64 // where the axes meet
	Right      float64 // where the curves end
	Lines      []Line
	Rows       []Tick // marks on the value axis, from the bottom
	Columns    []Tick // marks on the turn axis
	Goal       *Tick  // nil if the curves have no common goal
}

// Line is one curve, with a label to the right of its last point.
type Line struct {
	Class   string // for the colour and the dashes
	Points  string
	Label   string
	X, Y    float64 // the label's position
	Summary string  // for screen readers
}

// Tick is a mark on an axis.
type Tick struct {
	At   float64
	Text string
}

// Charts returns one chart for each counted value, with a curve for each player or side.
func (p Page) Charts() []Chart {
	var order []string
	of := map[string][]session.Curve{}
	for _, c := range p.Curves {
		if of[c.What] == nil {
			order = append(order, c.What)
		}
		of[c.What] = append(of[c.What], c)
	}
	out := make([]Chart, len(order))
	for i, what := range order {
		out[i] = p.chart(of[what])
	}
	return out
}

// Goals reports whether any chart marks a goal or maximum.
func (p Page) Goals() bool {
	return slices.ContainsFunc(p.Charts(), func(c Chart) bool { return c.Goal != nil })
}

func (p Page) chart(curves []session.Curve) Chart {
	longest := 0
	for _, c := range curves {
		longest = max(longest, len([]rune(labelAt(c))))
	}
	wide, class := chartWide, ""
	if len(curves) == 1 {
		wide, class = narrowWide, "half"
	}
	plot := scale{
		last: max(1, p.Actions), left: marginLeft, base: chartHigh - marginBottom,
		right: wide - min(220, float64(longest)*labelLetter+14), top: 1,
	}
	for _, c := range curves {
		plot.top, plot.low = max(plot.top, topOf(c)), min(plot.low, bottomOf(c))
	}
	chart := Chart{
		Title: curves[0].Text, Class: class, Wide: wide, High: chartHigh,
		Left: plot.left, Base: plot.base, Right: plot.right, Rows: plot.rows(), Columns: plot.columns(p.Starts),
	}
	for i, c := range curves {
		chart.Lines = append(chart.Lines, plot.line(i, c))
	}
	separateLabels(chart.Lines)
	differs := func(c session.Curve) bool { return c.Most != curves[0].Most }
	if most := curves[0].Most; most > 0 && !slices.ContainsFunc(curves, differs) {
		chart.Goal = &Tick{At: plot.y(most), Text: fmt.Sprint(most)}
	}
	return chart
}

func labelAt(c session.Curve) string {
	last := fmt.Sprint(c.Points[len(c.Points)-1].Value)
	if c.Name == "" {
		return last
	}
	return last + " " + c.Name
}

type scale struct {
	last, low, top    int // the last action, the lowest and the highest value
	left, right, base float64
}

func (s scale) x(action int) float64 {
	return s.left + (s.right-s.left)*float64(action)/float64(s.last)
}

func (s scale) y(value int) float64 {
	return s.base - (s.base-marginTop)*float64(value-s.low)/float64(s.top-s.low)
}

const styles = 6

// `line` returns a curve with steps, because a value stays the same until an action changes it.
func (s scale) line(i int, c session.Curve) Line {
	var points []string
	at := func(action, value int) {
		points = append(points, fmt.Sprintf("%.1f,%.1f", s.x(action), s.y(value)))
	}
	for i, p := range c.Points {
		if i > 0 {
			at(p.Action, c.Points[i-1].Value)
		}
		at(p.Action, p.Value)
	}
	first, last := c.Points[0].Value, c.Points[len(c.Points)-1].Value
	return Line{
		Class: fmt.Sprintf("line s%d", i%styles), Points: strings.Join(points, " "), Label: labelAt(c),
		X: s.right + 8, Y: s.y(last) + 4, Summary: fmt.Sprintf("%s: %d → %d", label(c), first, last),
	}
}

func separateLabels(lines []Line) {
	order := make([]*Line, len(lines))
	for i := range lines {
		order[i] = &lines[i]
	}
	slices.SortStableFunc(order, func(a, b *Line) int { return int(10 * (a.Y - b.Y)) })
	for i := range order {
		if i > 0 {
			order[i].Y = max(order[i].Y, order[i-1].Y+labelHigh)
		}
	}
	floor := chartHigh - 6
	for _, l := range slices.Backward(order) {
		l.Y = min(l.Y, floor)
		floor = l.Y - labelHigh
	}
}

func (s scale) rows() []Tick {
	step := 1
	for _, next := range []int{2, 5, 10, 20, 25, 50, 100, 1 << 30} {
		if (s.top-s.low)/step <= 4 {
			break
		}
		step = next
	}
	var out []Tick
	for v := s.low / step * step; v <= s.top; v += step {
		if v >= s.low {
			out = append(out, Tick{s.y(v), fmt.Sprint(v)})
		}
	}
	return out
}

func (s scale) columns(starts []session.TurnStart) []Tick {
	starts = slices.DeleteFunc(slices.Clone(starts), func(start session.TurnStart) bool { return start.Turn < 1 })
	most := int(s.right-s.left) / 45
	every := max(1, (len(starts)+most-1)/most)
	var out []Tick
	for i, start := range starts {
		x := s.x(start.Action - 1)
		if i%every == 0 && (len(out) == 0 || x-out[len(out)-1].At > 18) {
			out = append(out, Tick{x, fmt.Sprint(start.Turn)})
		}
	}
	return out
}

// Bars is a bar chart of dice results.
type Bars struct {
	Wide, High float64
	Rows       []Bar
}

// Bar is the bar of one die face. Its length shows how often the face was rolled, and a mark shows
// the expected number.
type Bar struct {
	Face             string
	Text             float64 // the text's position
	Y, Long, Expects float64
	Fell, Expected   string
}

// Fallen returns a bar chart of dice results.
func (p Page) Fallen(f session.DiceStats) Bars {
	const row, bars, from = 26.0, 300.0, 150.0
	most := 1.0
	for i, n := range f.Fell {
		most = max(most, float64(n), f.Expected[i])
	}
	out := Bars{Wide: from + bars + 130, High: row*float64(len(f.Fell)) + 4}
	for i, n := range f.Fell {
		y := row * float64(i)
		out.Rows = append(out.Rows, Bar{
			Face: f.Faces[i], Y: y + 4, Text: y + 18, Long: bars * float64(n) / most,
			Expects: from + bars*f.Expected[i]/most,
			Fell:    fmt.Sprint(n), Expected: p.Expected(f.Expected[i]),
		})
	}
	return out
}

var levels = []rune("▁▂▃▄▅▆▇█")

// spark draws a curve of block characters, with blanks before its first and after its last point.
// The scale ends at the goal or the highest value, whichever is larger.
func (p Page) spark(c session.Curve, columns int) string {
	if len(c.Points) == 0 || columns < 1 {
		return ""
	}
	first, last := c.Points[0].Action, c.Points[len(c.Points)-1].Action
	columns = min(columns, p.Actions+1)
	top := topOf(c)
	var out strings.Builder
	for i := range columns {
		at := p.Actions * i / max(1, columns-1)
		level := max(0, valueAt(c, at)) * len(levels) / (top + 1)
		switch {
		case at < first || at > last:
			out.WriteRune(' ')
		default:
			out.WriteRune(levels[min(len(levels)-1, level)])
		}
	}
	return out.String()
}

func topOf(c session.Curve) int {
	top := max(1, c.Most)
	for _, p := range c.Points {
		top = max(top, p.Value)
	}
	return top
}

func bottomOf(c session.Curve) int {
	low := 0
	for _, p := range c.Points {
		low = min(low, p.Value)
	}
	return low
}

func valueAt(c session.Curve, action int) int {
	value := c.Points[0].Value
	for _, p := range c.Points {
		if p.Action > action {
			break
		}
		value = p.Value
	}
	return value
}

func textBar(n int, expected, most float64, columns int) string {
	cell := func(v float64) int { return int(v/most*float64(columns-1) + 0.5) }
	out := []rune(strings.Repeat("█", cell(float64(n))) + strings.Repeat(" ", columns))[:columns]
	out[min(columns-1, cell(expected))] = '│'
	return string(out)
}
