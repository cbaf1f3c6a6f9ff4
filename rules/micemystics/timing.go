package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

func checkTiming(s *State, a Action) *rules.Violation {
	if s.Result != nil {
		return checkAfterEnd(s, a)
	}
	if anyTime(a) {
		return nil
	}
	w := s.Wait()
	if f, ok := a.(Fell); ok && w.For == ForRoll && f.For != NoPurpose && f.For != w.Purpose && w.Purpose != NoPurpose {
		return against(diceOf[w.Purpose], "other-roll", withArgs(w.timingArgs(a), "told", f.For.Noun()))
	}
	if waitRules.Answered(w.For, a.Kind()) {
		return nil
	}
	if id := s.unexpectedRule(a); id != "" {
		return against(id, "unasked", w.timingArgs(a))
	}
	if a, ok := a.(EndTurn); ok && s.justOver(a.Mouse) {
		return nil
	}
	if w.For != NoWait && w.For != ForFacts {
		return against(w.firstRule(), "awaited-"+string(w.For), w.timingArgs(a))
	}
	if a, ok := a.(byMouse); ok {
		return layMoment(a, outOfMouseTurn(s, a.mouseName()))
	}
	return outOfCardTurn(s, a)
}

func (w Wait) timingArgs(a Action) rules.Args {
	return rules.Args{"report": a.Kind(), "awaited": string(w.For), "purpose": w.Purpose.Noun()}
}

// checkAfterEnd checks an action after the end of a chapter. People may still change the record and
// choose a card to keep (MM-CAMP-02). Under a house rule, they may also declare a victory
// (MM-AMB-63).
func checkAfterEnd(s *State, a Action) *rules.Violation {
	switch a := a.(type) {
	case Correct, Settle, Learn, Earn, Carry:
		return nil
	case Declare:
		if s.mayStillWin(a) {
			return nil
		}
	}
	id := tables.RuleID("MM-WIN-02")
	if len(s.Result.By) > 0 {
		id = s.Result.By[0]
	}
	return against(id, "chapter-over", rules.Args{"over": true})
}

// anyTime reports whether checkTiming allows an action at any time during a chapter. For free
// actions, the result is true: mouseJudge.free checks their timing (MM-SUPP-01, MM-SUPP-03).
func anyTime(a Action) bool {
	switch a.(type) {
	case Correct, Settle, Learn, Earn, Declare, Affect, Put, Trap, Call, Tell,
		Use, Power, Drop, Share, Equip, LevelUp:
		return true
	}
	return false
}

