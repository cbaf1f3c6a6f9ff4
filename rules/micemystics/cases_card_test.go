package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

func cardCases() []trial {
	return slices.Concat(
		searchCases(), findCases(), packCases(), freeCases(), shareCases(),
		equipCases(), levelCases(), powerCases(), useCases(),
	)
}

func carries(name Name, cards ...parts.CardID) func(*State) {
	return with(name, func(m *Mouse) { m.Pack = append(m.Pack, cards...) })
}

func wears(name Name, cards ...parts.CardID) func(*State) {
	return with(name, func(m *Mouse) { m.Equipped = append(slices.Clone(m.Equipped), cards...) })
}

func cheese(name Name, n int) func(*State) {
	return with(name, func(m *Mouse) { m.Cheese = n })
}

var finding = waiting(Wait{For: ForFind, Who: "tilda"})

func foundSearchCard(id parts.CardID) Found {
	for _, c := range searchCards() {
		if c.ID == id {
			return Found{Card: &c}
		}
	}
	return Found{Card: &parts.Search{ID: id}}
}

func holding(name Name, on, pack, tricks []parts.CardID) func(*testing.T, State) {
	return mouseIs(name, func(t *testing.T, m Mouse) {
		require.ElementsMatch(t, on, m.Equipped, "on %s", name)
		require.ElementsMatch(t, pack, m.Pack, "pack of %s", name)
		require.ElementsMatch(t, tricks, m.Tricks, "tricks of %s", name)
	})
}

func cards(ids ...parts.CardID) []parts.CardID { return ids }

func asking(id parts.CardID, edit func(*parts.Search)) func(*State) {
	return func(s *State) {
		s.Cards = slices.Clone(s.Cards)
		edit(&s.Cards[slices.IndexFunc(s.Cards, func(c parts.Search) bool { return c.ID == id })])
	}
}

func searchedIn(rooms ...string) func(*testing.T, State) {
	return mouseIs("tilda", func(t *testing.T, m Mouse) { require.Equal(t, rooms, m.Searched) })
}

func searchCases() []trial {
	roll := rolling(SearchRoll, 1)
	searched := with("tilda", func(m *Mouse) { m.Searched = []string{"hall"} })
	special := func(s *State) { s.Rooms[0].Plan.SpecialSearch = "a rope behind the barrel" }
	return []trial{
		toldWithoutNote(follows("MM-SRCH-01", "a search takes the action and rolls one die", position(), Search{"tilda"}).
			Leaving(all(deedIs(SearchDeed), waitsFor(Wait{For: ForRoll, Purpose: SearchRoll, Who: "tilda", Dice: 1})))),
		toldWithoutNote(follows("MM-SRCH-01", "a star draws a card", position(roll), Fell{Star: 1}).
			Leaving(all(searchedIn("hall"), waitsFor(Wait{For: ForFind, Who: "tilda"})))),
		follows("MM-SRCH-01", "no star finds nothing", position(roll), Fell{}).
			Noting(mouseNote("search-nothing", "MM-SRCH-01", "tilda")).Leaving(all(searchedIn(), awaitsFor(NoWait))),
		follows("MM-SRCH-01", "a special search is told of when a star falls", position(special, roll), Fell{Star: 1}).
			Noting(noteOf("warned.MM-BOOK-04", "MM-BOOK-04", "search", "a rope behind the barrel")).
			Leaving(all(searchedIn("hall"), waitsFor(Wait{For: ForFind, Who: "tilda"}))),
		refused("MM-SRCH-04", "the mouse has searched this tile with success", position(searched), Search{"tilda"}).
			Telling("room", tileSide("hall")),
		allowed("MM-SRCH-04", "it was on another tile", position(with("tilda", func(m *Mouse) { m.Searched = []string{"cellar"} })), Search{"tilda"}),
		allowed("MM-SRCH-04", "another mouse has searched here", position(with("collin", func(m *Mouse) { m.Searched = []string{"hall"} })), Search{"tilda"}),
		allowed("MM-SRCH-04", "the last roll here showed no star", position(roll), Fell{}).
			Leaving(mouseIs("tilda", func(t *testing.T, m Mouse) { require.Empty(t, m.Searched) })),
		allowed("MM-SRCH-04", "a special search follows its chapter", position(searched, special), Search{"tilda"}),
		answersQuestion("MM-AMB-29", follows("MM-SRCH-04", "the ban lasts for the whole chapter", position(searched, roomTwo), Put{Figure: "tilda", Room: "cellar", To: Place{Space: "1"}})).
			Leaving(mouseIs("tilda", func(t *testing.T, m Mouse) { require.Equal(t, []string{"hall"}, m.Searched) })),
		answersQuestion("MM-AMB-29", follows("MM-SRCH-04", "where it is a visit's, leaving the tile lifts it", position(searched, roomTwo,
			house(SearchBan, "visit")), Put{Figure: "tilda", Room: "cellar", To: Place{Space: "1"}})).
			Leaving(mouseIs("tilda", func(t *testing.T, m Mouse) { require.Empty(t, m.Searched) })),
	}
}

