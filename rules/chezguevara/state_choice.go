package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// FirstWait returns what is awaited innermost, the zero Wait once the game is over.
func (s *State) FirstWait() Wait {
	if all := s.Waits(); len(all) > 0 {
		return all[0]
	}
	return Wait{}
}

// Choices lists what something awaited can be answered with: cards of a tent or of the
// trophies, or players. Nil where it is a die or a word.
func (s *State) Choices(w Wait) []rules.Noun {
	switch w.For {
	case ForFeed:
		return cardNouns(s.meals(w.Seat, w.Card))
	case ForSleep:
		return cardNouns(s.sleeping(w.Seat))
	case ForExchange:
		return seatNouns(s.partners(w.Seat))
	case ForAction, ForVerdict:
		return s.followUps(w)
	case ForPick:
		return s.pickable(w.Seat)
	case ForSecond:
		others := s.after(s.Raid.Leader)
		return seatNouns(others[:len(others)-1])
	}
	return nil
}

// followUps lists who may be moved out of the tent of the exposed, and the Glorious Leader
// where he may be brought (CG-EXPO-07).
func (s *State) followUps(w Wait) []rules.Noun {
	p := s.play(w.Line)
	out := cardNouns(s.movable(p.To))
	if s.leaderFrom(p.To) != nowhere {
		out = append(out, CardNoun(parts.GloriousLeader))
	}
	return out
}

// pickable lists the trophies that somebody may take, each once: things, and for the
// leader of the raid any (CG-TROPHY-03, CG-TROPHY-09).
func (s *State) pickable(seat rules.Seat) []rules.Noun {
	var out []rules.Noun
	for _, id := range s.Raid.Trophies {
		fits := seat == s.Raid.Leader || s.Card(id).Kind == parts.Thing
		if n := CardNoun(id); fits && !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}

// Player returns whoever sits there, nil for nobody. It must not be changed.
func (s *State) Player(seat rules.Seat) *Player { return s.player(seat) }

// Holds reports whether a card lies in the tent.
func (p *Player) Holds(card parts.CardID) bool { return p.finds(card) >= 0 }

// Play returns the play of a line of this turn, nil for none. It must not be changed.
func (s *State) Play(line int) *Play { return s.play(line) }

// Level returns how deep a line of this turn lies in the others: 0 for what the active
// player does by himself, one more for whatever breaks in on a line or answers one.
func (s *State) Level(line int) int {
	l := s.line(line)
	if l.Action == nil || tells(l.Action) {
		return 0
	}
	if on := l.On; on > 0 && on < line {
		if deeper(l.Action) {
			return s.Level(on) + 1
		}
		return s.Level(on)
	}
	if stepper(l.Action, s.Turn.Seat) != rules.Nobody || laidAlone(l.Action, s.Turn.Seat) {
		return 0
	}
	for i := len(s.Plays) - 1; i >= 0; i-- {
		if p := &s.Plays[i]; p.Line < line && p.By == 0 && p.Waits != NoWait {
			return s.Level(p.Line) + 1
		}
	}
	return 0
}

// deeper reports whether an action breaks in on what it answers.
func deeper(a Action) bool {
	switch a.(type) {
	case Cancel, Order, Revenge:
		return true
	}
	return false
}

// laidAlone reports whether the active player lays a card without being asked.
func laidAlone(a Action, active rules.Seat) bool {
	seat, _ := laidBy(a)
	return seat == active && !deeper(a)
}

// Speaker returns who made an action, Nobody where it does not say.
func Speaker(a Action) rules.Seat {
	if second, ok := a.(Second); ok {
		return second.By
	}
	seat, _ := Forms.Value(a, "seat").(rules.Noun)
	return rules.Seat(seat.ID)
}
