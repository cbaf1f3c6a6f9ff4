package minutes

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"
	"time"

	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Page has the contents of the report about one game.
type Page struct {
	session.Summary
	Name  string // the name of the table
	story session.Tale
	words *words.Words
}

// New returns the report about a recorded game.
func New(e session.Summary, name string, story session.Tale, w *words.Words) Page {
	e.Luck = e.ToldDice()
	return Page{Summary: e, Name: name, story: story, words: w}
}

// Lang returns the language of the page.
func (p Page) Lang() tables.Lang { return p.words.Lang() }

// Say returns the page's sentence with this id.
func (p Page) Say(id string) string { return p.words.Say("minutes." + id) }

// About returns a line with the game, its mode, the level of the opponent and the date.
func (p Page) About() string {
	all := []string{p.Title}
	switch {
	case strings.Contains(p.Played, p.Title):
		all[0] = p.Played
	case p.Played != "":
		all = append(all, p.Played)
	}
	if p.LevelTold != "" {
		all = append(all, p.LevelTold)
	}
	if !p.Began.IsZero() {
		all = append(all, p.Began.Local().Format(time.DateOnly))
	}
	return strings.Join(all, " · ")
}

// Who returns a line with the names of all players.
func (p Page) Who() string {
	names := tables.Each(p.Players, func(one session.Player) string { return one.Name })
	return strings.Join(names, ", ")
}

// Result returns a sentence about the winner, or that the game is not over.
func (p Page) Result() string {
	switch {
	case !p.Over:
		return p.Say("goes-on")
	case p.Won == "":
		return p.words.Say("session.ended")
	}
	return p.words.Say("session.won", tables.Args{"name": p.Won})
}

// Took returns the time that a player took, as text.
func (p Page) Took(seconds int) string { return session.Took(p.words, seconds) }

// Long returns the duration of the game as text.
func (p Page) Long() string { return p.Length(p.words) }

// Timed reports whether the page shows how much time each player took.
func (p Page) Timed() bool { return p.Times(p.words) != "" }

// Mended says how often people undid actions, and how often the app rolled again after an undo. If
// neither happened, it returns "".
func (p Page) Mended() string {
	var all []string
	if p.Undone > 0 {
		all = append(all, p.words.Say("minutes.struck", tables.Args{"count": p.Undone}))
	}
	if p.Again > 0 {
		all = append(all, p.words.Say("minutes.again", tables.Args{"count": p.Again}))
	}
	return strings.Join(all, " · ")
}

// ReviewTitle returns the first line of the review as a heading.
func (p Page) ReviewTitle() string { return strings.TrimSuffix(p.Review[0], ":") }

// Paused returns a sentence that says which gaps between entries count as pauses.
func (p Page) Paused() string {
	return p.words.Say("minutes.paused", tables.Args{"minutes": int(session.Pause.Minutes())})
}

// Dice returns a text with the source of the dice and their number, such as "The app's dice: 7".
func (p Page) Dice(f session.DiceStats) string {
	return p.words.Say("minutes.dice-"+string(f.Source)) + ": " + fmt.Sprint(f.Dice)
}

// Odds returns the sentence about the p-value of the dice.
func (p Page) Odds(f session.DiceStats) string {
	return p.words.Say("minutes.odds", tables.Args{"p": session.Decimal(p.Lang(), 100*f.P, 1), "small": f.P < 0.001})
}

// Expected returns the expected number of rolls with one decimal digit.
func (p Page) Expected(e float64) string { return session.Decimal(p.Lang(), e, 1) }

//go:embed page.html
var source string

func pageTemplate() *template.Template {
	return template.Must(template.New("minutes").Funcs(template.FuncMap{
		"at":      func(v float64) string { return fmt.Sprintf("%.1f", v) },
		"capital": tables.Capital,
		"add":     func(a, b float64) float64 { return a + b },
	}).Parse(source))
}

// HTML writes the report as one self-contained page.
func (p Page) HTML(to io.Writer) error { return pageTemplate().Execute(to, p) }
