// Package lesson holds a game record for each game, with an invented table. People learn the game's
// commands at that table, without a box. The steps of a lesson are in package words, as the
// sentence lesson.<game>.
package lesson

import "embed"

// Names lists the names in the records that are replaced for each language. The first is the name
// of the table. The others are the names of the players.
const Names = "Try Ann Boris Cara"

//go:embed *.jsonl
var records embed.FS

// Record returns the record of a game's table: the actions before the lesson. It returns an error
// if the game has no record.
func Record(game string) (string, error) {
	text, err := records.ReadFile(game + ".jsonl")
	return string(text), err
}
