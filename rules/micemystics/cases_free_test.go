package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

const never = rules.Impossible

var gift = Share{Mouse: "tilda", With: "collin", Gives: cards("ladle")}

func freeCases() []trial {
	pond := hall("1-2 2-3 1:water")
	turn := func(edit func(*Turn)) func(*State) { return func(s *State) { edit(&s.Turn) } }
	moved := turn(func(t *Turn) { t.Moved, t.Points = true, 2 })
	scurry := turn(func(t *Turn) { t.Moved, t.Scurrying, t.Deed, t.Points = true, true, ScurryDeed, 2 })
	done := turn(func(t *Turn) { t.Points = 0 })
	stunned := ailing("tilda", Stunned)
	opening := rolling(MoveRoll, 1)
	attack := rolling(AttackRoll, 2)
	return []trial{
		allowed("MM-SUPP-01", "a mouse takes a free action in its own turn", position(), gift),
		refused("MM-SUPP-01", "it is another mouse's turn", position(turnOf("nez", 2)), gift).Telling("free", ShareFree.Noun()),
		refused("MM-SUPP-01", "what the mouse on turn has shared is another matter", position(turnOf("nez", 2), turn(func(t *Turn) { t.Freed = []Free{ShareFree} })), gift),
		refused("MM-SUPP-01", "it is the minions' turn", position(track("rat", "tilda"), turnOf("rat", 0)), gift),
		refused("MM-SUPP-01", "nobody knows the mouse", position(), Equip{Mouse: "miz"}).At(never),
		refused("MM-SUPP-03", "other dice fall at the start of its turn", position(turn(func(t *Turn) { t.Step, t.Points = RollStep, 0 }), attack), gift),
		allowed("MM-SUPP-01", "the die for its move has not fallen yet", position(turn(func(t *Turn) { t.Step, t.Points = RollStep, 0 }), opening), gift),
		refused("MM-SUPP-01", "its turn is over", position(turn(func(t *Turn) { t.Step = OverStep })), gift),
		refused("MM-SUPP-02", "it has shared in this turn", position(), Share{Mouse: "tilda", With: "nez", Takes: cards("mallet")}, gift).Telling("free", ShareFree.Noun()),
		allowed("MM-SUPP-02", "another free action may follow", position(carries("tilda", "thimble")), gift, Equip{Mouse: "tilda", On: cards("thimble")}),
		allowed("MM-SUPP-02", "a new turn allows it again", position(turn(func(t *Turn) { t.Freed = []Free{EquipFree} })), gift),
		refused("MM-SUPP-03", "an attack is being rolled", position(attack), gift),
		refused("MM-SUPP-03", "an event is being resolved", position(waiting(Wait{For: ForEvent, Who: "tilda", Card: "draught"})), Equip{Mouse: "tilda", On: cards("draught")}).
			Breaking("MM-SUPP-03", "MM-EQUIP-01"),
		allowed("MM-SUPP-03", "the mouse stops its scurry for it", position(scurry), gift),
		refused("MM-SUPP-03", "it scurries on afterwards", position(scurry), gift, tildaWalks("2")),
		refused("MM-SUPP-03", "the scurry begins after it", position(scurry, turn(func(t *Turn) { t.Moved = false })), gift, tildaWalks("2")),
		allowed("MM-SUPP-03", "an ordinary move goes on afterwards", position(moved), gift, tildaWalks("2")),
		refused("MM-SUPP-03", "the die of a scurry is in the air", position(scurry, done, opening), gift),
		allowed("MM-SUPP-03", "the scurry is over", position(scurry, done), gift),
		allowed("MM-SUPP-03", "a minion ended the scurry", position(scurry, turn(func(t *Turn) { t.Halted = true })), gift),
		allowed("MM-SUPP-03", "the action is over", position(turn(func(t *Turn) { t.Deed = SearchDeed })), gift),
		answersQuestion("MM-AMB-25", refused("MM-SUPP-03", "no move is interrupted where the table settled that", position(moved,
			house(FreeActionInMove, "never")), gift, tildaWalks("2"))),
		answersQuestion("MM-AMB-25", allowed("MM-SUPP-03", "then a free action comes before the move", position(house(FreeActionInMove, "never")), gift)),
		answersQuestion("MM-AMB-25", allowed("MM-SUPP-03", "or after it", position(moved, done, house(FreeActionInMove, "never")), gift)),
		refused("MM-WATER-07", "the mouse stands in water", position(pond), gift).Telling("mouse", Name("tilda").Noun()),
		allowed("MM-WATER-07", "only the other mouse stands in water", position(pond, at("2", "tilda")), gift),
		answersQuestion("MM-AMB-27", allowed("MM-COND-02", "a stunned mouse takes free actions", position(stunned), gift)),
		answersQuestion("MM-AMB-27", refused("MM-COND-02", "it takes none where the table settled that", position(stunned, house(StunnedFreeActions, "forbidden")), gift)),
		answersQuestion("MM-AMB-27", allowed("MM-COND-02", "a mouse that is not stunned does", position(house(StunnedFreeActions, "forbidden")), gift)),
		answersQuestion("MM-AMB-27", allowed("MM-COND-02", "a stunned mouse uses an ability", position(stunned, cheese("tilda", 1)), Power{Mouse: "tilda", Ability: "hum"})),
		answersQuestion("MM-AMB-27", refused("MM-COND-02", "it uses no ability where the table settled that", position(stunned, cheese("tilda", 1),
			house(StunnedFreeActions, "forbidden")), Power{Mouse: "tilda", Ability: "hum"})),
		answersQuestion("MM-AMB-27", refused("MM-COND-02", "nor a scroll", position(stunned, carries("tilda", "feather"), house(StunnedFreeActions,
			"forbidden")), Use{Mouse: "tilda", Card: "feather"})),
	}
}

