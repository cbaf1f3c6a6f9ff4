package micemystics

import (
	"encoding/json"
	"slices"
	"strings"

	"tablemate/rules"
)

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

// UnmarshalJSON reads what was recorded with fields as well; its conditions were
// those that a mouse has, and its track was ids.
func (c *Correct) UnmarshalJSON(text []byte) error {
	if err := c.Read(text, older); err != nil {
		return err
	}
	var all []rules.Change
	for _, change := range c.Changes {
		mouse, isHas := strings.CutSuffix(change.Path, "/has")
		var words []string
		switch listed := json.Unmarshal(change.Value, &words) == nil; {
		case listed && isHas:
			for _, condition := range Conditions[1:] {
				all = append(all, rules.To(mouse+"/"+string(condition), slices.Contains(words, string(condition))))
			}
		case listed && change.Path == TrackPath:
			all = append(all, rules.To(TrackPath, Cards(words)))
		default:
			all = append(all, change)
		}
	}
	c.Changes = all
	return nil
}

var older = rules.Older{
	{"mice", "mouse"}, {"mice/at", OneMouse + "/at"}, {"mice/wounds", OneMouse + "/wounds"}, {"mice/poison", OneMouse + "/poison"},
	{"mice/cheese", OneMouse + "/cheese"}, {"mice/equipped", OneMouse + "/equipped"}, {"mice/pack", OneMouse + "/pack"}, {"mice/tricks", OneMouse + "/tricks"},
	{"mice/abilities", OneMouse + "/abilities"}, {"mice/has", OneMouse + "/has"}, {"mice/captured", OneMouse + "/captured"},
	{"minions", "minion"}, {"minions/type", OneFoe + "/type"}, {"minions/at", OneFoe + "/at"}, {"minions/wounds", OneFoe + "/wounds"},
	{"minions/down", OneFoe + "/down"}, {"minions/gone", "-" + OneFoe},
	{"cat", CatPath}, {"track", TrackPath}, {"round", "/round"}, {"points", "/turn/points"}, {"wheel", "/wheel"}, {"hourglass", hourglassPath}, {"end", endPath},
	{"stash", StashPath}, {"laid", "/laid"}, {"held", "/tokens/held"}, {"greedy", "/greedy"}, {"up", "-" + OneBeneath}, {"forget", "-/rooms/*/facts"}, {"go_on", "-" + resultPath},
}

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
