package raccoonheist

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

const causesFile = "testdata/causes.jsonl"

// provoked is an action that breaks a rule in one certain way, its cause. The tests of package
// assist read these actions from causesFile.
type provoked struct {
	Rule  ruleID          `json:"rule"`
	Cause string          `json:"cause"`
	State State           `json:"state"`
	Did   json.RawMessage `json:"did"`
}

// wayOf returns the id of a violation's problem, or the cause if there is no problem.
func wayOf(v rules.Violation) string {
	if p, ok := v.Args["problem"].(rules.Noun); ok {
		return p.ID
	}
	return v.ID
}

// provokedByCases returns the first case for each pair of a rule and a cause.
func provokedByCases(t *testing.T) []provoked {
	var out []provoked
	unknown := refused("RH-AMB-01", "a house rule that nobody asks for", table(2), Settle{"moon", "full"})
	decided := refused("RH-AMB-21", "a change once all have chosen", table(2, goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 2)), Change{ann, parts.TrashCan, 1})
	for _, c := range append(cases(), unknown, decided) { // unknown and decided are not in the ledger
		s := c.Given
		for i, a := range c.When {
			if i < len(c.When)-1 {
				s = did(s, a)
				continue
			}
			text, err := Actions.Encode(a)
			require.NoError(t, err)
			for _, v := range (Game{}).Check(s, a) {
				require.NotEmpty(t, wayOf(v), "%s: %s", v.Rule, c.Name)
				known := func(p provoked) bool { return p.Rule == v.Rule && p.Cause == wayOf(v) }
				if !slices.ContainsFunc(out, known) {
					out = append(out, provoked{v.Rule, wayOf(v), s, text})
				}
			}
		}
	}
	return out
}

// TestEveryCauseIsProvoked checks that each cause in the code has a case, and an action in
// causesFile.
func TestEveryCauseIsProvoked(t *testing.T) {
	all := provokedByCases(t)
	var text bytes.Buffer
	for _, p := range all {
		require.NoError(t, json.NewEncoder(&text).Encode(p))
	}
	if *update {
		require.NoError(t, os.WriteFile(causesFile, text.Bytes(), 0o644))
	}
	want, err := os.ReadFile(causesFile)
	require.NoError(t, err)
	require.Equal(t, string(want), text.String(), "go test -update writes it anew")

	given := regexp.MustCompile(`(?:(?:breach|impossible)\([^"\n]*(?:"RH-[A-Z]+-\d+")?[^"\n]*, |As\(|caused\(|\{"RH-[A-Z]+-\d+", )"([a-z-]+)"`)
	files, err := os.ReadDir(".")
	require.NoError(t, err)
	found := 0
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		source, err := os.ReadFile(f.Name())
		require.NoError(t, err)
		for _, use := range given.FindAllStringSubmatch(string(source), -1) {
			found++
			require.True(t, slices.ContainsFunc(all, func(p provoked) bool { return p.Cause == use[1] }), "no case has the cause %q", use[1])
		}
	}
	require.Greater(t, found, 70)
}

