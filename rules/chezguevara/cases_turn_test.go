package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/chezguevara"
)

func turnCases() []trial {
	draw, rolls, discard := in(DrawPhase), in(RollsPhase), in(DiscardPhase)
	heal := in(HealingPhase)
	return []trial{
		// The order of turns and phases.
		so(follows("CG-TURN-02", "the next one clockwise", table(3), EndTurn{ana}), turnOf(boris), phaseIs(DrawPhase)),
		refused("CG-TURN-02", "somebody else's turn is ended", table(3), EndTurn{boris}),
		so(allowed("CG-TURN-03", "phases may be passed over", table(3, draw, hand(ana, 6)), Go{LeavePhase}), phaseIs(LeavePhase)),
		so(follows("CG-TURN-03", "a full turn",
			table(3, draw, rank(ana, parts.Corporal), hand(ana, 4), tent(ana, "gordo", "potato")),
			Learn{parts.Card{ID: "radio", Kind: parts.Thing, Cost: 2, Slack: 1}}, Draw{Seat: ana}, Evict{Seat: ana, Card: "gordo", Die: 2},
			Go{Recruiting}, calls("brother", ana), die(4), loots("radio"), Resolve{}, does("guitar"), Resolve{}, plays(ana, parts.Promotion, ana), Go{DiscardPhase}),
			holds(ana, 2), tentIs(ana, "gordo", "brother", "radio", "guitar"), has(ana, 7), ranked(ana, parts.Sergeant), left(2, 0)).In("CG-EX-SEQ-19"),
		refused("CG-TURN-03", "back to recruiting", table(3), Go{Recruiting}),
		refused("CG-TURN-03", "a person in the leave phase", table(3), calls("brother", ana)).Breaking("CG-REC-01"),
		so(follows("CG-TURN-05", "more pay is there at once", table(3), plays(ana, "lucky-7", ana)), left(3, 3)),
		so(follows("CG-TURN-05", "more leave is there at once", table(3), plays(ana, "day-off", ana)), left(2, 4)),
		so(allowed("CG-PAY-01", "one purse for things and activities", table(3), loots("soap"), Resolve{}), left(1, 2)),
		so(follows("CG-PAY-02", "the pay of his rank", table(3, rank(boris, parts.Sergeant)), EndTurn{ana}), left(4, 2)),
		so(follows("CG-PAY-03", "what was not spent is gone", table(2, spent(1)), EndTurn{ana}, Draw{Seat: boris}, Discard{boris, 1}, EndTurn{boris}), left(2, 3)),
		refused("CG-PAY-03", "the coin of the turn before", did(table(3, rank(ana, parts.Corporal)), loots("art-of-war", "soap")),
			Resolve{Keep: []card{"art-of-war", "soap"}}).Breaking("CG-LOOT-05").In("CG-EX-SEQ-10"),
		so(follows("CG-PAY-04", "Lucky 7: for this turn only", table(2), plays(ana, "lucky-7", ana), EndTurn{ana}), left(2, 3)),
		allowed("CG-PAY-05", "an activity for what is left", table(3), does("cinema")),
		refused("CG-PAY-05", "an activity after the pay was spent", table(3), loots("soap"), does("cinema")).Breaking("CG-ACT-02"),

		// Draw.
		so(allowed("CG-DRAW-01", "up to six", table(3, draw, hand(ana, 4)), Draw{Seat: ana}), holds(ana, 6)).In("CG-EX-TAB-HAND"),
		so(allowed("CG-DRAW-01", "as many as are missing", table(3, draw, hand(ana, 0)), Draw{ana, 6}), holds(ana, 6)).In("CG-EX-TAB-HAND"),
		refused("CG-DRAW-01", "a seventh card", table(3, draw, hand(ana, 4)), Draw{ana, 3}),
		refused("CG-DRAW-01", "once more, after an event was played with six in hand", table(3, draw, hand(ana, 4)), Draw{Seat: ana}, plays(ana, "lucky-7", ana), Draw{Seat: ana}),
		so(allowed("CG-DRAW-01", "an event before it is made good", table(3, draw, hand(ana, 4)), plays(ana, "lucky-7", ana), Draw{ana, 3}), holds(ana, 6)),
		refused("CG-DRAW-01", "too few", table(3, draw, hand(ana, 4)), Draw{ana, 1}),
		refused("CG-DRAW-01", "less than none", table(3, draw, hand(ana, 4)), Draw{ana, -1}).At("impossible"),
		refused("CG-DRAW-01", "the phase is left with five", table(3, draw), Go{RollsPhase}),
		allowed("CG-DRAW-01", "the phase is left with five where no card is left", table(3, draw).but(empty), Go{RollsPhase}),
		refused("CG-DRAW-01", "a draw in the leave phase", table(3), Draw{Seat: ana}),
		allowed("CG-DRAW-01", "an event after the draw is not made good", table(3, draw), Draw{Seat: ana}, plays(ana, "lucky-7", ana), Go{RollsPhase}),
		allowed("CG-DRAW-02", "with six the phase is passed over", table(3, draw, hand(ana, 6)), Go{RollsPhase}).In("CG-EX-TAB-HAND"),
		refused("CG-DRAW-02", "a draw with six", table(3, draw, hand(ana, 6)), Draw{Seat: ana}),
		so(follows("CG-RANK-02", "the rank card is none of the hand", table(3, draw, hand(ana, 5)), Draw{Seat: ana}), holds(ana, 6)),

		// Rolls and evictions.
		so(allowed("CG-ROLL-01", "a brother of the own tent", table(3, rolls, tent(ana, "brother")), Evict{Seat: ana, Card: "brother", Die: 3}), tentIs(ana, "brother")).In("CG-EX-TAB-EVICT"),
		refused("CG-ROLL-01", "a brother of a rival's tent", table(3, rolls, tent(boris, "brother")), Evict{Seat: ana, Card: "brother", Die: 5}).In("CG-EX-TAB-EVICT"),
		refused("CG-ROLL-01", "in somebody else's turn", table(3, rolls, tent(boris, "brother")), Evict{Seat: boris, Card: "brother", Die: 5}),
		refused("CG-ROLL-01", "a die for nothing", table(3, rolls), die(3)),
		allowed("CG-ROLL-02", "the roll that a card calls for", table(3, rolls, tent(ana, "bomber")), CardRoll{ana, "bomber", 5}, Go{Recruiting}),
		refused("CG-ROLL-02", "the phase is left without it", table(3, rolls, tent(ana, "bomber")), Go{Recruiting}),
		refused("CG-ROLL-02", "a card that calls for no roll", table(3, rolls, tent(ana, "gordo")), CardRoll{ana, "gordo", 5}),
		refused("CG-ROLL-02", "a second roll", table(3, rolls, tent(ana, "bomber")), CardRoll{ana, "bomber", 5}, CardRoll{ana, "bomber", 5}),
		refused("CG-ROLL-02", "in somebody else's turn", table(3, rolls, tent(boris, "bomber")), CardRoll{boris, "bomber", 5}),
		allowed("CG-EVICT-01", "a moocher", table(3, rolls, tent(ana, "gordo")), Evict{Seat: ana, Card: "gordo", Die: 5}),
		refused("CG-EVICT-01", "in the leave phase", table(3, tent(ana, "brother")), Evict{Seat: ana, Card: "brother", Die: 5}),
		refused("CG-EVICT-01", "a thing", table(3, rolls, tent(ana, "soap")), Evict{Seat: ana, Card: "soap", Die: 5}),
		so(follows("CG-EVICT-02", "on 3 he stays", table(3, rolls, tent(ana, "big-brother")), Evict{Seat: ana, Card: "big-brother", Die: 3}), has(ana, 2)),
		so(follows("CG-EVICT-03", "on 4 he is gone, his slack with him", table(3, rolls, tent(ana, "big-brother")), Evict{Seat: ana,
			Card: "big-brother", Die: 4}), has(ana, 0), discards(1)).In("CG-EX-TAB-EVICT"),
		so(follows("CG-EVICT-04", "sent to a rival", table(3, rolls, tent(ana, "bore")), Evict{ana, "bore", 5, boris}), has(ana, 0), has(boris, -1), discards(0)),
		so(follows("CG-EVICT-04", "an evicted brother needs no recruiting roll", table(3, rolls, tent(ana, "brother")), Evict{ana, "brother", 4, boris}), tentIs(boris, "brother")),
		so(allowed("CG-REC-11", "a moocher goes to a rival", table(3, rolls, tent(ana, "gordo")), Evict{ana, "gordo", 4, chela}), tentIs(chela, "gordo")),
		refused("CG-REC-11", "into the own tent", table(3, rolls, tent(ana, "gordo")), Evict{ana, "gordo", 4, ana}),
		allowed("CG-EVICT-05", "a brother is no cat", table(3, rolls, tent(ana, "brother", "cat")), Evict{Seat: ana, Card: "brother", Die: 4}),
		refused("CG-EVICT-05", "a cat", table(3, rolls, tent(ana, "cat")), Evict{Seat: ana, Card: "cat", Die: 4}).In("CG-EX-TAB-EVICT"),
		refused("CG-EVICT-05", "the Glorious Leader", table(3, rolls, tent(ana, parts.GloriousLeader)), Evict{Seat: ana, Card: parts.GloriousLeader, Die: 6}).In("CG-EX-TAB-EVICT"),
		allowed("CG-EVICT-06", "where he may enter", table(3, rolls, tent(ana, "monk")), Evict{ana, "monk", 5, boris}),
		refused("CG-EVICT-06", "where he does not enter", table(3, rolls, tent(ana, "monk"), tent(boris, "tequila")), Evict{ana, "monk", 5, boris}),
		so(follows("CG-EVICT-07", "he eats at his new host's at once", table(3, rolls, tent(ana, "gordo"), tent(boris, "tequila")), Evict{ana,
			"gordo", 6, boris}), tentIs(boris, "gordo"), discards(1)).In("CG-EX-07"),

		// Discard and healing.
		allowed("CG-DISC-01", "down to five", table(3, discard, hand(ana, 8)), Discard{ana, 3}, EndTurn{ana}).In("CG-EX-TAB-HAND"),
		refused("CG-DISC-01", "the turn ends with six", table(3, discard, hand(ana, 6)), EndTurn{ana}),
		refused("CG-DISC-01", "on to healing with seven", table(3, hand(ana, 7)), Go{HealingPhase}),
		so(allowed("CG-DISC-02", "more than must be", table(3, discard, hand(ana, 4)), Discard{ana, 3}), holds(ana, 1), discards(3)).In("CG-EX-TAB-HAND"),
		refused("CG-DISC-02", "after the phase", table(3, heal), Discard{ana, 1}),
		allowed("CG-DISC-03", "all but one", table(3, discard, hand(ana, 5)), Discard{ana, 4}),
		refused("CG-DISC-03", "the last card", table(3, discard, hand(ana, 1)), Discard{ana, 1}).In("CG-EX-13"),
		allowed("CG-DISC-04", "a hand that was played out", table(3, discard, hand(ana, 0)), EndTurn{ana}).In("CG-EX-13"),
		refused("CG-DISC-04", "a card of an empty hand", table(3, discard, hand(ana, 0)), Discard{ana, 1}).At("impossible"),
		allowed("CG-HEAL-01", "after nothing but a draw and discards", table(3, draw, wounds(ana, 2)), Draw{Seat: ana}, Discard{ana, 2}, Heal{ana, 1}).In("CG-EX-TAB-HEAL"),
		allowed("CG-HEAL-01", "after rolls that cards call for and "+
			"feeding", table(3, rolls, wounds(ana, 2), tent(ana, "bomber", "gordo", "potato")), CardRoll{ana, "bomber", 2}, Heal{ana, 1}).In("CG-EX-TAB-HEAL"),
		allowed("CG-HEAL-01", "after others exposed him", table(3, discard, wounds(ana, 2)), plays(boris, parts.Exposure, ana), die(5), Resolve{}, Heal{ana, 1}).In("CG-EX-TAB-HEAL"),
		refused("CG-HEAL-01", "after a person who stayed away", table(3, in(Recruiting), wounds(ana, 2)), calls("brother", ana), die(1), Heal{ana, 1}).In("CG-EX-TAB-HEAL"),
		refused("CG-HEAL-01", "after a looting", table(3, wounds(ana, 2)), loots("soap"), Heal{ana, 1}),
		refused("CG-EVT-03", "a wound healed in somebody else's turn", table(3, wounds(boris, 1)), Heal{boris, 1}),
		so(follows("CG-HEAL-02", "one wound", table(3, heal, wounds(ana, 2)), Heal{ana, 1}), wounded(ana, 1), has(ana, -1)),
		refused("CG-HEAL-02", "two wounds", table(3, heal, wounds(ana, 2)), Heal{ana, 2}),
		refused("CG-HEAL-02", "a second one", table(3, heal, wounds(ana, 2)), Heal{ana, 1}, Heal{ana, 1}),
		refused("CG-HEAL-02", "a wound that nobody has", table(3, heal), Heal{ana, 1}).At("impossible"),
		so(follows("CG-HEAL-03", "a failed attempt spoils it", table(3, wounds(ana, 1)), loots("soap"), cancels(boris, "curfew", 1), Go{HealingPhase}), func(t *testing.T, s State) {
			require.False(t, s.Rested())
		}).In("CG-EX-TAB-HEAL"),
		so(follows("CG-HEAL-03", "discarding does not", table(3, discard, wounds(ana, 1)), Discard{ana, 2}, Go{HealingPhase}), func(t *testing.T, s State) {
			require.True(t, s.Rested())
		}),

		// Events.
		so(allowed("CG-EVT-01", "an event in the draw phase", table(3, draw), plays(ana, "requisition", boris)), holds(ana, 4), discards(1)),
		allowed("CG-EVT-01", "an event in the healing phase", table(3, heal), plays(ana, "lucky-7", ana)),
		refused("CG-EVT-01", "a card for oneself on a rival", table(3), letter(parts.Self), plays(ana, "letter", boris)),
		refused("CG-EVT-01", "a card for a rival on oneself", table(3), letter(parts.Rival), plays(ana, "letter", ana)),
		allowed("CG-EVT-01", "a card for oneself", table(3), letter(parts.Self), plays(boris, "letter", boris)),
		allowed("CG-EVT-01", "a card for a rival", table(3), letter(parts.Rival), plays(boris, "letter", ana)),
		allowed("CG-EVT-02", "in another's turn", table(3), plays(boris, "requisition", chela)).In("CG-EX-SEQ-20"),
		allowed("CG-EVT-03", "an event, and an abuse", table(3, rank(boris, parts.Corporal)), does("guitar"), plays(chela, "requisition", ana), orders(boris, "siesta")).In("CG-EX-SEQ-20"),
		refused("CG-EVT-03", "a looting of one's own", table(3), Loot{boris, []card{"soap"}}).In("CG-EX-SEQ-20"),
		refused("CG-EVT-03", "an activity of one's own", table(3), Do{boris, "guitar"}).In("CG-EX-SEQ-20"),
		refused("CG-EVT-03", "a thing as an event", table(3), plays(boris, "soap", boris)),
		refused("CG-TABLE-01", "a thing is given away", table(3), Give{ana, boris, "soap"}),
		refused("CG-TABLE-01", "a thing is given to who plays", table(3), Give{boris, ana, "soap"}),
		allowed("CG-TABLE-01", "a raid card on request", table(3), Give{boris, ana, "raid"}),
	}
}
