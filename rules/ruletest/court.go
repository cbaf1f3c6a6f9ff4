package ruletest

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/cases"
	"tablemate/tables"
)

// Hearing is a game that comes before the court of positions.
type Hearing[U, S any, A rules.Kinded] struct {
	Name     string
	Game     rules.Game[U, S, A]
	Actions  rules.Kinds[A]
	Switches []*rules.Switch
	Settle   func(*S, rules.House) // settles open questions anew
	Book     tables.Rulebook
	Cases    []Case[S, A] // whose answers were written by hand
	Setups   []Setup[U]   // likewise
	Searched []Searched[S, A]
	Looks    map[string]Change // in which a position is judged alike
}

// Setup is one rule tried on one setup, which breaks exactly that rule if it is refused.
type Setup[U any] struct {
	Rule    tables.RuleID
	Kind    Kind
	Name    string
	Example tables.RuleID // the rulebook's example that it is part of, if any
	Setup   U
}

// Sit hears all cases: that the game judges them as they are written, however they are
// looked at, and that they notice when a rule is dropped or the code is changed.
func Sit[U, S any, A rules.Kinded](t *testing.T, h Hearing[U, S, A], update bool) {
	t.Helper()
	list, err := cases.Of(h.Name)
	require.NoError(t, err)
	if testing.Short() {
		h.judged(t, list)
		return
	}
	t.Run("lists its cases", func(t *testing.T) { list = h.court(t, update) })
	t.Run("judges as written", func(t *testing.T) { h.judged(t, list) })
	t.Run("does not mind how one looks", func(t *testing.T) { h.survive(t, list) })
	t.Run("misses every rule", func(t *testing.T) { h.dropped(t, list) })
	t.Run("notices changed code", mutated)
}

// Searched is a position of the automated opponent with all right moves, found by
// trying out everything.
type Searched[S any, A rules.Kinded] struct {
	Title string
	Rules []tables.RuleID // those that decide
	Given S
	Moves []A
}

// court returns the cases of a hearing, and writes them anew where it is told to. It
// fails where those that are embedded are others.
func (h Hearing[U, S, A]) court(t *testing.T, update bool) []cases.Case {
	list := h.list(t)
	if update {
		kept := weighed(t, h.Name)
		for i := range list {
			old, ok := kept[string(text(t, list[i]))]
			if list[i].Verdict, list[i].Depends = old.Verdict, old.Depends; !ok {
				h.weigh(t, &list[i])
			}
		}
		text, err := cases.Pack(list)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile("../cases/"+h.Name+".jsonl.gz", text, 0o644))
		return list
	}
	kept, err := cases.Of(h.Name)
	require.NoError(t, err)
	require.Equal(t, len(list), len(kept), "run the test with -update")
	for i, c := range kept {
		c.Verdict, c.Depends = "", nil
		require.Equal(t, text(t, list[i]), text(t, c), "run the test with -update")
	}
	return kept
}

// weighed returns the cases that have a verdict by their text without it: it takes
// long to weigh all of them anew.
func weighed(t *testing.T, game string) map[string]cases.Case {
	kept, err := cases.Of(game)
	require.NoError(t, err)
	out := map[string]cases.Case{}
	for _, c := range kept {
		bare := c
		bare.Verdict, bare.Depends = "", nil
		out[string(text(t, bare))] = c
	}
	return out
}

// list returns the cases without their verdicts.
func (h Hearing[U, S, A]) list(t *testing.T) []cases.Case {
	counts := map[string]int{}
	numbered := func(stem string) string {
		counts[stem]++
		return fmt.Sprintf("%s/%d", stem, counts[stem])
	}
	var out []cases.Case
	for _, c := range h.Cases {
		if len(c.When) == 0 {
			continue // about the position alone
		}
		out = append(out, h.written(t, c, numbered(string(c.proves()))))
	}
	for _, s := range h.Setups {
		out = append(out, h.setup(t, s, numbered(string(s.Rule)+"/setup")))
	}
	for _, s := range h.Searched {
		c := cases.Case{
			ID: numbered(string(s.Rules[0]) + "/search"), Title: s.Title, Game: h.Name, Family: cases.Search,
			Rules: s.Rules, State: text(t, s.Given),
		}
		for _, a := range s.Moves {
			c.Moves = append(c.Moves, h.encoded(t, a))
		}
		out = append(out, c)
	}
	return out
}

