package infiltrators

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

type ruleID = tables.RuleID

// A win is checked first, because a guess with the last bullet may win. A condition for a win or a
// loss counts only if it became true during this action. For example, if there were too few bullets
// before the action, the mission goes on.
func (r *resolver) judgeEnd() {
	newly := func(is func(*State) bool) bool { return is(&r.State) && !is(&r.before) }
	switch {
	case newly((*State).cleared) && len(r.Mission.Win) > 0:
		r.Turn.Wait = ForVerdict
	case newly((*State).cleared):
		r.end(SeatAgents, "IN-END-01")
	case newly((*State).outgunned):
		r.end(SeatTraitors, "IN-END-04")
	case newly((*State).timeUp):
		r.end(SeatTraitors, "IN-TM3-05")
	case newly(func(s *State) bool { return s.HQ == 0 }) && r.House.Is(EmptyHQ, "lose"):
		r.end(SeatTraitors, EmptyHQ.Rule)
	}
}

// IN-END-01, IN-END-02
func (s *State) cleared() bool { return s.Remaining() == 0 }

// Bullets are not counted while a guess waits for its answer (IN-END-04).
func (s *State) outgunned() bool { return s.Turn.Wait != ForAnswer && s.Bullets < s.Remaining() }

// IN-TM3-05
func (s *State) timeUp() bool { return s.timed() && s.Left() == 0 }

// IN-AMB-25
func (s *State) timed() bool {
	return s.Mission.Minutes > 0 && (s.Turn.Wait != ForBegin || s.House.Is(TimerStart, "setup"))
}

// Runs reports whether the clock of the mission is running.
func (s *State) Runs() bool { return s.Result == nil && s.timed() }

// The mission ends if the agent on turn cannot act (IN-END-03). By a house rule, the mission goes
// on while any agent can act (IN-AMB-11).
func (r *resolver) judgeStuck() {
	if len(r.Can(r.Turn.Seat)) > 0 {
		return
	}
	able := func(a Agent) bool { return len(r.Can(a.Seat)) > 0 }
	if r.House.Is(NoActionLoss, "all") && slices.ContainsFunc(r.Agents, able) {
		r.note("stuck", NoActionLoss.Rule, rules.Args{"seat": r.Turn.Seat.Noun()})
		return
	}
	by := []ruleID{"IN-END-03"}
	allowed := r.State
	allowed.House = r.House.With(DetainWithoutHQ.Name, "allow")
	if len(allowed.Can(r.Turn.Seat)) > 0 { // if the house rules allowed it, the agent could detain a suspect
		by = append(by, DetainWithoutHQ.Rule)
	}
	r.end(SeatTraitors, by...)
}

// Can lists which of the five actions an agent can do now (IN-END-03), in the order of the
// rulebook. With an empty HQ, an agent cannot wait (IN-HQ-02), and can detain only by a house rule
// (IN-AMB-09).
func (s *State) Can(seat rules.Seat) []string {
	a := s.Agent(seat)
	others := slices.ContainsFunc(s.Agents, func(o Agent) bool { return o.Suspect && o.Seat != seat })
	var out []string
	for _, can := range []struct {
		kind string
		is   bool
	}{
		{Detain{}.Kind(), !a.Suspect && s.Suspects > 0 && (s.HQ > 0 || s.House.Is(DetainWithoutHQ, "allow"))},
		{Hint{}.Kind(), a.Suspect && a.Hand > 0},
		{Exchange{}.Kind(), others && a.Hand > 0},
		{Wait{}.Kind(), s.HQ > 0},
		{Eliminate{}.Kind(), others && s.Bullets > 0},
	} {
		if can.is {
			out = append(out, can.kind)
		}
	}
	return out
}

// The method `stillPossible` lists the actions that at least one agent can do (IN-HQ-02).
func (s *State) stillPossible() rules.Args {
	var out []rules.Noun
	for _, kind := range acts {
		able := func(a Agent) bool { return slices.Contains(s.Can(a.Seat), kind) }
		if slices.ContainsFunc(s.Agents, able) {
			out = append(out, rules.Noun{Kind: NounAction, ID: kind})
		}
	}
	if out == nil {
		return nil
	}
	return rules.Args{"can": out}
}

// IN-GOAL-01
func (r *resolver) end(winner rules.Seat, by ...ruleID) { r.Result = &Result{winner, by} }
