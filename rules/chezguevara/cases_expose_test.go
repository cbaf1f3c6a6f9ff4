package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

type ruleSeat = rules.Seat

func exposeCases() []trial {
	c, s := parts.Corporal, parts.Sergeant
	exposes := plays(boris, parts.Exposure, ana)
	guilty := []Action{exposes, die(1), Resolve{}}
	cleared := []Action{exposes, die(5), Resolve{}}
	full := table(3, rank(ana, s), tent(ana, "big-brother", "cat", parts.GloriousLeader, "soap"))
	away := table(3, rank(ana, s), tent(ana, "big-brother", "cigars"), tent(chela, parts.GloriousLeader))
	avenged := table(3, rank(boris, s), tent(ana, "orderly"), tent(boris, "brother"))
	with := func(first []Action, more ...Action) []Action { return append(first[:len(first):len(first)], more...) }
	out := []trial{
		allowed("CG-EXPO-01", "a rival", table(3), exposes),
		refused("CG-EXPO-01", "oneself", table(3), plays(boris, parts.Exposure, boris)),
		allowed("CG-EXPO-02", "by a Private on a Sergeant in another's turn", table(3, rank(ana, s)), exposes),
		so(follows("CG-EXPO-03", "his die is awaited", table(3), exposes), waitsFor(ForExposure), waitsOn(ana)),
		refused("CG-EXPO-03", "the turn goes on without it", table(3), exposes, loots("soap")),
		refused("CG-EXPO-03", "somebody else rolls", table(3), exposes, diceOf(chela, 4)),
		so(follows("CG-EXPO-05", "on 3 he is cleared", table(3), exposes, die(3), Resolve{}), waitsFor(), ranked(ana, "private")).In("CG-EX-TAB-EXPOSE"),
		so(follows("CG-EXPO-06", "on 2 he is demoted", table(3, rank(ana, c)), exposes, die(3), Resolve{}), ranked(ana, "private"), has(ana, 0)).In("CG-EX-TAB-EXPOSE"),
		refused("CG-EXPO-06", "the turn goes on without the verdict", table(3), exposes, die(3), loots("soap")),
		so(follows("CG-EXPO-11", "a book of Mao's words", table(3, tent(ana, "mao-quotations")), exposes, die(2), Resolve{}), func(t *testing.T,
			s State) {
			require.NotNil(t, s.Right)
		}).In("CG-EX-09"),
		so(follows("CG-EXPO-11", "one point is not enough on 1", table(3, tent(ana, "mao-quotations", "brother")), exposes, die(1), Resolve{}), waitsFor(ForAction)).In("CG-EX-09"),
		allowed("CG-EXPO-07", "one action", full, with(guilty, Transfer{Seat: boris, Card: "big-brother", To: boris})...),
		so(follows("CG-EXPO-07", "still there when whom he moved has gone back with a cancelled card",
			table(3, tent(ana, "big-brother"), tent(chela, "brother")),
			plays(boris, parts.Exposure, ana), die(1), Resolve{}, plays(chela, "requisition", chela),
			Effect{On: 4, Seat: chela, Card: "brother", To: ana}, Transfer{Seat: boris, Card: "brother", To: boris, On: 1},
			cancels(ana, "paper-jam", 4)), waitsFor(ForAction), waitsOn(boris)),
		so(follows("CG-EXPO-07", "open again when the only person is back with a cancelled card",
			table(3, tent(ana, "brother")), plays(chela, "requisition", chela),
			Effect{On: 1, Seat: ana, Card: "brother", To: chela}, plays(boris, parts.Exposure, ana), die(1), Resolve{},
			cancels(ana, "paper-jam", 1)), waitsFor(ForAction), waitsOn(boris)),
		allowed("CG-EXPO-07", "or none", full, with(guilty, Decline{Seat: boris})...).In("CG-EX-SEQ-09"),
		refused("CG-EXPO-07", "a second one", away, with(guilty, Transfer{Seat: boris, Card: "big-brother", To: boris}, Bring{Seat: boris})...).In("CG-EX-SEQ-09"),
		refused("CG-EXPO-07", "after he was cleared", full.but(rank(ana, "private"), middle(s, c, s, c, "private")), with(cleared, Transfer{Seat: boris, Card: "big-brother", To: boris})...),
		refused("CG-EXPO-07", "by somebody else", full, with(guilty, Transfer{Seat: chela, Card: "big-brother", To: chela})...),
		allowed("CG-EXPO-08", "a brother", full, with(guilty, Transfer{Seat: boris, Card: "big-brother", To: chela})...),
		refused("CG-EXPO-08", "the cat", full, with(guilty, Transfer{Seat: boris, Card: "cat", To: chela})...).In("CG-EX-SEQ-09"),
		refused("CG-EXPO-08", "the Glorious Leader", full, with(guilty, Transfer{Seat: boris, Card: parts.GloriousLeader, To: chela})...).In("CG-EX-SEQ-09"),
		refused("CG-EXPO-08", "a thing, where there is nobody to move", table(3, tent(ana, "soap", "cat")), with(guilty, Transfer{Seat: boris, Card: "soap", To: chela})...),
		refused("CG-EXPO-07", "a thing, after the only person", table(3, tent(ana, "soap", "brother")), with(guilty, Transfer{Seat: boris,
			Card: "brother", To: chela}, Transfer{Seat: boris, Card: "soap", To: chela})...),
		refused("CG-EXPO-08", "a thing", full, with(guilty, Transfer{Seat: boris, Card: "soap", To: chela})...),
		so(follows("CG-EXPO-09", "to the accuser himself, without a roll", full, with(guilty, Transfer{Seat: boris, Card: "big-brother",
			To: boris})...), has(boris, 2), tentIs(boris, "big-brother")).In("CG-EX-SEQ-09"),
		refused("CG-EXPO-09", "back to the same tent", full, with(guilty, Transfer{Seat: boris, Card: "big-brother", To: ana})...),
		so(follows("CG-EXPO-10", "he comes and smokes", away, with(guilty, Bring{Seat: boris})...), tentIs(ana, "big-brother", parts.GloriousLeader), tentIs(chela)),
		refused("CG-REC-09", "moved where he does not enter", table(3, tent(ana, "monk"), tent(boris, "tequila")), with(guilty, Transfer{Seat: boris, Card: "monk", To: boris})...),

		allowed("CG-REV-01", "at once, by the Orderly", avenged, with(cleared, Revenge{Seat: ana, Card: parts.Orderly})...).In("CG-EX-SEQ-08"),
		allowed("CG-REV-01", "at once, by a card", table(3), with(cleared, Revenge{Seat: ana, Card: parts.Exposure})...),
		refused("CG-REV-01", "after another card", avenged, with(cleared, plays(chela, "lucky-7", chela), Revenge{Seat: ana, Card: parts.Orderly})...).In("CG-EX-SEQ-08"),
		refused("CG-REV-01", "by somebody else", avenged, with(cleared, Revenge{Seat: chela, Card: parts.Exposure})...),
		refused("CG-REV-01", "without the Orderly", table(3), with(cleared, Revenge{Seat: ana, Card: parts.Orderly})...),
		refused("CG-REV-01", "with an empty hand", table(3, hand(ana, 0)), with(cleared, Revenge{Seat: ana, Card: parts.Exposure})...),
		allowed("CG-REV-01", "by the last card", table(3, hand(ana, 1)),
			with(cleared, Revenge{Seat: ana, Card: parts.Exposure})...),
		refused("CG-REV-01", "for another line", table(3), with(cleared, Revenge{Seat: ana, Card: parts.Exposure, On: 2})...),
		refused("CG-REV-01", "who was convicted", avenged, with(guilty, Revenge{Seat: ana, Card: parts.Orderly})...),
		so(follows("CG-REV-02", "he is asked before anybody else", avenged, cleared...), func(t *testing.T, s State) { require.Equal(t, ana, Game{}.Next(s)) }),
		so(follows("CG-REV-02", "nobody is asked who could not", table(3, hand(ana, 0), tent(boris,
			"brother")).but(func(s *State) { s.Turn.Seat = chela }), cleared...), func(t *testing.T, s State) { require.Equal(t, chela, Game{}.Next(s)) }),
		so(follows("CG-REV-02", "without a roll", avenged, with(cleared, Revenge{Seat: ana, Card: parts.Orderly})...), ranked(boris, c), waitsFor(ForAction), waitsOn(ana)).In("CG-EX-SEQ-08"),
		refused("CG-CANC-07", "the Orderly, who is not played", avenged, with(cleared, Revenge{Seat: ana, Card: parts.Orderly}, cancels(chela, "veto", 4))...),
		so(follows("CG-REV-03", "the Orderly stays, no card is spent", avenged, with(cleared, Revenge{Seat: ana, Card: parts.Orderly})...), tentIs(ana, "orderly"), holds(ana, 5)).In("CG-EX-SEQ-08"),
	}
	return append(out, exposureTable()...)
}