// written returns a case that was written by hand.
func (h Hearing[U, S, A]) written(t *testing.T, from Case[S, A], id string) cases.Case {
	last := len(from.When) - 1
	c := cases.Case{
		ID: id, Title: from.Name, Game: h.Name, Family: cases.Rule, State: text(t, from.Given),
		Rules: []tables.RuleID{from.Rule}, May: h.encoded(t, from.When[last]),
	}
	if from.Example != "" {
		c.Family = cases.Example
		c.Rules = append(c.Rules, from.Example)
	}
	if from.About != "" && from.About != from.Rule {
		c.Rules = append(c.Rules, from.About)
	}
	for _, a := range from.When[:last] {
		c.Before = append(c.Before, h.encoded(t, a))
	}
	if from.Kind == Refused {
		if c.Breaks = from.Breaks; c.Breaks == nil {
			c.Breaks = []tables.RuleID{from.Rule}
		}
	}
	if from.Notes != nil {
		c.Notes = text(t, from.Notes)
	}
	return c
}

// setup returns a case about a setup.
func (h Hearing[U, S, A]) setup(t *testing.T, from Setup[U], id string) cases.Case {
	c := cases.Case{
		ID: id, Title: from.Name, Game: h.Name, Family: cases.Rule, Rules: []tables.RuleID{from.Rule}, Setup: text(t, from.Setup),
	}
	if from.Example != "" {
		c.Family, c.Rules = cases.Example, append(c.Rules, from.Example)
	}
	if from.Kind == Refused {
		c.Breaks = []tables.RuleID{from.Rule}
	}
	return c
}

// weigh gives the verdict: disputed where another answer to an open question gives
// another judgment or where the answer is a reading of one, open where several moves
// are right.
func (h Hearing[U, S, A]) weigh(t *testing.T, c *cases.Case) {
	ask, house := h.asking(t, *c)
	for _, sw := range h.Switches {
		for _, value := range sw.Values {
			if house.Is(sw, value) {
				continue
			}
			if !c.Right(ask(house.With(sw.Name, value))) {
				c.Depends = append(c.Depends, sw.Rule)
				break
			}
		}
	}
	for _, id := range slices.Concat(c.Rules, c.Breaks) {
		if strings.Contains(string(id), "-AMB-") && !slices.Contains(c.Depends, id) {
			c.Depends = append(c.Depends, id)
		}
	}
	switch {
	case len(c.Depends) > 0:
		c.Verdict = cases.Disputed
	case len(c.Moves) > 1:
		c.Verdict = cases.Open
	default:
		c.Verdict = cases.Sure
	}
}

// asking returns how the open questions of a case are settled, and what answers it when
// they are settled otherwise.
func (h Hearing[U, S, A]) asking(t *testing.T, c cases.Case) (ask func(rules.House) cases.Answer, settled rules.House) {
	if c.Asks() == cases.AboutSetup {
		var given map[string]any
		require.NoError(t, json.Unmarshal(c.Setup, &given))
		require.NoError(t, json.Unmarshal(text(t, given["house_rules"]), &settled))
		return func(house rules.House) cases.Answer {
			given["house_rules"] = house
			c.Setup = text(t, given)
			answer, err := cases.Try(h.Game, h.Actions, c)
			require.NoError(t, err)
			return answer
		}, settled
	}
	q, err := cases.Decode[S](h.Actions, c)
	require.NoError(t, err)
	return func(house rules.House) cases.Answer {
		other := q
		h.Settle(&other.State, house)
		answer, err := cases.Ask(h.Game, h.Actions, other)
		require.NoError(t, err)
		return answer
	}, h.Game.House(q.State)
}

func (h Hearing[U, S, A]) encoded(t *testing.T, a A) json.RawMessage {
	text, err := h.Actions.Encode(a)
	require.NoError(t, err)
	return text
}

func text(t *testing.T, v any) json.RawMessage {
	out, err := json.Marshal(v)
	require.NoError(t, err)
	return out
}

// judged fails where the game answers a case otherwise.
func (h Hearing[U, S, A]) judged(t *testing.T, list []cases.Case) {
	if testing.Short() {
		list = sampled(list)
	}
	for _, c := range list {
		answer, err := cases.Try(h.Game, h.Actions, c)
		require.NoError(t, err, "%s %s", c.ID, c.Title)
		require.True(t, c.Right(answer), "%s %s\nbreaks %v, not %v\nmoves %s, not %s\nnotes %s, not %s\n%s",
			c.ID, c.Title, answer.Breaks, c.Breaks, answer.Moves, c.Moves, answer.Notes, c.Notes, c.State)
	}
}
