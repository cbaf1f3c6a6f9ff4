package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/chezguevara"
)

func rankCases() []trial {
	p, c, s := parts.Private, parts.Corporal, parts.Sergeant
	promotes := plays(ana, parts.Promotion, ana)
	demotes := plays(boris, parts.Demotion, ana)
	crowded := table(3, rank(ana, s), rank(boris, c), rank(chela, c), middle(p, p, p, s, p))
	return []trial{
		so(follows("CG-RANK-03", "a Sergeant is above a Corporal", table(3, rank(ana, s), rank(boris, c)), does("guitar"), Resolve{}, EndTurn{ana},
			Draw{Seat: boris}, Do{boris, "guitar"}, orders(ana, "siesta")), has(ana, 6)),
		so(follows("CG-RANK-05", "the slack of the rank", table(3, rank(ana, c)), promotes), has(ana, 3)),
		so(allowed("CG-RANK-04", "the rank's pay and leave", table(3, rank(ana, c)), promotes), left(4, 2)),
		so(follows("CG-RANK-06", "a Corporal's penalty", table(3, rank(boris, c)), plays(ana, parts.Exposure, boris)), func(t *testing.T, s State) {
			require.Equal(t, []int{4, 3}, []int{s.Clears(boris), s.Clears(chela)})
		}),
		so(follows("CG-PROMO-01", "from the middle, the old card into it", table(3, middle(c, p, p, p, s)), promotes), ranked(ana, c), middleIs(p, p, p, p, s)).In("CG-EX-TAB-PROMOTE"),
		so(follows("CG-PROMO-01", "a Corporal takes the Sergeant", table(3, rank(ana, c), middle(s, p, p, p, c)), promotes), ranked(ana, s), middleIs(c, p, p, p, c)).In("CG-EX-TAB-PROMOTE"),
		allowed("CG-PROMO-02", "one step", table(3), promotes),
		refused("CG-PROMO-02", "over the Corporal", table(3, middle(s, s, p, p, p)), promotes).Breaking("CG-PROMO-03").In("CG-EX-TAB-PROMOTE"),
		allowed("CG-PROMO-03", "a card of the next rank is free", table(3), promotes),
		so(refused("CG-PROMO-03", "none is free, and the card stays in the hand", table(3, rank(ana, c), middle(c, p, p, p, c)), promotes), holds(ana,
			5), ranked(ana, c), discards(0)).In("CG-EX-TAB-PROMOTE"),
		so(follows("CG-PROMO-05", "the partner of a demoted rival rises", crowded, demotes, Exchange{Seat: ana, With: chela}), ranked(chela, s), ranked(ana, c)),
		allowed("CG-PROMO-06", "a Corporal may rise", table(3, rank(ana, c)), promotes),
		refused("CG-PROMO-06", "a Sergeant cannot", table(3, rank(ana, s)), promotes).In("CG-EX-TAB-PROMOTE"),
		so(follows("CG-PROMO-07", "it wins in another's turn", table(3, rank(boris, c), slack(boris, 18)), plays(boris, parts.Promotion, boris), Resolve{}), wonBy(boris)),
		so(follows("CG-DEMO-01", "by a rival's card", table(3, rank(ana, s)), demotes), ranked(ana, c)),
		so(refused("CG-DEMO-01", "on oneself, which an event may be", table(3, rank(boris, s)), plays(boris, parts.Demotion, boris)).At("unusual"), ranked(boris, c)),
		allowed("CG-DEMO-01", "of nobody, who may be a rival", table(3, rank(ana, s)), Event{Card: parts.Demotion, Target: ana}),
		so(follows("CG-DEMO-02", "exactly one step", table(3, rank(ana, s)), demotes), ranked(ana, c), has(ana, 1)),
		so(follows("CG-DEMO-02", "a Private stays what he is", table(3), demotes), ranked(ana, p)).In("CG-EX-TAB-DEMOTE"),
		so(follows("CG-DEMO-03", "from the middle", table(3, rank(ana, s), rank(boris, c), middle(c, p, p, p, s)), demotes), ranked(ana, c), middleIs(s, p, p, p, s)).In("CG-EX-TAB-DEMOTE"),
		so(follows("CG-DEMO-03", "a Corporal takes the Private", table(3, rank(ana, c), middle(p, s, s, c, c)), demotes), ranked(ana, p), middleIs(c, s, s, c, c)).In("CG-EX-TAB-DEMOTE"),
		refused("CG-DEMO-03", "an exchange although one is free", table(3, rank(ana, s), rank(boris, c)), demotes, Exchange{Seat: ana, With: boris}),
		so(follows("CG-DEMO-04", "he chooses", crowded, demotes), waitsFor(ForExchange), waitsOn(ana)).In("CG-EX-TAB-DEMOTE"),
		so(follows("CG-DEMO-04", "the only one needs no choice", table(3, rank(ana, c), middle(s, s, c, c, c)).but(rank(chela, c)), demotes), ranked(boris, c), ranked(ana, p)).In("CG-EX-TAB-DEMOTE"),
		refused("CG-DEMO-04", "with a player of another rank", crowded.but(rank(chela, p), middle(p, p, p, s, s), tent(ana),
			func(s *State) { s.Player(chela).Rank = c }), demotes, Exchange{Seat: ana, With: ana}),
		refused("CG-DEMO-04", "somebody else chooses", crowded, demotes, Exchange{Seat: chela, With: boris}).Telling("other", ana.Noun()),
		refused("CG-DEMO-04", "something else before the exchange", crowded, demotes, loots("soap")),
		so(follows("CG-DEMO-04", "he chooses still when his demotion stands again",
			table(4, rank(ana, s), rank(boris, s), rank(chela, c), rank(diego, c), middle(p, p, s, s)),
			plays(ana, parts.Demotion, boris), cancels(boris, "paper-jam", 1),
			plays(ana, parts.Demotion, chela), cancels(chela, "paper-jam", 2)), waitsFor(ForExchange), waitsOn(boris)),
		allowed("CG-DEMO-04", "by the line of the exposure", crowded, plays(chela, parts.Exposure, ana), die(1), Resolve{},
			Exchange{Seat: ana, With: boris, On: 1}),
		so(follows("CG-DEMO-04", "the partner has no lower rank any more since a cancel card",
			table(4, rank(ana, c), rank(boris, c), middle(c, c, s, s)),
			plays(diego, parts.Demotion, boris), Exchange{Seat: boris, With: chela},
			plays(chela, parts.Demotion, ana), Exchange{Seat: ana, With: boris}, cancels(boris, "paper-jam", 1)),
			waitsFor(ForExchange), waitsOn(ana), ranked(boris, c)),
		so(follows("CG-DEMO-05", "pay, penalty and slack go with it", table(3, rank(ana, s)), demotes), left(3, 2), has(ana, 1), func(t *testing.T, s State) { require.Equal(t, 4, s.Clears(ana)) }),
		allowed("CG-SYNC-01", "a Demotion while a card is open", table(3, rank(ana, c)), does("guitar"), demotes),
		allowed("CG-SYNC-01", "between the dice of a raid", table(3), does("raid"), Resolve{}, diceOf(ana, 2), plays(boris, parts.Promotion, boris)),
		so(allowed("CG-SYNC-02", "the result stays as the die fell", table(3, rank(boris, c)), plays(ana, parts.Exposure, boris), die(3), plays(boris,
			parts.Promotion, boris), Resolve{}), ranked(boris, c)).In("CG-EX-SEQ-17"),
		so(allowed("CG-SYNC-02", "nor when an older rank card is cancelled", table(3, rank(boris, c)), plays(chela, parts.Demotion, boris), plays(ana,
			parts.Exposure, boris), die(3), cancels(ana, "paper-jam", 1)), ranked(boris, c), func(t *testing.T, s State) { require.Equal(t, 3, s.Play(2).Result) }),
		refused("CG-SYNC-02", "a second die after a promotion", table(3, rank(boris, c)), plays(ana, parts.Exposure, boris), die(3), plays(boris, parts.Promotion, boris), die(5)),
		so(follows("CG-SYNC-03", "the first card takes the last free rank", table(3, middle(c, s, s, p, p)), plays(boris, parts.Promotion, boris),
			plays(chela, parts.Demotion, boris)), ranked(boris, p), middleIs(c, s, s, p, p)),
	}
}

