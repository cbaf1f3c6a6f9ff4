package micemystics

import (
	"slices"
	"strings"

	"tablemate/rules"
)

// typeOfFoe lets a correction add a minion and set the type of this minion.
var typeOfFoe = rules.Correctable[State]{
	Name: "type",
	Path: OneFoe + "/type",
	Of:   NounFoe,
	Kind: NounMinion,
	When: neverAsked,
}

// Correctables lists the values that people may correct. The app asks about all conditions of a
// mouse at once, under the entry "stunned".
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
	{
		Name: "held",
		Path: OneToken + "/mouse",
		Of:   NounToken,
		Kind: NounFigure,
		Off:  true,
		When: func(s *State) bool { return s.Tokens.On },
	},
	{Name: "tokens", Path: "/tokens/held", Kind: NounToken, Many: true, Field: "token", When: neverAsked},
	{Name: "up", Path: OneBeneath, Of: NounRoom, Clear: true, When: func(s *State) bool { return len(s.Rooms) > 1 }},
	{Name: "forget", Path: "/rooms/*/facts", Clear: true},
	{Name: "house"},
	{Name: "player", Path: OneMouse + "/player", Of: NounMouse, Kind: rules.PlayerName},
	{Name: "go-on", Path: resultPath, Clear: true, When: func(s *State) bool { return s.Result != nil }},
}

const maxCount = 99 // the largest number that people may enter

func neverAsked(*State) bool { return false }

// Correct replaces recorded values by the values on the real table.
type Correct struct{ rules.Correction }

// Paths to the values that may be corrected. The * in a path is a placeholder for an id.
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

// Path returns one of the paths above, with the id instead of the *.
func Path(path, id string) string {
	return rules.Correctable[State]{Path: path}.For(rules.Noun{ID: id})
}

// Cards returns initiative cards that have only ids. A correction of the track contains such cards.
func Cards(ids []string) []Card {
	out := make([]Card, len(ids))
	for i, id := range ids {
		out[i].ID = id
	}
	return out
}

// If a correction removes the last figure of a type, the cards of this type leave the track
// (MM-INIT-06). If the correction also sets the track, no cards leave it automatically. If a
// correction puts the hourglass at the end token, the chapter ends (MM-WIN-02). An impossible
// correction changes nothing.
func (r *resolver) applyCorrect(a Correct) {
	after, err := corrected(r.State, a.Correction)
	if err != nil {
		return
	}
	had := r.Cast()
	r.State = after
	r.note("corrected", "", nil)
	has := r.Cast()
	for _, card := range slices.Clone(r.Track) {
		if !a.Names(TrackPath) && slices.Contains(had, card.Of) && !slices.Contains(has, card.Of) {
			r.removeCard(card.ID, "MM-INIT-06")
		}
	}
	if (a.Names(hourglassPath) || a.Names(endPath)) && !a.Names(resultPath) {
		r.endIfOutOfTime()
	}
}

// corrected returns the state after a correction, or an error for a value that cannot be corrected.
func corrected(s State, c rules.Correction) (State, error) {
	before, err := s.withNewMinions(c)
	if err != nil {
		return s, err
	}
	after, err := rules.Corrected(before, c.Changes)
	if err != nil {
		return s, err
	}
	after = after.clone()
	after.afterMoves(&s)
	if c.Names(TrackPath) {
		after.relayTrack(s.Track)
	}
	for i := range s.Rooms {
		if now := after.Room(s.Rooms[i].ID); s.Rooms[i].Beneath && now != nil && !now.Beneath {
			after.turnUp(now.ID)
		}
	}
	after.Waits = slices.DeleteFunc(slices.Clone(after.Waits), after.stale)
	return after, nil
}

// withNewMinions adds the minions that a correction mentions and that do not exist yet. It returns
// an error for an unknown figure, room or value.
func (s *State) withNewMinions(c rules.Correction) (State, error) {
	out := s.clone()
	for _, change := range c.Changes {
		if who, _, ok := typeOfFoe.Match(change); ok && who.ID != "" && out.Minion(Name(who.ID)) == nil {
			out.Minions = append(out.Minions, Minion{Name: Name(who.ID)})
		}
	}
	for _, change := range c.Changes {
		who, ok := correctedPlace(change)
		switch id := Name(who.ID); {
		case !ok:
			return out, rules.ErrNoPlace
		case who.Kind == NounMouse && out.Mouse(id) == nil, who.Kind == NounFoe && out.Minion(id) == nil:
			return out, broken("MM-CARD-01", "absent", rules.Args{"figure": id.Noun()})
		case who.Kind == NounRoom && out.Room(who.ID) == nil:
			return out, broken("MM-GEN-03", "spot", rules.Args{"room": who})
		}
	}
	return out, nil
}

// correctedPlace returns the owner of the value that a change corrects. If people may not correct
// this value, `ok` is false. A change may also replace the owner as a whole, such as the minion
// with the path /minions/name=rat_1.
func correctedPlace(change rules.Change) (who rules.Noun, ok bool) {
	last := change.Path[strings.LastIndex(change.Path, "/")+1:]
	for _, place := range Correctables {
		who, _, ok := place.Match(change)
		if ok && (strings.Contains(last, "=") || strings.Count(change.Path, "/") == strings.Count(place.Path, "/")) {
			return who, true
		}
	}
	return who, false
}

// If a correction takes a mouse off the board, the mouse becomes captured. If a correction makes a
// mouse captured, the mouse leaves the board. If nobody is left on a place with a generated name,
// the state forgets this place.
func (s *State) afterMoves(before *State) {
	for i := range s.Mice {
		switch m := &s.Mice[i]; {
		case m.At != before.At(m.Name()):
			m.Captured = m.At == Nowhere
		case m.Captured:
			m.At = Nowhere
		}
	}
	if s.Cat != nil && *s.Cat == Nowhere {
		s.Cat = nil
	}
	for _, name := range s.allFigures() {
		if at := s.At(name); at != before.At(name) {
			s.notePlace(at)
		}
	}
	for _, name := range before.allFigures() {
		from, at := before.At(name), s.At(name)
		if from == at {
			continue
		}
		if at == Nowhere && s.Mouse(name) == nil {
			s.removeFigure(name)
		}
		s.forgetPlace(from)
	}
}

// relayTrack lays the corrected track. Cards that were on the old track keep their wounds.
func (s *State) relayTrack(lay []Card) {
	told := s.Track
	s.Track = lay
	var track []Card
	for _, card := range told {
		track = append(track, s.cardFor(card.ID))
	}
	s.setTrack(track)
	s.Waits = slices.DeleteFunc(slices.Clone(s.Waits), func(w Wait) bool { return w.For == ForOrder })
}
