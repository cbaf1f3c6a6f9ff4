package micemystics

func cardCases() []trial { return nil }
