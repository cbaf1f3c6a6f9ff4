package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// resolver applies one action to a copy of the state and collects the notes.
type resolver struct {
	State
	notes  []rules.Note
	graphs tileGraphs
	turns  int // the number of turns that began during this action

	current *Place // people's report of where water carries the mouse after its turn, or nil
}

// note adds a note to the result. `id` is the name of the sentence that people read.
func (r *resolver) note(id string, rule tables.RuleID, args rules.Args) {
	r.notes = append(r.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

func (r *resolver) warn(rule tables.RuleID, args rules.Args) {
	r.note("warned."+string(rule), rule, args)
}

// clone returns a copy that may be changed without changing s. The copy shares some lists with s.
// Never change a shared list: assign a new list instead.
func (s *State) clone() State {
	out := *s
	out.Mice, out.Minions, out.Track = slices.Clone(s.Mice), slices.Clone(s.Minions), slices.Clone(s.Track)
	return out
}

// added returns a new list with the elements of `list`, followed by the elements of `more`.
func added[T any](list []T, more ...T) []T { return append(slices.Clip(list), more...) }

// without returns a new list without the first element equal to x.
func without[T comparable](list []T, x T) []T {
	i := slices.Index(list, x)
	if i < 0 {
		return slices.Clip(list)
	}
	return slices.Delete(slices.Clone(list), i, i+1)
}

// replaced returns a new list without the elements that `old` selects, and with x at the end.
func replaced[T any](list []T, x T, old func(T) bool) []T {
	return append(slices.DeleteFunc(slices.Clone(list), old), x)
}

func (r *resolver) awaitFirst(w Wait) { r.Waits = slices.Concat([]Wait{w}, r.Waits) }

func (r *resolver) takeWait() Wait {
	w := r.Wait()
	if w.For != NoWait {
		r.Waits = r.Waits[1:]
	}
	return w
}

func (r *resolver) answerWait(f Awaited) {
	if r.Wait().For == f {
		r.takeWait()
	}
}

// Apply returns the state after an action, and notes on what followed. The action may be illegal.
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
	case Spawns:
		r.applySpawns(a)
	case Spawn:
		r.applySpawn(a)
	case Wear:
		r.applyWear(a)
	case Call:
		r.applyCall(a)
	case Tell:
		r.saveFacts(a.Room, a.Facts)
		r.answerWait(ForFacts)
	case Search, Found, Keep, Trade, Drop, Share, Equip, LevelUp, Power, Use:
		r.applyCards(a)
	case Move, Stand, Scurry, Recover, EndTurn:
		r.applyMouseTurn(a)
	case Explore:
		r.applyExplore(a)
	case Flip:
		r.applyFlip(a)
	case Attack:
		r.applyAttack(a)
	case Assign:
		r.applyAssign(a)
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

func (r *resolver) settleAll() {
	for r.Result == nil && r.advance() {
	}
}

// advance takes one automatic step. It returns false if no such step is possible.
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

// resolveAutomatic resolves the first wait. If people must answer this wait, resolveAutomatic
// changes nothing and returns false.
func (r *resolver) resolveAutomatic() bool {
	w := r.Wait()
	if r.stale(w) {
		r.takeWait()
		return true
	}
	switch w.For {
	case ForPlace:
		return r.placeNext()
	case ForTraps:
		r.layTraps(r.takeWait().Room)
	case ForJoin:
		r.joinTrack(r.takeWait())
	case ForAmbush:
		r.rollAmbush(r.takeWait())
	case ForSurgeEnd:
		r.endSurge(r.takeWait())
	case ForRoll:
		return r.resolveWithoutDice(w)
	default:
		return false
	}
	return true
}

// resolveWithoutDice resolves a test or a fight with 0 dice. It also drops an ambush roll whose
// card has left the track.
func (r *resolver) resolveWithoutDice(w Wait) bool {
	switch {
	case w.Purpose == AmbushRoll && r.slot(w.Call) == 0:
		r.takeWait()
	case w.Dice == 0 && w.Lore == 0 && !w.Purpose.Numbers():
		r.applyFell(Fell{})
	default:
		return false
	}
	return true
}
