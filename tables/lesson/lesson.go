// Package lesson has the record of an invented table for each game, at which people learn the
// commands. The steps of a lesson are in package words, in the sentence lesson.<game>.
package lesson

import "embed"

// Names are the names of the table and the players in the records. In Russian, the program replaces
// them.
const Names = "Try Ann Boris Cara"

//go:embed *.jsonl
var records embed.FS

// Record returns the actions before a game's lesson, or an error if the game has none.
func Record(game string) (string, error) {
	text, err := records.ReadFile(game + ".jsonl")
	return string(text), err
}
