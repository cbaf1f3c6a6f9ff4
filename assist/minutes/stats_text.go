package minutes

import (
	"io"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/tables"
)

// Text writes the statistics for a terminal.
func (s *Stats) Text(to io.Writer, colours paint.Paint, columns int) error {
	var out strings.Builder
	line := func(text string) {
		for _, wrapped := range paint.Wrap(text, max(columns, 40)) {
			out.WriteString(wrapped + "\n")
		}
	}
	ended := false
	for _, g := range s.Games {
		line(colours.Title(g.Title))
		line(s.length(g))
		for _, group := range g.Groups {
			if ended = true; group.By != All && group.Games == g.Played {
				continue // said with all
			}
			line("  " + g.heading(group))
			for _, win := range group.Wins {
				line("    " + s.won(win))
			}
		}
		out.WriteString("\n")
	}
	if !ended {
		line(s.words.Say("minutes.stats-none"))
	}
	for _, left := range s.LeftOut {
		line(colours.Warning("! " + s.words.Say("minutes.stats-left-out", tables.Args{"table": left.Table, "cause": left.Error})))
	}
	_, err := io.WriteString(to, out.String())
	return err
}

// heading returns what the games of a group have in common; above all games, whatever
// else they have in common too.
func (g GameStats) heading(group Group) string {
	common := []string{group.Text}
	for _, other := range g.Groups {
		if group.By == All && other.By != All && other.Games == g.Played {
			common = append(common, other.Text)
		}
	}
	return strings.Join(common, " · ")
}

// length returns how many games there were and how long they took on average.
func (s *Stats) length(g GameStats) string {
	all := []string{s.words.Say("minutes.stats-played", tables.Args{"count": g.Played})}
	if g.Played > 0 {
		average := tables.Args{"turns": session.Decimal(s.words.Lang(), g.Turns, 1)}
		if g.Seconds >= 60 {
			average["time"] = session.Took(s.words, int(g.Seconds))
		}
		all = append(all, s.words.Say("minutes.stats-average", average))
	}
	if g.Open > 0 {
		all = append(all, s.words.Say("minutes.stats-open", tables.Args{"count": g.Open}))
	}
	return strings.Join(all, " · ")
}

func (s *Stats) won(w Win) string {
	return s.words.Say("minutes.stats-wins", tables.Args{"name": w.Name, "won": w.Won, "games": w.Games})
}
