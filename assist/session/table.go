package session

import (
	"io"

	"tablemate/rules"
	"tablemate/tables"
)

// Table is one game ready to be played, with its types hidden. Host makes one.
type Table interface {
	// Game is the game's name on the command line and in the journal.
	Game() string
	// Rulebook is what the lookup searches.
	Rulebook() *tables.Rulebook
	// Switches are the game's open questions.
	Switches() []rules.Switch
	// Play runs a sitting until the game is over or people pause.
	Play(Sitting) error
	// Show draws the standing state of a recorded game, or writes it as JSON.
	Show(Reading, io.Writer) error
	// Log tells a recorded game turn by turn, struck turns struck through.
	Log(Reading, io.Writer) error
	// Check judges a recorded game again.
	Check(Reading) ([]Finding, error)
	// Verify proves a recorded game: its chain, its replay and its dice.
	Verify(Reading) (Proof, error)
	// Automa decides for the automated opponent in the position read.
	Automa(io.Reader) (any, error)
	// Schema is the JSON Schema of setup, actions, events, state and journal.
	Schema() ([]byte, error)
}

// Finding is one violation in a recorded game.
type Finding struct {
	Line   int             `json:"line"`
	Rule   tables.RuleID   `json:"rule"`
	Level  rules.Level     `json:"level"`
	Also   []tables.RuleID `json:"also,omitempty"`
	Waived bool            `json:"waived,omitempty"` // people saw it and recorded it anyway
	House  bool            `json:"house,omitempty"`  // a house rule of this table allows it
	Args   rules.Args      `json:"args,omitempty"`
	Text   string          `json:"text"`
}
