package chezguevara

import (
	"maps"
	"slices"
	"strconv"

	"tablemate/rules"
)

// resolver computes a new state from the lines of the turn, and collects notes.
type resolver struct {
	State
	n     int    // the current line
	by    int    // the line that cancels the current line, or 0
	quiet bool   // if true, `note` adds no notes
	was   []Owed // what was due before the replay
	notes []rules.Note
}

// CG-TURN-05
func (r *resolver) note(id string, rule ruleID, mentioned ...any) {
	if r.quiet {
		return
	}
	args := rules.Args{"line": LineNoun(r.n), "level": r.Level(r.n)}
	maps.Copy(args, mention(mentioned...))
	r.notes = append(r.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

// tellTotals adds the present slack of the players to the notes that name them. It is called before
// a consequence that changes their slack once more.
func (r *resolver) tellTotals() {
	for _, n := range r.notes {
		for name, what := range maps.Clone(n.Args) {
			_, told := n.Args[name+"_then"]
			if seat, one := what.(rules.Noun); one && seat.Kind == NounSeat && !told {
				n.Args[name+"_then"] = r.Total(rules.Seat(seat.ID))
			}
		}
	}
}

// told returns the state and the notes. If a note names a player, the method adds the player's slack
// after the action. Each note belongs to a line. If the note also names another line, the method
// adds the cards that were played in that other line.
func (r *resolver) told() (State, []rules.Note) {
	for _, n := range r.notes {
		for name, what := range maps.Clone(n.Args) {
			seat, one := what.(rules.Noun)
			lines, several := what.([]rules.Noun)
			switch {
			case one && seat.Kind == NounSeat:
				n.Args[name+"_total"] = r.Total(rules.Seat(seat.ID))
			case one && seat.Kind == NounLine && name != "line":
				n.Args[name+"_cards"] = r.laidWith([]rules.Noun{seat})
			case several && name == "rests":
				n.Args[name+"_cards"] = r.laidWith(lines)
			}
		}
	}
	return r.State, r.notes
}

func (s *State) laidWith(lines []rules.Noun) []rules.Noun {
	out := []rules.Noun{}
	for _, line := range lines {
		n, _ := strconv.Atoi(line.ID)
		_, cards := playedBy(s.line(n).Action)
		out = append(out, cardNouns(cards)...)
	}
	return out
}

// Apply returns the state after an action, even a forbidden one. After a cancel card, it replays
// the turn without the cancelled actions.
func (g Game) Apply(s State, a Action) (State, []rules.Note) {
	if mend, ok := a.(Mend); ok {
		return s.mended(mend)
	}
	r := &resolver{State: s}
	if tells(a) && r.Knew == nil {
		r.Knew = &Known{s.House, s.Ranks, s.Cards}
	}
	r.Lines = append(slices.Clip(s.Lines), Line{Action: a, On: s.onOf(a)})
	if c, ok := a.(Cancel); ok && c.On > 0 && c.On < len(r.Lines) {
		r.replay()
		r.tellUndone(&s)
		r.claim()
	} else {
		r.Table = s.Table.clone()
		r.step(len(r.Lines))
	}
	return r.finished(&s)
}

func (r *resolver) finished(before *State) (State, []rules.Note) {
	r.closeClaims()
	if r.Turn.Number != before.Turn.Number {
		r.Before, r.Lines, r.Knew = r.Table, nil, nil
	}
	return r.told()
}

func (r *resolver) replay() {
	claims := r.Claims
	r.was = r.Owed
	r.Table = r.Before.clone()
	r.Claims = claims
	if r.Knew != nil {
		r.House, r.Ranks, r.Cards = r.Knew.House, r.Knew.Ranks, r.Knew.Cards
	}
	r.quiet = true
	for n := 1; n <= len(r.Lines); n++ {
		r.step(n)
	}
	r.quiet = false
}

// step applies line n. If line n depends on a cancelled line, the cards of line n are only
// discarded. An answer has no effect if the game does not wait for it.
func (r *resolver) step(n int) {
	l := r.Lines[n-1]
	r.n, r.by = n, r.canceller(n)
	if r.by != 0 && r.standsAnyway(n) {
		r.by = 0
	}
	r.shutWindows(l.Action)
	if r.fallen(n) {
		r.spend(l.Action)
		return
	}
	r.endRight(l.Action)
	if actorInTurn(l.Action, r.Turn.Seat) != rules.Nobody {
		r.settleOpen()
		r.enter(phaseOf(l.Action, r.Turn.Phase))
	}
	if answers := momentOf(l.Action).answers; answers == nil {
		l.Action.act(r, Wait{})
	} else if w := r.answeredWait(l, answers); w.For != NoWait {
		l.Action.act(r, w)
	}
	r.payDue()
}

// answeredWait returns the Wait that a line answers. A die for an announced raid shows that nobody
// objected to the raid. In this case, answeredWait first begins the raid.
func (r *resolver) answeredWait(l Line, answers []Awaited) Wait {
	if p := r.raidAnnounced(); p != nil && p.Line == l.On && l.Action.Kind() == (Roll{}).Kind() {
		r.settle(p, Resolve{})
	}
	feed, feeds := l.Action.(Feed)
	switch {
	case l.On == 0:
		return r.awaitedBy(l.Action)
	case feeds:
		return r.feedOf(feed)
	}
	return r.awaits(l.On, rules.Nobody, answers...)
}
