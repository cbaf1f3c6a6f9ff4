package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// resolver is how a report plays out on a copy of the table, and what is worth
// telling of it.
type resolver struct {
	State
	notes  []rules.Note
	graphs tileGraphs
	turns  int // so many have begun by this report
}

// note tells what just happened: the sentence's id and what it mentions.
func (r *resolver) note(id string, rule tables.RuleID, args rules.Args) {
	r.notes = append(r.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

// warn tells what people should know: a reminder of the chapter, a rule that
// just mattered, or figures that had no room.
func (r *resolver) warn(rule tables.RuleID, args rules.Args) {
	r.note("warned."+string(rule), rule, args)
}

// clone is a table that may be changed while s stays as it is. All other lists
// are replaced where they change, never written into.
func (s *State) clone() State {
	out := *s
	out.Mice, out.Minions = slices.Clone(s.Mice), slices.Clone(s.Minions)
	out.Rooms, out.Track = slices.Clone(s.Rooms), slices.Clone(s.Track)
	return out
}

// added is list with more at its end; list itself stays as it was.
func added[T any](list []T, more ...T) []T { return append(slices.Clip(list), more...) }

// without is list less the first x; list itself stays as it was, whatever is
// added to either.
func without[T comparable](list []T, x T) []T {
	i := slices.Index(list, x)
	if i < 0 {
		return slices.Clip(list)
	}
	return slices.Delete(slices.Clone(list), i, i+1)
}

// need puts something that must be told before everything that is awaited.
func (r *resolver) need(w Wait) { r.Waits = append([]Wait{w}, r.Waits...) }

// takeWait takes what was awaited first, and gives it.
func (r *resolver) takeWait() Wait {
	w := r.Wait()
	if w.For != NoWait {
		r.Waits = r.Waits[1:]
	}
	return w
}

// answerWait ends what is awaited if it is that.
func (r *resolver) answerWait(f Awaited) {
	if r.Wait().For == f {
		r.takeWait()
	}
}

// Apply is the table after a report, whether allowed or waived, and what followed.
func (Game) Apply(s State, a Action) (State, []rules.Note) {
	r := &resolver{State: s.clone()}
	r.applyAction(a)
	r.settleAll()
	return r.State, r.notes
}

func (r *resolver) applyAction(a Action) {
	switch a := a.(type) {
	case Fell:
		r.applyFell(a)
	case Order:
		r.applyOrder(a)
	case Open:
		r.applyOpen(a)
	case Spawns, Spawn, Wear, Call:
		r.applyNewcomers(a)
	case Tell:
		r.saveFacts(a.Room, a.Facts)
		r.answerWait(ForFacts)
	case Search, Found, Keep, Trade, Drop, Share, Equip, LevelUp, Power, Use:
		r.applyCards(a)
	case Move, Stand, Scurry, Recover, EndTurn:
		r.applyMouseTurn(a)
	case Explore, Flip:
		r.applyExploring(a)
	case Attack, Assign:
		r.applyBattle(a)
	case Lay, TakeBack, Catapult, Launch, Toss:
		r.applyItems(a)
	case Activate, March, Strike, Hold, Leap, Chase:
		r.applyMinionTurn(a)
	case Return, Affect, Put, Trap, Declare, Earn, Learn, Carry:
		r.applyEffects(a)
	case Done:
		if f := r.Wait().For; f == ForEvent || f == ForSurge {
			r.takeWait()
		}
	case Settle:
		r.applySettle(a)
	case Correct:
		r.applyCorrect(a)
	default:
		panic("micemystics: unknown action " + a.Kind())
	}
}

// settleAll plays what needs no report, until one is awaited or the chapter is over.
func (r *resolver) settleAll() {
	for r.Result == nil && r.advance() {
	}
}

// advance is one thing that follows by itself; false when a report is awaited.
func (r *resolver) advance() bool {
	switch {
	case r.Greedy && r.countTypes(isRoach) == 0:
		r.Greedy = false
	case r.surgeDue():
		r.startSurge()
	case len(r.Waits) > 0:
		return r.resolveAutomatic()
	case r.Turn.Step == BetweenTurns:
		return r.nextTurn()
	case r.Turn.Step == RollStep || r.Turn.Step == MouseStep:
		return r.openMouseTurn()
	case r.Turn.Step == OverStep:
		r.finishTurn()
	case r.Turn.Step == FigureStep:
		return r.advanceCard()
	default:
		return false
	}
	return true
}