func shareCases() []trial {
	far := at("4", "collin")
	beside := at("2", "collin")
	exchange := house(ShareGift, "exchange")
	tricky := with("tilda", func(m *Mouse) { m.Tricks = cards("wink") })
	return []trial{
		allowed("MM-SHARE-01", "the other mouse is on the same space", position(), gift),
		allowed("MM-SHARE-01", "the other mouse is on a neighbouring space", position(beside), gift),
		refused("MM-SHARE-01", "the other mouse is too far away", position(far), gift).Telling("with", Name("collin").Noun()),
		refused("MM-SHARE-01", "there is a wall between them", position(hall("1-2 3-4"), at("3", "collin")), gift),
		refused("MM-SHARE-01", "the other mouse is captured", position(with("collin", captured)), gift),
		refused("MM-SHARE-01", "a mouse cannot share with itself", position(), Share{Mouse: "tilda", With: "tilda", Gives: cards("ladle")}).At(never),
		refused("MM-SHARE-01", "nobody knows the other mouse", position(), Share{Mouse: "tilda", With: "miz", Gives: cards("ladle")}).At(never),
		refused("MM-SHARE-01", "ability cards are not shared", position(), Share{Mouse: "tilda", With: "collin", Gives: cards("hum")}).Telling("card", abilityCard("hum")),
		refused("MM-SHARE-01", "ability cards are not taken either", position(), Share{Mouse: "tilda", With: "collin", Takes: cards("shout")}).Telling("mouse", Name("collin").Noun()),
		refused("MM-SHARE-01", "it has no such card", position(), Share{Mouse: "tilda", With: "collin", Gives: cards("cork")}).At(never),
		refused("MM-SHARE-01", "it has that card but once", position(), Share{Mouse: "tilda", With: "collin", Gives: cards("ladle", "ladle")}).At(never),
		refused("MM-SHARE-01", "it has not so much cheese", position(cheese("tilda", 1)), Share{Mouse: "tilda", With: "collin", Cheese: 2}).At(never),
		refused("MM-SHARE-01", "the other has not so much cheese", position(cheese("collin", 1)), Share{Mouse: "tilda", With: "collin", Cheese: -2}).At(never),
		allowed("MM-SHARE-01", "all its cheese may go", position(cheese("tilda", 2)), Share{Mouse: "tilda", With: "collin", Cheese: 2}),
		allowed("MM-SHARE-01", "and all of the other's", position(cheese("collin", 2)), Share{Mouse: "tilda", With: "collin", Cheese: -2}),
		toldWithoutNote(follows("MM-SHARE-01", "cards and cheese change owners", position(tricky, carries("collin", "thimble"), cheese("tilda", 3)),
			Share{Mouse: "tilda", With: "collin", Gives: cards("wink"), Takes: cards("thimble"), Cheese: 2}).
			Leaving(all(freedAre(ShareFree), cheeses("tilda", 1), cheeses("collin", 2), discardIs(),
				holding("tilda", cards("ladle"), cards("thimble"), nil), holding("collin", cards("needle"), nil, cards("wink"))))),
		refused("MM-LINE-05", "a red line parts them", position(hall("1=2"), beside), gift),
		allowed("MM-LINE-05", "a yellow line does not", position(hall("2>1"), beside), gift),
		refused("MM-SHARE-01", "a gap between pipes parts them", position(hall("1#2"), beside), gift),
		allowed("MM-SHARE-01", "on a tile without a map nobody has said that they are apart", position(unmapped, at("?1", "tilda"), at("?2", "collin")), gift),
		answersQuestion("MM-AMB-31", follows("MM-SHARE-01", "worn cards go into the other's pack", position(), gift)).
			Leaving(all(holding("tilda", nil, nil, nil), holding("collin", cards("needle"), cards("ladle"), nil))),
		answersQuestion("MM-AMB-31", follows("MM-SHARE-01", "the limit of the pack binds the other at once", position(carries("collin", "cork", "crumb", "button")), gift)).
			Leaving(func(t *testing.T, s State) { require.Equal(t, []Wait{{For: ForDrop, Who: "collin"}}, s.Waits) }),
		answersQuestion("MM-AMB-31", follows("MM-SHARE-01", "and both in turn",
			position(carries("tilda", "thimble", "feather", "cork", "mask"), carries("collin", "crumb", "button",
				"rope", "mallet")), Share{Mouse: "tilda", With: "collin", Gives: cards("ladle"), Takes: cards("needle", "button")})).
			Leaving(func(t *testing.T, s State) { require.Equal(t, []Wait{{For: ForDrop, Who: "tilda"}}, s.Waits) }),
		answersQuestion("MM-AMB-31", refused("MM-SHARE-01", "both give where the table settled that", position(exchange), gift)),
		answersQuestion("MM-AMB-31", refused("MM-SHARE-01", "then nothing is only taken", position(exchange), Share{Mouse: "tilda", With: "collin", Takes: cards("needle")})),
		answersQuestion("MM-AMB-31", allowed("MM-SHARE-01",
			"then a card is given for cheese", position(exchange, cheese("collin", 1)), Share{Mouse: "tilda", With: "collin", Gives: cards("ladle"), Cheese: -1})),
		answersQuestion("MM-AMB-31", allowed("MM-SHARE-01", "or cheese for a card", position(exchange, cheese("tilda", 1)), Share{Mouse: "tilda", With: "collin", Takes: cards("needle"), Cheese: 1})),
	}
}

