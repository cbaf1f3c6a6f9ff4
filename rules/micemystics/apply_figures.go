package micemystics

import (
	"slices"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// moveFigure moves a figure otherwise than by what its own turn brings: as a card
// or a chapter says, thrown, or by a mouse that walks. A walk of the mouse on turn
// over its tile needs no note.
func (r *resolver) moveFigure(figure Name, to Spot) {
	mouse := r.findMouse(figure) != nil
	switch {
	case figure == Brodie:
		r.moveCat(to, "")
		return
	case mouse && r.At(figure).Room != to.Room:
		r.note("moved-room", "", r.located(rules.Args{"figure": figure.Noun(), "room": tileSide(to.Room)}, to))
	case !mouse || !r.onTurn(figure):
		r.note("moved", "", r.located(rules.Args{"figure": figure.Noun()}, to))
	}
	r.setSpot(figure, to)
}

// moveCat puts Brodie on a spot by that rule.
func (r *resolver) moveCat(to Spot, rule tables.RuleID) {
	r.note("cat-moved", rule, r.located(rules.Args{"figure": Brodie.Noun(), "from": r.At(Brodie).Noun()}, to))
	r.setSpot(Brodie, to)
}

// setSpot puts a figure on a spot and forgets the place that it left.
func (s *State) setSpot(figure Name, to Spot) {
	from := s.At(figure)
	defer s.watchFull(from, to)()
	switch {
	case figure == Brodie:
		s.Cat = &to
	case s.findMouse(figure) != nil:
		s.changeMouse(figure).At = to
		if from.Room != to.Room && from != Nowhere && to != Nowhere {
			s.Entry = to
		}
	default:
		s.changeMinion(figure).At = to
	}
	if from.Room != to.Room && s.House.Is(SearchBan, "visit") {
		s.changeMouse(figure).Searched = nil // MM-AMB-29
	}
	s.forgetPlace(from)
}

// woundArgs returns what a note about a figure's wounds mentions: how many it
// takes, all that it has now, and its life if that is known.
func (s *State) woundArgs(figure Name, count int) rules.Args {
	args := rules.Args{"figure": figure.Noun(), "count": count}
	if m := s.findMouse(figure); m != nil {
		args["wounds"] = m.Wounds + m.Poison
		if !m.Hero.Lacks(parts.HeroValues) {
			args["life"] = m.Hero.Life
		}
	}
	if m := s.findMinion(figure); m != nil {
		args["wounds"] = m.Wounds
		if t := s.Type(m.Type); t != nil && t.Life > 0 {
			args["life"] = t.Life
		}
	}
	return args
}

// setCondition gives a figure a condition or takes it away; of minions the record
// keeps only whether they lie.
func (r *resolver) setCondition(figure Name, what Condition, on bool, rule tables.RuleID) {
	id := "relieved-"
	if on {
		id = "afflicted-"
	}
	r.note(id+string(what), rule, rules.Args{"figure": figure.Noun()})
	if r.findMouse(figure) == nil {
		if what == Down {
			r.changeMinion(figure).Down = on
		}
		return
	}
	m := r.changeMouse(figure)
	switch what {
	case Stunned:
		m.Stunned = on
	case Webbed:
		m.Webbed = on
	case Charmed:
		m.Charmed = on
	case Down:
		m.Down = on
	}
}

// returnMouse brings a captured mouse back.
func (r *resolver) returnMouse(mouse Name, to Spot, rule tables.RuleID) {
	r.note("rescued", rule, r.located(rules.Args{"mouse": mouse.Noun()}, to))
	r.changeMouse(mouse).Captured = false
	r.setSpot(mouse, to)
}

// removeFigure takes a minion or Brodie off the board.
func (s *State) removeFigure(figure Name) {
	at := s.At(figure)
	defer s.watchFull(at)()
	if figure == Brodie {
		s.Cat = nil
	}
	s.Minions = slices.DeleteFunc(s.Minions, func(m Minion) bool { return m.Name == figure })
	s.Turn.removeFigure(figure)
	if s.Turn.Acting == figure {
		s.Turn.Acting = NoFigure
	}
	s.forgetPlace(at)
}

// forgetPlace forgets a place that the record named once no figure stands and no
// token lies there, because nobody could say which place it was.
func (s *State) forgetPlace(at Spot) {
	if !strings.HasPrefix(string(at.Space), "?") {
		return
	}
	r := s.findRoom(at.Room)
	if r == nil || s.occupied(at) || r.findSpace(at.Space).Spawn {
		return
	}
	r = s.changeRoom(at.Room)
	r.Places = slices.DeleteFunc(slices.Clone(r.Places), func(p parts.Space) bool { return p.ID == at.Space })
	r.Traps = without(r.Traps, at.Space)
	r.Facts = slices.DeleteFunc(slices.Clone(r.Facts), func(f Fact) bool {
		return f.Between[0] == at.Space || f.Between[1] == at.Space
	})
}

// occupied reports whether a figure stands or a token lies on a spot.
func (s *State) occupied(at Spot) bool {
	if len(s.FiguresOn(at)) > 0 || s.Cat != nil && *s.Cat == at {
		return true
	}
	return slices.ContainsFunc(s.Laid, func(l Laid) bool {
		return l.At == at || l.At.Room == at.Room && l.To == at.Space
	})
}

// changeMouse returns a mouse to be changed; one of no state if there is none, so
// that no action can break the record.
func (s *State) changeMouse(name Name) *Mouse {
	if m := s.findMouse(name); m != nil {
		return m
	}
	return &Mouse{}
}

// changeMinion returns a minion to be changed; one of no state if there is none.
func (s *State) changeMinion(name Name) *Minion {
	if m := s.findMinion(name); m != nil {
		return m
	}
	return &Minion{}
}
