package infiltrators

import (
	"testing"

	"tablemate/rules/ruletest"
)

func BenchmarkStep(b *testing.B) { ruletest.BenchSteps(b, Game{}, table()) }
