package micemystics

func battleCases() []trial { return nil }
