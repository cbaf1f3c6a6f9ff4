package session

import (
	"cmp"
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// The type `seat` has the label of a seat, the name of the seat's player, and the path of this name
// in the state.
type seat struct{ called, path, name string }

func (f fixPrompter[S, A]) seats() []seat {
	var out []seat
	for _, p := range f.Places {
		if p.Kind != rules.PlayerName || f.hidden(p) {
			continue
		}
		if p.Of == "" {
			name, _ := rules.At(f.tree, p.Path).(string)
			called := f.Voice.Call(f.UI, f.State, p.Seat.Noun())[""]
			if name != called {
				called += " (" + cmp.Or(name, "?") + ")"
			}
			out = append(out, seat{called, p.Path, name})
		}
		for _, c := range f.Nouns[p.Of] {
			path := p.For(c.Noun)
			name, _ := rules.At(f.tree, path).(string)
			called := c.Name
			if name != called && name != "" {
				called += ": " + name
			}
			out = append(out, seat{called, path, name})
		}
	}
	return out
}

func (f fixPrompter[S, A]) players() []talk.Offer[A] {
	all := f.seats()
	if len(all) == 0 {
		return nil
	}
	called := seatsCalled(all)
	label := f.UI.Words.Say("fix.players", tables.Args{"seats": called})
	o := desk.Option{Keys: f.Own("players", "игроки"), Label: label}
	return []talk.Offer[A]{{Option: o, Take: func() (A, error) {
		q := desk.Question{
			Text: f.UI.Words.Say("fix.players-ask", tables.Args{"seats": called, "shared": f.Dealt == ""}),
			Rest: true, Example: exampleNames(f.UI, all),
		}
		read := func(typed string) ([]rules.Change, error) { return f.readPlayers(typed, all) }
		changes, err := talk.Named(f.UI, q, read)
		if err == nil {
			err = f.confirmLeaving(changes, all)
		}
		return f.Made(rules.Correction{Changes: changes}), err
	}}}
}

// seatsCalled joins the labels of all seats with commas. If a label contains a colon, it joins the
// labels with dots instead.
func seatsCalled(all []seat) string {
	between := ", "
	if slices.ContainsFunc(all, func(s seat) bool { return strings.Contains(s.called, ": ") }) {
		between = " · "
	}
	return strings.Join(tables.Each(all, func(s seat) string { return s.called }), between)
}

// confirmLeaving asks for confirmation before a person loses all seats. If people say no, it
// returns desk.ErrBack. If Dealt is set, it does not ask.
func (f fixPrompter[S, A]) confirmLeaving(changes []rules.Change, all []seat) error {
	next, err := rules.Corrected(f.State, changes)
	if err != nil || f.Dealt != "" {
		return err
	}
	now, err := rules.Tree(next)
	if err != nil {
		return err
	}
	var stay, leave []string
	for _, s := range all {
		name, _ := rules.At(now, s.path).(string)
		stay = append(stay, name)
	}
	for _, s := range all {
		if s.name != "" && !slices.Contains(stay, s.name) && !slices.Contains(leave, s.name) {
			leave = append(leave, s.name)
		}
	}
	if len(leave) == 0 {
		return nil
	}
	last := len(leave) - 1
	said := tables.Args{"names": strings.Join(leave[:last], ", "), "last": leave[last]}
	sure, err := f.Desk.Confirm(desk.Question{Text: f.UI.Words.Say("fix.players-leave", said)})
	if err == nil && !sure {
		return desk.ErrBack
	}
	return err
}

// exampleNames returns names for the example of an answer. The first name differs from the name of
// the player at the first seat.
func exampleNames(t *talk.UI, all []seat) string {
	some := strings.Fields(t.Words.Say("fix.players-example"))
	if some[0] == all[0].name {
		slices.Reverse(some)
	}
	return strings.Join(some[:min(len(all), len(some))], ", ")
}

// readPlayers parses a name for each seat. If Dealt is "", people may type fewer names, which then
// repeat: for four seats, "Ann, Bob" means Ann, Bob, Ann and Bob.
func (f fixPrompter[S, A]) readPlayers(typed string, all []seat) ([]rules.Change, error) {
	names, err := talk.EachName(typed)
	if err != nil {
		return nil, err
	}
	if err := talk.CheckNames(names, f.Dealt == ""); err != nil {
		return nil, err
	}
	if len(names) == 0 || len(names) > len(all) || f.Dealt != "" && len(names) != len(all) {
		args := tables.Args{"count": len(all), "rule": string(f.Dealt)}
		return nil, &talk.Unread{ID: "fix.players-count", Args: args}
	}
	var changes []rules.Change
	for i, s := range all {
		if name := tables.Plain(names[i%len(names)], tables.MaxName); name != s.name {
			changes = append(changes, rules.To(s.path, name))
		}
	}
	if len(changes) == 0 {
		return nil, &talk.Unread{ID: "fix.players-same"}
	}
	return changes, nil
}
