package micemystics

import (
	"testing"

	"tablemate/rules/ruletest"
)

func TestNonsenseLeadsWhereItLed(t *testing.T) {
	ruletest.Nonsense(t, Game{}, Actions, Switches, cases(), *update)
}
