package raccoonheist

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

type outcomes struct {
	ID       ruleID         `json:"id"`
	Location parts.Location `json:"location"`
	Rows     []struct {
		Owner    bool   `json:"owner"`
		Trap     bool   `json:"trap"`
		Popper   bool   `json:"popper"`
		Die      int    `json:"die"`
		Captured []int  `json:"captured"`
		Active   []int  `json:"active"`
		Escaped  []int  `json:"escaped"`
		Food     []int  `json:"food"`
		Take     []bool `json:"may_take_popper"`
		Rescue   []int  `json:"rescue_max"`
	} `json:"rows"`
	Illegal []struct {
		Owner  string `json:"owner"`
		Trap   string `json:"trap"`
		Popper string `json:"popper"`
		Die    string `json:"die"`
		Dog    bool   `json:"dog"`
		Rule   ruleID `json:"rule"`
	} `json:"illegal"`
}

func readOutcomes(t *testing.T) []outcomes {
	text, err := os.ReadFile("testdata/outcomes.json")
	require.NoError(t, err)
	var all []outcomes
	require.NoError(t, json.Unmarshal(text, &all))
	require.Len(t, all, 5)
	return all
}

// The function `lonely` returns a state in which Ann's figures raid `at`, and one raccoon of Boris
// raids another location.
func lonely(at parts.Location, count int) State {
	s := table(2, withTrap(parts.Nowhere), reserve(ann, 7), yard(ann, 0), yard(boris, 7), goes(ann, at, count))
	if at == parts.LivingRoom {
		return s.but(goes(boris, parts.TrashCan, 1))
	}
	return s.but(goes(boris, parts.LivingRoom, 1), func(s *State) { s.Row = leftmost(at) })
}

func leftmost(at parts.Location) [5]parts.Location {
	row := slices.DeleteFunc(slices.Clone(parts.Locations), func(l parts.Location) bool { return l == at })
	return [5]parts.Location(append([]parts.Location{at}, row...))
}

func TestEveryOutcomeAtEveryLocation(t *testing.T) {
	for _, table := range readOutcomes(t) {
		for _, r := range table.Rows {
			for i := range 7 {
				name := fmt.Sprintf("%s owner=%v trap=%v popper=%v die=%d n=%d", table.ID, r.Owner, r.Trap, r.Popper, r.Die, i+1)
				s := lonely(table.Location, i+1)
				if r.Trap {
					s.Round.Trap = table.Location
				}
				if r.Popper {
					s = s.but(holds(ann))
				}
				var when []Action
				when = append(when, showCard(ownerAt(table.Location, r.Owner)))
				if r.Popper {
					when = append(when, saves(ann))
				}
				if r.Die > 0 {
					when = append(when, Fell{Face: r.Die})
				}
				got := played(t, name, s, when)
				require.Equal(t, r.Captured[i], got.caught, name+": captured")
				require.Equal(t, r.Food[i], got.food, name+": food")
				require.Equal(t, r.Escaped[i], got.escaped, name+": escaped")
				require.Equal(t, r.Active[i], got.active, name+": active")
				require.Equal(t, len(r.Take) > 0 && r.Take[i], got.take, name+": may take the popper")
				if len(r.Rescue) > 0 {
					require.Equal(t, r.Rescue[i], got.rescue, name+": rescues")
				}
			}
		}
	}
}

func ownerAt(at parts.Location, there bool) parts.Location {
	switch {
	case there:
		return at
	case at == parts.Basement:
		return parts.Kitchen
	}
	return parts.Basement
}

type raidOutcome struct {
	caught, food, escaped, active, rescue int
	take                                  bool
}

func played(t *testing.T, name string, s State, when []Action) raidOutcome {
	sent := s.GroupOf(ann).Raid
	got := raidOutcome{}
	for _, a := range when {
		require.Empty(t, Game{}.Check(s, a), name)
		var notes []rules.Note
		s, notes = Game{}.Apply(s, a)
		for _, n := range notes {
			count, _ := n.Args["count"].(int)
			switch {
			case n.ID == "popper-used":
				got.escaped = sent.Count
			case n.Args["seat"] != ann.Noun():
			case strings.HasPrefix(n.ID, "caught-"):
				got.caught += count
			case n.ID == "fed":
				got.food += count
			}
		}
	}
	got.active = sent.Count - got.caught - got.escaped
	if w := s.Waits(); w.Seat == ann {
		got.take, got.rescue = w.For == ForTake, map[Awaited]int{ForRescue: w.Max}[w.For]
	}
	return got
}

