package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// tokens turns personal achievements on. The mouse holds the given tokens.
func tokens(mouse Name, held ...parts.Achievement) func(*State) {
	return func(s *State) {
		s.Tokens.On = true
		for _, token := range held {
			s.Tokens.Held = append(s.Tokens.Held, Award{token, mouse})
		}
	}
}

func tokenIsHeld(token parts.Achievement, mouse Name, end int) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.Equal(t, mouse, s.tokenHolder(token))
		require.Equal(t, end, s.End)
	}
}

func achievementCases() []trial {
	lord := parts.LordOfCheeseToken
	stolen := Affect{Effect: Steal, On: "nez", By: "roach_1"}
	greedily := func(ripperIn string) State {
		return position(secondTile, tokens("tilda", parts.RoachRipperToken), at("1", "roach_1"), func(s *State) { s.Greedy = true },
			with("nez", func(m *Mouse) { m.Cheese = 1 }), with("tilda", func(m *Mouse) { m.At.Room = ripperIn }))
	}
	attacks := waiting(Wait{For: ForRoll, Purpose: AttackRoll, Who: "tilda", Against: "rat_1", Dice: 3, Reach: parts.Melee})
	ripping := func(roaches int, edits ...func(*State)) State {
		return position(append([]func(*State){tokens(""), at("1", "roach_1"), with("tilda", func(m *Mouse) { m.Roaches = roaches }), defends("roach_1", "tilda", 1, 1)}, edits...)...)
	}
	return []trial{
		follows("MM-ACH-02", "without personal achievements nobody earns one", position(at("1", "rat_1"), attacks), Fell{Cheese: 3}).Leaving(tokenIsHeld(lord, NoFigure, 7)),
		follows("MM-ACH-03", "three cheese in an attack", position(tokens(""), at("1", "rat_1"), attacks), Fell{Cheese: 3}).Noting(
			mouseNote("cheese-more", "MM-ATK-02", "tilda", "number", 3, "cheese", 3), mouseNote("awarded", "MM-ACH-13", "tilda", "token", achievement(lord)),
			mouseNote("awarded-lord_of_cheese", "", "tilda"), noteOf("end-moved", "", "page", 8), noteOf("missed", "MM-MEL-06", "by", Name("tilda"), "target", Name("rat_1"))).
			Leaving(all(tokenIsHeld(lord, "tilda", 8), cheeses("tilda", 3), awaitsFor(NoWait), func(t *testing.T, s State) { require.True(t, s.Turn.Unhit) })),
		follows("MM-ACH-03", "three cheese in a defence", position(tokens(""), at("1", "rat_1"), defends("tilda", "rat_1", 1, 3)),
			Fell{Cheese: 3}).Leaving(all(tokenIsHeld(lord, "tilda", 8), cheeses("collin", 0))),
		follows("MM-ACH-03", "two cheese are not enough", position(tokens(""), at("1", "rat_1"), attacks), Fell{Cheese: 2}).Leaving(tokenIsHeld(lord, NoFigure, 7)),
		follows("MM-ACH-03", "a minion does not earn it", position(tokens(""), at("1", "rat_1"), defends("rat_1", "tilda", 1, 3)), Fell{Shield: 1, Cheese: 3}).Leaving(tokenIsHeld(lord, NoFigure, 7)),
		follows("MM-ACH-04", "cheese in the holder's defence feeds every active mouse", position(tokens("tilda", lord), at("1", "rat_1"), with("nez",
			captured), defends("tilda", "rat_1", 1, 2)), Fell{Shield: 1, Cheese: 2}).
			Leaving(all(cheeses("tilda", 3), cheeses("collin", 1), cheeses("filch", 1), cheeses("nez", 0))),
		follows("MM-ACH-04", "not in its attack", position(tokens("tilda", lord), at("1", "rat_1"), attacks), Fell{Cheese: 1}).Leaving(all(cheeses("tilda", 1), cheeses("collin", 0))),
		follows("MM-ACH-04", "not without cheese", position(tokens("tilda", lord), at("1", "rat_1"), defends("tilda", "rat_1", 1, 2)), Fell{Shield: 1}).Leaving(cheeses("collin", 0)),
		follows("MM-ACH-04", "not in another mouse's defence", position(tokens("nez", lord), at("1", "rat_1"), defends("tilda", "rat_1", 1, 2)),
			Fell{Shield: 1, Cheese: 1}).Leaving(all(cheeses("tilda", 1), cheeses("nez", 0))),
		answersQuestion("MM-AMB-62", follows("MM-ACH-04", "the end token does not leave the track", position(tokens(""), at("1", "rat_1"), attacks,
			func(s *State) { s.End = 10 }), Fell{Cheese: 3}).Leaving(tokenIsHeld(lord, "tilda", 10))),
		allowed("MM-ACH-13", "each token with one mouse", position(tokens("")), correctTo("/tokens/held", []Award{{lord, "nez"}, {parts.CatTamer, "nez"}})).Leaving(tokenIsHeld(lord, "nez", 7)),
		refused("MM-ACH-13", "one token with two mice", position(tokens("")), correctTo("/tokens/held", []Award{{lord, "nez"}, {lord, "tilda"}})).At(rules.Impossible),
		refused("MM-ACH-13", "a token with nobody", position(tokens("")), correctTo("/tokens/held", []Award{{lord, "rat_1"}})).At(rules.Impossible),
		refused("MM-ACH-13", "a token that is not in the box", position(tokens("")), correctTo("/tokens/held", []Award{{"champion", "nez"}})).At(rules.Impossible),
		answersQuestion("MM-AMB-62", follows("MM-ACH-04", "nobody knows the last page", position(tokens(""), at("1", "rat_1"), attacks,
			func(s *State) { s.Chapter.LastPage = 0 }), Fell{Cheese: 3}).Leaving(tokenIsHeld(lord, "tilda", 8))),
		follows("MM-ACH-13", "a token that is held is nobody else's", position(tokens("nez", lord), at("1", "rat_1"), attacks), Fell{Cheese: 3}).Leaving(tokenIsHeld(lord, "nez", 7)),
		answersQuestion("MM-AMB-66", follows("MM-ACH-13", "one mouse may hold several", position(tokens("tilda", parts.CatTamer), at("1", "rat_1"),
			attacks), Fell{Cheese: 3}).Leaving(all(tokenIsHeld(lord, "tilda", 8), tokenIsHeld(parts.CatTamer, "tilda", 8)))),

		follows("MM-ACH-05", "the fourth roach of an encounter", ripping(3), Fell{}).Leaving(tokenIsHeld(parts.RoachRipperToken, "tilda", 8)),
		follows("MM-ACH-05", "the third is not enough", ripping(2), Fell{}).Leaving(all(tokenIsHeld(parts.RoachRipperToken, NoFigure, 7),
			mouseIs("tilda", func(t *testing.T, m Mouse) { require.Equal(t, 3, m.Roaches) }))),
		follows("MM-ACH-05", "a rat is no roach", position(tokens(""), at("1", "rat_1"), with("tilda", func(m *Mouse) { m.Roaches = 3 }),
			defends("rat_1", "tilda", 1, 1)), Fell{}).Leaving(tokenIsHeld(parts.RoachRipperToken, NoFigure, 7)),
		follows("MM-ACH-05", "a roach that Brodie crushes counts for "+
			"nobody", position(tokens(""), at("1", "roach_1", Brodie), defends("roach_1", Brodie, 1, 1)), Fell{}).Leaving(all(offBoard("roach_1"), tokenIsHeld(parts.RoachRipperToken, NoFigure, 7))),
		follows("MM-ACH-06", "a roach beside the ripper is not greedy", greedily("hall"), stolen).Leaving(all(cheeses("nez", 0), wheelHas(0))),
		follows("MM-ACH-06", "one on another tile is", greedily("cellar"), stolen).Leaving(all(cheeses("nez", 0), wheelHas(1))),
		follows("MM-ACH-06", "the ripper's token moves the end on once", ripping(4, tokens("tilda", parts.RoachRipperToken)), Fell{}).Leaving(tokenIsHeld(parts.RoachRipperToken, "tilda", 7)),

		follows("MM-ACH-11", "whoever defeats Brodie", position(tokens(""), at("1", Brodie), track("tilda", "brodie_chase"), defends(Brodie, "tilda",
			3, 2)), Fell{}).Leaving(tokenIsHeld(parts.CatTamer, "tilda", 7)),
		follows("MM-ACH-11", "with wounds on both of his cards", position(tokens(""), at("1", Brodie), track("tilda", "brodie_chase", "brodie_pounce"), defends(Brodie, "tilda", 6, 2)), Fell{},
			Assign{"brodie_chase"}, Assign{"brodie_chase"}, Assign{"brodie_chase"}).Leaving(all(offBoard(Brodie), tokenIsHeld(parts.CatTamer, "tilda", 7))),
		follows("MM-ACH-12", "large minions defend against the tamer with a die less", position(tokens("tilda", parts.CatTamer), at("1", "spider_1")),
			tildaAttacks("spider_1"), Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "spider_1", 2)),
		follows("MM-ACH-12", "small ones do not", position(tokens("tilda", parts.CatTamer), at("1", "elite_1")), tildaAttacks("elite_1"),
			Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "elite_1", 2)),
		follows("MM-ACH-12", "nor against another mouse", position(tokens("nez", parts.CatTamer), at("1", "spider_1")), tildaAttacks("spider_1"),
			Fell{Sword: 1}).Leaving(awaitsRoll(DefenceRoll, "spider_1", 3)),
	}
}
