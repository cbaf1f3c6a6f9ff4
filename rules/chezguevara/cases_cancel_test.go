package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

func cancelCases() []trial {
	r := in(Recruiting)
	training := func(on int) Action { return cancels(boris, "bomber-training", on) }
	moved := table(3, tent(boris, "soap", "sleep"), func(s *State) { s.Player(boris).Tent[0].Moved = true })
	return []trial{
		allowed("CG-CANC-01", "right after the announcement", table(3), does("sleep"), training(1)).In("CG-EX-TAB-CANCEL"),
		refused("CG-CANC-01", "a card that the text does not name", table(3), does("guitar"), training(1)),
		allowed("CG-CANC-01", "what was played as an event, its kind untold", table(3, untold("lucky-7")), plays(ana, "lucky-7", ana), cancels(boris, "paper-jam", 1)),
		refused("CG-CANC-01", "what was done as an activity, its kind untold", table(3, untold("guitar")), does("guitar"), cancels(boris, "paper-jam", 1)),
		refused("CG-CANC-01", "a card that nobody played", table(3), Cancel{Seat: boris, Card: "veto", Of: ana, Target: "soap"}),
		so(follows("CG-CANC-02", "it was never played, and is discarded", table(3), does("sleep"), training(1)), has(ana, 0), discards(2), tentIs(ana), waitsFor()),
		so(follows("CG-CANC-02", "settled already, and taken back", table(3), does("sleep"), Resolve{}, training(1)), has(ana, 0), tentIs(ana), discards(2)),
		so(follows("CG-CANC-02", "a promotion is taken back", table(3), plays(ana, parts.Promotion, ana), cancels(boris, "paper-jam", 1)), ranked(ana, "private"), holds(ana, 4)),
		so(follows("CG-CANC-02", "what a moocher ate comes back", table(3, r, tent(boris, "potato")), calls("gordo", boris), cancels(boris, "curfew", 1)), tentIs(boris, "potato"), discards(2)),
		so(follows("CG-CANC-02", "a cancelled cancel card lets the card stand", table(3), does("sleep"), training(1), cancels(chela, "veto", 2), Resolve{On: 1}), has(ana, 2), discards(2)),
		so(follows("CG-CANC-02", "what a moocher was fed by choice comes back", table(3, r, tent(boris, "potato", "tequila")), calls("gordo", boris),
			Feed{Seat: boris, Card: "potato"}, cancels(chela, "curfew", 1)), tentIs(boris, "potato", "tequila"), discards(2), waitsFor()),
		refused("CG-CANC-04", "what was replaced by an order", table(3, rank(boris, parts.Corporal)), does("guitar"), orders(boris, "siesta"),
			cancels(chela, "curfew", 1)).Telling("shut", LineNoun(2)),
		so(follows("CG-CANC-02", "what the text of a cancelled event did is taken back", table(3, tent(ana, "soap")), plays(boris, "requisition",
			ana), Effect{Seat: ana, Card: "soap", To: boris, On: 1}, cancels(chela, "paper-jam", 1)), tentIs(ana, "soap"), tentIs(boris)),
		so(allowed("CG-CANC-03", "announced and laid, it is being played", table(3), does("sleep")), waitsFor(ForSettle), func(t *testing.T, s State) { require.True(t, s.Play(1).Open()) }),
		allowed("CG-CANC-04", "settled, before the next card", table(3), does("sleep"), Resolve{}, Go{DiscardPhase}, training(1)).In("CG-EX-TAB-CANCEL"),
		allowed("CG-CANC-04", "a brother before his die", table(3, r), calls("brother", ana), cancels(boris, "curfew", 1)).In("CG-EX-TAB-CANCEL"),
		refused("CG-CANC-04", "a brother after his die", table(3, r), calls("brother", ana), die(4), cancels(boris, "curfew", 1)).In("CG-EX-TAB-CANCEL"),
		refused("CG-CANC-04", "sex after its die", table(3), does("sex-with-capitalist-agent"), die(4), cancels(boris, "curfew", 1)).In("CG-EX-TAB-CANCEL"),
		refused("CG-CANC-04", "after the next card", table(3), does("sleep"), Resolve{}, loots("soap"), training(1)).In("CG-EX-TAB-CANCEL").Telling("shut", LineNoun(3)),
		refused("CG-CANC-04", "in the next turn", table(3), does("sleep"), Resolve{}, EndTurn{ana}, Cancel{Seat: boris, Card: "bomber-training", Of: ana, Target: "sleep"}).In("CG-EX-06"),
		refused("CG-CANC-04", "an exposure after its die", table(3), plays(boris, parts.Exposure, ana), die(4), cancels(ana, "paper-jam", 1)),
		so(follows("CG-CANC-05", "the unit stays spent, the cost does not", table(3), does("cinema"), cancels(boris, "curfew", 1)), left(2, 2)),
		so(follows("CG-CANC-06", "the things go back", table(3), loots("soap", "stone"), cancels(boris, "curfew", 1)), holds(ana, 5), discards(1)).In("CG-EX-SEQ-11"),
		so(follows("CG-CANC-06", "also when they lay in the tent already", table(3), loots("soap"), Resolve{}, cancels(boris, "curfew", 1)), holds(ana, 5), tentIs(ana), left(2, 2)),
		refused("CG-LEAVE-05", "a cancel card, by who holds nothing but the things that come back", table(3, hand(ana, 1)), loots("soap"), cancels(boris, "curfew", 1), cancels(ana, "veto", 2)),
		allowed("CG-LEAVE-05", "a cancel card besides the things that come back", table(3, hand(ana, 2)), loots("soap"), cancels(boris, "curfew", 1), cancels(ana, "veto", 2)),
		allowed("CG-CANC-07", "a card on its way", table(3), loots("soap"), cancels(boris, "curfew", 1)),
		refused("CG-CANC-07", "a trophy", moved, Cancel{Seat: ana, Card: "veto", Of: boris, Target: "soap"}),
		allowed("CG-CANC-08", "the sleep of who goes to bed now", table(3), does("siesta"), training(1)).In("CG-EX-06"),
		refused("CG-CANC-08", "an old sleep", moved, Cancel{Seat: ana, Card: "bomber-training", Of: boris, Target: "sleep"}).Breaking("CG-CANC-04").In("CG-EX-06"),
	}
}

