package infiltrators

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

const usualColumns = 80

// View draws the public information, and warns if a loss is near.
func (Flow) View(t *talk.UI, s game.State) string {
	columns := t.Width
	if columns <= 0 {
		columns = usualColumns
	}
	a := prompter{phrases: phrases{t}, state: s}
	lines := append(a.piles(columns), a.table(columns)...)
	lines = append(lines, a.grid(columns)...)
	for _, trap := range game.Traps(s) {
		lines = append(lines, paint.Wrap(a.Paint.Warning(voice.Tell(t, s, trap)), columns)...)
	}
	return strings.Join(lines, "\n")
}

// On a screen, the list of discards is cut to one line. The command `show` prints the whole list.
func (a prompter) piles(columns int) []string {
	s := &a.state
	said := tables.Args{"count": s.Bullets, "left": s.Remaining(), "deck": s.Suspects, "hq": s.HQ}
	out := paint.Wrap(a.Paint.Title(a.say("view.piles", said)), columns)
	if len(s.Up)+s.Down == 0 {
		return out
	}
	line := a.say("view.discard", tables.Args{"down": s.Down, "up": len(s.Up), "cards": a.codes(s.Up)})
	if a.Height > 0 {
		return append(out, fit(line, columns))
	}
	return append(out, paint.Wrap(line, columns)...)
}

func (a prompter) table(columns int) []string {
	width := 0
	for i := range a.state.Agents {
		width = max(width, paint.Width(a.entitled(&a.state.Agents[i])))
	}
	width = min(width, columns/2)
	var out []string
	for i := range a.state.Agents {
		g := &a.state.Agents[i]
		mark := "  "
		if g.Seat == a.state.Turn.Seat && a.state.Result == nil {
			mark = "▸ "
		}
		head := mark + paint.Pad(fit(a.entitled(g), width), width) + "  "
		out = append(out, a.place(g, head, columns)...)
	}
	return out
}

func (a prompter) place(g *game.Agent, head string, columns int) []string {
	text, below := a.hand(g), strings.Repeat(" ", paint.Width(head))
	var more []string
	switch {
	case g.Suspect && columns < narrow:
		below = "    "
		more = append(more, a.clues(g))
	case g.Suspect:
		text += " · " + a.clues(g)
	}
	if below := a.beneath(g); below != "" {
		more = append(more, below)
	}
	out := hanging(head, text, columns)
	for _, line := range more {
		out = append(out, hanging(below, line, columns)...)
	}
	return out
}

// On a screen narrower than this, an agent's hints are below the name.
const narrow = 60

func hanging(head, text string, columns int) []string {
	width := paint.Width(head)
	out := paint.Wrap(text, columns-width)
	for i := range out {
		if i > 0 {
			head = strings.Repeat(" ", width)
		}
		out[i] = head + out[i]
	}
	return out
}

func (a prompter) hand(g *game.Agent) string {
	pieces := []string{a.say("view.hand", tables.Args{"count": g.Hand})}
	if len(g.Known) > 0 {
		pieces = append(pieces, a.say("view.known", tables.Args{"cards": a.codes(g.Known)}))
	}
	return strings.Join(pieces, " · ")
}

func (a prompter) clues(g *game.Agent) string {
	pieces := []string{a.Paint.Seat(a.say("view.suspect"))}
	if g.Seal != "" {
		pieces = append(pieces, a.say("view.sealed"))
	}
	for _, lies := range []game.Lies{game.Upright, game.Sideways} {
		if cards := laid(g, lies); len(cards) > 0 {
			pieces = append(pieces, a.say("view."+string(lies), tables.Args{"cards": a.codes(cards)}))
		}
	}
	if len(g.Missed) > 0 {
		pieces = append(pieces, a.say("view.missed", tables.Args{"cards": a.codes(g.Missed)}))
	}
	if a.boardIsWhole(g.Seat) {
		pieces = append(pieces, a.Paint.Muted(a.say("view.board-whole")))
	}
	return strings.Join(pieces, " · ")
}

func laid(g *game.Agent, lies game.Lies) []parts.Card {
	var out []parts.Card
	for _, h := range g.Hints {
		if h.Lies == lies {
			out = append(out, h.Card)
		}
	}
	return out
}

// boardIsWhole reports whether a suspect's hint board is shown, but excludes no suit or number yet.
func (a prompter) boardIsWhole(seat rules.Seat) bool {
	crossed, ok := a.state.Board(seat)
	seen := a.state.Shown == game.ShownBoard || a.state.Shown == game.ShownGrid
	return ok && seen && len(crossed.Suits)+len(crossed.Numbers) == 0
}

// board returns the suits and numbers that a suspect's hint board still allows. If there is no
// board, or if the board excludes nothing, it returns "".
func (a prompter) board(seat rules.Seat) string {
	crossed, ok := a.state.Board(seat)
	if !ok || a.boardIsWhole(seat) {
		return ""
	}
	var suits []string
	for _, suit := range a.state.Suits {
		if !slices.Contains(crossed.Suits, suit) {
			suits = append(suits, a.letter(suit))
		}
	}
	numbers := a.possible(crossed.Numbers)
	if len(suits)+len(numbers) == 0 {
		return a.Paint.Warning(a.say("view.board-none"))
	}
	return a.say("view.board", tables.Args{"suits": strings.Join(suits, " "), "numbers": spans(numbers)})
}

func (a prompter) possible(crossed []int) []int {
	var out []int
	r := a.state.Mission.Range()
	for n := r.Min; n <= r.Max; n++ {
		if !slices.Contains(crossed, n) {
			out = append(out, n)
		}
	}
	return out
}

// spans lists numbers. It shortens three or more consecutive numbers, such as 4-7 in "2 4-7 9".
func spans(numbers []int) string {
	var out []string
	for i := 0; i < len(numbers); {
		end := i
		for end+1 < len(numbers) && numbers[end+1] == numbers[end]+1 {
			end++
		}
		text := strconv.Itoa(numbers[i])
		if end-i >= 2 {
			text, i = text+"-"+strconv.Itoa(numbers[end]), end
		}
		out, i = append(out, text), i+1
	}
	return strings.Join(out, " ")
}

func (a prompter) entitled(g *game.Agent) string { return a.key(g.Seat) + " " + a.seat(g.Seat) }

func fit(text string, columns int) string {
	runes := []rune(text)
	for paint.Width(string(runes)) > columns && len(runes) > 1 {
		runes = append(runes[:len(runes)-2], '…')
	}
	return string(runes)
}

// clockFace writes seconds as 7:30.
func clockFace(seconds int) string { return fmt.Sprintf("%d:%02d", seconds/60, seconds%60) }

// Title returns the line above a view: mission, turn, agent and remaining time.
func (Flow) Title(t *talk.UI, s game.State) string {
	a := prompter{phrases: phrases{t}, state: s}
	name := s.Mission.Title.In(t.Words.Lang())
	if name == "" {
		name = a.say("title.mission", tables.Args{"mission": s.Mission.ID})
	}
	turn := tables.Args{"turn": s.Turn.Number, "name": ""}
	if s.Result == nil {
		turn["name"] = a.seat(s.Turn.Seat)
	}
	pieces := []string{name, a.say("title.turn", turn)}
	if s.Mission.Minutes > 0 {
		pieces = append(pieces, a.say("title.left", tables.Args{"left": clockFace(s.Left())}))
	}
	return strings.Join(pieces, " · ")
}