func exposureTable() []trial {
	var out []trial
	for _, row := range []struct {
		rank      parts.Rank
		things    []card
		die, sum  int
		demotedTo parts.Rank
	}{
		{parts.Private, nil, 2, 2, parts.Private},
		{parts.Private, nil, 3, 3, parts.Private},
		{parts.Corporal, nil, 3, 2, parts.Private},
		{parts.Corporal, []card{"mao-quotations"}, 3, 3, parts.Corporal},
		{parts.Sergeant, nil, 4, 2, parts.Corporal},
		{parts.Sergeant, []card{"flag"}, 6, 3, parts.Sergeant},
		{parts.Sergeant, []card{"flag", "flag", "flag"}, 6, 1, parts.Corporal},
	} {
		c := follows("CG-EXPO-04", string(row.rank)+" on "+string(rune('0'+row.die))+" comes to "+string(rune('0'+row.sum)),
			table(3, rank(ana, row.rank), tent(ana, row.things...)), plays(boris, parts.Exposure, ana), die(row.die), Resolve{}).In("CG-EX-TAB-EXPOSE")
		out = append(out, so(c, ranked(ana, row.demotedTo), func(t *testing.T, s State) { require.Equal(t, row.sum, s.Play(1).Result) }))
	}
	return out
}

func winCases() []trial {
	s, c := parts.Sergeant, parts.Corporal
	beret := table(3, slack(ana, 19))
	jammed := []Action{
		plays(ana, parts.Promotion, ana), cancels(boris, "paper-jam", 1),
		plays(ana, "lucky-7", ana), cancels(chela, "paper-jam", 2),
	}
	stands := []Action{
		calls("cat", boris), cancels(chela, "curfew", 1),
		plays(ana, parts.Demotion, boris), cancels(diego, "paper-jam", 2),
	}
	// If the replay left out the exchange, the first event alone would give Boris twenty slack.
	exchanged := []Action{
		plays(diego, "day-off", boris), Effect{On: 1, Seat: boris, Tokens: 1}, cancels(chela, "paper-jam", 1),
		plays(ana, parts.Demotion, boris), cancels(diego, "veto", 3),
	}
	// Each promotion alone gives Boris twenty slack. Each takes a rank card from the middle.
	either := []Action{
		plays(boris, parts.Promotion, boris), cancels(chela, "paper-jam", 1),
		plays(boris, parts.Promotion, boris), cancels(diego, "paper-jam", 2),
	}
	// The valid event gives Boris enough slack even without the promotion.
	replaced := []Action{
		plays(diego, "day-off", boris), Effect{On: 1, Seat: boris, Tokens: 1}, cancels(chela, "paper-jam", 1),
		plays(boris, parts.Promotion, boris), cancels(diego, "veto", 3), cancels(ana, "veto", 4), Resolve{},
	}
	guest := knows(parts.Card{ID: "guest", Kind: parts.Person, Slack: 1, Eats: []parts.Category{parts.Food}})
	late := []Action{loots("new-beret"), plays(boris, "requisition", ana), Resolve{}, Resolve{}}
	return []trial{
		so(follows("CG-WIN-01", "with twenty", beret, loots("stone"), Resolve{}, Resolve{}), wonBy(ana)),
		so(follows("CG-WIN-01", "who wins by noise wakes no neighbour", table(3, slack(ana, 15), tent(boris, "sleep")),
			does("sex-with-capitalist-agent"), die(6)), wonBy(ana), tentIs(boris, "sleep")),
		so(follows("CG-WIN-01", "not with nineteen", table(3, slack(ana, 18)), loots("stone"), Resolve{}), goesOn),
		so(follows("CG-WIN-01", "it waits for a cancel card", beret, loots("stone"), Resolve{}), goesOn, waitsFor(ForClaim), waitsOn(ana)),
		refused("CG-WIN-01", "the turn goes on although the goal is reached", beret, loots("stone"), Resolve{}, does("guitar")),
		refused("CG-WIN-01", "play after the end", beret, loots("stone"), Resolve{}, Resolve{}, EndTurn{ana}),
		so(follows("CG-WIN-02", "eighteen of five after the wounds", table(5, tent(ana, "soap"), wounds(ana, 2), slack(ana, 17)), Effect{Seat: ana, Tokens: 1}), wonBy(ana)).In("CG-EX-03"),
		so(follows("CG-WIN-02", "of three the wounds keep him off", table(3, wounds(ana, 2), slack(ana, 17)), Effect{Seat: ana, Tokens: 1}), goesOn).In("CG-EX-03"),
		so(follows("CG-WIN-03", "the beret is requisitioned too late", beret, loots("new-beret"), Resolve{}, Resolve{}), wonBy(ana)).In("CG-EX-05"),
		so(follows("CG-WIN-04", "the Requisition cancels nothing", beret, late...),
			wonBy(ana), has(ana, 20)).In("CG-EX-05"),
		refused("CG-WIN-01", "the Requisition comes too late", beret,
			loots("new-beret"), Resolve{}, plays(boris, "requisition", ana)).In("CG-EX-05"),
		so(follows("CG-WIN-01", "a card that stands again does not win for who was pulled down since",
			table(4, in(Recruiting), rank(boris, s), slack(boris, 19)), stands...), goesOn, waitsFor(), has(boris, 18)),
		so(follows("CG-WIN-01", "an exchange made before the claim stays made",
			table(4, rank(boris, s), rank(chela, c), middle(s, "private", "private", "private"), slack(boris, 19)),
			exchanged...), goesOn, waitsFor(), ranked(boris, c), ranked(chela, s), has(boris, 18)),
		so(follows("CG-WIN-01", "nobody objects, though the card that brought it is cancelled",
			table(4, slack(boris, 19)), replaced...), wonBy(boris)),
		so(follows("CG-WIN-01", "nobody objects, and a meal is due no more",
			table(4, tent(ana, parts.GloriousLeader), tent(boris, "cigars"), slack(ana, 19)),
			plays(chela, "day-off", ana), Effect{On: 1, Seat: ana, Card: parts.GloriousLeader, To: boris}, Resolve{}),
			wonBy(ana), tentIs(boris, "cigars", parts.GloriousLeader)),
		allowed("CG-WIN-01", "an abuse of rank that is still open", table(3, rank(boris, s), slack(ana, 19)),
			does("guitar"), plays(ana, parts.Promotion, ana), Order{Seat: boris, Card: "siesta", On: 1}),
		so(follows("CG-WIN-01", "a second one who has the goal is asked about too",
			table(3, rank(ana, c), middle(c, s, s, "private", "private"), slack(ana, 18), slack(boris, 19)),
			plays(boris, parts.Promotion, boris), cancels(boris, "veto", 1), plays(ana, parts.Promotion, ana),
			cancels(chela, "veto", 2)), restsOn(3), func(t *testing.T, s State) {
			require.Equal(t, []int{4}, s.Claims[1].Rests)
		}),
		so(follows("CG-WIN-01", "two open cards carry it together",
			table(4, rank(boris, "private"), middle(c, s, "private", "private"), slack(boris, 19)), either...),
			goesOn, waitsFor(ForClaim), restsOn(3, 4)),
		so(follows("CG-WIN-01", "it waits for a cancel card on a cancel card", beret, jammed...),
			goesOn, waitsFor(ForClaim), restsOn(4)),
		so(follows("CG-WIN-01", "the cancel card that it hangs on is cancelled", beret,
			append(jammed, cancels(boris, "veto", 4))...), goesOn, waitsFor(), has(ana, 19)),
		so(follows("CG-WIN-03", "who comes with the last slack eats no more",
			table(3, in(Recruiting), tent(boris, "potato"), guest, slack(boris, 19)), calls("guest", boris), die(4)),
			wonBy(boris), has(boris, 20)),
		so(follows("CG-WIN-03", "a cancelled looting never was one", beret, loots("stone"), Resolve{}, cancels(boris, "curfew", 1)), goesOn, has(ana, 19), waitsFor()),
		so(follows("CG-PROMO-05", "the exchange wins for the partner before the accuser "+
			"acts", table(3, rank(ana, s), rank(boris, c), rank(chela, c), middle("private", "private", "private", "private", s), slack(boris, 18), tent(ana, "brother")),
			plays(chela, parts.Exposure, ana), die(1), Resolve{}, Exchange{Seat: ana, With: boris}), wonBy(boris)).In("CG-EX-SEQ-07"),
		so(follows("CG-PROMO-05", "another partner, and the accuser acts", table(3, rank(ana, s), rank(boris, c), rank(chela, c), middle("private",
			"private", "private", "private", s), slack(boris, 18), tent(ana, "brother")),
			plays(chela, parts.Exposure, ana), die(1), Resolve{}, Exchange{Seat: ana, With: chela}), goesOn, waitsFor(ForAction)).In("CG-EX-SEQ-07"),
		so(follows("CG-HEAL-02", "healing wins", table(3, in(HealingPhase), wounds(ana, 1), slack(ana, 19)), Heal{ana, 1}), wonBy(ana)),
	}
}
