package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// course is how a report plays out on a copy of the table, and what is worth
// telling of it.
type course struct {
	State
	notes []rules.Note
	turns int // so many have begun by this report
}

// note tells what just happened: the sentence's id and what it mentions.
func (c *course) note(id string, rule tables.RuleID, args rules.Args) {
	c.notes = append(c.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

// warn tells what people should know: a reminder of the chapter, a rule that
// just mattered, or figures that had no room.
func (c *course) warn(rule tables.RuleID, args rules.Args) {
	c.note("warned."+string(rule), rule, args)
}

// copied is a table that may be changed while s stays as it is. All other lists
// are replaced where they change, never written into.
func (s *State) copied() State {
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
func (c *course) need(w Wait) { c.Waits = append([]Wait{w}, c.Waits...) }

// answered takes what was awaited first, and gives it.
func (c *course) answered() Wait {
	w := c.Wait()
	if w.For != NoWait {
		c.Waits = c.Waits[1:]
	}
	return w
}

// answer ends what is awaited if it is that.
func (c *course) answer(f Awaited) {
	if c.Wait().For == f {
		c.answered()
	}
}

// Apply is the table after a report, whether allowed or waived, and what followed.
func (Game) Apply(s State, a Action) (State, []rules.Note) {
	c := &course{State: s.copied()}
	c.report(a)
	c.goOn()
	return c.State, c.notes
}

func (c *course) report(a Action) {
	switch a := a.(type) {
	case Fell:
		c.fell(a)
	case Order:
		c.order(a)
	case Open:
		c.open(a)
	case Spawns, Spawn, Wear, Call:
		c.newcomers(a)
	case Tell:
		c.told(a.Room, a.Facts)
		c.answer(ForFacts)
	case Search, Found, Keep, Trade, Drop, Share, Equip, LevelUp, Power, Use:
		c.cards(a)
	case Move, Stand, Scurry, Recover, EndTurn:
		c.mouseTurn(a)
	case Explore, Flip:
		c.explore(a)
	case Attack, Assign:
		c.battle(a)
	case Lay, TakeBack, Catapult, Launch, Toss:
		c.items(a)
	case Activate, March, Strike, Hold, Leap, Chase:
		c.minionTurn(a)
	case Return, Affect, Put, Trap, Declare, Earn, Learn, Carry:
		c.effects(a)
	case Done:
		if f := c.Wait().For; f == ForEvent || f == ForSurge {
			c.answered()
		}
	case Settle:
		c.houseRule(a)
	case Correct:
		c.correct(a)
	default:
		panic("micemystics: unknown action " + a.Kind())
	}
}

// goOn plays what needs no report, until one is awaited or the chapter is over.
func (c *course) goOn() {
	for c.Result == nil && c.onward() {
	}
}

// onward is one thing that follows by itself; false when a report is awaited.
func (c *course) onward() bool {
	switch {
	case c.Greedy && c.count(roaches) == 0:
		c.Greedy = false
	case c.surgeDue():
		c.surge()
	case len(c.Waits) > 0:
		return c.selfEvident()
	case c.Turn.Step == BetweenTurns:
		return c.nextTurn()
	case c.Turn.Step == RollStep || c.Turn.Step == MouseStep:
		return c.ownTurn()
	case c.Turn.Step == OverStep:
		c.endTurn()
	case c.Turn.Step == FigureStep:
		return c.nextFigure()
	default:
		return false
	}
	return true
}
