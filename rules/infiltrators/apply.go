package infiltrators

import (
	"cmp"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

type resolver struct {
	State
	before State
	notes  []rules.Note
}

func (r *resolver) note(id string, rule ruleID, args rules.Args) {
	r.notes = append(r.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

func (s State) clone() State {
	s.Agents, s.Up, s.Returned = slices.Clone(s.Agents), slices.Clone(s.Up), slices.Clone(s.Returned)
	for i := range s.Agents {
		a := &s.Agents[i]
		a.Known, a.Hints, a.Missed = slices.Clone(a.Known), slices.Clone(a.Hints), slices.Clone(a.Missed)
	}
	return s
}

// agentFor returns the agent on a seat. The caller may change this agent. If the seat is unknown,
// agentFor returns a new agent that is not part of the state.
func (r *resolver) agentFor(seat rules.Seat) *Agent {
	if a := r.Agent(seat); a != nil {
		return a
	}
	return &Agent{}
}

// Apply returns the state after an action. The action may break a rule.
func (Game) Apply(s State, a Action) (State, []rules.Note) {
	r := &resolver{State: s.clone(), before: s}
	by := s.actor(a)
	switch a := a.(type) {
	case Detain, Hint, Exchange, Wait, Eliminate, Other:
		r.begin(by, a.Kind())
		r.applyTurn(by, a)
	case Turned:
		if r.Turn.Wait == ForLies {
			r.layExchanged(a.Lies)
		}
	case Answer:
		r.applyAnswer(a)
	case Draw:
		r.applyDraw(by, a.Cards)
	case Reward:
		r.applyReward(by, a)
	case Discard:
		r.applyDiscard(by, a)
	case Pass:
		r.begin(by, a.Kind())
	case Correct:
		r.applyCorrect(a)
	case Settle:
		r.applySettle(a)
	default:
		r.applyReport(a)
	}
	r.proceed()
	return r.State, r.notes
}

// If nobody has reported the orientation of an exchanged card, `begin` puts this card face up on
// the discard pile.
func (r *resolver) begin(by rules.Seat, kind string) {
	t := &r.Turn
	if t.Wait == ForLies {
		r.Up = append(r.Up, t.Card)
	}
	if r.Agent(by) != nil && by != t.Seat {
		r.Turn = Turn{Number: t.Number + 1, Seat: by, Before: Past{t.Seat, t.Did}}
	}
	t.Wait, t.At, t.Card, t.Did = ForAction, rules.Nobody, "", kind
}

// IN-TURN-03
func (r *resolver) applyTurn(by rules.Seat, a Action) {
	switch a := a.(type) {
	case Detain:
		r.applyDetain(by)
	case Hint:
		r.play(by, a.Card)
		r.lay(cmp.Or(a.At, by), LaidHint{a.Card, a.Lies, by})
	case Exchange:
		r.applyExchange(by, a)
	case Wait:
		r.applyWait(by)
	case Eliminate:
		r.applyEliminate(a)
	case Other:
		r.note("other", "IN-SETUP-13", rules.Args{"seat": by.Noun(), "name": a.Name})
	}
}

// The end of the mission (IN-END-01, IN-END-07) is checked before the hand limit. The next turn
// begins when this turn waits for nothing more (IN-TURN-05).
func (r *resolver) proceed() {
	if r.Result != nil {
		return
	}
	if r.HQ == 0 && r.before.HQ > 0 {
		r.note("hq-empty", "IN-HQ-01", r.stillPossible())
	}
	r.judgeEnd()
	t := &r.Turn
	if r.Result != nil || t.Wait != ForAction && t.Wait != ForDiscard || t.Did == "" {
		return
	}
	// the hand limit at the end of a turn (IN-HAND-02, IN-WAIT-05, IN-ELIM-13)
	if n := r.excess(t.Seat); n > 0 && t.Did != (Pass{}).Kind() {
		if t.Wait != ForDiscard {
			r.note("over-limit", "IN-HAND-03", rules.Args{"seat": t.Seat.Noun(), "count": n})
		}
		t.Wait = ForDiscard
		return
	}
	r.nextTurn()
}

// nextTurn begins the next agent's turn (IN-TURN-01). Some missions allow several actions in a turn
// (IN-TURN-02).
func (r *resolver) nextTurn() {
	t := r.Turn
	if t.Done+1 < r.Mission.PerTurn && t.Did != (Pass{}).Kind() {
		r.Turn = Turn{Number: t.Number, Seat: t.Seat, Done: t.Done + 1, Before: t.Before}
	} else {
		r.Turn = Turn{Number: t.Number + 1, Seat: r.after(t.Seat), Before: Past{t.Seat, t.Did}}
	}
	r.judgeStuck()
}

// The method `play` removes a card from a hand. If the hand is recorded as empty, its size stays 0.
func (r *resolver) play(by rules.Seat, c parts.Card) {
	a := r.agentFor(by)
	a.Hand = max(0, a.Hand-1)
	a.Known = slices.DeleteFunc(a.Known, func(k parts.Card) bool { return k == c })
	a.Known = a.Known[:min(len(a.Known), a.Hand)]
	r.Returned = slices.DeleteFunc(r.Returned, func(x Returned) bool { return x.Card == c })
}

// The method `lay` puts a card beside a suspect. It adds a note about the suits and numbers to
// cross out (IN-BOARD-02). If the agent has no suspect, the card goes face up on the discard pile.
func (r *resolver) lay(at rules.Seat, h LaidHint) {
	if !r.holder(at) {
		r.Up = append(r.Up, h.Card)
		return
	}
	was, _ := r.Board(at)
	a := r.agentFor(at)
	a.Hints = append(a.Hints, h)
	now, on := r.Board(at)
	suits := slices.DeleteFunc(now.Suits, func(x parts.Suit) bool { return slices.Contains(was.Suits, x) })
	nums := slices.DeleteFunc(now.Numbers, func(x int) bool { return slices.Contains(was.Numbers, x) })
	if on && len(suits)+len(nums) > 0 {
		args := rules.Args{"seat": at.Noun(), "suits": suitNouns(suits), "numbers": numberNouns(nums)}
		r.note("cross-out", "IN-BOARD-02", args)
	}
}

// IN-DISC-01
func (r *resolver) burn() {
	if r.HQ > 0 {
		r.HQ, r.Down = r.HQ-1, r.Down+1
	}
}
