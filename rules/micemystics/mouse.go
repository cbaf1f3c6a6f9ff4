package micemystics

import (
	"cmp"
	"maps"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// mouseJudge collects the violations of a mouse's action. Each violation names the mouse. If the
// action concerns another figure, a card or a party item, the violation also names that figure,
// card or item.
type mouseJudge struct {
	*State
	me    *Mouse
	did   byMouse
	found []rules.Violation
}

// The list `more` has further arguments for the violation, in pairs such as "cheese", 3.
func (c *mouseJudge) judge(v *rules.Violation, more []any) {
	args, named := rules.Args{}, []string{"mouse", "with", "target", "card", "item"}
	for _, f := range Forms.Fields()[c.did.Kind()] {
		if said, one := f.Value(c.did).(rules.Noun); one && slices.Contains(named, f.Name) {
			args[f.Name] = said
		}
	}
	for i := 0; i < len(more); i += 2 {
		args[more[i].(string)] = more[i+1]
	}
	maps.Copy(args, v.Args)
	v.Args = args
	c.found = append(c.found, *v)
}

func (c *mouseJudge) against(rule tables.RuleID, cause string, more ...any) {
	c.judge(against(rule, cause, nil), more)
}

func (c *mouseJudge) impossible(rule tables.RuleID, cause string, more ...any) {
	c.judge(impossible(rule, cause, nil), more)
}

// The map `strangers` gives the rule that is broken if the acting mouse is not in the party. Its
// keys are kinds of actions.
var strangers = map[string]tables.RuleID{
	Move{}.Kind(): "MM-MOVE-02", Stand{}.Kind(): "MM-COND-05", Explore{}.Kind(): "MM-EXP-04",
	Flip{}.Kind():  "MM-FLIP-01",
	Share{}.Kind(): "MM-SUPP-01", Equip{}.Kind(): "MM-SUPP-01", LevelUp{}.Kind(): "MM-SUPP-01",
	Power{}.Kind(): "MM-ABIL-01", Use{}.Kind(): "MM-SCARD-13", Drop{}.Kind(): "MM-EQUIP-03",
	Carry{}.Kind(): "MM-CARD-01",
}

func checkMouse(s *State, a byMouse) []rules.Violation {
	c := mouseJudge{State: s, me: s.Mouse(a.mouseName()), did: a}
	if c.me == nil && a.Kind() != (Keep{}).Kind() && a.Kind() != (Trade{}).Kind() {
		return []rules.Violation{*absentFigure(cmp.Or(strangers[a.Kind()], "MM-TURN-01"), a.mouseName())}
	}
	switch a := a.(type) {
	case Move:
		c.move(a)
	case Explore:
		c.explore(a)
	case Flip:
		c.flip(a)
	case Attack:
		c.attack(a)
	case Stand:
		c.stand()
	case Scurry:
		c.scurry()
	case Recover:
		c.recover(a)
	case Search:
		c.search()
	case Keep, Trade:
		c.find()
	case Drop:
		c.drop(a)
	case Share:
		c.free()
		c.share(a)
	case Equip:
		c.equip(a)
	case LevelUp:
		c.free()
		c.levelUp(a)
	case Power:
		c.power(a)
	case Use:
		c.use(a)
	case Carry:
		c.carry(a)
	case Lay:
		c.lay(a)
	case TakeBack:
		c.takeBack(a)
	case Catapult:
		c.catapult(a)
	case Launch:
		c.launch(a)
	}
	return c.found
}

func (c *mouseJudge) offBoard(rule tables.RuleID) { c.impossible(rule, "off-board") }

// A mouse has one action a turn (MM-TURN-01), but none if it is stunned (MM-COND-02).
func (c *mouseJudge) hasAction() bool {
	switch {
	case !c.me.OnBoard():
		c.offBoard("MM-TURN-01")
	case c.Turn.Deed != NoDeed:
		c.against("MM-TURN-01", "deed-spent", "deed", c.Turn.Deed.Noun())
	case c.me.Stunned:
		c.against("MM-COND-02", "stunned")
	default:
		return true
	}
	return false
}

// The method `stand` requires a mouse that is knocked down and can still move (MM-COND-05).
func (c *mouseJudge) stand() {
	switch {
	case !c.me.OnBoard():
		c.offBoard("MM-COND-05")
	case !c.me.Down:
		c.impossible("MM-COND-05", "not-down")
	case c.Turn.Halted || c.Turn.Points == 0:
		c.against("MM-COND-05", "no-points-to-stand", "over", true)
	}
}

// A scurry needs a mouse that has moved (MM-RUN-03) and is not webbed (MM-COND-03). By default,
// standing up counts as a move (MM-AMB-58).
func (c *mouseJudge) scurry() {
	t := &c.Turn
	switch stood := t.HaltedBy == "MM-COND-05" && c.House.Is(ScurryAfterStanding, "forbidden"); {
	case !c.hasAction():
	case c.me.Webbed:
		c.against("MM-COND-03", "webbed")
	case stood:
		c.against("MM-RUN-03", "scurry-after-standing", "stood", true)
	case !t.Moved:
		c.against("MM-RUN-03", "scurry-first", "stood", false)
	}
}

// MM-REC-01. A stunned mouse can take no other action.
func (c *mouseJudge) recover(a Recover) {
	if c.hasAction(); len(c.found) > 0 && c.found[0].Rule == "MM-COND-02" {
		c.found = nil
	}
	switch from := a.fromCondition(c.me); {
	case from == Stunned && c.me.Stunned, from == Webbed && c.me.Webbed:
	case from == NoCondition:
		c.against("MM-REC-01", "recover-nothing")
	default:
		c.against("MM-REC-01", "recover-other", "from", from.Noun())
	}
}

// The method `free` requires that the mouse is on turn (MM-SUPP-01), that no other action is in
// progress (MM-SUPP-03), and that the mouse is not in water (MM-WATER-07). Each kind of free action
// is possible once a turn (MM-SUPP-02), even before the movement roll.
func (c *mouseJudge) free() {
	w, t, mouse, kind := c.Wait(), &c.Turn, c.me.Name(), Free(c.did.Kind())
	no := func(rule tables.RuleID, cause string) { c.against(rule, cause, "free", kind.Noun()) }
	switch {
	case c.onTurn(mouse) && t.Step == FigureStep:
		no("MM-SUPP-01", "free-charmed")
	case !c.onTurn(mouse):
		no("MM-SUPP-01", "free-out-of-turn")
	case t.Step != MouseStep && t.Step != RollStep:
		no("MM-SUPP-01", "free-now")
	case w.For == ForDrop:
		no("MM-EQUIP-02", "pack-first")
	case w.For != NoWait && (w.Purpose != MoveRoll || t.Scurrying):
		no("MM-SUPP-03", "free-interrupts")
	}
	if c.onTurn(mouse) && slices.Contains(t.Freed, kind) {
		no("MM-SUPP-02", "free-twice")
	}
	if r := c.Room(c.me.At.Room); r != nil && r.findSpace(c.me.At.Space).Water {
		no("MM-WATER-07", "free-in-water")
	}
	c.unstunned()
}

// A free action ends a scurry (MM-SUPP-03). Under a house rule, a free action also ends an ordinary
// move (MM-AMB-25).
func (s *State) endsMove() bool {
	t := &s.Turn
	begun := t.Scurrying || t.Moved && s.House.Is(FreeActionInMove, "never")
	return begun && !t.Halted && t.Points > 0
}

// By default, a stunned mouse may take free actions. A house rule forbids this (MM-COND-02,
// MM-AMB-27).
func (c *mouseJudge) unstunned() {
	if c.me.Stunned && c.House.Is(StunnedFreeActions, "forbidden") {
		c.against("MM-COND-02", "stunned-free")
	}
}

// If the mouse has searched a tile side with success, the method `search` forbids another search
// there (MM-SRCH-04). Sides with a special search in the chapter are an exception (MM-AMB-29).
func (c *mouseJudge) search() {
	if c.hasAction(); !slices.Contains(c.me.Searched, c.me.At.Room) {
		return
	}
	if r := c.Room(c.me.At.Room); r == nil || r.Plan.SpecialSearch == "" {
		c.against("MM-SRCH-04", "searched", "room", tileSide(c.me.At.Room))
	}
}

// A card may be kept or traded (MM-SRCH-02) unless it is an event (MM-SCARD-06). The app recognizes
// an event only if people have entered the type of the card.
func (c *mouseJudge) find() {
	switch w := c.Wait(); {
	case c.Search(w.Card).Type == parts.Chance:
		c.against("MM-SCARD-06", "event-kept", "card", searchCard(w.Card))
	case w.Who == NoFigure:
		c.impossible("MM-SRCH-02", "unasked")
	case w.Who != c.did.mouseName():
		c.impossible("MM-SRCH-02", "other-finder", "finder", w.Who.Noun())
	}
}

// If people report the type of the found card, checkFound requires one of the eight types
// (MM-SCARD-01). If people report an empty deck, the discard pile must be empty too. By default,
// discarded cards become a new deck (MM-SRCH-01, MM-AMB-30).
func checkFound(s *State, a Found) (out []rules.Violation) {
	switch {
	case a.Card == nil && len(s.Discard) > 0 && s.House.Is(DeckRunsOut, "reshuffle"):
		out = append(out, *against("MM-SRCH-01", "deck-refilled", rules.Args{"discard": len(s.Discard)}))
	case a.Card != nil && a.Card.Type != "" && !slices.Contains(parts.SearchTypes, a.Card.Type):
		out = append(out, *impossible("MM-SCARD-01", "search-type", rules.Args{"type": string(a.Card.Type)}))
	}
	return out
}

// Standing up uses a whole move (MM-COND-05, MM-AMB-58).
func (r *resolver) applyStand(a Stand) {
	if r.Mouse(a.Mouse) == nil {
		return
	}
	r.beginMove(a.Mouse)
	r.setCondition(a.Mouse, Down, false, "MM-COND-05")
	r.haltMove(a.Mouse, "MM-COND-05")
}

// A stun ends immediately (MM-REC-02). A web needs a roll (MM-REC-03). Under a house rule, one
// action is enough against a stun and a web together (MM-AMB-28).
func (r *resolver) applyRecover(a Recover) {
	m := r.Mouse(a.Mouse)
	if m == nil {
		return
	}
	from, both := a.fromCondition(m), r.House.Is(RecoverBoth, "both")
	r.Turn.spendAction(RecoverDeed)
	if m.Stunned && (from == Stunned || both) {
		r.setCondition(a.Mouse, Stunned, false, "MM-REC-02")
	}
	if m.Webbed && (from == Webbed || both) {
		r.awaitFirst(Wait{For: ForRoll, Purpose: WebRoll, Who: a.Mouse, Dice: 1})
	}
}

// fromCondition returns the condition that the action names. If the action names none, the result
// is Stunned for a mouse that is only stunned, and Webbed for a mouse that is only webbed.
// Otherwise, the result is NoCondition.
func (a Recover) fromCondition(m *Mouse) Condition {
	switch {
	case a.From != NoCondition || m.Stunned == m.Webbed:
		return a.From
	case m.Stunned:
		return Stunned
	}
	return Webbed
}

func (r *resolver) webRolled(w Wait, a Fell) {
	if a.Star <= 0 {
		r.note("web-holds", "MM-REC-03", rules.Args{"mouse": w.Who.Noun()})
		return
	}
	r.setCondition(w.Who, Webbed, false, "MM-REC-03")
}

func (s *State) legalMouse(m *Mouse) []Action {
	mouse := m.Name()
	could := s.possibleMoves(m)
	if m.Down {
		could = append(could, Stand{mouse})
	}
	could = append(could, s.possibleDeeds(m)...)
	var out []Action
	for _, a := range could {
		out = s.addIfClean(out, a)
	}
	return append(out, EndTurn{Mouse: mouse})
}

// Without a map, possibleMoves returns a move to a new place, and a move to each spot with a mouse
// or a minion.
func (s *State) possibleMoves(m *Mouse) []Action {
	if s.Turn.Halted || s.Turn.Points == 0 {
		return nil
	}
	r := s.Room(m.At.Room)
	var out []Action
	for _, id := range s.neighbourSpaces(r, m.At.Space) {
		out = append(out, Move{Mouse: m.Name(), Path: []parts.SpaceID{id}})
	}
	if r.onMap(m.At.Space) {
		return out
	}
	out = append(out, Move{Mouse: m.Name(), To: &Place{}, Points: 1})
	met := []Spot{m.At}
	minions := s.minionsWhere(func(at Spot) bool { return at.Room == r.ID })
	for _, f := range append(s.MiceIn(r.ID), minions...) {
		if at := s.At(f); !slices.Contains(met, at) {
			met = append(met, at)
			out = append(out, Move{Mouse: m.Name(), To: &Place{With: f}, Points: 1})
		}
	}
	return out
}

// Spaces joined by the hook and line are neighbours.
func (s *State) neighbourSpaces(r *Room, from parts.SpaceID) []parts.SpaceID {
	var out []parts.SpaceID
	for _, l := range r.Map.Links {
		switch from {
		case l.A:
			out = append(out, l.B)
		case l.B:
			out = append(out, l.A)
		}
	}
	if hook := s.findToken(parts.Hook); hook != nil && hook.At.Room == r.ID {
		switch from {
		case hook.At.Space:
			out = append(out, hook.To)
		case hook.To:
			out = append(out, hook.At.Space)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func (s *State) possibleDeeds(m *Mouse) []Action {
	if s.Turn.Deed != NoDeed {
		return nil
	}
	out := []Action{Scurry{m.Name()}}
	for _, c := range []Condition{Stunned, Webbed} {
		if m.Has(c) {
			out = append(out, Recover{m.Name(), c})
		}
	}
	return append(out, s.possibleExplores(m)...)
}

func (s *State) possibleExplores(m *Mouse) []Action {
	var out []Action
	for i := range s.Rooms {
		into := &s.Rooms[i]
		if into.ID == m.At.Room {
			continue
		}
		for _, exit := range s.exitsAt(m.At) {
			e := Explore{Mouse: m.Name(), Exit: exit, Into: into.ID}
			doors := s.doorways(e)
			if len(doors) == 0 {
				doors = []parts.SpaceID{""}
			}
			for _, e.To = range doors {
				e.Spread = s.overflow(s.exploreArrival(e))
				out = append(out, e)
			}
		}
	}
	if other := s.otherSide(m.At.Room); other != nil && s.flipAt(m.At) != parts.NoFlip {
		f := Flip{Mouse: m.Name()}
		if spaces := other.flipSpaces(s.flipAt(m.At)); len(spaces) > 0 {
			f.To = spaces[0]
		}
		f.Spread = s.overflow(s.flipArrival(f))
		out = append(out, f)
	}
	return out
}

// overflow returns other spaces for the arriving mice that do not fit on the main space.
func (s *State) overflow(l partyArrival) []Standing {
	room := s.roomForMice(Spot{l.room, l.main})
	if len(l.mice) <= room {
		return nil
	}
	left := l.mice[room:]
	var out []Standing
	for _, sp := range s.Room(l.room).Map.Spaces {
		if sp.ID == l.main || !l.near(sp.ID) {
			continue
		}
		for n := s.roomForMice(Spot{l.room, sp.ID}); n > 0 && len(left) > 0; n-- {
			out, left = append(out, Standing{left[0], sp.ID}), left[1:]
		}
	}
	return out
}
