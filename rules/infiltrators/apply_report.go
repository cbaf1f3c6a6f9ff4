package infiltrators

import (
	"slices"

	"tablemate/rules"
)

// applyReport applies what people report besides a turn's actions. Cross and Deed
// change nothing that the table shows.
func (r *resolver) applyReport(a Action) {
	switch a := a.(type) {
	case Begin:
		r.applyBegin()
	case Clock:
		r.applyClock(a)
	case Verdict:
		r.applyVerdict(a)
	case Replace:
		r.applyReplace(a)
	case Burn:
		r.burn()
	case Expose:
		r.Down, r.Up = max(0, r.Down-1), append(r.Up, a.Card)
	case Clear:
		g := r.agentFor(a.At)
		for _, h := range g.Hints {
			r.Up = append(r.Up, h.Card)
		}
		g.Hints = nil
	case Keep:
		if g := r.agentFor(a.By); g.Suspect {
			g.Seal, g.Box = a.Seal, a.Box
		}
		if a.Anew {
			r.note("kept-anew", "IN-DET-03", bySeat(a.By))
		}
	case Reshuffle:
		r.HQ += len(r.Up) + r.Down
		for _, c := range r.Up {
			r.shuffleIn(c)
		}
		r.Up, r.Down = nil, 0
	}
}

// applyBegin lets the first turn begin, and the time with it unless the table
// counts it from the setup (IN-AMB-25).
func (r *resolver) applyBegin() {
	if r.Turn.Wait != ForBegin {
		return
	}
	r.Turn.Wait = ForAction
	if r.House.Is(TimerStart, "first_turn") {
		r.Elapsed = 0
	}
}

// warnings are the minutes left at which people are told the time (IN-TM3-05).
var warnings = []int{5, 1}

func (r *resolver) applyClock(a Clock) {
	was := r.Left()
	r.Elapsed = max(0, a.Seconds)
	for _, minutes := range warnings {
		if now := r.Left(); r.Mission.Minutes > 0 && was > minutes*60 && now <= minutes*60 && now > 0 {
			r.note("time-left", "IN-TM3-05", rules.Args{"minutes": minutes, "seconds": now})
		}
	}
}

// NextWarning returns in how many seconds people are told the time, or the mission ends by
// it; 0 where neither happens any more.
func (s *State) NextWarning() int {
	for _, minutes := range warnings {
		if left := s.Left() - minutes*60; left > 0 {
			return left
		}
	}
	return s.Left()
}

// Left returns how many seconds are left, 0 where none are or where the mission has
// no time limit.
func (s *State) Left() int { return max(0, s.Mission.Minutes*60-s.Elapsed) }

// applyVerdict ends the mission by a condition of its own (IN-END-08).
func (r *resolver) applyVerdict(a Verdict) {
	r.Turn.Wait = ForAction
	if a.Won {
		r.end(SeatAgents, "IN-END-01", "IN-END-08")
		return
	}
	r.end(SeatTraitors, "IN-END-08")
}

// applyReplace moves a special card from a holder to a pile, and a card of another
// pile onto the holder (IN-AMB-07).
func (r *resolver) applyReplace(a Replace) {
	if !r.holder(a.At) || !r.take(a.From) {
		return
	}
	switch a.To {
	case PileHQ:
		r.HQ++
		if a.Card != "" {
			r.shuffleIn(a.Card)
		}
	case PileSuspects:
		r.Suspects++
	case PileUp:
		r.Up = append(r.Up, a.Card)
	default:
		r.Down++
	}
	g := r.agentFor(a.At)
	for _, h := range g.Hints {
		r.Up = append(r.Up, h.Card)
	}
	g.Hints, g.Missed, g.Seal, g.Box = nil, nil, "", ""
	r.note("replaced", "IN-AMB-07", rules.Args{"seat": a.At.Noun()})
}

// take takes a hidden card from a pile; false where there is none.
func (r *resolver) take(from Pile) bool {
	pile := map[Pile]*int{PileHQ: &r.HQ, PileSuspects: &r.Suspects, PileDown: &r.Down}[from]
	if pile == nil || *pile < 1 {
		return false
	}
	*pile--
	return true
}

// applyCorrect takes over a correction; one that cannot be read changes nothing. A
// card that lies open is no longer one of those shuffled into HQ.
func (r *resolver) applyCorrect(a Correct) {
	after, err := rules.Corrected(r.State, a.Changes)
	if err != nil {
		return
	}
	r.State = after
	for i := range r.Agents {
		if g := &r.Agents[i]; !g.Suspect {
			g.Seal, g.Box = "", ""
		}
	}
	r.Returned = slices.DeleteFunc(slices.Clone(r.Returned), func(x Returned) bool {
		_, open := r.openAt(x.Card)
		return open
	})
	r.note("corrected", "", nil)
}

// applySettle changes a house rule. A loss that rests on the question which it
// answers is taken back and judged anew.
func (r *resolver) applySettle(a Settle) {
	r.House = r.House.With(a.Name, a.Value)
	asks := func(sw *rules.Switch) bool {
		return sw.Name == a.Name && r.Result != nil && slices.Contains(r.Result.By, sw.Rule)
	}
	if !slices.ContainsFunc(Switches, asks) {
		return
	}
	r.Result = nil
	if r.Turn.Wait == ForAction && r.Turn.Did == "" {
		r.judgeStuck()
	}
}
