// Package lesson has the record of an invented table for each game, at which people learn the
// commands without the printed game. The steps of a lesson are in package words, in the sentence
// lesson.<game>.
package lesson

import "embed"

// Names are the names in the records: the table's name, then the players' names. If people play in
// Russian, the program replaces them by Russian names.
const Names = "Try Ann Boris Cara"

//go:embed *.jsonl
var records embed.FS

// Record returns the record of a game's lesson, with the actions before the lesson. It returns an
// error if the game has no lesson.
func Record(game string) (string, error) {
	text, err := records.ReadFile(game + ".jsonl")
	return string(text), err
}
