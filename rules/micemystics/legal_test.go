package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

func TestSearchesOfNobodyAndNowhere(t *testing.T) {
	lost := with("tilda", func(m *Mouse) { m.At = Spot{"attic", "1"} })
	searches := func(who Name) func(*State) {
		return waiting(Wait{For: ForRoll, Purpose: SearchRoll, Who: who, Dice: 1})
	}
	awaitsFor(ForFind)(t, afterAction(position(lost, searches("tilda")), Fell{Star: 1}))
	awaitsFor(NoWait)(t, afterAction(position(searches("miz")), Fell{Star: 1}))
	awaitsFor(NoWait)(t, afterAction(position(waiting(Wait{For: ForFind, Who: "miz"})), foundSearchCard("cork")))
}

// Reports that break a rule are applied as far as possible.
func TestWaivedReportsAboutCards(t *testing.T) {
	four := carries("tilda", "thimble", "cork", "crumb", "button")
	cases := map[string]struct {
		given State
		when  Action
		then  func(*testing.T, State)
	}{
		"cheese for a card of the pack": {position(), Trade{"tilda"}, cheeses("tilda", 1)},
		"a find that another mouse trades": {
			position(waiting(Wait{For: ForKeep, Who: "tilda", Card: "cork"})), Trade{"collin"}, all(cheeses("tilda", 1), cheeses("collin", 0)),
		},
		"a card dropped by a mouse that need not": {
			position(four, carries("collin", "cork"), waiting(Wait{For: ForDrop, Who: "tilda"})), Drop{"collin", "cork"},
			func(t *testing.T, s State) { require.Equal(t, []Wait{{For: ForDrop, Who: "tilda"}}, s.Waits) },
		},
		"a full pack is asked for once": {
			position(four, waiting(Wait{For: ForDrop, Who: "tilda"})), Equip{Mouse: "tilda", Off: cards("ladle")},
			func(t *testing.T, s State) { require.Equal(t, []Wait{{For: ForDrop, Who: "tilda"}}, s.Waits) },
		},
		"two packs are asked for each": {
			position(four, waiting(Wait{For: ForDrop, Who: "collin"})), Equip{Mouse: "tilda", Off: cards("ladle")},
			func(t *testing.T, s State) {
				require.Equal(t, []Wait{{For: ForDrop, Who: "tilda"}, {For: ForDrop, Who: "collin"}}, s.Waits)
			},
		},
		"a full pack while something else is awaited": {
			position(four, waiting(Wait{For: ForFind, Who: "tilda"})), Equip{Mouse: "tilda", Off: cards("ladle")}, awaitsFor(ForDrop),
		},
		"an event that is put on":               {position(waiting(Wait{For: ForEvent, Who: "tilda", Card: "draught"})), Equip{Mouse: "tilda", On: cards("draught")}, awaitsFor(ForEvent)},
		"an ability on credit":                  {position(), Power{Mouse: "tilda", Ability: "hum"}, cheeses("tilda", 0)},
		"an ability card for too little cheese": {position(cheese("tilda", 4)), LevelUp{"tilda", parts.Ability{ID: "whistle"}}, cheeses("tilda", 0)},
		"another's ability takes no one's action": {position(action, cheese("tilda", 1), turnOf("nez", 2)), Power{Mouse: "tilda", Ability: "hum"},
			func(t *testing.T, s State) { require.Equal(t, NoDeed, s.Turn.Deed) }},
		"a mouse that shares with itself":        {position(), Share{Mouse: "tilda", With: "tilda", Gives: cards("ladle")}, holding("tilda", cards("ladle"), nil, nil)},
		"a free action in another's turn is his": {position(turnOf("nez", 2)), gift, func(t *testing.T, s State) { require.Empty(t, s.Turn.Freed) }},
		"another puts on what it has of that kind": {position(carries("collin", "cork"), waiting(Wait{For: ForKeep, Who: "tilda", Card: "cork"})),
			Equip{Mouse: "collin", On: cards("cork")}, all(awaitsFor(ForKeep), holding("collin", cards("needle", "cork"), nil, nil))},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			require.NotEmpty(t, Game{}.Check(c.given, c.when))
			c.then(t, afterAction(c.given, c.when))
		})
	}
}

func action(s *State) { s.Abilities = []parts.Ability{{ID: "hum", Cost: 1, Action: true}} }

