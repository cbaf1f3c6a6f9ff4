package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func followedByNothing(c trial) trial {
	return toldWithoutNote(c.Leaving(func(t *testing.T, s State) { requireSameTable(t, c.Given, s) }))
}

func conditionCases() []trial {
	afflict := func(on Name, what Condition) Affect { return Affect{Effect: Afflict, On: on, Condition: what} }
	relieve := func(on Name, what Condition) Affect { return Affect{Effect: Relieve, On: on, Condition: what} }
	ill := with("nez", func(m *Mouse) { m.Wounds, m.Poison = 1, 2 })
	cures := func(s *State) {
		s.Cards = append(s.Cards, parts.Search{ID: "antidote", Type: parts.Item, Cures: true})
		s.Abilities = append(s.Abilities, parts.Ability{ID: "balm", Cures: true})
	}
	cure := func(card parts.CardID) Affect { return Affect{Effect: Cure, On: "nez", Card: card} }
	poison := func(n int) func(*testing.T, State) {
		return mouseIs("nez", func(t *testing.T, m Mouse) { require.Equal(t, n, m.Poison) })
	}
	return []trial{
		allowed("MM-COND-01", "a stunned and webbed mouse has both tokens", position(), afflict("nez", Stunned), afflict("nez", Webbed)).
			Leaving(ails("nez", Stunned, Webbed)),
		followedByNothing(allowed("MM-COND-01",
			"none counts twice", position(ailing("nez", Stunned)), afflict("nez", Stunned))),
		allowed("MM-COND-01", "a card takes one away", position(ailing("nez", Webbed)), relieve("nez", Webbed)).
			Noting(noteOf("relieved-webbed", "", "figure", Name("nez"))).Leaving(ails("nez")),
		followedByNothing(allowed("MM-COND-01", "a captured mouse takes none", position(offBoardBefore("nez")), afflict("nez", Stunned))),
		allowed("MM-COND-04", "a fallen mouse and a fallen rat lie on their sides", position(at("2", "rat_1")), afflict("nez", Down), afflict("rat_1", Down)).
			Leaving(func(t *testing.T, s State) { require.True(t, s.Mouse("nez").Down && s.Minion("rat_1").Down) }),
		allowed("MM-COND-08", "a charmed mouse has its token", position(), afflict("nez", Charmed)).
			Leaving(ails("nez", Charmed)),
		followedByNothing(allowed("MM-COND-04", "a minion is never webbed", position(at("2", "rat_1")), afflict("rat_1", Webbed))),
		allowed("MM-COND-06", "a small figure falls", position(at("2", "rat_1")), afflict("rat_1", Down)),
		refused("MM-COND-06", "a spider does not", position(at("2", "spider_1")), afflict("spider_1", Down)),
		allowed("MM-COND-06", "a spider that lay gets up", position(at("2", "spider_1"), func(s *State) { s.Minions[0].Down = true }), relieve("spider_1", Down)),
		allowed("MM-COND-12", "a poison wound lies green side up", position(), Affect{Effect: PoisonHit, On: "nez", Count: 2}).
			Leaving(woundsAre("nez", 0, 2)),
		allowed("MM-COND-13", "a remedy that says so heals poison", position(ill, cures), cure("antidote")).
			Noting(noteOf("cured", "MM-COND-13", "figure", Name("nez"), "count", 1, "wounds", 2, "life", 4)).Leaving(poison(1)),
		allowed("MM-COND-13", "so does an ability that says so", position(ill, cures), cure("balm")).Leaving(poison(1)),
		allowed("MM-COND-13", "a chapter may", position(ill), Affect{Effect: Cure, On: "nez", Count: 9}).Leaving(poison(0)),
		allowed("MM-COND-13", "of a card that nobody entered nothing is said", position(ill), cure("honey")),
		refused("MM-COND-13", "an ordinary item does not", position(ill), cure("crumb")).Leaving(poison(1)),
		refused("MM-COND-13", "nor does an ordinary ability", position(ill), cure("hum")),
		allowed("MM-COND-13", "ordinary healing takes off an ordinary wound", position(ill), Affect{Effect: Heal, On: "nez", Card: "hum", Count: 2}).
			Noting(noteOf("healed", "", "figure", Name("nez"), "count", 1, "wounds", 2, "life", 4)).
			Leaving(woundsAre("nez", 0, 2)),
		refused("MM-COND-13", "ordinary healing of a mouse that is only poisoned",
			position(with("nez", func(m *Mouse) { m.Poison = 1 })), Affect{Effect: Heal, On: "nez", Card: "hum"}).Leaving(poison(1)),
	}
}

