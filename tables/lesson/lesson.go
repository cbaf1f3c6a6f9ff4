// Package lesson holds an invented table of each game, at which people try a turn without a
// box. The steps of a lesson are a sentence of package words: lesson.<game>.
package lesson

import "embed"

// Names are those that stand for others in each language: the table's and the players'.
const Names = "Try Ann Boris Cara"

//go:embed *.jsonl
var records embed.FS

// Record returns the record of a game's table: what was reported before the lesson. An error
// where the game has none.
func Record(game string) (string, error) {
	text, err := records.ReadFile(game + ".jsonl")
	return string(text), err
}
