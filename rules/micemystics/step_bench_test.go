package micemystics

import (
	"testing"

	"tablemate/rules/ruletest"
)

func BenchmarkStep(b *testing.B) { ruletest.BenchSteps(b, Game{}, started(wanderings()[0])) }
