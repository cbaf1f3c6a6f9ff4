package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// layingOf maps a party item to the rule for laying it. takenBackBy maps a party item to the rule
// for taking it back. The disguise is never laid.
var (
	layingOf = map[parts.PartyItem]tables.RuleID{
		parts.Hook: "MM-HOOK-01", parts.Fork: "MM-FORK-01", parts.Grape: "MM-GRAPE-01",
	}
	takenBackBy = map[parts.PartyItem]tables.RuleID{
		parts.Hook: "MM-HOOK-06", parts.Fork: "MM-FORK-06", parts.Grape: "MM-AMB-81",
	}
)

// layMoment changes the violation for a token that is laid at the wrong time. The violated rule
// becomes the token's own rule, such as MM-HOOK-01.
func layMoment(a Action, v *rules.Violation) *rules.Violation {
	lay, ok := a.(Lay)
	if id, known := layingOf[lay.Item]; ok && known && v != nil {
		v.Also = append(slices.Clone(v.Also), v.Rule)
		v.Rule = id
	}
	return v
}

// MM-PARTY-01, MM-HOOK-01, MM-FORK-01, MM-GRAPE-01, MM-DISG-01
func (c *mouseJudge) lay(a Lay) {
	switch id := layingOf[a.Item]; {
	case a.Item == parts.Disguise:
		c.against("MM-DISG-01", "disguise-laid")
	case id == "":
		c.impossible("MM-PARTY-02", "no-such-item")
	case !slices.Contains(c.Stash, a.Item):
		c.against(id, "not-in-stash")
	}
	from, to := c.me.At, Nowhere
	if a.To != nil {
		to = c.placeSpot(from.Room, *a.To)
	}
	elsewhere, where := a.At != "" && a.At != from.Space, Spot{from.Room, a.At}.Noun()
	switch a.Item {
	case parts.Hook:
		if elsewhere {
			c.against("MM-HOOK-02", "laid-elsewhere", "space", where)
		}
		c.layHook(a, from, to)
	case parts.Fork:
		if elsewhere {
			c.against("MM-FORK-02", "laid-elsewhere", "space", where)
		}
		if c.isWater(from) {
			c.against("MM-FORK-03", "fork-in-water")
		}
	case parts.Grape:
		c.layGrape(a, from, to)
	}
}

// layHook requires that the far end of the hook and line is on another space of the tile
// (MM-HOOK-03). The near end is on the mouse's space (MM-HOOK-02). Only one end may be in water
// (MM-HOOK-04). The line may cross red lines and gaps between pipes, but not walls and black areas.
// Under a house rule, only the length of the real token counts (MM-AMB-51).
func (c *mouseJudge) layHook(a Lay, from, to Spot) {
	r := c.Room(from.Room)
	switch {
	case a.To == nil:
		c.against("MM-HOOK-03", "hook-end-unsaid")
		return
	case to == from:
		c.against("MM-HOOK-03", "hook-end-here")
	case to.Room != from.Room:
		c.against("MM-HOOK-03", "hook-on-other-tile", "room", tileSide(from.Room))
	case r != nil && r.Mapped() && !r.onMap(to.Space):
		c.offMap("MM-HOOK-03", to)
	}
	if c.isWater(from) && (a.To.Water || c.isWater(to)) {
		c.against("MM-HOOK-04", "hook-in-water")
	}
	if !c.House.Is(HookReach, "anywhere") && from.Room == to.Room && to.Space != "" && c.lineOfSight(from, to) == No {
		c.against("MM-AMB-51", "hook-through-wall", "space", to.Noun())
	}
}

func (c *mouseJudge) offMap(rule tables.RuleID, at Spot) {
	cause, args := missingSpace(at, rules.Args{})
	c.judge(against(rule, cause, args), nil)
}