func untold(id card) twist { return knows(parts.Card{ID: id, Untold: true}) }

func knows(c parts.Card) twist { return func(s *State) { s.Cards = learned(s.Cards, c) } }

func orderCases() []trial {
	c, s := parts.Corporal, parts.Sergeant
	corporal := table(3, rank(boris, c))
	sergeant := table(3, rank(boris, s))
	both := table(3, rank(boris, c), rank(chela, s))
	out := []trial{
		so(follows("CG-ABUSE-01", "the same unit of leave", corporal, does("guitar"), orders(boris, "siesta"), Resolve{}), left(2, 2), tentIs(ana, "siesta")),
		allowed("CG-ABUSE-02", "a Corporal a Private", corporal, does("guitar"), orders(boris, "siesta")).In("CG-EX-TAB-ABUSE"),
		allowed("CG-ABUSE-02", "who was promoted against the leader of a raid", table(3), does("raid"), plays(boris, parts.Promotion, boris), orders(boris, "siesta")),
		allowed("CG-ABUSE-03", "an announced looting", corporal, loots("soap"), orders(boris, "siesta")),
		refused("CG-ABUSE-03", "nothing is announced", corporal, orders(boris, "siesta")),
		refused("CG-ABUSE-03", "it is settled", corporal, does("guitar"), Resolve{}, orders(boris, "siesta")),
		refused("CG-ABUSE-03", "in the own turn", table(3, rank(ana, c)), does("guitar"), orders(ana, "siesta")),
		refused("CG-ABUSE-03", "what was cancelled", corporal, does("guitar"), cancels(chela, "curfew", 1), Order{Seat: boris, Card: "siesta", On: 1}),
		allowed("CG-ABUSE-04", "an activity of the hand", corporal.but(hand(boris, 1)), does("guitar"), orders(boris, "siesta")),
		refused("CG-ABUSE-04", "a thing", corporal, does("guitar"), orders(boris, "soap")).In("CG-EX-TAB-ABUSE"),
		refused("CG-ABUSE-04", "of an empty hand", corporal.but(hand(boris, 0)), does("guitar"), orders(boris, "siesta")),
		so(follows("CG-ABUSE-05", "the card goes", corporal, does("guitar"), orders(boris, "siesta")), holds(ana, 4), discards(1)),
		so(follows("CG-ABUSE-06", "the things go back", corporal, loots("soap", "stone"), orders(boris, "digging-holes"), Resolve{}), holds(ana, 5),
			left(2, 2), has(boris, 2), discards(1)).In("CG-EX-12"),
		so(follows("CG-ABUSE-07", "the victim gets the slack", corporal, does("siesta"), orders(boris, "guitar"), Resolve{}), has(ana, 2), tentIs(ana, "guitar")),
		so(follows("CG-ABUSE-07", "and rolls for it", corporal, does("siesta"), orders(boris, "sex-with-capitalist-agent")), waitsFor(ForSlack), waitsOn(ana)),
		so(follows("CG-ABUSE-08", "without slack it is discarded", corporal, does("guitar"), orders(boris, "kitchen-duty"), Resolve{}), has(ana, 0), discards(2), left(2, 2)),
		so(allowed("CG-ABUSE-09", "a raid of a Private", sergeant, does("guitar"), orders(boris, "raid"), Resolve{}), func(t *testing.T, s State) {
			require.Equal(t, []any{ana, 3}, []any{s.Raid.Leader, s.Spoils()})
		}, has(boris, 4)).In("CG-EX-SEQ-14"),
		refused("CG-ABUSE-09", "somebody outranks the abuser", both, does("guitar"), orders(boris, "raid")).In("CG-EX-TAB-ABUSE"),
		allowed("CG-ABUSE-10", "in the leave phase", corporal, does("guitar"), orders(boris, "siesta")),
		refused("CG-ABUSE-10", "while he recruits", corporal.but(in(Recruiting)), calls("brother", ana), orders(boris, "siesta")).In("CG-EX-TAB-ABUSE"),
		refused("CG-ABUSE-10", "before his leave", corporal.but(in(RollsPhase)), orders(boris, "siesta")),
		so(follows("CG-ABUSE-11", "a slack each time", corporal, does("guitar"), orders(boris, "siesta"), Resolve{}, does("guitar"), orders(boris, "siesta")), has(boris, 3)),
		so(follows("CG-ABUSE-11", "also when the imposed card is cancelled, and the unit is gone", corporal, does("guitar"), orders(boris, "siesta"),
			cancels(chela, "curfew", 2)), has(boris, 2), has(ana, 0), left(2, 2), waitsFor(), discards(3)),
		so(follows("CG-ABUSE-12", "the abuser is there first", corporal.but(slack(boris, 19), slack(ana, 18)), does("siesta"), orders(boris, "guitar")), wonBy(boris), has(ana, 18)).In("CG-EX-10"),
		allowed("CG-COUNTER-01", "a Sergeant a Corporal's order", both, does("guitar"), orders(boris, "siesta"), orders(chela, "cinema")).In("CG-EX-11"),
		refused("CG-COUNTER-01", "another Corporal", table(3, rank(boris, c), rank(chela, c)), does("guitar"), orders(boris, "siesta"), orders(chela, "cinema")).In("CG-EX-11"),
		refused("CG-COUNTER-01", "the same player, promoted meanwhile", corporal, does("guitar"), orders(boris, "siesta"), plays(boris, parts.Promotion, boris), orders(boris, "cinema")),
		so(follows("CG-COUNTER-02", "one unit, the higher order", both, does("sex-with-capitalist-agent"), orders(boris, "kitchen-duty"),
			orders(chela, "siesta"), Resolve{}), has(boris, 2), has(chela, 4), has(ana, 1), left(2, 2), discards(2)).In("CG-EX-SEQ-13"),
		allowed("CG-COUNTER-03", "a new order on the next unit", sergeant, does("guitar"), orders(boris, "siesta"), Resolve{}, does("guitar"), orders(boris, "siesta")),
		refused("CG-COUNTER-03", "a Sergeant's order", table(3, rank(boris, s), rank(chela, s)), does("guitar"), orders(boris, "siesta"), orders(chela, "cinema")),
		refused("CG-COUNTER-03", "a third order", table(4, rank(boris, c), rank(chela, s), rank(diego, s)), does("guitar"), orders(boris, "siesta"), orders(chela, "cinema"), orders(diego, "guitar")),
	}
	for _, row := range []struct{ abuser, victim parts.Rank }{{"private", "private"}, {c, c}, {c, s}, {s, s}} {
		out = append(out, refused("CG-ABUSE-02", "a "+string(row.abuser)+" a "+string(row.victim), table(3, rank(ana, row.victim), rank(boris,
			row.abuser)), does("guitar"), orders(boris, "siesta")).In("CG-EX-TAB-ABUSE"))
	}
	return out
}