func raidCases() []trial {
	c, s := parts.Corporal, parts.Sergeant
	raid := does("raid")
	three := func(a, b, c int) []Action {
		return []Action{raid, diceOf(ana, a), diceOf(boris, b), diceOf(chela, c)}
	}
	then := func(first []Action, more ...Action) []Action { return append(first, more...) }
	up := func(cards ...card) Action { return Trophies{Cards: cards} }
	second := func(x ruleSeat) Action { return Second{Seat: x} }
	pick := func(x ruleSeat, c card) Action { return Pick{Seat: x, Card: c} }
	led := table(4, rank(ana, s), rank(boris, c), slack(diego, 2))
	four := []Action{raid, diceOf(ana, 5), diceOf(boris, 2), diceOf(chela, 3), diceOf(diego, 1), up("soap", "stone", "guitar", "flag")}
	tied := table(4, rank(ana, c), rank(boris, c), middle(s, "private", s, "private"))
	dice := []Action{raid, diceOf(ana, 6), diceOf(boris, 6), diceOf(chela, 6), diceOf(diego, 2), diceOf(ana, 6), diceOf(boris, 4), diceOf(chela, 6)}
	return []trial{
		so(allowed("CG-RAID-01", "a raid card begins it", table(3), raid, Resolve{}), waitsFor(ForDice), discards(1)),
		allowed("CG-RAID-02", "nobody is of higher rank", table(3, rank(ana, c), rank(boris, c)), raid).In("CG-EX-04"),
		refused("CG-RAID-02", "a Sergeant sits at the table", table(3, rank(ana, c), rank(boris, s)), raid).In("CG-EX-04"),
		so(follows("CG-RAID-03", "among Privates anybody", table(3), raid), waitsFor(ForSettle)).In("CG-EX-04"),
		so(follows("CG-RAID-04", "one unit of the leader's leave", table(3), three(1, 2, 3)...), left(2, 2)),
		allowed("CG-RAID-05", "asked for and given", table(3), Ask{ana}, Give{boris, ana, "raid"}, raid).In("CG-EX-SEQ-06"),
		allowed("CG-RAID-05", "whether he holds a raid card cannot be seen while his hand is not empty", table(3, hand(boris, 1)), Ask{ana}, Give{boris, ana, "raid"}, raid),
		refused("CG-RAID-05", "asked for without leave", table(3, used(3)), Ask{ana}),
		refused("CG-RAID-05", "asked for by who could not lead", table(3, rank(boris, c)), Ask{ana}),
		refused("CG-RAID-05", "asked for in another's turn", table(3), Ask{boris}),
		refused("CG-RAID-05", "given to who could not lead", table(3, rank(boris, c)), Give{boris, ana, "raid"}),
		refused("CG-RAID-05", "given to somebody else", table(3), Give{boris, chela, "raid"}),
		allowed("CG-RAID-06", "played at once", table(3), Give{boris, ana, "raid"}, raid),
		allowed("CG-RAID-06", "the phase ended while he was overtaken, and the duty with it", table(3), Give{boris, ana, "raid"}, plays(chela,
			parts.Promotion, chela), Go{DiscardPhase}, cancels(boris, "paper-jam", 2), Discard{ana, 1}, EndTurn{ana}),
		refused("CG-RAID-06", "a looting first", table(3), Give{boris, ana, "raid"}, loots("soap")).In("CG-EX-SEQ-06"),
		refused("CG-RAID-06", "the phase is left", table(3), Give{boris, ana, "raid"}, Go{DiscardPhase}),
		refused("CG-RAID-06", "an event first", table(3), Give{boris, ana, "raid"}, plays(ana, "lucky-7", ana)),
		allowed("CG-RAID-07", "everybody rolls", table(3), three(1, 2, 3)...),
		refused("CG-RAID-07", "trophies before the last die", table(3), raid, diceOf(ana, 1), diceOf(boris, 2), up("soap", "stone", "guitar")),
		refused("CG-RAID-07", "the turn goes on before the last die", table(3), raid, diceOf(ana, 1), loots("soap")),
		so(follows("CG-RAID-09", "one die each, and then the trophies", table(3), three(1, 2, 3)...), waitsFor(ForTrophies)),
		so(allowed("CG-RAID-09", "in any order", table(3), raid, diceOf(chela, 5), diceOf(ana, 1), diceOf(boris, 2)), ranked(chela, c), waitsFor(ForTrophies)),
		refused("CG-RAID-09", "a second die of the same player", table(3), raid, diceOf(ana, 1), diceOf(ana, 5)),
		so(follows("CG-RAID-10", "the highest is promoted", table(3), three(1, 5, 3)...), ranked(boris, c)),
		so(follows("CG-RAID-10", "nobody else where he cannot be", table(3, rank(ana, s), rank(boris, c), middle(s, "private", "private", "private",
			"private")), three(2, 1, 5)...), ranked(chela, "private"), ranked(boris, c), waitsFor(ForTrophies)),
		so(follows("CG-RAID-11", "who share it roll again", tied, dice[:5]...), waitsFor(ForDice), waitsOn(ana)),
		so(follows("CG-RAID-11", "until one is highest", tied, append(dice, diceOf(ana, 3), diceOf(chela, 5))...), ranked(chela, "private"), ranked(ana, c), waitsFor(ForTrophies)).In("CG-EX-SEQ-01"),
		so(allowed("CG-RAID-11", "in any order", table(3), raid, diceOf(ana, 5), diceOf(boris, 5), diceOf(chela, 1), diceOf(boris, 2), diceOf(ana, 3)), ranked(ana, c), ranked(boris, "private")),
		refused("CG-RAID-11", "one more die when it is decided", tied, append(dice[:len(dice):len(dice)], diceOf(ana, 3), diceOf(chela, 5), diceOf(boris, 6))...),
		refused("CG-RAID-11", "somebody else rolls again", tied, append(dice[:5:5], diceOf(diego, 6))...),
		so(follows("CG-RAID-12", "a six wounds", table(3), three(6, 5, 3)...), wounded(ana, 1), wounded(boris, 0)),
		so(follows("CG-RAID-13", "later sixes do not", tied, dice...), wounded(ana, 1), wounded(chela, 1), waitsFor(ForDice)).In("CG-EX-SEQ-01"),
		so(follows("CG-RAID-14", "a wound and a promotion", table(3, slack(ana, 19)), three(6, 5, 3)...), wounded(ana, 1), ranked(ana, c), has(ana, 19), goesOn).In("CG-EX-SEQ-02"),

		// Trophies.
		so(follows("CG-TROPHY-01", "as many as the card says", table(3), then(three(1, 2, 3), up("soap", "guitar", "stone"))...), waitsFor(ForPick), waitsOn(ana)),
		refused("CG-TROPHY-01", "one too few", table(3), then(three(1, 2, 3), up("soap", "guitar"))...),
		refused("CG-TROPHY-01", "without a raid", table(3), up("soap")),
		refused("CG-TROPHY-01", "the turn goes on without them", table(3), then(three(1, 2, 3), loots("soap"))...),
		so(follows("CG-TROPHY-02", "one more for a Sergeant", led, four...), waitsFor(ForPick)),
		refused("CG-TROPHY-02", "a Sergeant's raid without it", led, append(four[:5:5], up("soap", "stone", "guitar"))...).Breaking("CG-TROPHY-01"),
		allowed("CG-TROPHY-03", "the leader first", led, append(four, pick(ana, "guitar"))...),
		refused("CG-TROPHY-03", "somebody else first", led, append(four, pick(boris, "soap"))...),
		refused("CG-TROPHY-03", "a pick without a raid", led, pick(ana, "soap")),
		so(follows("CG-TROPHY-04", "a thing is free", led, append(four, pick(ana, "flag"))...), has(ana, 5), left(4, 1)),
		so(follows("CG-TROPHY-05", "anything else goes to the hand", led, append(four, pick(ana, "guitar"))...), holds(ana, 5), waitsFor(ForSecond)).In("CG-EX-SEQ-03"),
		allowed("CG-TROPHY-06", "the leader names a Private", led, append(four, pick(ana, "guitar"), second(chela))...).In("CG-EX-SEQ-03"),
		refused("CG-TROPHY-06", "somebody else names him", led, append(four, pick(ana, "guitar"), Second{Seat: chela, By: boris})...),
		refused("CG-TROPHY-06", "the leader himself", led, append(four, pick(ana, "guitar"), second(ana))...),
		refused("CG-TROPHY-06", "a pick before he is named", led, append(four, pick(ana, "guitar"), pick(boris, "soap"))...),
		refused("CG-TROPHY-06", "another than the one named", led, append(four, pick(ana, "guitar"), second(chela), pick(boris, "soap"))...),
		allowed("CG-TROPHY-07", "the second takes a thing", led, append(four, pick(ana, "flag"), second(chela), pick(chela, "stone"))...),
		refused("CG-TROPHY-07", "the second takes an activity", led, append(four, pick(ana, "flag"), second(chela), pick(chela, "guitar"))...),
		so(follows("CG-TROPHY-08", "then by rank", led, append(four, pick(ana, "guitar"), second(chela), pick(chela, "stone"))...), waitsOn(boris)).In("CG-EX-SEQ-03"),
		so(follows("CG-TROPHY-08", "among equals by slack", led, append(four, pick(ana, "guitar"), second(boris), pick(boris, "stone"))...), waitsOn(diego)),
		refused("CG-TROPHY-08", "out of order", led, append(four, pick(ana, "guitar"), second(boris), pick(boris, "stone"), pick(chela, "soap"))...),
		allowed("CG-TROPHY-09", "one thing each", led, append(four, pick(ana, "guitar"), second(boris), pick(boris, "stone"), pick(diego, "soap"))...),
		refused("CG-TROPHY-09", "a second card", led, append(four, pick(ana, "soap"), second(boris), pick(boris, "stone"), pick(boris, "flag"))...),
		refused("CG-TROPHY-09", "an activity", led, append(four, pick(ana, "soap"), second(boris), pick(boris, "stone"), pick(diego, "guitar"))...),
		refused("CG-TROPHY-09", "a card that was not turned up", led, append(four, pick(ana, "goat"))...).At("impossible"),
		so(follows("CG-TROPHY-10", "no thing is left", table(3), then(three(1, 2, 3), up("soap", "guitar", "lucky-7"), pick(ana, "soap"))...),
			waitsFor(), discards(3), tentIs(ana, "soap")).In("CG-EX-SEQ-04"),
		so(follows("CG-TROPHY-10", "the second takes the last thing", table(3), then(three(1, 2, 3), up("soap", "guitar", "lucky-7"), pick(ana,
			"guitar"), second(boris), pick(boris, "soap"))...), waitsFor(), discards(2)).In("CG-EX-SEQ-04"),
		so(follows("CG-TROPHY-11", "things beyond one each", table(2), raid, diceOf(ana, 1), diceOf(boris, 2), up("soap", "stone", "flag"), pick(ana,
			"soap"), pick(boris, "stone")), waitsFor(), discards(2)),
		so(follows("CG-TROPHY-12", "at once and for nothing, in another's turn", led, append(four, pick(ana, "guitar"), second(chela), pick(chela, "flag"))...), has(chela, 2)),
		so(follows("CG-TROPHY-13", "the goal is reached before the later picks", table(5, slack(boris, 17)), raid, diceOf(ana, 1), diceOf(boris, 1),
			diceOf(chela, 2), diceOf(diego, 1), diceOf(eva, 1), up("soap", "stone", "flag"), pick(ana, "soap"), second(boris), pick(boris, "stone")), wonBy(boris)).In("CG-EX-SEQ-05"),
	}
}
