package chezguevara

import (
	_ "embed"

	"tablemate/rules"
)

//go:embed ledger.json
var ledgerJSON []byte

// Ledger lists every rule of the rulebook and every house rule, where it is kept, and
// which cases prove it.
func Ledger() []rules.Covered { return rules.ReadLedger(ledgerJSON) }