func TestNoOtherCombinationIsAllowed(t *testing.T) {
	for _, table := range readOutcomes(t) {
		tried := 0
		for _, i := range table.Illegal {
			s, wrong := forbidden(table.Location, i.Owner == "true", i.Trap == "true", i.Die)
			switch {
			case i.Dog:
				s = s.but(dog(table.Location))
				s.Round.Step, s.Groups[0].Raid = Heist, Raiders{}
				wrong = []Action{Raid{Seat: ann, Location: table.Location, Count: 1}}
			case i.Rule == "RH-TRAP-02":
				s.Round.Step = TrapStep
				wrong = []Action{Trap{parts.Basement}}
			case i.Popper == "true" && i.Die == "":
				s = s.but(holds(ann))
				wrong = []Action{saves(ann)}
			}
			require.NotEmpty(t, wrong)
			for _, a := range wrong {
				found := Game{}.Check(s, a)
				require.Len(t, found, 1, "%s %+v %+v", table.ID, i, a)
				require.Equal(t, i.Rule, found[0].Rule, "%s %+v", table.ID, a)
				tried++
			}
		}
		require.GreaterOrEqual(t, tried, 10)
	}
}

// The function `forbidden` returns a state, and actions that are illegal in it. If `die` is "0",
// the action is illegal because Ann must roll a die first.
func forbidden(at parts.Location, there, trapped bool, die string) (State, []Action) {
	s := table(2, withTrap(parts.Nowhere), reserve(ann, 7), yard(ann, 0), goes(ann, at, 3), goes(boris, parts.Basement, 1))
	s.Row = leftmost(parts.Basement)
	if at == parts.Basement {
		s = s.but(withTrap(parts.TrashCan), goes(boris, parts.TrashCan, 1))
		s.Row = leftmost(parts.TrashCan)
	}
	if trapped {
		s.Round.Trap = at
	}
	if die == "0" {
		s.Row = leftmost(at)
	}
	card := parts.Kitchen
	if at == parts.Kitchen {
		card = parts.LivingRoom
	}
	if there {
		card = at
	}
	s = did(s, showCard(card))
	switch die {
	case "0":
		effect := map[parts.Location]Action{parts.LivingRoom: TakePopper{ann}, parts.Backyard: Rescue{ann, []Freed{{boris, 1}}}}[at]
		if effect == nil {
			effect = Collect{ann, 2}
		}
		return s, []Action{effect}
	case "1-6":
		var out []Action
		for face := 1; face <= parts.DieSides; face++ {
			out = append(out, Fell{face, ann})
		}
		return s, out
	}
	return s, nil
}

func left(x, die int) int {
	if die >= 5 {
		return x
	}
	return x - min(die, x)
}

func TestTwoPlayersInOneLocation(t *testing.T) {
	for a := 1; a <= 5; a++ {
		for b := 1; b <= 5; b++ {
			ownerFindsTwo(t, a, b)
			for die := range 36 {
				twoRoll(t, a, b, die/6+1, die%6+1)
			}
			twoWithoutDice(t, a, b)
		}
	}
}

func two(at parts.Location, a, b int, twists ...twist) State {
	return table(2, withTrap(parts.Nowhere), goes(ann, at, a), goes(boris, at, b)).but(twists...)
}

func after(t *testing.T, s State, when ...Action) State {
	for _, a := range when {
		require.Empty(t, Game{}.Check(s, a), "%+v", a)
		s = did(s, a)
	}
	return s
}

