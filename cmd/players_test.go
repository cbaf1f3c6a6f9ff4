package cmd

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

var whoPlays = regexp.MustCompile(`Who is playing now, in the order of the seats \((.*?)\)\?`)

// If cards were dealt for the number of players, nobody may join.
func TestPeopleChangeAtEveryTable(t *testing.T) {
	for _, file := range kept(t) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			s := newSitting(t)
			lines := strings.SplitAfter(unchained.ReplaceAllString(s.text(file), ""), "\n")
			path := journal.Path(s.env["TABLEMATE_HOME"], "T")
			require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
			require.NoError(t, os.WriteFile(path, []byte(strings.Join(lines[:min(12, len(lines)-1)], "")), 0o600))
			play := []string{"play", "--table", "T", "--lang", "en", "--plain"}
			asked := whoPlays.FindStringSubmatch(oneLine(s.hears("fix players\npause\n", play...)))
			if asked == nil {
				require.Contains(t, file, "duel", "one person plays both groups, unless the Owner has a name")
				return
			}
			seats, sure := strings.Count(asked[1], ",")+1, ""
			if strings.Contains(asked[1], " · ") { // one person may play several seats
				seats, sure = strings.Count(asked[1], " · ")+1, "y\n"
			}
			named := strings.Join([]string{"Qasim", "Wanda", "Xenia", "Yves", "Zoe", "Uma"}[:seats], ", ")
			said := s.hears("fix players\n"+named+", Tom\n"+named+"\n"+sure+"pause\n", play...)
			require.Regexp(t, `! The number of players stays \d+ until [^!]*\([A-Z]{2}-SET(UP)?-\d+\)|! Type 1 to \d names`, said)
			shown := s.ask("show", "t", "--json").out
			told := oneLine(s.ask("log", "t", "--lang", "en").out)
			for _, name := range strings.Split(named, ", ") {
				require.Contains(t, shown, `"`+name+`"`)
				require.Regexp(t, `[—;] ?`+name+" (now has the seat “|is playing now)", told)
			}
			require.Equal(t, done, s.ask("verify", "t").code)
			require.Contains(t, s.hears("fix players\n"+named+"\npause\n", play...), "nothing to change")
		})
	}
}

// After the players change, some questions of the setup are asked again. `renamed` has the answers
// if only names change, and `joined` has the answers if another person joins.
func TestOthersSitDownBeforeTheFirstTurn(t *testing.T) {
	for game, c := range map[string]struct{ answers, renamed, joined []string }{
		"picklerick":   {[]string{"solo", "Ann", "left", "", ""}, []string{"solo", "Zed"}, []string{"two", "Zed, Vera", "left", "", ""}},
		"raccoonheist": {[]string{"Ann", "", "", "", ""}, []string{"Zed"}, []string{"Zed and Vera", "", "", "", ""}},
		"infiltrators": {[]string{"2", "Ann, Bo", "", "", ""}, []string{"Zed, Bo"}, []string{"Zed, Vera & Bo", "", "", ""}},
		"micemystics": {[]string{"Ann", "just play", "", "", "", "Wick", ""},
			[]string{"Zed", "just play", "", "", "", "Wick", ""},
			[]string{"Zed, Vera", "just play", "", "", "", "Wick, Oat", ""}},
		"chezguevara": {[]string{"Ann, Bo, Cy", "2 3 0", "3 2 1 1", "4 2 3 2", "p c s", "p p p c s", ""}, []string{"Zed, Bo, Cy"},
			[]string{"Zed, Vera, Bo, Cy", "p c s p", "p p c s", ""}},
	} {
		t.Run(game, func(t *testing.T) {
			for _, others := range [][]string{c.renamed, c.joined} {
				s := newSitting(t)
				typed := slices.Concat(c.answers, []string{"n", "players"}, others, []string{"y", "pause", ""})
				said := s.hears(strings.Join(typed, "\n"), "play", game, "--table", "T", "--lang", "en", "--plain")
				require.Contains(t, said, "Saved.")
				header := strings.SplitN(s.text(journal.Path(s.env["TABLEMATE_HOME"], "T")), "\n", 2)[0]
				require.NotContains(t, header, `"Ann"`)
				for _, name := range strings.Fields(strings.NewReplacer(",", "", "&", "", "and", "").Replace(others[0])) {
					if name[0] < 'a' {
						require.Contains(t, header, `"`+name+`"`, said)
					}
				}
			}
		})
	}
}

// A number in words must not become a name.
func TestPeopleAreNamedOrCounted(t *testing.T) {
	for game, before := range map[string]string{"raccoonheist": "", "infiltrators": "2\n", "micemystics": "", "chezguevara": ""} {
		asks := func(typed string) string {
			said := newSitting(t).hears(before+typed+"\n", "play", game, "--table", "T", "--lang", "en", "--plain")
			_, behind, _ := strings.Cut(said, "› "+typed)
			return behind
		}
		for _, typed := range []string{"трое", "нас трое", "Трое игроков", "3 people", "three of us"} {
			require.NotContains(t, asks(typed), "! ", game)
			require.NotContains(t, asks(typed), typed, game)
		}
		for _, typed := range []string{"Аня, Боря и Вика", "Аня Боря Вика", "Аня & Боря and Вика"} {
			require.NotContains(t, asks(typed), "! ", game)
		}
		for typed, says := range map[string]string{"Ann, ann": "ann.* twice", "Ann, двое": "двое.* is not a name", "A, B, C, D, E, F": "five|four"} {
			require.Regexp(t, "(?s)! .*("+says+")", asks(typed), game)
		}
	}
}

func TestEnterKeepsWhoSatAlready(t *testing.T) {
	s := newSitting(t)
	said := s.hears("solo\nAnn\nleft\n\n\nn\nplayers\ntwo\n\nleft\n\n\ny\npause\n", "play", "picklerick", "--table", "T", "--lang", "en", "--plain")
	require.Contains(t, said, "(Enter = Ann, the Russians) › \n")
	require.Contains(t, said, "Saved.", "the answer that was announced is taken")
}

// The game does not begin, so the menu's language stays.
func TestATableThatIsPlayedElsewhereAnswersInTheLanguageOfTheMenu(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	w := must(journal.Open(journal.Path(s.env["TABLEMATE_HOME"], "Friday")))
	defer w.Close()
	s.env["TABLEMATE_LANG"] = "ru"
	said := s.hears("\n")
	require.Contains(t, said, "С возвращением")
	require.Contains(t, said, "уже записывает другой tablemate")
}
