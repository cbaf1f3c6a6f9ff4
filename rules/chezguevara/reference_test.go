package chezguevara_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"sort"
	"testing"

	"github.com/stretchr/testify/require"

	cg "tablemate/rules/chezguevara"
	"tablemate/tables"
	"tablemate/tables/longtest"
)

type object = map[string]any

// The reference is a second implementation of the rules. Its author saw only the rulebook.
func TestTheReferenceJudgesNestsAlike(t *testing.T) {
	nests := longtest.Times(100, 100, 10_000)
	won, claimed := 0, 0
	for seed := range nests {
		n := Gen(int64(seed + 1))
		s := begun(t, n)
		for k, v := range Judge(n, n.Lines) {
			var line []byte
			if k > 0 {
				line = text(lineJSON(n.Lines[k-1]))
				a, err := cg.Actions.Decode(line)
				require.NoError(t, err)
				require.Empty(t, cg.Game{}.Check(s, a), "nest %d, line %d, %s", n.Seed, k, line)
				s, _ = cg.Game{}.Apply(s, a)
			}
			held := len(v.Claims) > 0 && len(s.Owed) > 0 // a claim of victory suspends due actions
			require.Equal(t, told(&v, held), found(s, held), "nest %d, line %d, %s", n.Seed, k, line)
			if v.Winner >= 0 {
				won++
				require.GreaterOrEqual(t, s.Total(s.Result.Winner), s.Goal(), "nest %d", n.Seed)
			}
			claimed += len(v.Claims)
		}
	}
	require.Greater(t, min(won, claimed), nests/8)
}

func text(x any) []byte { b, _ := json.Marshal(x); return b }

func seat(i int) string { return string(cg.Seat(i + 1)) }

func begun(t *testing.T, n *Nest) cg.State {
	var u cg.Setup
	require.NoError(t, json.Unmarshal(setup(n), &u))
	s, _, err := cg.Game{}.Start(u)
	require.NoError(t, err)
	return s
}

func told(v *View, held bool) []string {
	if v.Winner >= 0 {
		return []string{"won by " + seat(v.Winner)}
	}
	out := []string{fmt.Sprint("middle ", v.Mid), fmt.Sprint("open ", v.Open)}
	for i := range v.Ps {
		p := &v.Ps[i]
		line := fmt.Sprint(seat(i), " ", rankName[p.Rank], " +", p.Tokens, " -", p.Wounds, " hand ", p.Hand)
		if !held {
			tent := tables.Each(p.Tent, func(c TC) string { return fmt.Sprint(c.Card, c.Tokens) })
			line += fmt.Sprint(" ", sorted(tent))
		}
		out = append(out, line)
	}
	for _, c := range v.Claims {
		out = append(out, fmt.Sprint("claim ", seat(c.Seat), " ", c.Rests))
	}
	for _, o := range v.Owed {
		if !held {
			out = append(out, fmt.Sprint("owes ", o.For, " ", seat(o.Seat)))
		}
	}
	for _, r := range v.Recs {
		// The game lists the accuser's action even before the exchange is done. The reference does
		// not.
		if r.Waits == "action?" && v.canAct(r.Target) {
			r.Waits = "action"
		}
		if r.Waits != "" && r.Waits != "action?" && !r.Dead && r.Replaced == 0 {
			out = append(out, fmt.Sprint("waits ", r.Line, " ", r.Waits))
		}
	}
	return sorted(out)
}

func found(s cg.State, held bool) []string {
	if s.Result != nil {
		return []string{"won by " + string(s.Result.Winner)}
	}
	var open, middle = []int(nil), [3]int{}
	var out []string
	for _, r := range s.Middle {
		middle[slices.Index(rankName, string(r))]++
	}
	for i := range s.Players {
		p := &s.Players[i]
		line := fmt.Sprint(p.Seat, " ", p.Rank, " +", p.Tokens, " -", p.Wounds, " hand ", p.Hand)
		if !held {
			tent := tables.Each(p.Tent, func(l cg.Laid) string { return fmt.Sprint(l.Card, l.Tokens) })
			line += fmt.Sprint(" ", sorted(tent))
		}
		out = append(out, line)
	}
	for _, c := range s.Claims {
		out = append(out, fmt.Sprint("claim ", c.Seat, " ", c.Rests))
	}
	for _, o := range s.Owed {
		if !held {
			out = append(out, fmt.Sprint("owes ", o.For, " ", o.Seat))
		}
	}
	for _, p := range s.Plays {
		if p.Open() {
			open = append(open, p.Line)
		}
		if p.Waits != "" && p.By == 0 {
			out = append(out, fmt.Sprint("waits ", p.Line, " ", p.Waits))
		}
	}
	return sorted(append(out, fmt.Sprint("middle ", middle), fmt.Sprint("open ", open)))
}

func sorted(list []string) []string {
	sort.Strings(list)
	return list
}
