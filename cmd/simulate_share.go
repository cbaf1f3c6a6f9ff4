package cmd

import (
	"errors"
	"fmt"
)

// share is one part of a simulation: number of parts, counted from 1. Another
// program may run the parts in any order and on any machines.
type share struct{ number, parts int }

var wholeShare = share{1, 1}

// String, Set and Type let cobra read it, as in 2/4.
func (s *share) String() string { return fmt.Sprintf("%d/%d", s.number, s.parts) }

// Set reads it.
func (s *share) Set(text string) error {
	var n share
	var rest string
	if got, _ := fmt.Sscanf(text, "%d/%d%s", &n.number, &n.parts, &rest); got != 2 || n.number < 1 || n.number > n.parts {
		return errors.New("no share")
	}
	*s = n
	return nil
}

// Type names it.
func (*share) Type() string { return "i/n" }

// of returns which games of each pairing are in the share. The games of a pairing
// stay together as far as the shares are of one size, so that it is worked out in as
// few of them as possible; neighbours, which are alike, go to different shares.
func (s *share) of(pairings, games int) []stretch {
	all := pairings * games
	first, last := portion(all, s.number-1, s.parts), portion(all, s.number, s.parts)
	out := make([]stretch, pairings)
	for i, at := range dealt(pairings, s.parts) {
		out[at] = stretch{max(first-i*games, 0), min(last-i*games, games)}
	}
	return out
}

// dealt returns the numbers below all as they lie when they are dealt to so many
// piles, one pile after the other.
func dealt(all, piles int) []int {
	out := make([]int, 0, all)
	for pile := range min(all, piles) {
		for i := pile; i < all; i += piles {
			out = append(out, i)
		}
	}
	return out
}

// portion returns about all·i/n, and all of it for n/n, also where the product is too big for an int.
func portion(all, i, n int) int { return all/n*i + all%n*i/n }

// stretch is a row of games: from the first one to before the last one.
type stretch struct{ first, last int }