// causeCases returns cases for the causes that no other case covers.
func causeCases() []trial {
	open := dicing()
	blocks := table(2, houseRule(PopperBlocksTrap, "true"), withTrap(parts.Kitchen), holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.TrashCan, 3))
	declares := table(2, houseRule(PopperDeclare, "before_roundup"), holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 3))
	home := kitchens().but(func(s *State) { s.Groups = append(s.Groups, Group{Seat: clara}) })
	food := did(table(2, goes(ann, parts.Kitchen, 2), goes(boris, parts.Basement, 1)), showCard(parts.LivingRoom))
	hard := table(2, advancedRules)
	lives := table(2, goes(ann, parts.LivingRoom, 1), goes(boris, parts.LivingRoom, 2))
	return []trial{
		allowed("RH-OWN-03", "the Owner rolls for the Dog", ambush(DogStep), Fell{Face: 3, Seat: SeatOwner}),
		allowed("RH-OWN-03", "the cardboard does", ambush(DogStep), Fell{Face: 3, Seat: rules.Cardboard}),
		refused("RH-OWN-03", "the Owner rolls again", ambush(TrapStep), Fell{Face: 3, Seat: SeatOwner}),
		refused("RH-OWN-03", "the Owner rolls in the Round-up", open, Fell{Face: 3, Seat: SeatOwner}),
		refused("RH-RES-04", "a die of nobody that is not awaited", food.but(func(s *State) { s.GroupOf(boris).Raid.Die = 3 }).but(func(s *State) { s.Round.At = 1 }), Fell{Face: 3}),
		refused("RH-ROUND-01", "a raid in the Ambush", ambush(TrapStep), Raid{Seat: ann, Location: parts.Kitchen, Count: 1}),
		refused("RH-ROUND-01", "a raid in the Round-up", open, Raid{Seat: ann, Location: parts.Kitchen, Count: 1}),
		refused("RH-COMP-04", "a Trap that is nowhere", ambush(TrapStep), Trap{}).At(rules.Impossible),
		refused("RH-COMP-04", "a Trap in the garage", ambush(TrapStep), Trap{"garage"}).At(rules.Impossible),
		refused("RH-RES-02", "food that was booked already", food, Collect{ann, 2}),
		refused("RH-ROUND-01", "food that was booked in the last Round-up", ambush(DogStep), Collect{ann, 2}),
		refused("RH-ROUND-01", "food in the Heist of an advanced game", hard, Collect{ann, 2}),
		refused("RH-RES-04", "food on the Backyard", did(table(2, advancedRules, goes(ann, parts.Backyard, 2), goes(boris, parts.Basement, 2)), showCard(parts.LivingRoom)), Collect{ann, 1}),
		refused("RH-POP-06", "food on the Backyard for those the popper has "+
			"saved", did(did(table(2, advancedRules, holds(ann), goes(ann, parts.Backyard, 2), goes(boris, parts.Basement, 2)), showCard(parts.Backyard)), saves(ann)), Collect{ann, 1}),
		refused("RH-LIV-02", "the popper for who is not on the raid", home, TakePopper{clara}),
		refused("RH-ROUND-01", "the popper taken in the Heist", table(2, goes(ann, parts.LivingRoom, 1)), TakePopper{ann}),
		refused("RH-YARD-02", "a rescue by who is not on the raid", home, Rescue{clara, nil}),
		refused("RH-YARD-02", "more freed than raccoons left falls under the Backyard's effect too", did(table(2, yard(ann, 3), goes(ann,
			parts.Backyard, 1), goes(boris, parts.Basement, 1)), showCard(parts.LivingRoom)),
			Rescue{ann, []Freed{{ann, 2}}}).Breaking("RH-YARD-03"),
		refused("RH-POP-02", "the popper in the Ambush", ambush(TrapStep, holds(ann)), saves(ann)),
		refused("RH-POP-04", "a popper that is declared already", declares, saves(ann), saves(boris)),
		refused("RH-AMB-06", "a popper that was to be declared", declares, showCard(parts.Kitchen), saves(ann)),
		refused("RH-POP-03", "with the house rule, where neither is", blocks, showCard(parts.LivingRoom), saves(boris)),
		refused("RH-AMB-07", "with the house rule, behind the die", did(blocks, showCard(parts.LivingRoom)).but(func(s *State) { s.GroupOf(ann).Raid.Die = 5 }), saves(ann)),
		refused("RH-AMB-07", "with the house rule, a die before the popper", blocks, showCard(parts.LivingRoom), Fell{4, ann}),
		refused("RH-LIV-03", "the popper before another's die", did(lives, showCard(parts.Kitchen)).but(func(s *State) { s.GroupOf(boris).Raid.Die = 5 }), TakePopper{boris}),
		refused("RH-DUEL-03", "figures of the other group", duelTable(), Raid{Seat: ann, Location: parts.Kitchen, Count: 1, FiguresOf: boris}),
		refused("RH-RAID-06", "all figures of another colour", table(2, reserve(ann, 0), yard(ann, 6)), Raid{Seat: ann, Location: parts.Kitchen, Count: 2, FiguresOf: boris}),
		refused("RH-RAID-05", "less than nobody", table(1), Raid{Seat: ann, Location: parts.Kitchen, Count: -1}).At(rules.Impossible),
		refused("RH-COMP-05", "a correction of what no table has", table(2), correctTo("/moon", 1)).At(rules.Impossible),
		refused("RH-COMP-03", "another one's food below nothing", table(2), correctTo(of(ann, "food"), -1)).At(rules.Impossible),
		refused("RH-SETUP-03", "a row with a location twice", table(2), correctTo("/row/0", parts.TrashCan)).At(rules.Impossible),
		refused("RH-SETUP-06", "two groups of one colour", table(2).but(func(s *State) { s.Groups[0].Colour = "red" }), correctTo(of(boris, "colour"), "red")).At(rules.Impossible),
	}
}

// TestFoodIsBookedOnce checks that a Collect has no effect if the app has already added the food.
func TestFoodIsBookedOnce(t *testing.T) {
	s := did(table(1, goes(ann, parts.TrashCan, 2)), showCard(parts.LivingRoom))
	stands(ann, 5, 2, 2)(t, s)
	stands(ann, 5, 2, 2)(t, did(s, Collect{ann, 2}))
	hard := did(did(table(2, advancedRules, goes(ann, parts.TrashCan, 2), goes(boris, parts.Basement, 1)), showCard(parts.LivingRoom)), Collect{ann, 1})
	require.Equal(t, 1, hard.GroupOf(ann).Food)
}
