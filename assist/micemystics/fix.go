package micemystics

import (
	"slices"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// Fix asks what the table really shows. What and how much may stand on one
// line: "tilda wounds 2", "rat-b at 5", "wheel 3", "page 4".
func (Flow) Fix(t *session.Talk, s game.State) (game.Action, error) {
	f := fixing{asking{talk{t}, s}}
	offers := f.figuresToFix()
	add := func(id, english, russian string, take func() (game.Action, error)) {
		o := desk.Option{Keys: f.Own(english, russian), Label: f.say("fix."+id, f.now())}
		offers = append(offers, offer{Option: o, Take: take})
	}
	add("new", "new", "новый", f.newcomer)
	add("cat", "brodie", "мышегуб", f.cat)
	add("track", "track", "очередь", f.track)
	add("points", "points", "очки", f.number(func(c *game.Correct, n *int) { c.Points = n }))
	add("wheel", "wheel", "круг", f.number(func(c *game.Correct, n *int) { c.Wheel = n }))
	add("page", "page", "страница", f.number(func(c *game.Correct, n *int) { c.Hourglass = n }))
	add("end", "end-page", "конец", f.number(func(c *game.Correct, n *int) { c.End = n }))
	add("round", "round", "раунд", f.number(func(c *game.Correct, n *int) { c.Round = n }))
	add("stash", "stash", "тайник", f.stash)
	add("greedy", "greedy", "прожорливые", f.greedy)
	if s.Tokens.On {
		add("held", "tokens", "достижения", f.held)
	}
	if len(s.Rooms) > 1 {
		add("up", "up", "сторона", f.up)
	}
	add("forget", "forget", "забыть", just(game.Correct{Forget: true}))
	add("house", "house", "правила", f.house)
	if s.Result != nil {
		add("go-on", "go", "играем", just(game.Correct{GoOn: true}))
	}
	return session.Menu(f.Talk, desk.Question{Text: f.say("fix.which")}, offers)
}

type fixing struct{ asking }

// now is what the record says, so that people see what differs.
func (f fixing) now() tables.Args {
	s := f.state
	cat := f.say("place.off")
	if s.Cat != nil {
		cat = f.place(*s.Cat)
	}
	order := make([]string, len(s.Track))
	for i := range s.Track {
		order[i] = f.initiative(s.Track[i].ID)
	}
	stash := make([]string, len(s.Stash))
	for i, item := range s.Stash {
		stash[i] = f.say("item." + string(item))
	}
	return tables.Args{
		"cat": cat, "track": joined(order), "points": s.Turn.Points, "wheel": s.Wheel, "page": s.Hourglass, "end": s.End,
		"round": s.Round, "stash": joined(stash), "greedy": s.Greedy, "room": f.room(f.here()),
	}
}

// figuresToFix offers every mouse and every minion by its whole name.
func (f fixing) figuresToFix() []offer {
	var offers []offer
	for i := range f.state.Mice {
		m := &f.state.Mice[i]
		o := desk.Option{Keys: f.wholeKeys(m.Name()), Label: f.say("fix.mouse", f.mouseNow(m))}
		offers = append(offers, offer{Option: o, Take: func() (game.Action, error) { return f.fixMouse(m) }})
	}
	for i := range f.state.Minions {
		m := &f.state.Minions[i]
		o := desk.Option{Keys: f.wholeKeys(m.Name), Label: f.say("fix.minion", f.minionNow(m))}
		offers = append(offers, offer{Option: o, Take: func() (game.Action, error) { return f.fixMinion(m) }})
	}
	return offers
}

// wholeKeys are the names of a figure in both alphabets, each once.
func (f fixing) wholeKeys(name game.Name) []string {
	var keys []string
	kind, n := numbered(name)
	all := f.wholeNames(name)
	if f.mouse(name) == nil {
		for _, letter := range f.bothLetters(n) {
			all = append(all, glued(f.minionType(kind))+"-"+letter)
		}
	}
	for _, key := range all {
		if key != "" && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// number asks how many there really are.
func (f fixing) number(put func(*game.Correct, *int)) func() (game.Action, error) {
	return func() (game.Action, error) {
		n, err := f.Desk.Number(desk.Question{Text: f.say("fix.number")}, 0, most)
		var c game.Correct
		put(&c, &n)
		return c, err
	}
}

// newcomer asks for a minion on the board that the record does not know.
func (f fixing) newcomer() (game.Action, error) {
	if len(f.state.Types) == 0 {
		f.Desk.Say(f.say("fix.no-types"))
		return nil, desk.ErrBack
	}
	options := make([]desk.Option, len(f.state.Types))
	for i, t := range f.state.Types {
		options[i] = desk.Option{Keys: append([]string{}, namesOf(t.Name, t.ID)...), Label: f.minionType(t.ID)}
	}
	var now game.MinionNow
	err := session.Steps(
		func() error {
			i, err := f.Desk.Choose(desk.Question{Text: f.say("fix.new-which")}, options)
			now.Type = f.state.Types[i].ID
			now.Minion = f.nextOf(now.Type)
			return err
		},
		func() error {
			at, err := f.spot(f.say("fix.where"))
			now.At = &at
			return err
		},
	)
	return game.Correct{Minions: []game.MinionNow{now}}, err
}

// spot asks where a figure really stands.
func (f fixing) spot(text string) (game.Spot, error) {
	room, err := f.whichRoom(f.here())
	if err != nil && err != session.ErrUnasked {
		return game.Nowhere, err
	}
	if room == "" {
		room = f.here()
	}
	place, err := f.placeIn(room, text, f.inRoom(room))
	switch {
	case err != nil:
		return game.Nowhere, err
	case place.With != game.NoFigure:
		return f.state.At(place.With), nil
	case place.Space == "":
		return game.Spot{Room: room, Space: f.nameless(room, 1)[0]}, nil
	}
	return game.Spot{Room: room, Space: place.Space}, nil
}
