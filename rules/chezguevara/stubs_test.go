package chezguevara

func setupCases() []trial   { return nil }
func turnCases() []trial    { return nil }
func recruitCases() []trial { return nil }
func leaveCases() []trial   { return nil }
func rankCases() []trial    { return nil }
func raidCases() []trial    { return nil }
func exposeCases() []trial  { return nil }
func winCases() []trial     { return nil }
func cancelCases() []trial  { return nil }
func orderCases() []trial   { return nil }
func moocherCases() []trial { return nil }
func houseCases() []trial   { return nil }
