package micemystics

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// luck rolls dice at random for people who let the app roll.
type luck struct {
	*rand.Rand
	habit talk.Habit
}

func (l luck) Habit() talk.Habit { return l.habit }

func (l luck) Roll(dice, sides int) []int {
	out := make([]int, dice)
	for i := range out {
		out[i] = l.IntN(sides)
	}
	return out
}

// robot is a frontend that answers at random: mostly with Enter, otherwise with a row.
type robot struct {
	luck
	mute
	t     testing.TB
	state *game.State
	lines []string
	last  string // the last question
	times int
}

func (r *robot) Ask(p desk.Prompt) (desk.Reply, error) {
	r.t.Helper()
	text := p.Text + " " + p.Enter
	for _, row := range p.Rows {
		text += " [" + row.Key + " " + row.Label + "]"
	}
	if p.Complaint != "" {
		text = "! " + p.Complaint + " / " + text
	}
	require.NotContains(r.t, text+p.Help, "[micemystics.")
	require.NotContains(r.t, text+p.Help, "no value")
	if r.times++; p.Text != r.last {
		r.last, r.times = p.Text, 0
	}
	require.Less(r.t, r.times, 60, "asked in vain: %s", text)
	typed := r.answer(p)
	r.lines = append(r.lines, text+" {"+p.Help+"} › "+typed)
	return desk.Reply{Typed: typed}, nil
}

func (r *robot) Tell(lines ...string)                      { r.lines = append(r.lines, lines...) }
func (r *robot) Retitle(title []string, _ func() []string) { r.Tell(title...) }
func (r *robot) Show(draw func() []string)                 { r.Tell(draw()...) }

func (r *robot) answer(p desk.Prompt) string {
	switch {
	case r.times > 3 && r.state.Wait().For == game.NoWait: // the robot cannot answer
		return "back"
	case p.Enter != "" && r.IntN(4) > 0:
		return ""
	case len(p.Rows) > 0:
		return p.Rows[r.IntN(len(p.Rows))].Key
	case p.Enter != "":
		return ""
	}
	w := r.state.Wait()
	switch w.For {
	case game.ForFacts:
		return r.facts(w, strings.Contains(p.Help, "4+"))
	case game.ForFind:
		return []string{"crumb", "cork", "bow", "-"}[r.IntN(4)]
	case game.ForCard:
		return []string{"2 roach", "1 rat 1 roach", "-"}[r.IntN(3)]
	}
	return []string{"1", "2", "3", "4", "5", "6", "2 1 3", "back"}[r.IntN(8)]
}

// facts answers all open questions of each kind.
func (r *robot) facts(w game.Wait, distances bool) string {
	var words []string
	for _, m := range game.Matters {
		if (m == game.Distance) != distances || len(words) > 0 {
			continue
		}
		for range questionsAbout(w.Ask, m) {
			words = append(words, map[bool][]string{true: {"1", "2", "3", "x"}, false: {"y", "n", "y", "n"}}[distances][r.IntN(4)])
		}
	}
	return strings.Join(words, " ")
}

// acts returns the action that the app decides or that people report.
func acts(w *talk.UI, s game.State) (game.Action, error) {
	g := game.Game{}
	if seat := g.Next(s); g.Automated(s, seat) {
		return Flow{}.Decided(w, s, g.Decide(s, seat))
	}
	return Flow{}.Ask(w, s)
}

// evening plays until the chapter is over or reports actions were made.
func evening(t testing.TB, r *robot, lang tables.Lang, s game.State, reports int) game.State {
	w := flowtest.Reading(lang)
	w.Desk, w.Dice, w.Box = desk.New(r, w.Words), r.luck, flowtest.Shelf{}
	g := game.Game{}
	r.state = &s
	for range reports {
		seat := g.Next(s)
		if seat == rules.Nobody {
			return s
		}
		did, err := acts(w, s)
		if err == desk.ErrBack {
			continue
		}
		require.NoError(t, err, strings.Join(r.lines[max(0, len(r.lines)-5):], "\n"))
		require.NotNil(t, did, "%s %+v", seat, s.Wait())
		require.NotEmpty(t, Flow{}.Here(s))
		isSaid(t, Flow{}.Report(w, game.State{}, did), "%#v", did)
		for _, n := range g.Decide(s, seat).Reasons {
			readsWell(t, Flow{}.Reason(w, game.State{}, n), "%#v", n)
		}
		breaches, _ := rules.Judge(g, s, did)
		r.lines = append(r.lines, fmt.Sprintf("    %s: %T %+v %v", seat, did, did, breaches))
		if len(breaches) > 0 && r.IntN(3) > 0 {
			continue
		}
		for _, v := range breaches {
			readsWell(t, Flow{}.Breach(w, s, did, v), "%#v %v", did, v)
		}
		var notes []rules.Note
		s, notes = g.Apply(s, did)
		for _, n := range notes {
			readsWell(t, Flow{}.Tell(w, s, n), "%#v %v", did, n)
		}
	}
	return s
}

func furnished(t testing.TB, edits ...func(*game.State)) game.State {
	s := hall(t, edits...)
	second, err := parts.ParseMap("1: 2; 2: 3 4")
	require.NoError(t, err)
	s.Rooms = append(s.Rooms, game.Room{ID: "cellar", Tile: "B", Side: parts.Orange, Name: game.Label{En: "Cellar", Ru: "Погреб"}, Map: second})
	s.Rooms[0].Map.Spaces[5].Exits = []string{"north"}
	s.Rooms[1].Map.Spaces[0].Exits = []string{"south"}
	s.Rooms[1].Map.Spaces[3].Spawn = true
	s.Rooms[0].Map.Spaces[4].Spawn = true
	s.Chapter.Rooms = []parts.RoomPlan{{Tile: "hall"}, {Tile: "cellar"}}
	s.Chapter.Joins = []parts.Join{{A: "hall", ExitA: "north", B: "cellar", ExitB: "south"}}
	s.Stash = []parts.PartyItem{parts.Hook, parts.Fork, parts.Grape, parts.Disguise}
	return s
}

func TestAnEveningHasNoDeadEnd(t *testing.T) {
	for seed := range uint64(ruletest.Some(4)) {
		for _, lang := range tables.Langs {
			for _, mapped := range []bool{true, false} {
				habit := []talk.Habit{talk.AskDice, talk.AppDice}[seed%2]
				r := &robot{luck: luck{rand.New(rand.NewPCG(seed, 2)), habit}, t: t}
				s := furnished(t, foes("4", "roach_1", "roach_2"), foes("5", "rat_1"))
				if !mapped {
					for i := range s.Rooms {
						s.Rooms[i].Map = parts.Map{}
					}
				}
				evening(t, r, lang, s, 200)
			}
		}
	}
}
