package chezguevara

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
)

// tented is what lies open before one player, as a record keeps it.
type tented struct {
	Seat string
	Rank string
	Tent []struct {
		Card   string
		Tokens int
	}
	Tokens, Wounds int
}

// printed is the slack that stands on rank cards and life cards; nothing where a die decides.
type printed map[string]int

// count adds up what a player shows: his rank, the cards in his tent with the tokens on them,
// the tokens beside them, less his wounds.
func (p printed) count(of tented) int {
	n := p[of.Rank]
	for _, c := range of.Tent {
		n += p[c.Card] + c.Tokens
	}
	return n + of.Tokens - of.Wounds
}

// open is what all can see, as far as it counts.
type open struct {
	Ranks   any `json:"ranks"`
	Cards   any `json:"cards"`
	Players any `json:"players"`
}

// counted counts everybody from the text of a table alone. The rulebook itself says that the
// new beret gives one at least.
func counted(t *testing.T, s State) map[string]int {
	var plain struct {
		Ranks   []struct{ Rank, Slack json.RawMessage }
		Cards   []map[string]any
		Players []tented
	}
	require.NoError(t, json.Unmarshal([]byte(text(open{s.Ranks, s.Cards, s.Players})), &plain))
	p := printed{"new-beret": 1}
	for _, r := range plain.Ranks {
		var slack int
		if r.Slack != nil {
			require.NoError(t, json.Unmarshal(r.Slack, &slack))
		}
		p[strings.Trim(string(r.Rank), `"`)] = slack
	}
	for _, c := range plain.Cards {
		if slack, ok := c["slack"].(float64); ok && c["die"] == nil {
			p[c["id"].(string)] = int(slack)
		}
	}
	out := map[string]int{}
	for _, of := range plain.Players {
		out[of.Seat] = p.count(of)
	}
	return out
}

// countsAgree holds the naive count of a table against the program's, and against the totals
// that were told with the notes.
func countsAgree(t *testing.T, s State, notes []rules.Note) (told int) {
	naive := counted(t, s)
	for _, p := range s.Players {
		if n := s.Total(p.Seat); n != naive[string(p.Seat)] {
			require.Equal(t, naive[string(p.Seat)], n, "%s of %s", p.Seat, text(s.Table))
		}
	}
	reached(t, s, naive)
	for _, n := range notes {
		for name, what := range n.Args {
			if of, ok := what.(rules.Noun); ok && of.Kind == NounSeat {
				require.Equal(t, naive[of.ID], n.Args[name+"_total"], "%s of note %s", name, n.ID)
				told++
			}
			of, seat := what.(rules.Noun)
			if seat && name == "seat" && slices.Contains([]string{"won", "claims", "undone-slack"}, n.ID) {
				require.Equal(t, naive[of.ID], n.Args["slack"], "note %s", n.ID)
			}
		}
	}
	return told
}

// reached holds that whoever has the goal by the naive count, and nobody else, has won, or
// waits for objections to it.
func reached(t *testing.T, s State, naive map[string]int) {
	goal := 20
	if len(s.Players) == 5 {
		goal = 18
	}
	if s.Result != nil {
		require.GreaterOrEqual(t, naive[string(s.Result.Winner)], goal)
		return
	}
	have := map[string]int{}
	for seat, n := range naive {
		if n >= goal {
			have[seat] = n
		}
	}
	claimed := map[string]int{}
	for _, c := range s.Claims {
		claimed[string(c.Seat)] = c.Slack
	}
	require.Equal(t, have, claimed)
}

func TestANaiveCountOfTheRecordedGames(t *testing.T) {
	lines, told := 0, 0
	for _, name := range []string{"two", "five"} {
		record, err := os.ReadFile("../../cmd/testdata/games/chezguevara-" + name + ".jsonl")
		require.NoError(t, err)
		var before []State // the table before each line
		var s State
		for text := range strings.Lines(string(record)) {
			var line struct {
				N, Undo int
				Setup   *Setup
				Did     json.RawMessage
			}
			require.NoError(t, json.Unmarshal([]byte(text), &line))
			before = append(before, s)
			var notes []rules.Note
			switch {
			case line.Setup != nil:
				s = started(*line.Setup)
			case line.Undo != 0:
				s = before[line.Undo-1]
			case line.Did != nil:
				a, err := Actions.Decode(line.Did)
				require.NoError(t, err)
				s, notes = Game{}.Apply(s, a)
			}
			told += countsAgree(t, s, notes)
			lines++
		}
	}
	require.Equal(t, 156, lines)
	require.Greater(t, told, 100)
}

func TestANaiveCountOfRandomGames(t *testing.T) {
	told := 0
	played(t, 4, func(s State, a Action, after State) {
		_, notes := Game{}.Apply(s, a)
		told += countsAgree(t, after, notes)
	})
	require.Greater(t, told, 400)
}

func TestANaiveCountOfNestsOfInterrupts(t *testing.T) {
	deepest := 0
	for seed := range ruletest.Some(20) {
		s, roll := nestTable(), rolling(uint64(seed))
		for range 14 {
			legal := interrupts(&s)
			if len(legal) == 0 {
				break
			}
			after, notes := Game{}.Apply(s, legal[roll(len(legal))])
			s = after
			countsAgree(t, s, notes)
			deepest = max(deepest, depth(&s))
		}
	}
	require.GreaterOrEqual(t, deepest, 5)
}