// layGrape requires an adjacent space without figures (MM-GRAPE-01). Tokens and water on the space
// are no obstacle (MM-AMB-55).
func (c *mouseJudge) layGrape(a Lay, from, to Spot) {
	switch {
	case a.To == nil:
		c.against("MM-GRAPE-01", "grape-unsaid")
	case a.To.With != NoFigure || len(c.FiguresOn(to)) > 0 || c.FoesOn(to) > 0:
		c.against("MM-GRAPE-01", "grape-on-figures", "space", to.Noun())
	case to.Space != "" && c.adjacent(from, to) == No:
		c.against("MM-GRAPE-01", "grape-far", "space", to.Noun())
	}
}

// takeBack requires that the mouse is at the token (MM-HOOK-06, MM-FORK-06). A grape can be taken
// back only under a house rule (MM-AMB-81).
func (c *mouseJudge) takeBack(a TakeBack) {
	c.hasAction()
	switch id := takenBackBy[a.Item]; {
	case id == "":
		c.impossible("MM-PARTY-02", "no-such-item")
	case a.Item == parts.Grape && c.House.Is(GrapePickUp, "no"):
		c.against(id, "grape-stays")
	case !c.liesOn(a.Item, c.At(a.Mouse)):
		c.against(id, "not-at-token")
	}
}

// liesOn reports whether an item is on a spot. The hook and line is on two spots, one at each end.
func (s *State) liesOn(item parts.PartyItem, at Spot) bool {
	l := s.findToken(item)
	return l != nil && at != Nowhere && (l.At == at || l.To != "" && Spot{l.At.Room, l.To} == at)
}

// catapult requires that the thrown mouse starts on the fork's space (MM-FORK-04). The target space
// must have room (MM-CAP-01, MM-AMB-52) and be in sight (MM-FORK-05).
func (c *mouseJudge) catapult(a Catapult) {
	c.hasAction()
	from, flies := c.At(a.Mouse), c.Mouse(a.Passenger)
	to, r := c.placeSpot(from.Room, a.To), c.Room(from.Room)
	switch who := a.Passenger.Noun(); {
	case flies == nil:
		c.against("MM-FORK-04", "stranger", "figure", who)
	case !c.liesOn(parts.Fork, from):
		c.against("MM-FORK-04", "not-at-fork", "passenger", who)
	case a.Passenger == a.Mouse:
		c.against("MM-FORK-04", "throws-itself", "passenger", who)
	case flies.At != from:
		c.against("MM-FORK-04", "passenger-elsewhere", "passenger", who)
	}
	switch {
	case to == from:
		c.against("MM-FORK-04", "lands-here")
	case to.Room != from.Room:
		c.against("MM-FORK-04", "lands-on-other-tile", "room", tileSide(from.Room))
	case r != nil && r.Mapped() && !r.onMap(to.Space):
		c.offMap("MM-FORK-04", to)
	}
	if flies != nil && to.Space != "" && flies.At != to && !a.To.Wide && !c.fits(to, false) {
		c.judge(against("MM-CAP-01", "space-full", placeArgs(a.Passenger, to)), nil)
	}
	if flies != nil && flies.At.Room == to.Room && to.Space != "" && c.lineOfSight(flies.At, to) == No {
		c.against("MM-FORK-05", "landing-unseen", "mouse", a.Passenger.Noun(), "space", to.Noun())
	}
}

