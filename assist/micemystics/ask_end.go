package micemystics

import (
	"slices"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// askEnd ends a mouse's turn. Where it ends in water that no map shows, it asks whether a
// current carries the mouse on (MM-WATER-05); Enter is none.
func (c mouseMenu) askEnd() (game.Action, error) {
	did := game.EndTurn{Mouse: c.mouse.Name()}
	if !c.inUnmappedWater() {
		return did, nil
	}
	return talk.OnTopic(c.UI, topics["current"], func() (game.Action, error) {
		to, err := c.askCurrent()
		did.Drift = &to
		return did, err
	})()
}

// inUnmappedWater reports whether the mouse stands in water that no map shows.
func (c mouseMenu) inUnmappedWater() bool {
	r := c.roomOf(c.mouse.At.Room)
	if r == nil || r.Mapped() {
		return false
	}
	for i := range r.Places {
		if r.Places[i].ID == c.mouse.At.Space {
			return r.Places[i].Water
		}
	}
	return false
}

// askCurrent asks where a current leads from the mouse's space: nowhere, to a space where
// nobody stands, in the water or out of it, off the tile, or to somebody.
func (c mouseMenu) askCurrent() (game.Place, error) {
	places := []game.Place{{Space: c.mouse.At.Space}, {Water: true}, {}, {Space: parts.Off}}
	options := []desk.Option{
		{Keys: c.Own("none", "нет"), Label: c.say("current.none")},
		{Keys: c.Own("water", "вода"), Label: c.say("current.water")},
		{Keys: c.Own("ashore", "берег"), Label: c.say("current.dry")},
		{Keys: c.Own("off", "край"), Label: c.say("current.off")},
	}
	for _, f := range c.others(c.mouse.Name()) {
		at := c.state.At(f)
		there := slices.DeleteFunc(c.onBoard(), func(o game.Name) bool { return c.state.At(o) != at })
		if at != c.mouse.At && there[0] == f {
			options = append(options, desk.Option{Keys: slices.Concat(c.keysOf(there)...), Label: c.place(at)})
			places = append(places, game.Place{With: f})
		}
	}
	q := desk.Question{Text: c.say("current.text", c.turnArgs()), Default: options[0].Keys[0]}
	i, err := c.Desk.Choose(q, options)
	return places[i], err
}
