package micemystics

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules/ruletest"
	parts "tablemate/tables/micemystics"
)

// oddTables returns states. Some of these states are impossible on a real table.
func oddTables() map[string]State {
	fight := func(w Wait) State {
		return position(at("1", "rat_1"), at("2", "rat_2", Brodie), roomTwo, track("tilda", "rat", "brodie_pounce", "collin"), waiting(w))
	}
	due := func(s *State) { s.Waits, s.Turn.Points = nil, 3 }
	all := map[string]State{
		"nothing at all":      {},
		"no mice":             position(func(s *State) { s.Mice = nil }),
		"no die":              position(func(s *State) { s.Die = nil }),
		"no track":            position(track()),
		"a free turn":         position(at("1", "rat_1"), roomTwo),
		"a tile without maps": position(unmapped, at("?1", "tilda", "rat_1"), at("?2", "collin"), roomTwo),
		"a turn of rats":      position(track("rat", "tilda"), at("5", "rat_1", "rat_2"), turnOf("rat", 0)),
		"a turn of the cat":   position(track("brodie_chase", "tilda"), at("5", Brodie), turnOf("brodie_chase", 0)),
		"a turn of nobody":    position(track("rat", "tilda"), turnOf("rat", 0), inTurn(func(t *Turn) { t.Ordered, t.Figures = true, []Name{"rat_9"} })),
		"a rat that throws":   cardTurn("rat", grape("5", true), at("5", "rat_1"), at("1", "collin")),
		"a chase":             brodieTurn("brodie_chase", at("1", Brodie), at("3", "nez")).but(due),
		"a march unseen":      cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "rat_1"), known(asksDistance("?1", "?2"), NoWay)).but(due),
		"a captured mouse":    position(with("tilda", captured)),
		"an unknown room":     position(with("tilda", func(m *Mouse) { m.At, m.Searched = Spot{"attic", "1"}, []string{"attic"} })),
		"a chapter over":      position(func(s *State) { s.Result = &Result{Winner: SeatMice} }),
		"laid items": position(func(s *State) {
			s.Laid = []Laid{{Item: parts.Fork, At: inHall("1")}, {Item: parts.Hook, At: inHall("1"), To: "4"}}
			s.Stash = []parts.PartyItem{parts.Grape}
		}, at("4", "rat_1", "roach_1")),
	}
	for who, room := range map[Name]string{"": "moon", "tilda": "hall"} {
		for _, f := range Awaits {
			if f == NoWait {
				continue
			}
			all["awaiting "+string(f)+" of "+string(who)] = fight(Wait{For: f, Who: who, Against: "rat_1", Dice: 1, Card: "ghost", Room: room, Squads: several(squadOf("rat", 1))})
		}
		for _, p := range Purposes {
			all["rolling "+string(p)+" by "+string(who)] = fight(Wait{For: ForRoll, Purpose: p, Who: who, Against: "ghost", Dice: 1, Hits: 2, Call: "ghost"})
		}
	}
	return all
}

func oddCases() (out []trial) {
	tables, kinds := oddTables(), Actions.Names()
	for i, name := range slices.Sorted(maps.Keys(tables)) {
		for j, kind := range kinds {
			if (i+j)%4 == 0 {
				out = append(out, allowed("", name+", "+kind, tables[name], Actions[j]))
			}
		}
	}
	return out
}

func TestNonsenseLeadsWhereItLed(t *testing.T) {
	decides := func(s State) any { return Game{}.Decide(s, SeatMinions) }
	ruletest.Nonsense(t, Game{}, Actions, Switches, append(cases(), oddCases()...), *update, decides)
	for _, c := range oddCases() {
		for _, s := range []State{c.Given, afterAction(c.Given, c.When[0])} {
			require.NotPanics(t, func() { Game{}.Legal(s); s.Plan() }, c.Name)
		}
	}
}

// TestOddReportsAreTaken applies odd reports that TestNonsenseLeadsWhereItLed does not try.
func TestOddReportsAreTaken(t *testing.T) {
	odd, goes := oddTables(), March{Figure: "rat_1", Toward: "tilda", Steps: 2}
	for name, when := range map[string][]Action{
		"a turn of rats":      {Hold{}, Leap{"2"}, March{}, Strike{}},
		"a chase":             {Leap{"2"}, Activate{Brodie}},
		"a rat that throws":   {Leap{"2"}, Chase{}, March{}},
		"a march unseen":      {goes, marches("rat_1", "?1")},
		"an unknown room":     {EndTurn{Mouse: "tilda"}},
		"a free turn":         {Call{Squads: several(squadOf(string(Brodie), 2))}, correctTo(foePath("miz", "at"), struct{}{})},
		"a tile without maps": {correctTo(mousePath("tilda", "at"), -1), correctTo(Path(OneBeneath, "moon"), -1)},
	} {
		for _, a := range when {
			require.NotPanics(t, func() { Game{}.Check(odd[name], a); Game{}.Apply(odd[name], a) }, "%s: %+v", name, a)
		}
	}
	tie := cardTurn("rat", at("3", "tilda"), at("1", "rat_1"), at("5", "rat_2"))
	for _, a := range []Action{Hold{}, Leap{}, Chase{}, marches(""), strikes("", "tilda")} {
		require.NotPanics(t, func() { Game{}.Check(tie, a); Game{}.Apply(tie, a) }, "%+v", a)
	}
}

func TestEffectsOnNobodyChangeNothing(t *testing.T) {
	t.Parallel()
	on := []Effect{Wound, PoisonHit, Heal, Cure, Afflict, Relieve, Gain, Steal, Slay, Seize}
	for name, s := range oddTables() {
		for _, a := range []Action{
			Put{Figure: "miz"}, Put{Figure: "miz", To: Place{Space: "1"}},
			Put{Figure: "miz", Room: "hall", To: Place{With: "tilda"}},
			Put{Figure: "miz", Room: "hall", To: Place{}}, Trap{Room: "moon", Space: "1"}, Carry{"miz", "ladle"},
		} {
			requireSame(t, name, s, a)
		}
		for _, e := range on {
			requireSame(t, name, s, Affect{Effect: e, On: "miz", Count: 2, Condition: Stunned, By: "rat_1"})
		}
	}
}

// requireSame requires that an action has the same result as an empty Affect, which has no effect.
func requireSame(t *testing.T, name string, s State, a Action) {
	want, _ := Game{}.Apply(s, Affect{})
	got, _ := Game{}.Apply(s, a)
	require.Equal(t, want, got, "%s: %+v", name, a)
}