func roomTwo(s *State) {
	s.Rooms = append(s.Rooms, Room{ID: "cellar", Tile: "B", Side: parts.Orange, Visited: true, Map: paths("1-2 2-3")})
}

func findCases() []trial {
	discards := func(s *State) { s.Discard = cards("crumb", "cork") }
	keeping := func(id parts.CardID) func(*State) { return waiting(Wait{For: ForKeep, Who: "tilda", Card: id}) }
	return []trial{
		follows("MM-SCARD-01", "each type of card is handled in its own way", position(finding), foundSearchCard("thimble")).
			Leaving(awaitsFor(ForKeep)),
		refused("MM-SCARD-01", "there is no such type", position(finding), Found{Card: &parts.Search{ID: "x", Type: "spell"}}).At(never),
		allowed("MM-SCARD-01", "nobody has entered the card yet", position(finding), foundSearchCard("something")),
		follows("MM-SCARD-01", "a card that was entered before is known by its name", position(finding), Found{Card: &parts.Search{ID: "draught"}}).
			Leaving(awaitsFor(ForEvent)),
		follows("MM-SCARD-01", "a card that is read off anew counts as it is read", position(finding), Found{Card: &parts.Search{ID: "draught", Type: parts.Item}}).
			Leaving(awaitsFor(ForKeep)),
		toldWithoutNote(follows("MM-SRCH-02", "a card that is kept goes into the pack", position(finding), foundSearchCard("thimble"), Keep{"tilda"}).
			Leaving(all(holding("tilda", cards("ladle"), cards("thimble"), nil), discardIs(), awaitsFor(NoWait)))),
		follows("MM-SRCH-02", "a card that is not kept gives one cheese", position(finding), foundSearchCard("thimble"), Trade{"tilda"}).
			Noting(mouseNote("cheese-more", "MM-SRCH-02", "tilda", "number", 1, "cheese", 1)).
			Leaving(all(holding("tilda", cards("ladle"), nil, nil), discardIs("thimble"), cheeses("tilda", 1), awaitsFor(NoWait))),
		refused("MM-SRCH-02", "a card of the pack gives no cheese later", position(carries("tilda", "thimble")), Trade{"tilda"}),
		refused("MM-SRCH-02", "another mouse found it", position(keeping("thimble")), Keep{"collin"}).At(never),
		toldWithoutNote(follows("MM-SRCH-02", "no card was left to be found", position(finding), Found{}).Leaving(func(t *testing.T, s State) { requireSameTable(t, position(), s) })),
		toldWithoutNote(follows("MM-SRCH-03", "an event is resolved at once", position(finding), foundSearchCard("draught")).
			Leaving(all(holding("tilda", cards("ladle"), nil, nil), discardIs("draught"), waitsFor(Wait{For: ForEvent, Who: "tilda", Card: "draught"})))),
		follows("MM-SRCH-03", "an event that was read off is told", position(finding), Found{Card: &parts.Search{ID: "draught", Type: parts.Chance, Text: "a cold wind"}}).
			Noting(noteOf("drawn", "MM-SRCH-01", "card", searchCard("draught"), "text", "a cold wind")).
			Leaving(func(t *testing.T, s State) { require.Equal(t, "a cold wind", s.Search("draught").Text) }),
		toldWithoutNote(follows("MM-SRCH-03", "the turn goes on when it has been resolved", position(finding), foundSearchCard("draught"), Done{}).
			Leaving(all(discardIs("draught"), awaitsFor(NoWait)))),
		refused("MM-SCARD-06", "an event cannot be kept", position(finding), foundSearchCard("draught"), Keep{"tilda"}),
		refused("MM-SCARD-06", "an event gives no cheese", position(finding), foundSearchCard("draught"), Trade{"tilda"}),
		refused("MM-SCARD-06", "an event that was entered late cannot be kept either", position(keeping("draught")), Keep{"tilda"}),
		allowed("MM-SCARD-06", "an event is resolved", position(finding), foundSearchCard("draught"), Done{}),
		allowed("MM-SCARD-06", "an item may be kept", position(finding), foundSearchCard("crumb"), Keep{"tilda"}),
		follows("MM-SCARD-07", "a party item goes into no pack", position(finding), foundSearchCard("mask")).
			Leaving(all(holding("tilda", cards("ladle"), nil, nil), inStash(parts.Disguise), awaitsFor(NoWait))),
		follows("MM-PARTY-02", "its token goes into the stash", position(finding), foundSearchCard("rope")).
			Noting(noteOf("item-back", "", "item", partyItem(parts.Hook))).Leaving(all(inStash(parts.Hook), awaitsFor(NoWait))),
		follows("MM-PARTY-02", "what else a party item does stands on its card", position(finding), Found{Card: &parts.Search{ID: "boat", Type: parts.Party}}).
			Noting(noteOf("warned.MM-PARTY-02", "MM-PARTY-02", "card", searchCard("boat"))).
			Leaving(all(inStash(), awaitsFor(NoWait), func(t *testing.T, s State) { require.Equal(t, parts.Party, s.Search("boat").Type) })),
		follows("MM-SCARD-05", "a trick takes no room in a full pack", position(carries("tilda", "thimble", "cork", "crumb"), finding), foundSearchCard("wink"), Keep{"tilda"}).
			Leaving(all(holding("tilda", cards("ladle"), cards("thimble", "cork", "crumb"), cards("wink")), awaitsFor(NoWait))),
		answersQuestion("MM-AMB-30", refused("MM-SRCH-01", "discards make a new deck", position(discards, finding), Found{})).Telling("discard", 2),
		answersQuestion("MM-AMB-30", allowed("MM-SRCH-01", "with no discards nothing is drawn", position(finding), Found{})),
		answersQuestion("MM-AMB-30", follows("MM-SRCH-01", "a card of the discards is drawn from the new deck", position(discards, finding), foundSearchCard("cork"))).
			Leaving(func(t *testing.T, s State) { require.Empty(t, s.Discard) }),
		answersQuestion("MM-AMB-30", allowed("MM-SRCH-01", "an empty deck stays empty where the table settled that", position(discards, finding, house(DeckRunsOut, "empty")), Found{})),
		answersQuestion("MM-AMB-30", follows("MM-SRCH-01", "then the other discards stay where they are", position(discards, finding, house(DeckRunsOut, "empty")), foundSearchCard("cork"))).
			Leaving(discardIs("crumb")),
	}
}

