package minutes

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Stats has statistics of many games, such as the number of wins.
type Stats struct {
	Games   []GameStats `json:"games"`
	LeftOut []LeftOut   `json:"left_out"`
	words   *words.Words
}

// GameStats has the statistics of one of the five games.
type GameStats struct {
	Game    string  `json:"game"`
	Title   string  `json:"title"`
	Played  int     `json:"played"` // finished games
	Open    int     `json:"open"`   // unfinished games
	Turns   float64 `json:"turns"`  // the mean number of turns of a finished game
	Seconds float64 `json:"seconds"`
	Groups  []Group `json:"groups"`
}

// Group counts the games with a common property, and the wins in them.
type Group struct {
	By    By     `json:"by"`
	Value string `json:"value,omitempty"`
	Text  string `json:"text"`
	Games int    `json:"games"`
	Wins  []Win  `json:"wins"`
}

// By is a property by which games are grouped.
type By string

// The properties, in the order in which they are shown.
const (
	All       By = "all"
	ByMode    By = "mode"
	ByLevel   By = "level"
	ByPlayers By = "players"
	ByHouse   By = "house"
)

var groupings = []By{All, ByMode, ByLevel, ByPlayers, ByHouse}

// Win counts the wins of one side, or of one person if everybody plays alone.
type Win struct {
	Side  rules.Seat `json:"side,omitempty"`
	Name  string     `json:"name"`
	Won   int        `json:"won"`
	Games int        `json:"games"` // the games that this side or person played
	Share float64    `json:"share"`
}

// LeftOut is a table whose record cannot be read. Error says why.
type LeftOut struct {
	Table string `json:"table"`
	Error string `json:"error"`
}

// NewStats returns empty statistics.
func NewStats(w *words.Words) *Stats {
	return &Stats{Games: []GameStats{}, LeftOut: []LeftOut{}, words: w}
}

// Leave adds a table to LeftOut. `why` is the reason.
func (s *Stats) Leave(table, why string) { s.LeftOut = append(s.LeftOut, LeftOut{table, why}) }

// Add adds one recorded game to the statistics.
func (s *Stats) Add(e session.Summary) {
	g := s.gameOf(e)
	if !e.Over {
		g.Open++
		return
	}
	mean := func(of *float64, value int) { *of += (float64(value) - *of) / float64(g.Played) }
	g.Played++
	mean(&g.Turns, e.Turns)
	mean(&g.Seconds, e.Seconds)
	s.count(g, All, "", s.words.Say("minutes.stats-all"), e)
	if e.Played != "" { // a game with a single mode has no mode name
		mode := e.Played
		if strings.Trim(mode, "«»") == e.Title {
			mode = s.words.Say("minutes.stats-usual")
		}
		s.count(g, ByMode, e.Mode, s.grouped(ByMode, mode), e)
	}
	if e.Level != "" {
		s.count(g, ByLevel, e.Level, s.grouped(ByLevel, e.LevelTold), e)
	}
	players := fmt.Sprint(cmp.Or(e.People, len(e.Players)))
	s.count(g, ByPlayers, players, s.grouped(ByPlayers, players), e)
	for _, h := range e.House {
		s.count(g, ByHouse, h.Name+"="+h.Value, s.grouped(ByHouse, h.Text), e)
	}
}

func (s *Stats) grouped(by By, value string) string {
	return s.words.Say("minutes.stats-"+string(by), tables.Args{"value": value})
}

func (s *Stats) gameOf(e session.Summary) *GameStats {
	i := slices.IndexFunc(s.Games, func(known GameStats) bool { return known.Game == e.Game })
	if i < 0 {
		i = len(s.Games)
		s.Games = append(s.Games, GameStats{Game: e.Game, Title: e.Title, Groups: []Group{}})
	}
	return &s.Games[i]
}

func (s *Stats) count(g *GameStats, by By, value, text string, e session.Summary) {
	i := slices.IndexFunc(g.Groups, func(known Group) bool { return known.By == by && known.Value == value })
	if i < 0 {
		i = len(g.Groups)
		g.Groups = append(g.Groups, Group{By: by, Value: value, Text: text, Wins: []Win{}})
	}
	group := &g.Groups[i]
	group.Games++
	for _, p := range s.playing(e) {
		group.add(p, p.Side != rules.Nobody && p.Side == e.Winner || p.Side == rules.Nobody && p.Name == e.Won)
	}
	for i := range group.Wins {
		w := &group.Wins[i]
		if w.Side != rules.Nobody {
			w.Games = group.Games
		}
		w.Share = float64(w.Won) / float64(w.Games)
	}
}

// playing returns the sides or persons in whose statistics a game is counted. If a side won,
// playing returns only that side. If nobody won, it returns only the side "nobody". If one person
// won alone, it returns all players.
func (s *Stats) playing(e session.Summary) []Win {
	if id := e.Game + ".seat." + string(e.Winner); e.Winner == rules.Nobody || s.words.Has(id) {
		name := s.words.Say("minutes.nobody")
		if e.Winner != rules.Nobody {
			name = s.words.Say(id)
		}
		return []Win{{Side: cmp.Or(e.Winner, "nobody"), Name: name}}
	}
	return tables.Each(e.Players, func(p session.Player) Win { return Win{Name: p.Name} })
}

func (g *Group) add(w Win, won bool) {
	i := slices.IndexFunc(g.Wins, func(known Win) bool { return known.Side == w.Side && known.Name == w.Name })
	if i < 0 {
		i = len(g.Wins)
		g.Wins = append(g.Wins, w)
	}
	g.Wins[i].Games++
	if won || w.Side == "nobody" {
		g.Wins[i].Won++
	}
}

// Sort sorts the games by `order`. It also sorts the groups of each game and the wins of each
// group.
func (s *Stats) Sort(order func(game string) int) {
	slices.SortStableFunc(s.Games, func(a, b GameStats) int { return order(a.Game) - order(b.Game) })
	for i := range s.Games {
		groups := s.Games[i].Groups
		slices.SortStableFunc(groups, func(a, b Group) int {
			return cmp.Or(
				slices.Index(groupings, a.By)-slices.Index(groupings, b.By),
				b.Games-a.Games,
				cmp.Compare(a.Value, b.Value),
			)
		})
		for j := range groups {
			slices.SortStableFunc(groups[j].Wins, func(a, b Win) int {
				return cmp.Or(b.Won-a.Won, cmp.Compare(a.Side, b.Side), cmp.Compare(a.Name, b.Name))
			})
		}
	}
}

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
				continue // all games are in this group, so the heading of the group All names the property
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
		said := tables.Args{"table": left.Table, "cause": left.Error}
		line(colours.Warning("! " + s.words.Say("minutes.stats-left-out", said)))
	}
	_, err := io.WriteString(to, out.String())
	return err
}

func (g GameStats) heading(group Group) string {
	common := []string{group.Text}
	for _, other := range g.Groups {
		if group.By == All && other.By != All && other.Games == g.Played {
			common = append(common, other.Text)
		}
	}
	return strings.Join(common, " · ")
}

func (s *Stats) length(g GameStats) string {
	all := []string{s.words.Say("minutes.stats-played", tables.Args{"count": g.Played})}
	if g.Played > 0 {
		turns := tables.Args{"count": session.Decimal(s.words.Lang(), g.Turns, 1)}
		id := g.Game + ".minutes.turns"
		if !s.words.Has(id) {
			id = "minutes.actions"
		}
		average := tables.Args{"turns": s.words.Say(id, turns)}
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
