package infiltrators

import (
	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// Correct says what the table really shows.
type Correct struct{ rules.Correction }

// Correctables lists what people may correct.
var Correctables = []rules.Correctable[State]{
	{Name: "hand", Path: "/agents/seat=*/hand", Of: NounSeat, High: MaxCount},
	{Name: "holds", Path: "/agents/seat=*/suspect", Of: NounSeat, Kind: rules.YesNo},
	{Name: "missed", Path: "/agents/seat=*/missed", Of: NounSeat, Kind: NounCard, Many: true},
	{Name: "known", Path: "/agents/seat=*/known", Of: NounSeat, Kind: NounCard, Many: true},
	{Name: "hint"},
	{Name: "suspects", Path: "/suspects_deck", High: MaxCount},
	{Name: "hq", Path: "/hq", High: MaxCount},
	{Name: "up", Path: "/discard_up", Kind: NounCard, Many: true},
	{Name: "down", Path: "/discard_down", High: MaxCount},
	{Name: "bullets", Path: "/bullets", High: parts.Bullets},
	{Name: "turn", Path: "/turn/seat", Kind: NounSeat},
	{Name: "time", Path: "/elapsed", High: MaxSeconds, When: func(s *State) bool { return s.Mission.Minutes > 0 }},
	{Name: "house"},
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}