func levelCases() []trial {
	whistle, grunt := parts.Ability{ID: "whistle", Cost: 1}, parts.Ability{ID: "growl", Classes: []parts.Class{"warrior"}, Cost: 1}
	rich := cheese("tilda", 6)
	return []trial{
		allowed("MM-LVL-01", "six cheese buy an ability card", position(rich), LevelUp{"tilda", whistle}),
		refused("MM-LVL-01", "five do not", position(cheese("tilda", 5)), LevelUp{"tilda", whistle}).Telling("cheese", 5),
		refused("MM-LVL-01", "another mouse has the card", position(rich, with("nez", func(m *Mouse) { m.Abilities = cards("whistle") })),
			LevelUp{"tilda", whistle}).Telling("holder", Name("nez").Noun()),
		follows("MM-LVL-01", "the cheese goes and the card comes", position(cheese("tilda", 7)), LevelUp{"tilda", whistle}).
			Noting(mouseNote("cheese-less", "MM-LVL-01", "tilda", "number", 6, "cheese", 1), mouseNote("grew", "MM-LVL-01", "tilda", "card", abilityCard("whistle"))).
			Leaving(all(freedAre(LevelFree), cheeses("tilda", 1), mouseIs("tilda", func(t *testing.T, m Mouse) { require.Equal(t, cards("hum", "whistle"), m.Abilities) }))),
		refused("MM-LVL-02", "the card is for another class", position(rich), LevelUp{"tilda", grunt}).Breaking("MM-LVL-02"),
		refused("MM-CHAR-02", "an ability card of another class is not bought", position(rich), LevelUp{"tilda", grunt}).Breaking("MM-LVL-02"),
		refused("MM-LVL-01", "the price does not hang on the card", position(), LevelUp{"tilda", parts.Ability{ID: "whistle"}}),
		follows("MM-LVL-01", "a card that is read off anew counts as it is read", position(rich), LevelUp{"tilda", parts.Ability{ID: "whistle", Cost: 3}}).
			Leaving(costs("whistle", 3)),
		follows("MM-LVL-01", "what people wrote of a new card is kept", position(rich), LevelUp{"tilda", parts.Ability{ID: "purr", Text: "calms a cat"}}).
			Leaving(all(freedAre(LevelFree), cheeses("tilda", 0), func(t *testing.T, s State) {
				card, known := s.Ability("purr")
				require.True(t, known)
				require.Equal(t, parts.Ability{ID: "purr", Text: "calms a cat"}, card)
			})),
		follows("MM-LVL-01", "a card known by its name counts as it was read", position(rich), LevelUp{"tilda", parts.Ability{ID: "whistle"}}).
			Leaving(costs("whistle", 1)),
		allowed("MM-LVL-02", "a card that is read off anew may be for other "+
			"classes", position(rich, with("filch", func(m *Mouse) { m.Abilities = nil })), LevelUp{"tilda", parts.Ability{ID: "dodge", Classes: []parts.Class{"healer"}}}),
		allowed("MM-LVL-02", "or for all", position(rich, with("filch", func(m *Mouse) { m.Abilities = nil })), LevelUp{"tilda", parts.Ability{ID: "dodge", Cost: 2}}),
		refused("MM-LVL-02", "the class of a card known by its name counts", position(rich, with("filch", func(m *Mouse) { m.Abilities = nil })), LevelUp{"tilda", parts.Ability{ID: "dodge"}}),
		allowed("MM-LVL-02", "either class of a mouse will do", position(turnOf("nez", 2), cheese("nez", 6)), LevelUp{"nez", grunt}),
	}
}