// The method `launch` requires that the fork is on the mouse's space and the grape is in the stash
// (MM-GRAPE-05). The mouse needs no weapon. The target must be on the same tile, in sight or not
// (MM-GRAPE-06). Under a house rule, foes next to the mouse must be attacked first (MM-AMB-54).
func (c *mouseJudge) launch(a Launch) {
	c.hasAction()
	switch {
	case !c.liesOn(parts.Fork, c.At(a.Mouse)):
		c.against("MM-GRAPE-05", "not-at-fork")
	case !slices.Contains(c.Stash, parts.Grape):
		c.against("MM-GRAPE-05", "not-in-stash", "item", partyItem(parts.Grape))
	}
	switch at, target := c.At(a.Target), a.Target.Noun(); {
	case at == Nowhere:
		c.impossible("MM-GRAPE-06", "target-gone", "target", target)
	case c.Mouse(a.Target) != nil:
		c.against("MM-GRAPE-06", "target-mouse", "target", target)
	case at.Room != c.At(a.Mouse).Room:
		c.against("MM-GRAPE-06", "other-tile", "target", target)
	}
	if !c.House.Is(GrapeRangedRules, "free") {
		c.nearFirst(a.Target, "MM-AMB-54")
	}
}

// checkWear returns a violation if people use a disguise that has no effect. A disguise works only
// against rat warriors (MM-DISG-02) that an encounter card brings (MM-DISG-01). It does not work in
// a surge (MM-DISG-04).
func checkWear(s *State, a Wear) (out []rules.Violation) {
	add := func(rule tables.RuleID, cause string) { out = append(out, *against(rule, cause, nil)) }
	switch w := s.Wait(); {
	case !a.Wear:
	case s.Surging || w.Source == BySurge:
		add("MM-DISG-04", "disguise-in-surge")
	case !slices.Contains(s.Stash, parts.Disguise):
		add("MM-DISG-01", "no-disguise")
	case !slices.ContainsFunc(w.Squads, s.disguiseHolds):
		add("MM-DISG-02", "nobody-fooled")
	}
	return out
}

// MM-GRAPE-07, MM-GRAPE-09
func checkToss(_ *State, a Toss) []rules.Violation {
	if !slices.Contains(Landings, a.Side) {
		return []rules.Violation{*impossible("MM-GRAPE-07", "grape-side", rules.Args{"side": string(a.Side)})}
	}
	return nil
}

func (r *resolver) applyItems(a Action) {
	switch a := a.(type) {
	case Lay:
		r.applyLay(a)
	case TakeBack:
		if r.Turn.spendAction(ItemDeed); slices.Contains(parts.PartyItems, a.Item) {
			r.returnItem(a.Item, takenBackBy[a.Item])
		}
	case Catapult:
		r.applyCatapult(a)
	case Launch:
		r.Turn.spendAction(BattleDeed)
		r.Turn.noteAttack(a.Target)
		r.awaitFirst(Wait{For: ForToss, Who: a.Mouse, Against: a.Target, To: r.At(a.Target)})
	case Toss:
		r.applyToss(a)
	}
}

// applyLay lays an item. The fork or one end of the hook goes on the mouse's space (MM-FORK-02,
// MM-HOOK-02), unless people reported another space. The grape or the other end of the hook goes
// where people choose (MM-GRAPE-01, MM-HOOK-03).
func (r *resolver) applyLay(a Lay) {
	laid := Laid{Item: a.Item, At: r.At(a.Mouse)}
	if a.At != "" {
		laid.At.Space = a.At
	}
	if _, known := layingOf[a.Item]; !known || r.Room(laid.At.Room) == nil {
		return
	}
	if a.To != nil {
		switch to := r.resolvePlace(laid.At.Room, *a.To); a.Item {
		case parts.Hook:
			laid.To = to.Space
		case parts.Grape:
			laid.At = to
		}
	}
	r.layToken(laid)
}

// applyCatapult moves the thrown mouse to any space of the tile (MM-FORK-04). By default, the mouse
// must roll if a mousetrap is on this space (MM-AMB-52, MM-AMB-56).
func (r *resolver) applyCatapult(a Catapult) {
	r.Turn.spendAction(ItemDeed)
	room := r.At(a.Mouse).Room
	if r.Mouse(a.Passenger) == nil || r.Room(room) == nil {
		return
	}
	to := r.resolvePlace(room, a.To)
	r.moveFigure(a.Passenger, to)
	r.testTrapPlaced(a.Passenger)
}

