package micemystics

import "slices"

func tableCases() []trial {
	return slices.Concat(
		setupCases(), captureCases(), rescueCases(), endCases(), conditionCases(), effectCases(), campaignCases(),
	)
}
