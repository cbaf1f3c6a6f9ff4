package micemystics

import "slices"

func mouseCases() []trial { return slices.Concat(diceCases()) }
