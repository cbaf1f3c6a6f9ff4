package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/chezguevara"
)

func nonsense(random func(int) int) Action {
	seat := func() rules.Seat {
		return []rules.Seat{"", ana, boris, chela, "stranger"}[random(5)]
	}
	some := func() parts.CardID {
		if random(6) == 0 {
			return []parts.CardID{"", "?", "no-such-card"}[random(3)]
		}
		return box[random(len(box))].ID
	}
	cards := func() []parts.CardID {
		var out []parts.CardID
		for range random(5) {
			out = append(out, some())
		}
		return out
	}
	n := func() int { return random(12) - 3 }
	phase := append([]Phase{"", "nap"}, Phases...)[random(8)]
	all := []Action{
		Draw{seat(), n()}, Evict{seat(), some(), n(), seat()}, CardRoll{seat(), some(), n()}, Recruit{seat(), some(), seat()}, Loot{seat(), cards()}, Do{seat(), some()},
		Ask{seat()}, Give{seat(), seat(), some()}, Discard{seat(), n()}, Heal{seat(), n()}, Go{phase}, EndTurn{seat()},
		Event{seat(), []parts.CardID{some(), parts.Promotion, parts.Demotion, parts.Exposure}[random(4)], seat()}, Cancel{seat(), some(), n(), seat(),
			some()}, Order{seat(), some(), n()}, Revenge{seat(), some(), n()},
		Effect{n(), seat(), some(), seat(), random(2) == 0, n(), n()}, Roll{seat(), n(), n()}, Resolve{On: n(), Keep: cards()}, Feed{seat(), some(), some(), n()},
		Exchange{seat(), seat(), n()}, DropSleep{seat(), some(), n()}, Transfer{seat(), some(), seat(), n()}, Bring{seat(), n()}, Decline{seat(), n()},
		Trophies{cards(), n()}, Pick{seat(), some(), n()}, Second{seat(), seat(), n()},
		correctTo("/players/seat=player_1/hand", n()), correctTo("/deck", 5), correctTo("/turn/seat", "player_2"), correctTo("/nothing", 1),
		correctTo("/players", []Player{}), correctTo("/turn/seat", "ghost"), correctTo("/plays", []Play{{Line: 1, Waits: ForDice}}), correctTo("/raid", Raid{Line: 9}),
		correctTo("/players/seat=player_1", nil), correctTo("/turn/phase", "nap"), correctTo("/owed", []Owed{{For: ForFeed, Seat: "ghost"}}), correctTo("/claims", []Claim{{Seat: "ghost"}}),
	}
	return all[random(len(all))]
}

func TestNonsenseIsBorne(t *testing.T) {
	for seed := range ruletest.Some(120) {
		roll := rolling(uint64(seed))
		s := table(2+seed%4, rank(ana, parts.Corporal), tent(boris, "gordo", "tequila", "orderly"))
		s.House = laidOut()[seed%2].House
		for range 60 {
			a := nonsense(roll)
			before := text(s)
			Game{}.Check(s, a)
			after := did(s, a)
			Game{}.Next(after)
			after.Who()
			after.Near()
			require.Equal(t, before, text(s), "%#v", a)
			if seed%10 == 0 {
				Game{}.Legal(after)
			}
			s = after
		}
	}
}

func TestNonsenseLeadsWhereItLed(t *testing.T) {
	asked := func(s State) any {
		out := []any{s.Waits(), s.Who(), s.Near(), s.Unnamed(), s.Spoils()}
		for _, w := range s.Waits() {
			out = append(out, s.Choices(w))
		}
		for i := range s.Players {
			out = append(out, s.Parts(s.Players[i].Seat), s.Clears(s.Players[i].Seat))
		}
		if len(s.Lines)%3 == 0 { // not for every state, because the method Legal is slow
			out = append(out, Game{}.Legal(s))
		}
		return out
	}
	ruletest.Nonsense(t, Game{}, Actions, Switches, cases(), *update, asked)
}