func moocherCases() []trial {
	r, rolls := in(Recruiting), in(RollsPhase)
	fed := table(3, r, tent(boris, "tequila", "potato", "soap"))
	host := table(3, rolls, tent(ana, "gordo", "tequila", "potato"))
	hungry := table(3, rolls, tent(ana, "gordo", "beauty", "potato"))
	return []trial{
		so(allowed("CG-MOOCH-01", "Gordo eats and drinks", fed, calls("gordo", boris)), waitsFor(ForFeed), waitsOn(boris)),
		so(follows("CG-MOOCH-02", "on arrival", fed, calls("gordo", boris), Feed{Seat: boris, Card: "tequila"}), tentIs(boris, "potato", "soap", "gordo"), discards(1)).In("CG-EX-07"),
		so(follows("CG-MOOCH-02", "with nothing to eat nothing goes", table(3, r, tent(boris, "soap")), calls("gordo", boris)), tentIs(boris, "soap", "gordo"), waitsFor()),
		refused("CG-MOOCH-02", "something else before the meal", fed, calls("gordo", boris), calls("brother", ana)),
		so(follows("CG-MOOCH-03", "after the rolls", table(3, rolls, tent(ana, "gordo", "potato")), Evict{Seat: ana, Card: "gordo", Die: 3}, Go{Recruiting}), tentIs(ana, "gordo")).In("CG-EX-07"),
		so(follows("CG-MOOCH-03", "by choice", host, Go{Recruiting}, Feed{Seat: ana, Card: "potato"}), tentIs(ana, "gordo", "tequila"), waitsFor()).In("CG-EX-SEQ-12"),
		so(follows("CG-MOOCH-03", "as the turn ends before any roll", table(3, rolls, tent(ana, "gordo", "potato")), EndTurn{ana}), tentIs(ana, "gordo")),
		refused("CG-MOOCH-03", "a person before the meal", host, calls("brother", ana)),
		refused("CG-MOOCH-03", "a person before the meal that is due", host, Go{Recruiting}, calls("brother", ana)),
		allowed("CG-MOOCH-04", "a card that he eats", fed, calls("gordo", boris), Feed{Seat: boris, Card: "potato"}),
		refused("CG-MOOCH-04", "a soap", fed, calls("gordo", boris), Feed{Seat: boris, Card: "soap"}),
		refused("CG-MOOCH-04", "a card of another tent", fed.but(tent(ana, "goat")), calls("gordo", boris), Feed{Seat: boris, Card: "goat"}),
		refused("CG-MOOCH-04", "by somebody else", fed, calls("gordo", boris), Feed{Seat: ana, Card: "potato"}),
		so(follows("CG-MOOCH-05", "he stays hungry", hungry, Go{Recruiting}), tentIs(ana, "gordo", "beauty")).In("CG-EX-SEQ-12"),
		so(allowed("CG-MOOCH-06", "one card in all", host, Go{Recruiting}, Feed{Seat: ana, Card: "tequila"}), tentIs(ana, "gordo", "potato")),
		so(follows("CG-MOOCH-07", "one who was evicted takes nothing", host, Evict{ana, "gordo", 5, boris}, Go{Recruiting}), tentIs(ana, "tequila",
			"potato"), tentIs(boris, "gordo")).In("CG-EX-TAB-EVICT"),
		refused("CG-MOOCH-07", "a meal before the rolls are over", host, Feed{Seat: ana, Feeder: "gordo", Card: "potato"}),
	}
}

