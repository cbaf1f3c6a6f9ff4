package micemystics

import (
	"cmp"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Decided returns the action that the rules choose for a minion. If the rules allow several
// different actions, people choose one.
func (Flow) Decided(t *talk.UI, s game.State, d rules.Decision[game.Action]) (game.Action, error) {
	return prompter{phrases{t}, s}.breakTie(d)
}

func (a prompter) breakTie(d rules.Decision[game.Action]) (game.Action, error) {
	d.Open = a.distinctMoves(d.Open)
	if len(d.Open) < 2 {
		return d.Action, nil
	}
	if first, stops := a.stopsOnTheWay(d.Open); stops {
		return a.askStopInView(first, d.Open)
	}
	q := desk.Question{
		Text: a.say("decided."+d.Open[0].Kind(), tables.Args{"figure": a.actorName(d.Open[0]), "ties": len(d.Open)}),
	}
	options := talk.Options(d.Open, func(_ int, o game.Action) desk.Option { return a.tieOption(o) })
	dropSharedKeys(options)
	for i, o := range d.Open {
		if reflect.DeepEqual(o, d.Action) {
			q.Default = options[i].Keys[0]
		}
	}
	i, err := a.Desk.Choose(q, options)
	if err != nil {
		return nil, err
	}
	return d.Open[i], nil
}

func (a prompter) distinctMoves(open []game.Action) []game.Action {
	var out []game.Action
	for _, did := range open {
		if !slices.ContainsFunc(out, func(other game.Action) bool { return a.sameMove(did, other) }) {
			out = append(out, did)
		}
	}
	return out
}

// sameMove reports whether two walks of a figure end on the same space. Walks of Brodie must also
// pass the same figures, because he affects them (MM-CAT-14).
func (a prompter) sameMove(one, other game.Action) bool {
	switch x := one.(type) {
	case game.March:
		y, _ := other.(game.March)
		return sameEnd(x.Path, y.Path)
	case game.Chase:
		y, _ := other.(game.Chase)
		return sameEnd(x.Path, y.Path) && slices.Equal(a.figuresPassed(x.Path), a.figuresPassed(y.Path))
	}
	return false
}

func sameEnd(one, other []parts.SpaceID) bool {
	return len(one) > 0 && len(other) > 0 && one[len(one)-1] == other[len(other)-1]
}

func (a prompter) figuresPassed(path []parts.SpaceID) []game.Name {
	var out []game.Name
	for _, id := range path {
		out = append(out, a.state.FiguresOn(game.Spot{Room: a.roomInPlay(), Space: id})...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// For a new minion, actorName returns the name of its type. If the action decides which figure acts
// next, it returns the name of the initiative card.
func (a prompter) actorName(did game.Action) string {
	switch did := did.(type) {
	case game.Spawn:
		return a.withThe(did.Minion, a.minionType(did.Minion))
	case game.Activate:
		return a.initiative(a.state.Turn.Card)
	}
	return a.figure(cmp.Or(game.By(did), a.state.Turn.Acting))
}

func (a prompter) tieOption(did game.Action) desk.Option {
	switch did := did.(type) {
	case game.Spawn:
		return a.spaceOption(did.Space)
	case game.Leap:
		return a.spaceOption(did.To)
	case game.Activate:
		return a.figureOption(did.Figure)
	case game.March:
		return a.marchOption(did)
	case game.Strike:
		if did.Target != game.NoFigure {
			return a.figureOption(did.Target)
		}
		return a.spaceOption(did.Space)
	case game.Chase:
		if len(did.Path) > 0 {
			return desk.Option{Keys: []string{hyphenated(pathText(did.Path))}, Label: pathText(did.Path)}
		}
		who := a.figures(append(slices.Clone(did.Reached), did.Toward))
		return desk.Option{Keys: []string{hyphenated(who)}, Label: who}
	}
	return desk.Option{Keys: a.Own("hold", "стоит"), Label: a.say("decided.stay")}
}

// A space without a name gets a number.
func (a prompter) spaceOption(id parts.SpaceID) desk.Option {
	at := game.Spot{Room: a.roomInPlay(), Space: id}
	key, named := strings.TrimPrefix(string(id), "?"), "decided.nameless"
	if i := slices.Index(a.state.Wait().Spawns, id); i >= 0 {
		key, named = strconv.Itoa(i+1), "decided.spawn-space"
	}
	space := a.say(named, tables.Args{"number": key})
	if nameOnMap(at) != "" {
		key, space = string(id), string(id)
	}
	label := a.say("decided.space", tables.Args{"space": space, "who": a.whoStands(at)})
	return desk.Option{Keys: []string{key}, Label: label}
}

func (a prompter) whoStands(at game.Spot) string { return a.figures(a.state.FiguresOn(at)) }

func (a prompter) figureOption(f game.Name) desk.Option {
	return desk.Option{Keys: a.keysOf([]game.Name{f})[0], Label: a.described(f)}
}

func (a prompter) marchOption(did game.March) desk.Option {
	switch {
	case len(did.Path) > 0:
		goal, path := did.Path[len(did.Path)-1], pathText(did.Path)
		return desk.Option{Keys: []string{string(goal), hyphenated(path)}, Label: path}
	case did.Toward != game.NoFigure:
		o := a.figureOption(did.Toward)
		o.Label = a.say("decided.toward", tables.Args{"figure": a.figure(did.Toward), "steps": did.Steps})
		return o
	case did.Steps > 0:
		return desk.Option{Keys: a.Letters(itemLettersOf[parts.Grape]),
			Label: a.say("decided.toward-grape", tables.Args{"steps": did.Steps})}
	}
	return desk.Option{Keys: a.Own("stay", "стоит"), Label: a.say("decided.stay")}
}

// dropSharedKeys removes every key that several options have. If an option has no key left, its
// label becomes its key.
func dropSharedKeys(options []desk.Option) {
	times := map[string]int{}
	for _, o := range options {
		for _, key := range o.Keys {
			times[key]++
		}
	}
	for i := range options {
		shared := func(key string) bool { return times[key] > 1 }
		options[i].Keys = slices.DeleteFunc(slices.Clone(options[i].Keys), shared)
		if len(options[i].Keys) == 0 {
			options[i].Keys = []string{hyphenated(options[i].Label)}
		}
	}
}

// stopsOnTheWay returns true if the tile is unmapped and all walks go toward the same figure.
// People then choose only the number of steps, and the first result is the longest walk.
func (a prompter) stopsOnTheWay(open []game.Action) (game.March, bool) {
	first, _ := open[0].(game.March)
	elsewhere := func(did game.Action) bool {
		march, _ := did.(game.March)
		return march.Toward != first.Toward
	}
	return first, first.Toward != game.NoFigure && !slices.ContainsFunc(open, elsewhere)
}

// A ranged minion stops where it first sees a mouse (MM-MMOV-08). The longest walk is the default.
func (a prompter) askStopInView(first game.March, open []game.Action) (game.Action, error) {
	said := tables.Args{"figure": a.actorName(first), "goal": a.figure(first.Toward), "count": first.Steps}
	q := desk.Question{
		Text:    a.say("decided.stop", said),
		Help:    a.say("decided.stop-help", said),
		Default: strconv.Itoa(first.Steps),
	}
	return talk.ChooseOne(a.UI, q, open, func(_ int, did game.Action) desk.Option {
		n := did.(game.March).Steps
		return desk.Option{Keys: []string{strconv.Itoa(n)}, Label: a.say("n.steps", tables.Args{"count": n})}
	})
}
