package micemystics

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// causeCases returns cases for the causes of violations that no other case covers.
func causeCases() []trial {
	return slices.Concat(enteredCases(), wrongWayCases(), wrongTimeCases(), manyWaysCases())
}

// unlisted returns actions that break rules without a row in the ledger.
func unlisted() []trial {
	return []trial{
		{Given: position(), When: []Action{Settle{"moon", "full"}}},
		{Given: position(), When: []Action{Correct{rules.Correction{Changes: []rules.Change{rules.To("/moon", 1)}}}}},
	}
}

func enteredCases() []trial {
	nameless := allowed("MM-ENC-01", "an encounter card without a name may be any", position(waiting(Wait{For: ForCard, Room: "hall"})),
		Open{Minions: several(squadOf("roach", 1))})
	nameless.Given.Chapter.Encounters = cards("crypt")
	return []trial{
		nameless,
		refused("MM-SPAWN-01", "a spawn space without a name", position(unmapped, waiting(Wait{For: ForSpawns, Room: "hall"})), Spawns{"hall", spaces("")}).At(never),
		refused("MM-CARD-02", "a minion card without a name", position(), Learn{Minion: &parts.Minion{Life: 1}}).At(never),
		refused("MM-CARD-02", "a minion card with less than nothing", position(), Learn{Minion: &parts.Minion{ID: "moth", Life: 1, Battle: -1}}).At(never),
		refused("MM-SCARD-01", "a search card without a name", position(), Learn{Search: &parts.Search{Type: parts.Item}}).At(never),
		refused("MM-ABIL-01", "an ability card without a name", position(), Learn{Ability: &parts.Ability{}}).At(never),
		refused("MM-SPAWN-09", "newcomers without a name", position(), Call{Squads: several(squadOf("", 1))}).At(never),
		refused("MM-ADJ-01", "neighbours by half", position(unmapped), Tell{"hall", []Fact{{Between: parts.Pair{"?1", "?2"}, Matter: Touch, Least: 0, Most: 2}}}).At(never),
		refused("MM-MMOV-01", "steps to a place that nobody stands on yet", cardTurn("rat", unmapped, at("?1", "tilda"), at("?2", "rat_1")), tellFacts(asksDistance("?1", "?7"), 3)),
		refused("MM-SPAWN-02", "nobody is to be placed", arriving(nil), Spawn{"roach", "4"}),
	}
}

func wrongWayCases() []trial {
	blind := func(edits ...func(*State)) State {
		return brodieTurn("brodie_chase", append([]func(*State){unmapped, at("?1", "brodie"), at("?2", "nez"), at("?3", "tilda")}, edits...)...)
	}
	close := blind(known(asksDistance("?1", "?2"), 2, asksDistance("?1", "?3"), 5, asksDistance("?2", "?3"), 4))
	rat := func(edits ...func(*State)) State {
		return cardTurn("rat", append([]func(*State){unmapped, at("?1", "rat_1"), at("?2", "tilda"), known(asksDistance("?1", "?2"), 4)}, edits...)...)
	}
	bait := func(edits ...func(*State)) State {
		return cardTurn("roach", append([]func(*State){unmapped, grape("?3", false), at("?1", "tilda"), at("?2", "roach_1"), known(asksDistance("?2", "?3"), 4)}, edits...)...)
	}
	apart := position(at("1", "tilda", "nez"), itemLying(parts.Fork, "1"), func(s *State) { s.Rooms = append(s.Rooms, Room{ID: "attic", Tile: "B", Side: parts.Orange}) }, func(s *State) {
		s.Mouse("collin").At = Spot{"attic", "?7"}
	})
	return []trial{
		refused("MM-CAT-08", "the chase ends with another number of steps", close, numbers(2, 2), Chase{Reached: []Name{"nez"}, Toward: "tilda", Steps: 1}),
		refused("MM-CAT-13", "the chase ends with the first mouse", close, numbers(2, 2), Chase{Reached: []Name{"nez"}}),
		refused("MM-CAT-03", "Brodie does nothing", close, numbers(2, 2), Hold{Figure: Brodie}),
		refused("MM-MMOV-03", "fewer steps than fell", rat(), numbers(3), March{Figure: "rat_1", Toward: "tilda", Steps: 1}),
		refused("MM-MMOV-03", "no steps at all", rat(), numbers(3), Hold{Figure: "rat_1"}),
		refused("MM-GRAPE-02", "a roach goes for a mouse on an unmapped tile", bait(), numbers(1), March{Figure: "roach_1", Toward: "tilda", Steps: 1}),
		refused("MM-GRAPE-02", "a roach stays away from the grape", bait(), numbers(1), Hold{Figure: "roach_1"}),
		refused("MM-GRAPE-11", "a rat without the grape throws one", cardTurn("rat", at("1", "tilda"), at("2", "rat_1")), numbers(1), marches("rat_1", "1"), Strike{Figure: "rat_1", Space: "1"}),
		refused("MM-WALL-01", "a way over a space without a name", cardTurn("rat", at("1", "tilda"), at("4", "rat_1")), numbers(1), marches("rat_1", "")),
		refused("MM-MOVE-02", "a mouse goes to a space without a name", position(), tildaWalks("")).At(never),
		refused("MM-TRAP-02", "lore in a search", position(), Search{Mouse: "tilda"}, Fell{Star: 1, With: ByLore}),
		refused("MM-MEL-02", "nobody says whom a rat attacks", cardTurn("rat", at("1", "tilda", "rat_1")), Strike{Figure: "rat_1"}),
		refused("MM-GRAPE-11", "no mouse is there to throw at", cardTurn("rat", grape("5", true), at("5", "rat_1")), Strike{Figure: "rat_1", Space: "1"}),
		refused("MM-FORK-04", "the passenger lands on another tile", apart, Catapult{Mouse: "tilda", Passenger: "nez", To: Place{With: "collin"}}),
		refused("MM-EXP-07", "no space of the tile is at the exit", position(hall("1-2 1:door"), func(s *State) {
			s.Rooms = append(s.Rooms, Room{ID: "attic", Tile: "B", Side: parts.Orange, Map: paths("1-2")})
		}), Explore{Mouse: "tilda", Into: "attic", To: "2"}),
	}
}

