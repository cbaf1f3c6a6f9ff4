package infiltrators

import (
	"slices"

	"tablemate/rules"
	"tablemate/rules/infiltrators/deals"
	parts "tablemate/tables/infiltrators"
)

// Board is what is crossed out on the hint board before a suspect.
type Board struct {
	Suits   []parts.Suit
	Numbers []int
}

// Board returns what the hints by a seat's suspect let people cross out
// (IN-BOARD-02): every suit and every number in which no card agrees with all of
// them (IN-AMB-21). Guesses and cards in sight elsewhere do not count. False:
// there is no board, because nobody holds a suspect there (IN-BOARD-01) or because
// people play without (IN-BOARD-06).
func (s *State) Board(seat rules.Seat) (Board, bool) {
	if s.NoBoards || !s.holder(seat) {
		return Board{}, false
	}
	if s.House.Is(BoardLogic, "direct") {
		return s.directBoard(s.agentOf(seat).Hints), true
	}
	return s.combinedBoard(seat), true
}

// combinedBoard returns what all hints together exclude.
func (s *State) combinedBoard(seat rules.Seat) Board {
	left := s.hintSet(seat)
	return s.board(
		func(suit parts.Suit) bool {
			return slices.ContainsFunc(left, func(c parts.Card) bool { return c.Suit() == suit })
		},
		func(n int) bool { return slices.ContainsFunc(left, func(c parts.Card) bool { return c.Number() == n }) },
	)
}

// board returns the suits and numbers of the mission that are not possible.
func (s *State) board(suit func(parts.Suit) bool, number func(int) bool) Board {
	var out Board
	for _, x := range s.Suits {
		if !suit(x) {
			out.Suits = append(out.Suits, x)
		}
	}
	for n := s.Mission.Range().Min; n <= s.Mission.Range().Max; n++ {
		if !number(n) {
			out.Numbers = append(out.Numbers, n)
		}
	}
	return out
}

// hintSet lists the cards that agree with all hints by a suspect and are not one
// of them.
func (s *State) hintSet(seat rules.Seat) []parts.Card {
	var out []parts.Card
	hints := s.agentOf(seat).Hints
	for _, c := range s.Deck() {
		differs := func(h LaidHint) bool { return h.Card == c || deals.Common(h.Card, c) != (h.Lies == Upright) }
		if !slices.ContainsFunc(hints, differs) && (!c.Special() || s.specialSuspects()) {
			out = append(out, c)
		}
	}
	return out
}

// directBoard returns what each hint excludes by itself: a sideways one its suit
// and all numbers that it has something in common with, an upright special card
// all other suits.
func (s *State) directBoard(hints []LaidHint) Board {
	excludes := func(f func(LaidHint) bool) bool { return slices.ContainsFunc(hints, f) }
	return s.board(
		func(suit parts.Suit) bool {
			return !excludes(func(h LaidHint) bool {
				return h.Lies == Sideways && h.Card.Suit() == suit || h.Lies == Upright && h.Card.Special() && h.Card.Suit() != suit
			})
		},
		func(n int) bool {
			return !excludes(func(h LaidHint) bool {
				return h.Lies == Sideways && slices.Contains(deals.Corner(h.Card.Number(), n, n), n)
			})
		},
	)
}
