package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Awaited is the kind of a [Wait], such as a die, an action or a choice.
type Awaited string

// The kinds of [Wait]. If a Wait is for a die or for trophies, [Game.Next] returns Cardboard
// instead of a player. Any other Wait needs the action of a player.
const (
	NoWait      Awaited = ""
	ForSettle   Awaited = "settle"   // an objection to an activity or a looting
	ForSlack    Awaited = "slack"    // the die of an activity (CG-ACT-05)
	ForArrival  Awaited = "arrival"  // the die of a recruited person (CG-REC-07)
	ForExposure Awaited = "exposure" // the die of the accused (CG-EXPO-03)
	ForVerdict  Awaited = "verdict"  // an objection to the result of an exposure roll
	ForAction   Awaited = "action"   // the accuser's action after an exposure (CG-EXPO-07)
	ForDice     Awaited = "dice"     // a die of a raid (CG-RAID-09)
	ForTrophies Awaited = "trophies" // the trophy cards of a raid (CG-TROPHY-01)
	ForPick     Awaited = "pick"
	ForSecond   Awaited = "second"   // who picks a trophy second (CG-TROPHY-06)
	ForFeed     Awaited = "feed"     // the meal of a moocher (CG-MOOCH-02)
	ForExchange Awaited = "exchange" // an exchange of rank cards after a demotion (CG-DEMO-04)
	ForSleep    Awaited = "sleep"    // the loss of a sleep card (CG-NOISE-02)
	ForClaim    Awaited = "claim"    // a cancel card that could prevent a victory (CG-AMB-37)
	ForPhase    Awaited = "phase"    // the next action of the active player
)

// Wait is something that the game waits for, such as a die. Seat is the player who must act; Nobody
// means any player. Line is the number of the [Line] that caused the Wait.
type Wait struct {
	For  Awaited
	Seat rules.Seat
	Line int
	Card parts.CardID // the moocher who must be fed
}

// Waits lists what the game waits for. The list begins with a claim of victory and due actions
// ([Owed]). It continues with what each [Play] waits for, and ends with the active player's next
// action. Due actions and plays are listed from the latest to the earliest. After the game, the
// list is empty.
func (s *State) Waits() []Wait {
	if s.Result != nil {
		return nil
	}
	var out []Wait
	if len(s.Claims) > 0 {
		out = append(out, Wait{For: ForClaim, Seat: s.Claims[0].Seat, Line: s.Claims[0].Line})
	}
	for i := len(s.Owed) - 1; i >= 0; i-- {
		out = append(out, s.Owed[i].wait())
	}
	for i := range slices.Backward(s.Plays) {
		if w := s.waitOf(&s.Plays[i]); w.For != NoWait {
			out = append(out, w)
		}
	}
	return append(out, Wait{For: ForPhase, Seat: s.Turn.Seat})
}

func (s *State) waitOf(p *Play) Wait {
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

// The method `awaits` returns the first Wait that has one of the given kinds and matches `line` and
// `seat`. If there is none, it returns the zero Wait. Line 0 matches any line, and the seat Nobody
// matches any seat.
func (s *State) awaits(line int, seat rules.Seat, for_ ...Awaited) Wait {
	for _, w := range s.Waits() {
		his := seat == rules.Nobody || w.Seat == seat || w.Seat == rules.Nobody
		// an exchange also matches the line of the exposure that led to w.Line
		exposed := w.For == ForExchange && s.line(w.Line).On == line
		if his && (line == 0 || w.Line == line || exposed) && slices.Contains(for_, w.For) {
			return w
		}
	}
	return Wait{}
}

// awaitedBy returns the first Wait that an action can answer. If the action names a line, only
// Waits of that line count. A Feed can answer Waits of any line.
func (s *State) awaitedBy(a Action) Wait {
	on, _ := answered(a)
	seat := rules.Nobody
	switch a := a.(type) {
	case Roll:
		return s.dieOf(a)
	case Feed:
		return s.feedOf(a)
	case Exchange, DropSleep:
		seat = Speaker(a)
	}
	return s.awaits(on, seat, momentOf(a).answers...)
}

// dieOf returns the Wait that a roll answers. In a raid, the players may roll in any order.
func (s *State) dieOf(a Roll) Wait {
	w := s.awaits(a.On, a.Seat, a.when().answers...)
	if raid := s.Raid; w.For == NoWait && raid != nil && s.raidWait().For == ForDice &&
		slices.Contains(s.toRoll(), a.Seat) {
		return s.awaits(a.On, rules.Nobody, ForDice)
	}
	return w
}

func (s *State) feedOf(a Feed) Wait {
	for _, w := range s.Waits() {
		if w.For == ForFeed && w.Seat == a.Seat && (a.Feeder == parts.NoCard || a.Feeder == w.Card) {
			return w
		}
	}
	return Wait{}
}

// onOf returns the line that an action answers, or 0. If the action names no line, onOf searches
// for it.
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

// FirstWait returns the first element of the list that Waits returns. After the game, it returns
// the zero Wait.
func (s *State) FirstWait() Wait {
	if all := s.Waits(); len(all) > 0 {
		return all[0]
	}
	return Wait{}
}

// Choices lists the cards or players from which a player must choose. If the Wait needs no choice,
// it returns nil.
func (s *State) Choices(w Wait) []rules.Noun {
	switch w.For {
	case ForFeed:
		return cardNouns(s.meals(w.Seat, w.Card))
	case ForSleep:
		return cardNouns(s.sleeping(w.Seat))
	case ForExchange:
		return seatNouns(s.partners(w.Seat))
	case ForAction, ForVerdict:
		return cardNouns(s.followUps(w))
	case ForPick:
		return cardNouns(s.pickable(w.Seat))
	case ForSecond:
		others := s.after(s.Raid.Leader)
		return seatNouns(others[:len(others)-1])
	}
	return nil
}

// Answer returns the action by which a player makes the given choice. A person who is chosen after
// an exposure goes to the accuser's tent.
func (w Wait) Answer(choice rules.Noun) Action {
	card, seat := parts.CardID(choice.ID), rules.Seat(choice.ID)
	switch w.For {
	case ForFeed:
		return Feed{Seat: w.Seat, Feeder: w.Card, Card: card, On: w.Line}
	case ForSleep:
		return DropSleep{Seat: w.Seat, Card: card, On: w.Line}
	case ForExchange:
		return Exchange{Seat: w.Seat, With: seat, On: w.Line}
	case ForPick:
		return Pick{Seat: w.Seat, Card: card, On: w.Line}
	case ForSecond:
		return Second{Seat: seat, On: w.Line}
	}
	if card == parts.GloriousLeader {
		return Bring{Seat: w.Seat, On: w.Line}
	}
	return Transfer{Seat: w.Seat, Card: card, To: w.Seat, On: w.Line}
}