func withUnreadTilda(s *State) {
	s.Mouse("tilda").Hero = parts.Hero{ID: "tilda", Unread: parts.HeroParts}
	s.Mouse("tilda").Equipped = nil
}

func unnamed(s *State) {
	m := s.Mouse("tilda")
	m.Abilities, m.Untold, m.Cheese = nil, true, 3
}

func effectCases() []trial {
	rats := func(on Name) Affect { return Affect{Effect: Wound, On: on, Family: parts.Rat} }
	greedy := func(s *State) { s.Greedy = true }
	rich := cheese("nez", 2)
	steals := Affect{Effect: Steal, On: "nez", By: "roach_1", Count: 3}
	return []trial{
		allowed("MM-BOSS-02", "what works on rats wounds a rat", position(at("2", "elite_1", "vurst_1"), track("elite", "vurst_1", "tilda")), rats("elite_1")).
			Leaving(func(t *testing.T, s State) { require.Equal(t, 1, s.Minion("elite_1").Wounds) }).In("MM-EX-05"),
		refused("MM-BOSS-02", "it does not concern a boss of the kind", position(at("2", "elite_1", "vurst_1"), track("elite", "vurst_1", "tilda")), rats("vurst_1")).In("MM-EX-05"),
		allowed("MM-BOSS-02", "what works on anybody works on a boss", position(at("2", "vurst_1"), track("vurst_1", "tilda")), woundOn("vurst_1", 1)),
		allowed("MM-BOSS-02", "a boss of another kind", position(at("2", "queen_1"), track("queen", "tilda")), rats("queen_1")),

		follows("MM-ROACH-03", "what a greedy roach steals goes on the wheel", position(greedy, rich, at("2", "roach_1")), steals).
			Leaving(all(wheelHas(2), cheeses("nez", 0))),
		follows("MM-ROACH-03", "what an ordinary roach steals is lost", position(rich, at("2", "roach_1")), steals).Leaving(all(wheelHas(0), cheeses("nez", 0))),
		follows("MM-ROACH-03", "so is what a rat steals", position(greedy, rich, at("2", "rat_1")), Affect{Effect: Steal, On: "nez", By: "rat_1"}).
			Leaving(all(wheelHas(0), cheeses("nez", 1))),
		follows("MM-ROACH-03", "a roach that is greedy by itself", position(rich, at("2", "roach_1"), func(s *State) { s.Minions[0].Greedy = true }), steals).Leaving(wheelHas(2)),
		follows("MM-ROACH-03", "a roach that nobody names is one of them", position(greedy, rich), Affect{Effect: Steal, On: "nez"}).Leaving(all(wheelHas(1), cheeses("nez", 1))),
		followedByNothing(follows("MM-ROACH-03", "nothing is stolen from a mouse that has nothing", position(greedy, at("2", "roach_1")), steals)),

		allowed("MM-TILE-03", "a trap on a red cross", position(hall("1-2 2-3 3:cross")), Trap{Room: "hall", Space: "3"}).Leaving(trapsAre("3")),
		allowed("MM-TILE-03", "a trap on a tile that nobody has mapped", position(unmapped), Trap{Room: "hall", Space: "3"}).Leaving(trapsAre("3")),
		refused("MM-TILE-03", "a trap on any other space", position(hall("1-2 2-3 3:cross")), Trap{Room: "hall", Space: "2"}).Leaving(trapsAre("2")),
		allowed("MM-TILE-03", "a trap is taken away", position(traps("3")), Trap{Room: "hall", Space: "3", Gone: true}).Leaving(trapsAre()),
		followedByNothing(refused("MM-GEN-03", "a trap in a room that is not there", position(), Trap{Room: "moon", Space: "1"}).At(rules.Impossible)),

		allowed("MM-ACH-01", "a story achievement is kept, once", position(), Earn{"the bell"}, Earn{"the bell"}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, []string{"the bell"}, s.Story) }),
		allowed("MM-CARD-03", "a search card is known from then on", position(), Learn{Search: &parts.Search{ID: "pin", Type: parts.Weapon}}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, parts.Weapon, s.Search("pin").Type) }),
		allowed("MM-CHAR-01", "a hero card is read off at the table", position(withUnreadTilda), Learn{Hero: &party()[0].Hero, Gear: searchCards()[:1]}).
			Leaving(mouseIs("tilda", func(t *testing.T, m Mouse) {
				require.Equal(t, party()[0].Hero, m.Hero)
				require.Equal(t, cards("ladle"), m.Equipped)
			})),
		allowed("MM-CAPT-02", "wounds have a mouse captured as soon as its life is read off", position(withUnreadTilda, wounded("tilda", 3)), Learn{Hero: &party()[0].Hero}).
			Leaving(isCaptured("tilda", true)),
		allowed("MM-CAPT-02", "no wounds capture a mouse whose life nobody knows", position(withUnreadTilda), woundOn("tilda", 9)).
			Leaving(isCaptured("tilda", false)),
		allowed("MM-MEL-05", "dice that are awaited are counted once the values are read off", position(withUnreadTilda, at("1", "rat_1"),
			defends("tilda", "rat_1", 2, UnknownDice)), Learn{Hero: &party()[0].Hero}).
			Leaving(awaitsRoll(DefenceRoll, "tilda", 2)),
		allowed("MM-TRAP-01", "so are those of a mousetrap", position(withUnreadTilda, waiting(Wait{For: ForRoll, Purpose: TrapRoll, Who: "tilda",
			Dice: UnknownDice}), traps("1")), Learn{Hero: &party()[0].Hero}).
			Leaving(awaitsRoll(TrapRoll, "tilda", 2)),
		allowed("MM-MEL-03", "how many dice a mouse attacks with is open while nobody has read them off", position(withUnreadTilda, at("1", "rat_1")), Attack{Mouse: "tilda", Target: "rat_1"}).
			Leaving(awaitsRoll(AttackRoll, "tilda", UnknownDice)),
		allowed("MM-SCARD-03", "classes that nobody has read off fit any card", position(withUnreadTilda, with("tilda",
			func(m *Mouse) { m.Pack = cards("thimble") })), Equip{Mouse: "tilda", On: cards("thimble")}),
		refused("MM-EQUIP-05", "gear for three paws is read off", position(withUnreadTilda), Learn{Hero: &parts.Hero{ID: "tilda", Life: 3,
			Starting: cards("needle", "bow")}}).Telling("paws", 3),
		refused("MM-CHAR-01", "a hero card of nobody in the party", position(), Learn{Hero: &parts.Hero{ID: "ghost", Life: 2}}).At(rules.Impossible),
		refused("MM-CHAR-01", "a hero card without a life", position(), Learn{Hero: &parts.Hero{ID: "tilda"}}).At(rules.Impossible),
		allowed("MM-ABIL-01", "the ability that a mouse has from the start is told when it is used", position(unnamed), Learn{Ability: &abilityCards()[4], Mouse: "tilda"}).
			Leaving(mouseIs("tilda", func(t *testing.T, m Mouse) {
				require.Equal(t, cards("whistle"), m.Abilities)
				require.False(t, m.Untold)
			})),
		allowed("MM-ABIL-01", "an ability of a mouse of which nobody has told any", position(unnamed), Power{Mouse: "tilda", Ability: "whistle"}),
		refused("MM-ABIL-01", "an ability card of nobody in the party", position(), Learn{Ability: &abilityCards()[4], Mouse: "ghost"}).At(rules.Impossible),
		refused("MM-SCARD-01", "a search card of no type", position(), Learn{Search: &parts.Search{ID: "pin"}}).At(rules.Impossible),
		refused("MM-DICE-01", "a die with five sides", position(), Learn{Die: parts.Faces[:5]}).At(rules.Impossible),
		refused("MM-DICE-01", "a die with a 4", position(), Learn{Die: append(slices.Clone(parts.Faces[:5]), parts.Face{Number: 4})}).At(rules.Impossible),
		allowed("MM-EXP-01", "a tile that nobody had entered is explored once it is told of", position(unmapped),
			Learn{Tile: &Room{ID: "attic", Tile: "Z", Side: parts.Orange}}, Learn{Tile: &Room{ID: "attic"}}, Explore{Mouse: "tilda", Into: "attic"}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, "attic", s.At("tilda").Room)
				require.Equal(t, "Z", s.Room("attic").Tile)
			}),
		refused("MM-GEN-03", "a map of a room that is not there", position(), Learn{Room: "moon", Map: &parts.Map{}}).At(rules.Impossible),
		followedByNothing(refused("MM-CARD-01", "a wound for nobody", position(), woundOn("ghost", 1)).At(rules.Impossible)),
		followedByNothing(refused("MM-CARD-01", "a place for nobody", position(), Put{Figure: "ghost", To: Place{Space: "2"}}).At(rules.Impossible)),
		followedByNothing(refused("MM-GEN-03", "a place in a room that is not there", position(), Put{Figure: "nez", Room: "moon"}).At(rules.Impossible)),
		allowed("MM-CAP-01", "a chapter puts a figure where there is room", position(), Put{Figure: "nez", To: Place{Space: "5"}}).Leaving(standsInHall("nez", "5")),
		refused("MM-CAP-01", "a figure is put on a place without a map that is full", position(unmapped, at("?2", "rat_1"), at("?1", "tilda",
			"collin", "nez", "filch")), Put{Figure: "rat_1", To: Place{With: "nez"}}),
		allowed("MM-CAP-01", "such a place is wide if people say so", position(unmapped, at("?2", "rat_1"), at("?1", "tilda", "collin", "nez",
			"filch")), Put{Figure: "rat_1", To: Place{With: "nez", Wide: true}}),
		refused("MM-COND-13", "a remedy that nobody names on poison wounds alone", position(with("nez", func(m *Mouse) { m.Poison = 1 })), Affect{Effect: Heal, On: "nez"}).At("unusual"),
		refused("MM-CAP-01", "a chapter puts a fifth figure on a space", position(at("2", "rat_1")), Put{Figure: "rat_1", To: Place{With: "nez"}}).Leaving(standsInHall("rat_1", "1")),
	}
}

