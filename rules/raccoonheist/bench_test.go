package raccoonheist

import (
	"testing"

	"tablemate/rules/ruletest"
	parts "tablemate/tables/raccoonheist"
)

func BenchmarkStep(b *testing.B) {
	for _, mode := range Modes {
		b.Run(string(mode), func(b *testing.B) {
			u := Setup{Mode: mode, Owner: Owner{Keeper: Person}, Players: make([]Player, 1), Row: parts.Locations}
			ruletest.BenchSteps(b, Game{}, started(u))
		})
	}
}
