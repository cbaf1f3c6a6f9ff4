package chezguevara

import (
	"maps"
	"slices"
	"strconv"

	"tablemate/rules"
)

// resolver makes the table of the lines: one line after the other, on a copy of its
// own, with the notes of what follows. By is the line that cancels the present one,
// 0 where none does.
type resolver struct {
	State
	n, by int
	quiet bool   // nothing is noted
	was   []Owed // what was due before the lines are gone through anew
	notes []rules.Note
}

// note adds a note: the id of a sentence, the rule at work, and what the sentence
// mentions. The line that caused it is named in all of them (CG-TURN-05), with how deep it
// lies in the others.
func (r *resolver) note(id string, rule ruleID, mentioned ...any) {
	if r.quiet {
		return
	}
	args := rules.Args{"line": LineNoun(r.n), "level": r.Level(r.n)}
	maps.Copy(args, mention(mentioned...))
	r.notes = append(r.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

// told returns the state and its notes. Each says besides how much slack whoever it is about
// has after all of them, and which cards the lines laid that it mentions.
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

// laidWith lists the cards that lines of this turn laid.
func (s *State) laidWith(lines []rules.Noun) []rules.Noun {
	out := []rules.Noun{}
	for _, line := range lines {
		n, _ := strconv.Atoi(line.ID)
		if p := s.play(n); p != nil && len(p.Cards) > 0 {
			out = append(out, cardNouns(p.Cards)...)
		} else if _, cards := playedBy(s.line(n).Action); cards != nil {
			out = append(out, cardNouns(cards)...)
		}
	}
	return out
}

// Apply returns the state after an action, allowed or not, and the notes of what
// followed. A cancel card makes the table of this turn anew, without what it
// cancels; all else goes on from the table as it is.
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

// finished returns the state and its notes once victory is judged; the lines begin anew with a
// turn.
func (r *resolver) finished(before *State) (State, []rules.Note) {
	r.closeClaims()
	if r.Turn.Number != before.Turn.Number {
		r.Before, r.Lines, r.Knew = r.Table, nil, nil
	}
	return r.told()
}

// replay makes the table of all lines of this turn, from the one before them. Who claims
// victory is left to be judged on it.
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

// step makes one line happen. A line that hangs on a cancelled one only costs its
// card; one that tells what nobody awaits does nothing.
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

// answeredWait returns what a line answers. Who announced a raid card may begin with
// the dice.
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