func TestLegalCardsAreClean(t *testing.T) {
	rich := cheese("tilda", 9)
	full := func(s *State) {
		carries("tilda", "thimble", "feather", "mallet")(s)
		wears("tilda", "button")(s)
		s.Mouse("tilda").Tricks = cards("wink")
		carries("nez", "crumb")(s)
	}
	two := several(squadOf("rat", 2), squadOf("elite", 2))
	keeping := waiting(Wait{For: ForKeep, Who: "tilda", Card: "feather"})
	cases := map[string]struct {
		given State
		has   []Action
		hasNo []Action
	}{
		"in its turn a mouse searches, shares, changes and learns": {
			position(full, rich),
			[]Action{
				Search{"tilda"}, Share{Mouse: "tilda", With: "nez", Takes: cards("crumb")}, Share{Mouse: "tilda", With: "nez", Gives: cards("wink")},
				Share{Mouse: "tilda", With: "nez", Cheese: 1}, Equip{Mouse: "tilda", On: cards("thimble")}, Equip{Mouse: "tilda", Off: cards("button")},
				Equip{Mouse: "tilda", On: cards("mallet"), Off: cards("ladle")}, LevelUp{"tilda", parts.Ability{ID: "whistle", Cost: 1}},
				Power{Mouse: "tilda", Ability: "hum"}, Use{Mouse: "tilda", Card: "wink"}, Use{Mouse: "tilda", Card: "feather"}, Use{Mouse: "nez", Card: "crumb"},
			},
			[]Action{
				Share{Mouse: "tilda", With: "nez", Cheese: -1}, Share{Mouse: "tilda", With: "tilda", Cheese: 1}, Use{Mouse: "tilda", Card: "thimble"},
				Equip{Mouse: "tilda", On: cards("thimble"), Off: cards("ladle")}, Power{Mouse: "nez", Ability: "grunt"},
			},
		},
		"nobody is near to share": {position(at("5", "tilda")), []Action{Search{"tilda"}}, []Action{gift}},
		"swaps where gifts are not allowed": {
			position(full, house(ShareGift, "exchange")), []Action{Share{Mouse: "tilda", With: "nez", Gives: cards("thimble"), Takes: cards("crumb")}},
			[]Action{Share{Mouse: "tilda", With: "nez", Gives: cards("thimble")}},
		},
		"what was found is kept or traded": {position(keeping), []Action{Keep{"tilda"}, Trade{"tilda"}}, []Action{Equip{Mouse: "tilda", On: cards("feather")}}},
		"or put on at once":                {position(waiting(Wait{For: ForKeep, Who: "tilda", Card: "cork"}), house(EquipFind, "at_once")), []Action{Equip{Mouse: "tilda", On: cards("cork")}}, nil},
		"one of the pack goes":             {position(full, waiting(Wait{For: ForDrop, Who: "tilda"})), []Action{Drop{"tilda", "feather"}}, []Action{Drop{"tilda", "button"}, Drop{"tilda", "wink"}}},
		"what nobody has may be found":     {position(finding), []Action{Found{}, foundSearchCard("cork"), foundSearchCard("mask")}, []Action{foundSearchCard("ladle")}},
		"not a token that is in play": {position(finding, func(s *State) {
			s.Stash, s.Laid = []parts.PartyItem{parts.Disguise}, []Laid{{Item: parts.Hook, At: inHall("2"), To: "4"}}
		}), []Action{foundSearchCard("prong")}, []Action{foundSearchCard("mask"), foundSearchCard("rope")}},
		"minions of two types come": {revealing(), []Action{Open{Card: parts.Encounter{ID: "encounter", Surge: two,
			Rows: []parts.Row{{From: 1, To: 1, Minions: two}}}}}, nil},
		"not nothing where discards are new": {position(finding, func(s *State) { s.Discard = cards("cork") }), []Action{foundSearchCard("cork")}, []Action{Found{}}},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			legal := Game{}.Legal(c.given)
			for _, a := range legal {
				require.Empty(t, Game{}.Check(c.given, a), "%+v", a)
			}
			for _, a := range c.has {
				require.Contains(t, legal, a)
			}
			for _, a := range c.hasNo {
				require.NotContains(t, legal, a)
			}
		})
	}
}

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
		"to the other side without a map": {castleTiles(hall("1:flip"), turnOf("tilda", 0),
			func(s *State) { s.otherSide("hall").Map = parts.Map{} }), []Action{Flip{Mouse: "tilda"}, end}},
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
