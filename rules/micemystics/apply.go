package micemystics

import "tablemate/rules"

// Game judges Mice and Mystics.
type Game struct{}

var _ rules.Game[Setup, State, Action, Event] = Game{}

// course is how a report plays out: each consequence is folded at once, so
// that the next one sees the table as it then is.
type course struct {
	State
	events []Event
}

func (c *course) then(events ...Event) {
	for _, e := range events {
		c.events = append(c.events, e)
		c.State = Game{}.Fold(c.State, e)
	}
}

// need puts something that must be told before everything that is awaited.
func (c *course) need(w Wait) { c.then(Needs{w}) }

// answered takes what was awaited first, and gives it.
func (c *course) answered() Wait {
	w := c.Wait()
	if w.For != NoWait {
		c.then(Answered{})
	}
	return w
}

// Apply lists what follows from a report, whether allowed or waived.
func (Game) Apply(s State, a Action) []Event {
	c := &course{State: s}
	c.report(a)
	c.goOn()
	return c.events
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
		c.then(Told(a))
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
		c.then(Settled(a))
	case Correct:
		c.corrected(a)
	default:
		panic("micemystics: unknown action " + a.Kind())
	}
}

// answer ends what is awaited if it is that.
func (c *course) answer(f Awaited) {
	if c.Wait().For == f {
		c.then(Answered{})
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
		c.then(Greed{On: false})
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