func campaignCases() []trial {
	carrying := with("nez", func(m *Mouse) {
		m.Equipped, m.Pack, m.Tricks = cards("mallet", "thimble"), cards("crumb", "bow"), cards("wink")
	})
	campaign := func(s *State) { s.Campaign = true }
	end := position(campaign, carrying, func(s *State) { s.Result = &Result{SeatMice, []tables.RuleID{"MM-WIN-01"}} }, waiting(Wait{For: ForCarry, Who: "nez"}))
	keeps := func(card parts.CardID) Carry { return Carry{"nez", card} }
	kept := func(card parts.CardID) func(*testing.T, State) {
		return mouseIs("nez", func(t *testing.T, m Mouse) { require.Equal(t, card, m.Kept) })
	}
	asked := func(t *testing.T, s State) {
		for _, m := range s.Mice {
			require.Equal(t, Wait{For: ForCarry, Who: m.Name()}, s.Waits[slices.IndexFunc(s.Waits, func(w Wait) bool { return w.Who == m.Name() })])
		}
	}
	none := func(t *testing.T, s State) { require.Empty(t, s.Waits) }
	return []trial{
		allowed("MM-CAMP-02", "a card from the pack", end, keeps("crumb")).Leaving(all(kept("crumb"), none)),
		allowed("MM-CAMP-02", "a card that it wears", end, keeps("thimble")).Leaving(kept("thimble")),
		allowed("MM-CAMP-02", "a trick", end, keeps("wink")).Leaving(kept("wink")),
		allowed("MM-CAMP-02", "none", end, keeps("")).Leaving(all(kept(""), none)),
		refused("MM-CAMP-02", "a card that it does not have", end, keeps("cork")),
		refused("MM-CAMP-02", "a second card in place of the first", end, keeps("crumb"), keeps("thimble")).Telling("other", searchCard("crumb")),
		refused("MM-CAMP-02", "a party item", end, keeps("rope")),
		refused("MM-CAMP-02", "its own starting gear, which it has anyway", end, keeps("mallet")),
		refused("MM-CAMP-02", "another mouse's starting gear", end, keeps("bow")),
		follows("MM-CAMP-02", "each mouse is asked after a victory, in the order of the party", position(campaign), Declare{Won: true}).
			Leaving(all(asked, func(t *testing.T, s State) {
				require.Equal(t, Seat("tilda"), Game{}.Next(s))
				seat, _ := Game{}.Outcome(s)
				require.Equal(t, rules.Nobody, seat)
			})),
		answersQuestion("MM-AMB-61", follows("MM-CAMP-02", "after a defeat too", position(campaign), Declare{}).Leaving(asked)),
		answersQuestion("MM-AMB-61", follows("MM-CAMP-02", "only after a victory where the table says so", position(campaign, house(CampaignCard, "after_victory")), Declare{}).Leaving(none)),
		answersQuestion("MM-AMB-61", follows("MM-CAMP-02", "a victory counts there as well", position(campaign, house(CampaignCard, "after_victory")), Declare{Won: true}).Leaving(asked)),
		follows("MM-CAMP-02", "outside a campaign nobody is asked", position(), Declare{Won: true}).Leaving(none),
	}
}