func packCases() []trial {
	three := carries("tilda", "thimble", "cork", "crumb")
	four := func(s *State) {
		carries("tilda", "thimble", "cork", "crumb", "button")(s)
		waiting(Wait{For: ForDrop, Who: "tilda"})(s)
	}
	return []trial{
		allowed("MM-SCARD-02", "a pack holds three cards", position(carries("tilda", "thimble", "cork"), finding), foundSearchCard("crumb"), Keep{"tilda"}),
		refused("MM-SCARD-02", "a fourth card in the pack goes before anything else", position(four), Equip{Mouse: "tilda", On: cards("thimble")}).
			Breaking("MM-EQUIP-02"),
		allowed("MM-EQUIP-02", "tricks in the pack are not counted", position(carries("tilda", "thimble", "cork", "wink", "mask"), finding), foundSearchCard("crumb"), Keep{"tilda"}).
			Leaving(awaitsFor(NoWait)),
		refused("MM-EQUIP-02", "the fourth card is not dropped yet", position(four), LevelUp{"tilda", parts.Ability{ID: "whistle"}}).
			Breaking("MM-EQUIP-02", "MM-LVL-01"),
		toldWithoutNote(follows("MM-EQUIP-03", "the fourth card makes the player discard one", position(three, finding), foundSearchCard("button"), Keep{"tilda"}).
			Leaving(all(holding("tilda", cards("ladle"), cards("thimble", "cork", "crumb", "button"), nil), waitsFor(Wait{For: ForDrop, Who: "tilda"})))),
		follows("MM-EQUIP-03", "discarding it gives no cheese", position(four), Drop{"tilda", "cork"}).
			Noting(noteOf("discarded", "MM-EQUIP-03", "card", searchCard("cork"))).
			Leaving(all(holding("tilda", cards("ladle"), cards("thimble", "crumb", "button"), nil), discardIs("cork"), cheeses("tilda", 0), awaitsFor(NoWait))),
		follows("MM-EQUIP-03", "of five cards two go", position(four, carries("tilda", "feather")), Drop{"tilda", "cork"}).
			Leaving(awaitsFor(ForDrop)),
		follows("MM-EQUIP-03", "a pack that is lighter than was thought need not be lightened", position(four),
			correctTo(mousePath("tilda", "pack"), cards("cork", "thimble", "crumb"))).Leaving(awaitsFor(NoWait)),
		follows("MM-EQUIP-03", "one that is still too heavy must", position(four), correctTo("/round", 0)).Leaving(awaitsFor(ForDrop)),
		refused("MM-EQUIP-03", "a card that is worn does not lighten the pack", position(four), Drop{"tilda", "ladle"}),
		refused("MM-EQUIP-03", "another mouse's pack is light enough", position(four, carries("collin", "feather")), Drop{"collin", "feather"}),
		refused("MM-EQUIP-03", "the mouse has no such card", position(four), Drop{"tilda", "feather"}).At(never),
		follows("MM-EQUIP-03", "what was found still awaits its fate when another card is discarded", position(carries("tilda", "crumb"),
			waiting(Wait{For: ForKeep, Who: "tilda", Card: "cork"})), Drop{"tilda", "crumb"}).
			Leaving(awaitsFor(ForKeep)),
		allowed("MM-EQUIP-03", "a card may be discarded for its own text at any time", position(carries("collin", "crumb")), Drop{"collin", "crumb"}),
		answersQuestion("MM-AMB-32", follows("MM-SRCH-02", "with a full pack a find may still be traded", position(three, finding), foundSearchCard("button"), Trade{"tilda"})).
			Leaving(all(cheeses("tilda", 1), awaitsFor(NoWait))),
	}
}