// unexpectedRule returns the rule that an answer breaks if the game waits for no such answer. For
// other actions, and for the movement roll of a figure that does not move, the result is "".
func (s *State) unexpectedRule(a Action) tables.RuleID {
	switch a := a.(type) {
	case Fell:
		switch {
		case a.onlyMoves() && s.staysPut():
			return ""
		case s.Turn.Unhit:
			return "MM-MEL-06"
		case s.Surging && s.hasAmbush():
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
		return "MM-DISG-01"
	case Keep, Trade:
		if s.Wait().For == ForEvent {
			return "MM-SCARD-06"
		}
		return "MM-SRCH-02"
	}
	return unasked[a.Kind()]
}

// The keys of the map `unasked` are kinds of answers. Each value is the rule that such an answer
// breaks if the game does not wait for it.
var unasked = map[string]tables.RuleID{
	Order{}.Kind(): "MM-INIT-01", Toss{}.Kind(): "MM-GRAPE-07", Found{}.Kind(): "MM-SRCH-01",
	Done{}.Kind(): "MM-SRCH-03", Open{}.Kind(): "MM-ENC-03", Spawns{}.Kind(): "MM-SPAWN-01",
	Spawn{}.Kind(): "MM-SPAWN-09", Assign{}.Kind(): "MM-WND-04", Carry{}.Kind(): "MM-CAMP-02",
}

// staysPut reports whether the acting figure does not move. In this case, a movement roll breaks no
// rule.
func (s *State) staysPut() bool {
	if s.Turn.Step != FigureStep || s.Wait().For != NoWait {
		return false
	}
	now, _ := s.settleCard(new(tileGraphs), nil)
	return now.Turn.Stays != ""
}

// firstRule returns the rule that people break if they do anything else before they answer this
// wait.
func (w Wait) firstRule() tables.RuleID {
	if w.For == ForRoll {
		return diceOf[w.Purpose]
	}
	return waitRules.Of(w.For).First
}

// waitRules lists the events that the game may wait for. Rolls have no rule in the field First,
// because diceOf has a rule for each purpose of a roll.
var waitRules = rules.Awaits[Awaited]{
	{For: ForOrder, Answers: []string{Order{}.Kind()}, First: "MM-INIT-01"},
	{For: ForRoll, Answers: []string{Fell{}.Kind()}},
	{For: ForToss, Answers: []string{Toss{}.Kind()}, First: "MM-GRAPE-07"},
	{For: ForFind, Answers: []string{Found{}.Kind()}, First: "MM-SRCH-01"},
	{For: ForKeep, Answers: []string{Keep{}.Kind(), Trade{}.Kind()}, First: "MM-SRCH-02"},
	{For: ForEvent, Answers: []string{Done{}.Kind()}, First: "MM-SRCH-03"},
	{For: ForDrop, Answers: []string{Drop{}.Kind()}, First: "MM-EQUIP-03"},
	{For: ForCard, Answers: []string{Open{}.Kind()}, First: "MM-ENC-03"},
	{For: ForDisguise, Answers: []string{Wear{}.Kind()}, First: "MM-DISG-01"},
	{For: ForSpawns, Answers: []string{Spawns{}.Kind()}, First: "MM-SPAWN-02"},
	{For: ForPlace, Answers: []string{Spawn{}.Kind()}, First: "MM-SPAWN-02"},
	{For: ForSurge, Answers: []string{Done{}.Kind()}, First: "MM-SURGE-03"},
	{For: ForWounds, Answers: []string{Assign{}.Kind()}, First: "MM-WND-04"},
	{For: ForRescue, Answers: []string{Return{}.Kind()}, First: "MM-RESC-04"},
	{For: ForFacts, Answers: []string{Tell{}.Kind()}},
	{For: ForCarry, Answers: []string{Carry{}.Kind()}, First: "MM-CAMP-02"},
	{For: ForTraps, First: "MM-ENC-04"},
	{For: ForJoin, First: "MM-ENC-04"},
	{For: ForAmbush, First: "MM-AMBUSH-01"},
	{For: ForSurgeEnd, First: "MM-SURGE-08"},
}

// justOver reports whether the previous turn was the turn of this mouse, and nobody has moved or
// acted since. If a rule ended that turn, people may still report the end (MM-TRAP-05, MM-RESC-04).
func (s *State) justOver(mouse Name) bool {
	slot := s.slot(s.Turn.Card)
	if slot == 0 || slot == 1 && s.Round <= 1 || s.onTurn(mouse) || s.Turn.Moved || s.Turn.Deed != NoDeed {
		return false
	}
	before := s.Track[(slot-2+len(s.Track))%len(s.Track)]
	return before.Kind == MouseCard && before.ID == string(mouse)
}

// MM-ROUND-01, MM-TRAP-05, MM-COND-09
func outOfMouseTurn(s *State, mouse Name) *rules.Violation {
	args := func() rules.Args { return rules.Args{"figure": mouse.Noun(), "turn": initiativeCard(s.Turn.Card)} }
	switch {
	case s.Mouse(mouse) == nil:
		return absentFigure("MM-ROUND-01", mouse)
	case s.Sprung == mouse:
		return against("MM-TRAP-05", "sprung", args())
	case s.Turn.Card == "":
		return against("MM-ROUND-01", "no-turn", args())
	case !s.onTurn(mouse):
		return against("MM-ROUND-01", "not-on-turn", args())
	case s.Turn.Step == FigureStep:
		return against("MM-COND-09", "charmed", args())
	case s.Turn.Step != MouseStep:
		return against("MM-ROUND-01", "now", args())
	}
	return nil
}

// MM-ROUND-01
func outOfCardTurn(s *State, a Action) *rules.Violation {
	figure := By(a)
	args := func() rules.Args { return rules.Args{"figure": figure.Noun(), "turn": initiativeCard(s.Turn.Card)} }
	card := s.findCard(s.Turn.Card)
	if s.Turn.Step != FigureStep || card == nil {
		switch {
		case s.Turn.Card == "" && figure == NoFigure:
			return against("MM-ROUND-01", "nobody-on-turn", nil)
		case s.Turn.Card == "":
			return against("MM-ROUND-01", "no-turn", args())
		case s.onTurn(figure):
			return against("MM-ROUND-01", "now", args())
		case figure == NoFigure:
			return against("MM-ROUND-01", "no-minion-on-turn", args())
		}
		return against("MM-ROUND-01", "not-on-turn", args())
	}
	if figure == NoFigure || figure == Name(card.Of) {
		return nil
	}
	if m := s.Minion(figure); m != nil && m.Type == card.Of {
		return nil
	}
	return against("MM-ROUND-01", "not-on-turn", args())
}

// If the hourglass has ended the chapter, mayStillWin allows people to declare a victory under a
// house rule (MM-AMB-63).
func (s *State) mayStillWin(a Declare) bool {
	return a.Won && s.House.Is(VictoryOnLastPage, "won") && slices.Equal(s.Result.By, []tables.RuleID{"MM-WIN-02"})
}
