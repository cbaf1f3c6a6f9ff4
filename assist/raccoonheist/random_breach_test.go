package raccoonheist

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
	"tablemate/tables/words"
)

// everything asks for the long run of a short test.
const everything = "TABLEMATE_TEST_ALL"

// breaches are ways to break a rule: what somebody does in a state and the rule that it
// breaks, "" where it cannot be done there.
var breaches = []func(s game.State, r *rand.Rand) (game.Action, tables.RuleID){
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) { // where the Dog is
		if g := choosing(s); g != nil && s.Round.Dog != parts.Nowhere {
			return game.Raid{Seat: g.Seat, Location: s.Round.Dog, Count: 1}, "RH-DOG-03"
		}
		return nil, ""
	},
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) { // more than there are
		if g := choosing(s); g != nil && g.Reserve < 7 { // or the box has no such figure
			return game.Raid{Seat: g.Seat, Location: free(s), Count: g.Reserve + 1}, "RH-RAID-06"
		}
		return nil, ""
	},
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) { // nobody
		if g := choosing(s); g != nil {
			return game.Raid{Seat: g.Seat, Location: free(s)}, "RH-RAID-05"
		}
		return nil, ""
	},
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) {
		if g := choosing(s); g != nil {
			return game.Pass{Seat: g.Seat}, "RH-RAID-10"
		}
		return nil, ""
	},
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) {
		if s.Round.Step == game.TrapStep {
			return game.Trap{Location: parts.Basement}, "RH-TRAP-02"
		}
		return nil, ""
	},
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) {
		if s.Round.Step == game.TrapStep && s.Round.LastTrap != parts.Nowhere {
			return game.Trap{Location: s.Round.LastTrap}, "RH-TRAP-03"
		}
		return nil, ""
	},
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) { // the card changed
		if s.Round.Step == game.Heist {
			return game.Hide{}, "RH-OWN-06"
		}
		return nil, ""
	},
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) { // a raid changed when the card lies open
		if s.Round.Step == game.RoundUp {
			return game.Change{Seat: s.Groups[r.IntN(len(s.Groups))].Seat, Location: free(s), Count: 1}, "RH-AMB-21"
		}
		return nil, ""
	},
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) { // a second die for the Dog
		if s.Round.Step == game.Heist {
			return game.Fell{Face: 1 + r.IntN(parts.DieSides), Seat: game.SeatOwner}, "RH-OWN-03"
		}
		return nil, ""
	},
	func(s game.State, r *rand.Rand) (game.Action, tables.RuleID) { // the popper that nobody has
		if s.Round.Step == game.RoundUp && s.Popper.Lying() {
			return game.UsePopper{For: []rules.Seat{s.Groups[0].Seat}}, "RH-POP-01"
		}
		return nil, ""
	},
}

// choosing returns a group that has yet to choose its raid, nil in other steps.
func choosing(s game.State) *game.Group {
	missing := s.Missing()
	if s.Round.Step != game.Heist || len(missing) == 0 {
		return nil
	}
	for i := range s.Groups {
		if s.Groups[i].Seat == missing[0] {
			return &s.Groups[i]
		}
	}
	return nil
}

// free is a location where the Dog is not.
func free(s game.State) parts.Location {
	if s.Round.Dog == parts.Kitchen {
		return parts.TrashCan
	}
	return parts.Kitchen
}

// played is a random legal game of a few rounds: its lines from the setup on, and the
// table before each of them.
func played(t *testing.T, r *rand.Rand) (lines []string, before []game.State) {
	names := []string{"Ann", "Boris", "Vera", "Gleb"}
	u := game.Setup{Mode: game.Modes[r.IntN(2)], Owner: byPerson, Players: players(names[:1+r.IntN(4)]...), Row: row}
	setup, err := json.Marshal(u)
	require.NoError(t, err)
	lines = []string{fmt.Sprintf(`{"tablemate":2,"game":"raccoonheist","setup":%s}`, setup)}
	g, s := game.Game{}, opening(t, u)
	for len(lines) < 60 && s.Result == nil {
		legal := g.Legal(s)
		did := legal[r.IntN(len(legal))]
		if raid, ok := did.(game.Raid); ok && raid.Count > 2 { // send few, so that games last
			did = legal[r.IntN(len(legal))]
		}
		before = append(before, s)
		lines = append(lines, line2(t, did))
		s, _ = g.Apply(s, did)
	}
	return lines, append(before, s)
}

func line2(t *testing.T, did game.Action) string {
	text, err := game.Actions.Encode(did)
	require.NoError(t, err)
	return fmt.Sprintf(`{"did":%s}`, text)
}

// told are the breaches that a record is told of.
func told(t *testing.T, lines []string) []session.Finding {
	found, err := Game().Check(session.Reading{From: strings.NewReader(strings.Join(lines, "\n") + "\n"), Words: words.In(tables.English), Width: 80})
	require.NoError(t, err)
	return found
}

// TestABreachInARandomGameIsToldOnItsLine plays legal games, which no flag may fall
// on, and puts one breach into each.
func TestABreachInARandomGameIsToldOnItsLine(t *testing.T) {
	games := 60
	if os.Getenv(everything) != "" {
		games = 3000
	}
	r, put := rand.New(rand.NewPCG(11, 3)), map[tables.RuleID]int{}
	for n := range games {
		lines, before := played(t, r)
		require.Empty(t, told(t, lines), "%s", lines)
		at, did, rule := r.IntN(len(before)), game.Action(nil), tables.RuleID("")
		for range before {
			if did, rule = breaches[n%len(breaches)](before[at], r); rule != "" && before[at].Result == nil {
				break
			}
			at, rule = (at+1)%len(before), ""
		}
		if rule == "" {
			continue
		}
		broken := append(append(append([]string{}, lines[:at+1]...), line2(t, did)), lines[at+1:]...)
		found := told(t, broken)
		require.NotEmpty(t, found, "%s %s", rule, broken)
		require.Equal(t, at+2, found[0].Line, "%s %s", rule, broken)
		ids := append([]tables.RuleID{found[0].Violation.Rule}, found[0].Violation.Also...)
		require.Contains(t, ids, rule, "%s", broken)
		require.NotEmpty(t, found[0].Text)
		put[rule]++
	}
	require.Len(t, put, len(breaches), "every breach was put in: %v", put)
	t.Logf("%d legal games without a flag; breaches put in and told: %v", games, put)
}

// Every table that the app writes can be read again by automa: it decides, or says what
// is awaited.
func TestEveryTableOfARandomGameCanBeDecidedOrSaysWhy(t *testing.T) {
	r, decided := rand.New(rand.NewPCG(4, 3)), 0
	for range 5 {
		_, before := played(t, r)
		for _, s := range before {
			text, err := json.Marshal(s)
			require.NoError(t, err)
			var out strings.Builder
			err = Game().Automa(session.Reading{From: strings.NewReader(string(text)), Words: words.In(tables.English), Width: 80}, &out)
			var p *rules.Problem
			if err == nil {
				decided++
				continue
			}
			require.ErrorAs(t, err, &p, "%s", text)
			require.Contains(t, []string{"raccoonheist.problem.awaited", "raccoonheist.problem.hidden", "raccoonheist.problem.over"}, p.ID, "%s", text)
		}
	}
	require.Greater(t, decided, 20)
}