func equipCases() []trial {
	on := func(ids ...parts.CardID) Equip { return Equip{Mouse: "tilda", On: ids} }
	full := carries("tilda", "cork", "crumb", "button")
	keeping := waiting(Wait{For: ForKeep, Who: "tilda", Card: "thimble"})
	atOnce := house(EquipFind, "at_once")
	clever := asking("thimble", func(c *parts.Search) { c.Least = parts.Stats{Lore: 4} })
	brooch := asking("cork", func(c *parts.Search) { c.Type = parts.Accessory })
	return []trial{
		allowed("MM-EQUIP-01", "a card of the pack is put on", position(carries("tilda", "thimble")), on("thimble")),
		toldWithoutNote(follows("MM-EQUIP-01", "a card is taken off and another put on", position(carries("tilda", "mallet")), Equip{Mouse: "tilda", On: cards("mallet"), Off: cards("ladle")}).
			Leaving(all(freedAre(EquipFree), holding("tilda", cards("mallet"), cards("ladle"), nil)))),
		refused("MM-EQUIP-01", "the pack holds no such card", position(), on("thimble")).At(never),
		refused("MM-EQUIP-01", "the pack holds it but once", position(carries("tilda", "button")), on("button", "button")).At(never),
		refused("MM-EQUIP-01", "it is not worn", position(), Equip{Mouse: "tilda", Off: cards("thimble")}).At(never),
		refused("MM-EQUIP-01", "it is worn but once", position(), Equip{Mouse: "tilda", Off: cards("ladle", "ladle")}).At(never),
		refused("MM-EQUIP-01", "an item is carried and not worn", position(carries("tilda", "crumb")), on("crumb")).At("unusual"),
		allowed("MM-EQUIP-01", "an item that takes a paw is held", position(carries("tilda", "crumb"), asking("crumb", func(c *parts.Search) { c.Paws = 1 })), on("crumb")),
		allowed("MM-EQUIP-01", "an item for a part of the body is worn", position(carries("tilda", "crumb"), asking("crumb", func(c *parts.Search) { c.Body = "tail" })), on("crumb")),
		allowed("MM-EQUIP-01", "nobody has entered the card", position(carries("tilda", "something")), on("something")),
		follows("MM-EQUIP-03", "what is taken off may be too much for the pack", position(full), Equip{Mouse: "tilda", Off: cards("ladle")}).
			Leaving(awaitsFor(ForDrop)),
		answersQuestion("MM-AMB-32", refused("MM-EQUIP-01", "found gear is put on later", position(keeping), on("thimble"))),
		answersQuestion("MM-AMB-32", allowed("MM-EQUIP-01", "a free action after the search does it", position(finding), foundSearchCard("thimble"), Keep{"tilda"}, on("thimble"))),
		toldWithoutNote(answersQuestion("MM-AMB-32", follows("MM-EQUIP-01", "found gear is put on at once where the table settled that", position(keeping, atOnce, carries("tilda", "button")),
			Equip{Mouse: "tilda", On: cards("thimble", "button"), Off: cards("ladle")})).
			Leaving(all(holding("tilda", cards("thimble", "button"), cards("ladle"), nil), freedAre(), awaitsFor(NoWait)))),
		answersQuestion("MM-AMB-32", refused("MM-EQUIP-01", "then another card must be in the pack", position(keeping, atOnce), on("thimble", "button")).At(never)),
		answersQuestion("MM-AMB-32", refused("MM-SUPP-01", "then nobody else puts it on", position(keeping, atOnce, carries("collin", "thimble")), Equip{Mouse: "collin", On: cards("thimble")})),
		answersQuestion("MM-AMB-32", refused("MM-SCARD-11", "then it must fit as well", position(keeping, atOnce, wears("tilda", "cork")), on("thimble"))),
		answersQuestion("MM-AMB-32", refused("MM-SUPP-03", "another card is not put on meanwhile", position(keeping, atOnce, carries("tilda", "button")), on("button"))),
		allowed("MM-EQUIP-05", "two weapons of one paw each", position(carries("tilda", "needle")), on("needle")),
		refused("MM-EQUIP-05", "a weapon needs both paws free", position(carries("tilda", "mallet")), on("mallet")).Telling("paws", 3),
		refused("MM-EQUIP-05", "a weapon takes at least one paw", position(wears("tilda", "needle"), carries("tilda", "twig"), func(s *State) {
			s.Cards = append(s.Cards, parts.Search{ID: "twig", Type: parts.Weapon})
		}), on("twig")).Telling("paws", 3),
		allowed("MM-EQUIP-05", "a mouse that has too much in its paws already may put a hat on", position(wears("tilda", "mallet"), carries("tilda", "thimble")), on("thimble")),
		refused("MM-EQUIP-05", "two hats do not fit one head", position(wears("tilda", "thimble"), carries("tilda", "cork")), on("cork")).Breaking("MM-SCARD-11"),
		refused("MM-EQUIP-05", "a hat does not fit over a brooch on the head", position(wears("tilda", "cork"), carries("tilda", "thimble"), brooch), on("thimble")),
		refused("MM-EQUIP-05", "a part of the body takes one card of any kind", position(wears("tilda", "thimble"), carries("tilda", "cork"), brooch), on("cork")),
		allowed("MM-EQUIP-05", "one hat is changed for another", position(wears("tilda", "thimble"), carries("tilda", "cork")), Equip{Mouse: "tilda", On: cards("cork"), Off: cards("thimble")}),
		refused("MM-SCARD-11", "two armors do not fit one part of the body", position(wears("tilda", "thimble"), carries("tilda", "cork")), on("cork")).Telling("body", "head"),
		refused("MM-SCARD-11", "nor do two that are put on together", position(carries("tilda", "thimble", "cork")), on("thimble", "cork")),
		allowed("MM-SCARD-11", "armors for different parts do", position(wears("tilda", "thimble"), carries("tilda", "cork"), asking("cork", func(c *parts.Search) { c.Body = "chest" })), on("cork")),
		allowed("MM-SCARD-11", "a hat too many is no matter of a ring", position(wears("tilda", "thimble", "cork"), carries("tilda", "button")), on("button")),
		refused("MM-SCARD-03", "a card for another class is not put "+
			"on", position(carries("tilda", "thimble"), asking("thimble", func(c *parts.Search) { c.Classes = []parts.Class{"warrior"} })), on("thimble")),
		refused("MM-CHAR-02", "gear of another class is not worn", position(carries("tilda", "thimble"), asking("thimble",
			func(c *parts.Search) { c.Classes = []parts.Class{"warrior"} })), on("thimble")).Breaking("MM-SCARD-03"),
		allowed("MM-CHAR-02", "gear of a mouse's second class is worn", position(turnOf("nez", 2), carries("nez", "thimble"), asking("thimble",
			func(c *parts.Search) { c.Classes = []parts.Class{"warrior"} })), Equip{Mouse: "nez", On: cards("thimble")}),
		refused("MM-SCARD-03", "the mouse is not clever enough for it", position(carries("tilda", "thimble"), clever), on("thimble")).Telling("card", searchCard("thimble")),
		allowed("MM-SCARD-03", "what it wears makes it clever enough", position(carries("tilda", "thimble"), clever, wears("tilda", "button"),
			asking("button", func(c *parts.Search) { c.Worn.Lore = 1 })), on("thimble")),
		allowed("MM-SCARD-03", "it may be carried all the same", position(clever, finding), Found{Card: &parts.Search{ID: "thimble"}}, Keep{"tilda"}),
		follows("MM-SCARD-09", "a weapon in the paws fights at its reach", position(carries("tilda", "bow"), wears("tilda", "thimble")), Equip{Mouse: "tilda", On: cards("bow"), Off: cards("ladle")}).
			Leaving(weapons("tilda", "bow")),
		follows("MM-SCARD-09", "melee weapons and bows are told apart", position(wears("tilda", "bow", "button")), EndTurn{Mouse: "tilda"}).
			Leaving(func(t *testing.T, s State) {
				m := s.Mouse("tilda")
				require.Len(t, s.weaponsOf(m, parts.Ranged), 1)
				require.Equal(t, parts.CardID("ladle"), s.weaponsOf(m, parts.Melee)[0].ID)
				require.Len(t, s.weaponsOf(m, parts.Melee), 1)
			}),
		follows("MM-SCARD-12", "an accessory adds its bonuses and takes no place",
			position(carries("tilda", "button"), wears("tilda", "needle", "thimble")), on("button")).Leaving(func(t *testing.T,
			s State) {
			require.Equal(t, parts.Stats{Battle: 1, Defense: 1}, s.wornBonus(s.Mouse("tilda")))
		}),
		answersQuestion("MM-AMB-37", allowed("MM-SCARD-12", "a mouse wears any number of accessories", position(wears("tilda", "button"), carries("tilda", "cork"), brooch), on("cork"))),
		answersQuestion("MM-AMB-37", refused("MM-SCARD-12", "only one where the table settled that", position(wears("tilda", "button"),
			carries("tilda", "cork"), brooch, house(Accessories, "limited")), on("cork"))),
		answersQuestion("MM-AMB-37", allowed("MM-SCARD-12", "then one may be worn", position(carries("tilda", "button"), house(Accessories, "limited")), on("button"))),
		answersQuestion("MM-AMB-37", allowed("MM-SCARD-12", "then a hat may be put on beside two", position(wears("tilda", "button", "cork"),
			carries("tilda", "thimble"), brooch, house(Accessories, "limited"), asking("cork", func(c *parts.Search) { c.Body = "" })), on("thimble"))),
		answersQuestion("MM-AMB-37", allowed("MM-SCARD-12", "then a hat is none", position(wears("tilda", "button", "ring"), carries("tilda", "cork"), house(Accessories, "limited")), on("cork"))),
	}
}

