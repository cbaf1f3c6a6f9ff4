package rules

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

var pebbles = Book{
	Prefix:   "PB-",
	Switches: []*Switch{{Name: "last_loses", Rule: "PB-AMB-02", Values: []string{"false", "true"}}},
	Wider:    [][]tables.RuleID{{"PB-TAKE-01", "PB-TURN-01"}},
}

func TestABreachNamesItsLevelAndTheWiderRules(t *testing.T) {
	args := Args{"face": 3}
	also := []tables.RuleID{"PB-TURN-01"}
	require.Equal(t, &Violation{Note: Note{Rule: "PB-TAKE-01", Args: args}, Level: Against, Also: also}, pebbles.Against("PB-TAKE-01", args))
	require.Equal(t, &Violation{Note: Note{Rule: "PB-TAKE-01", Args: args}, Level: Unusual, Also: also}, pebbles.Unusual("PB-TAKE-01", args))
	require.Equal(t, &Violation{Note: Note{Rule: "PB-TAKE-02"}, Level: Impossible}, pebbles.Impossible("PB-TAKE-02", nil))
}

func TestPeopleSettleWhatTheRulebookAsks(t *testing.T) {
	for name, c := range map[string]struct {
		name, value string
		can         bool
	}{
		"an open question by one of its answers":     {"last_loses", "true", true},
		"an open question by another word":           {"last_loses", "maybe", false},
		"a question that nobody asks":                {"first_loses", "true", false},
		"a rule that is waived":                      {"PB-TAKE-01", Waived, true},
		"a rule that is taken back into force":       {"PB-TAKE-01", InForce, true},
		"a rule by a word":                           {"PB-TAKE-01", "maybe", false},
		"a rule of another rulebook that is waived":  {"PR-MOVE-01", Waived, false},
		"an open question that is taken into force":  {"last_loses", InForce, false},
		"a rule of another rulebook back into force": {"PR-MOVE-01", InForce, false},
	} {
		t.Run(name, func(t *testing.T) {
			found := pebbles.CheckHouseRule("PB-AMB-01", c.name, c.value)
			if c.can {
				require.Empty(t, found)
				return
			}
			require.Equal(t, []Violation{{Note: Note{Rule: "PB-AMB-01", Args: Args{"name": c.name, "value": c.value}}, Level: Impossible}}, found)
		})
	}
}

func TestEachRuleSaysAtMostOneThingInItsOrder(t *testing.T) {
	says := func(rule tables.RuleID) Rule[int, int] {
		return func(heap *int, taken int) *Violation {
			if taken <= *heap {
				return nil
			}
			return pebbles.Against(rule, nil)
		}
	}
	heap := 3
	require.Nil(t, Breaks(&heap, 3, says("PB-TAKE-02"), says("PB-TAKE-01")))
	found := Breaks(&heap, 4, says("PB-TAKE-02"), says("PB-TAKE-01"))
	require.Len(t, found, 2)
	require.Equal(t, tables.RuleID("PB-TAKE-02"), found[0].Rule)
	require.Equal(t, tables.RuleID("PB-TAKE-01"), found[1].Rule)
}
