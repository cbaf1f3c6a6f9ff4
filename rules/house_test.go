package rules

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

func TestAHouseRuleIsASwitchOrAWaivedRule(t *testing.T) {
	switches := []*Switch{{Name: "roof", Values: []string{"now", "end"}}, {Name: "cats", Values: []string{"no", "yes"}}}
	known := func(id tables.RuleID) bool { return id == "PR-WIN-01" }
	for _, house := range []House{
		nil, {"roof": "end"}, {"cats": "yes", "roof": "now"}, {"PR-WIN-01": Waived},
	} {
		require.NoError(t, house.Verify(switches, known), house)
	}
	for _, house := range []House{
		{"roof": "never"}, {"cats": ""}, {"roof": Waived}, {"PR-WIN-01": "end"}, {"PR-WIN-02": Waived}, {"dogs": "yes"},
	} {
		require.Error(t, house.Verify(switches, known), house)
	}
}