func TestEffectsThatTheRecordKeeps(t *testing.T) {
	start := position(cheese("nez", 2), func(s *State) { s.Laid = []Laid{{Item: parts.Hook, At: inHall("1"), To: "2"}} })
	for name, c := range map[string]struct {
		does Affect
		want []rules.Note
		then func(*State) // the expected change of the state
	}{
		"movement points for the mouse that acts": {Affect{Effect: Points, Count: 2}, []rules.Note{noteOf("points", "", "points", 6)}, func(s *State) { s.Turn.Points = 6 }},
		"never below none":                        {Affect{Effect: Points, On: "tilda", Count: -9}, nil, func(s *State) { s.Turn.Points = 0 }},
		"none for a mouse that does not act":      {Affect{Effect: Points, On: "nez"}, nil, nil},
		"red lines are open in this turn": {Affect{Effect: Cross, On: "tilda"}, []rules.Note{noteOf("crossing", "MM-LINE-04", "card",
			initiativeCard("tilda"))}, func(s *State) { s.Turn.Crossing = true }},
		"cheese for a mouse":                          {Affect{Effect: Gain, On: "nez", Count: 3}, []rules.Note{mouseNote("cheese-more", "", "nez", "number", 3, "cheese", 5)}, cheese("nez", 5)},
		"no more is taken than it has":                {Affect{Effect: Gain, On: "nez", Count: -9}, []rules.Note{mouseNote("cheese-less", "", "nez", "number", 2, "cheese", 0)}, cheese("nez", 0)},
		"a party item comes into the stash":           {Affect{Effect: Lend, Item: parts.Fork}, []rules.Note{noteOf("item-back", "", "item", partyItem(parts.Fork))}, stash(parts.Fork)},
		"not one that lies on the board":              {Affect{Effect: Lend, Item: parts.Hook}, nil, nil},
		"cheese on the wheel":                         {Affect{Effect: Feed, Count: 2}, []rules.Note{noteOf("wheel", "", "cheese", 2, "added", 2, "full", 6)}, func(s *State) { s.Wheel = 2 }},
		"nothing heals that is not hurt":              {Affect{Effect: Heal, On: "nez"}, nil, nil},
		"nothing relieves a mouse of what it has not": {Affect{Effect: Relieve, On: "nez", Condition: Webbed}, nil, nil},
	} {
		t.Run(name, func(t *testing.T) {
			require.Empty(t, Game{}.Check(start, c.does))
			after, notes := Game{}.Apply(start, c.does)
			require.Equal(t, c.want, notes)
			want := start.but()
			if c.then != nil {
				c.then(&want)
			}
			requireSameTable(t, want, after)
		})
	}
}

