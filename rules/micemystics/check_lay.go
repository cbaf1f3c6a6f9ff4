package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// layingOf is the rule that lets a token be laid; there is none for the disguise.
var layingOf = map[parts.PartyItem]tables.RuleID{parts.Hook: "MM-HOOK-01", parts.Fork: "MM-FORK-01", parts.Grape: "MM-GRAPE-01"}

// layable: in a mouse's own turn its player lays a token from the stash
// (MM-HOOK-01, MM-FORK-01, MM-GRAPE-01); the disguise is used otherwise (MM-DISG-01).
func layable(s *State, a Lay) *rules.Violation {
	args := func() rules.Args { return rules.Args{"mouse": a.Mouse.Noun(), "item": partyItem(a.Item)} }
	id, known := layingOf[a.Item]
	switch {
	case a.Item == parts.Disguise:
		return against("MM-DISG-01", "disguise-laid", args())
	case !known:
		return impossible("MM-PARTY-02", "no-such-item", args())
	case !slices.Contains(s.Stash, a.Item):
		return against(id, "not-in-stash", args())
	}
	return nil
}

// layMoment turns the violation of laying a token out of its mouse's turn into one
// of the rule that lets it be laid.
func layMoment(a Action, v *rules.Violation) *rules.Violation {
	lay, ok := a.(Lay)
	if id, known := layingOf[lay.Item]; ok && known && v != nil {
		v.Also = append(slices.Clone(v.Also), v.Rule)
		v.Rule = id
	}
	return v
}

// laidHere: the fork and one end of the hook lie on the space of the mouse
// (MM-FORK-02, MM-HOOK-02).
func laidHere(s *State, a Lay) *rules.Violation {
	id := map[parts.PartyItem]tables.RuleID{parts.Hook: "MM-HOOK-02", parts.Fork: "MM-FORK-02"}[a.Item]
	if id == "" || a.At == "" || a.At == s.At(a.Mouse).Space {
		return nil
	}
	return against(id, "laid-elsewhere", rules.Args{"mouse": a.Mouse.Noun(), "item": partyItem(a.Item), "space": Spot{s.At(a.Mouse).Room, a.At}.Noun()})
}

// layTarget returns where the hook's other end or the grape goes.
func (s *State) layTarget(a Lay) Spot {
	if a.To == nil {
		return Nowhere
	}
	return s.placeSpot(s.At(a.Mouse).Room, *a.To)
}

// hookEnd: the other end lies on another space of the same tile (MM-HOOK-03).
func hookEnd(s *State, a Lay) *rules.Violation {
	if a.Item != parts.Hook {
		return nil
	}
	from, to := s.At(a.Mouse), s.layTarget(a)
	r := s.findRoom(from.Room)
	switch {
	case a.To == nil:
		return against("MM-HOOK-03", "hook-end-unsaid", mouseArgs(a.Mouse))
	case to == from:
		return against("MM-HOOK-03", "hook-end-here", mouseArgs(a.Mouse))
	case to.Room != from.Room:
		return against("MM-HOOK-03", "hook-on-other-tile", withArgs(mouseArgs(a.Mouse), "room", tileSide(from.Room)))
	case r != nil && r.Mapped() && !r.onMap(to.Space):
		cause, args := missingSpace(to, mouseArgs(a.Mouse))
		return against("MM-HOOK-03", cause, args)
	}
	return nil
}

// hookDry: one end at least is on a space without water (MM-HOOK-04).
func hookDry(s *State, a Lay) *rules.Violation {
	if a.Item == parts.Hook && a.To != nil && s.isWater(s.At(a.Mouse)) && (a.To.Water || s.isWater(s.layTarget(a))) {
		return against("MM-HOOK-04", "hook-in-water", mouseArgs(a.Mouse))
	}
	return nil
}

// hookWalls: the line goes over red lines and the gaps between pipes, not over
// walls and black areas, unless a house rule says that it goes as far as the token
// reaches (MM-AMB-51).
func hookWalls(s *State, a Lay) *rules.Violation {
	if a.Item != parts.Hook || a.To == nil || s.House.Is(HookReach, "anywhere") {
		return nil
	}
	from, to := s.At(a.Mouse), s.layTarget(a)
	if from.Room == to.Room && to.Space != "" && s.lineOfSight(from, to) == No {
		return against("MM-AMB-51", "hook-through-wall", rules.Args{"mouse": a.Mouse.Noun(), "space": to.Noun()})
	}
	return nil
}

// forkDry: no fork on water (MM-FORK-03).
func forkDry(s *State, a Lay) *rules.Violation {
	if a.Item == parts.Fork && s.isWater(s.At(a.Mouse)) {
		return against("MM-FORK-03", "fork-in-water", mouseArgs(a.Mouse))
	}
	return nil
}

// grapeSpace: the grape is laid on a neighbouring space without figures, be
// there tokens or water (MM-GRAPE-01, MM-AMB-55).
func grapeSpace(s *State, a Lay) *rules.Violation {
	if a.Item != parts.Grape {
		return nil
	}
	from, to := s.At(a.Mouse), s.layTarget(a)
	switch {
	case a.To == nil:
		return against("MM-GRAPE-01", "grape-unsaid", mouseArgs(a.Mouse))
	case a.To.With != NoFigure || len(s.FiguresOn(to)) > 0 || s.FoesOn(to) > 0:
		return against("MM-GRAPE-01", "grape-on-figures", withArgs(mouseArgs(a.Mouse), "space", to.Noun()))
	case to.Space != "" && s.adjacent(from, to) == No:
		return against("MM-GRAPE-01", "grape-far", withArgs(mouseArgs(a.Mouse), "space", to.Noun()))
	}
	return nil
}

// takenBackBy is the rule by which a token is taken back; none is for the disguise.
var takenBackBy = map[parts.PartyItem]tables.RuleID{parts.Hook: "MM-HOOK-06", parts.Fork: "MM-FORK-06", parts.Grape: "MM-AMB-81"}

// takenBack: from a space with an end of the hook or with the fork (MM-HOOK-06,
// MM-FORK-06); a grape only where a house rule says so (MM-AMB-81).
func takenBack(s *State, a TakeBack) *rules.Violation {
	args := func() rules.Args { return rules.Args{"mouse": a.Mouse.Noun(), "item": partyItem(a.Item)} }
	id := takenBackBy[a.Item]
	switch {
	case id == "":
		return impossible("MM-PARTY-02", "no-such-item", args())
	case a.Item == parts.Grape && s.House.Is(GrapePickUp, "no"):
		return against(id, "grape-stays", args())
	case !s.liesOn(a.Item, s.At(a.Mouse)):
		return against(id, "not-at-token", args())
	}
	return nil
}

// liesOn reports whether a party item's token lies on a spot, with either end.
func (s *State) liesOn(item parts.PartyItem, at Spot) bool {
	l := s.findToken(item)
	return l != nil && at != Nowhere && (l.At == at || l.To != "" && Spot{l.At.Room, l.To} == at)
}
