package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// inOrder is what is wrong with a report's moment, whatever it says.
func inOrder(s *State, a Action) *rules.Violation {
	if s.Result != nil {
		return over(s, a)
	}
	if anytime(a) {
		return nil
	}
	w := s.Wait()
	if kinds, ok := answersOf[w.For]; ok && slices.Contains(kinds, a.Kind()) {
		return nil
	}
	if id := s.unasked(a); id != "" {
		return book.Against(id, w.args(a)).As("unasked")
	}
	if w.For != NoWait && w.For != ForFacts {
		return book.Against(w.rule(), w.args(a)).As("awaited-" + string(w.For))
	}
	if a, ok := a.(byMouse); ok {
		return layMoment(a, mouseTurn(s, a.mouse()))
	}
	return cardTurn(s, a)
}

// args is what a sentence about a report out of order mentions: what is awaited
// instead, and of a roll what it is for.
func (w Wait) args(a Action) rules.Args {
	return rules.Args{"report": a.Kind(), "awaited": string(w.For), "purpose": w.Purpose.Noun()}
}

// over: nothing more happens in a chapter that has ended, apart from what the
// record needs and the cards kept for the next one (MM-CAMP-02).
func over(s *State, a Action) *rules.Violation {
	switch a := a.(type) {
	case Correct, Settle, Learn, Earn, Carry:
		return nil
	case Declare:
		if s.wonBesides(a) {
			return nil
		}
	}
	id := tables.RuleID("MM-WIN-02")
	if len(s.Result.By) > 0 {
		id = s.Result.By[0]
	}
	return book.Against(id, rules.Args{"over": true}).As("chapter-over")
}

// anytime: what the record needs, what cards and chapters do, and cards that
// are used in others' turns. Supplementary actions are judged by their own
// rules (MM-SUPP-01, MM-SUPP-03).
func anytime(a Action) bool {
	switch a.(type) {
	case Correct, Settle, Learn, Earn, Declare, Affect, Put, Trap, Call, Tell,
		Use, Power, Drop, Share, Equip, LevelUp:
		return true
	}
	return false
}

// answersOf are the reports that answer what is awaited.
var answersOf = map[Awaited][]string{
	ForOrder: {Order{}.Kind()}, ForRoll: {Fell{}.Kind()}, ForToss: {Toss{}.Kind()}, ForFind: {Found{}.Kind()},
	ForKeep: {Keep{}.Kind(), Trade{}.Kind()}, ForEvent: {Done{}.Kind()}, ForDrop: {Drop{}.Kind()},
	ForCard: {Open{}.Kind()}, ForDisguise: {Wear{}.Kind()}, ForSpawns: {Spawns{}.Kind()}, ForPlace: {Spawn{}.Kind()},
	ForSurge: {Done{}.Kind()}, ForWounds: {Assign{}.Kind()}, ForRescue: {Return{}.Kind()}, ForFacts: {Tell{}.Kind()},
	ForCarry: {Carry{}.Kind()},
}

// unasked is the rule by which an answer has nothing to answer, "" for a report
// that is none.
func (s *State) unasked(a Action) tables.RuleID {
	switch a.(type) {
	case Fell:
		switch {
		case s.Turn.Unhit:
			return "MM-MEL-06"
		case s.Surging && s.ambushes():
			return "MM-AMBUSH-03"
		}
		return "MM-DICE-02"
	case Return:
		if s.Foes() > 0 {
			return "MM-RESC-03"
		}
		return "MM-RESC-01"
	case Wear:
		if s.Surging {
			return "MM-DISG-04"
		}
	case Keep, Trade:
		if s.Wait().For == ForEvent {
			return "MM-SCARD-06"
		}
	}
	return unaskedBy[a.Kind()]
}

var unaskedBy = map[string]tables.RuleID{
	Toss{}.Kind(): "MM-GRAPE-07", Order{}.Kind(): "MM-INIT-01", Open{}.Kind(): "MM-ENC-03", Found{}.Kind(): "MM-SRCH-01",
	Spawns{}.Kind(): "MM-SPAWN-01", Spawn{}.Kind(): "MM-SPAWN-09", Keep{}.Kind(): "MM-SRCH-02", Trade{}.Kind(): "MM-SRCH-02",
	Assign{}.Kind(): "MM-WND-04", Done{}.Kind(): "MM-SRCH-03", Wear{}.Kind(): "MM-DISG-01", Carry{}.Kind(): "MM-CAMP-02",
}

// rule is the one by which that comes before everything else.
func (w Wait) rule() tables.RuleID {
	if w.For == ForRoll {
		return diceOf[w.Purpose]
	}
	return awaitedBy[w.For]
}

var awaitedBy = map[Awaited]tables.RuleID{
	ForOrder: "MM-INIT-01", ForToss: "MM-GRAPE-07", ForFind: "MM-SRCH-01", ForKeep: "MM-SRCH-02", ForEvent: "MM-SRCH-03",
	ForDrop: "MM-EQUIP-03", ForCard: "MM-ENC-03", ForDisguise: "MM-DISG-01", ForSpawns: "MM-SPAWN-02", ForPlace: "MM-SPAWN-02",
	ForSurge: "MM-SURGE-03", ForWounds: "MM-WND-04", ForRescue: "MM-RESC-04", ForCarry: "MM-CAMP-02",
	ForTraps: "MM-ENC-04", ForJoin: "MM-ENC-04", ForAmbush: "MM-AMBUSH-01", ForSurgeEnd: "MM-SURGE-08",
}

// mouseTurn: a mouse acts when its card comes up (MM-ROUND-01), and no more once
// a mousetrap has caught it (MM-TRAP-05). Charmed, it is played as a minion
// (MM-COND-09).
func mouseTurn(s *State, mouse Name) *rules.Violation {
	args := rules.Args{"figure": mouse.Noun(), "turn": initiativeCard(s.Turn.Card)}
	switch {
	case s.mouse(mouse) == nil:
		return book.Impossible("MM-ROUND-01", args)
	case s.Sprung == mouse:
		return book.Against("MM-TRAP-05", args)
	case !s.onTurn(mouse):
		return book.Against("MM-ROUND-01", args)
	case s.Turn.Step == FigureStep:
		return book.Against("MM-COND-09", args)
	case s.Turn.Step != MouseStep:
		return book.Against("MM-ROUND-01", args).As("now")
	}
	return nil
}

// cardTurn: figures act when their initiative card comes up (MM-ROUND-01).
func cardTurn(s *State, a Action) *rules.Violation {
	figure := By(a)
	args := rules.Args{"figure": figure.Noun(), "turn": initiativeCard(s.Turn.Card)}
	card := s.card(s.Turn.Card)
	if s.Turn.Step != FigureStep || card == nil {
		v := book.Against("MM-ROUND-01", args)
		if s.onTurn(figure) {
			v.As("now")
		}
		return v
	}
	if figure == NoFigure || figure == Name(card.Of) {
		return nil
	}
	if m := s.minion(figure); m != nil && m.Type == card.Of {
		return nil
	}
	return book.Against("MM-ROUND-01", args)
}