func woundOn(on Name, wounds int) Affect { return Affect{Effect: Wound, On: on, Count: wounds} }

func offBoardBefore(mice ...Name) func(*State) {
	return func(s *State) {
		for _, name := range mice {
			m := s.Mouse(name)
			m.Captured, m.At, m.Captures = true, Nowhere, 1
		}
	}
}

func wounded(name Name, n int) func(*State) { return with(name, func(m *Mouse) { m.Wounds = n }) }

func atPage(n int) func(*State) { return func(s *State) { s.Hourglass = n } }

func pageIs(page int) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, page, s.Hourglass) }
}

func endIs(page int) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, page, s.End) }
}

func endedBy(winner rules.Seat, by ...tables.RuleID) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, &Result{winner, by}, s.Result) }
}

func goesOn(t *testing.T, s State) { require.Nil(t, s.Result) }

func captureCases() []trial {
	dressed := with("collin", func(m *Mouse) {
		m.Equipped, m.Pack, m.Tricks = cards("needle", "thimble"), cards("crumb", "cork"), cards("wink")
		m.Cheese, m.Wounds, m.Poison, m.Stunned, m.Webbed, m.Charmed, m.Down = 4, 2, 1, true, true, true, true
	})
	gift := with("collin", func(m *Mouse) { m.Equipped, m.Wounds = cards("needle", "ladle"), 3 })
	gone := mouseIs("collin", func(t *testing.T, m Mouse) {
		require.True(t, m.Captured)
		require.Equal(t, Nowhere, m.At)
	})
	return []trial{
		allowed("MM-CAPT-01", "each wound is a token on the hero card", position(wounded("collin", 1)), woundOn("collin", 2)).
			Leaving(hurtBy("collin", 3)),
		allowed("MM-CHAR-05", "one wound short of its life a mouse stands", position(), woundOn("collin", 3)).
			Leaving(standsInHall("collin", "1")),
		allowed("MM-CAPT-01", "an effect without a number is one wound", position(), Affect{Effect: Wound, On: "collin"}).
			Leaving(hurtBy("collin", 1)),
		follows("MM-CAPT-02", "wounds that reach its life capture it", position(wounded("collin", 3)), woundOn("collin", 1)).Leaving(gone),
		follows("MM-CAPT-02", "so do wounds beyond it", position(), woundOn("collin", 9)).Leaving(gone),
		follows("MM-CAPT-02", "poison wounds count with the others", position(wounded("collin", 3)),
			Affect{Effect: PoisonHit, On: "collin"}).Leaving(gone),
		follows("MM-CAPT-03", "a captured mouse keeps its card, its gear and its pack, and nothing else", position(dressed), woundOn("collin", 1)).
			Leaving(all(gone, trackIs("tilda", "collin", "nez", "filch"), mouseIs("collin", func(t *testing.T, m Mouse) {
				require.Zero(t, m.Cheese)
				require.Equal(t, cards("needle"), m.Equipped)
				require.Equal(t, cards("crumb", "cork"), m.Pack)
				require.Equal(t, cards("wink"), m.Tricks)
			}), discardIs("thimble"))).In("MM-EX-D23"),
		follows("MM-CAPT-04", "wounds, poison and bad effects are gone", position(dressed), woundOn("collin", 1)).
			Leaving(mouseIs("collin", func(t *testing.T, m Mouse) {
				require.Zero(t, m.Wounds+m.Poison)
				require.False(t, m.Stunned || m.Webbed || m.Charmed || m.Down)
			})).In("MM-EX-D23"),
		follows("MM-CAPT-05", "the hourglass moves a page", position(dressed), woundOn("collin", 1)).
			Leaving(all(pageIs(2), goesOn)).In("MM-EX-D23"),
		follows("MM-CAPT-02", "a chapter captures a mouse outright", position(), Affect{Effect: Seize, On: "collin"}).Leaving(gone),
		follows("MM-CAPT-03", "a captured mouse cannot be wounded again", position(offBoardBefore("collin")), woundOn("collin", 9)).
			Leaving(all(pageIs(1), mouseIs("collin", func(t *testing.T, m Mouse) { require.Equal(t, []any{1, 0}, []any{m.Captures, m.Wounds}) }))),
		follows("MM-CAPT-02", "the turn of the mouse that is captured is over", position(wounded("tilda", 2)), woundOn("tilda", 1)).
			Leaving(func(t *testing.T, s State) { require.False(t, s.Turn.Card == "tilda" && s.Turn.Step == MouseStep) }),
		answersQuestion("MM-AMB-33", follows("MM-CAPT-03", "gear that another mouse started with is lost", position(gift), woundOn("collin", 1)).
			Leaving(hasOn("collin", cards("needle")))),
		answersQuestion("MM-AMB-33", follows("MM-CAPT-03", "anybody's starting gear is kept where the table says so",
			position(gift, house(CapturedKeeps, "any_starting")), woundOn("collin", 1)).
			Leaving(hasOn("collin", cards("needle", "ladle")))),
		follows("MM-ACH-07", "the first mouse captured with a poison wound is the poison expert", position(tokens(""),
			with("nez", func(m *Mouse) { m.Poison = 1 })), woundOn("nez", 3)).Leaving(tokenIsHeld(parts.PoisonExpert, "nez", 7)),
		follows("MM-ACH-07", "one without poison is not", position(tokens("")), woundOn("nez", 4)).
			Leaving(tokenIsHeld(parts.PoisonExpert, NoFigure, 7)),
		follows("MM-ACH-08", "poison is an ordinary wound to the poison expert", position(tokens("nez", parts.PoisonExpert)),
			Affect{Effect: PoisonHit, On: "nez", Count: 2}).Leaving(woundsAre("nez", 2, 0)),
		follows("MM-ACH-09", "a mouse captured twice is the lockpicker, and the end moves on before the hourglass",
			position(tokens(""), with("nez", func(m *Mouse) { m.Captures = 1 }), atPage(6)), woundOn("nez", 4)).
			Leaving(all(tokenIsHeld(parts.Lockpicker, "nez", 8), pageIs(7), goesOn)),
		follows("MM-ACH-09", "one captured once is not", position(tokens("")), woundOn("nez", 4)).
			Leaving(tokenIsHeld(parts.Lockpicker, NoFigure, 7)),
	}
}

