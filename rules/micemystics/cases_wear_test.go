package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

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
