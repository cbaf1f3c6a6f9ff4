package picklerick

import (
	"cmp"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// shooterThere checks that the shooter is a Russian figure, and that this figure is on the board.
// Rick's gun symbols pay only for weapon cards (PR-DICE-08).
func shooterThere(s *State, a Shoot) *rules.Violation {
	if !a.Figure.Russian() {
		return book.Against("PR-DICE-08", nil).As("shot")
	}
	return checkPresent(s, a.Figure)
}

// PR-SHOOT-03, PR-SHOOT-05, PR-VENT-09
func shotRange(s *State, a Shoot) *rules.Violation {
	from, there := s.Where(a.Figure)
	if !there || !a.Figure.Russian() || s.inShotRange(from) {
		return nil
	}
	d, cells := from.Toward(s.Rick.Cell)
	if cells != 1 {
		return book.Against("PR-SHOOT-03", rules.Args{"figure": a.Figure.noun(), "cells": from.Steps(s.Rick.Cell)})
	}
	v := book.Against("PR-SHOOT-05", rules.Args{"figure": a.Figure.noun(), "toward": d.noun()})
	if s.Edge(from, d) == parts.Vent || s.Edge(s.Rick.Cell, d.Back()) == parts.Vent {
		v.Also = []ruleID{"PR-VENT-09"}
	}
	return v
}

// An operative shoots once in a turn (PR-SHOOT-06), Jaguar twice (PR-SHOOT-07). Shots by a card do
// not count (PR-OPS-07). A house rule can make them count for Jaguar (PR-AMB-25).
func shotLimit(s *State, a Shoot) *rules.Violation {
	if a.Figure == Jaguar {
		free := a.ByCard && s.House.Is(JaguarCardsExtra, "true")
		if !free && s.Jaguar.Shot >= 2 {
			return book.Against("PR-SHOOT-07", rules.Args{"shots": s.Jaguar.Shot})
		}
		return nil
	}
	if o := s.findSoldier(a.Figure); o != nil && !a.ByCard && o.Shot >= 1 {
		return book.Against("PR-SHOOT-06", rules.Args{"figure": a.Figure.noun()})
	}
	return nil
}

// PR-SHOOT-01, PR-DICE-07
func shotPaid(s *State, a Shoot) *rules.Violation {
	if !a.Figure.Russian() {
		return nil
	}
	if a.ByCard {
		if g := s.Turn.Grant; g == nil || g.Shots == 0 {
			return book.Against("PR-SHOOT-01", nil).As("by_card")
		}
		return nil
	}
	return s.checkPayment(purchase{a.Pay, priceIn(parts.Gun, 1), OnAction, "PR-SHOOT-01"})
}

// checkTargets checks the targets of a weapon card (PR-WPN-01, PR-WPN-02), including range and
// obstacles (PR-SHOOT-08, PR-SHOOT-11). For a beam, it checks that a direction is given.
func checkTargets(s *State, p played) []rules.Violation {
	if p.card.Effect != parts.Weapon {
		return rules.Breaks(s, p, beamAimed)
	}
	if v := cmp.Or(targetsThere(s, p), targetsCount(p), targetsNeighbours(s, p)); v != nil {
		return []rules.Violation{*v}
	}
	var out []rules.Violation
	for _, f := range p.Targets {
		if v := s.Misses(p.card, f); v != nil {
			out = append(out, *v)
		}
	}
	return out
}

func weaponRule(c parts.Card) ruleID {
	switch c.ID {
	case "screw-shooter":
		return "PR-WPN-01"
	case "razor-throwers":
		return "PR-WPN-02"
	}
	return "PR-SHOOT-08"
}

func targetsThere(s *State, p played) *rules.Violation {
	for _, f := range p.Targets {
		if !f.Russian() {
			return book.Against(weaponRule(p.card), rules.Args{"figure": f.noun()}).As("target-friend")
		}
		if v := checkPresent(s, f); v != nil {
			return v
		}
	}
	return nil
}

func targetsCount(p played) *rules.Violation {
	for i, f := range p.Targets {
		if slices.Contains(p.Targets[:i], f) {
			return book.Against(weaponRule(p.card), rules.Args{"figure": f.noun()}).As("target-twice")
		}
	}
	targets, most := len(p.Targets), p.card.Targets
	if targets > 0 && (most <= 0 || targets <= most) {
		return nil
	}
	v := book.Against(weaponRule(p.card), rules.Args{"targets": targets, "most": most})
	if targets == 0 {
		return v.As("target-none")
	}
	return v.As("target-count")
}

// A house rule forbids razor-throwers to hit enemies on two different tiles next to Rick's tile
// (PR-AMB-41).
func targetsNeighbours(s *State, p played) *rules.Violation {
	if p.card.ID != "razor-throwers" || s.House.Is(RazorTwoNeighbours, "true") {
		return nil
	}
	var beside []Cell
	for _, f := range p.Targets {
		if at, _ := s.Where(f); at != s.Rick.Cell {
			beside = append(beside, at)
		}
	}
	if len(beside) == 2 && beside[0] != beside[1] {
		return book.Against("PR-WPN-02", nil).As("neighbours")
	}
	return nil
}

// Misses returns the violation if a weapon card cannot hit an enemy, else nil.
func (s *State) Misses(c parts.Card, f Figure) *rules.Violation {
	at, _ := s.Where(f)
	d, cells := s.Rick.Cell.Toward(at)
	near := c.Range == nil || c.Range.Min <= cells && cells <= c.Range.Max
	if near && s.lineOfSight(s.Rick.Cell, at) {
		return nil
	}
	args := rules.Args{"figure": f.noun(), "cells": s.Rick.Cell.Steps(at)}
	switch {
	case d == NoDir && at != s.Rick.Cell:
		return book.Against(weaponRule(c), args).As("target-askew")
	case !near:
		args["least"], args["most"] = c.Range.Min, c.Range.Max
		return book.Against(weaponRule(c), args).As("target-range")
	case s.ventOnLine(s.Rick.Cell, at):
		return book.Against("PR-SHOOT-11", args)
	}
	v := book.Against(weaponRule(c), args).As("target-wall")
	v.Also = append(slices.Clone(v.Also), "PR-SHOOT-05")
	return v
}

// PR-WPN-04
func beamAimed(_ *State, p played) *rules.Violation {
	if p.card.Effect == parts.Beam && p.Toward == NoDir {
		return book.Against("PR-WPN-04", nil)
	}
	return nil
}

// PR-SHOOT-02
func hurtByCard(s *State, a Hurt) *rules.Violation {
	switch {
	case !a.Figure.Russian():
		return book.Impossible("PR-SHOOT-02", nil).As("rick")
	case a.By == "":
		return book.Against("PR-SHOOT-02", nil).As("by")
	}
	return checkPresent(s, a.Figure)
}

// lineOfSight reports whether two cells see each other. They must be in the same row or column, at
// any distance (PR-LOS-01, PR-LOS-02). Walls, vents and face-down tiles block the line (PR-LOS-03,
// PR-LOS-04, PR-LOS-05). Empty cells block it too, except under a house rule (PR-AMB-06).
func (s *State) lineOfSight(from, to Cell) bool {
	if from == to {
		return true
	}
	d, _ := from.Toward(to)
	if d == NoDir {
		return false
	}
	for c := from; c != to; c = c.To(d) {
		if !s.seesAcross(c, d) {
			return false
		}
	}
	return true
}

// seesAcross reports whether a border lets sight and beams pass.
func (s *State) seesAcross(from Cell, d Dir) bool {
	if s.borderOf(from, d) == Passable {
		return true
	}
	here, there := s.TileOn(from), s.TileOn(from.To(d))
	if s.House.Is(EmptyBlocksSight, "true") || here != nil && there != nil {
		return false
	}
	return openOrEmpty(here, d) && openOrEmpty(there, d.Back())
}

// openOrEmpty treats a nil tile as an empty cell. The caller has checked that a house rule lets
// sight pass empty cells (PR-AMB-06).
func openOrEmpty(t *Tile, d Dir) bool {
	return t == nil || t.Face == Up && t.Edges.At(d) == parts.Open
}

// Watchers lists the enemies that see Rick. In the solo game, the automated enemies are listed too
// (PR-SOLO-14). Each listed enemy reduces Rick's reroll by one die, even if two are on the same
// tile (PR-REROLL-03).
func (s *State) Watchers() []Figure {
	var out []Figure
	for _, f := range s.Enemies() {
		at, _ := s.Where(f)
		if at == s.Rick.Cell && s.House.Is(SameTileSees, "false") {
			continue // PR-AMB-07
		}
		if s.lineOfSight(at, s.Rick.Cell) {
			out = append(out, f)
		}
	}
	return out
}

// Allowance returns the number of dice that the side on turn may reroll. For Rick, it is four minus
// the number of enemies that see him. For the Russians, it is the number of operatives, at most
// four (PR-REROLL-02, PR-REROLL-04, PR-REROLL-06, PR-AMB-10).
func (s *State) Allowance() int {
	if s.Turn.Side == SeatRussians {
		return min(parts.Dice, len(s.Operatives))
	}
	return max(0, parts.Dice-len(s.Watchers()))
}

// PR-SHOOT-03, PR-SHOOT-05
func (s *State) inShotRange(from Cell) bool {
	if from == s.Rick.Cell {
		return true
	}
	d, cells := from.Toward(s.Rick.Cell)
	return cells == 1 && s.borderOf(from, d) == Passable
}

// ventOnLine reports whether the first obstacle on a line is a vent.
func (s *State) ventOnLine(from, to Cell) bool {
	d, _ := from.Toward(to)
	for c := from; c != to; c = c.To(d) {
		if s.seesAcross(c, d) {
			continue
		}
		return s.Edge(c, d) == parts.Vent || s.Edge(c.To(d), d.Back()) == parts.Vent
	}
	return false
}

// Beamed lists every enemy that a beam from Rick's tile hits, up to the first obstacle (PR-WPN-04,
// PR-WPN-05, PR-WPN-06). If the minimum range is 1, enemies on Rick's own tile are not hit.
func (s *State) Beamed(c parts.Card, d Dir) []Figure {
	reach := parts.Range{Min: 1, Max: 6}
	if c.Range != nil {
		reach = *c.Range
	}
	var out []Figure
	at := s.Rick.Cell
	for cells := 0; cells <= reach.Max && d != NoDir; cells++ {
		if cells >= reach.Min {
			out = append(out, s.enemiesOn(at)...)
		}
		if !s.seesAcross(at, d) {
			break
		}
		at = at.To(d)
	}
	return out
}

func (s *State) enemiesOn(c Cell) []Figure {
	var out []Figure
	for _, f := range s.Enemies() {
		if at, _ := s.Where(f); at == c {
			out = append(out, f)
		}
	}
	return out
}
