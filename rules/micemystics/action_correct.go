package micemystics

import "tablemate/rules"

// typeOfFoe is the type of a minion: a minion gets one when it joins the board.
var typeOfFoe = rules.Correctable[State]{Name: "type", Path: OneFoe + "/type", Of: NounFoe, Kind: NounMinion, When: neverAsked}

// Correctables are what a table may show otherwise than its record. The
// conditions of a mouse are asked for at once.
var Correctables = []rules.Correctable[State]{
	{Name: "at", Path: OneMouse + "/at", Of: NounMouse, Kind: NounSpot},
	{Name: "wounds", Path: OneMouse + "/wounds", Of: NounMouse, High: maxCount},
	{Name: "poison", Path: OneMouse + "/poison", Of: NounMouse, High: maxCount},
	{Name: "cheese", Path: OneMouse + "/cheese", Of: NounMouse, High: maxCount},
	{Name: "stunned", Path: OneMouse + "/stunned", Of: NounMouse, Kind: rules.YesNo},
	{Name: "webbed", Path: OneMouse + "/webbed", Of: NounMouse, Kind: rules.YesNo, When: neverAsked},
	{Name: "charmed", Path: OneMouse + "/charmed", Of: NounMouse, Kind: rules.YesNo, When: neverAsked},
	{Name: "down", Path: OneMouse + "/down", Of: NounMouse, Kind: rules.YesNo, When: neverAsked},
	{Name: "worn", Path: OneMouse + "/equipped", Of: NounMouse, Kind: NounCard, Many: true},
	{Name: "pack", Path: OneMouse + "/pack", Of: NounMouse, Kind: NounCard, Many: true},
	{Name: "tricks", Path: OneMouse + "/tricks", Of: NounMouse, Kind: NounCard, Many: true},
	{Name: "abilities", Path: OneMouse + "/abilities", Of: NounMouse, Kind: NounCard, Many: true},
	{Name: "captured", Path: OneMouse + "/captured", Of: NounMouse, Kind: rules.YesNo},

	{Name: "stands", Path: OneFoe + "/at", Of: NounFoe, Kind: NounSpot},
	{Name: "hurt", Path: OneFoe + "/wounds", Of: NounFoe, High: maxCount},
	{Name: "lies", Path: OneFoe + "/down", Of: NounFoe, Kind: rules.YesNo},
	typeOfFoe,
	{Name: "gone", Path: OneFoe, Of: NounFoe, Clear: true},

	{Name: "new"},
	{Name: "cat", Path: CatPath, Kind: NounSpot, Off: true},
	{Name: "track", Path: TrackPath, Kind: NounInitiative, Many: true, Field: "id"},
	{Name: "points", Path: "/turn/points", High: maxCount},
	{Name: "wheel", Path: "/wheel", High: maxCount},
	{Name: "page", Path: hourglassPath, High: maxCount},
	{Name: "end", Path: endPath, High: maxCount},
	{Name: "round", Path: "/round", High: maxCount},
	{Name: "stash", Path: StashPath, Kind: NounItem, Many: true},
	{Name: "laid", Path: "/laid", Kind: NounItem, Many: true, Field: "item", When: neverAsked},
	{Name: "greedy", Path: "/greedy", Kind: rules.YesNo},
	{Name: "held", Path: OneToken + "/mouse", Of: NounToken, Kind: NounFigure, Off: true, When: func(s *State) bool { return s.Tokens.On }},
	{Name: "tokens", Path: "/tokens/held", Kind: NounToken, Many: true, Field: "token", When: neverAsked},
	{Name: "up", Path: OneBeneath, Of: NounRoom, Clear: true, When: func(s *State) bool { return len(s.Rooms) > 1 }},
	{Name: "forget", Path: "/rooms/*/facts", Clear: true},
	{Name: "house"},
	{Name: "go-on", Path: resultPath, Clear: true, When: func(s *State) bool { return s.Result != nil }},
}

const maxCount = 99 // of what people count

func neverAsked(*State) bool { return false }

// Correct says what the table really shows, where that differs from the state.
type Correct struct{ rules.Correction }

// Paths to what may be corrected; a star stands for an id.
const (
	OneMouse      = "/mice/hero.id=*"
	OneFoe        = "/minions/name=*"
	OneToken      = "/tokens/held/token=*"
	OneBeneath    = "/rooms/id=*/beneath"
	CatPath       = "/cat"
	TrackPath     = "/track"
	StashPath     = "/stash"
	hourglassPath = "/hourglass"
	endPath       = "/end"
	resultPath    = "/result"
)

// Path returns one of the paths for the id that its star stands for.
func Path(path, id string) string {
	return rules.Correctable[State]{Path: path}.For(rules.Noun{ID: id})
}

// Cards are initiative cards by their ids, as a correction tells them.
func Cards(ids []string) []Card {
	out := make([]Card, len(ids))
	for i, id := range ids {
		out[i].ID = id
	}
	return out
}
