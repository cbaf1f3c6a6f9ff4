// Package lesson has one record for each game. The record describes an invented table, at which
// people learn the commands. The text of the lesson is the sentence lesson.<game> of the package
// `words`.
package lesson

import "embed"

// Names holds the name of the table, followed by the names of the players. The records use these
// names. If the language is Russian, the program replaces them by Russian names.
const Names = "Try Ann Boris Cara"

//go:embed *.jsonl
var records embed.FS

// Record returns the record with which a game's lesson begins. If the game has no lesson, it
// returns an error.
func Record(game string) (string, error) {
	text, err := records.ReadFile(game + ".jsonl")
	return string(text), err
}