// applyToss applies the result of throwing the grape. A smashed grape attacks the figures on its
// space (MM-GRAPE-07) and is removed (MM-GRAPE-08). A whole grape knocks down small figures
// (MM-GRAPE-09) and stays (MM-GRAPE-10).
func (r *resolver) applyToss(a Toss) {
	if r.Wait().For != ForToss {
		return
	}
	w := r.takeWait()
	victims := r.splashed(w.To)
	if a.Side == Smashed {
		r.removeItem(parts.Grape, "MM-GRAPE-08")
		r.rollDefences(w.Who, 1, victims)
		return
	}
	for _, f := range victims {
		if !r.isLarge(f) && f != Brodie {
			r.setCondition(f, Down, true, "MM-GRAPE-09")
		}
	}
	if r.Room(w.To.Room) != nil {
		r.note("item-lies", "MM-GRAPE-10", r.located(rules.Args{"item": partyItem(parts.Grape)}, w.To))
		r.layToken(Laid{Item: parts.Grape, At: w.To, Thrown: true})
	}
}

// splashed returns the figures that a grape hits (MM-GRAPE-06). By default, it does not hit large
// figures (MM-AMB-53).
func (s *State) splashed(at Spot) []Name {
	out := append(s.MiceOn(at), s.foesWhere(func(o Spot) bool { return o == at })...)
	if s.House.Is(GrapeHitsLarge, "true") {
		return out
	}
	return slices.DeleteFunc(out, s.isLarge)
}

// leaveItems removes the items on a tile that the party leaves. It shuffles the cards of these
// items into the search deck (MM-HOOK-07, MM-FORK-07, MM-AMB-67). Under a house rule, a grape stays
// on its space (MM-AMB-74).
func (r *resolver) leaveItems(room string) {
	if r.House.Is(GrapeLeftBehind, "stays") {
		r.removeItems(room, parts.Grape)
	} else {
		r.removeItems(room)
	}
}

func (r *resolver) removeItems(room string, but ...parts.PartyItem) {
	for _, laid := range r.Laid {
		if laid.At.Room == room && !slices.Contains(but, laid.Item) {
			r.removeItem(laid.Item, "MM-AMB-67")
		}
	}
}

func (s *State) legalItems(m *Mouse) []Action {
	if len(s.Laid)+len(s.Stash) == 0 {
		return nil
	}
	var out []Action
	mouse, r := m.Name(), s.Room(m.At.Room)
	for _, item := range parts.PartyItems {
		if s.liesOn(item, m.At) {
			out = s.addIfClean(out, TakeBack{Mouse: mouse, Item: item})
		}
	}
	if slices.Contains(s.Stash, parts.Fork) {
		out = s.addIfClean(out, Lay{Mouse: mouse, Item: parts.Fork})
	}
	if s.liesOn(parts.Fork, m.At) && slices.Contains(s.Stash, parts.Grape) {
		for _, foe := range s.foesOnBoard() {
			out = s.addIfClean(out, Launch{Mouse: mouse, Target: foe})
		}
	}
	if !r.Mapped() && slices.Contains(s.Stash, parts.Hook) {
		out = s.addIfClean(out, Lay{Mouse: mouse, Item: parts.Hook, To: &Place{}})
	}
	for _, space := range r.Map.Spaces {
		to := Place{Space: space.ID}
		for _, item := range []parts.PartyItem{parts.Hook, parts.Grape} {
			if slices.Contains(s.Stash, item) {
				out = s.addIfClean(out, Lay{Mouse: mouse, Item: item, To: &to})
			}
		}
		for _, other := range s.MiceOn(m.At) {
			if s.liesOn(parts.Fork, m.At) && s.Turn.Deed == NoDeed {
				out = s.addIfClean(out, Catapult{Mouse: mouse, Passenger: other, To: to})
			}
		}
	}
	return out
}