func ownerFindsTwo(t *testing.T, a, b int) {
	for _, at := range parts.Locations {
		for _, trapped := range []parts.Location{parts.Nowhere, at} {
			if trapped == parts.Basement {
				continue
			}
			s := two(at, a, b, holds(ann), withTrap(trapped))
			for who, want := range map[rules.Seat][2]int{"": {1 + a, 1 + b}, ann: {1, 1 + b}, boris: {1 + a, 1}} {
				var word Action = KeepPopper{}
				if who != "" {
					word = saves(who)
				}
				end := after(t, s, showCard(at), word)
				require.Equal(t, want, [2]int{end.GroupOf(ann).Yard, end.GroupOf(boris).Yard}, "%s %s", at, who)
				require.Zero(t, end.GroupOf(ann).Food+end.GroupOf(boris).Food)
			}
			both := Game{}.Check(did(s, showCard(at)), saves(ann, boris))
			require.Len(t, both, 1)
			require.Equal(t, ruleID("RH-POP-04"), both[0].Rule)
		}
	}
}

func twoRoll(t *testing.T, a, b, da, db int) {
	la, lb := left(a, da), left(b, db)
	roll := []Action{Fell{da, ann}, Fell{db, boris}}
	for at, food := range map[parts.Location]func(int) int{
		parts.Kitchen:  func(n int) int { return n },
		parts.TrashCan: func(n int) int { return min(n, 1) * 2 },
		parts.Basement: func(n int) int { return n },
	} {
		trapped, card := at, parts.LivingRoom
		if at == parts.Basement {
			trapped = parts.Kitchen
		}
		end := after(t, two(at, a, b, withTrap(trapped)), append([]Action{showCard(card)}, roll...)...)
		require.Equal(t, []int{food(la), food(lb)}, []int{end.GroupOf(ann).Food, end.GroupOf(boris).Food}, at)
		require.Equal(t, []int{1 + a - la, 1 + b - lb}, []int{end.GroupOf(ann).Yard, end.GroupOf(boris).Yard}, at)
	}
	rolled := func(s State) State { return after(t, s, append([]Action{showCard(parts.Kitchen)}, roll...)...) }
	living := two(parts.LivingRoom, a, b, withTrap(parts.LivingRoom))
	held := rolled(living.but(holds(boris)))
	require.Equal(t, []int{1 + a - la, 1 + b - lb}, []int{held.GroupOf(ann).Yard, held.GroupOf(boris).Yard})
	require.Zero(t, held.Waits(), "nothing is to be had while it is held")
	take, rescue := Wait{}, Wait{}
	switch {
	case la > 0:
		take, rescue = Wait{For: ForTake, Seat: ann}, Wait{ForRescue, ann, la}
	case lb > 0:
		take, rescue = Wait{For: ForTake, Seat: boris}, Wait{ForRescue, boris, lb}
	}
	free, yards := rolled(living), rolled(two(parts.Backyard, a, b, withTrap(parts.Backyard)))
	require.Equal(t, take, free.Waits())
	require.Equal(t, rescue, yards.Waits())
}

func twoWithoutDice(t *testing.T, a, b int) {
	card := showCard(parts.Basement)
	end := after(t, two(parts.Kitchen, a, b), card)
	require.Equal(t, []int{a, b}, []int{end.GroupOf(ann).Food, end.GroupOf(boris).Food})
	end = after(t, two(parts.TrashCan, a, b), card)
	require.Equal(t, []int{2, 2}, []int{end.GroupOf(ann).Food, end.GroupOf(boris).Food})
	end = after(t, two(parts.LivingRoom, a, b), card)
	require.Equal(t, Wait{For: ForTake, Seat: ann}, end.Waits())
	end = after(t, end, LeavePopper{ann})
	require.Equal(t, Wait{For: ForTake, Seat: boris}, end.Waits())
	end = after(t, two(parts.LivingRoom, a, b, holds(ann)), card)
	require.Equal(t, DogStep, end.Round.Step)
	end = after(t, two(parts.Backyard, a, b, yard(ann, 7), yard(boris, 7)), card)
	require.Equal(t, Wait{For: ForRescue, Seat: ann, Max: a}, end.Waits())
	end = after(t, end, Rescue{ann, []Freed{{ann, a}}})
	require.Equal(t, Wait{For: ForRescue, Seat: boris, Max: b}, end.Waits())
}
