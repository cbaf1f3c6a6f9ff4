package picklerick

import (
	"testing"

	"tablemate/rules/ruletest"
)

func BenchmarkStep(b *testing.B) {
	for _, mode := range Modes {
		b.Run(string(mode), func(b *testing.B) { ruletest.BenchSteps(b, Game{}, opening(mode, ToTheRight)) })
	}
}
