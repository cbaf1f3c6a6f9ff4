package chezguevara

import "tablemate/rules"

// Correct says what the table really shows.
type Correct struct{ rules.Correction }

// Correctables lists what people may correct.
var Correctables = []rules.Correctable[State]{
	{Name: "rank", Path: "/players/seat=*/rank", Of: NounSeat, Kind: NounRank},
	{Name: "hand", Path: "/players/seat=*/hand", Of: NounSeat, High: MaxCount},
	{Name: "tent", Path: "/players/seat=*/tent", Of: NounSeat, Kind: NounCard, Many: true, Field: "card"},
	{Name: "tokens", Path: "/players/seat=*/tokens", Of: NounSeat, High: MaxCount},
	{Name: "wounds", Path: "/players/seat=*/wounds", Of: NounSeat, High: MaxCount},
	{Name: "middle", Path: "/middle", Kind: NounRank, Many: true},
	{Name: "deck", Path: "/deck", High: MaxCount},
	{Name: "discard", Path: "/discard", High: MaxCount},
	{Name: "turn", Path: "/turn/seat", Kind: NounSeat},
	{Name: "spent", Path: "/turn/spent", High: MaxCount},
	{Name: "used", Path: "/turn/used", High: MaxCount},
	{Name: "house"},
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}
