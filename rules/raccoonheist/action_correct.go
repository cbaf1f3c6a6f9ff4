package raccoonheist

import "tablemate/rules"

// Correct says what the table really shows.
type Correct struct{ rules.Correction }

// popperHolder is the path of who has the popper.
const popperHolder = "/popper/holder"

// Correctables lists what people may correct. Who chose before whom decides about
// the popper (RH-AMB-09).
var Correctables = []rules.Correctable[State]{
	{Name: "here", Path: "/groups/seat=*/reserve", Of: NounSeat, High: MaxCount},
	{Name: "yard", Path: "/groups/seat=*/backyard", Of: NounSeat, High: MaxCount},
	{Name: "food", Path: "/groups/seat=*/food", Of: NounSeat, High: MaxCount},
	{Name: "card", Path: "/groups/seat=*/raid/left", Of: NounSeat, High: MaxCount},
	{Name: "trap", Path: "/round/trap", Kind: NounPlace, Off: true},
	{Name: "dog", Path: "/round/dog", Kind: NounPlace, Off: true},
	{Name: "last", Path: "/round/last_trap", Kind: NounPlace, Off: true},
	{Name: "popper", Path: popperHolder, Kind: NounSeat, Off: true},
	{Name: "row", Path: "/row", Kind: NounPlace, Many: true},
	{Name: "order", Path: "/round/choices", Kind: NounSeat, Many: true, When: func(s *State) bool { return len(s.Round.Choices) > 1 }},
	{Name: "round", Path: "/round/number", Low: 1, High: MaxCount, When: func(s *State) bool { return s.Round.Step == DogStep }},
	{Name: "house"},
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}
