package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// TestWhatIsTold checks notes that no case in cases_*_test.go covers.
func TestWhatIsTold(t *testing.T) {
	told := func(given State, when Action, want ...rules.Note) func(*testing.T) {
		return func(t *testing.T) {
			_, notes := Game{}.Apply(given, when)
			require.Equal(t, want, notes)
		}
	}
	of := func(id string, rule tables.RuleID, figure Name, pairs ...any) rules.Note {
		return noteOf(id, rule, append(pairs, "figure", figure)...)
	}
	earned := noteOf("earned", "MM-ACH-01", "story", "a")
	rat, roach := at("9", "rat_1"), several(squadOf("roach", 2))
	lifting := position(track("tilda", "collin", "rat"), rat, waiting(Wait{For: ForRoll, Purpose: AmbushRoll, Dice: 1, Call: "rat"}))
	waived := afterAction(position(), Settle{"MM-CAP-03", rules.Waived})
	arrived := position(unmapped, waiting(Wait{For: ForPlace, Room: "hall", Squads: roach, Spawns: spaces("?1", "?2")}))
	walked := afterAction(afterAction(cardTurn("rat", at("1", "tilda"), at("4", "rat_1")), numbers(2)), marches("rat_1", "3", "2"))
	comes := func(card string, edits ...func(*State)) State { // the card's turn has begun, but no figure has acted
		return cardTurn(card, edits...).but(func(s *State) {
			s.Waits, s.Turn = nil, Turn{Card: card, Slot: s.slot(card), Step: FigureStep}
		})
	}
	charmed := comes("tilda", at("1", "tilda"), at("9", "nez"), ailing("tilda", Webbed, Charmed))
	armed := comes("rat", at("1", "tilda"), at("4", "rat_1", "rat_2"), grape("4", true))
	eats := comes("roach", at("9", "tilda"), at("4", "roach_1"), itemLying(parts.Grape, "4"))
	turned := castleTiles(hall("1-2 2-3 1:flip"), itemLying(parts.Fork, "2"), traps("3"))
	crypt := encounterOf(func(c *parts.Encounter) { c.Name, c.Ambush = tables.Text{En: "Crypt", Ru: "Склеп"}, true })
	vault := func(s *State) { c := encounterOf(); c.ID, c.Name.En = "vault", "Vault"; s.Open = &c }
	for name, test := range map[string]func(*testing.T){
		"a card that an ambush lifts": told(lifting, faces(2),
			noteOf("rolled-none", "MM-AMBUSH-01", "numbers", []int{2}),
			noteOf("lifted", "MM-AMBUSH-02", "slot", 1, "count", 2, "card", initiativeCard("rat"))),
		"nobody halts without points": told(position(at("2", "rat_1"), turnOf("tilda", 1)), tildaWalks("2")),
		"a waived rule is back":       told(waived, Settle{"MM-CAP-03", rules.InForce}, noteOf("in-force", "MM-CAP-03")),
		"a rule is waived":            told(position(), Settle{"MM-CAP-03", rules.Waived}),
		"a house rule":                told(position(), Settle{"arrival", "spread"}, noteOf("settled", "", "name", "arrival", "value", "spread")),
		"its dice tell an attack":     told(walked, strikes("rat_1", "tilda")),
		"a web keeps a charmed mouse": told(charmed, noted, earned, of("stays-MM-COND-03", "MM-COND-03", "tilda")),
		"a rat grabs the grape":       told(armed, Activate{"rat_2"}, of("armed", "MM-GRAPE-11", "rat_2")),
		"a roach stays at the grape":  told(eats, noted, earned, of("stays-MM-GRAPE-02", "MM-GRAPE-02", "roach_1")),
		"a stun": told(position(), Affect{Effect: Afflict, On: "nez", Condition: Stunned},
			of("afflicted-stunned", "", "nez")),
		"minions that nobody has read": told(revealing(), Open{Minions: several(squadOf("roach", 1))}),
		"a correction takes a minion and its card": told(position(rat, track("tilda", "rat")), correctTo(Path(OneFoe, "rat_1"), nil),
			noteOf("corrected", ""), noteOf("card-removed", "MM-INIT-06", "card", initiativeCard("rat"))),
		"Brodie is put elsewhere": told(position(at("3", Brodie)), Put{Figure: Brodie, To: Place{Space: "4"}},
			of("cat-moved", "", Brodie, "from", inHall("3"), "space", inHall("4"))),
		"a place without a name is told by who stands there": told(position(unmapped, at("?1", "rat_1", Brodie)),
			Put{Figure: "nez", To: Place{With: "rat_1"}},
			of("moved", "", "nez", "space", inHall("?1"), "with", nouns([]Name{"rat_1", Brodie}, Name.Noun))),
		"a tile turned over": told(turned, Flip{Mouse: "tilda"}, noteOf("trap-gone", "MM-AMB-74", "space", inHall("3")),
			noteOf("item-gone", "MM-AMB-67", "item", partyItem(parts.Fork)),
			noteOf("flipped", "MM-FLIP-01", "room", tileSide("cellar")),
			mouseNote("explored", "MM-EXP-07", "tilda", "room", tileSide("cellar"), "space", Spot{"cellar", "c1"})),
		"a spawn space without a name": told(arrived, Spawn{"roach", "?2"},
			of("arrived-spawn", "MM-SPAWN-03", "roach_1", "space", inHall("?2"), "number", 2)),
		"an encounter": told(revealing(vault), Open{Card: crypt},
			noteOf("closed", "MM-ENC-05", "card", encounterCard("vault"), "en", "Vault"),
			noteOf("opened", "MM-ENC-04", "card", encounterCard("crypt"), "en", "Crypt", "ru", "Склеп", "ambush", true, "traps", false)),
		"a mousetrap beside a figure": told(position(unmapped, at("?1", "nez")), Trap{Room: "hall", Space: "?1"}, noteOf("traps", "MM-TILE-03",
			"spaces", spacesOf("hall", spaces("?1")), "with", nouns([]Name{"nez"}, Name.Noun))),
	} {
		t.Run(name, test)
	}
}

func TestAMoveHappensAsFarAsItIsWalked(t *testing.T) {
	wet := position(hall("1:water 1-2 2-3"), withTildaAlone)
	for _, c := range []struct {
		given State
		path  []parts.SpaceID
		walks int
		by    tables.RuleID
	}{
		{position(traps("2")), spaces("2", "3", "4"), 1, "MM-TRAP-01"},
		{position(traps("3")), spaces("2", "3", "4"), 2, "MM-TRAP-01"},
		{wet, spaces("2", "3"), 1, "MM-WATER-02"},
		{position(traps("4")), spaces("2", "3", "4"), 3, ""},
		{position(), spaces("2", "3", "4"), 3, ""},
		{position(with("tilda", captured)), spaces("2", "3"), 2, ""},
	} {
		did, notes := Game{}.Happened(c.given, tildaWalks(c.path...))
		require.Equal(t, tildaWalks(c.path[:c.walks]...), did)
		if c.by == "" {
			require.Empty(t, notes)
			continue
		}
		require.Equal(t, []rules.Note{noteOf("cut-short", c.by, "mouse", Name("tilda"), "space", inHall(c.path[c.walks-1]), "spaces", spacesOf("hall", c.path[c.walks:]))}, notes)
	}
	did, notes := Game{}.Happened(position(), EndTurn{Mouse: "tilda"})
	require.Equal(t, EndTurn{Mouse: "tilda"}, did)
	require.Empty(t, notes)
}
