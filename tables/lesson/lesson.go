// Package lesson has one record for each game. People learn the commands at the invented table of
// this record. The text of a lesson, with its steps, is in package words, as the sentence
// lesson.<game>.
package lesson

import "embed"

// Names holds the name of the table, followed by the names of the players. The records use these
// names. In Russian, the program replaces them.
const Names = "Try Ann Boris Cara"

//go:embed *.jsonl
var records embed.FS

// Record returns the record with which a game's lesson begins. If the game has no lesson, it
// returns an error.
func Record(game string) (string, error) {
	text, err := records.ReadFile(game + ".jsonl")
	return string(text), err
}
