package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Wait is one thing that is awaited, from whom, and of which line. Seat is Nobody
// where nobody in particular says it.
type Wait struct {
	For  Awaited
	Seat rules.Seat
	Line int
	Card parts.CardID // the moocher who is to be fed
}

// Waits lists what is awaited, the innermost first: a claim of victory, what is due
// at once, then open plays from the latest, and last the active player's turn. It
// is empty once the game is over.
func (s *State) Waits() []Wait {
	if s.Result != nil {
		return nil
	}
	var out []Wait
	if len(s.Claims) > 0 {
		out = append(out, Wait{For: ForClaim, Seat: s.Claims[0].Seat, Line: s.Claims[0].Line})
	}
	for i := len(s.Owed) - 1; i >= 0; i-- {
		o := s.Owed[i]
		out = append(out, Wait{o.For, o.Seat, o.Line, o.Card})
	}
	for i := len(s.Plays) - 1; i >= 0; i-- {
		if w := s.waitOf(&s.Plays[i]); w.For != NoWait {
			out = append(out, w)
		}
	}
	return append(out, Wait{For: ForPhase, Seat: s.Turn.Seat})
}

// waitOf returns what a play waits for.
func (s *State) waitOf(p *Play) Wait {
	if p.By != 0 {
		return Wait{}
	}
	w := Wait{For: p.Waits, Line: p.Line}
	switch p.Waits {
	case ForDice, ForTrophies, ForPick, ForSecond:
		if s.Raid != nil && s.Raid.Line == p.Line {
			return s.raidWait()
		}
		return Wait{}
	case ForExposure:
		w.Seat = p.To
	case ForSlack, ForSettle, ForArrival:
		w.Seat = p.Performer()
	case ForAction:
		w.Seat = p.Seat
	}
	return w
}

// awaits returns the innermost wait for one of these things, of that line where it
// is not 0, and of that seat where one is named; the zero Wait for none.
func (s *State) awaits(line int, seat rules.Seat, for_ ...Awaited) Wait {
	for _, w := range s.Waits() {
		his := seat == rules.Nobody || w.Seat == seat || w.Seat == rules.Nobody
		if his && (line == 0 || w.Line == line) && slices.Contains(for_, w.For) {
			return w
		}
	}
	return Wait{}
}

// awaitedBy returns what an action answers: the line that it names, or the innermost
// that awaits such an answer.
func (s *State) awaitedBy(a Action) Wait {
	on, _ := answered(a)
	seat := rules.Nobody
	switch a := a.(type) {
	case Roll:
		return s.dieOf(a)
	case Feed:
		return s.feedOf(a)
	case Exchange:
		seat = a.Seat
	case DropSleep:
		seat = a.Seat
	}
	return s.awaits(on, seat, deeds[a.Kind()].answers...)
}

// dieOf returns what a die is awaited for. In a raid nobody waits for those before him.
func (s *State) dieOf(a Roll) Wait {
	if w := s.awaits(a.On, a.Seat, deeds[a.Kind()].answers...); w.For != NoWait || !s.rollsYet(a.Seat) {
		return w
	}
	return s.awaits(a.On, rules.Nobody, ForDice)
}

// feedOf returns the feeding that an action answers.
func (s *State) feedOf(a Feed) Wait {
	for _, w := range s.Waits() {
		if w.For == ForFeed && w.Seat == a.Seat && (a.Feeder == parts.NoCard || a.Feeder == w.Card) {
			return w
		}
	}
	return Wait{}
}

// onOf returns the line that an action answers, for its line: what people told, or
// what it answers by what is awaited; 0 where there is no such line.
func (s *State) onOf(a Action) int {
	on, answers := answered(a)
	switch {
	case on < 0 || on > len(s.Lines):
		return 0
	case !answers || on != 0:
		return on
	}
	switch a := a.(type) {
	case Order:
		if p := s.replaceable(); p != nil {
			return p.Line
		}
		return 0
	case Revenge:
		if s.Right != nil && s.Right.Seat == a.Seat {
			return s.Right.Line
		}
		return 0
	case Cancel, Effect:
		return 0
	}
	if w := s.awaitedBy(a); w.For != NoWait || a.Kind() != (Roll{}).Kind() {
		return w.Line
	}
	if p := s.raidAnnounced(); p != nil {
		return p.Line
	}
	return 0
}

// raidAnnounced returns a raid to which nobody has objected yet; its first die says that
// nobody does. Nil for none.
func (s *State) raidAnnounced() *Play {
	if p := s.replaceable(); p != nil && p.Waits == ForSettle && s.Card(p.Card).Is(parts.Raid) {
		return p
	}
	return nil
}

// replaceable returns the play that an abuse of rank would replace, nil for none.
func (s *State) replaceable() *Play {
	for i := len(s.Plays) - 1; i >= 0; i-- {
		if s.Plays[i].Replaceable() {
			return &s.Plays[i]
		}
	}
	return nil
}
