package picklerick

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// tileKnown: a tile has one of three colours, and each side is open, a wall or
// a wall with a vent (PR-TILE-01, PR-TILE-03).
func tileKnown(_ *State, a Reveal) *rules.Violation {
	if !a.Tile.Colour.Known() {
		return book.Impossible("PR-TILE-03", nil)
	}
	if !a.Tile.turnedTo(North).known() {
		return book.Impossible("PR-TILE-01", nil)
	}
	return nil
}

// tileSummon: a tile calls some number of operatives, or none (PR-TILE-05).
func tileSummon(_ *State, a Reveal) *rules.Violation {
	if a.Tile.Summon < 0 || a.Tile.Summon > parts.Operatives {
		return book.Impossible("PR-TILE-05", rules.Args{"summon": a.Tile.Summon})
	}
	return nil
}

// tileArrow: the arrow, or the vent, decides how the tile lies; any other way
// is a mistake of the hand (PR-TILE-04, PR-VENT-05, PR-VENT-06).
func tileArrow(s *State, a Reveal) *rules.Violation {
	if a.Arrow == NoDir || a.Arrow == s.arrow(a) {
		return nil
	}
	args := rules.Args{"arrow": a.Arrow.noun(), "right": s.arrow(a).noun()}
	if s.alignsVents(a.Tile) {
		return book.Against("PR-VENT-06", args).As("arrow")
	}
	return book.Against("PR-TILE-04", args)
}

// tileVent: of several vents one that exists adjoins (PR-VENT-06, PR-AMB-16).
func tileVent(s *State, a Reveal) *rules.Violation {
	if a.Vent != "" && s.alignsVents(a.Tile) && !slices.Contains(a.Tile.Vents(), a.Vent) {
		return book.Against("PR-VENT-06", rules.Args{"part": partNoun(a.Vent)}).As("vent")
	}
	return nil
}

// tileArrowSide: a wall across the way in is not to be expected (PR-AMB-15).
func tileArrowSide(_ *State, a Reveal) *rules.Violation {
	if a.Tile.Near == parts.Wall || a.Tile.Near == parts.Vent {
		return book.Unusual("PR-AMB-15", nil)
	}
	return nil
}

// revealRelocates: tokens on the board move for a tile's summons only when the
// supply is used up (PR-OPS-05), and when alone only by a house rule (PR-AMB-38).
func revealRelocates(s *State, a Reveal) *rules.Violation {
	if len(a.Relocate) > 0 && s.Mode.Alone() && s.House.Is(SoloRelocate, "false") {
		v := book.Against("PR-AMB-38", rules.Args{"supply": s.Supply()})
		if needless := s.checkRelocation(a.Tile.Summon, a.Relocate); needless != nil {
			v.Also = append(slices.Clone(v.Also), needless.Rule)
		}
		return v
	}
	return s.checkRelocation(a.Tile.Summon, a.Relocate)
}

// checkRelocation: the supply first, and from the board no more than are
// missing (PR-OPS-04, PR-OPS-05, PR-AMB-27).
func (s *State) checkRelocation(summon int, relocate []Figure) *rules.Violation {
	missing := max(0, summon-s.Supply())
	if len(relocate) > missing {
		return book.Against("PR-OPS-05", rules.Args{"supply": s.Supply(), "missing": missing, "named": len(relocate)})
	}
	for i, f := range relocate {
		if s.findSoldier(f) == nil || slices.Contains(relocate[:i], f) {
			return book.Impossible("PR-OPS-02", rules.Args{"figure": f.noun()}).As("relocate")
		}
	}
	return nil
}
