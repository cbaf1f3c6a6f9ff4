package raccoonheist

import (
	"reflect"
	"strings"
	"sync"
	"time"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/rules/raccoonheist/owner"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// ambush is the Owner's plan: where the Trap lies, and the probability of each card.
type ambush struct {
	Seat rules.Seat `json:"seat" jsonschema:"whose decision it is: owner"`
	owner.Decision
	Took int64 `json:"microseconds" jsonschema:"how long the decision took"`
	row  []parts.Location
}

// Plan returns the Owner's plan for a position, even if a person plays the Owner. The next step
// must be to lay the Trap or the card. Otherwise Plan returns an error.
func (Flow) Plan(s game.State) (any, error) {
	s, _, err := game.Game{}.Start(game.Setup{Position: &s})
	if err != nil {
		return nil, err
	}
	switch {
	case s.Result != nil:
		return nil, cannot("over", nil)
	case s.Round.Step == game.DogStep:
		return nil, cannot("awaited", nil)
	case s.Round.Step == game.Heist || s.Round.Step == game.RoundUp:
		return nil, cannot("hidden", rules.Args{"step": string(s.Round.Step)})
	}
	began := time.Now()
	d, err := owner.Decide(s.Seen(), levelOf(s))
	took := time.Since(began).Microseconds()
	if err != nil {
		return nil, cannot("unplayable", rules.Args{"cause": err.Error()})
	}
	if laid, ok := d.Plan(s.Round.Trap); ok && s.Round.Step == game.HideStep {
		d.Trap, d.Plans = laid.Trap, []owner.Plan{laid}
	}
	return ambush{game.SeatOwner, d, took, s.Row[:]}, nil
}

// Plans returns the type of a plan.
func (Flow) Plans() reflect.Type { return reflect.TypeFor[ambush]() }

func cannot(id string, args rules.Args) error {
	return &rules.Problem{Note: rules.Note{ID: "raccoonheist.problem." + id, Args: args}}
}

// Lines describes the plan in sentences.
func (p ambush) Lines(t *talk.UI) []string {
	w := phrases{t}
	lines := []string{w.Paint.Title(w.say("plan.trap", tables.Args{
		"at": w.at(p.Trap), "level": w.say("level." + string(p.Level)), "basis": w.say("basis." + string(p.Basis)),
	}))}
	for _, plan := range p.Plans {
		said := tables.Args{"place": w.place(plan.Trap), "value": percent(plan.Value)}
		lines = append(lines, w.say("plan.value", said))
		var mix []string
		for _, l := range p.row {
			for _, c := range plan.Cards {
				if c.At == l && c.Chance > 0 {
					mix = append(mix, w.say("plan.card", tables.Args{"place": w.place(l), "chance": percent(c.Chance)}))
				}
			}
		}
		lines = append(lines, "  "+strings.Join(mix, " · "))
	}
	return lines
}

// Contests combines every strategy of simulated raccoons with every level of the Owner, once for
// one group and once for two groups. If contests have the same level and the same number of groups,
// they share the Owner's plans.
func (Flow) Contests() []session.Contest {
	row := [5]parts.Location{parts.Kitchen, parts.LivingRoom, parts.Backyard, parts.Basement, parts.TrashCan}
	var out []session.Contest
	for i, name := range []string{"one", "two"} {
		habits := habitsOf(owner.Match{Groups: i + 1, Goal: owner.Basic, Order: row})
		for _, raccoons := range []owner.Raccoons{owner.Random, owner.Greedy, owner.Best} {
			for _, level := range owner.Levels {
				out = append(out, session.Contest{
					Table:    "raccoonheist.contest." + name,
					People:   "raccoonheist.raccoons." + string(raccoons),
					Opponent: "raccoonheist.level." + string(level),
					Prepare: func() session.PlayGame {
						a := habits[level]().Arena(raccoons)
						return func(from session.Chance) (bool, int) { return a.Play(from) }
					},
				})
			}
		}
	}
	return out
}

// habitsOf maps each level to a function that returns the Owner's plans. Each function computes its
// plans only once. The functions are safe for concurrent use.
func habitsOf(m owner.Match) map[owner.Level]func() *owner.Habits {
	of := func(level owner.Level) func() *owner.Habits {
		return sync.OnceValue(func() *owner.Habits { return owner.NewHabits(level, m) })
	}
	exact := of(owner.Exact)
	return map[owner.Level]func() *owner.Habits{
		owner.Easy:   of(owner.Easy),
		owner.Middle: sync.OnceValue(func() *owner.Habits { return exact().Whimsical() }),
		owner.Exact:  exact,
	}
}