// openMap returns a map of n by n spaces. No space sees the last one.
func openMap(n int) parts.Map {
	id := func(x, y int) parts.SpaceID { return parts.SpaceID(strconv.Itoa(n*y + x + 1)) }
	var m parts.Map
	for y := range n {
		for x := range n {
			m.Spaces, m.Blind = append(m.Spaces, parts.Space{ID: id(x, y)}), append(m.Blind, parts.Pair{id(x, y), id(n-1, n-1)})
			if x > 0 {
				m.Links = append(m.Links, parts.Link{A: id(x-1, y), B: id(x, y)})
			}
			if y > 0 {
				m.Links = append(m.Links, parts.Link{A: id(x, y-1), B: id(x, y)})
			}
		}
	}
	m.Blind = m.Blind[:len(m.Blind)-1]
	return m
}

func manyWaysCases() []trial {
	field := cardTurn("archer", func(s *State) { s.Rooms[0].Map = openMap(6) }, house(RangedMinionMove, "unlimited"), at("36", "tilda"), at("1", "archer_1"))
	last := marches("archer_1", "7", "13", "19", "25", "31", "32", "33", "34", "35", "36")
	return []trial{
		follows("MM-MMOV-03", "of very many ways the first are listed", field).Leaving(all(because("MM-MMOV-03 many_ways"), func(t *testing.T, s State) {
			open := (Game{}).Decide(s, SeatMinions).Open
			require.Len(t, open, 64)
			require.NotContains(t, open, last)
		})),
		allowed("MM-MMOV-03", "any other of them is as good", field, last),
		refused("MM-MMOV-08", "a way around is not", field, marches("archer_1", "7", "13", "14", "8", "9", "10", "11", "12", "18", "24")),
	}
}

func wrongTimeCases() []trial {
	justBack := position(turnOf("collin", 0), func(s *State) { s.Turn.Step = RollStep }, waiting(moveRollAwaited("collin")))
	between := func(s *State) { s.Turn = Turn{Step: BetweenTurns} }
	over := func(s *State) { s.Turn.Step = OverStep }
	return []trial{
		refused("MM-ROUND-01", "a mouse acts where no card is on turn", position(between), Search{Mouse: "tilda"}),
		refused("MM-ROUND-01", "minions act where no card is on turn", position(between), Hold{}),
		refused("MM-ROUND-01", "Brodie acts where no card is on turn", position(between), Leap{}),
		refused("MM-MEL-02", "nobody says whom a mouse attacks", position(), Attack{Mouse: "tilda"}).At(never),
		refused("MM-ROUND-01", "a mouse acts in a turn that is over", position(over), Search{Mouse: "tilda"}),
		refused("MM-ROUND-01", "a charmed mouse acts by itself in a turn that is over", position(over), Hold{Figure: "tilda"}),
		refused("MM-ROUND-01", "no minion is on turn", position(), Hold{}),
		refused("MM-ROUND-01", "nor after the turn that brought it back, when another mouse is to roll", justBack, Search{Mouse: "tilda"}).Breaking("MM-MOVE-01", "MM-ROUND-01"),
		allowed("MM-RESC-04", "its end changes nothing", justBack, EndTurn{Mouse: "tilda"}),
		refused("MM-TRAP-05", "nor after a mousetrap, and what else is wrong is told too", justBack.but(func(s *State) { s.Sprung = "tilda" }, at("9",
			"rat_1")), Attack{Mouse: "tilda", Target: "rat_1"}).
			Breaking("MM-MOVE-01", "MM-TRAP-05", "MM-MEL-02"),
		refused("MM-DICE-02", "a second die for a rat that has moved", cardTurn("rat", at("1", "tilda"), at("4", "rat_1")), numbers(2), marches("rat_1", "3", "2"), numbers(2)),
		refused("MM-MTURN-02", "the card is no figure", cardTurn("rat", at("1", "tilda", "rat_1")), Hold{"rat"}),
	}
}