// Collin has the lockpicker token, and the next wound captures him.
func picking(captures int, edits ...func(*State)) State {
	collin := with("collin", func(m *Mouse) {
		m.Captures, m.Wounds, m.Cheese, m.Equipped = captures, 3, 3, cards("needle", "thimble")
	})
	return position(append([]func(*State){at("4", "collin"), collin, tokens("collin", parts.Lockpicker)}, edits...)...)
}

func rescueCases() []trial {
	kept := mouseIs("collin", func(t *testing.T, m Mouse) {
		require.Equal(t, cards("needle", "thimble"), m.Equipped)
		require.Zero(t, m.Cheese+m.Wounds)
	})
	lost := mouseIs("collin", func(t *testing.T, m Mouse) {
		require.True(t, m.Captured)
		require.Equal(t, cards("needle"), m.Equipped)
	})
	waits := waiting(Wait{For: ForRescue, Who: "collin"})
	freed := position(offBoardBefore("collin"), at("3", "tilda", "nez", "filch"), waits)
	alone := position(offBoardBefore("collin", "tilda", "nez", "filch"), waits, hall("1:north 2:north 1-2 2-3 3:flip"),
		func(s *State) { s.Entry = inHall("1") })
	roach := position(offBoardBefore("collin"), at("9", "roach_1"), track("tilda", "collin", "nez", "filch", "roach"))
	full := freed.but(at("2", "rat_1", "rat_2", "rat_3", "rat_4"))
	back := func(p Place) Return { return Return{"collin", p} }
	return []trial{
		follows("MM-ACH-10", "the lockpicker's third capture: freed at once, with its gear, while the rest is lost", picking(2), woundOn("collin", 1)).
			Leaving(all(kept, pageIs(2), awaitsFor(ForRescue))).In("MM-EX-D27"),
		answersQuestion("MM-AMB-68", follows("MM-ACH-10", "it comes back with or beside another mouse", picking(2), woundOn("collin", 1), back(Place{With: "nez"})).
			Leaving(all(kept, standsInHall("collin", "1"), isCaptured("collin", false))).In("MM-EX-D27")),
		answersQuestion("MM-AMB-68", follows("MM-ACH-10", "it stays on its space where the table says so",
			picking(2, house(LockpickerThird, "stays")), woundOn("collin", 1)).Leaving(all(kept, standsInHall("collin", "4"), pageIs(2)))),
		answersQuestion("MM-AMB-68", follows("MM-ACH-10", "a fourth capture is an ordinary one", picking(3), woundOn("collin", 1)).Leaving(lost)),
		answersQuestion("MM-AMB-68", follows("MM-ACH-10", "the fourth is like the third where the table says so",
			picking(3, house(LockpickerThird, "from_third")), woundOn("collin", 1)).Leaving(all(kept, awaitsFor(ForRescue)))),
		follows("MM-ACH-10", "the second capture is an ordinary one", picking(1), woundOn("collin", 1)).Leaving(lost),

		allowed("MM-RESC-02", "onto the space of another mouse", freed, back(Place{With: "nez"})).Leaving(standsInHall("collin", "3")),
		allowed("MM-RESC-02", "beside another mouse", freed, back(Place{Space: "2"})).Leaving(standsInHall("collin", "2")),
		refused("MM-RESC-02", "two spaces from every other mouse", freed, back(Place{Space: "5"})).Leaving(standsInHall("collin", "5")),
		allowed("MM-RESC-02", "somewhere on a tile that nobody has mapped", freed.but(unmapped), back(Place{})).
			Leaving(func(t *testing.T, s State) { require.Equal(t, inHall("?1"), s.At("collin")) }),
		refused("MM-CAP-01", "onto a full space", full, back(Place{Space: "2"})),
		refused("MM-CARD-01", "a mouse that nobody plays", freed, Return{Mouse: "lily"}).At(rules.Impossible),
		follows("MM-RESC-03", "with a roach about a captured mouse skips its turn", roach, EndTurn{Mouse: "tilda"}).
			Leaving(all(turnIs("nez", RollStep), lost)).In("MM-EX-D24"),
		follows("MM-RESC-01", "a round later, with none, it comes back and does nothing else",
			roach, Affect{Effect: Slay, On: "roach_1"}, EndTurn{Mouse: "tilda"}, back(Place{With: "nez"})).
			Leaving(all(turnIs("nez", RollStep), standsInHall("collin", "1"))).In("MM-EX-D24"),
		allowed("MM-RESC-04", "in its next turn it moves like any mouse", position(at("3", "collin"), turnOf("collin", 3)), Move{Mouse: "collin", Path: spaces("4")}).
			Leaving(standsInHall("collin", "4")),
		refused("MM-RESC-04", "in the turn that brings it back it moves", position(offBoardBefore("collin"), turnOf("collin", 3), waits), Move{Mouse: "collin", Path: spaces("2")}),
		answersQuestion("MM-AMB-35", allowed("MM-RESC-02", "with nobody on the board it comes back where the party came in", alone, back(Place{Space: "2"})).
			Leaving(standsInHall("collin", "2"))),
		answersQuestion("MM-AMB-35", refused("MM-RESC-02", "nowhere else", alone, back(Place{Space: "3"}))),
		answersQuestion("MM-AMB-35", allowed("MM-RESC-02", "anywhere that the players choose, where the table says so",
			alone.but(house(RescueAlone, "players")), back(Place{Space: "3"})).Leaving(standsInHall("collin", "3"))),
	}
}

