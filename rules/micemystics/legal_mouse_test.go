package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatAMouseMayDoOnTheBoardIsOffered(t *testing.T) {
	end := EndTurn{Mouse: "tilda"}
	for name, c := range map[string]struct {
		given State
		want  []Action
	}{
		"a step to each side and one along the hook": {position(dry, hooked("2", "7")), []Action{tildaWalks("1"), tildaWalks("3"), tildaWalks("7"), end}},
		"and from its other end":                     {position(dry, hooked("7", "2")), []Action{tildaWalks("1"), tildaWalks("3"), tildaWalks("7"), end}},
		"no step against the arrow with 2 points":    {position(hall("3>1 1-2"), turnOf("tilda", 2)), []Action{tildaWalks("2"), end}},
		"no step without points, yet a scurry":       {position(turnOf("tilda", 0), inTurn(func(t *Turn) { t.Moved = true })), []Action{Scurry{"tilda"}, end}},
		"getting up":                                 {position(ailing("tilda", Down)), []Action{Stand{"tilda"}, end}},
		"recovering": {position(ailing("tilda", Stunned, Webbed)),
			[]Action{Recover{"tilda", Stunned}, Recover{"tilda", Webbed}, end}},
		"to the others, where no map shows the way": {position(unmapped, withTildaAlone, at("5", "rat_1")), []Action{tildaGoes(Place{}, 1),
			tildaGoes(Place{With: "collin"}, 1), tildaGoes(Place{With: "rat_1"}, 1), end}},
		"to each space at the other tile's exit": {castleTiles(turnOf("tilda", 0)), []Action{exploreAttic("a1"), exploreAttic("a2"), end}},
		"to the other side of the tile":          {castleTiles(hall("1:flip"), turnOf("tilda", 0)), []Action{Flip{Mouse: "tilda", To: "c1"}, end}},
		"a fifth mouse finds a place by itself": {castleTiles(hall("1:flip 1:wide"), partyOfFive, turnOf("tilda", 0)),
			[]Action{Flip{Mouse: "tilda", To: "c1", Spread: []Standing{{"lily", "c2"}}}, end}},
	} {
		t.Run(name, func(t *testing.T) { require.ElementsMatch(t, c.want, c.given.legalMouse(c.given.mouseOnTurn())) })
	}
	captured := position(with("tilda", captured))
	require.Empty(t, captured.legalTurn(), "nothing is offered to a mouse that is captured")
}

func TestTheDiceOfferWhatTheyCanShow(t *testing.T) {
	for name, c := range map[string]struct {
		given State
		want  int
	}{
		"each side of one die":                     {position(rolling(MoveRoll, 1)), 6},
		"every die the same side, and all in turn": {position(rolling(ChaseRoll, 2)), 7},
		"a tinkerer's lore besides":                {position(waiting(Wait{For: ForRoll, Purpose: TrapRoll, Who: "nez", Dice: 1, Lore: 3})), 13},
		"no die at all":                            {position(rolling(DefenceRoll, 0)), 1},
		"a die that nobody entered":                {position(rolling(SearchRoll, 1), func(s *State) { s.Die = nil }), 1},
		"both sides of the grape":                  {position(waiting(Wait{For: ForToss, Who: "tilda"})), 2},
	} {
		t.Run(name, func(t *testing.T) {
			offered := Game{}.Legal(c.given)
			require.Len(t, offered, c.want)
			for _, a := range offered {
				require.Empty(t, Game{}.Check(c.given, a), "%#v", a)
			}
		})
	}
}
