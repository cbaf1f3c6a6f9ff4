package minutes

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

func won(game string, winner rules.Seat, name string, players ...string) session.Summary {
	e := session.Summary{Game: game, Title: game, Mode: "m", Played: "«" + game + "»", Over: true, Winner: winner, Won: name, Turns: 4}
	for _, p := range players {
		e.Players = append(e.Players, session.Player{Name: p})
	}
	return e
}

func TestWinsAreCountedBySideOrByPerson(t *testing.T) {
	s := NewStats(words.In(tables.English))
	open := won("picklerick", "", "", "Ann")
	open.Over = false
	strict := won("picklerick", "rick", "Ann (Rick)", "Ann")
	strict.House = []session.HouseRule{{Name: "hp_zero", Value: "immediate", Text: "at once"}}
	for _, e := range []session.Summary{
		open, strict, won("picklerick", "rick", "Boris (Rick)", "Boris", "Ann"), won("picklerick", "russians", "the Russians", "Ann"),
		won("chezguevara", "player_2", "Boris", "Ann", "Boris"), won("chezguevara", "player_1", "Ann", "Ann", "Cleo"),
	} {
		s.Add(e)
	}
	s.Leave("torn", "It is torn.")
	s.Sort(func(game string) int { return map[string]int{"picklerick": 0, "chezguevara": 1}[game] })
	rick := s.Games[0]
	require.Equal(t, []int{3, 1}, []int{rick.Played, rick.Open})
	require.Equal(t, []By{All, ByMode, ByPlayers, ByPlayers, ByHouse}, bys(rick))
	require.Equal(t, Win{Side: "rick", Name: "Rick", Won: 2, Games: 3, Share: 2. / 3}, rick.Groups[0].Wins[0])
	require.Equal(t, 1, rick.Groups[4].Games)
	var names []string
	for _, w := range s.Games[1].Groups[0].Wins {
		names = append(names, s.won(w))
	}
	require.Equal(t, []string{"Ann won 1 of 2", "Boris won 1 of 1", "Cleo won 0 of 1"}, names,
		"each of the games that they played")
	var out bytes.Buffer
	require.NoError(t, s.Text(&out, paint.New(false), 80))
	require.Contains(t, out.String(), "torn is not counted, because its record cannot be read. It is torn.")
	require.Contains(t, out.String(), "  all · mode: "+words.In(tables.English).Say("minutes.stats-usual")+"\n", "not the name of the mode on the command line")
	require.Regexp(t, `· on average [0-9.]+ \w+`, out.String())
	require.NotContains(t, out.String(), "[minutes")
	none := s.words.Say("minutes.stats-none")
	require.NotContains(t, out.String(), none)
	rows := strings.Split(out.String(), "\n")
	for i, row := range rows {
		if indent(row) == 2 {
			require.Equal(t, 4, indent(rows[i+1]), "%s stands without figures", row)
		}
	}
	unfinished := NewStats(s.words)
	unfinished.Add(open)
	out.Reset()
	require.NoError(t, unfinished.Text(&out, paint.New(false), 80))
	require.Contains(t, out.String(), none)
}

func TestAnAverageHasATimeOfAMinuteOrMore(t *testing.T) {
	w := words.In(tables.English)
	for seconds, timed := range map[int]bool{59: false, 60: true} {
		s := NewStats(w)
		e := won("toy", "", "Ann", "Ann")
		e.Level, e.LevelTold, e.Seconds = "l", "very clever", seconds
		s.Add(e)
		var out bytes.Buffer
		require.NoError(t, s.Text(&out, paint.New(false), 80))
		require.Contains(t, out.String(), "very clever")
		require.Contains(t, out.String(), w.Say("minutes.actions", tables.Args{"count": "4.0"}), "no word of its own")
		require.Equal(t, timed, strings.Contains(out.String(), session.Took(w, 60)), out.String())
	}
}

func indent(row string) int { return len(row) - len(strings.TrimLeft(row, " ")) }

func bys(g GameStats) (out []By) {
	for _, group := range g.Groups {
		out = append(out, group.By)
	}
	return out
}

func TestWhoPlaysSeveralSeatsIsOnePlayer(t *testing.T) {
	s := NewStats(words.In(tables.English))
	mice := won("micemystics", "mice", "the mice", "Tilda", "Collin", "Nez", "Filch")
	mice.People = 3
	s.Add(mice)
	i := slices.Index(bys(s.Games[0]), ByPlayers)
	require.Equal(t, "3", s.Games[0].Groups[i].Value)
}
