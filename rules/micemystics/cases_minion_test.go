package micemystics

func minionCases() []trial { return nil }