func TestAWholeTurn(t *testing.T) {
	s := table(3, in(DrawPhase), rank(ana, parts.Corporal), hand(ana, 4), tent(ana, "gordo", "potato"))
	for _, a := range []Action{
		Draw{Seat: ana}, Evict{Seat: ana, Card: "gordo", Die: 2}, calls("brother", ana), die(4), loots("stone"), Resolve{},
		does("guitar"), plays(ana, parts.Promotion, ana),
	} {
		require.Empty(t, Game{}.Check(s, a), "%#v", a)
		s = did(s, a)
	}
	require.Empty(t, Game{}.Check(s, EndTurn{ana}))
	require.NotEmpty(t, Game{}.Check(did(s, Go{HealingPhase}), Heal{ana, 1}))
	s = did(s, Go{HealingPhase})
	tentIs(ana, "gordo", "brother", "stone", "guitar")(t, s)
	ranked(ana, parts.Sergeant)(t, s)
	holds(ana, 2)(t, s)
	has(ana, 3+1+1+2)(t, s)
}

func TestTwoClaimsAreSettledInTheirOrder(t *testing.T) {
	s := table(3, slack(boris, 19), slack(ana, 19))
	r := &resolver{State: s}
	r.Player(ana).Tokens++
	r.Player(boris).Tokens++
	r.claim()
	require.Equal(t, []rules.Seat{ana, boris}, []rules.Seat{r.Claims[0].Seat, r.Claims[1].Seat}, "the active player before the others")
}