func costs(id parts.CardID, cheese int) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		card, _ := s.Ability(id)
		require.Equal(t, cheese, card.Cost)
	}
}

func powered(mouse Name) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.Equal(t, []Name{mouse}, s.Turn.Powers)
		require.True(t, s.Mouse(mouse).Powered)
	}
}

func powerCases() []trial {
	rich := cheese("tilda", 5)
	two := with("tilda", func(m *Mouse) { m.Abilities = cards("hum", "whistle") })
	defence := waiting(Wait{For: ForRoll, Purpose: DefenceRoll, Who: "collin", Dice: 2})
	own := house(AbilityLimit, "own_turn")
	asAction := func(s *State) { s.Abilities = []parts.Ability{{ID: "hum", Cost: 1, Action: true}} }
	spent := func(s *State) { s.Turn.Deed = SearchDeed }
	return []trial{
		follows("MM-ABIL-01", "a mouse begins with one ability card and gains more", position(cheese("tilda", 6)), LevelUp{"tilda", parts.Ability{ID: "whistle", Cost: 1}}).
			Leaving(mouseIs("tilda", func(t *testing.T, m Mouse) { require.Len(t, m.Abilities, 2) })),
		refused("MM-ABIL-01", "it has no such card", position(rich), Power{Mouse: "tilda", Ability: "whistle"}).At(never),
		refused("MM-ABIL-01", "nobody knows the mouse", position(), Power{Mouse: "miz", Ability: "whistle"}).At(never),
		allowed("MM-ABIL-02", "the mouse pays with its own cheese", position(cheese("tilda", 1)), Power{Mouse: "tilda", Ability: "hum"}),
		refused("MM-ABIL-02", "it has not enough cheese", position(), Power{Mouse: "tilda", Ability: "hum"}).Telling("cost", 1),
		refused("MM-ABIL-02", "it is of another class", position(rich, with("tilda", func(m *Mouse) { m.Abilities = cards("grunt") })), Power{Mouse: "tilda", Ability: "grunt"}),
		refused("MM-CHAR-02", "an ability of another class is not used", position(rich, with("tilda",
			func(m *Mouse) { m.Abilities = cards("grunt") })), Power{Mouse: "tilda", Ability: "grunt"}).Breaking("MM-ABIL-02"),
		allowed("MM-ABIL-02", "nobody has entered the card", position(func(s *State) { s.Abilities = nil }), Power{Mouse: "tilda", Ability: "hum"}),
		follows("MM-ABIL-02", "the cheese is discarded", position(rich, cheese("collin", 3), turnOf("collin", 2)), Power{Mouse: "collin", Ability: "shout"}).
			Noting(mouseNote("cheese-less", "MM-ABIL-02", "collin", "number", 2, "cheese", 1)).Leaving(all(powered("collin"), cheeses("collin", 1), deedIs(NoDeed))),
		toldWithoutNote(follows("MM-ABIL-02", "some abilities cost nothing", position(rich, func(s *State) { s.Abilities = []parts.Ability{{ID: "hum"}} }), Power{Mouse: "tilda", Ability: "hum"}).
			Leaving(all(powered("tilda"), cheeses("tilda", 5)))),
		refused("MM-ABIL-03", "it has used another in this turn", position(rich, two), Power{Mouse: "tilda", Ability: "hum"}, Power{Mouse: "tilda", Ability: "whistle"}),
		allowed("MM-ABIL-03", "another mouse may use one too", position(rich, cheese("nez", 1)), Power{Mouse: "tilda", Ability: "hum"}, Power{Mouse: "nez", Ability: "grunt"}),
		allowed("MM-ABIL-03", "an ability helps in defence", position(cheese("collin", 2), track("rat", "collin"), turnOf("rat", 0), defence), Power{Mouse: "collin", Ability: "shout"}),
		refused("MM-TURN-01", "an ability that is an action finds it spent", position(rich, asAction, spent), Power{Mouse: "tilda", Ability: "hum"}),
		refused("MM-TURN-01", "an ability that is an action waits for the mouse's own turn", position(rich, asAction, turnOf("nez", 2)), Power{Mouse: "tilda", Ability: "hum"}),
		refused("MM-TURN-01", "an ability that is an action interrupts nothing", position(rich, asAction, finding), Power{Mouse: "tilda", Ability: "hum"}),
		refused("MM-COND-02", "an ability that is an action is none for a stunned "+
			"mouse", position(rich, asAction, ailing("tilda", Stunned)), Power{Mouse: "tilda", Ability: "hum"}),
		follows("MM-TURN-03", "an ability may be the action of the turn", position(rich, asAction), Power{Mouse: "tilda", Ability: "hum"}).
			Noting(mouseNote("cheese-less", "MM-ABIL-02", "tilda", "number", 1, "cheese", 4)).Leaving(all(powered("tilda"), cheeses("tilda", 4), deedIs(ItemDeed))),
		answersQuestion("MM-AMB-60", allowed("MM-ABIL-03", "each turn of anybody allows one", position(rich, two, with("tilda",
			func(m *Mouse) { m.Powered = true })), Power{Mouse: "tilda", Ability: "hum"})),
		answersQuestion("MM-AMB-60", refused("MM-ABIL-03", "one until the next own turn where the table settled that", position(rich, two, own,
			with("tilda", func(m *Mouse) { m.Powered = true })), Power{Mouse: "tilda", Ability: "hum"})),
		answersQuestion("MM-AMB-60", refused("MM-ABIL-03", "then a second one in the same turn is too much as well", position(rich, two, own),
			Power{Mouse: "tilda", Ability: "hum"}, Power{Mouse: "tilda", Ability: "whistle"})),
	}
}
