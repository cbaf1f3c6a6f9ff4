package lookup

import (
	"math"
	"slices"
	"strings"
)

// What a piece of words run together costs: the cheapest way to cut is taken.
const (
	costStop   = 5.0 // a word of every sentence
	costKnown  = 6.0 // one that the rules use
	costLetter = 7.0 // a word of one letter

	shortestJoined = 6 // letters; shorter tokens are not cut
	longestJoined  = 60
)

// lettersAlone are the words of one letter, shortWords those of two that a piece may be.
const (
	lettersAlone = "aiвкосуяи"
	shortWords   = " am an as at be by do go he if in is it me my no of on or so to up us we во да до ее её за из их ко ли мы на не ни но он от по со то ты "
)

// cut returns the words that were run together in a token: whoshootsfirst. None where it is
// not made of known ones.
func (x reader) cut(token string) []string {
	letters := []rune(token)
	if len(letters) < shortestJoined || len(letters) > longestJoined {
		return nil
	}
	cost, from := make([]float64, len(letters)+1), make([]int, len(letters)+1)
	for end := 1; end <= len(letters); end++ {
		cost[end] = math.Inf(1)
		for start := range end {
			if sum := cost[start] + x.pieceCost(string(letters[start:end]), end-start); sum < cost[end] {
				cost[end], from[end] = sum, start
			}
		}
	}
	if math.IsInf(cost[len(letters)], 1) {
		return nil
	}
	var words []string
	for end := len(letters); end > 0; end = from[end] {
		words = append(words, string(letters[from[end]:end]))
	}
	slices.Reverse(words)
	return words
}

// pieceCost returns what a piece of that many letters costs, infinite for no word.
func (x reader) pieceCost(piece string, letters int) float64 {
	switch {
	case letters == 1 && strings.Contains(lettersAlone, piece):
		return costLetter
	case letters == 2 && strings.Contains(shortWords, " "+piece+" "):
		return costStop
	case letters < 3:
		return math.Inf(1)
	case x.isStop(piece):
		return costStop
	case x.knows(piece):
		return costKnown
	}
	return math.Inf(1)
}
