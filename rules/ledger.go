package rules

import (
	"encoding/json"

	"tablemate/tables"
)

// Covered is one row of a game's ledger: how one rule of its rulebook is kept,
// and which cases prove that it is.
type Covered struct {
	ID       tables.RuleID   `json:"id"`
	Kind     tables.Kind     `json:"kind"`
	Enforced []string        `json:"enforced"`           // file: name of what keeps it
	Allowed  []string        `json:"allowed,omitempty"`  // actions that it leaves alone
	Refused  []string        `json:"refused,omitempty"`  // actions that break it
	Follows  []string        `json:"follows,omitempty"`  // what it makes follow
	Examples []tables.RuleID `json:"examples,omitempty"` // of the rulebook, where it is at work
}

// Cases is how many cases prove the rule.
func (c Covered) Cases() int { return len(c.Allowed) + len(c.Refused) + len(c.Follows) }

// ReadLedger reads the rows of an embedded ledger.json. It panics when the file
// is none, for then the program itself was built wrong.
func ReadLedger(text []byte) []Covered {
	var rows []Covered
	if err := json.Unmarshal(text, &rows); err != nil {
		panic("rules: a ledger that cannot be read: " + err.Error())
	}
	return rows
}
