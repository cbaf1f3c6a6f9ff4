package infiltrators

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// The variable `shows` has the choices for a summary of the hints. The first choice shows nothing,
// and the last choice shows the most complete summary. The rules allow only the first two choices
// (IN-BOARD-06).
var shows = []game.Shown{showNothing, game.ShownBoard, game.ShownGrid, game.ShownCandidates}

const showNothing game.Shown = "nothing"

func shownAs(s game.State) game.Shown {
	if s.Shown == game.ShownBoard && s.NoBoards {
		return showNothing
	}
	return s.Shown
}

func (t phrases) showOption(i int, shown game.Shown) desk.Option {
	keys := map[game.Shown][]string{
		showNothing: t.Own("n", "nothing", "н", "ничего"), game.ShownBoard: t.Own("y", "board", "д", "планшет"),
		game.ShownGrid: t.Own("grid", "сетка"), game.ShownCandidates: t.Own("all", "все"),
	}[shown]
	return desk.Option{
		Keys:  append([]string{strconv.Itoa(i + 1)}, keys...),
		Label: t.shownName(shown),
	}
}

func (t phrases) shownName(shown game.Shown) string {
	return t.say("shown." + cmp.Or(string(shown), "board"))
}

func (t phrases) askShown(likely game.Shown) (game.Shown, error) {
	q := desk.Question{Text: t.say("setup.shown"), Default: strconv.Itoa(1 + slices.Index(shows, likely))}
	return talk.ChooseOne(t.UI, q, shows, t.showOption)
}

func (a prompter) reshow() (game.Action, error) {
	shown, err := a.askShown(shownAs(a.state))
	changes := []rules.Change{rules.To("/shown", shown), rules.To("/no_boards", shown == showNothing)}
	if shown == showNothing {
		changes[0] = rules.To("/shown", game.ShownBoard)
	}
	return game.Correct{Correction: rules.Correction{Changes: changes}}, err
}

// beneath returns the summary that is printed below the hints of a suspect.
func (a prompter) beneath(g *game.Agent) string {
	if !g.Suspect {
		return ""
	}
	switch shownAs(a.state) {
	case game.ShownBoard, game.ShownGrid:
		return a.board(g.Seat)
	case game.ShownCandidates:
		return a.candidates(g.Seat)
	}
	return ""
}

// If a suspect has at most this many possible cards, the cards are printed with probabilities.
const likeliest = 4

// candidates returns a sentence with the cards that a suspect may be. It uses only what everybody
// knows.
func (a prompter) candidates(seat rules.Seat) string {
	known := a.state.Public().Deals()
	cards := known.Candidates(slices.Index(a.state.Held(), seat))
	if len(cards) == 0 {
		return a.Paint.Warning(a.say("view.candidates-none"))
	}
	said := tables.Args{"count": len(cards), "cards": a.bySuit(cards)}
	if len(cards) <= likeliest {
		said["cards"] = a.withChances(cards)
	}
	return a.say("view.candidates", said)
}

func (a prompter) withChances(cards []deals.Candidate) string {
	var out []string
	for _, c := range cards {
		out = append(out, a.code(c.Card)+" "+percent(c.Chance)+" %")
	}
	return strings.Join(out, ", ")
}

// bySuit writes "r 2 4-7 · b 9" for red 2, red 4 to 7 and black 9.
func (a prompter) bySuit(cards []deals.Candidate) string {
	var out []string
	for _, suit := range a.state.Suits {
		var numbers []int
		special := ""
		for _, c := range cards {
			switch {
			case c.Card.Suit() != suit:
			case c.Card.Special():
				special = " *"
			default:
				numbers = append(numbers, c.Card.Number())
			}
		}
		slices.Sort(numbers)
		if len(numbers) > 0 || special != "" {
			out = append(out, strings.TrimSpace(a.letter(suit)+" "+spans(numbers))+special)
		}
	}
	return strings.Join(out, " · ")
}

func (a prompter) grid(columns int) []string {
	s := &a.state
	if s.Shown != game.ShownGrid {
		return nil
	}
	if columns >= narrow && a.Height > 0 {
		return a.drawnGrid()
	}
	var unseen []deals.Candidate
	for _, c := range s.Deck() {
		if !slices.Contains(s.Seen(), c) {
			unseen = append(unseen, deals.Candidate{Card: c})
		}
	}
	return paint.Wrap(a.say("view.unseen", tables.Args{"count": len(unseen), "cards": a.bySuit(unseen)}), columns)
}

// drawnGrid draws a grid of all suits and numbers. A cross marks a card that all agents have seen.
func (a prompter) drawnGrid() []string {
	r, seen := a.state.Mission.Range(), a.state.Seen()
	head := paint.Pad(a.say("view.grid"), gridHead)
	for n := r.Min; n <= r.Max; n++ {
		head += paint.Pad(strconv.Itoa(n), gridCell)
	}
	out := []string{strings.TrimRight(head, " ")}
	for _, suit := range a.state.Suits {
		row := paint.Pad("  "+a.suit(suit), gridHead)
		for n := r.Min; n <= r.Max; n++ {
			mark := "·"
			if slices.Contains(seen, parts.CardOf(suit, n)) {
				mark = "x"
			}
			row += paint.Pad(mark, gridCell)
		}
		out = append(out, strings.TrimRight(row, " "))
	}
	return out
}

// The widths of the grid's columns, in characters. With 14 numbers, the whole grid is 55 characters
// wide.
const (
	gridHead = 13
	gridCell = 3
)
