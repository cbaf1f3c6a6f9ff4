package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/chezguevara"
)

func houseCases() []trial {
	c, s := parts.Corporal, parts.Sergeant
	r, rolls := in(Recruiting), in(RollsPhase)
	promotes := plays(ana, parts.Promotion, ana)
	corporal := table(3, rank(boris, c))
	people := table(3, rolls, tent(ana, "brother", "bore"))
	noisy := table(2, tent(boris, "sleep", "siesta"))
	dear := table(3, rank(boris, c), spent(1))
	rested := table(3, in(DiscardPhase), wounds(ana, 1))
	raided := []Action{does("raid"), diceOf(ana, 1), diceOf(boris, 2), diceOf(chela, 6), diceOf(diego, 1),
		Trophies{Cards: []card{"soap", "stone", "flag"}}, Pick{Seat: ana, Card: "soap"}, Second{Seat: boris}, Pick{Seat: boris, Card: "stone"}}
	four := table(4, slack(diego, 2), rank(ana, c), middle(c, s, s, "private"))
	guilty := []Action{plays(boris, parts.Exposure, ana), die(1), Resolve{}}
	lone := table(3, tent(ana, "brother"))
	duty := table(3)
	bring := append(guilty, Bring{Seat: boris})
	countered := []Action{does("guitar"), orders(boris, "siesta"), orders(chela, "guitar")}
	both := table(3, rank(boris, c), rank(chela, s))
	last := table(3, house(ClaimRests, "last_card"))
	q := about
	return []trial{
		q("CG-AMB-04", so(follows("CG-TURN-05", "at once", table(3), promotes), left(3, 2))),
		q("CG-AMB-04", so(follows("CG-TURN-05", "from the next turn", table(3, house(RankChange, "next_turn")), promotes), left(2, 3))),
		q("CG-AMB-07", allowed("CG-REC-05", "a cat for a rival", table(3, r), calls("cat", boris))),
		q("CG-AMB-07", refused("CG-AMB-07", "a cat for oneself alone", table(3, r, house(CatsOwnTent, "true")), calls("cat", boris))),
		q("CG-AMB-09", allowed("CG-EVICT-01", "a roll for each person", people, Evict{Seat: ana, Card: "brother", Die: 2}, Evict{Seat: ana, Card: "bore", Die: 2})),
		q("CG-AMB-09", refused("CG-AMB-09", "a second roll for the same person", people, Evict{Seat: ana, Card: "brother", Die: 2}, Evict{Seat: ana, Card: "brother", Die: 2})),
		q("CG-AMB-09", allowed("CG-AMB-09", "the first roll of a turn where there is one", people.but(house(EvictionRolls, "one_per_turn")), Evict{Seat: ana, Card: "brother", Die: 2})),
		q("CG-AMB-09", refused("CG-AMB-09", "one roll a turn", people.but(house(EvictionRolls, "one_per_turn")), Evict{Seat: ana, Card: "brother", Die: 2}, Evict{Seat: ana, Card: "bore", Die: 2})),
		q("CG-AMB-11", allowed("CG-EVICT-04", "a moocher is discarded", people, Evict{Seat: ana, Card: "bore", Die: 5})),
		q("CG-AMB-11", refused("CG-AMB-11", "a moocher must go to a rival", people.but(house(EvictedMoocher, "must_send")), Evict{Seat: ana, Card: "bore", Die: 5})),
		q("CG-AMB-18", refused("CG-AMB-18", "more than the victim can pay", dear, does("guitar"), orders(boris, "cinema"))),
		q("CG-AMB-18", so(follows("CG-ABUSE-07", "the victim pays", corporal, does("guitar"), orders(boris, "cinema"), Resolve{}), left(0, 2))),
		q("CG-AMB-18", so(allowed("CG-ABUSE-07", "imposed, it is free", dear.but(house(ImposedCost, "free")), does("guitar"), orders(boris, "cinema"), Resolve{}), left(1, 2))),
		q("CG-AMB-21", refused("CG-HEAL-01", "an event spoils it", rested, plays(ana, "lucky-7", ana), Heal{ana, 1})),
		q("CG-AMB-21", refused("CG-HEAL-01", "an eviction roll spoils it", people.but(wounds(ana, 1)), Evict{Seat: ana, Card: "bore", Die: 1}, Heal{ana, 1})),
		q("CG-AMB-21", allowed("CG-HEAL-01", "an event does not spoil it", rested.but(house(Healing, "only_recruiting_and_leave")), plays(ana, "lucky-7", ana), Heal{ana, 1})),
		q("CG-AMB-26", so(follows("CG-TROPHY-08", "the one just promoted picks earlier", four, raided...), waitsOn(chela))),
		q("CG-AMB-26", so(follows("CG-TROPHY-08", "ranks before the promotion", four.but(house(PickRanks, "before_promotion")), raided...), waitsOn(diego))),
		q("CG-AMB-27", so(follows("CG-TROPHY-08", "more slack first", four.but(middle(s, s, "private", "private")), raided...), waitsOn(diego))),
		q("CG-AMB-27", so(follows("CG-TROPHY-08", "less slack first", four.but(middle(s, s, "private", "private"), house(PickTie, "less_slack_first")), raided...), waitsOn(chela))),
		q("CG-AMB-34", so(follows("CG-EXPO-10", "from another tent", lone.but(tent(chela, parts.GloriousLeader)), bring...), tentIs(ana, "brother", parts.GloriousLeader))),
		q("CG-AMB-34", so(refused("CG-AMB-34", "he is in no tent, and the table agrees", lone, bring...), tentIs(ana, "brother", parts.GloriousLeader))),
		q("CG-AMB-34", so(refused("CG-AMB-34", "he is there", lone.but(tent(ana, parts.GloriousLeader)), bring...), tentIs(ana, "brother", parts.GloriousLeader))),
		q("CG-AMB-34", so(follows("CG-EXPO-10", "from the discard pile", lone.but(house(LeaderSource, "tents_and_discard")), bring...), tentIs(ana, "brother", parts.GloriousLeader), discards(0))),
		q("CG-AMB-34", so(follows("CG-EXPO-10", "from the deck", lone.but(deck(0, 0), house(LeaderSource, "anywhere")), bring...), tentIs(ana, "brother", parts.GloriousLeader))),
		q("CG-AMB-41", so(follows("CG-COUNTER-02", "the first one keeps his slack", both, countered...), has(boris, 2))),
		q("CG-AMB-41", so(follows("CG-COUNTER-02", "the first one loses it", both.but(house(CounteredSlack, "lost")), countered...), has(boris, 1), has(chela, 4))),
		q("CG-AMB-47", so(follows("CG-NOISE-02", "one card of two players", noisy, does("sex-with-capitalist-agent"), die(6), DropSleep{Seat: boris,
			Card: "sleep"}), tentIs(boris, "siesta"), waitsFor()).In("CG-EX-SEQ-18")),
		q("CG-AMB-47", so(follows("CG-NOISE-02", "two cards of two players", noisy.but(house(NoisyTwo, "2")), does("sex-with-capitalist-agent"),
			die(6), DropSleep{Seat: boris, Card: "sleep"}), tentIs(boris), waitsFor())),

		q("CG-AMB-65", allowed("CG-RAID-06", "overtaken, he keeps the card", duty, Give{boris, ana, "raid"}, plays(chela, parts.Promotion, chela), loots("soap"))),
		q("CG-AMB-65", refused("CG-RAID-06", "overtaken, he must play it", duty.but(house(OvertakenRaid, "owed")), Give{boris, ana, "raid"}, plays(chela, parts.Promotion, chela), loots("soap"))),
		q("CG-AMB-65", allowed("CG-RAID-06", "overtaken, he leads all the same", duty.but(house(OvertakenRaid, "owed")), Give{boris, ana, "raid"}, plays(chela, parts.Promotion, chela), does("raid"))),
		q("CG-AMB-66", refused("CG-CANC-04", "an own event shields what is announced", table(3), does("sleep"), plays(ana, "lucky-7", ana),
			cancels(boris, "bomber-training", 1)).Breaking("CG-CANC-04")),
		q("CG-AMB-66", allowed("CG-CANC-04", "an own event does not shield it", table(3, house(OwnInterrupt, "only_settled_cards")), does("sleep"),
			plays(ana, "lucky-7", ana), cancels(boris, "bomber-training", 1))),
		q("CG-AMB-66", refused("CG-CANC-04", "an own event shuts the window of what is settled", table(3, house(OwnInterrupt, "only_settled_cards")),
			does("sleep"), Resolve{}, plays(ana, "lucky-7", ana), cancels(boris, "bomber-training", 1))),
		q("CG-AMB-67", refused("CG-CANC-04", "the victim's next card", corporal, does("guitar"), orders(boris, "sleep"), plays(ana, "lucky-7", ana), cancels(chela, "bomber-training", 2))),
		q("CG-AMB-67", allowed("CG-CANC-04", "the abuser's next card", corporal.but(house(ImposedWindow, "abuser")), does("guitar"), orders(boris,
			"sleep"), plays(ana, "lucky-7", ana), cancels(chela, "bomber-training", 2))),
		q("CG-AMB-68", allowed("CG-COUNTER-01", "the rank when he ordered", both, does("guitar"), orders(boris, "siesta"), plays(boris, parts.Promotion, boris), orders(chela, "cinema"))),
		q("CG-AMB-68", refused("CG-COUNTER-03", "the rank now", both.but(house(CounterRank, "now")), does("guitar"), orders(boris, "siesta"),
			plays(boris, parts.Promotion, boris), orders(chela, "cinema"))),
		q("CG-AMB-69", so(follows("CG-WIN-01", "an older open card is cancelled, and the claim falls", table(3, slack(boris, 18)), plays(boris,
			parts.Promotion, boris), Effect{Seat: boris, Tokens: 1}, cancels(ana, "paper-jam", 1)), goesOn, has(boris, 19))),
		q("CG-AMB-69", so(follows("CG-WIN-01", "it rests on the last card alone", last.but(slack(boris, 18)),
			plays(boris, parts.Promotion, boris), Effect{Seat: boris, Tokens: 1}), wonBy(boris))),
		q("CG-AMB-69", so(follows("CG-WIN-01", "the cancel card that brought it back is the last card",
			last.but(slack(ana, 19)), promotes, cancels(boris, "paper-jam", 1), plays(ana, "lucky-7", ana),
			cancels(chela, "paper-jam", 2)), restsOn(4))),
		q("CG-AMB-69", refused("CG-AMB-69", "an older card is cancelled when only the last one counts",
			last.but(slack(ana, 17)), plays(boris, parts.Promotion, ana), plays(chela, parts.Promotion, ana),
			cancels(boris, "paper-jam", 1))),
		q("CG-AMB-70", so(follows("CG-CANC-02", "the later rank card is played again", table(3, rank(boris, c)), plays(boris, parts.Promotion, boris),
			plays(ana, parts.Demotion, boris), cancels(chela, "paper-jam", 1)), ranked(boris, "private"))),
		q("CG-AMB-70", so(follows("CG-CANC-02", "the later rank card stands as it was", table(3, rank(boris, c), house(LaterRanks, "stand")),
			plays(boris, parts.Promotion, boris), plays(ana, parts.Demotion, boris), cancels(chela, "paper-jam", 1)), ranked(boris, c))),
		q("CG-AMB-71", allowed("CG-CANC-04", "a cancel card until its owner's next card", table(3), does("sleep"), cancels(boris, "bomber-training", 1), Go{DiscardPhase}, cancels(chela, "veto", 2))),
		q("CG-AMB-71", refused("CG-CANC-04", "a cancel card until the next step", table(3, house(CancelWindow, "next_step")), does("sleep"),
			cancels(boris, "bomber-training", 1), Go{DiscardPhase}, cancels(chela, "veto", 2))),
		q("CG-AMB-72", refused("CG-REV-01", "a third player's event ends the right", table(3), plays(boris, parts.Exposure, ana), die(5), Resolve{},
			plays(chela, "lucky-7", chela), Revenge{Seat: ana, Card: parts.Exposure})),
		q("CG-AMB-72", allowed("CG-REV-01", "an event between the die and the verdict leaves it", table(3), plays(boris, parts.Exposure, ana), die(5),
			plays(chela, "lucky-7", chela), Resolve{}, Revenge{Seat: ana, Card: parts.Exposure})),
		q("CG-AMB-72", allowed("CG-REV-01", "only the next step ends it", table(3, house(RevengeRight, "with_next_step")), plays(boris,
			parts.Exposure, ana), die(5), Resolve{}, plays(chela, "lucky-7", chela), Revenge{Seat: ana, Card: parts.Exposure})),
		q("CG-AMB-73", so(allowed("CG-CANC-04", "moved, and still open", openAndMoved(), cancels(chela, "curfew", 1)), tentIs(boris), tentIs(chela))),
		q("CG-AMB-73", refused("CG-CANC-04", "moved, and in play", openAndMoved(house(MovedWhileOpen, "in_play")), cancels(chela, "curfew", 1))),
		q("CG-AMB-74", refused("CG-ACT-02", "the cost is judged as it is announced", table(3, spent(1)), does("cinema"))),
		q("CG-AMB-74", so(follows("CG-ACT-01", "the pay fell since, and what is left is paid", table(3, rank(ana, c), spent(1)), does("cinema"),
			plays(boris, parts.Demotion, ana), Resolve{}), left(0, 2), tentIs(ana, "cinema"))),
		q("CG-AMB-74", refused("CG-ACT-02", "the cost is judged as it is settled", table(3, rank(ana, c), spent(1), house(ActivityCost, "settled")),
			does("cinema"), plays(boris, parts.Demotion, ana), Resolve{})),
		q("CG-AMB-75", so(follows("CG-TROPHY-02", "the rank as the raid begins", table(3, rank(ana, s)), does("raid"), plays(boris, parts.Demotion, ana), Resolve{}), spoils(3))),
		q("CG-AMB-75", so(follows("CG-TROPHY-02", "the rank as it was announced", table(3, rank(ana, s), house(RaidBegins, "announced")),
			does("raid"), plays(boris, parts.Demotion, ana), Resolve{}), spoils(4))),
		q("CG-AMB-76", so(follows("CG-RAID-01", "the raid card is discarded before the dice", table(3), does("raid"), Resolve{}), discards(1))),
		q("CG-AMB-76", so(follows("CG-RAID-01", "the raid card waits for the trophies", table(3, house(RaidCardGoes, "after_trophies")), does("raid"), Resolve{}), discards(0))),
		q("CG-AMB-77", refused("CG-MOOCH-02", "an event while a meal is due", table(3, r, tent(boris, "tequila", "potato")), calls("gordo", boris), plays(chela, "lucky-7", chela))),
		q("CG-AMB-77", allowed("CG-MOOCH-02", "a cancel card while a meal is due", table(3, r, tent(boris, "tequila", "potato")), calls("gordo", boris), cancels(chela, "curfew", 1))),
		q("CG-AMB-77", allowed("CG-MOOCH-02", "anything while a meal is due", table(3, r, tent(boris, "tequila", "potato"), house(WhileOwed,
			"anything")), calls("gordo", boris), plays(chela, "lucky-7", chela))),
		q("CG-AMB-78", refused("CG-HEAL-01", "the Orderly's revenge spoils it", avengedBy(), Heal{ana, 1})),
		q("CG-AMB-78", allowed("CG-HEAL-01", "the Orderly's revenge does not", avengedBy(house(OrderlyHealing, "no")), Heal{ana, 1})),
		q("CG-AMB-79", allowed("CG-HEAL-01", "asked in vain", table(3, wounds(ana, 1)), Ask{ana}, Heal{ana, 1})),
		q("CG-AMB-79", refused("CG-HEAL-01", "asking spoils it", table(3, wounds(ana, 1), house(AskingHealing, "yes")), Ask{ana}, Heal{ana, 1})),
		q("CG-AMB-80", allowed("CG-HEAL-01", "the accuser's action is no act", followedUp(), Heal{ana, 1})),
		q("CG-AMB-80", refused("CG-HEAL-01", "the accuser's action spoils it", followedUp(house(FollowUpHealing, "yes")), Heal{ana, 1})),
	}
}

func spoils(n int) probe { return func(t *testing.T, s State) { require.Equal(t, n, s.Spoils()) } }

func openAndMoved(twists ...twist) State {
	s := table(3, append(twists, in(Recruiting))...)
	return did(s, calls("bore", boris), plays(chela, parts.Exposure, boris), die(1), Resolve{On: 2}, Transfer{Seat: chela, Card: "bore", To: chela})
}

func avengedBy(twists ...twist) State {
	s := table(3, append(twists, in(DiscardPhase), wounds(ana, 1), tent(ana, parts.Orderly))...)
	return did(s, plays(boris, parts.Exposure, ana), die(5), Resolve{}, Revenge{Seat: ana, Card: parts.Orderly})
}

func followedUp(twists ...twist) State {
	s := table(3, append(twists, in(DiscardPhase), wounds(ana, 1), tent(ana, parts.Orderly), tent(boris, "brother"), house(OrderlyHealing, "no"))...)
	return did(s, plays(boris, parts.Exposure, ana), die(5), Resolve{}, Revenge{Seat: ana, Card: parts.Orderly}, Transfer{Seat: ana, Card: "brother", To: ana})
}
