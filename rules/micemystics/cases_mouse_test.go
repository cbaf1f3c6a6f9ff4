package micemystics

func mouseCases() []trial { return nil }
