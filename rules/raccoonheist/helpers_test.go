package raccoonheist

import (
	"flag"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/raccoonheist"
)

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

// The function `lively` draws a random legal action. It prefers small raids, because they make
// games longer.
func lively(s State, legal []Action, random func(int) int) Action {
	a := legal[random(len(legal))]
	for range 3 {
		if r, ok := a.(Raid); ok && r.Count > 2 {
			a = legal[random(len(legal))]
		}
	}
	return a
}

func rolling(x uint64) func(int) int {
	return func(n int) int {
		x = x*6364136223846793005 + 1442695040888963407
		return int(x>>33) % n
	}
}

func started(u Setup) State {
	s, _, err := Game{}.Start(u)
	if err != nil {
		panic(err)
	}
	return s
}

var update = flag.Bool("update", false, "write ledger.json anew")

func tried() []ruletest.Tried {
	out := ruletest.TriedOf(cases())
	for _, s := range setups() {
		out = append(out, ruletest.Tried{Rule: s.Rule, Kind: s.Kind, Name: s.Name})
	}
	return out
}
