package picklerick

import (
	"crypto/sha256"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

// BenchmarkRussianTurn also reports a ratio: the time for a plan divided by the time to hash 4 KiB.
func BenchmarkRussianTurn(b *testing.B) {
	for name, house := range map[string]rules.House{
		"by points": nil,
		"by turns":  {JaguarPath.Name: "turns"},
		"by cells":  {JaguarPath.Name: "cells"},
	} {
		b.Run(name, func(b *testing.B) { race(b, crowded(house)) })
	}
	b.Run("open hall", func(b *testing.B) { race(b, drawn(openHall...)) })
	b.Run("shut off from Rick", func(b *testing.B) { race(b, shutOff()) })
}

func crowded(house rules.House) State {
	s := drawn(
		"J .|. . 9 . .",
		"  - o   - w  ",
		"1 . .|2 . o 3",
		"-   -   o   -",
		". 4|. . 5 .|.",
		"  o -   -    ",
		"6 . 7V. 8 . R",
	)
	s.House = house
	return s
}

var openHall = []string{
	"J . 9 . 8 . .",
	"             ",
	"1 . . 2 . . 3",
	"             ",
	". 4 . . 5 . .",
	"             ",
	"6 . 7 . . . R",
}

func shutOff() State {
	s := drawn(
		"J . 9 . 8 . .",
		"             ",
		"1 . . 2 . . 3",
		"             ",
		". 4 . . 5 . #",
		"             ",
		"6 . 7 . . # R",
	)
	s.House = rules.House{SoloNoPath.Name: "approach"}
	return s
}

func race(b *testing.B, s State) {
	require.Len(b, s.Tiles, 28)
	require.Len(b, s.Plan(), 10)
	page := make([]byte, 4096)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		s.Plan()
		n++
	}
	plans := b.Elapsed()
	began := time.Now()
	for range n {
		page[0] = sha256.Sum256(page)[0]
	}
	b.ReportMetric(float64(plans)/float64(time.Since(began)), "ratio")
}