func endCases() []trial {
	last := atPage(6)
	deadlock := position(offBoardBefore("tilda", "nez", "filch"), wounded("collin", 3), at("9", "rat_1"), turnOf("rat", 0), track("rat", "tilda", "collin", "nez", "filch"))
	return []trial{
		follows("MM-WIN-02", "the hourglass at the end of the chapter is a defeat at once", position(last), Affect{Effect: TurnPages}).
			Leaving(endedBy(SeatMinions, "MM-WIN-02")),
		follows("MM-WIN-02", "a page before it the chapter goes on", position(), Affect{Effect: TurnPages, Count: 5}).Leaving(all(goesOn, pageIs(6))),
		follows("MM-WIN-02", "so is an end that is brought nearer", position(last), Affect{Effect: EndPage, Count: -1}).Leaving(endedBy(SeatMinions, "MM-WIN-02")),
		follows("MM-WIN-02", "a capture on the last page", position(last, wounded("nez", 3)), woundOn("nez", 1)).
			Leaving(endedBy(SeatMinions, "MM-WIN-02")),
		follows("MM-BOARD-01", "the hourglass never goes back past page 1", position(), Affect{Effect: TurnPages, Count: -3}).Leaving(pageIs(1)),
		follows("MM-BOARD-01", "the end token goes no further than the last page", position(), Affect{Effect: EndPage, Count: 9}).Leaving(endIs(10)),
		follows("MM-WIN-01", "the conditions of the chapter are met", position(), Declare{Won: true}).Leaving(endedBy(SeatMice, "MM-WIN-01")),
		follows("MM-GEN-01", "the outcome is one for all", position(), Declare{Won: true}).Leaving(func(t *testing.T, s State) {
			seat, by := Game{}.Outcome(s)
			require.Equal(t, SeatMice, seat)
			require.Equal(t, []tables.RuleID{"MM-WIN-01"}, by)
			require.Equal(t, rules.Nobody, Game{}.Next(s))
		}),
		follows("MM-BOOK-03", "a defeat condition of the chapter ends it at once", position(), Declare{}).Leaving(endedBy(SeatMinions, "MM-BOOK-03")),
		answersQuestion("MM-AMB-63", refused("MM-WIN-01", "conditions met as the tokens meet come too late", position(atPage(7)), Declare{Won: true})),
		answersQuestion("MM-AMB-63", allowed("MM-WIN-01", "even after the page that ended the chapter",
			position(last, house(VictoryOnLastPage, "won")), Affect{Effect: TurnPages}, Declare{Won: true}).Leaving(endedBy(SeatMice, "MM-WIN-01"))),
		refused("MM-WIN-02", "not otherwise", position(last), Affect{Effect: TurnPages}, Declare{Won: true}),
		answersQuestion("MM-AMB-34", follows("MM-RESC-03", "minions that come when all mice are captured are a defeat too",
			position(offBoardBefore("tilda", "collin", "nez", "filch"), at("9", "rat_1"), track("rat", "tilda", "collin", "nez", "filch"),
				func(s *State) { s.Turn = Turn{Card: "rat", Slot: 1, Step: OverStep} }), Earn{"the bell"}).
			Leaving(endedBy(SeatMinions, "MM-AMB-34"))),
		answersQuestion("MM-AMB-34", follows("MM-CAPT-02", "all mice captured with minions about is a defeat", deadlock, woundOn("collin", 1)).
			Leaving(endedBy(SeatMinions, "MM-AMB-34"))),
		answersQuestion("MM-AMB-34", follows("MM-CAPT-02", "only where the chapter says so, if the table settled that", deadlock.but(house(AllCaptured, "chapter_only")), woundOn("collin", 1)).
			Leaving(goesOn)),
		follows("MM-BOOK-03", "a chapter may count all mice captured as its defeat",
			position(offBoardBefore("tilda", "nez", "filch"), wounded("collin", 3), func(s *State) { s.Chapter.AllCaptured = true }), woundOn("collin", 1)).
			Leaving(endedBy(SeatMinions, "MM-BOOK-03")),
		follows("MM-CAPT-02", "with no minion about the mice will be rescued", position(offBoardBefore("tilda", "nez", "filch"), wounded("collin", 3)), woundOn("collin", 1)).
			Leaving(goesOn),
	}
}