func weapons(name Name, ids ...parts.CardID) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		var have []parts.CardID
		for _, w := range s.weaponsOf(s.Mouse(name), parts.NoReach) {
			have = append(have, w.ID)
		}
		require.Equal(t, ids, have)
	}
}

func useCases() []trial {
	scroll, trick := carries("tilda", "feather"), with("tilda", func(m *Mouse) { m.Tricks = cards("wink") })
	learned := asking("crumb", func(c *parts.Search) { c.Least = parts.Stats{Battle: 3} })
	return []trial{
		follows("MM-SCARD-04", "a scroll is discarded right after use", position(scroll), Use{Mouse: "tilda", Card: "feather"}).
			Noting(noteOf("discarded", "MM-SCARD-04", "card", searchCard("feather")), noteOf("crossing", "MM-LINE-04", "card", initiativeCard("tilda"))).
			Leaving(all(holding("tilda", cards("ladle"), nil, nil), discardIs("feather"))),
		refused("MM-SCARD-04", "it works only once", position(scroll), Use{Mouse: "tilda", Card: "feather"}, Use{Mouse: "tilda", Card: "feather"}),
		follows("MM-SCARD-05", "a trick is used at a fitting moment", position(trick, turnOf("nez", 2)), Use{Mouse: "tilda", Card: "wink"}).
			Noting(noteOf("discarded", "MM-SCARD-05", "card", searchCard("wink"))).Leaving(all(holding("tilda", cards("ladle"), nil, nil), discardIs("wink"))),
		allowed("MM-SCARD-03", "a mouse uses an item that it is strong enough for", position(turnOf("nez", 2), carries("nez", "crumb"), learned), Use{Mouse: "nez", Card: "crumb"}),
		refused("MM-SCARD-03", "a mouse uses an item that it is too weak for", position(carries("tilda", "crumb"), learned), Use{Mouse: "tilda", Card: "crumb"}),
		refused("MM-SCARD-03", "a mouse that is swift enough may be too clumsy", position(carries("tilda", "crumb"), asking("crumb",
			func(c *parts.Search) { c.Least = parts.Stats{Move: 2, Defense: 3} })), Use{Mouse: "tilda", Card: "crumb"}),
		allowed("MM-SCARD-03", "a mouse that just reaches every value may use it", position(carries("tilda", "crumb"), asking("crumb",
			func(c *parts.Search) { c.Least = parts.Stats{Battle: 2, Defense: 2, Lore: 3, Move: 2} })), Use{Mouse: "tilda", Card: "crumb"}),
		refused("MM-SCARD-03", "a mouse that is quick-witted may be too slow", position(carries("tilda", "crumb"), asking("crumb",
			func(c *parts.Search) { c.Least = parts.Stats{Move: 3} })), Use{Mouse: "tilda", Card: "crumb"}),
		follows("MM-SCARD-13", "an item stays in the pack", position(carries("tilda", "crumb")), Use{Mouse: "tilda", Card: "crumb"}).
			Leaving(holding("tilda", cards("ladle"), cards("crumb"), nil)),
		refused("MM-SCARD-13", "another mouse has the scroll", position(carries("nez", "feather")), Use{Mouse: "tilda", Card: "feather"}).At(never),
		refused("MM-SCARD-13", "the mouse has no such card", position(), Use{Mouse: "tilda", Card: "crumb"}).At(never),
		refused("MM-SCARD-13", "nobody knows the mouse", position(), Use{Mouse: "miz", Card: "crumb"}).At(never),
		follows("MM-LINE-04", "a card lets the mouse on turn over red lines", position(scroll), Use{Mouse: "tilda", Card: "feather"}).
			Leaving(func(t *testing.T, s State) { require.True(t, s.Turn.Crossing) }),
		follows("MM-LINE-04", "any other card does not", position(carries("tilda", "crumb")), Use{Mouse: "tilda", Card: "crumb"}).
			Leaving(func(t *testing.T, s State) { require.False(t, s.Turn.Crossing) }),
		follows("MM-LINE-04", "not the one on turn when another uses it", position(scroll, turnOf("nez", 2)), Use{Mouse: "tilda", Card: "feather"}).
			Leaving(func(t *testing.T, s State) { require.False(t, s.Turn.Crossing) }),
	}
}
